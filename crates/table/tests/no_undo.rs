//! Games without undo.

use crate::common::{Dice, random_move, session};
use webspinner_rules::Outcome;
use webspinner_rules::record::{GameResult, NodeId, ReplayError};
use webspinner_rules::stats::PlayKind;
use webspinner_table::{Declined, Session};

/// A game without undo after its first row.
fn begun() -> Session {
    let mut session = session("spider-1", "ms:3");
    assert!(session.choose_no_undo(true));
    session
        .play("d".parse().expect("a move"), 0)
        .expect("a row");
    session
}

#[test]
fn no_way_leads_back() {
    let mut session = begun();
    assert!(!session.can_undo());
    assert_eq!(session.undo(1), Err(Declined::UndoOff));
    assert_eq!(session.go_to(NodeId::START, 1), Err(Declined::UndoOff));
    assert_eq!(session.length(), 1);
    let saved = session.saved(2);
    assert!(saved.record.header.no_undo);
    assert_eq!(saved.summary.kind, PlayKind::UndoOff);
    assert!(saved.record.to_string().contains("[NoUndo \"yes\"]\n"));
}

#[test]
fn it_is_chosen_before_the_first_move_alone() {
    let mut session = begun();
    assert!(!session.choose_no_undo(false));
    assert!(session.header().no_undo);
    let mut other = self::session("spider-1", "ms:3");
    other.play("d".parse().expect("a move"), 0).expect("a row");
    assert!(!other.choose_no_undo(true));
    assert!(other.undo(1).is_ok());
}

#[test]
fn a_record_is_looked_at_freely_and_played_on_without_undo() {
    let record = begun().saved(1).record;
    let mut looked_at = Session::resume(&record).expect("it replays");
    assert!(looked_at.go_to(NodeId::START, 2).is_ok());
    let mut played = Session::resume(&record).expect("it replays");
    played.bar_undo();
    assert_eq!(played.undo(2), Err(Declined::UndoOff));
    assert_eq!(played.again().header().undos, 0);
    assert!(played.again().header().no_undo);
}

#[test]
fn being_stuck_is_the_end() {
    for seed in 1.. {
        let mut session = session("spider", &format!("own:{seed}"));
        session.choose_no_undo(true);
        let mut dice = Dice::new(seed);
        for _ in 0..3_000 {
            if random_move(&mut session, &mut dice).is_none() {
                break;
            }
        }
        if let Some(Outcome::Stuck(_)) = session.outcome() {
            let saved = session.saved(9);
            assert_eq!(saved.record.header.result, GameResult::Lost);
            assert_eq!(saved.summary.result, GameResult::Lost);
            return;
        }
    }
}

#[test]
fn a_record_in_which_a_move_was_undone_is_refused() {
    let record = begun().saved(1).record;
    let mut counted = record.clone();
    counted.header.undos = 1;
    assert_eq!(counted.replay(), Err(ReplayError::Undone));
    let mut left = record.clone();
    left.tree.go_to(NodeId::START);
    assert_eq!(left.replay(), Err(ReplayError::Undone));
    let mut branched = record;
    branched.tree.go_to(NodeId::START);
    (branched.tree)
        .play("5-6".parse().expect("a move"), None)
        .expect("room");
    assert_eq!(branched.replay(), Err(ReplayError::Undone));
}
