//! Whole surveys of a tiny game.

mod bugs;
mod check;
mod extend;
mod journal;
mod retry;
mod run;
mod shards;

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use webspinner_rules::Rules;
use webspinner_solver::Limits;

use crate::{DealLimits, Mode, Run, Survey, SurveyError, Update};

/// Nine cards of one suit in six columns' places: some deals can be won, and most searches are over
/// after a hundred nodes.
pub(crate) const TINY: &str = r#"
id = "tiny"
name = "Tiny Spider"
decks = 1
suits = "S"
highest = "9"
columns = 3
vacancy = "any"
layout = [{ down = "1-3" }, { up = "1-3" }]
place = { suit = "any" }
lift = { unit = "run", suit = "one-suit" }
deal = { rule = "full" }
collect = { suit = "one-suit", start = "king" }
"#;

pub(crate) const DEALS: &str = "own:1..40,ms:1..20";

const EFFORT: DealLimits = DealLimits {
    search: Limits::nodes(40),
    time: None,
    shorten: None,
};

pub(crate) fn open(folder: &Path) -> Result<Survey, SurveyError> {
    open_with(folder, "webspinner", &EFFORT)
}

fn open_with(folder: &Path, program: &str, limits: &DealLimits) -> Result<Survey, SurveyError> {
    let rules = Arc::new(Rules::parse(TINY).unwrap());
    Survey::open(
        folder,
        program,
        rules,
        DEALS.parse().unwrap(),
        limits,
        Mode::Continue,
    )
}

fn a_run(threads: usize) -> Run {
    Run::now(vec!["webspinner".to_owned()], threads)
}

/// Runs a survey until it has `most` answers.
fn run_until(survey: &mut Survey, threads: usize, most: u64) {
    let stop = AtomicBool::new(false);
    let bugs = survey.run(a_run(threads), &stop, &mut |update| {
        if matches!(update, Update::Decided(tally) if tally.all() >= most) {
            stop.store(true, Ordering::Relaxed);
        }
    });
    assert_eq!(bugs.unwrap(), []);
}

/// The results without the columns that hold times and runs.
fn results(folder: &Path) -> Vec<String> {
    let text = fs::read_to_string(folder.join("results.csv")).unwrap();
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let rows = reader.records().map(|row| {
        let row = row.unwrap();
        let kept = row
            .iter()
            .enumerate()
            .filter(|(column, _)| ![11, 12, 14].contains(column));
        kept.map(|(_, text)| text).collect::<Vec<_>>().join(",")
    });
    rows.collect()
}

fn all_results(threads: usize) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let mut survey = open(folder.path()).unwrap();
    run_until(&mut survey, threads, u64::MAX);
    survey.write().unwrap();
    results(folder.path())
}

fn append(folder: &Path, text: &str) {
    let journal = folder.join("journal.jsonl");
    let mut file = OpenOptions::new().append(true).open(journal).unwrap();
    file.write_all(text.as_bytes()).unwrap();
}

fn journal(folder: &Path) -> String {
    fs::read_to_string(folder.join("journal.jsonl")).unwrap()
}

fn error(folder: &Path) -> String {
    let error = open(folder).unwrap_err().to_string();
    error.replace(folder.to_str().unwrap(), "FOLDER")
}
