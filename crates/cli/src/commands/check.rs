//! `webspinner check`.

mod deals;
mod fingerprints;
mod proofs;

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use clap::{Args, ValueHint};
use deals::DealsArguments;
use fingerprints::{DealFingerprint, FingerprintArgument};
use proofs::{Proofs, ProofsArguments, Proved};
use webspinner_rules::record::Record;
use webspinner_survey::{ReportError, Tally};

use super::{Status, write_json};
use crate::input::Source;
use crate::problem;
use crate::records::{self, Kind};

/// Check records, game files and results of surveys, and print everything that is wrong with them
///
/// A record is valid if each of its moves is legal, variations included, and its result is true. A
/// game file is valid if the game can be played. Results are valid if every win of theirs is one:
/// each line is replayed by the rules. With --proofs, the certificate of every loss that has one
/// must prove it, too; it says how many losses have none. The exit status is 1 if something is not
/// valid, and 2 if a file cannot be read at all. With --fingerprint, each record’s deal is told by
/// the SHA-256 of its cards, which the game showed before the first move. With --deals, no file is
/// read: the deals of a game are compared with chance.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner check games.spider mine.toml
  webspinner check survey-spider results/*/results.parquet
  webspinner check survey-spider --proofs proofs
  webspinner check --fingerprint games.spider
  webspinner check --deals 1000 --game spider
  webspinner export | webspinner check -")]
pub(crate) struct Options {
    /// Files of records (as text or as JSON), of a game, or of results (a folder, Parquet or
    /// CSV); - for standard input
    #[arg(required_unless_present = "deals", value_name = "FILE", value_hint = ValueHint::FilePath)]
    files: Vec<Source>,
    #[command(flatten)]
    fingerprint: FingerprintArgument,
    #[command(flatten)]
    proofs: ProofsArguments,
    #[command(flatten)]
    deals: DealsArguments,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// The findings in a file.
#[derive(Default, serde::Serialize)]
struct Report {
    file: String,
    kind: &'static str,
    ok: bool,
    /// The number of records, games or rows in it.
    count: usize,
    problems: Vec<String>,
    /// How many losses are proved by certificates, and how many rest on the search; nothing unless
    /// these are results, and certificates were looked for.
    proved: Option<u64>,
    searched: Option<u64>,
    /// How many wins were replayed; nothing unless these are results.
    replayed: Option<u64>,
    /// Those of the deals of its records that replay, where they are asked for.
    fingerprints: Option<Vec<DealFingerprint>>,
    /// How many rows have each verdict.
    #[serde(skip)]
    tally: Tally,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    if let Some(status) = options.deals.run(options.json, out)? {
        return Ok(status);
    }
    let proofs = options.proofs.proofs()?;
    let (mut reports, mut unreadable) = (Vec::new(), false);
    for source in &options.files {
        let of_text = |text: String| Report::of(source, &text, options.fingerprint);
        let report = match results(source) {
            Some(path) => Report::of_results(source, path, proofs.as_ref()),
            None => source.read().map(of_text),
        };
        match report {
            Ok(report) => reports.push(report),
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

/// The results of a survey that a source is: a folder, or a table.
fn results(source: &Source) -> Option<&Path> {
    let Source::File(path) = source else {
        return None;
    };
    let is_table = ["parquet", "csv"]
        .iter()
        .any(|one| source.has_extension(one));
    (is_table || path.is_dir()).then_some(path)
}

impl Report {
    /// Replays the wins of a survey, and checks the certificates of its losses.
    fn of_results(source: &Source, path: &Path, proofs: Option<&Proofs<'_>>) -> Result<Self> {
        let checked = match proofs {
            Some(proofs) => proofs.check(path),
            None => webspinner_survey::check(path).map(|checked| (checked, Proved::default())),
        };
        let mut proved = None;
        let mut replayed = 0;
        let (tally, problems) = match checked {
            Ok((checked, losses)) => {
                proved = proofs.map(|_| losses.count);
                replayed = if checked.has_lines {
                    checked.tally.won
                } else {
                    0
                };
                let findings = checked.findings.iter().map(ToString::to_string);
                (checked.tally, findings.chain(losses.problems).collect())
            }
            Err(
                error @ (ReportError::Row { .. }
                | ReportError::Twice { .. }
                | ReportError::Mixed { .. }),
            ) => (Tally::default(), vec![problem::text(&error.into())]),
            Err(error) => return Err(error.into()),
        };
        Ok(Self {
            file: source.to_string(),
            kind: "results",
            ok: problems.is_empty(),
            count: usize::try_from(tally.all()).unwrap_or(usize::MAX),
            problems,
            proved,
            searched: proved.map(|proved| tally.lost - proved),
            replayed: Some(replayed),
            tally,
            ..Self::default()
        })
    }

    fn of(source: &Source, text: &str, fingerprint: FingerprintArgument) -> Self {
        let mut fingerprints = fingerprint.is_given().then(Vec::new);
        let (kind, count, problems) = match Kind::of(source, text) {
            Kind::Game => ("game", 1, records::game_problems(text)),
            Kind::Records => {
                let check = |record: &Record| match &mut fingerprints {
                    None => Ok(record.replay().map(|_| None)?),
                    Some(found) => {
                        let (one, problem) = fingerprint.of(record)?;
                        found.push(one);
                        Ok(problem)
                    }
                };
                let (count, problems) = record_problems(text, check);
                ("records", count, problems)
            }
            Kind::Neither => {
                let problem = "this is neither a record nor a game file";
                ("unknown", 0, vec![problem.to_owned()])
            }
        };
        Self {
            file: source.to_string(),
            kind,
            ok: problems.is_empty(),
            count,
            problems,
            fingerprints,
            ..Self::default()
        }
    }

    fn write(&self, out: &mut dyn Write) -> Result<()> {
        for problem in &self.problems {
            writeln!(out, "{}: {problem}", self.file)?;
        }
        if self.ok {
            let valid = match self.kind {
                "game" => "the game is valid".to_owned(),
                "results" => self.replayed(),
                _ if self.count == 1 => "one record, and it is valid".to_owned(),
                _ => format!("{} records, and all are valid", self.count),
            };
            writeln!(out, "{}: {valid}", self.file)?;
        }
        let fingerprints = self.fingerprints.iter().flatten();
        fingerprints
            .into_iter()
            .try_for_each(|one| one.write(&self.file, out))
    }

    /// The message about results with nothing wrong in them.
    fn replayed(&self) -> String {
        let Tally { won, lost, unknown } = self.tally;
        let wins = match won {
            1.. if self.replayed == Some(0) => format!("{won} won, without lines"),
            1 => "one win, replayed".to_owned(),
            _ => format!("{won} wins, all replayed"),
        };
        match (self.proved, self.searched) {
            (Some(proved), Some(searched)) => format!(
                "{wins}; {lost} lost: {proved} proved by certificates, {searched} by the search \
                 alone; {unknown} unknown"
            ),
            _ => format!("{wins}; taken as they are: {lost} lost, {unknown} unknown"),
        }
    }
}

/// The problems of the records, as far as each can be read those that the check finds. If there are
/// several records, each problem names its own.
fn record_problems(
    text: &str,
    mut check: impl FnMut(&Record) -> Result<Option<String>>,
) -> (usize, Vec<String>) {
    let (mut count, mut problems) = (0, Vec::new());
    for record in records::read(text) {
        let problem = match record.and_then(|record| check(&record)) {
            Ok(problem) => problem,
            Err(error) => Some(problem::text(&error)),
        };
        problems.extend(problem.map(|problem| (count, problem)));
        count += 1;
    }
    let shown = |(index, problem): (usize, String)| {
        if count > 1 {
            format!("record {}: {problem}", index + 1)
        } else {
            problem
        }
    };
    (count, problems.into_iter().map(shown).collect())
}
