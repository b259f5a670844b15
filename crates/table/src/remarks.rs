//! What a review remarks on single moves, apart from whether they lost the game.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;
use webspinner_rules::{Card, Column, Move, Position, Rules};

/// What there is to say of a move that could have been better, whether or not it cost the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub enum Remark {
    /// It belongs to moves after which the table was as before them.
    Wasted,
    /// Its cards could have gone to a card that they join, and went to one that they do not, or to
    /// a vacancy.
    MissedJoin,
}

/// What there is to say of each of these moves. `positions` are the start and the position after
/// each move.
#[must_use]
pub fn remarks(rules: &Rules, positions: &[Position], moves: &[Move]) -> Vec<Option<Remark>> {
    let wasted = wasted(positions);
    let each = moves.iter().zip(positions).zip(wasted.iter().skip(1));
    each.map(|((made, before), wasted)| {
        if *wasted {
            Some(Remark::Wasted)
        } else {
            misses_join(rules, before, *made).then_some(Remark::MissedJoin)
        }
    })
    .collect()
}

/// Whether the move to each of these positions is one of those between two that are the same.
fn wasted(positions: &[Position]) -> Vec<bool> {
    let last: HashMap<&Position, usize, FxBuildHasher> = positions.iter().zip(0..).collect();
    let mut until = 0;
    positions
        .iter()
        .enumerate()
        .map(|(at, position)| {
            let inside = at <= until && at > 0;
            until = until.max(last[position]);
            inside
        })
        .collect()
}

fn misses_join(rules: &Rules, position: &Position, made: Move) -> bool {
    let onto = |to: Column| position.column(to).end();
    let (first, to): (Card, Column) = match made {
        Move::Shift { from, to, count } => {
            let cards = position.column(from).cards();
            (cards[cards.len() - usize::from(count)], to)
        }
        Move::FromReserve { slot, to } => match position.reserves()[slot.index()] {
            Some(card) => (card, to),
            None => return false,
        },
        Move::ToFoundation { .. } | Move::Collect { .. } | Move::Deal => return false,
    };
    let joins = |to: Column| onto(to).is_some_and(|onto| rules.joins(onto, first));
    let elsewhere = |to: Column| match made {
        Move::Shift { from, count, .. } => Move::Shift { from, to, count },
        Move::FromReserve { slot, .. } => Move::FromReserve { slot, to },
        other => other,
    };
    !joins(to)
        && rules
            .legal_moves(position)
            .iter()
            .any(|legal| match legal.get() {
                Move::Shift { to, .. } | Move::FromReserve { to, .. } => {
                    legal.get() == elsewhere(to) && joins(to)
                }
                _ => false,
            })
}
