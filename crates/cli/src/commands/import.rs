//! `webspinner import`.

use std::io::Write;

use anyhow::{Context, Result};
use clap::{Args, ValueHint};
use webspinner_db::Timestamp;
use webspinner_store::ImportedRecord;

use super::{Status, write_json};
use crate::database::Database;
use crate::input::Source;
use crate::problem;
use crate::records::{self, Kind, may_hold_records};

/// Add games from files to your saved games
///
/// Each is replayed first. If one is illegal, none is added, and the exit status is 1. Games that
/// are there already are skipped.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner import games.spider
  webspinner --database sqlite:old.db export | webspinner import -")]
pub(crate) struct Options {
    /// Files of games, as `webspinner export` and the page write them, or as JSON; - for standard
    /// input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    files: Vec<Source>,
    /// Print what was added as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    let texts = options.files.iter().map(Source::read);
    let texts = texts.collect::<Result<Vec<String>>>()?;
    // All are replayed before the first is added, and then read again: they may not all fit in
    // memory.
    let (mut all_points, mut wrong) = (Vec::new(), None);
    for (source, text) in options.files.iter().zip(&texts) {
        if let Some(message) = foreign(source, text) {
            eprintln!("webspinner: {source}: {message}");
            wrong = Some(Status::BadInput);
            continue;
        }
        for record in records::read(text) {
            let record = record.map_err(|error| (error, Status::BadInput));
            let points = record.and_then(|record| {
                let points = record.points();
                points.map_err(|error| (error.into(), Status::No))
            });
            match points {
                Ok(points) => all_points.push(points),
                Err((error, answer)) => {
                    eprintln!("webspinner: {source}: {}", problem::text(&error));
                    // Text that is not a record is worse than a record that is illegal.
                    wrong = wrong
                        .filter(|known| *known == Status::BadInput)
                        .or(Some(answer));
                }
            }
        }
    }
    if let Some(answer) = wrong {
        eprintln!("webspinner: nothing was added");
        return Ok(answer);
    }
    let records = texts.iter().flat_map(|text| records::read(text)).flatten();
    let incoming = records
        .zip(all_points)
        .map(|(record, points)| ImportedRecord {
            id: None,
            record,
            points,
        });
    let imported = database.open()?.import(incoming, Timestamp::now());
    let imported = imported.context("the games cannot be added")?;
    if options.json {
        let (added, known) = (imported.added, imported.known);
        write_json(out, &serde_json::json!({"added": added, "known": known}))?;
    } else {
        let added = match imported.added {
            0 => "no new games".to_owned(),
            1 => "one game was added".to_owned(),
            added => format!("{added} games were added"),
        };
        let known = match imported.known {
            0 => String::new(),
            1 => "; one was there already".to_owned(),
            known => format!("; {known} were there already"),
        };
        writeln!(out, "{added}{known}")?;
    }
    Ok(Status::Yes)
}

/// What to say of a file that holds no games to add; `None` if it may hold some.
fn foreign(source: &Source, text: &str) -> Option<&'static str> {
    if Kind::of(source, text) == Kind::Game {
        return Some(
            "these are the rules of a game, not games that were played: `webspinner play FILE` \
             plays it and offers to keep it",
        );
    }
    (!may_hold_records(text)).then_some(
        "there are no games of Webspinner in it: import takes the files that `webspinner export` \
         or “Save as file” on the page has written",
    )
}
