//! A game played by what the player knows goes as the game that it follows, in every game.

use std::sync::Arc;

use crate::both::all_wishes;
use crate::knowledge::{Act, BEFORE_A_ROW, Player, Step, acts, first_position, hash};
use proptest::prelude::*;
use webspinner_rules::{
    Card, Column, FairGame, Game, Move, Rank, Reveal, RevealError, Suit, View, games,
};

fn unseen_in(view: View<'_>, column: Column) -> usize {
    view.column(column).hidden().filter(Option::is_none).count()
}

/// The cards that a move shows for the first time: those of the row that are not remembered, then
/// what is turned up. A row turns up from the left; of two columns that cards are shifted between,
/// the one they leave comes first if they bare its card, and last if a run lies there.
fn shown_by(game: &mut Game, mv: Move) -> Vec<(Reveal, Card)> {
    let stock: Vec<Card> = game.position().stock().collect();
    let columns: Vec<Column> = (0..usize::from(game.rules().columns()))
        .map(Column::at)
        .collect();
    let row: Vec<Column> = match mv {
        Move::Deal => game.position().row_columns(game.rules()).collect(),
        _ => Vec::new(),
    };
    let dealt = row
        .into_iter()
        .zip(stock)
        .skip(game.view().stock_remembered().len());
    let dealt = dealt.map(|(column, card)| (Reveal::Dealt { column }, card));
    let before = columns.iter().map(|&column| unseen_in(game.view(), column));
    let before: Vec<usize> = before.collect();
    let first = match mv {
        Move::Shift { from, to, count } => {
            let is_bared = game.view().column(from).open().len() == usize::from(count);
            Some(if is_bared { from } else { to })
        }
        _ => None,
    };
    let _ = game.play(mv).expect("a legal move");
    let turned = columns.into_iter().zip(before);
    let turned = turned.filter(|(column, before)| unseen_in(game.view(), *column) < *before);
    let mut turned: Vec<Column> = turned.map(|(column, _)| column).collect();
    turned.sort_by_key(|&column| (Some(column) != first, column));
    let turned = turned.into_iter().map(|column| {
        let card = game.position().column(column).open()[0];
        (Reveal::TurnedUp { column }, card)
    });
    dealt.chain(turned).collect()
}

/// The fair game asks for these cards, takes no others, and nothing changes until it has them.
fn refuses_other_cards(fair: &mut FairGame, mv: Move, shown: &[(Reveal, Card)]) {
    let before = (fair.view().knowledge(), fair.length());
    let cards: Vec<Card> = shown.iter().map(|(_, card)| *card).collect();
    for given in 0..=cards.len() {
        let asked = fair.reveals(mv, &cards[..given]).expect("the true cards");
        let (first, awaited) = (asked.first(), shown.get(given));
        assert_eq!(first, awaited.map(|(reveal, _)| reveal), "{mv} {cards:?}");
        assert!(asked.len() <= cards.len() - given);
        if let Some((reveal, _)) = awaited {
            let refused = fair.play(mv, &cards[..given]);
            assert_eq!(refused, Err(RevealError::Awaited(*reveal)));
        }
    }
    let unseen = fair.view().unseen();
    let more: Vec<Card> = cards
        .iter()
        .copied()
        .chain(fair.rules().pack().cards().next())
        .collect();
    let shown = cards.len();
    assert_eq!(fair.play(mv, &more), Err(RevealError::TooMany { shown }));
    let all = Rank::ALL.into_iter();
    let mut all = all.flat_map(|rank| Suit::ALL.map(|suit| Card::new(rank, suit)));
    if let Some(card) = all.find(|card| !unseen.contains(card)) {
        for index in 0..cards.len() {
            let mut wrong = cards.clone();
            wrong[index] = card;
            // Another row may turn up fewer cards, but the wrong one is met first.
            assert_eq!(
                fair.play(mv, &wrong),
                Err(RevealError::NotUnseen { index, card })
            );
        }
    }
    assert_eq!((fair.view().knowledge(), fair.length()), before);
}

/// Whatever a player can ask, both games give the same answer.
fn assert_alike(fair: &mut FairGame, real: &Game, start: usize) {
    let (view, real_view) = (fair.view(), real.view());
    assert_eq!(format!("{view:?}"), format!("{real_view:?}"));
    assert_eq!(view.picture(), real_view.picture());
    assert_eq!(view.unseen(), real_view.unseen());
    assert_eq!(view.deal_refused(), real_view.deal_refused());
    let (knowledge, real_knowledge) = (view.knowledge(), real_view.knowledge());
    assert_eq!(knowledge, real_knowledge);
    assert_eq!(hash(&knowledge), hash(&real_knowledge));
    let rules = real.rules();
    let stand_in = view.any_consistent_position();
    assert_eq!(
        rules.cards_in_order(&stand_in),
        rules.cards_in_order(real.position())
    );
    assert_eq!(fair.legal_moves(), real.legal_moves());
    assert_eq!(fair.outcome(), real.outcome());
    assert_eq!(fair.length(), real.length() - start);
    assert!(fair.played().eq(real.played().skip(start)));
    if fair.length() > 0 {
        assert_eq!(fair.last_is_reversible(), real.last_is_reversible());
    }
    for wish in all_wishes(real.position()) {
        if let Err(refusal) = rules.check(real.position(), wish) {
            assert_eq!(fair.play(wish, &[]), Err(RevealError::Refused(refusal)));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_fair_game_goes_as_the_game_that_it_follows(
        (rules, first) in first_position(),
        before in acts(30),
        acts in acts(40),
    ) {
        let mut player = Player::after(Arc::clone(&rules), first, &before);
        let start = player.game.length();
        let mut fair = FairGame::new(rules, player.game.view().knowledge());
        assert_alike(&mut fair, &player.game, start);
        for act in &acts {
            match player.wish(act, fair.length()) {
                Some(Step::Play(mv)) => {
                    let shown = shown_by(&mut player.game, mv);
                    refuses_other_cards(&mut fair, mv, &shown);
                    let cards: Vec<Card> = shown.iter().map(|(_, card)| *card).collect();
                    let _ = fair.play(mv, &cards).expect("the true cards");
                    if matches!(act, Act::Redo) {
                        prop_assert!(cards.is_empty(), "what was seen is remembered");
                    }
                }
                Some(Step::Undo) => prop_assert_eq!(fair.undo(), player.game.undo()),
                None => {}
            }
            assert_alike(&mut fair, &player.game, start);
        }
    }
}

fn cards(text: &str) -> Vec<Card> {
    let words = text.split_whitespace();
    words.map(|word| word.parse().expect("a card")).collect()
}

#[test]
fn a_row_is_given_first_and_then_what_it_turns_up() {
    let spider = games::find("spider-1").expect("a built-in game");
    let knowledge = spider.parse_knowledge(BEFORE_A_ROW).expect("valid");
    let mut fair = FairGame::new(Arc::clone(spider), knowledge);
    let row = (0..10)
        .map(Column::at)
        .map(|column| Reveal::Dealt { column });
    assert_eq!(fair.reveals(Move::Deal, &[]), Ok(row.collect()));
    let nothing_complete = cards("5S AS 2S 2S 3S 3S 4S 4S 5S 2S");
    let error = fair.play(Move::Deal, &nothing_complete);
    let two = nothing_complete[9];
    assert_eq!(
        error,
        Err(RevealError::NotUnseen {
            index: 9,
            card: two
        })
    );
    let one_complete = cards("5S AS 2S 2S 3S 3S 4S 4S 5S AS");
    let second = Reveal::TurnedUp {
        column: Column::at(1),
    };
    assert_eq!(fair.reveals(Move::Deal, &one_complete), Ok(vec![second]));
    let both_complete = cards("AS AS 2S 2S 3S 3S 4S 4S 5S 5S");
    let first = Reveal::TurnedUp {
        column: Column::at(0),
    };
    assert_eq!(
        fair.reveals(Move::Deal, &both_complete),
        Ok(vec![first, second])
    );
    let all = cards("AS AS 2S 2S 3S 3S 4S 4S 5S 5S AS AS");
    let done = fair.play(Move::Deal, &all).expect("unseen cards");
    assert_eq!(done.collected(), 2);
    assert_eq!(fair.view().collected().len(), 6);
    fair.undo();
    let remembered = BEFORE_A_ROW
        .replace("## KS-2S", "#AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S")
        .replace(
            "## ## ## ## ## ## ## ## ## ##",
            "AS AS 2S 2S 3S 3S 4S 4S 5S 5S",
        );
    assert_eq!(fair.view().picture(), remembered);
    assert_eq!(fair.reveals(Move::Deal, &[]), Ok(Vec::new()));
}
