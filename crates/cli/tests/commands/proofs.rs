//! Losses of surveys, checked by their certificates.

use std::fs;

use serde_json::Value;

use crate::commands::shell::Shell;
use crate::commands::surveys::TINY;

/// The results of a survey, a folder for certificates, and the numbers of the deals that are lost.
fn survey() -> (Shell, Vec<String>) {
    let shell = Shell::new();
    shell.file("tiny.toml", TINY);
    shell.stdout("survey tiny.toml --deals 1..60 --output it", "");
    shell.make_folder("proofs");
    let results = shell.read("it/results.csv");
    let lost = results.lines().filter(|line| line.contains(",lost,"));
    let number = |line: &str| line.split([',', ':']).nth(2).expect("a number").to_owned();
    let lost: Vec<String> = lost.map(number).collect();
    assert!(lost.len() > 5, "{results}");
    (shell, lost)
}

/// Writes the certificate of a deal.
fn prove(shell: &Shell, game: &str, number: &str) {
    let file = format!("proofs/tiny-own-{number}.proof");
    shell.stdout(&format!("solve {game} {number} --proof {file} --force"), "");
    assert!(shell.has(&file), "{number} is lost");
}

#[test]
fn losses_with_a_certificate_are_told_from_those_that_rest_on_the_search() {
    let (shell, lost) = survey();
    let says = |proved: usize| {
        let searched = lost.len() - proved;
        format!(
            "; {} lost: {proved} proved by certificates, {searched} by the search alone; 0 unknown\n",
            lost.len()
        )
    };
    for (proved, number) in lost.iter().enumerate().take(3) {
        let valid = shell.stdout("check it it/results.csv --proofs proofs", "");
        assert_eq!(valid.matches(&says(proved)).count(), 2, "{valid}");
        prove(&shell, "tiny.toml", number);
    }
    let checked = shell.stdout("check it tiny.toml --proofs proofs --json", "");
    let checked: Value = serde_json::from_str(&checked).expect("JSON");
    assert_eq!(
        (&checked[0]["proved"], &checked[0]["searched"]),
        (&3.into(), &(lost.len() - 3).into())
    );
    assert_eq!(checked[1]["proved"], Value::Null);
    let unasked = shell.stdout("check it --json", "");
    let unasked: Value = serde_json::from_str(&unasked).expect("JSON");
    assert_eq!(unasked[0]["proved"], Value::Null);
}

#[test]
fn a_certificate_that_does_not_prove_the_loss_is_named() {
    let (shell, lost) = survey();
    let refused = |says: &str| {
        let shown = shell.shown("check it --proofs proofs", "");
        let file = format!("proofs/tiny-own-{}.proof", lost[0]);
        let names = format!("own:{}: {file}: {says}", lost[0]);
        assert!(shown.contains(&names), "{shown}");
        assert!(shown.ends_with("[1]\n\n"), "{shown}");
        let counted = shell.shown("check it --proofs proofs --json", "");
        assert!(
            counted.contains("\"proved\":0") || counted.contains("\"proved\": 0"),
            "{counted}"
        );
    };
    let file = |number: &str| {
        shell
            .file("tiny.toml", TINY)
            .with_file_name(format!("proofs/tiny-own-{number}.proof"))
    };
    fs::write(file(&lost[0]), "lost, they say").expect("the folder is ours");
    refused("this proves nothing: line 1: this is not a certificate");
    prove(&shell, "tiny.toml", &lost[1]);
    fs::rename(file(&lost[1]), file(&lost[0])).expect("both are ours");
    refused("this proves something else");
    // The same deal by other rules, under the same name.
    shell.file(
        "other.toml",
        &TINY.replace("vacancy = 'any'", "vacancy = 'king'"),
    );
    prove(&shell, "other.toml", &lost[0]);
    refused("this proves something else");
    let memory = shell.shown("check it --proofs proofs --memory 1kB", "");
    assert!(memory.contains("allow more with --memory"), "{memory}");
}

#[test]
fn certificates_are_looked_for_in_a_folder_that_is_there() {
    let shell = Shell::new();
    shell.file("tiny.toml", TINY);
    let missing = shell.shown("check tiny.toml --proofs none", "");
    assert!(
        missing.contains("! webspinner: there is no folder none, which --proofs names\n[2]"),
        "{missing}"
    );
}
