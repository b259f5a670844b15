//! What a move costs: the same early and late in a game.

use std::sync::Arc;

use webspinner_rules::deal::Shuffle;
use webspinner_rules::work_counts::WorkCounts;
use webspinner_rules::{Move, games};
use webspinner_table::{LiveAnalysis, Session};

/// A move that wanders through the legal ones; a row only if there is no other.
fn next(session: &Session, number: usize) -> Move {
    let legal = session.rules().legal_moves(session.position());
    let mut shifts: Vec<Move> = legal.iter().map(|legal| legal.get()).collect();
    shifts.retain(|made| *made != Move::Deal);
    let choice = (number * 7).checked_rem(shifts.len());
    choice.map_or(Move::Deal, |choice| shifts[choice])
}

#[test]
fn a_move_is_played_once_followed_and_saved_without_another_however_long_the_game_is() {
    let rules = games::find("spider-4-decks").expect("a built-in game");
    let dealt = Session::deal(Arc::clone(rules), &Shuffle::own(1));
    let mut session = dealt.expect("every game has own deals");
    let mut analysis = LiveAnalysis::new(Arc::clone(rules));
    analysis.follow(&session);
    for number in 0..500 {
        let made = next(&session, number);
        let before = WorkCounts::now();
        session.play(made, 0).expect("it is legal");
        analysis.follow(&session);
        let saved = session.saved(0);
        let work = before.since();
        assert_eq!(
            (work.replays, work.files_parsed, work.moves_applied),
            (0, 0, 1)
        );
        assert_eq!(saved.summary.moves as usize, number + 1);
    }
    // And still it is correct.
    let saved = session.saved(0);
    assert_eq!(saved.record.points(), Ok(saved.points));
}
