//! Lessons, without a terminal to play them in.

use webspinner_tasks::lessons;

use crate::commands::shell::{Shell, assert_output};

#[test]
fn lessons_are_listed_and_need_a_terminal_to_be_played() {
    let shell = Shell::new();
    let runs = ["learn", "learn spider", "learn klondike"];
    assert_output!(runs.map(|run| shell.shown(run, "")).concat());
}

#[test]
fn the_help_names_every_lesson() {
    let shell = Shell::new();
    let help = shell.stdout("learn --help", "");
    for lesson in lessons() {
        assert!(help.contains(&lesson.id), "{help}");
    }
}
