//! Where `PySolFC` plays another game than ours, with the reason.

use std::collections::BTreeSet;

use super::cards::Card;
use super::table::{Move, Step, Table};

/// A way in which `PySolFC`'s game is not ours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Difference {
    /// It moves a descending run of several suits when its one-suit parts could be carried over
    /// vacancies one by one.
    MixedRunsOverVacancies,
    /// Its first two foundations are for aces and its last two for kings; ours all start with
    /// either.
    SlotsOfAcesAndKings,
    /// It holds the lower row to the foundations straight above while the stock lasts, as
    /// `little-spider-strict` does.
    StrictRows,
    /// With its automatic play on, it makes moves to foundations itself; in our game they are the
    /// player's own.
    PlaysToFoundations,
}

/// Which games differ, and how.
pub(crate) const DIFFERENCES: &[(&str, Difference)] = &[
    ("simple-simon", Difference::MixedRunsOverVacancies),
    ("little-spider", Difference::SlotsOfAcesAndKings),
    ("little-spider", Difference::PlaysToFoundations),
    ("little-spider-wrap", Difference::SlotsOfAcesAndKings),
    ("little-spider-wrap", Difference::StrictRows),
    ("little-spider-wrap", Difference::PlaysToFoundations),
];

/// Whether a game differs in this way.
pub(crate) fn differs(game_id: &str, difference: Difference) -> bool {
    DIFFERENCES.contains(&(game_id, difference))
}

/// What `PySolFC` should call legal on this table: the moves `legal` in our game, adjusted for the
/// differences.
pub(crate) fn expected_legal(table: &Table, mut legal: BTreeSet<Move>) -> BTreeSet<Move> {
    if differs(table.game.id, Difference::StrictRows) {
        legal.retain(|&mv| !breaks_strict_rows(table, mv));
    }
    if differs(table.game.id, Difference::MixedRunsOverVacancies) {
        legal.extend(mixed_runs_over_vacancies(table));
    }
    if differs(table.game.id, Difference::SlotsOfAcesAndKings) {
        legal.retain(|&mv| !starts_in_the_wrong_slot(table, mv));
    }
    legal
}

/// Whether a card of the lower row goes on a foundation that is begun and not straight above it,
/// while the stock lasts.
fn breaks_strict_rows(table: &Table, mv: Move) -> bool {
    let Move::Foundation { from, slot } = mv else {
        return false;
    };
    let begun = !table.foundations[slot].is_empty();
    !table.stock.is_empty() && begun && from >= 4 && from != 4 + slot
}

fn parts_of_one_suit(run: &[(Card, bool)]) -> usize {
    1 + run
        .windows(2)
        .filter(|two| two[0].0.suit != two[1].0.suit)
        .count()
}

/// Runs of several suits, in as many one-suit parts as the vacancies can carry; a vacancy moved to
/// carries nothing.
fn mixed_runs_over_vacancies(table: &Table) -> Vec<Move> {
    let vacancies = table
        .columns
        .iter()
        .filter(|column| column.is_empty())
        .count();
    let mut moves = Vec::new();
    for (from, cards) in table.columns.iter().enumerate() {
        for (to, target) in table
            .columns
            .iter()
            .enumerate()
            .filter(|&(to, _)| to != from)
        {
            for count in 2..=cards.len() {
                let run = &cards[cards.len() - count..];
                let in_order = run.windows(2).all(|two| two[1].0.rank + 1 == two[0].0.rank);
                let fits = target
                    .last()
                    .is_none_or(|end| run[0].0.rank + 1 == end.0.rank);
                let carriers = vacancies - usize::from(target.is_empty());
                if in_order && fits && (2..=1 << carriers).contains(&parts_of_one_suit(run)) {
                    moves.push(Move::Columns { from, to, count });
                }
            }
        }
    }
    moves
}

/// Whether a move starts a foundation that `PySolFC` keeps for the other rank.
pub(crate) fn starts_in_the_wrong_slot(table: &Table, mv: Move) -> bool {
    let Move::Foundation { from, slot } = mv else {
        return false;
    };
    let starts = table.foundations[slot].is_empty();
    let is_ace = table.columns[from]
        .last()
        .is_some_and(|(card, _)| card.rank == 1);
    starts && is_ace != (slot < 2)
}
