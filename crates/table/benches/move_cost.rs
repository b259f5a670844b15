//! What a move costs late in a long game. `docs/performance.md` says how to run this and what was
//! measured.

use std::sync::Arc;

use divan::Bencher;
use divan::counter::ItemsCount;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Move, Rules, games};
use webspinner_table::{LiveAnalysis, Session};

fn main() {
    divan::main();
}

/// Each move of the session takes this long.
const MOVE_MS: u64 = 1_000;

/// A game of this many moves. It deals a row only if no card can be moved, and picks moves the same
/// way in every run.
fn game_of(moves: usize) -> Session {
    let rules: &Arc<Rules> = games::find("spider-4-decks").expect("a built-in game");
    let dealt = Session::deal(Arc::clone(rules), &Shuffle::own(1));
    let mut session = dealt.expect("every game has own deals");
    for number in 0..moves {
        let made = next(&session, number);
        session.play(made, now_ms(number)).expect("it is legal");
    }
    session
}

fn next(session: &Session, number: usize) -> Move {
    let legal = session.rules().legal_moves(session.position());
    let mut shifts: Vec<Move> = legal.iter().map(|legal| legal.get()).collect();
    shifts.retain(|made| *made != Move::Deal);
    let choice = (number * 7).checked_rem(shifts.len());
    choice.map_or(Move::Deal, |choice| shifts[choice])
}

fn now_ms(number: usize) -> u64 {
    number as u64 * MOVE_MS
}

/// One more move, followed by the live analysis and saved, as the terminal does it: all but the
/// write to the database.
#[divan::bench(args = [10, 100, 500])]
fn a_move_and_its_save(bencher: Bencher<'_, '_>, moves: usize) {
    let session = game_of(moves);
    let mut analysis = LiveAnalysis::new(Arc::clone(session.rules()));
    analysis.follow(&session);
    let made = next(&session, moves);
    bencher
        .counter(ItemsCount::new(1_u64))
        .with_inputs(|| (session.clone(), analysis.clone()))
        .bench_local_values(|(mut session, mut analysis)| {
            session.play(made, now_ms(moves)).expect("it is legal");
            analysis.follow(&session);
            let saved = session.saved(now_ms(moves));
            (saved.record.to_string(), saved.points, session, analysis)
        });
}
