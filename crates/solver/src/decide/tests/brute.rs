//! Trying everything, on the rules' own positions.

use std::collections::HashSet;

use webspinner_rules::{Position, Rules};

/// How a position ends if all goes as well as it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Truth {
    Won,
    Lost,
}

/// Tries everything; `None` if there are more positions than `positions_max`.
pub(super) fn force(rules: &Rules, start: &Position, positions_max: usize) -> Option<Truth> {
    let mut seen = HashSet::from([start.clone()]);
    let mut open = vec![start.clone()];
    while let Some(position) = open.pop() {
        if rules.is_won(&position) {
            return Some(Truth::Won);
        }
        for legal in rules.legal_moves(&position) {
            let mut next = position.clone();
            let _ = next.apply(rules, legal);
            if seen.insert(next.clone()) {
                open.push(next);
            }
        }
        if seen.len() > positions_max {
            return None;
        }
    }
    Some(Truth::Lost)
}
