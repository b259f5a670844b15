//! Errors and luck of games that were played.

use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::Arc;

use webspinner_players::{Chances, Decision, Grade, LearnedPlayer, Net, Plan, Player, Totals};
use webspinner_rules::text::PositionDraft;
use webspinner_rules::{
    Card, Column, FairGame, Game, Knowledge, Move, Position, Reveal, Rules, games,
};
use webspinner_solver::Random;

use crate::fair::{EFFORT, begun};

const GAMES: [&str; 3] = ["spider", "red-black-spider", "spiderette-1"];

fn player() -> LearnedPlayer {
    LearnedPlayer::new(Net::family(), EFFORT)
}

fn on(_: &[Decision]) -> ControlFlow<()> {
    Continue(())
}

fn judge(rules: &Arc<Rules>, start: &Position, moves: &[Move]) -> Vec<Decision> {
    player().judge(rules, start, moves, on)
}

/// A game in which the player made some moves.
fn played(id: &str) -> (Arc<Rules>, Position, Vec<Move>) {
    let rules = games::find(id).expect("a built-in game");
    let mut player = player();
    let mut game = begun(rules, 4);
    let start = game.position().clone();
    while game.length() < 25 && player.play(&mut game) {}
    let moves = game.played().collect();
    (Arc::clone(rules), start, moves)
}

#[test]
fn a_player_makes_no_errors_in_its_own_eyes() {
    for id in GAMES {
        let (rules, start, moves) = played(id);
        let mut told = Vec::new();
        let decisions = player().judge(&rules, &start, &moves, |decisions| {
            told.extend(decisions.last().map(|last| last.moves.end));
            Continue(())
        });
        assert!(decisions.len() > 3, "{id}: {}", decisions.len());
        assert!(decisions.iter().map(|decision| decision.moves.end).eq(told));
        for (one, next) in decisions.iter().zip(&decisions[1..]) {
            assert_eq!(one.moves.end, next.moves.start, "{id}");
            assert_eq!(one.after, next.best.chances, "{id}");
        }
        let errors: Vec<i32> = decisions.iter().map(Decision::error).collect();
        assert!(errors.iter().all(|&error| error == 0), "{id}: {errors:?}");

        if rules.check(&start, Move::Deal).is_ok() {
            let hasty = &judge(&rules, &start, &[Move::Deal])[0];
            assert!(hasty.error() > 0, "{id}: {hasty:?}");
        }
    }
}

#[test]
fn chances_errors_and_luck_add_up() {
    for id in GAMES {
        let rules = games::find(id).expect("a built-in game");
        let deal = "own:5".parse().expect("a deal");
        let mut game = rules.new_game(&deal).expect("every game has own deals");
        let start = game.position().clone();
        while game.play(Move::Deal).is_ok() {}
        let moves: Vec<Move> = game.played().collect();
        let decisions = judge(rules, &start, &moves);
        let (first, last) = (&decisions[0], decisions.last().expect("some"));
        let totals = Totals::of(&decisions);
        assert!(totals.error > 0, "{id}: only rows were dealt");
        let end = first.best.chances.win - totals.error + totals.luck;
        assert_eq!(end, last.after.win, "{id}");
    }
}

#[test]
fn luck_is_next_to_nothing_on_average() {
    let luck = luck_of_every_card(|rules, start, play| judge(rules, start, &[play])[0].luck());
    // Chances are estimates: those after a card need not average to that before it.
    let mean = luck.iter().sum::<i32>() / i32::try_from(luck.len()).expect("a few cards");
    assert!(mean.abs() < Chances::CERTAIN / 25, "{mean}");
}

#[test]
fn luck_that_is_compared_with_other_cards_is_nothing_on_average() {
    let luck = luck_of_every_card(|rules, start, play| {
        player().luck(rules, start, &[play], &mut Random(1))
    });
    assert!(luck.iter().any(|luck| luck.abs() > Chances::CERTAIN / 100));
    let sum: i32 = luck.iter().sum();
    // The mean is rounded.
    assert!(
        sum.unsigned_abs() <= u32::try_from(luck.len()).expect("a few cards"),
        "{sum}"
    );
}

#[test]
fn the_luck_of_a_game_is_that_of_its_cards_whoever_plays() {
    let (rules, start, moves) = played("spiderette-1");
    let luck = |moves| player().luck(&rules, &start, moves, &mut Random(1));
    let all = luck(&moves);
    assert_eq!(luck(&moves), all);
    assert_ne!(all, 0);
    assert_eq!(luck(&[]), 0);
    let shows = |upto: usize| {
        let mut game = Game::new(Arc::clone(&rules), start.clone());
        for &play in &moves[..upto] {
            let _ = game.play(play).expect("it was played");
        }
        let reveals = FairGame::from(&game).reveals(moves[upto], &[]);
        !reveals.expect("it is legal").is_empty()
    };
    for upto in 0..moves.len() {
        let changes = luck(&moves[..=upto]) != luck(&moves[..upto]);
        assert!(shows(upto) || !changes, "move {upto} shows no card");
    }
}

/// What is found of a move that turns a card up, with every unseen card once in its place.
fn luck_of_every_card(find: impl Fn(&Arc<Rules>, &Position, Move) -> i32) -> Vec<i32> {
    let rules = games::find("spiderette-1").expect("a built-in game");
    let (start, play, column) = (1..)
        .find_map(|number| turning_up(rules, number))
        .expect("one of them");
    let draft = PositionDraft::from(&start);
    let columns = draft.columns[..=column.index()].iter().flatten();
    let place = columns.filter(|card| !card.face_up).count() - 1;
    let game = Game::new(Arc::clone(rules), start);
    let count = game.view().unseen().len();
    let luck = (0..count).map(|other| {
        let mut draft = draft.clone();
        swap_hidden(&mut draft, place, other);
        let start = rules.position(&draft).expect("the same cards");
        find(rules, &start, play)
    });
    luck.collect()
}

/// A start, and a move that turns a card up in this column; `None` if there is none in this deal.
fn turning_up(rules: &Arc<Rules>, number: u64) -> Option<(Position, Move, Column)> {
    let game = rules
        .new_game(&format!("own:{number}").parse().ok()?)
        .ok()?;
    let fair = FairGame::from(&game);
    game.legal_moves()
        .into_iter()
        .map(Move::from)
        .find_map(|play| {
            let shows = fair.reveals(play, &[]).expect("it is legal");
            match shows[..] {
                [Reveal::TurnedUp { column }] => Some((game.position().clone(), play, column)),
                _ => None,
            }
        })
}

/// A decision in which moves with this error were played.
fn decision(error: i32, luck: i32) -> Decision {
    let win = |win| Chances {
        win,
        ..Chances::WON
    };
    let half = Chances::CERTAIN / 2;
    Decision {
        moves: 0..1,
        best: Plan {
            moves: vec![Move::Deal],
            chances: win(half),
        },
        played: win(half - error),
        after: win(half - error.max(0) + luck),
    }
}

#[test]
fn the_biggest_errors_are_named_unless_they_are_small() {
    let percent = Chances::CERTAIN / 100;
    let errors = [0, 2, 9, 0, 2, 5].map(|error| decision(error * percent, -percent));
    let totals = Totals::of(&errors);
    assert_eq!(totals.biggest, [2, 5, 1]);
    assert_eq!((totals.error, totals.luck), (18 * percent, -6 * percent));
    let small = [decision(percent - 1, 0), decision(-percent, 0)];
    let totals = Totals::of(&small);
    assert_eq!((totals.biggest, totals.error), (vec![], percent - 1));
}

#[test]
fn the_more_is_given_away_the_lower_is_the_grade() {
    assert_eq!(Totals::of(&[]).grade, None);
    let hopeless = Decision {
        best: Plan {
            moves: Vec::new(),
            chances: Chances::default(),
        },
        ..decision(0, 0)
    };
    assert_eq!(Totals::of(&[hopeless]).grade, None);
    let grades = (0..20).map(|error| {
        let error = error * Chances::CERTAIN / 200;
        let grade = Totals::of(&[decision(error, 0), decision(error, 0)]).grade;
        grade.expect("something was decided")
    });
    let mut grades: Vec<Grade> = grades.collect();
    assert!(grades.is_sorted_by(|one, next| one >= next));
    grades.dedup();
    assert_eq!(grades.len(), 4);
}

#[test]
fn a_judgement_ends_when_it_is_told_to() {
    let (rules, start, moves) = played("spiderette-1");
    let whole = judge(&rules, &start, &moves);
    let begun = player().judge(&rules, &start, &moves, |_| Break(()));
    assert_eq!(begun, whole[..1]);
}

/// What is known at the start of a game and after each of its moves; `None` if one is illegal.
fn seen(rules: &Arc<Rules>, start: &Position, moves: &[Move]) -> Option<Vec<Knowledge>> {
    let mut game = Game::new(Arc::clone(rules), start.clone());
    let mut seen = vec![game.view().knowledge()];
    for &play in moves {
        let _ = game.play(play).ok()?;
        seen.push(game.view().knowledge());
    }
    Some(seen)
}

#[test]
fn a_judgement_does_not_depend_on_cards_that_nobody_saw() {
    for id in GAMES {
        let (rules, start, moves) = played(id);
        let (judged, known) = (judge(&rules, &start, &moves), seen(&rules, &start, &moves));
        let mut random = Random(1);
        let count = Game::new(Arc::clone(&rules), start.clone())
            .view()
            .unseen()
            .len();
        let (mut other, mut swaps) = (start.clone(), 0);
        for _ in 0..300 {
            let mut draft = PositionDraft::from(&other);
            swap_hidden(&mut draft, random.below(count), random.below(count));
            let swapped = rules.position(&draft).expect("the same cards");
            if swapped != other && seen(&rules, &swapped, &moves) == known {
                (other, swaps) = (swapped, swaps + 1);
            }
        }
        assert!(swaps > 5 && other != start, "{id}: {swaps}");
        assert_eq!(judge(&rules, &other, &moves), judged, "{id}");
    }
}

/// Swaps two of the hidden cards, counted from the bottom of column 1; the stock comes last.
fn swap_hidden(draft: &mut PositionDraft, one: usize, other: usize) {
    let in_columns = draft.columns.iter_mut().flatten();
    let hidden = in_columns.filter(|card| !card.face_up);
    let hidden = hidden.map(|card| &mut card.card);
    let mut places: Vec<&mut Card> = hidden.chain(&mut draft.stock).collect();
    let cards = [*places[other], *places[one]];
    [*places[one], *places[other]] = cards;
}
