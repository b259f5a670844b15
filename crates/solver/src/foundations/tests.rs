//! What is true of full games.

use std::collections::HashSet;

use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Position, Rank, Rules, games};

use super::*;
use crate::decide::decide;
use crate::limits::Limits;
use crate::line::wins;
use crate::observer::NoObserver;
use crate::portfolio::{find_line, solve};
use crate::problem::{Problem, builds_foundations};
use crate::report::Verdict;
use crate::state::State;

fn options() -> impl Iterator<Item = &'static Rules> {
    games::all()
        .filter(|game| builds_foundations(game))
        .map(|game| &**game)
}

#[test]
fn every_game_with_foundations_so_far_suits() {
    assert!(options().count() >= 4);
}

#[test]
fn no_position_of_a_game_that_is_won_is_declared_shut_in() {
    for rules in options() {
        // Deals 25 and 30 of every option were won within 3,200 nodes.
        for number in [25, 30] {
            let start = rules.deal(&Shuffle::own(number)).expect("an own deal");
            let report = find_line(rules, &start, &Limits::nodes(20_000), &mut NoObserver)
                .expect("a position of the game");
            let Verdict::Won(line) = report.verdict else {
                panic!("{} {number}: {report:?}", rules.id());
            };
            let problem = Problem::new(rules, &start);
            let mut state = State::new(&start);
            for play in line {
                let hopeless = shuts_in(&problem, &state) || lacks_last(&problem, &state);
                assert!(!hopeless, "{} {number} {play}", rules.id());
                state.apply(&problem, play);
            }
            assert!(state.is_won(&problem), "{} {number}", rules.id());
        }
    }
}

#[test]
fn what_wins_with_the_row_rule_wins_without_it() {
    let mut lines = 0;
    for rules in options() {
        let Some(stricter) = stricter(rules) else {
            assert!(rules.id().as_str().contains("strict"));
            continue;
        };
        for number in [7, 25, 30] {
            let start = rules.deal(&Shuffle::own(number)).expect("an own deal");
            let report = find_line(&stricter, &start, &Limits::nodes(50_000), &mut NoObserver)
                .expect("a position of the game");
            if let Verdict::Won(line) = report.verdict {
                assert!(wins(rules, &start, &line), "{} {number}", rules.id());
                lines += 1;
            }
        }
    }
    assert!(lines >= 4, "{lines} lines");
}

/// All positions after the last row, by the rules alone.
fn after_the_last_row(rules: &Rules, start: &Position) -> Vec<Position> {
    let (mut early, mut late) = (vec![start.clone()], Vec::new());
    let mut seen = HashSet::new();
    while let Some(position) = early.pop() {
        for legal in rules.legal_moves(&position) {
            let mut next = position.clone();
            let _ = next.apply(rules, legal);
            if !seen.insert(next.clone()) {
                continue;
            }
            if next.stock_len() == 0 {
                late.push(next);
            } else {
                early.push(next);
            }
        }
    }
    late
}

#[test]
fn deal_2_of_every_option_is_lost_because_no_king_or_ace_lies_at_a_bottom() {
    for rules in options() {
        let start = rules.deal(&Shuffle::own(2)).expect("an own deal");
        for report in [
            decide(rules, &start, &Limits::none(), &mut NoObserver)
                .expect("a position of the game"),
            solve(rules, &start, &Limits::nodes(10_000), &mut NoObserver)
                .expect("a position of the game"),
        ] {
            assert_eq!(report.verdict, Verdict::Lost, "{} {report:?}", rules.id());
        }
        let late = after_the_last_row(rules, &start);
        assert!(!late.is_empty());
        for position in late {
            let mut bottoms = position
                .columns()
                .iter()
                .filter_map(|pile| pile.cards().first());
            let ends = [Rank::ACE, rules.pack().highest()];
            assert!(
                !bottoms.any(|card| ends.contains(&card.rank())),
                "{position:?}"
            );
        }
    }
}

/// A position with these columns, all other cards gone as `foundations` says.
fn lacks(columns: &str, foundations: &str) -> bool {
    let rules = games::find("little-spider").expect("a built-in game");
    let picture = format!("{columns}\nfoundations: {foundations}\n");
    let start = rules
        .parse_picture(&picture)
        .expect("a position of Little Spider");
    lacks_last(&Problem::new(rules, &start), &State::new(&start))
}

#[test]
fn only_a_king_of_a_suit_built_up_or_an_ace_of_one_built_down_can_be_last() {
    let few = "[KC-3C] [KS-AS] [AH-QH] [AD-KD]";
    assert!(lacks("1: 2C KH AC", few));
    assert!(!lacks("1: 2C\n2: KH AC", few));
    assert!(!lacks("1: 2C KH\n2: AC", few));
    // Clubs are not begun, but the others show that they are built down.
    let others = "[KS-AS] [AH-KH] [AD-KD] []";
    assert!(lacks("1: KC AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC", others));
    assert!(!lacks("1: AC KC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC", others));
}

/// A position with all of clubs and spades, and hearts and diamonds up to the jacks, gone.
fn shut_in(columns: &str) -> bool {
    let rules = games::find("little-spider").expect("a built-in game");
    let picture = format!("{columns}\nfoundations: [KC-AC] [KS-AS] [AH-JH] [AD-JD]\n");
    let start = rules
        .parse_picture(&picture)
        .expect("a position of Little Spider");
    shuts_in(&Problem::new(rules, &start), &State::new(&start))
}

#[test]
fn kings_on_each_others_queens_are_shut_in() {
    assert!(shut_in("1: QH KD\n2: QD KH"));
    assert!(shut_in("1: QD QH KD KH"));
    // The queen on top could take the king, but has nowhere to wait for it.
    assert!(shut_in("1: KD QH KH QD"));
}

#[test]
fn a_king_that_has_a_queen_to_go_to_is_not_shut_in() {
    assert!(!shut_in("1: QH KH\n2: KD\n3: QD"));
    assert!(!shut_in("1: QH KH QD\n2: KD"));
}
