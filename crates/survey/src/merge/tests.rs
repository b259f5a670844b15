//! Shards put together, with everything that may be wrong with them.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use webspinner_rules::Rules;
use webspinner_solver::Limits;

use crate::tests::{DEALS, TINY};
use crate::{DealLimits, Merge, Merged, Report, Run, Selection, Survey};

/// Runs the survey of a shard, or of all deals, with a limit of nodes.
fn survey(folder: &Path, deals: &str, shard: &str, nodes: u64) -> PathBuf {
    let mut deals: Selection = deals.parse().unwrap();
    if !shard.is_empty() {
        deals = deals.with_shard(shard.parse().unwrap());
    }
    let limits = DealLimits {
        search: Limits::nodes(nodes),
        time: None,
        shorten: None,
    };
    let rules = Arc::new(Rules::parse(TINY).unwrap());
    let mut survey = Survey::open(
        folder,
        "webspinner",
        rules,
        deals,
        &limits,
        crate::Mode::Continue,
    )
    .unwrap();
    let run = Run::now(vec!["webspinner".to_owned()], 2);
    survey.run(run, &false.into(), &mut |_| {}).unwrap();
    survey.write().unwrap();
    folder.into()
}

fn shards(folder: &Path, of: u64) -> Vec<PathBuf> {
    let shard = |number: u64| {
        let path = folder.join(number.to_string());
        survey(&path, DEALS, &format!("{number}/{of}"), 40)
    };
    (1..=of).map(shard).collect()
}

fn merge(folders: &[PathBuf], output: &Path) -> Merged {
    fs::create_dir_all(output).unwrap();
    Merge::open(folders).unwrap().write(output).unwrap()
}

/// Why these folders are not merged, with their folder left out.
fn error(folder: &Path, folders: &[PathBuf]) -> String {
    let output = folder.join("refused");
    fs::create_dir_all(&output).unwrap();
    let merged = Merge::open(folders).and_then(|merge| merge.write(&output));
    assert!(!output.join("survey.json").exists());
    let text = merged.unwrap_err().to_string();
    text.replace(folder.to_str().unwrap(), "FOLDER")
}

/// The rows without times and runs.
fn rows(folder: &Path) -> Vec<String> {
    let mut reader = csv::Reader::from_path(folder.join("results.csv")).unwrap();
    let names = reader.headers().unwrap().clone();
    let is_kept = |name: &str| !["time_ms", "shorten_ms", "run"].contains(&name);
    let rows = reader.records().map(|row| {
        let row = row.unwrap();
        let columns = row.iter().zip(&names);
        let kept = columns.filter(|(_, name)| is_kept(name));
        kept.map(|(text, _)| text).collect::<Vec<_>>().join(",")
    });
    rows.collect()
}

#[test]
fn shards_together_are_the_survey_that_was_not_divided() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let whole = survey(&path.join("whole"), DEALS, "", 40);
    let mut folders = shards(path, 7);
    folders.reverse();
    let output = path.join("all");
    let merged = merge(&folders, &output);
    assert_eq!((merged.deals, merged.missing()), (60, 0));
    assert_eq!(rows(&output), rows(&whole));
    let note = |folder: &Path| -> serde_json::Value {
        let text = fs::read_to_string(folder.join("survey.json")).unwrap();
        serde_json::from_str(&text).unwrap()
    };
    let (all, one) = (note(&output), note(&whole));
    assert_eq!(all["survey"], one["survey"]);
    for count in ["won", "lost", "unknown"] {
        assert_eq!(all[count], one[count]);
    }
    // Each row names its run among those of all shards.
    assert_eq!(all["runs"].as_array().map(Vec::len), Some(7));
    let table = fs::read_to_string(output.join("results.csv")).unwrap();
    let runs: Vec<&str> = (table.lines().skip(1).take(7))
        .map(|row| row.rsplit(',').next().unwrap())
        .collect();
    assert_eq!(runs, ["7", "6", "5", "4", "3", "2", "1"]);
}

#[test]
fn every_figure_of_a_merged_report_can_be_computed_from_its_rows() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let output = path.join("all");
    merge(&shards(path, 4), &output);
    let mut reader = csv::Reader::from_path(output.join("results.csv")).unwrap();
    let names = reader.headers().unwrap().clone();
    let table: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    let column = |name: &str| {
        let place = names.iter().position(|known| known == name).unwrap();
        table
            .iter()
            .map(move |row| row.get(place).unwrap().to_owned())
    };
    let count = |wanted: &str| {
        column("verdict")
            .filter(|verdict| verdict == wanted)
            .count()
    };
    for name in ["results.csv", "results.parquet"] {
        let report = Report::read(&[output.join(name)]).unwrap().json();
        let figures = &report["games"][0]["results"][0];
        assert_eq!(figures["deals"], table.len());
        for verdict in ["won", "lost", "unknown"] {
            assert_eq!(figures[verdict], count(verdict), "{verdict}");
        }
        assert_eq!(figures["whys"]["nodes"], count("unknown"));
        // Wilson's interval by its formula, unknown deals lost for one end and won for the other.
        let end = |won: usize, sign: f64| {
            let (z, n) = (
                1.959_963_984_540_054_f64,
                f64::from(u32::try_from(table.len()).unwrap()),
            );
            let p = f64::from(u32::try_from(won).unwrap()) / n;
            let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
            (p + z * z / (2.0 * n) + sign * spread) / (1.0 + z * z / n)
        };
        let ends = [
            end(count("won"), -1.0),
            end(count("won") + count("unknown"), 1.0),
        ];
        for (place, wanted) in ends.into_iter().enumerate() {
            let shown = figures["interval"][place].as_f64().unwrap();
            assert!((shown - wanted).abs() < 1e-9, "{shown}, {wanted}");
        }
        for name in ["time_ms", "nodes", "memory_bytes", "length"] {
            let mut values: Vec<f64> = (column(name).filter(|text| !text.is_empty()))
                .map(|text| text.parse().unwrap())
                .collect();
            values.sort_unstable_by(f64::total_cmp);
            for (key, percent) in [
                ("p10", 10),
                ("p50", 50),
                ("p90", 90),
                ("p99", 99),
                ("max", 100),
            ] {
                let place = (values.len() * percent).div_ceil(100).max(1) - 1;
                assert_eq!(figures[name][key], values[place], "{name} {key}");
            }
            let mean = values.iter().sum::<f64>() / f64::from(u32::try_from(values.len()).unwrap());
            let shown = figures[name]["mean"].as_f64().unwrap();
            assert!(
                (shown - mean).abs() <= 1e-9 * mean.abs(),
                "{name}: {shown}, {mean}"
            );
        }
        for within in figures["within"].as_array().unwrap() {
            let most = within["time_ms"].as_f64().unwrap();
            let soon = |wanted: &[&str]| {
                let both = column("verdict").zip(column("time_ms"));
                let soon = both.filter(|(verdict, time)| {
                    wanted.contains(&verdict.as_str()) && time.parse::<f64>().unwrap() <= most
                });
                soon.count()
            };
            assert_eq!(within["won"], soon(&["won"]));
            assert_eq!(within["decided"], soon(&["won", "lost"]));
        }
    }
}

#[test]
fn what_is_missing_is_listed_and_the_merged_survey_can_be_completed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let mut folders = shards(path, 10);
    // Without shards 2, 5, 6 and 10, and with one from which two rows are gone.
    for number in [10, 6, 5, 2] {
        folders.remove(number - 1);
    }
    let table = folders[0].join("results.csv");
    let text = fs::read_to_string(&table).unwrap();
    let kept = text
        .lines()
        .enumerate()
        .filter(|(line, _)| ![2, 6].contains(line));
    let kept: Vec<&str> = kept.map(|(_, line)| line).collect();
    fs::write(&table, kept.join("\n") + "\n").unwrap();
    let output = path.join("all");
    let merged = merge(&folders, &output);
    assert_eq!(merged.missing(), 4 * 6 + 2);
    assert_eq!(merged.missing_shards, [(2, 2), (5, 6), (10, 10)]);
    let text = merged.text();
    let text = text.replace(path.to_str().unwrap(), "FOLDER");
    assert!(
        text.ends_with(
            "26 of 60 deals are missing\n\
             shards without a folder, of 10: 2,5-6,10\n\
             FOLDER/1: 2 missing: own:11, ms:11\n"
        ),
        "{text}"
    );
    // A merge may be repeated, and the folder is one of a survey that was interrupted.
    merge(&folders, &output);
    survey(&output, DEALS, "", 40);
    let whole = survey(&path.join("whole"), DEALS, "", 40);
    assert_eq!(rows(&output), rows(&whole));
}

#[test]
fn surveys_of_different_deals_are_put_one_after_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let one = survey(&path.join("one"), "own:21..40", "", 40);
    let other = survey(&path.join("other"), "own:1..20", "", 40);
    // The table with the note inside is enough.
    fs::remove_file(other.join("results.csv")).unwrap();
    fs::remove_file(other.join("survey.json")).unwrap();
    let output = path.join("both");
    let merged = merge(&[one, other], &output);
    assert_eq!(
        (merged.deals, merged.missing(), merged.shards),
        (40, 0, None)
    );
    let text = fs::read_to_string(output.join("survey.json")).unwrap();
    assert!(
        text.contains("\"deals\": \"own:21..40,own:1..20\""),
        "{text}"
    );
    let rows = rows(&output);
    assert!(rows[0].starts_with("tiny,own:21,") && rows[20].starts_with("tiny,own:1,"));
}

#[test]
#[cfg(feature = "parquet")]
fn shards_that_have_parquet_alone_are_put_together_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let whole = survey(&path.join("whole"), "own:1..1200", "", 1);
    let folders: Vec<PathBuf> = (1..=2)
        .map(|number| {
            let shard = path.join(number.to_string());
            survey(&shard, "own:1..1200", &format!("{number}/2"), 1)
        })
        .collect();
    for folder in &folders {
        for name in ["results.csv", "survey.json", "journal.jsonl"] {
            fs::remove_file(folder.join(name)).unwrap();
        }
    }
    // More than one step of reading, from a file that stays open and from one that does not.
    for at_a_time in [300, 3] {
        let output = path.join(at_a_time.to_string());
        fs::create_dir(&output).unwrap();
        let mut merge = Merge::open(&folders).unwrap();
        for source in &mut merge.sources {
            source.prepare(0, at_a_time);
        }
        let merged = merge.write(&output).unwrap();
        assert_eq!((merged.deals, merged.missing()), (1200, 0));
        assert_eq!(rows(&output), rows(&whole));
    }
}

#[test]
fn what_does_not_belong_together_is_refused_with_the_difference_and_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let folders = shards(path, 3);
    let refused = |other: &PathBuf| error(path, &[folders[0].clone(), other.clone()]);
    let other = |name: &str, deals, shard, nodes| survey(&path.join(name), deals, shard, nodes);
    assert_eq!(
        refused(&other("limits", DEALS, "2/3", 41)),
        "FOLDER/limits cannot be merged with FOLDER/1, whose settings are others \
         (--nodes: 40, not 41)"
    );
    for (name, deals, shard, wanted) in [
        ("four", DEALS, "2/4", "(--shard: 1/3, not 2/4)"),
        ("whole", "own:90", "", "not own:90; --shard: 1/3, not none)"),
        ("deals", "own:1..60", "2/3", "ms:1..20, not own:1..60)"),
    ] {
        let error = refused(&other(name, deals, shard, 40));
        assert!(error.ends_with(wanted), "{error}");
    }
    let twice = |what: &str, one: &str, two: &str| {
        format!("{what} is in FOLDER/{one} and in FOLDER/{two}; leave one of them out")
    };
    assert_eq!(refused(&folders[0]), twice("1/3", "1", "1"));
    let (one, two) = (
        other("a", "own:1..9", "", 40),
        other("b", "own:9..12", "", 40),
    );
    assert_eq!(error(path, &[one.clone(), two]), twice("own:9", "a", "b"));
    // Other settings of the same files: the program, the rules, and a search with other limits.
    let facts = fs::read_to_string(folders[1].join("survey.json")).unwrap();
    for (from, to, wanted) in [
        (
            "\"webspinner\"",
            "\"webspinner 2\"",
            "(program: webspinner, not webspinner 2)",
        ),
        (
            "\"version\": 1",
            "\"version\": 2",
            "(version of the rules: 1, not 2)",
        ),
        ("Tiny Spider", "Tiny Spiders", "(rules: a text of "),
    ] {
        fs::write(folders[1].join("survey.json"), facts.replace(from, to)).unwrap();
        let error = refused(&folders[1]);
        assert!(error.contains(wanted), "{error}");
    }
    fs::remove_file(folders[1].join("survey.json")).unwrap();
    assert!(refused(&folders[1]).starts_with("FOLDER/2 does not say how"));
    assert!(refused(&path.join("no")).contains("has no results.parquet or results.csv"));
    assert_eq!(error(path, &[]), "no folders are given");
    let merged = Merge::open(std::slice::from_ref(&one)).unwrap().write(&one);
    let occupied = merged.unwrap_err().to_string();
    assert!(occupied.ends_with("holds a survey; choose another folder for all of them together"));
}

#[test]
fn rows_that_are_damaged_or_out_of_place_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let folders = shards(path, 2);
    let table = folders[1].join("results.csv");
    let text = fs::read_to_string(&table).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    lines.swap(3, 4);
    fs::write(&table, lines.join("\n")).unwrap();
    let swapped = error(path, &folders);
    assert!(
        swapped.starts_with("FOLDER/2/results.csv has own:") && swapped.contains("out of place"),
        "{swapped}"
    );
    fs::write(&table, text.replacen(",lost,", ",maybe,", 1)).unwrap();
    assert_eq!(
        error(path, &folders),
        "cannot use FOLDER/2/results.csv as results of a survey"
    );
    fs::write(&table, text.replacen(",lost,", ",unknown,", 1)).unwrap();
    let wrong = error(path, &folders);
    assert!(
        wrong.contains("a deal says why if and only if it is unknown"),
        "{wrong}"
    );
}
