//! What a survey keeps, whatever happens to it.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use webspinner_rules::{Move, Position, Rules};
use webspinner_solver::{Limits, Observer, Report, Verdict, solve};

use crate::{Deals, Effort, News, Run, Survey, SurveyError};

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

const EFFORT: Effort = Effort {
    limits: Limits::nodes(40),
    time: None,
    shorten: None,
};

pub(crate) fn open(folder: &Path) -> Result<Survey, SurveyError> {
    open_with(folder, "webspinner", &EFFORT)
}

fn open_with(folder: &Path, program: &str, effort: &Effort) -> Result<Survey, SurveyError> {
    let rules = Arc::new(Rules::parse(TINY).unwrap());
    Survey::open(folder, program, rules, DEALS.parse().unwrap(), effort)
}

fn a_run(threads: usize) -> Run {
    Run::now(vec!["webspinner".to_owned()], threads)
}

/// Runs a survey until it has `most` answers.
fn run_until(survey: &mut Survey, threads: usize, most: u64) {
    let stop = AtomicBool::new(false);
    let bugs = survey.run(a_run(threads), &stop, &mut |news| {
        if matches!(news, News::Decided(tally) if tally.all() >= most) {
            stop.store(true, Ordering::Relaxed);
        }
    });
    assert_eq!(bugs.unwrap(), []);
}

/// The results without the columns that hold times.
fn results(folder: &Path) -> Vec<String> {
    let text = fs::read_to_string(folder.join("results.csv")).unwrap();
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let rows = reader.records().map(|row| {
        let row = row.unwrap();
        let kept = row
            .iter()
            .enumerate()
            .filter(|(column, _)| ![9, 10].contains(column));
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

#[test]
fn the_answers_do_not_depend_on_the_number_of_threads() {
    let one = all_results(1);
    assert_eq!(one.len(), 60);
    assert_eq!(one, all_results(2));
    assert_eq!(one, all_results(3));
    for verdict in [",won,", ",lost,", ",unknown,nodes,"] {
        assert!(one.iter().any(|row| row.contains(verdict)), "{verdict}");
    }
}

#[test]
fn a_survey_that_was_stopped_goes_on_with_what_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    for most in [7, 30, u64::MAX] {
        let mut survey = open(path).unwrap();
        run_until(&mut survey, 2, most);
        assert!(survey.tally().all() >= most.min(60));
        survey.write().unwrap();
        assert_eq!(results(path).len() as u64, survey.tally().all());
    }
    assert_eq!(results(path), all_results(1));
    assert_eq!(journal(path).lines().count(), 1 + 3 + 60);
}

#[test]
fn a_journal_cut_off_anywhere_loses_the_last_answer_at_most() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    run_until(&mut open(path).unwrap(), 1, 3);
    let whole = journal(path);
    for end in (0..whole.len()).step_by(11) {
        fs::write(path.join("journal.jsonl"), &whole[..end]).unwrap();
        let survey = open(path).unwrap();
        let lines = whole[..end].split_inclusive('\n');
        let kept = lines.filter(|line| line.ends_with('\n') && line.starts_with("{\"deal\""));
        assert_eq!(survey.tally().all(), kept.count() as u64, "{end} bytes");
        assert!(whole.starts_with(&journal(path)));
    }
}

#[test]
fn zeros_at_the_end_of_a_journal_are_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    run_until(&mut open(folder.path()).unwrap(), 1, 3);
    let whole = journal(folder.path());
    append(folder.path(), "\0\0\n\0\n\0\0");
    assert_eq!(
        open(folder.path()).unwrap().tally().all(),
        whole.matches("\n{\"deal\"").count() as u64
    );
    assert_eq!(journal(folder.path()), whole);
}

#[test]
fn what_no_survey_wrote_is_not_touched() {
    let folder = tempfile::tempdir().unwrap();
    run_until(&mut open(folder.path()).unwrap(), 1, 3);
    let whole = journal(folder.path());
    let last = whole.lines().last().unwrap();
    let other = last.replace("\"own:", "\"ms:9");
    let number = whole.lines().count() + 1;
    let deal = last
        .split('"')
        .find(|text| text.starts_with("own:"))
        .unwrap();
    let twice = format!("answers {deal} a second time; delete one of the two lines");
    for (text, wanted) in [
        (format!("{last}\n"), twice.as_str()),
        (format!("oops\n{last}\n"), "is damaged"),
        (format!("{other}\n"), "is damaged"),
    ] {
        let wanted = format!("line {number} of FOLDER/journal.jsonl {wanted}");
        append(folder.path(), &text);
        assert_eq!(error(folder.path()), wanted);
        assert_eq!(journal(folder.path()), format!("{whole}{text}"));
        fs::write(folder.path().join("journal.jsonl"), &whole).unwrap();
    }
    for text in ["my diary\n", "my diary", "{\"survey\":{\"form\":2}}\n"] {
        fs::write(folder.path().join("journal.jsonl"), text).unwrap();
        assert_eq!(
            error(folder.path()),
            "FOLDER/journal.jsonl is no journal of a survey, or one of another version of the program"
        );
        assert_eq!(journal(folder.path()), text);
    }
}

#[test]
fn a_survey_with_other_settings_needs_another_folder() {
    let folder = tempfile::tempdir().unwrap();
    drop(open(folder.path()).unwrap());
    let effort = Effort {
        limits: Limits::none(),
        ..EFFORT
    };
    let error = open_with(folder.path(), "webspinner 2", &effort).unwrap_err();
    let path = folder.path().join("journal.jsonl");
    assert_eq!(
        error.to_string(),
        format!(
            "{} was begun with other settings (program: webspinner, not webspinner 2; --nodes: 40, not none); give this survey another folder",
            path.display()
        )
    );
}

#[test]
fn two_surveys_do_not_share_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let _first = open(folder.path()).unwrap();
    assert_eq!(
        error(folder.path()),
        "another survey is at work with FOLDER/journal.jsonl"
    );
}

#[test]
fn a_game_without_these_deals_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let rules = Arc::new(Rules::parse(TINY).unwrap());
    let deals: Deals = "own:1,kpat:1".parse().unwrap();
    let error = Survey::open(folder.path(), "webspinner", rules, deals, &EFFORT).unwrap_err();
    assert_eq!(error.to_string(), "kpat:1 is no deal of this game");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// A solver that is wrong now and then.
fn wrong(rules: &Rules, start: &Position, limits: &Limits, observer: &mut dyn Observer) -> Report {
    let mut report = solve(rules, start, limits, observer).expect("a position of the game");
    let stock: usize = start.stock().map(|card| usize::from(card.number())).sum();
    match (stock % 3, &mut report.verdict) {
        (0, Verdict::Won(line)) => drop(line.pop()),
        (1, Verdict::Won(line)) => line.insert(0, Move::Deal),
        (2, Verdict::Lost) => panic!("no idea"),
        _ => {}
    }
    report
}

#[test]
fn what_the_rules_do_not_confirm_is_told_and_not_counted() {
    let folder = tempfile::tempdir().unwrap();
    let mut survey = open(folder.path()).unwrap();
    let (stop, mut told) = (AtomicBool::new(false), Vec::new());
    let bugs = survey.run_with(&wrong, a_run(2), &stop, &mut |news| {
        if let News::Bug(bug) = news {
            told.push(bug.clone());
        }
    });
    let bugs = bugs.unwrap();
    assert_eq!(bugs, told);
    assert_eq!(survey.tally().all() + bugs.len() as u64, 60);
    let kinds: BTreeSet<&str> = bugs.iter().map(|bug| &bug.what[..24]).collect();
    assert_eq!(
        kinds,
        BTreeSet::from(["the solver panicked: no ", "the solver says won, but"])
    );
    // A solver that has no bug answers them.
    drop(survey);
    run_until(&mut open(folder.path()).unwrap(), 2, u64::MAX);
    assert_eq!(open(folder.path()).unwrap().tally().all(), 60);
}

#[test]
fn a_full_disk_while_results_are_written_leaves_the_old_ones() {
    let folder = tempfile::tempdir().unwrap();
    let mut survey = open(folder.path()).unwrap();
    run_until(&mut survey, 1, 5);
    survey.write().unwrap();
    let old = results(folder.path());
    run_until(&mut survey, 1, 20);
    // Where a file cannot be made stands a folder.
    let part = folder.path().join("results.csv.part");
    fs::create_dir(&part).unwrap();
    let error = survey.write().unwrap_err().to_string();
    assert!(error.contains("the journal has every answer"), "{error}");
    assert_eq!(results(folder.path()), old);
    fs::remove_dir(part).unwrap();
    survey.write().unwrap();
    assert_eq!(results(folder.path()).len() as u64, survey.tally().all());
}
