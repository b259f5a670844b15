//! The exact search.

use std::ops::ControlFlow;

use rustc_hash::FxHashSet;
use webspinner_rules::{LegalMove, Move, Outcome, Position, Rules, Undo};

use crate::limits::Limits;
use crate::observer::{Observer, Progress};
use crate::report::{Effort, Report, Verdict, Why};

/// Searches all that can be reached, unless a limit or the observer stops it.
pub fn decide(
    rules: &Rules,
    start: &Position,
    limits: &Limits,
    observer: &mut dyn Observer,
) -> Report {
    let mut nodes = 0_u64;
    let mut seen: FxHashSet<Position> = FxHashSet::default();
    let mut position = start.clone();
    let mut path: Vec<(Vec<LegalMove>, Option<(Move, Undo)>)> = vec![(Vec::new(), None)];
    let size = (rules.pack().size() * 2 + 64 * usize::from(rules.columns())) as u64;
    seen.insert(position.clone());
    path[0].0 = rules.legal_moves(&position);
    let verdict = loop {
        if rules.is_won(&position) {
            let line = path.iter().filter_map(|(_, made)| made.as_ref());
            break Verdict::Won(line.map(|(play, _)| *play).collect());
        }
        let Some((moves, _)) = path.last_mut() else {
            break Verdict::Lost;
        };
        let Some(play) = moves.pop() else {
            if let Some((_, Some((_, undo)))) = path.pop() {
                position.undo(undo);
            }
            continue;
        };
        let undo = position.apply(rules, play);
        nodes += 1;
        let stopped = matches!(rules.outcome(&position), Some(Outcome::Stuck(_)));
        if stopped || !seen.insert(position.clone()) {
            position.undo(undo);
        } else {
            let next = rules.legal_moves(&position);
            path.push((next, Some((play.get(), undo))));
        }
        let memory_bytes = seen.len() as u64 * size;
        if nodes >= limits.nodes_max {
            break Verdict::Unknown(Why::Nodes);
        }
        if memory_bytes > limits.memory_bytes_max {
            break Verdict::Unknown(Why::Memory);
        }
        if nodes.is_multiple_of(1024) {
            let progress = Progress {
                nodes,
                memory_bytes,
                member: 0,
            };
            if let ControlFlow::Break(stop) = observer.look(&progress) {
                break Verdict::Unknown(stop.into());
            }
        }
    };
    let effort = Effort {
        nodes,
        memory_bytes: seen.len() as u64 * size,
        members: 1,
    };
    Report { verdict, effort }
}
