//! Surveys that are run, stopped and misused.

use super::*;
use crate::Selection;

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
fn a_survey_with_other_settings_needs_another_folder() {
    let folder = tempfile::tempdir().unwrap();
    drop(open(folder.path()).unwrap());
    let limits = DealLimits {
        search: Limits::none(),
        ..EFFORT
    };
    let error = open_with(folder.path(), "webspinner 2", &limits).unwrap_err();
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
    let deals: Selection = "own:1,kpat:1".parse().unwrap();
    let error = Survey::open(
        folder.path(),
        "webspinner",
        rules,
        deals,
        &EFFORT,
        Mode::Continue,
    )
    .unwrap_err();
    assert_eq!(error.to_string(), "this game has no deal kpat:1");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_full_disk_while_results_are_written_leaves_the_old_ones() {
    let folder = tempfile::tempdir().unwrap();
    let mut survey = open(folder.path()).unwrap();
    run_until(&mut survey, 1, 5);
    survey.write().unwrap();
    let old = results(folder.path());
    run_until(&mut survey, 1, 20);
    // A folder is where the file cannot be made.
    let part = folder.path().join("results.csv.part");
    fs::create_dir(&part).unwrap();
    let error = survey.write().unwrap_err().to_string();
    assert!(error.contains("the journal has every answer"), "{error}");
    assert_eq!(results(folder.path()), old);
    fs::remove_dir(part).unwrap();
    survey.write().unwrap();
    assert_eq!(results(folder.path()).len() as u64, survey.tally().all());
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
