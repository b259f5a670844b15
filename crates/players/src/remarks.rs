//! What a review remarks on single moves, apart from whether they lost the game.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;
use webspinner_rules::{Card, Column, LegalMove, Move, Position, Rules};

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
            missed_join(rules, before, *made).map(|_| Remark::MissedJoin)
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

/// The move with which the cards of this one would have joined a card, if they went to one that
/// they do not join, or to a vacancy.
#[must_use]
pub fn missed_join(rules: &Rules, position: &Position, made: Move) -> Option<Move> {
    let (first, to): (Card, Column) = match made {
        Move::Shift { from, to, count } => {
            let cards = position.column(from).cards();
            (cards[cards.len() - usize::from(count)], to)
        }
        Move::FromReserve { slot, to } => (position.reserves()[slot.index()]?, to),
        Move::ToFoundation { .. } | Move::ToReserve { .. } | Move::Collect { .. } | Move::Deal => {
            return None;
        }
    };
    let joins = |to: Column| {
        let onto = position.column(to).end();
        onto.is_some_and(|onto| rules.joins(onto, first))
    };
    if joins(to) {
        return None;
    }
    let mut legal = rules.legal_moves(position).into_iter().map(LegalMove::get);
    legal.find(|other| match (made, *other) {
        (
            Move::Shift { from, count, .. },
            Move::Shift {
                from: same,
                to,
                count: all,
            },
        ) => (from, count) == (same, all) && joins(to),
        (Move::FromReserve { slot, .. }, Move::FromReserve { slot: same, to }) => {
            slot == same && joins(to)
        }
        _ => false,
    })
}
