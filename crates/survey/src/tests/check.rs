//! Results checked by the rules.

use super::*;
use crate::table::COLUMNS;
use crate::{Checked, ReportError, check, check_with};

/// The folder of a whole survey, and what a check says of it.
fn whole() -> (tempfile::TempDir, Checked) {
    let folder = tempfile::tempdir().unwrap();
    let mut survey = open(folder.path()).unwrap();
    run_until(&mut survey, 2, u64::MAX);
    survey.write().unwrap();
    let checked = check(folder.path()).unwrap();
    assert_eq!(checked.tally, survey.tally());
    (folder, checked)
}

#[test]
fn every_win_of_a_survey_is_replayed() {
    let (folder, checked) = whole();
    assert!(checked.tally.won > 10, "{:?}", checked.tally);
    assert!(checked.findings.is_empty(), "{:?}", checked.findings);
    let again = check(&folder.path().join("results.csv")).unwrap();
    assert_eq!((again.tally, again.findings.len()), (checked.tally, 0));
}

#[test]
fn every_loss_is_handed_over_with_its_row() {
    let (folder, checked) = whole();
    let file = folder.path().join("results.csv");
    let text = fs::read_to_string(&file).unwrap();
    let rows = (1..).zip(text.lines().skip(1));
    let lost: Vec<(usize, String)> = rows
        .filter(|(_, line)| line.contains(",lost,"))
        .map(|(row, line)| (row, line.split(',').nth(1).unwrap().to_owned()))
        .collect();
    assert!(lost.len() > 10, "{lost:?}");
    for path in [folder.path(), &file] {
        let mut losses = Vec::new();
        let found = check_with(path, &mut |loss| {
            assert_eq!(loss.rules.id().as_str(), "tiny");
            losses.push((loss.row, loss.deal.to_string()));
        });
        assert_eq!(found.unwrap().tally, checked.tally);
        losses.sort_unstable();
        assert_eq!(losses.len(), lost.len());
        if path == file {
            assert_eq!(losses, lost);
        }
    }
}

#[test]
fn a_table_without_lines_is_counted_as_it_is() {
    let (folder, checked) = whole();
    let place = COLUMNS.iter().position(|column| *column == "line").unwrap();
    let file = folder.path().join("results.csv");
    let text = fs::read_to_string(&file).unwrap();
    let without = |lines: usize| {
        let rows = text.lines().enumerate().map(|(row, line)| {
            let mut values: Vec<&str> = line.split(',').collect();
            if (1..=lines).contains(&row) {
                values[place] = "";
            }
            values.join(",") + "\n"
        });
        fs::write(&file, rows.collect::<String>()).unwrap();
        check(&file).unwrap()
    };
    let all = without(usize::MAX);
    assert_eq!((all.tally, all.findings.len()), (checked.tally, 0));
    assert!(checked.has_lines && !all.has_lines);
    let some = without(text.lines().count() / 2);
    assert!(some.has_lines && !some.findings.is_empty());
}

/// What a check says of the results once every row was changed.
fn changed(change: impl Fn(&mut Vec<String>)) -> String {
    let (folder, _) = whole();
    let file = folder.path().join("results.csv");
    let text = fs::read_to_string(&file).unwrap();
    let lines = text.lines().map(|line| {
        let mut values = line.split(',').map(str::to_owned).collect();
        change(&mut values);
        values.join(",") + "\n"
    });
    fs::write(&file, lines.collect::<String>()).unwrap();
    let error = check(&file).unwrap_err().to_string();
    error.replace(folder.path().to_str().unwrap(), "FOLDER")
}

#[test]
fn rows_that_are_not_those_of_the_survey_are_refused() {
    let of = |row: usize, name: &'static str, value: &'static str| {
        let place = COLUMNS.iter().position(|column| *column == name).unwrap();
        let shuffle = format!("own:{row}");
        changed(move |values| {
            if values[1] == shuffle {
                value.clone_into(&mut values[place]);
            }
        })
    };
    let wrong = |row, problem| format!("row {row} of FOLDER/results.csv is wrong: {problem}");
    let number = wrong(2, "its scheme and its number are not those of its shuffle");
    assert_eq!(of(2, "number", "3"), number);
    assert_eq!(of(2, "scheme", "ms"), number);
    assert_eq!(of(2, "number", ""), number);
    assert_eq!(of(3, "run", "9"), wrong(3, "its survey has no such run"));
    assert_eq!(of(3, "run", "0"), wrong(3, "its survey has no such run"));
    let stranger = changed(|values| {
        if values[1] == "own:4" {
            "own:99999".clone_into(&mut values[1]);
            "99999".clone_into(&mut values[3]);
        }
    });
    assert_eq!(stranger, wrong(4, "its deal is none of the survey"));
    let bored = changed(|values| {
        if values[4] == "unknown" {
            "bored".clone_into(&mut values[5]);
        }
    });
    assert!(
        bored.ends_with("it does not say which limit was reached"),
        "{bored}"
    );
}

#[test]
fn a_row_that_is_missing_is_noticed() {
    let (folder, _) = whole();
    let file = folder.path().join("results.csv");
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    fs::write(&file, lines[..lines.len() - 1].join("\n")).unwrap();
    assert!(matches!(check(&file), Err(ReportError::Count(path)) if path == file));
}

#[test]
fn a_win_that_is_none_is_found() {
    let (folder, checked) = whole();
    let file = folder.path().join("results.csv");
    let text = fs::read_to_string(&file).unwrap();
    let (row, win) = (1..)
        .zip(text.lines().skip(1))
        .find(|(_, line)| line.contains(",won,"))
        .unwrap();
    let values: Vec<&str> = win.split(',').collect();
    let (length, line): (usize, &str) = (values[6].parse().unwrap(), values[8]);
    let (_, rest) = line.split_once(' ').unwrap();
    let (start, _) = line.rsplit_once(' ').unwrap();
    let short = (length - 1).to_string();
    for (length, line, says) in [
        (values[6], "", "it is won, but has no line"),
        (values[6], start, "and not as many as its length says"),
        (&short, start, "does not end in one"),
        (values[6], &format!("5-9 {rest}"), "5-9"),
        (values[6], &format!("to-win {rest}"), "move 1: "),
    ] {
        let mut damaged = values.clone();
        (damaged[6], damaged[8]) = (length, line);
        fs::write(&file, text.replace(win, &damaged.join(","))).unwrap();
        let found = check(&file).unwrap();
        let [finding] = &found.findings[..] else {
            panic!("{:?}", found.findings)
        };
        assert_eq!((finding.row, &*finding.deal), (row, values[1]));
        let problem = finding.problem.to_string();
        assert!(problem.contains(says), "{problem}");
        assert_eq!(found.tally, checked.tally);
    }
}

#[test]
fn without_the_rules_nothing_is_checked() {
    let (folder, _) = whole();
    // Only the files beside it say what this game is.
    let table = folder.path().join("results.csv");
    fs::remove_file(folder.path().join("survey.json")).unwrap();
    assert!(check(&table).is_ok(), "the journal says it, too");
    fs::remove_file(folder.path().join("journal.jsonl")).unwrap();
    let error = check(&table).unwrap_err();
    let source = std::error::Error::source(&error).unwrap().to_string();
    assert!(source.contains("no built-in game tiny"), "{source}");
}

#[test]
#[cfg(feature = "parquet")]
fn the_results_beside_the_sources_are_sound() {
    let results = concat!(env!("CARGO_MANIFEST_DIR"), "/../../results");
    for name in ["scorpion-own-1-200", "simple-simon-ms-1-1000"] {
        let checked = check(&Path::new(results).join(name)).unwrap();
        assert!(checked.tally.won > 0);
        assert!(checked.findings.is_empty(), "{:?}", checked.findings);
    }
}
