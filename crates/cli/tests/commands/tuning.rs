//! Weights are found and scored.

use crate::commands::shell::Shell;

/// A tuning of a second.
const TUNE: &str = "tune will-o-the-wisp-1 --deals own:1..5 --rounds 2 --pairs 2 --width 4";

#[test]
fn a_tuning_prints_a_file_that_it_reads_again() {
    let shell = Shell::new();
    let found = shell.output(&format!("{TUNE} --threads 1"), "");
    let text = String::from_utf8(found.stdout).unwrap();
    assert!(
        text.contains("\n#     webspinner tune will-o-the-wisp-1 --deals own:1..5"),
        "{text}"
    );
    assert!(
        text.contains("On own:5 to own:5, which were not tuned on"),
        "{text}"
    );
    shell.file("found.toml", &text);
    let scored = shell.stdout(
        "tune will-o-the-wisp-1 --deals own:5 --rounds 0 --from found.toml",
        "",
    );
    let weights = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(weights(&scored), weights(&text));
    assert!(weights(&text).len() > 10, "{text}");
}

#[test]
fn threads_change_no_weight() {
    let shell = Shell::new();
    let found = |threads: u32| shell.output(&format!("{TUNE} --threads {threads}"), "");
    assert_eq!(found(1), found(3));
}

#[test]
fn what_is_no_better_than_before_ends_with_status_1() {
    // Beams that may look at nothing win nothing, whatever the weights are.
    let output = Shell::new().output(&format!("{TUNE} --nodes 1"), "");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_file_that_holds_no_weights_is_refused_with_the_line() {
    let shell = Shell::new();
    shell.file("wrong.toml", "join = 1\nmagic = 2\n");
    let output = shell.output(&format!("{TUNE} --from wrong.toml"), "");
    assert_eq!(output.status.code(), Some(2));
    let problem = String::from_utf8(output.stderr).unwrap();
    let beginning = "webspinner: wrong.toml holds no weights: line 2: unknown field `magic`";
    assert!(problem.starts_with(beginning), "{problem}");
    assert_eq!(problem.lines().count(), 1, "{problem}");
}
