//! Finishing a game in which there is nothing left to decide.

use std::collections::BinaryHeap;

use rustc_hash::FxHashSet;
use webspinner_rules::{Move, Position, Rules};

use crate::evaluation::evaluate;

/// The most positions searched before a game counts as not simple enough.
const POSITIONS_MAX: usize = 2_000;

/// The moves that finish the game, if it is simple: the stock is empty, every card is open and
/// in order (none lies on a lower one, unless foundations take them all), and a short search
/// finds the way.
#[must_use]
pub fn finishing_moves(rules: &Rules, position: &Position) -> Option<Vec<Move>> {
    if !is_simple(rules, position) || rules.is_won(position) {
        return None;
    }
    let mut seen = FxHashSet::default();
    let mut queue = BinaryHeap::new();
    let mut lines: Vec<(Position, Vec<Move>)> = vec![(position.clone(), Vec::new())];
    queue.push((evaluate(rules, position), 0));
    while let Some((_, index)) = queue.pop() {
        let (position, line) = lines[index].clone();
        for legal in rules.legal_moves(&position) {
            if !wanted(rules, legal.get()) || lines.len() >= POSITIONS_MAX {
                continue;
            }
            let mut next = position.clone();
            let _ = next.apply(rules, legal);
            let mut longer = line.clone();
            longer.push(legal.get());
            if rules.is_won(&next) {
                return Some(longer);
            }
            if seen.insert(next.clone()) {
                queue.push((evaluate(rules, &next), lines.len()));
                lines.push((next, longer));
            }
        }
    }
    None
}

fn is_simple(rules: &Rules, position: &Position) -> bool {
    let open = position.columns().iter().all(|pile| pile.face_down() == 0);
    let in_order = position.columns().iter().all(|pile| {
        let mut pairs = pile.cards().windows(2);
        pairs.all(|pair| pair[0].rank() > pair[1].rank() || rules.of_a_kind(pair[0], pair[1]))
    });
    position.stock_len() == 0 && open && (in_order || rules.foundations().is_some())
}

/// Foundations finish by moves to them alone; elsewhere every move may be needed.
fn wanted(rules: &Rules, made: Move) -> bool {
    rules.foundations().is_none() || matches!(made, Move::ToFoundation { .. })
}
