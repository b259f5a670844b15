//! How good a table looks, judged by its open cards.
//!
//! The value is a sum over the columns, higher is better. A run is a stretch of cards that join
//! as the game lifts and collects them; runs are what a player builds, so they weigh most. Only
//! differences matter, and the identity of a card that was just turned up does not count.
//!
//! The weights come from a hill climb over solved four-suit deals, except three that have to be
//! different for a player who does not see the hidden cards: the hidden card (-220 before), the
//! first vacancy (125) and the cost of a move (8, see [`crate::search`]). Those were chosen from
//! about fifty settings, by the wins of a player who always follows the best hint, on own:3001 to
//! own:3120. On deals that had no part in the choice, `examples/follow_hints.rs own 5001 150`, that
//! player wins 104 games with one suit and 49 with two; with the three as they were, 101 and 32.
//! Other weights were varied in the same way, mostly one at a time, without a gain that was clearly
//! more than chance.

use webspinner_rules::{Card, Pile, Position, Rules};

const JOIN: i32 = 300;
const JOIN_SQUARED: i32 = 4;
const SEQUENCE: i32 = 24;
const BREAK: i32 = -28;
const BURIED_LOWER: i32 = -20;
const HIDDEN_CARD: i32 = -400;
const HIDDEN_COLUMN: i32 = -30;
const RUN_ON_HIDDEN: i32 = -33;
const KING_AT_BOTTOM: i32 = 56;
const FIRST_VACANCY: i32 = 60;
/// A card in a reserve that could take another: a third of a hidden card.
const HELD_CARD: i32 = -130;
/// More than a finished run in a column is worth, so that collecting always gains.
const COLLECTED_RUN: i32 = 4704;

/// The value of a position.
#[must_use]
pub(crate) fn evaluate(rules: &Rules, position: &Position) -> i32 {
    let columns: i32 = position
        .columns()
        .iter()
        .map(|pile| column(rules, pile))
        .sum();
    columns
        + vacancies(position.vacancies().count())
        + off_table(rules, position)
        + held(rules, position)
}

fn off_table(rules: &Rules, position: &Position) -> i32 {
    let ranks = usize::from(rules.pack().highest().number());
    let runs: usize = position.collected().map(<[Card]>::len).sum();
    let founded: usize = position.foundations().iter().map(Vec::len).sum();
    COLLECTED_RUN * whole(runs + founded) / whole(ranks)
}

fn held(rules: &Rules, position: &Position) -> i32 {
    let cards = position.reserves().iter().flatten().count();
    if rules.reserves_take_cards() {
        HELD_CARD * whole(cards)
    } else {
        0
    }
}

/// Each vacancy is worth a fifth more than the one before.
fn vacancies(number: usize) -> i32 {
    let worths = std::iter::successors(Some(FIRST_VACANCY), |worth| Some(worth * 6 / 5));
    worths.take(number.min(12)).sum()
}

fn column(rules: &Rules, pile: &Pile) -> i32 {
    let open = pile.open();
    let Some(bottom) = open.first() else { return 0 };
    let on_hidden = pile.face_down() > 0;
    let mut value = HIDDEN_CARD * whole(pile.face_down());
    value += if on_hidden { HIDDEN_COLUMN } else { 0 };
    // A lone king may be one just turned up.
    if !on_hidden && open.len() > 1 && bottom.rank() == rules.pack().highest() {
        value += KING_AT_BOTTOM;
    }
    let (mut runs, mut joins) = (1, 0);
    for pair in open.windows(2) {
        if rules.joins(pair[0], pair[1]) {
            joins += 1;
            continue;
        }
        value += run(joins) + break_of(rules, pair[0], pair[1]);
        (runs, joins) = (runs + 1, 0);
    }
    value + run(joins) + if on_hidden { RUN_ON_HIDDEN * runs } else { 0 }
}

const fn run(joins: i32) -> i32 {
    JOIN * joins + JOIN_SQUARED * joins * joins
}

fn break_of(rules: &Rules, below: Card, above: Card) -> i32 {
    if rules.rank_fits(above, below) {
        SEQUENCE
    } else if above.rank() > below.rank() {
        BREAK + BURIED_LOWER
    } else {
        BREAK
    }
}

fn whole(number: usize) -> i32 {
    i32::try_from(number).expect("a game has no more than 520 cards")
}
