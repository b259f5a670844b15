//! `webspinner verify`.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::{Error, Result};
use bytesize::ByteSize;
use clap::{Args, ValueHint};
use webspinner_checker::{Bound, CheckLimits, Claim, Refused, Relied};
use webspinner_rules::games;

use super::{Status, write_json};
use crate::certificates;
use crate::input::Source;
use crate::limits::{MEMORY, parse_memory};
use crate::problem;
use crate::progress::Waiting;
use crate::words::counted;

/// Check certificates, which prove that deals are lost
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner solve spider ms:14934 --proof lost.proof
  webspinner verify lost.proof
  webspinner verify one.proof two.proof --json

A certificate lists all positions that can be reached, and for each why it leads nowhere: all its \
moves lead to others of the list, or a simple reason shows that nothing can be won. `webspinner \
solve --proof` writes it. It is checked by code that knows nothing of the solver. The exit status \
is 1 if a file proves nothing, and 2 if it cannot be read at all.")]
pub(crate) struct Options {
    /// Files with certificates; - for standard input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    files: Vec<Source>,
    /// The most memory to use for each file
    #[arg(long, default_value = MEMORY, value_parser = parse_memory)]
    memory: ByteSize,
    /// Print JSON: an object on one line for each file
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
                let error = Error::from(error).context(source.unreadable());
                eprintln!("webspinner: {}", problem::text(&error));
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
            problem: Some(refused.reason.to_string()),
            ..Self::default()
        }
    }

    fn write(&self, out: &mut dyn Write) -> Result<()> {
        let file = self.file.as_str();
        if let (Some(line), Some(problem)) = (self.line, &self.problem) {
            writeln!(out, "{file}: this proves nothing: line {line}: {problem}")?;
            return Ok(());
        }
        let game = self.game.as_deref().unwrap_or_default();
        match &self.deal {
            Some(deal) => writeln!(out, "{file}: {game} {deal} is lost, and this proves it")?,
            None => writeln!(
                out,
                "{file}: this position of {game} is lost, and this proves it"
            )?,
        }
        for line in self.reasons() {
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    /// What the proof rests on.
    fn reasons(&self) -> Vec<String> {
        let positions = |count: u64| counted(count, "position");
        let mut lines = Vec::new();
        if self.built_in == Some(false) {
            lines.push("the game is not a built-in one: its rules are in the file".to_owned());
        }
        lines.push(match self.positions {
            1 => "one position, which is not won".to_owned(),
            count => positions(count) + ", none of which is won",
        });
        lines.push(match self.moves {
            0 => "no moves between them".to_owned(),
            1 => "one move between them".to_owned(),
            count => format!("{count} moves between them, which are all that are legal"),
        });
        match self.exchanged {
            0 => {}
            1 => lines.push("after one move, only columns have changed places".to_owned()),
            count => lines.push(format!(
                "after {count} of the moves, only columns have changed places"
            )),
        }
        if self.stuck > 0 {
            let stuck = positions(self.stuck);
            lines.push(format!("in {stuck} there is no legal move"));
        }
        for bound in Bound::ALL {
            if let Some(&count) = self.bounds.get(bound.word()) {
                let why = match bound {
                    Bound::TooFewCards => "too few cards are left for another row",
                    Bound::Locked => "some card can never come to its place",
                    Bound::Cramped => "there is too little room to take the columns apart",
                    _ => "no column can be emptied and no run finished",
                };
                let (positions, word) = (positions(count), bound.word());
                lines.push(format!("in {positions} {why} ({word})"));
            }
        }
        lines
    }
}
