//! Surveys: stopped in every way, and their results.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, ExitStatus, Stdio};
#[cfg(unix)]
use std::process::{Command, Output};
use std::thread::yield_now;

use crate::commands::shell::{Shell, assert_output};

/// Nine cards of one suit: some deals can be won, and all are decided at once.
pub(super) const TINY: &str = "id = 'tiny'\nname = 'Tiny Spider'\ndecks = 1\nsuits = 'S'\nhighest = '9'\n\
    columns = 3\nvacancy = 'any'\nlayout = [{ down = '1-3' }, { up = '1-3' }]\n\
    place = { suit = 'any' }\nlift = { unit = 'run', suit = 'one-suit' }\n\
    deal = { rule = 'full' }\ncollect = { suit = 'one-suit', start = 'king' }\n";

/// Enough for a survey to be caught at work.
const SURVEY: &str = "survey tiny.toml --deals 1..400 --deals ms:1..50 --threads 2 --output it";

fn shell() -> Shell {
    let shell = Shell::new();
    shell.file("tiny.toml", TINY);
    shell
}

/// The rows by deal, each without the columns that hold times and runs. No deal may be there twice.
pub(super) fn rows(shell: &Shell, file: &str) -> BTreeMap<String, String> {
    let text = shell.read(file);
    let mut rows = BTreeMap::new();
    for line in text.lines().skip(1) {
        let mut columns: Vec<&str> = line.split(',').collect();
        assert_eq!(columns.len(), 15, "{line}");
        // The run differs between surveys that were stopped and those that were not.
        columns.truncate(14);
        columns.drain(11..13);
        let before = rows.insert(columns[1].to_owned(), columns.join(","));
        assert_eq!(before, None, "{line}");
    }
    rows
}

/// The answers of a survey that nothing stopped.
fn undisturbed() -> BTreeMap<String, String> {
    let shell = shell();
    let output = shell.stdout(&SURVEY.replace("--threads 2", "--threads 1"), "");
    assert!(output.starts_with("tiny: "), "{output}");
    let rows = rows(&shell, "it/results.csv");
    assert_eq!(rows.len(), 450);
    rows
}

fn journal(shell: &Shell) -> PathBuf {
    shell
        .file("tiny.toml", TINY)
        .with_file_name("it")
        .join("journal.jsonl")
}

fn start(shell: &Shell, arguments: &str) -> Child {
    let mut survey = shell.command(arguments);
    survey.stdin(Stdio::null()).stdout(Stdio::piped());
    survey.stderr(Stdio::piped()).spawn().expect("it was built")
}

fn answers(journal: &Path) -> usize {
    let text = fs::read_to_string(journal).unwrap_or_default();
    text.matches("\n{\"deal\"").count()
}

/// Waits until the journal has this many answers, or the survey is over.
fn wait_for(most: usize, journal: &Path, survey: &mut Child) {
    while answers(journal) < most && survey.try_wait().expect("it runs").is_none() {
        yield_now();
    }
}

/// On Windows, killing a program also sets its status: here 1, which no survey ends with.
fn was_killed(status: ExitStatus) -> bool {
    status.code() == if cfg!(windows) { Some(1) } else { None }
}

#[test]
fn a_survey_that_is_killed_again_and_again_decides_every_deal_once() {
    let shell = shell();
    let journal = journal(&shell);
    let mut killed = 0;
    for most in [1, 40, 90, 150, 200, 260, 320] {
        let mut survey = start(&shell, SURVEY);
        wait_for(most, &journal, &mut survey);
        survey.kill().expect("it is ours");
        let status = survey.wait().expect("it is ours");
        killed += usize::from(was_killed(status));
    }
    assert!(killed > 0, "no survey was caught at work");
    shell.stdout(SURVEY, "");
    assert_eq!(rows(&shell, "it/results.csv"), undisturbed());
    // One that is whole has nothing left to do, and says the same.
    let again = shell.read("it/journal.jsonl");
    shell.stdout(SURVEY, "");
    assert_eq!(shell.read("it/journal.jsonl"), again);
}

#[cfg(unix)]
#[test]
fn a_survey_that_gets_a_signal_writes_its_results_and_can_be_continued() {
    let shell = shell();
    let journal = journal(&shell);
    // More than are ever decided here, so that the signal always finds it at work.
    let long = "survey tiny.toml --deals 1..1000000 --output it";
    let mut before = 0;
    for _ in 0..2 {
        let mut survey = start(&shell, long);
        wait_for(before + 20, &journal, &mut survey);
        let sent = Command::new("kill").arg(survey.id().to_string()).status();
        assert!(sent.expect("every Unix has kill").success());
        let output = survey.wait_with_output().expect("it is ours");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(130), "{errors}");
        let decided = answers(&journal);
        assert!(decided >= before + 20, "{decided}");
        let left = 1_000_000 - decided;
        assert!(
            errors.contains(&format!("stopped with {left} deals undecided")),
            "{errors}"
        );
        assert_eq!(rows(&shell, "it/results.csv").len(), decided);
        before = decided;
    }
}

/// Runs the survey where no file can have more than some tens of kilobytes, as if the disk were
/// full.
#[cfg(unix)]
fn on_a_full_disk(shell: &Shell) -> Output {
    let survey = shell.command(SURVEY);
    let mut command = Command::new("sh");
    command
        .args(["-c", "trap '' XFSZ; ulimit -f 40; exec \"$@\"", "sh"])
        .arg(survey.get_program())
        .args(survey.get_args())
        .current_dir(survey.get_current_dir().expect("it is set"));
    command.output().expect("every Unix has sh")
}

#[cfg(unix)]
#[test]
fn a_full_disk_ends_a_survey_with_an_error_and_loses_no_answer() {
    let shell = shell();
    let output = on_a_full_disk(&shell);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert!(
        errors.contains("cannot use the journal it/journal.jsonl: File too large"),
        "{errors}"
    );
    let kept = shell.read("it/journal.jsonl");
    assert!(kept.ends_with('\n'), "no half line is left");
    // What is printed makes the journal whole.
    let rescued: Vec<&str> = errors
        .lines()
        .filter(|line| line.starts_with('{'))
        .collect();
    assert!(!rescued.is_empty());
    let mended = format!("{kept}{}\n", rescued.join("\n"));
    let answers = mended.matches("\n{\"deal\"").count();
    shell.file("it/journal.jsonl", &mended);
    shell.stdout(SURVEY, "");
    let whole = shell.read("it/journal.jsonl");
    assert!(whole.starts_with(&mended));
    assert_eq!(whole.matches("\n{\"deal\"").count(), 450);
    assert!((50..450).contains(&answers), "{answers}");
    assert_eq!(rows(&shell, "it/results.csv"), undisturbed());
}

#[test]
fn the_settings_and_runs_of_a_survey_are_saved_with_it() {
    let shell = shell();
    shell.stdout(SURVEY, "");
    let facts: serde_json::Value =
        serde_json::from_str(&shell.read("it/survey.json")).expect("it is JSON");
    let run = &facts["runs"][0];
    let command = run["command"].as_array().expect("a list");
    let command: Vec<&str> = command
        .iter()
        .filter_map(serde_json::Value::as_str)
        .collect();
    assert_eq!(command.join(" "), format!("webspinner {SURVEY}"));
    assert_eq!(run["threads"], 2);
    assert!(
        run["machine"]["cores"]
            .as_u64()
            .is_some_and(|cores| cores > 0)
    );
    let program = facts["survey"]["program"].as_str().expect("a text");
    assert!(
        program.starts_with(concat!("webspinner ", env!("CARGO_PKG_VERSION"))),
        "{program}"
    );
    assert_eq!(facts["survey"]["deals"], "own:1..400,ms:1..50");
}

#[test]
fn what_a_survey_cannot_do_is_refused_with_the_reason() {
    let shell = shell();
    shell.file("wrong.toml", "id = 'wrong'\n");
    shell.stdout(
        "survey tiny.toml --deals 1..3 --nodes 50 --output begun",
        "",
    );
    assert_output!(shell.session(&[
        "survey spider",
        "survey spider --deals ms:9..3",
        "survey spider --deals 1..10 --deals own:7",
        "survey spider --deals kpat:0",
        "survey wasp --deals kpat:1",
        "survey spidr --deals 1",
        "survey wrong.toml --deals 1",
        "survey spider:ms:3 --deals 1",
        "survey tiny.toml --deals 1 --time 5",
        "survey tiny.toml --deals 1 --shorten 0s",
        "survey tiny.toml --deals 1 --threads 0",
        "survey tiny.toml --deals 1..4 --output begun",
        "survey tiny.toml --deals 1 --output tiny.toml",
        "survey tiny.toml --deals 1 --output nothing --retry",
    ]));
}

#[test]
fn results_of_several_games_make_one_page() {
    let shell = shell();
    shell.stdout("survey tiny.toml --deals 1..3 --output tiny", "");
    shell.stdout("survey simple-simon --deals 1 --nodes 1 --output simon", "");
    shell.stdout("report tiny simon/results.parquet", "");
    let page = shell.read("report/report.md");
    for heading in [
        "# Surveys\n",
        "\n## Survey of tiny\n",
        "\n## Survey of simple-simon\n",
    ] {
        assert!(page.contains(heading), "{page}");
    }
    assert!(shell.has("report/tiny-time.svg") && shell.has("report/simple-simon-time.svg"));
}

#[test]
fn a_report_is_a_page_with_plots() {
    let shell = shell();
    shell.stdout(
        "survey tiny.toml --deals 1..20 --shorten 5ms --output one",
        "",
    );
    shell.stdout("survey tiny.toml --deals 21..40 --output other", "");
    let output = shell.stdout("report one/results.parquet other/results.csv", "");
    let written = Path::new("report").join("report.md");
    let written = format!("the report was written to {}\n", written.display());
    assert_eq!(output, written);
    let page = shell.read("report/report.md");
    assert!(page.starts_with("# Survey of tiny\n"), "{page}");
    assert!(page.contains("| together | 40 |"), "{page}");
    assert!(
        page.contains("`webspinner survey tiny.toml --deals 1..20"),
        "{page}"
    );
    for plot in ["rates.svg", "time.svg", "nodes.svg", "lengths.svg"] {
        assert!(
            page.contains(plot) && shell.has(&format!("report/{plot}")),
            "{plot}"
        );
    }
}

#[test]
fn unknown_deals_are_searched_again_where_only_the_results_are_left() {
    let shell = shell();
    let json = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
    let first = "survey tiny.toml --deals 1..60 --nodes 30 --output it --json";
    let first = json(&shell.stdout(first, ""));
    assert!(first["unknown"].as_u64() > Some(0), "{first}");
    fs::remove_file(journal(&shell)).expect("it is there");
    let again = "survey tiny.toml --deals 1..60 --nodes 1M --output it --retry --json";
    let again = json(&shell.stdout(again, ""));
    assert_eq!(
        (&again["deals"], &again["unknown"]),
        (&60.into(), &0.into())
    );
    assert_eq!(again["survey"]["nodes_max"], 30);
    assert_eq!(again["runs"][1]["retry"]["nodes_max"], 1_000_000);
    assert_eq!(json(&shell.read("it/survey.json"))["unknown"], 0);
}

#[test]
fn a_report_for_programs_has_intervals_percentiles_and_settings() {
    let shell = shell();
    shell.stdout("survey tiny.toml --deals 1..20 --output one", "");
    shell.stdout("survey tiny.toml --deals 21..40 --output other", "");
    let report = shell.stdout("report one other --json", "");
    let report: serde_json::Value = serde_json::from_str(&report).expect("JSON");
    let game = &report["games"][0];
    assert_eq!(game["game"], "tiny");
    let file = Path::new("one").join("results.parquet");
    assert_eq!(game["results"][0]["file"], *file.to_string_lossy());
    assert_eq!(game["results"][1]["survey"]["deals"], "own:21..40");
    assert_eq!(game["together"]["deals"], 40);
    for figures in [&game["results"][0], &game["together"]] {
        assert!(figures["interval"][0].is_f64() && figures["nodes"]["p90"].is_f64());
    }
    assert!(!shell.has("report"));
}

#[test]
fn results_are_checked_by_replaying_every_win() {
    let shell = shell();
    shell.stdout("survey tiny.toml --deals 1..60 --output tiny", "");
    let valid = shell.stdout("check tiny tiny/results.csv", "");
    assert!(valid.starts_with("tiny: "), "{valid}");
    assert!(
        valid.contains(" wins, all replayed; taken as they are: "),
        "{valid}"
    );

    let text = shell.read("tiny/results.csv");
    let win = text
        .lines()
        .find(|line| line.contains(",won,"))
        .expect("a win");
    let mut values: Vec<&str> = win.split(',').collect();
    values[8] = "";
    shell.file("tiny/results.csv", &text.replace(win, &values.join(",")));
    let found = shell.output("check tiny/results.csv", "");
    let said = String::from_utf8_lossy(&found.stdout);
    assert_eq!(found.status.code(), Some(1), "{said}");
    let problem = format!("{}: it is won, but has no line", values[1]);
    assert!(said.contains(&problem), "{said}");
}

#[test]
fn what_is_not_a_result_has_no_report() {
    let shell = shell();
    shell.stdout("survey tiny.toml --deals 1..3 --output tiny", "");
    shell.file("empty.csv", "");
    shell.file("diary.csv", "Dear diary,\nnothing.\n");
    shell.file("false.parquet", "PAR1, or so it says");
    assert_output!(shell.session(&[
        "report",
        "report none.csv",
        "report empty.csv",
        "report diary.csv",
        "report false.parquet",
        "report .",
        "report tiny/results.csv --output diary.csv",
    ]));
    assert!(!shell.has("report"));
}
