//! `webspinner verify`.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::{Context, Result};
use bytesize::ByteSize;
use clap::{Args, ValueHint};
use webspinner_checker::{Bound, CheckLimits, Claim, Refused, Relied};
use webspinner_rules::games;
use webspinner_words::{Arg, Message};

use super::{Status, write_json};
use crate::certificates;
use crate::input::Source;
use crate::limits::{MEMORY, parse_memory};
use crate::problem::{self, of_certificate};
use crate::progress::Waiting;
use crate::words::say;

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner solve spider ms:14934 --proof lost.proof
  webspinner verify lost.proof
  webspinner verify one.proof two.proof --json")]
pub(crate) struct Options {
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    files: Vec<Source>,
    #[arg(long, default_value = MEMORY, value_parser = parse_memory)]
    memory: ByteSize,
    #[arg(long)]
    json: bool,
}

/// What was found out about a file.
#[derive(Default, serde::Serialize)]
struct Report {
    file: String,
    proved: bool,
    game: Option<String>,
    version: Option<u32>,
    built_in: Option<bool>,
    deal: Option<String>,
    positions: u64,
    moves: u64,
    exchanged: u64,
    stuck: u64,
    bounds: BTreeMap<&'static str, u64>,
    line: Option<u64>,
    problem: Option<String>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let limits = CheckLimits {
        memory_bytes_max: options.memory.as_u64(),
    };
    let mut status = Status::Yes;
    for source in &options.files {
        let waiting = Waiting::begin(source.to_string());
        let checked = certificates::check(source, limits);
        drop(waiting);
        let report = match checked {
            Ok(Ok((claim, relied))) => Report::proved(source, &claim, &relied),
            Ok(Err(refused)) => Report::refused(source, &refused),
            // The other files are checked all the same.
            Err(error) => {
                let error = Err::<(), _>(error).context(source.unreadable());
                eprintln!(
                    "webspinner: {}",
                    problem::text(&error.expect_err("it is one"))
                );
                status = Status::BadInput;
                continue;
            }
        };
        if !report.proved && status == Status::Yes {
            status = Status::No;
        }
        if options.json {
            write_json(out, &report)?;
        } else {
            report.write(out)?;
        }
        out.flush()?;
    }
    Ok(status)
}

impl Report {
    fn proved(source: &Source, claim: &Claim, relied: &Relied) -> Self {
        let bounds = relied.bounds.iter();
        Self {
            file: source.to_string(),
            proved: true,
            game: Some(claim.rules.id().to_string()),
            version: Some(claim.rules.version()),
            built_in: Some(games::find(claim.rules.id().as_str()).is_some()),
            deal: claim.deal.as_ref().map(ToString::to_string),
            positions: relied.positions,
            moves: relied.moves,
            exchanged: relied.exchanged,
            stuck: relied.stuck,
            bounds: bounds
                .map(|(bound, count)| (bound.word(), *count))
                .collect(),
            ..Self::default()
        }
    }

    fn refused(source: &Source, refused: &Refused) -> Self {
        Self {
            file: source.to_string(),
            line: Some(refused.line),
            problem: Some(say(&of_certificate(&refused.reason))),
            ..Self::default()
        }
    }

    fn write(&self, out: &mut dyn Write) -> Result<()> {
        let file = self.file.as_str();
        if let (Some(line), Some(problem)) = (self.line, &self.problem) {
            let message = Message::new("verify-refused")
                .with("file", file)
                .with("line", line.to_string())
                .with("problem", problem.as_str());
            writeln!(out, "{}", say(&message))?;
            return Ok(());
        }
        let proved = Message::new("verify-proved")
            .with("file", file)
            .with("game", self.game.as_deref().unwrap_or_default())
            .with("deal", self.deal.as_deref().unwrap_or_default())
            .with(
                "is",
                Arg::Choice(if self.deal.is_some() {
                    "deal"
                } else {
                    "position"
                }),
            );
        writeln!(out, "{}", say(&proved))?;
        if self.built_in == Some(false) {
            writeln!(out, "  {}", say(&Message::new("verify-own-rules")))?;
        }
        let count = |id, count: u64| {
            Message::new(id).with("count", i64::try_from(count).unwrap_or(i64::MAX))
        };
        writeln!(out, "  {}", say(&count("verify-positions", self.positions)))?;
        writeln!(out, "  {}", say(&count("verify-moves", self.moves)))?;
        if self.exchanged > 0 {
            writeln!(out, "  {}", say(&count("verify-exchanged", self.exchanged)))?;
        }
        if self.stuck > 0 {
            writeln!(out, "  {}", say(&count("verify-stuck", self.stuck)))?;
        }
        for bound in Bound::ALL {
            if let Some(&times) = self.bounds.get(bound.word()) {
                let message = count("verify-bound", times)
                    .with("bound", Arg::Choice(bound.word()))
                    .with("word", bound.word());
                writeln!(out, "  {}", say(&message))?;
            }
        }
        Ok(())
    }
}
