//! Surveys that get more deals.

use super::*;
use crate::{Sample, Selection};

fn extend(folder: &Path, deals: &str, shard: Option<&str>) -> Result<Survey, SurveyError> {
    let rules = Arc::new(Rules::parse(TINY).unwrap());
    let mut deals: Selection = deals.parse().unwrap();
    if let Some(shard) = shard {
        deals = deals.with_shard(shard.parse().unwrap());
    }
    Survey::open(folder, "webspinner", rules, deals, &EFFORT, Mode::Extend)
}

fn run(mut survey: Survey) {
    run_until(&mut survey, 2, u64::MAX);
    survey.write().unwrap();
}

#[test]
fn more_deals_are_decided_and_those_decided_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    run(extend(path, "own:1..25", None).unwrap());
    let before = journal(path);
    // Stopped in the middle, and continued both with and without the wish to extend.
    run_until(&mut extend(path, DEALS, None).unwrap(), 1, 30);
    run_until(&mut extend(path, DEALS, None).unwrap(), 1, 40);
    run(open(path).unwrap());
    let after = journal(path);
    assert!(after.starts_with(&before));
    assert_eq!(after.matches("\n{\"survey\"").count(), 1, "said once");
    assert_eq!(after.matches("\n{\"deal\"").count(), 60);
    assert_eq!(results(path), all_results(1));
    let facts = fs::read_to_string(path.join("survey.json")).unwrap();
    assert!(
        facts.contains(&format!("\"deals\": \"{DEALS}\"")),
        "{facts}"
    );
}

#[test]
fn a_shard_that_is_extended_keeps_its_deals() {
    let folder = tempfile::tempdir().unwrap();
    for deals in ["own:1..20", "own:1..40", DEALS] {
        for number in 1..=3 {
            let path = folder.path().join(number.to_string());
            run(extend(&path, deals, Some(&format!("{number}/3"))).unwrap());
        }
    }
    let mut all: Vec<String> = (1..=3)
        .flat_map(|number| results(&folder.path().join(number.to_string())))
        .collect();
    all.sort_unstable();
    let mut whole = all_results(1);
    whole.sort_unstable();
    assert_eq!(all, whole);
    // In front of the others, a new deal would move them to other shards.
    let path = folder.path().join("1");
    let text = journal(&path);
    let error = extend(&path, &format!("own:41,{DEALS}"), Some("1/3"));
    let error = error.unwrap_err().to_string();
    assert!(
        error.contains("name the deals of the survey first"),
        "{error}"
    );
    assert_eq!(journal(&path), text);
}

#[test]
fn an_extension_takes_no_deal_away_and_changes_no_limit() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    run(extend(path, "own:1..10", None).unwrap());
    let text = journal(path);
    let refused = |deals| extend(path, deals, None).unwrap_err().to_string();
    let lost = refused("own:1..9,own:11..30");
    assert!(lost.contains("has own:10, and the new deals"), "{lost}");
    let error = error(path);
    assert!(error.contains("deals: own:1..10, not own:1..40"), "{error}");
    let rules = Arc::new(Rules::parse(TINY).unwrap());
    let deals = DEALS.parse().unwrap();
    let limits = DealLimits {
        search: Limits::nodes(41),
        ..EFFORT
    };
    let other = Survey::open(path, "webspinner", rules, deals, &limits, Mode::Extend).unwrap_err();
    assert!(
        other.to_string().contains("(--nodes: 40, not 41)"),
        "{other}"
    );
    assert_eq!(journal(path), text);
}

#[test]
fn a_survey_without_its_journal_goes_on_from_its_results() {
    for left in ["results.parquet", "results.csv"] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path();
        run(extend(path, "own:1..25", None).unwrap());
        for name in ["journal.jsonl", "results.parquet", "results.csv"] {
            if name != left {
                fs::remove_file(path.join(name)).unwrap();
            }
        }
        let other = error(path);
        assert!(other.contains("deals: own:1..25"), "{other}");
        let survey = extend(path, DEALS, None).unwrap();
        assert_eq!(survey.tally().all(), 25);
        run(survey);
        assert_eq!(results(path), all_results(1));
    }
}

#[test]
fn results_that_are_damaged_at_their_end_restore_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    run(extend(path, "own:1..25", None).unwrap());
    fs::remove_file(path.join("journal.jsonl")).unwrap();
    let _ = fs::remove_file(path.join("results.parquet"));
    let table = path.join("results.csv");
    let text = fs::read_to_string(&table).unwrap();
    fs::write(&table, format!("{text}tiny,own:26\n")).unwrap();
    let refused = extend(path, "own:1..25", None).unwrap_err();
    let source = std::error::Error::source(&refused).unwrap().to_string();
    assert_eq!(source, "line 27 does not have 15 values, but 2");
    let left = fs::read_dir(path).unwrap();
    let left: Vec<_> = left.map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "{left:?}");
}

#[test]
fn a_journal_from_before_scheme_and_number_had_columns_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    run_until(&mut open(path).unwrap(), 1, 20);
    let mut older = journal(path);
    for number in 1..=40 {
        for scheme in ["own", "ms"] {
            let both = format!("\"scheme\":\"{scheme}\",\"number\":{number},");
            older = older.replace(&both, "");
        }
    }
    assert!(!older.contains("scheme"), "{older}");
    fs::write(path.join("journal.jsonl"), older).unwrap();
    run(open(path).unwrap());
    let rows = results(path);
    assert_eq!(rows, all_results(1));
    assert!(rows[0].starts_with("tiny,own:1,own,1,"), "{}", rows[0]);
    assert!(rows[59].starts_with("tiny,ms:20,ms,20,"), "{}", rows[59]);
}

#[test]
fn a_sample_grows_with_the_same_seed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let sample = |count, seed| {
        let rules = Arc::new(Rules::parse(TINY).unwrap());
        let deals: Selection = DEALS.parse().unwrap();
        let deals = deals.with_sample(Sample::new(count, seed)).unwrap();
        Survey::open(path, "webspinner", rules, deals, &EFFORT, Mode::Extend)
    };
    run(sample(10, 1).unwrap());
    let before = results(path);
    run(sample(25, 1).unwrap());
    let after = results(path);
    assert_eq!((before.len(), after.len()), (10, 25));
    assert_eq!(after[..10], before);
    let whole = all_results(1);
    assert!(after.iter().all(|row| whole.contains(row)));
    let other = sample(25, 2).unwrap_err().to_string();
    assert!(other.contains("(--seed: 1, not 2)"), "{other}");
    let fewer = sample(10, 1).unwrap_err().to_string();
    assert!(
        fewer.contains("and the new deals would take it away"),
        "{fewer}"
    );
    let facts = fs::read_to_string(path.join("survey.json")).unwrap();
    let facts: serde_json::Value = serde_json::from_str(&facts).unwrap();
    assert_eq!(facts["survey"]["sample"]["count"], 25);
    assert_eq!(facts["survey"]["sample"]["seed"], 1);
}
