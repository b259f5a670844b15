//! Laws and facts of hints.

use crate::common::{Dice, random_move, session};
use webspinner_players::{Hint, Why, hints};
use webspinner_rules::{Move, Outcome, games};
use webspinner_table::{GameState, Session};

#[test]
fn a_hint_is_legal_and_there_is_one_whenever_a_move_is_useful() {
    for rules in games::all() {
        let mut session = session(rules.id().as_str(), "own:7");
        let mut dice = Dice::new(7);
        for _ in 0..40 {
            let legal = rules.legal_moves(session.position());
            match session.hint() {
                None => assert!(legal.is_empty() || session.state() == GameState::NoUsefulMove),
                Some(hint) => assert!(legal.iter().any(|legal| legal.get() == hint.play)),
            }
            if random_move(&mut session, &mut dice).is_none() {
                break;
            }
        }
    }
}

#[test]
fn asking_again_shows_the_next_hint_and_marks_the_game_assisted() {
    let mut session = session("spider", "ms:1");
    assert!(!session.is_assisted());
    let first = session.hint().expect("a hint");
    let second = session.hint().expect("another");
    assert_ne!(first, second);
    assert!(session.is_assisted());
    assert_eq!(session.saved(0).record.header.hints, 2);
}

/// Follows the best hint until the game ends or no hint gains.
fn follow(session: &mut Session) -> Option<Outcome> {
    for _ in 0..2_000 {
        match session.hint() {
            Some(hint) if hint.why != Why::NothingBetter => {
                session.play(hint.play, 0).expect("a hint is legal");
            }
            _ => return session.outcome(),
        }
    }
    panic!("hints that gain run in circles");
}

#[test]
fn hints_never_lead_in_circles() {
    for rules in games::all() {
        follow(&mut session(rules.id().as_str(), "own:3"));
    }
}

/// How many of the deals ms:1 to ms:20 a player wins who follows the hints.
fn won_of_20(game: &str) -> usize {
    (1..=20)
        .map(|number| follow(&mut session(game, &format!("ms:{number}"))))
        .filter(|outcome| *outcome == Some(Outcome::Won))
        .count()
}

#[test]
fn following_hints_wins_most_one_suit_games() {
    // 14 when the weights were chosen.
    let won = won_of_20("spider-1");
    assert!(won >= 11, "won {won} of 20");
}

#[test]
fn following_hints_wins_some_two_suit_games() {
    // 6 when the weights were chosen.
    let won = won_of_20("spider-2");
    assert!(won >= 4, "won {won} of 20");
}

#[test]
fn a_row_is_hinted_when_nothing_on_the_table_gains() {
    let mut session = session("spider", "ms:1");
    let hint = loop {
        let hint = session.hint().expect("rows are left");
        if hint.why == Why::DealRow {
            break hint;
        }
        session.play(hint.play, 0).expect("a hint is legal");
    };
    assert_eq!(hint.play, Move::Deal);
}

/// Whether a hint's reason is true of its move.
fn is_true(session: &Session, hint: Hint) -> bool {
    let (rules, before) = (session.rules(), session.position());
    let legal = rules.check(before, hint.play).expect("a hint is legal");
    let mut after = before.clone();
    let undo = after.apply(rules, legal);
    let (old, new) = (before.vacancies().count(), after.vacancies().count());
    match hint.why {
        Why::OffTable => {
            let to_foundation = matches!(hint.play, Move::ToFoundation { .. });
            to_foundation || undo.collected() > 0
        }
        Why::TurnsUp => undo.turned(),
        Why::MakesVacancy => new > old,
        Why::Joins => matches!(hint.play, Move::Shift { from, to, count } if {
            let cards = before.column(from).cards();
            let lifted = cards[cards.len() - usize::from(count)];
            before.column(to).end().is_some_and(|onto| rules.joins(onto, lifted))
        }),
        Why::DealRow => hint.play == Move::Deal,
        Why::FillsVacancy => new < old && rules.deal_refused(before).is_some(),
        Why::NothingBetter => rules.deal_refused(before).is_some(),
        Why::Order | Why::Prepares => hint.play != Move::Deal,
        // No hint from the open cards can know that.
        Why::Wins => false,
    }
}

#[test]
fn the_reason_of_every_hint_is_true_of_its_move() {
    for rules in games::all() {
        let mut session = session(rules.id().as_str(), "own:5");
        let mut dice = Dice::new(5);
        for _ in 0..25 {
            for hint in hints(&session.view()) {
                assert!(is_true(&session, hint), "{}: {hint:?}", rules.id());
            }
            if random_move(&mut session, &mut dice).is_none() {
                break;
            }
        }
    }
}
