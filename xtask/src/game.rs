//! New built-in games: the file of a game is all that one needs, and the rest is made from it.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::project::{cargo, output_of, root};
use crate::steps::{run, step};

/// Where the files of the built-in games are.
const GAMES: &str = "crates/rules/games";

/// Tests that write what is made from the files, or say what a file lacks; in this order, because
/// the programs of the later ones have in them what the first one writes.
const WRITERS: [&[&str]; 4] = [
    &["--package=webspinner-rules", "--lib", "--", "games::"],
    &[
        "--package=webspinner-rules",
        "--test=it",
        "--",
        "drafts_",
        "the_move_counts",
    ],
    &["--package=webspinner-words", "--test=it", "--", "pages::"],
    &["--package=webspinner", "--test=it", "--", "about_games::"],
];

/// Makes the game of a file one of the built-in games. Given the file of a built-in game, it writes
/// anew what is made from that.
///
/// # Errors
/// When the file says no valid game, or not all that a built-in game says. It is in its place then,
/// to be mended there.
pub(crate) fn add(file: &Path) -> Result<()> {
    let mut text = String::new();
    let mut id = String::new();
    step("the game", || {
        text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
        id = id_of(file)?;
        Ok(())
    })?;
    let place = root().join(GAMES).join(format!("{id}.toml"));
    let known = fs::read_to_string(&place).ok();
    ensure!(
        known.is_none_or(|known| known == text),
        "{GAMES}/{id}.toml is there and says something else: change the game in that file"
    );
    fs::write(&place, text).with_context(|| place.display().to_string())?;
    for writer in WRITERS {
        let mut tests = cargo();
        tests.args(["test", "--quiet"]).args(writer);
        tests.env("INSTA_UPDATE", "always");
        step("what is made from the games", || run(&mut tests)).with_context(|| {
            format!("mend {GAMES}/{id}.toml, and run this again with that file")
        })?;
    }
    eprintln!("{id} is a built-in game; CONTRIBUTING.md says what makes it a good one");
    Ok(())
}

/// The id of the game in a file, as the program reads it.
fn id_of(file: &Path) -> Result<String> {
    let file = fs::canonicalize(file)?;
    let mut program = cargo();
    program
        .args([
            "run",
            "--quiet",
            "--package=webspinner",
            "--no-default-features",
            "--",
        ])
        .args(["rules", "--json"])
        .arg(file);
    let rules: serde_json::Value = serde_json::from_str(&output_of(&mut program)?)?;
    let id = rules["id"].as_str().context("rules without an id")?;
    Ok(id.to_owned())
}

/// Runs all checks on a copy of what is committed with one more game: wherever the games are
/// listed, dealt, drawn, explained, played, hinted at, solved, surveyed and served, its file has to
/// be enough.
pub(crate) fn try_one_more() -> Result<()> {
    let copy = root().join("target/one-more");
    if copy.exists() {
        fs::remove_dir_all(&copy)?;
    }
    let game = root().join("xtask/src/game/one-more.toml");
    step("a copy of the project", || {
        let mut git = Command::new("git");
        run(git.args(["clone", "--quiet"]).arg(root()).arg(&copy))
    })?;
    step("a game more", || run(chore(&copy).arg("game").arg(&game)))?;
    step("all checks with it", || run(chore(&copy).arg("test")))
}

/// A chore of the copy, built there.
fn chore(copy: &Path) -> Command {
    let mut cargo = cargo();
    cargo
        .arg("xtask")
        .current_dir(copy)
        .env_remove("CARGO_TARGET_DIR");
    cargo
}
