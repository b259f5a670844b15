//! The random play offered to other tests loses no card and comes to collecting and to wins in
//! every game; and the counts of move paths are those written down.

use std::collections::BTreeMap;

use crate::both::assert_file;
use crate::naive::{
    Card, Collecting, Dice, GAME_IDS, Layout, Outcome, Table, game, lay_out, perft, pysol_deal,
    random_play, ripe,
};

/// Everything random play met in one game.
#[derive(Default, Debug)]
struct Met {
    positions: usize,
    collected: usize,
    won: usize,
    stuck: usize,
}

fn all_cards(table: &Table) -> Vec<Card> {
    let columns = table.columns.iter().flatten().map(|&(card, _)| card);
    let piles = table
        .foundations
        .iter()
        .chain(&table.collected)
        .flatten()
        .copied();
    let rest = table
        .stock
        .iter()
        .copied()
        .chain(table.reserves.iter().flatten().copied());
    let mut cards: Vec<Card> = columns.chain(piles).chain(rest).collect();
    cards.sort();
    cards
}

fn play_and_look(start: Table, dice: &mut Dice, met: &mut Met) {
    let mut pack = start.game.pack();
    pack.sort();
    let before = start.collected.len() + start.foundations.iter().map(Vec::len).sum::<usize>();
    let end = random_play(start, dice, 60, |table, _| {
        met.positions += 1;
        assert_eq!(
            all_cards(table),
            pack,
            "no card is lost in {}",
            table.game.id
        );
        assert!(
            table
                .columns
                .iter()
                .all(|column| column.last().is_none_or(|end| end.1)),
            "every column ends open"
        );
    });
    let after = end.collected.len() + end.foundations.iter().map(Vec::len).sum::<usize>();
    met.collected += after - before;
    match end.outcome() {
        Outcome::Won => met.won += 1,
        Outcome::StuckNothingLegal | Outcome::StuckTooFewCards => met.stuck += 1,
        Outcome::Open => {}
    }
}

#[test]
fn random_play_keeps_all_cards_and_reaches_collecting_and_wins_in_every_game() {
    let mut met: BTreeMap<&str, Met> = BTreeMap::new();
    let mut dice = Dice::new(1);
    for id in GAME_IDS {
        let game = game(id);
        let met = met.entry(id).or_default();
        for _ in 0..40 {
            let dealt = lay_out(game, &dice.shuffled(game.pack()), Layout::Own);
            play_and_look(dealt, &mut dice, met);
            let ripe = ripe(game, &mut dice);
            play_and_look(ripe, &mut dice, met);
        }
    }
    for (id, met) in met {
        assert!(met.positions > 200, "{id}: {met:?}");
        let stay = game(id).collecting == Collecting::Never;
        assert!(stay || met.collected > 5, "{id}: {met:?}");
        assert!(met.won > 0, "{id}: {met:?}");
    }
}

#[test]
fn the_move_counts_are_those_written_down() {
    let mut counted = vec!["game\tdeal\tdepth\tpaths".to_owned()];
    for id in GAME_IDS {
        let first = pysol_deal(id, "1");
        counted
            .extend((1..=3).map(|depth| format!("{id}\tms:1\t{depth}\t{}", perft(&first, depth))));
    }
    let counted = counted.join("\n") + "\n";
    assert_file("fixtures/perft.tsv", &counted);
}
