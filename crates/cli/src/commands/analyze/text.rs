//! An analysis for people.

use std::io::Write;
use std::mem::discriminant;

use anyhow::Result;
use webspinner_rules::record::{GameResult, Record};
use webspinner_rules::{Move, Outcome};
use webspinner_solver::{Analysis, Prospect};
use webspinner_words::{Message, Say};

use super::{Analyzed, chart};
use crate::solving::{numbered, numbered_with};
use crate::terminal::{self, width};
use crate::words::say;

/// Writes the moves, grouped by how the game stands after them, and the conclusion.
pub(super) fn write(analyzed: &Analyzed, with_chart: bool, out: &mut dyn Write) -> Result<()> {
    let Analyzed {
        moves, analysis, ..
    } = analyzed;
    let heading = heading(&analyzed.record, moves.len(), analyzed.outcome);
    writeln!(out, "{}", say(&heading))?;
    if with_chart {
        let chart = chart::chart(analysis.prospects(), analysis.first_lost(), width());
        write!(out, "\n{chart}")?;
    }
    for group in groups(analysis) {
        writeln!(out, "\n{}", fill(&group.message()))?;
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

/// A sentence, wrapped into lines.
pub(super) fn fill(sentence: &Message) -> String {
    terminal::fill(&say(sentence), width())
}

/// Which game it was, and how it ended.
pub(super) fn heading(record: &Record, length: usize, outcome: Option<Outcome>) -> Message {
    let header = &record.header;
    let outcome = match outcome {
        None if header.result == GameResult::Lost => Message::new("analyze-result-lost"),
        None => Message::new("analyze-goes-on"),
        Some(outcome) => outcome.message(),
    };
    Message::new("analyze-heading")
        .with("game", header.game.as_str())
        .with("deal", header.deal.to_string())
        .with("length", length)
        .with("outcome", outcome)
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
    fn message(&self) -> Message {
        let message = match self.after {
            Prospect::Won => Message::new("analyze-won"),
            Prospect::Lost => Message::new("analyze-lost"),
            Prospect::Unknown(why) if self.is_uniform => {
                Message::new("analyze-unknown").with("why", why.word())
            }
            Prospect::Unknown(_) => Message::new("analyze-unknown").with("why", "several"),
        };
        message
            .with("first", self.first)
            .with("last", self.first + self.count - 1)
            .with("count", self.count)
    }
}

/// Where the game was lost, or that it was not.
fn conclusion(moves: &[Move], analysis: &Analysis) -> Message {
    let length = moves.len();
    match (analysis.last_won(), analysis.first_lost()) {
        (Some(won), _) if won == length => {
            let line = analysis.line().map_or(0, <[Move]>::len);
            Message::new("analyze-can-be-won").with("length", line)
        }
        (Some(won), first) => {
            let lost = match (first, analysis.losing_move()) {
                (Some(_), Some(number)) => Message::new("analyze-move-lost")
                    .with("number", number)
                    .with("move", moves[number - 1].to_string()),
                (Some(first), None) => Message::new("analyze-one-of-moves-lost")
                    .with("first", won + 1)
                    .with("last", first),
                (None, _) => Message::new("analyze-not-known-since"),
            };
            Message::new("analyze-back")
                .with("lost", lost)
                .with("back", length - won)
                .with("length", analysis.line().map_or(0, <[Move]>::len))
        }
        (None, Some(0)) => Message::new("analyze-never"),
        (None, Some(first)) => Message::new("analyze-lost-at-latest").with("first", first),
        (None, None) => Message::new("analyze-nothing-known"),
    }
}
