//! `webspinner learn`.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use clap::builder::PossibleValuesParser;
use textwrap::core::display_width;
use webspinner_tasks::{LessonGroup, lessons};
use webspinner_tui::Start;

use super::Status;
use crate::database::Database;
use crate::terminal::{ThemeArgument, is_interactive, padded, play};
use crate::words::say;

/// Learn to play in the terminal
///
/// Short lessons on a real table: each step says what to do, and you make the moves. Without a name
/// it offers a choice; if input or output is not a terminal, it lists the lessons. Lessons resume
/// where you left off.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner learn          choose a lesson
  webspinner learn spider   the first one")]
pub(crate) struct Options {
    /// The lesson: a game (spider, spiderette, scorpion or little-spider), or how to play well
    /// (empty-column, use-empty-column, suit-or-card, sure-turns, before-row, kings, sort-suits,
    /// long-moves, after-row, collect, four-suits, exchange or last-row)
    #[arg(hide_possible_values = true, value_parser = names())]
    lesson: Option<String>,
    #[command(flatten)]
    theme: ThemeArgument,
}

/// The names of the lessons.
fn names() -> PossibleValuesParser {
    PossibleValuesParser::new(lessons().iter().map(|lesson| lesson.id.as_str()))
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    if options.lesson.is_none() && !is_interactive() {
        list(out)?;
    } else {
        let start = Start::Learn(options.lesson.clone());
        play(database, start, options.theme.theme, None)?;
    }
    Ok(Status::Yes)
}

/// Lists the lessons by groups.
fn list(out: &mut dyn Write) -> Result<()> {
    let width = lessons().iter().map(|lesson| display_width(&lesson.id));
    let width = width.max().unwrap_or(0);
    for (number, group) in LessonGroup::ALL.into_iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", say(&group.title()))?;
        for lesson in group.lessons() {
            let (id, name) = (padded(&lesson.id, width), say(&lesson.title()));
            writeln!(out, "  {id}  {name} ({} steps)", lesson.steps.len())?;
        }
    }
    Ok(())
}
