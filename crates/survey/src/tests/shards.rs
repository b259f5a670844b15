//! Surveys of one shard each.

use super::*;
use crate::{Selection, Shard};

fn shard(folder: &Path, shard: &str) -> Result<Survey, SurveyError> {
    let rules = Arc::new(Rules::parse(TINY).unwrap());
    let deals: Selection = DEALS.parse().unwrap();
    let deals = deals.with_shard(shard.parse().unwrap());
    Survey::open(folder, "webspinner", rules, deals, &EFFORT, Mode::Continue)
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
fn a_folder_with_shards_of_another_survey_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |opened: Result<Survey, SurveyError>| {
        let error = opened.unwrap_err().to_string();
        error.replace(folder.path().to_str().unwrap(), "FOLDER")
    };
    let begin = |name: &str| {
        let path = folder.path().join(name.parse::<Shard>().unwrap().folder());
        shard(&path, name)
    };
    drop(begin("3/7").unwrap());
    drop(begin("4/7").expect("it is one of the same survey"));
    assert_eq!(
        refused(begin("3/8")),
        "FOLDER/3-of-7 was begun with other settings (--shard: 3/7, not 3/8); give this survey \
         another folder"
    );
    assert_eq!(
        refused(open(folder.path())),
        "FOLDER/3-of-7 is a shard of another survey; give this one another folder, or merge the \
         shards first"
    );
    // Shards of another program.
    for file in ["3-of-7", "4-of-7"] {
        let journal = folder.path().join(file).join("journal.jsonl");
        let text = fs::read_to_string(&journal).unwrap();
        let others = text.replace("\"webspinner\"", "\"webspinner for Python\"");
        fs::write(journal, others).unwrap();
    }
    let error = refused(begin("5/7"));
    assert!(
        error.contains("(program: webspinner for Python, not webspinner)"),
        "{error}"
    );
    assert!(!folder.path().join("5-of-7").exists());
}

#[test]
fn the_python_package_and_the_program_of_its_version_go_on_with_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let (package, program) = (
        "webspinner for Python 0.1.0",
        "webspinner 0.1.0 (06fb312c2f5e)",
    );
    for (begun, more) in [
        (package, program),
        (program, package),
        (package, "webspinner 0.1.0"),
    ] {
        let path = folder.path().join(more);
        drop(open_with(&path, begun, &EFFORT).unwrap());
        open_with(&path, more, &EFFORT).unwrap();
    }
    let others = [
        "webspinner 0.1.1",
        "webspinner 0.2.0 (06fb312c2f5e)",
        "webspinner for Python 0.2.0",
    ];
    for other in others {
        let path = folder.path().join(other);
        drop(open_with(&path, package, &EFFORT).unwrap());
        let error = open_with(&path, other, &EFFORT).unwrap_err().to_string();
        assert!(error.contains("(program: "), "{error}");
    }
}

#[test]
fn shards_begin_in_no_folder_of_a_whole_survey() {
    let folder = tempfile::tempdir().unwrap();
    drop(open(folder.path()).unwrap());
    let error = shard(&folder.path().join("3-of-7"), "3/7").unwrap_err();
    assert!(matches!(error, SurveyError::HasWhole(path) if path == folder.path()));
}

#[test]
fn merged_shards_go_on_as_one_survey_in_the_folder_that_has_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("1-of-2");
    let mut one = shard(&path, "1/2").unwrap();
    run_until(&mut one, 2, u64::MAX);
    one.write().unwrap();
    let merge = crate::Merge::open(&[path]).unwrap();
    merge.write(folder.path()).unwrap();
    let survey = open(folder.path()).unwrap();
    assert_eq!(survey.tally(), one.tally());
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
