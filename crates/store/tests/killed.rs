//! A program that is killed loses at most the move that it was saving.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::common::{POINTS, Scene, minute, record};
use webspinner_db::Place;
use webspinner_store::{BlockingStore, GameFilter};

/// The database to save to; set only for the copy of this test that is to be killed.
const DATABASE: &str = "WEBSPINNER_TEST_KILLED";

#[test]
fn a_killed_program_loses_at_most_the_move_it_was_saving() {
    if let Some(path) = std::env::var_os(DATABASE) {
        save_until_killed(path.into());
    }
    let scene = Scene::new();
    // Killed soon after the start and later on, in the same database again and again.
    for (games, kill_after) in (1..).zip([1, 2, 3, 10, 35, 120]) {
        let reported = kill_after_saves(&scene, kill_after);
        let store = scene.open();
        let loaded = store
            .latest_unfinished()
            .unwrap()
            .expect("the game of the killed program");
        let moves = loaded.listing.summary.moves;
        // It may have saved more than it could report, but never less.
        assert!(moves >= reported, "{moves} moves are left of {reported}");
        assert!(
            loaded.record == record("spider", "own:1", moves),
            "not the game as saved"
        );
        assert_eq!(
            store
                .list(&GameFilter::default(), None, 100)
                .unwrap()
                .games
                .len(),
            games
        );
    }
}

/// Starts this test again as a program that saves, and kills it as soon as it has reported this
/// many saves. Returns the last one that it reported.
fn kill_after_saves(scene: &Scene, kill_after: u32) -> u32 {
    let mut program = Command::new(std::env::current_exe().expect("this test"))
        .args([
            "--exact",
            "killed::a_killed_program_loses_at_most_the_move_it_was_saving",
            "--nocapture",
        ])
        .env(DATABASE, &scene.path)
        .stdout(Stdio::piped())
        .spawn()
        .expect("this test starts");
    let output = BufReader::new(program.stdout.take().expect("piped"));
    let mut saved = output.lines().filter_map(|line| {
        let line = line.expect("text");
        // The test harness may have begun the line.
        line.rsplit_once("saved ")?.1.parse::<u32>().ok()
    });
    let reached = saved
        .find(|&moves| moves >= kill_after)
        .expect("the program keeps saving");
    program.kill().expect("it runs");
    let status = program.wait().expect("it ends");
    assert!(!status.success(), "it ended by itself");
    saved.last().unwrap_or(reached)
}

/// Saves a new game move by move, and reports each save as soon as it is done.
fn save_until_killed(path: PathBuf) -> ! {
    let (store, quarantined) = BlockingStore::open(&Place::File(path)).expect("the database opens");
    assert_eq!(quarantined, None);
    let mut out = std::io::stdout();
    let mut handle = store
        .begin(&record("spider", "own:1", 0), POINTS, minute(0))
        .expect("saved");
    for moves in 1.. {
        let game = record("spider", "own:1", moves);
        let _ = store
            .save(&mut handle, &game, POINTS, minute(0))
            .expect("saved");
        writeln!(out, "saved {moves}").expect("someone listens");
        out.flush().expect("someone listens");
    }
    unreachable!("killed long before")
}
