//! Surveys that many machines share.

use std::collections::BTreeSet;
use std::process::Stdio;

use crate::commands::shell::{Shell, assert_output};
use crate::commands::surveys::{TINY, rows};

fn shell() -> Shell {
    let shell = Shell::new();
    shell.file("tiny.toml", TINY);
    shell
}

/// The deals in the second column of a table.
fn deals(shell: &Shell, file: &str) -> BTreeSet<String> {
    let text = shell.read(file);
    let rows = text.lines().skip(1);
    rows.map(|row| row.split(',').nth(1).expect("a deal").to_owned())
        .collect()
}

#[test]
fn the_same_command_is_for_every_task_of_an_array() {
    let shell = shell();
    let command = "survey tiny.toml --deals 1..10 --output it --shard auto/3";
    let run = |name: &str, value: &str| {
        let mut task = shell.command(command);
        task.env(name, value)
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let status = task.status().expect("it was built");
        assert!(status.success(), "{name}={value}");
    };
    run("SLURM_ARRAY_TASK_ID", "1");
    run("SLURM_ARRAY_TASK_ID", "2");
    // That of Kubernetes counts from 0.
    run("JOB_COMPLETION_INDEX", "2");
    let shards = [1, 2, 3].map(|number| deals(&shell, &format!("it/{number}-of-3/results.csv")));
    let texts = shards.map(|deals| deals.into_iter().collect::<Vec<_>>().join(" "));
    assert_eq!(
        texts,
        [
            "own:1 own:10 own:4 own:7",
            "own:2 own:5 own:8",
            "own:3 own:6 own:9"
        ]
    );
    let facts = shell.read("it/2-of-3/survey.json");
    assert!(facts.contains("\"shard\": \"2/3\""), "{facts}");
}

#[test]
fn a_shard_that_cannot_be_is_refused_with_what_is_missing() {
    let shell = shell();
    assert_output!(shell.session(&[
        "survey tiny.toml --deals 1..10 --shard 3",
        "survey tiny.toml --deals 1..10 --shard 4/3",
        "survey tiny.toml --deals 1..10 --shard auto",
        "survey tiny.toml --deals 1..10 --shard auto/3",
    ]));
    assert!(!shell.has("survey-tiny"));
}

#[test]
fn a_sample_is_drawn_and_grows() {
    let shell = shell();
    let sample = |command: &str| {
        shell.stdout(command, "");
        deals(&shell, "it/results.csv")
    };
    let all = "survey tiny.toml --deals 1..1000 --seed 1 --threads 1 --output it";
    let small = sample(&format!("{all} --sample 6"));
    // These are the places 249, 1, 382, 648, 545 and 53 of docs/surveys.md, counted from 0.
    let wanted = [
        "own:2", "own:250", "own:383", "own:54", "own:546", "own:649",
    ];
    assert!(small.iter().eq(wanted), "{small:?}");
    let large = sample(&format!("{all} --sample 30 --extend"));
    assert!(large.len() == 30 && large.is_superset(&small));
    assert_output!(shell.session(&[
        &format!("{all} --sample 40"),
        &format!("{all} --sample 6 --extend"),
        &format!("{all} --sample 1001"),
        &format!("{all} --sample 0"),
        "survey tiny.toml --deals 1..10 --sample 3",
        "survey tiny.toml --deals 1..10 --extend --retry",
    ]));
}

#[test]
fn merged_shards_are_reported_as_one_survey() {
    let shell = shell();
    let survey = "survey tiny.toml --deals 1..40 --nodes 40 --output";
    for number in [1, 3] {
        shell.stdout(&format!("{survey} it --shard {number}/3"), "");
    }
    let folders = "it/1-of-3 it/3-of-3";
    let shown = shell.shown(&format!("merge {folders} --output all"), "");
    assert!(
        shown.contains("13 of 40 deals are missing\nshards without a folder, of 3: 2\n")
            && shown.ends_with("[1]\n\n"),
        "{shown}"
    );
    shell.stdout(&format!("{survey} it --shard 2/3"), "");
    let merged = shell.stdout(&format!("merge {folders} it/2-of-3 --output all"), "");
    let whole = shell.stdout(&format!("{survey} whole"), "");
    // The counts and the interval.
    assert!(merged.lines().eq(whole.lines().take(2)), "{merged}{whole}");
    assert_eq!(
        rows(&shell, "all/results.csv"),
        rows(&shell, "whole/results.csv")
    );
    let report = |folder: &str| {
        let text = shell.stdout(&format!("report {folder} --json"), "");
        serde_json::from_str::<serde_json::Value>(&text).expect("JSON")["games"][0].take()
    };
    let (one, other) = (report("all"), report("whole"));
    let (one, other) = (&one["results"][0], &other["results"][0]);
    for figure in [
        "deals", "won", "lost", "unknown", "whys", "interval", "nodes", "length",
    ] {
        assert_eq!(one[figure], other[figure], "{figure}");
    }
    shell.stdout(
        "survey tiny.toml --deals 1..40 --nodes 41 --output it41 --shard 2/3",
        "",
    );
    assert_output!(shell.session(&[
        "merge it/1-of-3 it41/2-of-3 --output other",
        "merge it/1-of-3 it/1-of-3 --output other",
        "merge it/1-of-3 --output it/3-of-3",
        "merge it --output other",
        "merge it/1-of-3",
    ]));
}
