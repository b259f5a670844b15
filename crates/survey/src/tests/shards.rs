//! Surveys of one shard each.

use super::*;
use crate::Selection;

fn shard(folder: &Path, shard: &str) -> Result<Survey, SurveyError> {
    let rules = Arc::new(Rules::parse(TINY).unwrap());
    let deals: Selection = DEALS.parse().unwrap();
    let deals = deals.with_shard(shard.parse().unwrap());
    Survey::open(folder, "webspinner", rules, deals, &EFFORT)
}

#[test]
fn shards_have_every_answer_of_the_whole_survey_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut all = Vec::new();
    for number in 1..=7 {
        let path = folder.path().join(number.to_string());
        let name = format!("{number}/7");
        // Stopped once, and continued.
        run_until(&mut shard(&path, &name).unwrap(), 2, 3);
        let mut survey = shard(&path, &name).unwrap();
        assert!(survey.tally().all() >= 3);
        run_until(&mut survey, 2, u64::MAX);
        survey.write().unwrap();
        let rows = results(&path);
        assert_eq!(rows.len() as u64, survey.count());
        let text = fs::read_to_string(path.join("survey.json")).unwrap();
        let facts: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(facts["survey"]["shard"], name);
        assert_eq!(facts["survey"]["deals"], DEALS);
        all.extend(rows);
    }
    let mut whole = all_results(1);
    whole.sort_unstable();
    all.sort_unstable();
    assert_eq!(all, whole);
}

#[test]
fn a_folder_is_that_of_one_shard() {
    let folder = tempfile::tempdir().unwrap();
    drop(shard(folder.path(), "3/7").unwrap());
    let error = shard(folder.path(), "3/8").unwrap_err().to_string();
    assert!(error.contains("(--shard: 3/7, not 3/8)"), "{error}");
    let error = open(folder.path()).unwrap_err().to_string();
    assert!(error.contains("(--shard: 3/7, not none)"), "{error}");
}

#[test]
fn a_shard_may_have_no_deal() {
    let folder = tempfile::tempdir().unwrap();
    let mut survey = shard(folder.path(), "61/61").unwrap();
    assert_eq!(survey.count(), 0);
    run_until(&mut survey, 1, u64::MAX);
    let summary = survey.write().unwrap();
    assert_eq!(summary.tally().all(), 0);
    assert_eq!(results(folder.path()), [""; 0]);
}
