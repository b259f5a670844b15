//! Unknown deals that are searched again.

use super::*;
use crate::Selection;

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
    let limits = DealLimits {
        search: Limits::nodes(nodes),
        ..EFFORT
    };
    let deals = DEALS.parse().unwrap();
    Survey::open(folder, "webspinner 2", rules, deals, &limits, Mode::Retry)
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
    let deals: Selection = "own:1..3".parse().unwrap();
    let error = Survey::open(
        folder.path(),
        "webspinner",
        rules,
        deals,
        &EFFORT,
        Mode::Retry,
    )
    .unwrap_err();
    let error = error.to_string();
    assert!(
        error.contains("deals: own:1..40,ms:1..20, not own:1..3"),
        "{error}"
    );
    assert!(!folder.path().join("journal.jsonl").exists());
}
