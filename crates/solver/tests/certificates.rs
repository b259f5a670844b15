//! Every line that the searches find is checked by the rules.

use webspinner_rules::deal::{DealNumber, Shuffle};
use webspinner_rules::{Move, Position, Rules, games};
use webspinner_solver::{Limits, NoObserver, Verdict, find_line};

fn deal(rules: &Rules, number: u64) -> Position {
    let shuffle = Shuffle::Number(DealNumber::own(number));
    rules.deal(&shuffle).expect("every game has own deals")
}

fn assert_wins(rules: &Rules, start: &Position, line: &[Move]) {
    let mut position = start.clone();
    for &play in line {
        let legal = rules.check(&position, play);
        let legal = legal.unwrap_or_else(|why| panic!("{}: {play}: {why:?}", rules.id()));
        let _ = position.apply(rules, legal);
    }
    assert!(rules.is_won(&position), "{}", rules.id());
}

#[test]
fn every_line_found_wins() {
    let mut won = 0;
    for rules in games::all() {
        for number in 1..=2 {
            let start = deal(rules, number);
            let report = find_line(rules, &start, &Limits::nodes(60_000), &mut NoObserver)
                .expect("a position of the game");
            if let Verdict::Won(line) = report.verdict {
                assert_wins(rules, &start, &line);
                won += 1;
            }
        }
    }
    assert!(won >= 20, "{won}");
}

#[test]
fn the_same_search_has_the_same_answer() {
    let rules = games::find("spider").expect("a built-in game");
    let start = deal(rules, 1);
    let ask = || {
        find_line(rules, &start, &Limits::nodes(100_000), &mut NoObserver)
            .expect("a position of the game")
    };
    assert_eq!(ask(), ask());
}
