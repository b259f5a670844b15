//! The naive rules and `PySolFC` agree: the same cards dealt, the same moves legal before every step of random play, the
//! same permission to deal, and the same table at the end. What differs is listed in `naive/differences.rs`.

mod naive;

use std::collections::{BTreeMap, BTreeSet};

use naive::{
    Card, Collecting, DIFFERENCES, Difference, Layout, Move, Outcome, Step, Table, Transcript,
    cards, deals, differs, expected_legal, game, kpat_pack, lay_out, play_to_foundations,
    pysol_deal, starts_in_the_wrong_slot, transcripts, winning_line,
};

/// How often each difference showed.
type Shown = BTreeMap<(&'static str, Difference), usize>;

fn show(shown: &mut Shown, game_id: &'static str, difference: Difference, times: usize) {
    if times > 0 {
        *shown.entry((game_id, difference)).or_default() += times;
    }
}

/// Plays a transcript through and compares at every step.
fn follow(transcript: &Transcript, shown: &mut Shown) {
    let id = transcript.game_id;
    let plays_itself = differs(id, Difference::PlaysToFoundations)
        && transcript.collecting == Collecting::ByItself;
    let mut table = transcript.initial.to_table(id, transcript.collecting);
    for (number, step) in transcript.steps.iter().enumerate() {
        let place = format!("{id} {} step {number}: {:?}", transcript.number, step.step);
        assert_eq!(expected_legal(&table), step.legal, "legal moves, {place}");
        assert_eq!(
            table.deal_permission().is_ok(),
            step.can_deal,
            "dealing, {place}"
        );
        let more = step.legal.difference(&table.legal()).count();
        show(shown, id, Difference::MixedRunsOverVacancies, more);
        let fewer: Vec<Move> = table.legal().difference(&step.legal).copied().collect();
        let (slots, rows): (Vec<Move>, Vec<Move>) = fewer
            .into_iter()
            .partition(|&mv| starts_in_the_wrong_slot(&table, mv));
        show(shown, id, Difference::SlotsOfAcesAndKings, slots.len());
        show(shown, id, Difference::StrictRows, rows.len());
        table.apply(step.step);
        if plays_itself {
            show(
                shown,
                id,
                Difference::PlaysToFoundations,
                play_to_foundations(&mut table),
            );
        }
        assert_eq!(
            table.outcome() == Outcome::Won,
            step.won_after,
            "won, {place}"
        );
    }
    let end = transcript.end.to_table(id, transcript.collecting);
    assert_same_cards(
        &table,
        &end,
        &format!("{id} {} at the end", transcript.number),
    );
    assert_eq!(
        table.deal_permission().is_ok(),
        transcript.can_deal_at_end,
        "dealing at the end, {id}"
    );
}

fn assert_same_cards(table: &Table, other: &Table, place: &str) {
    assert_eq!(table.columns, other.columns, "columns, {place}");
    assert_eq!(table.stock, other.stock, "stock, {place}");
    assert_eq!(table.foundations, other.foundations, "foundations, {place}");
    assert_eq!(table.reserves, other.reserves, "reserves, {place}");
    assert_eq!(table.collected, other.collected, "collected, {place}");
}

#[test]
fn the_same_moves_are_legal_at_every_step_but_for_the_listed_differences() {
    let transcripts = transcripts();
    assert_eq!(transcripts.len(), 29 * 4);
    let mut shown = Shown::new();
    let mut steps = 0;
    for transcript in &transcripts {
        follow(transcript, &mut shown);
        steps += transcript.steps.len();
    }
    assert_eq!(steps, 5772);
    let listed: BTreeSet<(&str, Difference)> = DIFFERENCES.iter().copied().collect();
    let seen: BTreeSet<(&str, Difference)> = shown.keys().copied().collect();
    assert_eq!(
        seen, listed,
        "every listed difference shows, and no other: {shown:?}"
    );
}

#[test]
fn the_transcripts_start_from_the_cards_of_their_deal_numbers() {
    for transcript in transcripts() {
        let mut dealt = pysol_deal(transcript.game_id, &transcript.number);
        if transcript.collecting == Collecting::ByItself && dealt.game.little.is_some() {
            play_to_foundations(&mut dealt);
        }
        let initial = transcript
            .initial
            .to_table(transcript.game_id, transcript.collecting);
        assert_same_cards(
            &dealt,
            &initial,
            &format!("{} {}", transcript.game_id, transcript.number),
        );
    }
}

#[test]
fn all_first_layouts_come_out_card_for_card() {
    let deals = deals();
    assert_eq!(deals.len(), 981);
    for deal in deals {
        let ours = pysol_deal(deal.game_id, &deal.number);
        let theirs = deal.state.to_table(deal.game_id, Collecting::ByItself);
        assert_same_cards(&ours, &theirs, &format!("{} {}", deal.game_id, deal.number));
    }
}

/// First column, bottom first, and the next row of two deals that `KPatience` numbers 1 and 12345.
#[test]
fn kpatience_deals_its_own_layout() {
    let known = [
        (1, "JD 4D KS QD 4S 7C", "KC QC 7D 5C 4D AH TD 4H 6D TD"),
        (12345, "QC 4D 9S 8H 4C KD", "3H 9H 5S 2C 7S 7C 5C 9S QC 8D"),
    ];
    for (number, column, row) in known {
        let table = lay_out(game("spider"), &kpat_pack(4, number), Layout::Kpat);
        let first: Vec<Card> = table.columns[0].iter().map(|&(card, _)| card).collect();
        assert_eq!(first, cards(column), "column 1 of {number}");
        assert_eq!(table.stock[..10], cards(row), "next row of {number}");
        let open: Vec<usize> = table
            .columns
            .iter()
            .map(|c| c.iter().filter(|(_, up)| *up).count())
            .collect();
        assert_eq!(open, [1; 10], "one open card in each column of {number}");
    }
}

#[test]
fn the_known_line_wins_one_suit_spider_with_collecting_by_choice() {
    let dealt = pysol_deal("spider-1", "1");
    let mut table = Table {
        game: dealt.game.with_collecting(Collecting::ByChoice),
        ..dealt
    };
    let line = winning_line();
    for &step in &line {
        assert!(table.steps().contains(&step), "{step:?} is legal");
        assert_eq!(table.outcome(), Outcome::Open);
        table.apply(step);
    }
    assert_eq!(table.outcome(), Outcome::Won);
    assert_eq!(table.network_points(), 104);
    assert_eq!(table.length(), line.len());
}

#[test]
fn the_known_line_wins_one_suit_spider_with_collecting_by_itself() {
    let mut table = pysol_deal("spider-1", "1");
    let is_collecting = |step: &&Step| matches!(step, Step::Move(Move::Collect { .. }));
    let line = winning_line();
    for &step in line.iter().filter(|step| !is_collecting(step)) {
        assert!(table.steps().contains(&step), "{step:?} is legal");
        table.apply(step);
    }
    assert_eq!(table.outcome(), Outcome::Won);
    assert_eq!(table.collected.len(), 8);
    assert_eq!(table.length(), line.len() - 8);
}
