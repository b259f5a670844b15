//! Wins with other moves than the shortest; the tests of the program share this file.

use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Move, Rules};

/// The moves of a win with a detour: somewhere cards go to another column and back, as many times
/// as `times` says.
pub(crate) fn with_detours(
    rules: &Rules,
    deal: &Shuffle,
    line: &[Move],
    times: usize,
) -> Vec<Move> {
    let mut position = rules.deal(deal).expect("a deal of the game");
    for (at, &next) in line.iter().enumerate() {
        for there in rules.legal_moves(&position) {
            let Move::Shift { from, to, count } = there.get() else {
                continue;
            };
            let (from, to) = (to, from);
            let back = Move::Shift { from, to, count };
            let mut beyond = position.clone();
            let _ = beyond.apply(rules, there);
            let Ok(legal) = rules.check(&beyond, back) else {
                continue;
            };
            let _ = beyond.apply(rules, legal);
            if beyond == position {
                let detours = [there.get(), back].repeat(times);
                return [&line[..at], &detours, &line[at..]].concat();
            }
        }
        let legal = rules.check(&position, next).expect("the line is legal");
        let _ = position.apply(rules, legal);
    }
    panic!("somewhere cards can go to and fro");
}
