//! Surveys that are stopped, damaged, retried and misused.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use webspinner_rules::{Move, Position, Rules};
use webspinner_solver::{Limits, Observer, Report, Verdict, solve};

use crate::{Deals, Effort, Run, Survey, SurveyError, Update};

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

const DAMAGED: &str = "is damaged; delete that line, and its deal is searched again";

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
            .filter(|(column, _)| ![9, 10, 12].contains(column));
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
fn files_of_other_programs_are_not_touched() {
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
        (format!("oops\n{last}\n"), DAMAGED),
        (format!("{other}\n"), DAMAGED),
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
            "FOLDER/journal.jsonl is not the journal of a survey, or is that of another version of \
             the program"
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
            "{} was begun with other settings (program: webspinner, not webspinner 2; \
             --nodes: 40, not none); give this survey another folder",
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
        "another survey is using FOLDER/journal.jsonl"
    );
}

#[test]
fn a_game_without_these_deals_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let rules = Arc::new(Rules::parse(TINY).unwrap());
    let deals: Deals = "own:1,kpat:1".parse().unwrap();
    let error = Survey::open(folder.path(), "webspinner", rules, deals, &EFFORT).unwrap_err();
    assert_eq!(error.to_string(), "this game has no deal kpat:1");
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
fn what_the_rules_do_not_confirm_is_reported_and_not_counted() {
    let folder = tempfile::tempdir().unwrap();
    let mut survey = open(folder.path()).unwrap();
    let (stop, mut seen) = (AtomicBool::new(false), Vec::new());
    let bugs = survey.run_with(&wrong, a_run(2), &stop, &mut |update| {
        if let Update::Bug(bug) = update {
            seen.push(bug.clone());
        }
    });
    let bugs = bugs.unwrap();
    assert_eq!(bugs, seen);
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

/// A survey as it is stored in a repository: only the tables.
fn without_journal() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let mut survey = open(folder.path()).unwrap();
    run_until(&mut survey, 1, u64::MAX);
    survey.write().unwrap();
    drop(survey);
    fs::remove_file(folder.path().join("journal.jsonl")).unwrap();
    folder
}

fn retry(folder: &Path, nodes: u64) -> Result<Survey, SurveyError> {
    let rules = Arc::new(Rules::parse(TINY).unwrap());
    let effort = Effort {
        limits: Limits::nodes(nodes),
        ..EFFORT
    };
    let deals = DEALS.parse().unwrap();
    Survey::retry(folder, "webspinner 2", rules, deals, &effort)
}

#[test]
fn unknown_deals_are_searched_again_and_the_others_stay_as_they_are() {
    let folder = without_journal();
    let path = folder.path();
    let before = results(path);
    let open = before.iter().filter(|row| row.contains(",unknown,"));
    assert!(open.count() > 0);
    for _ in 0..2 {
        // The second time from the journal that the first time restored.
        let mut survey = retry(path, 1_000_000).unwrap();
        run_until(&mut survey, 2, u64::MAX);
        survey.write().unwrap();
    }
    let after = results(path);
    assert_eq!(before.len(), after.len());
    for (old, new) in before.iter().zip(&after) {
        assert!(!new.contains(",unknown,"), "{new}");
        assert!(old == new || old.contains(",unknown,"), "{old}\n{new}");
    }
    // Which run found an answer, and how, can be seen in the row and in the list of runs.
    let text = fs::read_to_string(path.join("survey.json")).unwrap();
    let done: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(done["unknown"], 0);
    assert_eq!(done["survey"]["nodes_max"], 40);
    assert_eq!(done["runs"].as_array().map(Vec::len), Some(2));
    assert_eq!(done["runs"][1]["retry"]["nodes_max"], 1_000_000);
    assert_eq!(done["runs"][1]["retry"]["program"], "webspinner 2");
    let csv = fs::read_to_string(path.join("results.csv")).unwrap();
    for (old, new) in before.iter().zip(csv.lines().skip(1)) {
        let run = if old.contains(",unknown,") {
            ",2"
        } else {
            ",1"
        };
        assert!(new.ends_with(run), "{new}");
    }
}

#[test]
fn a_retry_searches_a_deal_once_with_the_same_limits() {
    let folder = without_journal();
    let mut survey = retry(folder.path(), 41).unwrap();
    run_until(&mut survey, 1, u64::MAX);
    let lines = journal(folder.path()).lines().count();
    drop(survey);
    let mut survey = retry(folder.path(), 41).unwrap();
    run_until(&mut survey, 1, u64::MAX);
    assert_eq!(journal(folder.path()).lines().count(), lines);
}

#[test]
fn a_retry_needs_the_results_of_the_same_survey() {
    let empty = tempfile::tempdir().unwrap();
    let error = retry(empty.path(), 41).unwrap_err().to_string();
    assert!(error.contains("run it without --retry first"), "{error}");
    assert_eq!(fs::read_dir(empty.path()).unwrap().count(), 0);
    let folder = without_journal();
    let rules = Arc::new(Rules::parse(TINY).unwrap());
    let deals: Deals = "own:1..3".parse().unwrap();
    let error = Survey::retry(folder.path(), "webspinner", rules, deals, &EFFORT).unwrap_err();
    let error = error.to_string();
    assert!(
        error.contains("deals: own:1..40,ms:1..20, not own:1..3"),
        "{error}"
    );
    assert!(!folder.path().join("journal.jsonl").exists());
}

#[test]
fn a_summary_for_programs_has_the_figures_of_the_text() {
    let folder = tempfile::tempdir().unwrap();
    let mut survey = open(folder.path()).unwrap();
    run_until(&mut survey, 2, u64::MAX);
    let summary = survey.write().unwrap();
    let (json, tally) = (summary.json(), summary.tally());
    assert_eq!(json["deals"], 60);
    assert_eq!(json["won"], tally.won);
    assert_eq!(json["whys"]["nodes"], tally.unknown);
    assert_eq!(json["interval"][0], summary.interval().0);
    for figure in ["time_ms", "nodes", "memory_bytes", "length"] {
        assert!(json[figure]["p50"].is_f64(), "{json}");
    }
    assert_eq!(json["within"][3]["decided"], tally.won + tally.lost);
    let provenance = serde_json::to_value(survey.provenance()).unwrap();
    assert_eq!(provenance["survey"]["deals"], DEALS);
}
