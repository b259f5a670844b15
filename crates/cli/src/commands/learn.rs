//! `webspinner learn`.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use clap::builder::PossibleValuesParser;
use textwrap::core::display_width;
use webspinner_tasks::{LessonGroup, lessons};
use webspinner_tui::{Start, ThemeName};
use webspinner_words::Message;

use super::Status;
use crate::database::Database;
use crate::limits::said;
use crate::terminal::{is_interactive, padded, play};
use crate::words::say;

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner learn
  webspinner learn spider")]
pub(crate) struct Options {
    #[arg(hide_possible_values = true, value_parser = names())]
    lesson: Option<String>,
    #[arg(long, value_parser = said::<ThemeName>)]
    theme: Option<ThemeName>,
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
        play(database, start, options.theme, None)?;
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
            let line = Message::new("learn-line")
                .with("name", lesson.title())
                .with("steps", lesson.steps.len());
            writeln!(out, "  {}  {}", padded(&lesson.id, width), say(&line))?;
        }
    }
    Ok(())
}
