//! `webspinner import`.

use std::io::Write;

use anyhow::{Context, Result};
use clap::{Args, ValueHint};
use webspinner_store::{ImportedRecord, Timestamp};
use webspinner_words::Message;

use super::{Status, write_json};
use crate::database::Database;
use crate::input::Source;
use crate::problem;
use crate::records::{self, Kind, may_hold_records};
use crate::words::say;

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner import games.spider
  webspinner --database sqlite:old.db export | webspinner import -")]
pub(crate) struct Options {
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    files: Vec<Source>,
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
            eprintln!("webspinner: {source}: {}", say(&message));
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
        eprintln!("webspinner: {}", say(&Message::new("import-nothing-added")));
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
    let imported = imported.with_context(|| say(&Message::new("import-not-saved")))?;
    if options.json {
        let (added, known) = (imported.added, imported.known);
        write_json(out, &serde_json::json!({"added": added, "known": known}))?;
    } else {
        let count = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
        let said = Message::new("import-done")
            .with("added", count(imported.added))
            .with("known", count(imported.known));
        writeln!(out, "{}", say(&said))?;
    }
    Ok(Status::Yes)
}

/// What to say of a file that holds no games to add; `None` if it may hold some.
fn foreign(source: &Source, text: &str) -> Option<Message> {
    if Kind::of(source, text) == Kind::Game {
        return Some(Message::new("import-game-file"));
    }
    (!may_hold_records(text)).then(|| Message::new("import-foreign"))
}
