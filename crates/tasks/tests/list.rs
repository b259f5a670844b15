//! The list of puzzles: every one is valid, and its claim holds.

use std::collections::{BTreeMap, HashSet};

use webspinner_rules::Move;
use webspinner_table::difficulty::Level;
use webspinner_tasks::{
    Attempt, Doubt, ExamineLimits, Goal, Mistake, Puzzle, Standing, examine, level, puzzles,
};

/// Every test run proves every twentieth puzzle again. A soak test proves all.
const STEP: usize = 20;
/// What a proof of such a run may take; those that take more wait for the soak test.
const QUICK: ExamineLimits = ExamineLimits {
    nodes: 5_000,
    positions: 3_000,
};

/// The factor by which tests with random work multiply it.
#[expect(
    clippy::disallowed_methods,
    reason = "the environment says how long a soak test runs"
)]
fn soak_factor() -> usize {
    let factor = std::env::var("WEBSPINNER_SOAK").unwrap_or_else(|_| "1".into());
    factor.parse().expect("WEBSPINNER_SOAK is a whole number")
}

#[test]
fn there_are_enough_and_no_two_are_alike() {
    assert!(puzzles().len() >= 500);
    let starts: HashSet<(String, Goal)> = (puzzles().iter())
        .map(|puzzle| {
            let game = puzzle.game().expect("its game is legal");
            let picture = game.position().picture();
            (format!("{}\n{picture}", puzzle.deal.game), puzzle.goal)
        })
        .collect();
    assert_eq!(starts.len(), puzzles().len());
    let mut of_game = BTreeMap::<&str, usize>::new();
    for puzzle in puzzles() {
        *of_game.entry(puzzle.deal.game.as_str()).or_default() += 1;
    }
    for game in [
        "spider",
        "spider-1",
        "spider-2",
        "spiderette",
        "scorpion",
        "simple-simon",
    ] {
        assert!(of_game.get(game) >= Some(&5), "{game}: {of_game:?}");
    }
}

#[test]
fn every_solution_solves_its_puzzle() {
    for puzzle in puzzles() {
        let mut session = puzzle.session().expect("its game is legal");
        let mut attempt = Attempt::new(puzzle);
        assert_eq!(attempt.solution(), puzzle.solution, "{puzzle}");
        for (made, played) in puzzle.solution.iter().enumerate() {
            let left = puzzle.length() - made;
            assert_eq!(attempt.standing(), Standing::Open { left }, "{puzzle}");
            session.play(*played, 0).expect("a legal move");
            attempt.follow(&session);
        }
        assert_eq!(attempt.standing(), Standing::Reached, "{puzzle}");
        assert!(attempt.solution().is_empty(), "{puzzle}");
    }
}

#[test]
fn claims_are_proved_again() {
    let all = soak_factor() > 1;
    let (step, limits) = if all {
        (1, ExamineLimits::LIST)
    } else {
        (STEP, QUICK)
    };
    let mut proved = BTreeMap::<&str, usize>::new();
    for puzzle in puzzles().iter().step_by(step) {
        match examine(puzzle, limits) {
            Ok(rating) => assert_eq!(rating, puzzle.rating, "{puzzle}"),
            Err(Doubt::Limits) if !all => continue,
            Err(doubt) => panic!("{puzzle}: {doubt}"),
        }
        *proved.entry(puzzle.goal.word()).or_default() += 1;
    }
    assert!(
        proved.values().sum::<usize>() * 4 > puzzles().len() / step * 3,
        "{proved:?}"
    );
    assert_eq!(proved.len(), Goal::ALL.len(), "{proved:?}");
}

/// A claim that is wrong is found out.
#[test]
fn a_wrong_claim_is_doubted() {
    let of = |goal: Goal| {
        let found = puzzles().iter().find(|puzzle| puzzle.goal == goal);
        found.expect("one of each goal").clone()
    };
    let only = of(Goal::OnlyMove);
    let moves = only.game().expect("its game is legal").legal_moves();
    let other = moves.iter().find(|legal| legal.get() != only.solution[0]);
    let wrong = Puzzle {
        solution: vec![other.expect("another move").get()],
        ..only
    };
    assert!(examine(&wrong, ExamineLimits::LIST).is_err());

    let column = of(Goal::EmptyColumn);
    let half = Puzzle {
        solution: column.solution[..1].to_vec(),
        ..column.clone()
    };
    assert_eq!(examine(&half, ExamineLimits::LIST), Err(Doubt::Solution));
    // One move later, going back and forth is longer than need be.
    let [first, ..] = column.solution[..] else {
        panic!("it has moves")
    };
    if let Move::Shift { from, to, count } = first {
        let back = Move::Shift {
            from: to,
            to: from,
            count,
        };
        let detour = [vec![first, back], column.solution.clone()].concat();
        let slow = Puzzle {
            solution: detour,
            ..column
        };
        assert!(examine(&slow, ExamineLimits::LIST).is_err());
    }
}

#[test]
fn wrong_moves_are_judged_and_taken_back() {
    let only = puzzles()
        .iter()
        .find(|puzzle| puzzle.goal == Goal::OnlyMove);
    let only = only.expect("one of each goal");
    let mut session = only.session().expect("its game is legal");
    let mut attempt = Attempt::new(only);
    let before = session.position().clone();
    for legal in session.view().legal_moves() {
        if only.solution != [legal.get()] {
            session.play(legal.get(), 0).expect("a legal move");
            let wrong = Standing::Missed(Mistake::Loses);
            assert_eq!(attempt.judge(&mut session, 0), wrong);
            assert_eq!(*session.position(), before);
            assert_eq!(attempt.standing(), Standing::Open { left: 1 });
            assert_eq!(attempt.solution(), only.solution);
        }
    }
}

/// What is decided stays so, whatever is played on.
#[test]
fn moves_after_the_end_change_nothing() {
    let puzzle = &puzzles()[0];
    let mut session = puzzle.session().expect("its game is legal");
    let mut attempt = Attempt::new(puzzle);
    for played in &puzzle.solution {
        session.play(*played, 0).expect("a legal move");
    }
    let next = session.view().legal_moves()[0].get();
    session.play(next, 0).expect("a legal move");
    assert_eq!(attempt.follow(&session), Standing::Reached);
    assert!(attempt.solution().is_empty());
}

#[test]
fn each_level_has_about_a_third() {
    for wanted in Level::ALL {
        let ratings = puzzles().iter().map(|puzzle| level(puzzle.rating));
        let count = ratings.filter(|level| *level == wanted).count();
        assert!(count * 4 > puzzles().len(), "{wanted}: {count}");
    }
}
