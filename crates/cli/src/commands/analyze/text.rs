//! An analysis for people.

use std::io::Write;
use std::mem::discriminant;

use anyhow::Result;
use webspinner_rules::record::{GameResult, Record};
use webspinner_rules::{Move, Outcome};
use webspinner_solver::{Analysis, Prospect, StopReason};
use webspinner_words::Say;

use super::{Analyzed, chart};
use crate::solving::{numbered, numbered_with};
use crate::terminal::{fill, width};
use crate::words::{counted, say};

/// Writes the moves, grouped by how the game stands after them, and the conclusion.
pub(super) fn write(analyzed: &Analyzed, with_chart: bool, out: &mut dyn Write) -> Result<()> {
    let Analyzed {
        moves, analysis, ..
    } = analyzed;
    let heading = heading(&analyzed.record, moves.len(), analyzed.outcome);
    writeln!(out, "{heading}")?;
    if with_chart {
        let chart = chart::chart(analysis.prospects(), analysis.first_lost(), width());
        write!(out, "\n{chart}")?;
    }
    for group in groups(analysis) {
        writeln!(out, "\n{}", fill(&group.text()))?;
        let last = group.first + group.count;
        let played = &moves[group.first - 1..last - 1];
        let losing = analysis.losing_move();
        // The mark for a losing move in chess annotation.
        let mark = |number| if losing == Some(number) { "??" } else { "" };
        write!(out, "{}", numbered_with(played, group.first, width(), mark))?;
    }
    writeln!(out, "\n{}", fill(&conclusion(moves, analysis)))?;
    if let (Some(last), Some(line)) = (analysis.last_won(), analysis.line()) {
        write!(out, "{}", numbered(line, last + 1, width()))?;
    }
    Ok(())
}

/// Which game it was, and how it ended.
pub(super) fn heading(record: &Record, length: usize, outcome: Option<Outcome>) -> String {
    let header = &record.header;
    let outcome = match outcome {
        None if header.result == GameResult::Lost => "lost".to_owned(),
        None => "not finished".to_owned(),
        Some(outcome) => say(&outcome.message()),
    };
    let moves = match length {
        0 => "no move".to_owned(),
        length => moves(length),
    };
    format!("{} {}, {moves}: {outcome}", header.game, header.deal)
}

/// "one move", "3 moves".
fn moves(count: usize) -> String {
    counted(count as u64, "move")
}

/// Consecutive moves after which the game stands the same.
struct Group {
    /// Counted from 1.
    first: usize,
    count: usize,
    after: Prospect,
    /// Whether unknown positions of the group all have the same reason.
    is_uniform: bool,
}

fn groups(analysis: &Analysis) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (number, after) in analysis.prospects().iter().copied().enumerate().skip(1) {
        match groups.last_mut() {
            Some(group) if discriminant(&group.after) == discriminant(&after) => {
                group.count += 1;
                group.is_uniform &= group.after == after;
            }
            _ => groups.push(Group {
                first: number,
                count: 1,
                after,
                is_uniform: true,
            }),
        }
    }
    groups
}

impl Group {
    fn text(&self) -> String {
        let after = match (self.count, self.first) {
            (1, first) => format!("After move {first}"),
            (count, first) => format!("After moves {first} to {}", first + count - 1),
        };
        let why = match self.after {
            Prospect::Won => return format!("{after} it can be won."),
            Prospect::Lost => return format!("{after} it is lost."),
            Prospect::Unknown(_) if !self.is_uniform => "",
            Prospect::Unknown(StopReason::Nodes) => ": the limit of nodes was reached",
            Prospect::Unknown(StopReason::Memory) => ": the memory limit was reached",
            Prospect::Unknown(StopReason::Time) => ": the time limit was reached",
            Prospect::Unknown(StopReason::Cancelled) => ": the solver was stopped",
            Prospect::Unknown(StopReason::GaveUp) => "",
        };
        format!("{after} it is not known whether it can be won{why}.")
    }
}

/// Where the game was lost, or that it was not.
fn conclusion(played: &[Move], analysis: &Analysis) -> String {
    let line = || moves(analysis.line().map_or(0, <[Move]>::len));
    match (analysis.last_won(), analysis.first_lost()) {
        (Some(won), _) if won == played.len() => match analysis.line() {
            None | Some([]) => "The game was won.".to_owned(),
            Some(_) => format!("It can still be won, in {}:", line()),
        },
        (Some(won), first) => {
            let lost = match (first, analysis.losing_move()) {
                (Some(_), Some(number)) => {
                    format!("Move {number}, {}, lost the game.", played[number - 1])
                }
                (Some(first), None) => {
                    format!("One of the moves {} to {first} lost the game.", won + 1)
                }
                (None, _) => "Whether it can still be won is not known.".to_owned(),
            };
            let back = match played.len() - won {
                1 => "One move".to_owned(),
                back => format!("{back} moves"),
            };
            format!("{lost} {back} back it could be won, in {}:", line())
        }
        (None, Some(0)) => "The deal cannot be won.".to_owned(),
        (None, Some(first)) => format!(
            "It was lost after {} at the latest. Whether it could be won before is not known.",
            moves(first)
        ),
        (None, None) => "Whether it could be won is not known. Higher limits may help.".to_owned(),
    }
}
