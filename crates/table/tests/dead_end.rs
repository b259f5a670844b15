//! When no useful move is left, and when that is not yet certain.

use std::collections::HashSet;
use std::sync::Arc;

use webspinner_players::Why;
use webspinner_rules::{Move, Position, Rules, games};
use webspinner_table::{GameState, Session};

/// A deal in which the hints move back and forth as soon as the stock is empty.
fn session() -> Session {
    let rules = games::find("spider").expect("a built-in game");
    let shuffle = "ms:14934".parse().expect("a deal");
    Session::deal(Arc::clone(rules), &shuffle).expect("the game has this deal")
}

/// Whether any line of moves turns up a card, deals a row or takes cards off, by looking at every
/// position that can be reached.
fn leads_somewhere(rules: &Rules, start: &Position) -> bool {
    let mut seen = HashSet::from([start.clone()]);
    let mut open = vec![start.clone()];
    while let Some(position) = open.pop() {
        let hidden = |position: &Position| -> usize {
            position
                .columns()
                .iter()
                .map(webspinner_rules::Pile::face_down)
                .sum()
        };
        for legal in rules.legal_moves(&position) {
            let mut next = position.clone();
            let _ = next.apply(rules, legal);
            let is_progress = next.stock_len() < position.stock_len()
                || hidden(&next) < hidden(&position)
                || next.collected_len() > position.collected_len();
            if is_progress {
                return true;
            }
            if seen.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    false
}

/// Follows hints until no useful move is left; panics if the game ends otherwise.
fn follow_to_dead_end(session: &mut Session) {
    for _ in 0..300 {
        match session.state() {
            GameState::InProgress => {
                let hint = session.hint().expect("a move is legal");
                session.play(hint.play, 0).expect("a hint is legal");
            }
            GameState::NoUsefulMove => return,
            GameState::Ended(outcome) => panic!("{outcome:?}"),
        }
    }
    panic!("the hints run in circles unnoticed");
}

#[test]
fn a_game_whose_last_moves_only_go_back_and_forth_has_no_useful_move_left() {
    let mut session = session();
    assert_eq!(session.state(), GameState::InProgress);
    follow_to_dead_end(&mut session);
    assert!(!leads_somewhere(session.rules(), session.position()));
    assert_eq!(session.hint(), None, "no move is worth a hint");
    let legal = session.rules().legal_moves(session.position())[0].get();
    session.play(legal, 0).expect("it is legal");
    assert_eq!(
        session.state(),
        GameState::NoUsefulMove,
        "nor does that one help"
    );
    while session.last_move() != Some(Move::Deal) {
        session.undo(0).expect("a row was dealt");
    }
    session.undo(0).expect("a row was dealt");
    assert_eq!(session.state(), GameState::InProgress, "a row can be dealt");
}

#[test]
fn a_game_in_which_one_useful_move_is_left_is_in_progress() {
    let mut session = session();
    for _ in 0..300 {
        if session.state() != GameState::InProgress {
            return;
        }
        assert!(leads_somewhere(session.rules(), session.position()));
        let hint = session.hint().expect("a move is legal");
        session.play(hint.play, 0).expect("a hint is legal");
    }
    panic!("the game ends");
}

#[test]
fn without_a_hint_no_line_of_moves_leads_anywhere() {
    let rules = games::find("spiderette").expect("a built-in game");
    let mut dead_ends = 0;
    for number in 1..=20 {
        let shuffle = format!("own:{number}").parse().expect("a deal");
        let mut session = Session::deal(Arc::clone(rules), &shuffle).expect("a deal of the game");
        while let Some(hint) = session.hint() {
            assert_ne!(hint.why, Why::NothingBetter, "own:{number}");
            session.play(hint.play, 0).expect("a hint is legal");
        }
        if session.outcome().is_none() {
            assert_eq!(session.state(), GameState::NoUsefulMove);
            assert!(!leads_somewhere(session.rules(), session.position()));
            dead_ends += 1;
        }
    }
    assert!(dead_ends > 10, "{dead_ends} of 20");
}
