//! Laws and facts of hints.

use std::collections::HashSet;

use crate::common::{Dice, random_move, session};
use webspinner_players::{Hint, ThoughtLimits, Why, hints};
use webspinner_rules::record::GameResult;
use webspinner_rules::{Move, Outcome, Pile, games};
use webspinner_table::{CertainWin, FairPlan, GameState, Session};

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
        // These need a plan, or every card.
        Why::TowardCard(_) | Why::TowardRow | Why::TowardWin | Why::Wins => false,
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

/// The hint of the fair player, who is asked for a plan where there is none.
fn planned(session: &mut Session) -> Option<Hint> {
    if let Some(query) = session.hint_query() {
        session.apply_plan(query.answer(ThoughtLimits::USUAL));
    }
    session.hint()
}

#[test]
fn players_who_follow_the_fair_player_get_on_and_are_told_why() {
    for game in ["spider", "scorpion", "little-spider"] {
        let mut session = session(game, "own:3");
        let mut passed = HashSet::from([session.position().clone()]);
        let mut toward: Option<Why> = None;
        while let Some(hint) = planned(&mut session).filter(|_| session.length() < 60) {
            let before: Vec<usize> = face_down(&session);
            session.play(hint.play, 0).expect("a hint is legal");
            assert!(
                passed.insert(session.position().clone()),
                "{game}: in circles"
            );
            let after = face_down(&session);
            let turned = before.iter().zip(&after).position(|(old, new)| new < old);
            match (turned, toward) {
                (Some(index), Some(Why::TowardCard(column))) => {
                    assert_eq!(column.index(), index, "{game}: {toward:?}");
                }
                (_, Some(Why::TowardRow)) => assert_eq!(turned, None, "{game}"),
                _ => {}
            }
            toward = match hint.why {
                _ if turned.is_some() || hint.play == Move::Deal => None,
                why @ (Why::TowardCard(_) | Why::TowardRow) => Some(why),
                _ => toward,
            };
        }
        assert!(session.length() > 10, "{game}: {}", session.length());
    }
}

fn face_down(session: &Session) -> Vec<usize> {
    let columns = session.position().columns().iter();
    columns.map(Pile::face_down).collect()
}

#[test]
fn a_plan_goes_on_until_the_player_leaves_it() {
    let mut session = session("spider-1", "own:2");
    let (asked, plan) = loop {
        let asked = session.hint_query().expect("nobody was asked");
        let plan = asked.answer(ThoughtLimits::USUAL);
        if plan.moves.len() > 1 {
            break (asked, plan.moves);
        }
        session.play(plan.moves[0], 0).expect("it is legal");
    };
    session.apply_plan(FairPlan {
        moves: plan.clone(),
        percent: 40,
        is_certain: false,
    });
    assert_eq!(session.hint_query(), None);
    let first = session.hint().expect("a hint");
    assert_eq!(first.play, plan[0]);
    assert_ne!(session.hint().expect("another").play, first.play);

    session.play(plan[0], 0).expect("it is legal");
    assert_eq!(session.hint().expect("a hint").play, plan[1]);
    session.undo(0).expect("a move was made");
    let again = session.hint_query().expect("the plan is left");
    assert_eq!(again, asked);
}

/// Has the fair player play on until it finds no useful move or the game ends.
fn watch(session: &mut Session) -> Option<Outcome> {
    loop {
        if let Some(query) = session.hint_query() {
            session.apply_plan(query.answer(ThoughtLimits::USUAL));
        }
        let Some(planned) = session.take_planned_move() else {
            return session.outcome();
        };
        session.play(planned, 0).expect("a plan is legal");
    }
}

#[test]
fn players_who_watch_see_the_game_end_and_are_assisted() {
    for game in ["spiderette", "little-spider"] {
        let mut session = session(game, "own:3");
        watch(&mut session);
        assert!(session.length() > 5, "{game}: {}", session.length());
        let made = u32::try_from(session.length()).expect("few moves");
        let saved = session.saved_as_ended(0);
        assert_eq!(saved.record.header.hints, made, "{game}");
        assert!(saved.summary.assisted(), "{game}");
    }
}

/// A game that two moves win, after these moves of the player's own.
fn played(moves: &[&str]) -> Session {
    let rules = games::find("spider").expect("a built-in game").clone();
    let position = rules.parse_picture("1: KS-2S\n2: AS\n3: KH-2H\n4: AH\n");
    let mut session = Session::practice(rules, position.expect("a picture"));
    for own in moves {
        let own = own.parse().expect("a move");
        session.play(own, 0).expect("it is legal");
    }
    session
}

#[test]
fn a_win_that_was_watched_is_an_assisted_one_even_if_only_its_last_move_was() {
    let mut session = played(&["2-1"]);
    assert!(!session.is_assisted());
    assert_eq!(watch(&mut session), Some(Outcome::Won));
    let summary = session.saved(0).summary;
    assert!(summary.assisted() && summary.result == GameResult::Won);
    assert_eq!(session.header().hints, 1);
}

#[test]
fn an_unassisted_win_stays_one_when_the_player_watches_another_line() {
    let mut session = played(&["2-1", "4-3"]);
    session.undo(0).expect("a move was made");
    assert_eq!(watch(&mut session), Some(Outcome::Won));
    assert!(session.is_assisted() && !session.saved(0).summary.assisted());
}

#[test]
fn where_no_way_on_is_known_there_is_nothing_to_watch_and_it_costs_nothing() {
    let mut session = session("spider-1", "own:2");
    assert_eq!(session.take_planned_move(), None, "nobody was asked");
    session.apply_plan(FairPlan::default());
    assert_eq!(session.take_planned_move(), None);
    assert!(!session.is_assisted());
}

#[test]
fn the_chance_is_that_of_the_plan_and_marks_the_game_advised_not_assisted() {
    let mut session = session("spider-1", "own:2");
    assert_eq!(session.tell_chance(), None, "nobody was asked");
    assert!(!session.header().advised);
    let plan = session.hint_query().expect("nobody was asked");
    let plan = plan.answer(ThoughtLimits::USUAL);
    assert!((1..=99).contains(&plan.percent) && !plan.is_certain);
    session.apply_plan(plan.clone());
    assert_eq!(session.tell_chance(), Some(plan.percent));
    assert!(session.header().advised && !session.is_assisted());
    assert!(!session.saved(0).summary.assisted());
    let other = session.rules().legal_moves(session.position());
    let other = other.iter().find(|other| other.get() != plan.moves[0]);
    session
        .play(other.expect("more moves").get(), 0)
        .expect("it is legal");
    assert_eq!(session.tell_chance(), None, "the plan was left");
}

#[test]
fn the_chance_is_100_percent_only_of_a_certain_win_and_0_without_a_way_on() {
    let mut session = played(&["2-1"]);
    let plan = session.hint_query().expect("nobody was asked");
    session.apply_plan(plan.answer(ThoughtLimits::USUAL));
    assert_eq!(session.tell_chance(), Some(100));
    session
        .play("4-3".parse().expect("a move"), 0)
        .expect("it is legal");
    assert_eq!(session.tell_chance(), None, "the game is won");
    session.undo(0).expect("a move was made");
    session.apply_plan(FairPlan::default());
    assert_eq!(session.tell_chance(), Some(0));
}

#[test]
fn a_win_that_is_certain_stays_so_until_it_comes() {
    let mut session = session("spiderette-1", "own:1");
    let mut told = Vec::new();
    loop {
        if let Some(query) = session.hint_query() {
            session.apply_plan(query.answer(ThoughtLimits::USUAL));
        }
        let Some(planned) = session.take_planned_move() else {
            break;
        };
        told.push((session.certain_win(), session.view().unseen().len()));
        session.play(planned, 0).expect("a plan is legal");
    }
    assert_eq!(session.outcome(), Some(Outcome::Won));
    let first = told.iter().position(|(why, _)| why.is_some());
    let (open, certain) = told.split_at(first.expect("it is certain at last"));
    assert!(!open.is_empty() && certain[0].1 == 4, "{certain:?}");
    for &(why, unseen) in certain {
        let expected = match unseen {
            0 => CertainWin::EveryCardKnown,
            _ => CertainWin::WhateverIsHidden,
        };
        assert_eq!(why, Some(expected), "{certain:?}");
    }
    assert_eq!(certain.last().expect("some").1, 0);
}

#[test]
fn that_a_win_is_certain_is_told_only_in_an_assisted_game_that_follows_the_plan() {
    let mut session = played(&[]);
    let query = session.hint_query().expect("nobody was asked");
    session.apply_plan(query.answer(ThoughtLimits::USUAL));
    assert_eq!(session.certain_win(), None);
    let hint = session.hint().expect("a way to win");
    assert_eq!(session.certain_win(), Some(CertainWin::EveryCardKnown));
    session.play(hint.play, 0).expect("it is legal");
    assert_eq!(session.certain_win(), Some(CertainWin::EveryCardKnown));
    session.undo(0).expect("a move was made");
    assert_eq!(session.certain_win(), None);
}
