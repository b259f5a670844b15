//! Translates between the types of the naive rules and those of the crate.

#![allow(
    dead_code,
    reason = "each test that shares this module uses a part of it"
)]

use webspinner_rules::text::{PositionDraft, PositionError, TableCard};
use webspinner_rules::{Card, Column, Move, Outcome, Position, Refusal, Rules, Slot, Stuck, games};

use crate::naive::{self, DealRefused, Step, Table};

/// The crate's game of this name.
pub(crate) fn rules(id: &str) -> &'static Rules {
    games::find(id).unwrap_or_else(|| panic!("{id} is a built-in game"))
}

/// The factor by which tests with random work multiply it.
#[expect(
    clippy::disallowed_methods,
    reason = "the environment says how long a soak test runs"
)]
pub(crate) fn soak_factor() -> usize {
    let factor = std::env::var("WEBSPINNER_SOAK").unwrap_or_else(|_| "1".into());
    factor.parse().expect("WEBSPINNER_SOAK is a whole number")
}

/// Compares a file of these tests with what it should say, or writes it when snapshots are.
#[expect(
    clippy::disallowed_methods,
    reason = "the environment says whether files are accepted, as `insta` reads it"
)]
pub(crate) fn assert_file(name: &str, text: &str) {
    let path = format!("{}/tests/{name}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("INSTA_UPDATE").is_some_and(|update| update == "always") {
        std::fs::write(path, text).expect("the file can be written");
        return;
    }
    let written = std::fs::read_to_string(path).expect("the file is there");
    assert!(
        written == text,
        "tests/{name} should read:\n{text}\nINSTA_UPDATE=always writes it so"
    );
}

/// A card as the crate's type.
pub(crate) fn card(card: naive::Card) -> Card {
    card.to_string().parse().expect("both write cards alike")
}

/// A card as the naive type.
pub(crate) fn naive_card(card: Card) -> naive::Card {
    naive::Card {
        rank: usize::from(card.number()),
        suit: card.suit().letter(),
    }
}

fn cards(pile: &[naive::Card]) -> Vec<Card> {
    pile.iter().map(|&naive| card(naive)).collect()
}

fn naive_cards(pile: &[Card]) -> Vec<naive::Card> {
    pile.iter().map(|&card| naive_card(card)).collect()
}

/// The position with the same cards as the table.
pub(crate) fn position(rules: &Rules, table: &Table) -> Result<Position, PositionError> {
    let table_card = |&(naive, face_up): &(naive::Card, bool)| TableCard {
        card: card(naive),
        face_up,
    };
    let columns = table.columns.iter();
    rules.position(&PositionDraft {
        columns: columns
            .map(|pile| pile.iter().map(table_card).collect())
            .collect(),
        stock: cards(&table.stock),
        foundations: table.foundations.iter().map(|pile| cards(pile)).collect(),
        reserves: table.reserves.iter().map(|slot| slot.map(card)).collect(),
        collected: Some(table.collected.iter().map(|run| cards(run)).collect()),
    })
}

/// A nearly finished position of a game, if the naive rules know the game.
pub(crate) fn nearly_finished(rules: &Rules, number: u64) -> Option<Position> {
    let id = naive::GAME_IDS
        .into_iter()
        .find(|id| *id == rules.id().as_str())?;
    let table = naive::ripe(naive::game(id), &mut naive::Dice::new(number));
    Some(position(rules, &table).expect("it could have been played to"))
}

/// The table with the same cards as the position, before any move.
pub(crate) fn table(game: naive::Game, position: &Position) -> Table {
    Table {
        game,
        columns: position.columns().iter().map(naive_column).collect(),
        stock: position.stock().map(naive_card).collect(),
        foundations: position
            .foundations()
            .iter()
            .map(|pile| naive_cards(pile))
            .collect(),
        reserves: position
            .reserves()
            .iter()
            .map(|slot| slot.map(naive_card))
            .collect(),
        collected: position.collected().map(naive_cards).collect(),
        moves: 0,
        deals: 0,
    }
}

fn naive_column(pile: &webspinner_rules::Pile) -> Vec<(naive::Card, bool)> {
    let cards = pile.cards().iter().enumerate();
    cards
        .map(|(index, &card)| (naive_card(card), index >= pile.face_down()))
        .collect()
}

/// A step as the crate's type.
pub(crate) fn engine_move(step: Step) -> Move {
    let Step::Move(mv) = step else {
        return Move::Deal;
    };
    match mv {
        naive::Move::Columns { from, to, count } => Move::Shift {
            from: Column::at(from),
            to: Column::at(to),
            count: u16::try_from(count).expect("a column is short"),
        },
        naive::Move::Foundation { from, slot } => Move::ToFoundation {
            from: Column::at(from),
            slot: Slot::at(slot),
        },
        naive::Move::Reserve { slot, to } => Move::FromReserve {
            slot: Slot::at(slot),
            to: Column::at(to),
        },
        naive::Move::ToReserve { from, slot } => Move::ToReserve {
            from: Column::at(from),
            slot: Slot::at(slot),
        },
        naive::Move::Collect { from } => Move::Collect {
            from: Column::at(from),
        },
    }
}

/// A move as the naive type.
pub(crate) fn naive_step(played: Move) -> Step {
    Step::Move(match played {
        Move::Shift { from, to, count } => naive::Move::Columns {
            from: from.index(),
            to: to.index(),
            count: usize::from(count),
        },
        Move::ToFoundation { from, slot } => naive::Move::Foundation {
            from: from.index(),
            slot: slot.index(),
        },
        Move::FromReserve { slot, to } => naive::Move::Reserve {
            slot: slot.index(),
            to: to.index(),
        },
        Move::ToReserve { from, slot } => naive::Move::ToReserve {
            from: from.index(),
            slot: slot.index(),
        },
        Move::Collect { from } => naive::Move::Collect { from: from.index() },
        Move::Deal => return Step::Deal,
    })
}

/// How a game stands, as the naive type.
pub(crate) fn naive_outcome(outcome: Option<Outcome>) -> naive::Outcome {
    match outcome {
        None => naive::Outcome::Open,
        Some(Outcome::Won) => naive::Outcome::Won,
        Some(Outcome::Stuck(Stuck::NoMove)) => naive::Outcome::StuckNothingLegal,
        Some(Outcome::Stuck(Stuck::TooFewCardsToDeal)) => naive::Outcome::StuckTooFewCards,
    }
}

/// Whether the crate refuses a row for the reason that the naive rules give. The crate knows games
/// that never deal.
pub(crate) fn same_deal_permission(
    rules: &Rules,
    ours: Option<&Refusal>,
    naive: &Result<(), DealRefused>,
) -> bool {
    match (ours, naive) {
        (Some(Refusal::NoRowDeals), Err(DealRefused::NoStock)) => !rules.deals_rows(),
        (Some(Refusal::StockIsEmpty), Err(DealRefused::NoStock)) => rules.deals_rows(),
        (Some(Refusal::DealNeedsFullColumns { columns }), Err(DealRefused::Vacancies(empty))) => {
            let columns = columns.iter().map(|column| column.index());
            columns.eq(empty.iter().copied())
        }
        (None, Ok(())) | (Some(Refusal::DealNeedsACard), Err(DealRefused::NoCards)) => true,
        _ => false,
    }
}

/// Every move that can be written for a game with these piles, sensible or not: also from and to
/// columns and slots just beyond the last, of no card, and of one card more than a column has.
pub(crate) fn all_wishes(position: &Position) -> Vec<Move> {
    let columns: Vec<Column> = (0..=position.columns().len()).map(Column::at).collect();
    let slots = |count: usize| (0..=count).map(Slot::at);
    let mut wishes = vec![Move::Deal];
    for &from in &columns {
        let height = position
            .columns()
            .get(from.index())
            .map_or(1, |pile| pile.cards().len());
        for &to in &columns {
            let counts = 0..=u16::try_from(height + 1).expect("a column is short");
            wishes.extend(counts.map(|count| Move::Shift { from, to, count }));
        }
        wishes.push(Move::Collect { from });
        wishes.extend(
            slots(position.foundations().len()).map(|slot| Move::ToFoundation { from, slot }),
        );
        wishes.extend(
            slots(position.reserves().len()).map(|slot| Move::FromReserve { slot, to: from }),
        );
        wishes.extend(slots(position.reserves().len()).map(|slot| Move::ToReserve { from, slot }));
    }
    wishes
}
