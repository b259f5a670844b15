//! `webspinner check`.

use std::io::Write;

use anyhow::Result;
use clap::{Args, ValueHint};
use webspinner_words::Message;

use super::{Status, write_json};
use crate::input::Source;
use crate::problem;
use crate::records::{self, Kind};
use crate::words::say;

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner check games.spider mine.toml
  webspinner export | webspinner check -")]
pub(crate) struct Options {
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    files: Vec<Source>,
    #[arg(long)]
    json: bool,
}

/// The findings in a file.
#[derive(serde::Serialize)]
struct Report {
    file: String,
    kind: &'static str,
    ok: bool,
    /// The number of records or games in it.
    count: usize,
    problems: Vec<String>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let (mut reports, mut unreadable) = (Vec::new(), false);
    for source in &options.files {
        match source.read() {
            Ok(text) => reports.push(Report::of(source, &text)),
            // The other files are checked all the same.
            Err(error) => {
                eprintln!("webspinner: {}", problem::text(&error));
                unreadable = true;
            }
        }
    }
    if options.json {
        write_json(out, &reports)?;
    } else {
        for report in &reports {
            report.write(out)?;
        }
    }
    let all_sound = reports.iter().all(|report| report.ok);
    Ok(match (unreadable, all_sound) {
        (true, _) => Status::BadInput,
        (false, true) => Status::Yes,
        (false, false) => Status::No,
    })
}

impl Report {
    fn of(source: &Source, text: &str) -> Self {
        let (kind, count, problems) = match Kind::of(source, text) {
            Kind::Game => ("game", 1, records::game_problems(text)),
            Kind::Records => {
                let (count, problems) = record_problems(text);
                ("records", count, problems)
            }
            Kind::Neither => {
                let problem = say(&Message::new("check-neither"));
                ("unknown", 0, vec![problem])
            }
        };
        Self {
            file: source.to_string(),
            kind,
            ok: problems.is_empty(),
            count,
            problems,
        }
    }

    fn write(&self, out: &mut dyn Write) -> Result<()> {
        for problem in &self.problems {
            writeln!(out, "{}: {problem}", self.file)?;
        }
        if self.ok {
            let name = if self.kind == "game" {
                "check-game-sound"
            } else {
                "check-records-sound"
            };
            let sound = Message::new(name).with("count", self.count);
            writeln!(out, "{}: {}", self.file, say(&sound))?;
        }
        Ok(())
    }
}

/// The problems of the records. If there are several records, each problem names its own.
fn record_problems(text: &str) -> (usize, Vec<String>) {
    let (mut count, mut problems) = (0, Vec::new());
    for record in records::read(text) {
        let problem = match record {
            Ok(record) => record.replay().err().map(anyhow::Error::from),
            Err(error) => Some(error),
        };
        problems.extend(problem.map(|error| (count, problem::text(&error))));
        count += 1;
    }
    let shown = |(index, problem): (usize, String)| {
        let number = Message::new("check-record-number").with("number", index + 1);
        if count > 1 {
            format!("{}: {problem}", say(&number))
        } else {
            problem
        }
    };
    (count, problems.into_iter().map(shown).collect())
}
