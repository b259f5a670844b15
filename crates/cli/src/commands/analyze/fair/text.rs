//! Luck and skill for people.

use std::io::Write;
use std::ops::Range;

use anyhow::Result;
use textwrap::core::display_width;
use textwrap::{Options, WordSeparator, WordSplitter};
use webspinner_players::{Chances, Decision};
use webspinner_rules::{Move, Outcome};
use webspinner_table::words::stretch_messages;
use webspinner_words::{Arg, Message};

use super::super::text::heading;
use super::Judged;
use crate::terminal::{fill, padded, right, width};
use crate::words::{catalogue, say};

/// The narrowest useful column of moves.
const MOVES_MIN: usize = 12;

/// Writes the decisions, a line each, and what they come to.
pub(super) fn write(judged: &Judged<'_>, out: &mut dyn Write) -> Result<()> {
    let heading = heading(judged.record, judged.moves.len(), judged.outcome);
    writeln!(out, "{heading}")?;
    let mut paragraph = |text: &str| writeln!(out, "\n{}", fill(text));
    if judged.is_open {
        let none = say(&Message::new("luck-none"));
        paragraph(&format!(
            "{none} Without --fair, analyze shows which move lost it."
        ))?;
        return Ok(());
    }
    if judged.record.header.undos > 0 {
        paragraph(&say(&Message::new("luck-undone")))?;
    }
    let Some(last) = judged.decisions.last() else {
        let undecided = || say(&Message::new("luck-undecided"));
        paragraph(&rest(judged, 0).map_or_else(undecided, str::to_owned))?;
        return Ok(());
    };
    paragraph(&say(&Message::new("luck-legend")))?;
    write!(out, "\n{}", table(judged))?;
    for text in end(judged, last).into_iter().chain([totals(judged)]) {
        writeln!(out, "\n{}", fill(&text))?;
    }
    write!(out, "{}", biggest(judged))?;
    write!(out, "{}", stretches(judged))?;
    if let Some(grade) = judged.totals.grade {
        let grade = Message::new("luck-grade").with("grade", Arg::Choice(grade.word()));
        writeln!(out, "\n{}", fill(&say(&grade)))?;
    }
    Ok(())
}

/// The decisions below each other, with the better plan below each error that counts.
fn table(judged: &Judged<'_>) -> String {
    let figures = ["luck-moves", "luck-chance", "luck-error", "luck-luck"];
    let head = Row {
        figures: figures.map(|name| say(&Message::new(name))),
        played: "played".to_owned(),
        better: None,
    };
    let rows = judged.decisions.iter().map(|decision| Row {
        figures: [
            numbers(&decision.moves),
            percent(decision.best.chances.win),
            percent(decision.error()),
            signed(decision.luck()),
        ],
        played: spelled(judged.played(decision)),
        better: decision.has_error().then(|| better(decision)),
    });
    let rows: Vec<Row> = std::iter::once(head).chain(rows).collect();
    let widths = [0, 1, 2, 3].map(|column| {
        let cells = rows.iter().map(|row| display_width(&row.figures[column]));
        cells.max().expect("there is a head")
    });
    rows.iter().map(|row| row.text(widths)).collect()
}

/// A line of the table.
struct Row {
    figures: [String; 4],
    played: String,
    better: Option<String>,
}

impl Row {
    fn text(&self, widths: [usize; 4]) -> String {
        let [moves, figures @ ..] = &self.figures;
        let mut start = padded(moves, widths[0]);
        for (figure, columns) in figures.iter().zip(&widths[1..]) {
            start += "  ";
            start += &right(figure, *columns);
        }
        start += "  ";
        let blank = " ".repeat(display_width(&start));
        let better = self
            .better
            .iter()
            .map(|better| set_in(better, &blank, &blank));
        set_in(&self.played, &start, &blank) + &better.collect::<String>()
    }
}

/// Moves in lines that begin so.
fn set_in(text: &str, first: &str, further: &str) -> String {
    let width = width().max(display_width(first) + MOVES_MIN);
    let options = Options::new(width)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .initial_indent(first)
        .subsequent_indent(further);
    textwrap::fill(text, options) + "\n"
}

/// What was promised at the end, and why the moves after it are not judged; `None` if the game was
/// won.
fn end(judged: &Judged<'_>, last: &Decision) -> Option<String> {
    if judged.outcome == Some(Outcome::Won) && !judged.was_stopped {
        return None;
    }
    let after = Message::new("luck-after")
        .with("number", last.moves.end)
        .with("chance", percent(last.after.win));
    let after = say(&after);
    Some(match rest(judged, last.moves.end) {
        Some(rest) => format!("{after} {rest}"),
        None => after,
    })
}

/// Why the moves after this many are not judged; `None` if there are none.
fn rest(judged: &Judged<'_>, number: usize) -> Option<&'static str> {
    let has_rest = number < judged.moves.len();
    has_rest.then_some(if judged.was_stopped {
        "The moves that follow were not judged, because it was stopped."
    } else {
        "What was played last showed no new card: without --fair, analyze judges that, too."
    })
}

fn totals(judged: &Judged<'_>) -> String {
    let decisions = i32::try_from(judged.decisions.len()).expect("a game is shorter");
    let counted = match decisions {
        1 => "One decision".to_owned(),
        decisions => format!("{decisions} decisions"),
    };
    let error = percent(judged.totals.error);
    let mean = percent(judged.totals.error / decisions);
    let luck = signed(judged.totals.luck);
    format!("{counted}. Given away: {error} in all, {mean} a decision. Luck: {luck} in all.")
}

/// The biggest errors, a line each below a heading; nothing if there are none.
fn biggest(judged: &Judged<'_>) -> String {
    let biggest = &judged.totals.biggest;
    if biggest.is_empty() {
        return String::new();
    }
    let heading = Message::new("luck-biggest").with("count", biggest.len());
    let lines = biggest.iter().map(|&index| {
        let decision = &judged.decisions[index];
        let (first, last) = (decision.moves.start + 1, decision.moves.end);
        let moves = match decision.moves.len() {
            1 => format!("move {first}"),
            _ => format!("moves {first} to {last}"),
        };
        let error = percent(decision.error());
        let better = spelled(&decision.best.moves);
        set_in(&format!("{moves}: {error}, better {better}"), "  ", "    ")
    });
    format!("\n{}\n{}", fill(&say(&heading)), lines.collect::<String>())
}

/// The hidden cards turned up between the rows, a line each below a heading; nothing where none
/// were hidden.
fn stretches(judged: &Judged<'_>) -> String {
    let messages = stretch_messages(&judged.stretches);
    if messages.is_empty() {
        return String::new();
    }
    let lines = messages.iter().map(|line| set_in(&say(line), "  ", "    "));
    let about = fill(&say(&Message::new("luck-stretches")));
    format!("\n{about}\n{}", lines.collect::<String>())
}

fn better(decision: &Decision) -> String {
    format!("better: {}", spelled(&decision.best.moves))
}

/// The numbers of moves, counted from 1.
fn numbers(moves: &Range<usize>) -> String {
    let (first, last) = (moves.start + 1, moves.end);
    if first == last {
        first.to_string()
    } else {
        format!("{first}–{last}")
    }
}

/// Moves as records print them.
fn spelled(moves: &[Move]) -> String {
    let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
    moves.join(" ")
}

fn percent(chance: i32) -> String {
    catalogue().percentage(100.0 * Chances::share(chance), 1)
}

/// A percentage with its sign, unless it is shown as 0.
fn signed(chance: i32) -> String {
    let shown = percent(chance.abs());
    match chance.signum() {
        _ if shown == percent(0) => shown,
        -1 => format!("−{shown}"),
        _ => format!("+{shown}"),
    }
}
