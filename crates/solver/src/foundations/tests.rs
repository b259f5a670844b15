//! What is true of full games.

use webspinner_rules::{Shuffle, games};

use super::*;
use crate::limits::Limits;
use crate::observer::Unwatched;
use crate::portfolio::find_line;
use crate::report::Verdict;

fn options() -> impl Iterator<Item = &'static Rules> {
    games::all()
        .filter(|game| game.foundations().is_some())
        .map(|game| &**game)
}

#[test]
fn all_options_of_little_spider_and_no_other_games_suit() {
    let suited: Vec<&str> = games::all()
        .filter(|rules| suit(rules))
        .map(|rules| rules.id().as_str())
        .collect();
    assert_eq!(suited.len(), 4);
    assert!(suited.iter().all(|id| id.starts_with("little-spider")));
}

#[test]
fn no_position_of_a_game_that_is_won_is_taken_for_shut_in() {
    for rules in options() {
        // Deals 25 and 30 of every option were won within 3,200 nodes.
        for number in [25, 30] {
            let start = rules.deal(&Shuffle::own(number)).expect("an own deal");
            let report = find_line(rules, &start, &Limits::nodes(20_000), &mut Unwatched);
            let Verdict::Won(line) = report.verdict else {
                panic!("{} {number}: {report:?}", rules.id());
            };
            let problem = Problem::new(rules, &start);
            let mut state = State::new(&start);
            for play in line {
                assert!(
                    !shuts_in(&problem, &state),
                    "{} {number} {play}",
                    rules.id()
                );
                state.apply(&problem, play);
            }
            assert!(state.is_won(&problem), "{} {number}", rules.id());
        }
    }
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
