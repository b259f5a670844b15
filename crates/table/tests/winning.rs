//! What counts as a win, and that a win stays one.

use std::sync::Arc;

use webspinner_rules::record::GameResult;
use webspinner_rules::{Move, Outcome, Rules};
use webspinner_table::{Event, Session};

/// Two cards, three columns: one move wins.
const TINY: &str = r#"
id = "tiny"
name = "Tiny"
decks = 1
suits = "S"
highest = "2"
columns = 3
vacancy = "any"
layout = [{ up = "1-2" }]
[place]
suit = "any"
[lift]
unit = "run"
suit = "one-suit"
[deal]
rule = "none"
[collect]
suit = "one-suit"
"#;

fn tiny() -> Session {
    let rules = Rules::parse(TINY).expect("a valid game");
    let shuffle = "cards:AS2S".parse().expect("a list of cards");
    Session::deal(Arc::new(rules), &shuffle).expect("the pack of the game")
}

fn play(session: &mut Session, text: &str, now_ms: u64) -> Vec<Event> {
    let mv: Move = text.parse().expect("a move");
    session.play(mv, now_ms).expect("a legal move")
}

#[test]
fn the_last_run_wins_and_stops_the_clock() {
    let mut session = tiny();
    play(&mut session, "1-3", 1_000);
    let events = play(&mut session, "3-2", 4_000);
    assert_eq!(events.last(), Some(&Event::Ended(Outcome::Won)));
    let record = session.saved(99_000).record;
    assert_eq!(record.header.result, GameResult::Won);
    assert_eq!(record.header.time_ms, Some(3_000));
    record.replay().expect("the record is true");
}

#[test]
fn a_win_stays_a_win_whatever_is_tried_afterwards() {
    let mut session = tiny();
    play(&mut session, "1-2", 1_000);
    let won = session.saved(1_000).record;
    session.undo(2_000).expect("a move to take back");
    play(&mut session, "1-3", 3_000);
    assert_eq!(session.outcome(), None);
    let record = session.saved_as_ended(9_000).record;
    assert_eq!(record.header, won.header);
    record.replay().expect("the main line still wins");
}

#[test]
fn a_line_that_wins_is_a_win_though_the_record_does_not_say_so() {
    let mut session = tiny();
    play(&mut session, "1-2", 1_000);
    let mut record = session.saved(5_000).record;
    record.header.result = GameResult::Unfinished;
    let win = record.tree.current();
    record.tree.go_to(webspinner_rules::record::NodeId::START);
    let mut resumed = Session::resume(&record).expect("the record is true");
    assert!(resumed.was_won());
    assert_eq!(resumed.outcome(), None);
    let saved = resumed.saved_as_ended(9_000);
    assert_eq!(saved.record.header.result, GameResult::Won);
    assert_eq!(saved.record.points(), Ok(saved.points));
    resumed.go_to(win, 9_000).expect("undo is on");
    assert_eq!(resumed.outcome(), Some(Outcome::Won));
    assert!(!resumed.clock().is_running());
}

#[test]
fn what_is_left_unfinished_is_lost() {
    let mut session = tiny();
    play(&mut session, "1-3", 0);
    assert_eq!(session.saved(0).summary.result, GameResult::Unfinished);
    let left = session.saved_as_ended(0);
    assert_eq!(left.summary.result, GameResult::Lost);
    assert_eq!(left.record.header.result, GameResult::Lost);
}

#[test]
fn a_simple_game_is_finished_without_help() {
    let mut session = tiny();
    assert!(session.can_finish());
    session.finish(0).expect("one move is left");
    assert_eq!(session.outcome(), Some(Outcome::Won));
    assert!(!session.is_assisted());
}

#[test]
fn the_points_of_a_record_are_those_of_the_win() {
    let mut session = tiny();
    play(&mut session, "1-2", 1_000);
    let points = session.saved(1_000).points;
    assert_eq!((points.cards_in_order, points.score), (2, 599));
    session.undo(2_000).expect("a move to take back");
    let saved = session.saved(3_000);
    assert_eq!(saved.points, points);
    assert_eq!(saved.record.points(), Ok(points));
    assert_eq!((saved.summary.moves, saved.summary.cards_in_order), (1, 2));
    assert_eq!(saved.record.tree.depth(saved.record.standing()), 1);
    let resumed = Session::resume(&saved.record).expect("the record is true");
    assert_eq!(resumed.saved(9_000), saved);
}

#[test]
fn the_clock_runs_again_when_another_line_is_tried_after_the_win() {
    let mut session = tiny();
    play(&mut session, "1-3", 1_000);
    let other = session.tree().current();
    play(&mut session, "3-2", 4_000);
    assert!(!session.clock().is_running());
    session.unpause(5_000);
    assert!(
        !session.clock().is_running(),
        "the game is won where it stands"
    );
    session.go_to(other, 6_000).expect("undo is on");
    assert!(session.clock().is_running());
    play(&mut session, "3-1", 8_000);
    assert_eq!(session.clock().elapsed_ms(8_000), 5_000);
    // The record ends with the win.
    let record = session.saved(9_000).record;
    assert_eq!(record.header.time_ms, Some(3_000));
    let times = record.tree.iter().map(|node| record.tree.time_ms(node));
    assert_eq!(times.max(), Some(Some(3_000)));
}
