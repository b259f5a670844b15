//! What the exact search says is what trying everything says, with every pruning and without.

mod brute;
mod foundations;
mod tiny;

use proptest::prelude::*;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Move, Outcome, Position, Rules, games};

use super::*;
use crate::observer::{NoObserver, Progress, Stop};
use crate::portfolio::find_line;
use crate::problem::Problem;
use crate::prunings::Prunings;
use crate::report::{StopReason, Verdict};
use crate::state::State;
use brute::Truth;
use std::ops::ControlFlow;

/// Every pruning, none, and all but one.
fn all_choices() -> Vec<Prunings> {
    let mut choices = vec![Prunings::ALL, Prunings::NONE];
    choices.extend(Prunings::ALL.each_left_out());
    choices
}

/// How many positions brute force tries. The search never needs more: a lost position cannot reach
/// more.
const POSITIONS_MAX: usize = 20_000;

fn verdict(rules: &Rules, start: &Position, prunings: Prunings) -> Verdict {
    let options = SearchOptions {
        prunings,
        ..SearchOptions::EXACT
    };
    search::run(rules, start, options, &limits(), &mut NoObserver).verdict
}

fn limits() -> Limits {
    Limits::nodes(POSITIONS_MAX as u64)
}

/// Whether the line wins, by the rules.
fn wins(rules: &Rules, start: &Position, line: &[Move]) -> bool {
    let mut position = start.clone();
    for &play in line {
        let legal = rules.check(&position, play).expect("a line is legal");
        let _ = position.apply(rules, legal);
    }
    rules.outcome(&position) == Some(Outcome::Won)
}

/// Compares every choice of prunings with brute force and returns the truth; `None` if brute force
/// would take too long.
fn compare(rules: &Rules, start: &Position) -> Option<Truth> {
    let truth = brute::force(rules, start, POSITIONS_MAX)?;
    for prunings in all_choices() {
        match verdict(rules, start, prunings) {
            Verdict::Won(line) => {
                assert!(
                    wins(rules, start, &line),
                    "{prunings:?}\n{}",
                    rules.to_toml()
                );
                assert_eq!(truth, Truth::Won, "{prunings:?}\n{}", rules.to_toml());
            }
            Verdict::Lost => {
                assert_eq!(truth, Truth::Lost, "{prunings:?}\n{}", rules.to_toml());
            }
            Verdict::Unknown(_) => {
                assert_eq!(truth, Truth::Won, "{prunings:?}\n{}", rules.to_toml());
            }
        }
    }
    samples_agree_with_brute_force(rules, start, truth);
    Some(truth)
}

/// Asserts that searches with a small quota of each crowd agree with brute force.
fn samples_agree_with_brute_force(rules: &Rules, start: &Position, truth: Truth) {
    for (quota, seed) in [(1, 0), (2, 1)] {
        let report = sample(rules, start, quota, seed, &limits(), &mut NoObserver);
        match report.verdict {
            Verdict::Won(line) => {
                assert!(wins(rules, start, &line), "{}", rules.to_toml());
                assert_eq!(truth, Truth::Won, "{}", rules.to_toml());
            }
            Verdict::Lost => assert_eq!(truth, Truth::Lost, "{}", rules.to_toml()),
            Verdict::Unknown(_) => {}
        }
    }
}

#[test]
fn tiny_deals_of_every_game_are_decided_as_brute_force_decides_them() {
    for game in games::all() {
        let (mut won, mut lost) = (0, 0);
        for rules in tiny::of(game) {
            for number in 1..=6 {
                let start = rules.deal(&Shuffle::own(number)).expect("an own deal");
                match compare(&rules, &start) {
                    Some(Truth::Won) => won += 1,
                    Some(Truth::Lost) => lost += 1,
                    None => {}
                }
            }
        }
        // No wrapping Little Spider as small as these can be lost.
        let both = lost > 0 || game.id().as_str() == "little-spider-wrap";
        assert!(won > 0 && both, "{}: {won} won, {lost} lost", game.id());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_positions_of_random_games_are_decided_as_brute_force_decides_them(
        rules in tiny::any_game(),
        number in 1_u64..1 << 32,
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..12),
    ) {
        let mut position = rules.deal(&Shuffle::own(number)).expect("an own deal");
        for choice in choices {
            let moves = rules.legal_moves(&position);
            if !moves.is_empty() {
                let _ = position.apply(&rules, *choice.get(&moves));
            }
        }
        compare(&rules, &position);
    }
}

/// Asserts that no position on a winning line is declared lost.
fn never_hopeless(rules: &Rules, start: &Position, line: &[Move]) {
    let problem = Problem::new(rules, start);
    let hasher = PositionHasher::new(&problem, true);
    let mut state = State::new(start);
    let mut survey = stranded::RelaxedPlay::default();
    let mut skeleton = skeleton::applies(&problem, Prunings::ALL).then(skeleton::Skeleton::default);
    for &play in line {
        let stranded = survey.is_stranded(&problem, &state);
        assert!(!stranded, "{} {start:?} before {play}", rules.id());
        let cramped =
            |skeleton: &mut skeleton::Skeleton| skeleton.is_cramped(&problem, &hasher, &state);
        let cramped = skeleton.as_mut().is_some_and(cramped);
        assert!(!cramped, "{} {start:?} before {play}", rules.id());
        let locked =
            locked::applies(&problem, Prunings::ALL) && locked::is_locked(&problem, &state);
        assert!(!locked, "{} {start:?} before {play}", rules.id());
        state.apply(&problem, play);
    }
}

#[test]
fn no_locked_deal_of_scorpion_is_won_without_looking_for_locks() {
    let rules = games::find("scorpion").expect("a built-in game");
    let without = Prunings {
        locked: false,
        ..Prunings::ALL
    };
    let mut lost = 0;
    for number in 1..=40 {
        let start = rules.deal(&Shuffle::own(number)).expect("an own deal");
        if locked::is_locked(&Problem::new(rules, &start), &State::new(&start)) {
            let verdict = verdict(rules, &start, without);
            assert!(!matches!(verdict, Verdict::Won(_)), "own:{number}");
            lost += usize::from(verdict == Verdict::Lost);
        }
    }
    assert!(lost > 0, "none was decided without");
}

#[test]
fn no_position_on_a_winning_line_is_declared_lost() {
    let mut lines = 0;
    for rules in games::all() {
        if rules.foundations().is_some() || rules.pack().size() > 128 {
            continue;
        }
        for number in 1..=2 {
            let start = rules.deal(&Shuffle::own(number)).expect("an own deal");
            let limits = Limits::nodes(100_000);
            if let Verdict::Won(line) = find_line(rules, &start, &limits, &mut NoObserver)
                .expect("a position of the game")
                .verdict
            {
                never_hopeless(rules, &start, &line);
                lines += 1;
            }
        }
    }
    assert!(lines > 20, "only {lines} lines");
}

#[test]
fn spider_deal_14934_is_lost() {
    let rules = games::find("spider").expect("a built-in game");
    let deal = "ms:14934".parse().expect("a deal");
    let start = rules.deal(&deal).expect("a deal of Spider");
    let report =
        decide(rules, &start, &Limits::none(), &mut NoObserver).expect("a position of the game");
    assert_eq!(report.verdict, Verdict::Lost);
}

fn spiderette(number: u64) -> (std::sync::Arc<Rules>, Position) {
    let rules = games::find("spiderette").expect("a built-in game").clone();
    let start = format!("ms:{number}").parse().expect("a deal");
    let start = rules.deal(&start).expect("a deal of this game");
    (rules, start)
}

#[test]
fn a_limit_of_nodes_is_kept_and_reported() {
    let (rules, start) = spiderette(1);
    let report = decide(&rules, &start, &Limits::nodes(5_000), &mut NoObserver)
        .expect("a position of the game");
    assert_eq!(report.verdict, Verdict::Unknown(StopReason::Nodes));
    assert_eq!(report.effort.nodes, 5_000);
}

#[test]
fn a_limit_of_memory_is_kept_and_reported() {
    let (rules, start) = spiderette(1);
    let limits = Limits {
        memory_bytes_max: 1 << 20,
        ..Limits::none()
    };
    let all = decide(&rules, &start, &limits, &mut NoObserver).expect("a position of the game");
    let few = sample(&rules, &start, 100, 0, &limits, &mut NoObserver);
    for report in [all, few] {
        assert_eq!(report.verdict, Verdict::Unknown(StopReason::Memory));
        assert!(report.effort.memory_bytes <= limits.memory_bytes_max);
        assert!(report.effort.memory_bytes > limits.memory_bytes_max / 2);
    }
}

#[test]
fn a_sample_wins_where_the_whole_search_is_lost_in_a_crowd() {
    let (rules, start) = spiderette(245);
    let limits = Limits::nodes(30_000);
    let whole = decide(&rules, &start, &limits, &mut NoObserver).expect("a position of the game");
    assert_eq!(whole.verdict, Verdict::Unknown(StopReason::Nodes));
    let sampled = sample(&rules, &start, 1000, 0, &limits, &mut NoObserver);
    let Verdict::Won(line) = sampled.verdict else {
        panic!("{:?}", sampled.verdict);
    };
    assert!(wins(&rules, &start, &line));
}

#[test]
fn a_sample_that_leaves_positions_out_proves_nothing_and_is_the_same_each_time() {
    let (rules, start) = spiderette(154);
    let run = |quota, seed| {
        sample(
            &rules,
            &start,
            quota,
            seed,
            &Limits::none(),
            &mut NoObserver,
        )
    };
    let few = run(3, 1);
    assert_eq!(few.verdict, Verdict::Unknown(StopReason::GaveUp));
    assert_eq!(run(3, 1), few);
    assert_ne!(run(3, 2).effort.nodes, few.effort.nodes);
    assert!(run(10, 1).effort.nodes > few.effort.nodes);
}

#[test]
fn an_observer_is_called_every_thousand_nodes_and_may_stop_the_search() {
    let (rules, start) = spiderette(1);
    let mut looks = 0;
    let mut observer = |progress: &Progress| {
        looks += 1;
        assert!(progress.nodes <= 1100 * looks, "{progress:?}");
        if looks == 5 {
            ControlFlow::Break(Stop::Cancelled)
        } else {
            ControlFlow::Continue(())
        }
    };
    let report =
        decide(&rules, &start, &Limits::none(), &mut observer).expect("a position of the game");
    assert_eq!(report.verdict, Verdict::Unknown(StopReason::Cancelled));
    assert_eq!(looks, 5);
}

#[test]
fn the_same_search_takes_the_same_nodes() {
    let (rules, start) = spiderette(1);
    let ask = || {
        decide(&rules, &start, &Limits::nodes(20_000), &mut NoObserver)
            .expect("a position of the game")
    };
    assert_eq!(ask(), ask());
}
