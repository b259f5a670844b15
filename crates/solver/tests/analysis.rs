//! Where games that were played could still be won.

use std::cell::RefCell;

use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Move, Position, Rules};
use webspinner_solver::{
    Analysis, Effort, Limits, NoObserver, Prospect, Report, StopReason, Verdict, analyze, decide,
    wins,
};

use crate::small::SMALL;

/// How many deals the law below is tried on.
const DEALS: u64 = 60;

/// The factor by which tests with random work multiply it.
#[expect(
    clippy::disallowed_methods,
    reason = "the environment says how long a soak test runs"
)]
fn soak_factor() -> u64 {
    let factor = std::env::var("WEBSPINNER_SOAK").unwrap_or_else(|_| "1".into());
    factor.parse().expect("WEBSPINNER_SOAK is a whole number")
}

fn small() -> Rules {
    Rules::parse(SMALL).expect("a valid game")
}

/// A deal, and up to 40 random moves of it.
fn play(rules: &Rules, number: u64) -> (Position, Vec<Move>) {
    let shuffle: Shuffle = format!("own:{number}").parse().expect("a deal");
    let start = rules.deal(&shuffle).expect("every game has own deals");
    let (mut position, mut moves) = (start.clone(), Vec::new());
    for step in 0..40_u64 {
        let legal = rules.legal_moves(&position);
        if legal.is_empty() {
            break;
        }
        let chosen = (number * 31 + step * step * 17 + step) % legal.len() as u64;
        let chosen = legal[usize::try_from(chosen).expect("an index")];
        moves.push(chosen.get());
        let _ = position.apply(rules, chosen);
    }
    (start, moves)
}

fn search(rules: &Rules, position: &Position) -> Report {
    decide(rules, position, &Limits::none(), &mut NoObserver).expect("a position of the game")
}

fn after(rules: &Rules, start: &Position, moves: &[Move]) -> Position {
    let mut position = start.clone();
    for played in moves {
        let legal = rules.check(&position, *played).expect("a legal move");
        let _ = position.apply(rules, legal);
    }
    position
}

#[test]
fn an_analysis_says_of_each_position_what_a_search_of_it_says() {
    let rules = small();
    let (mut lost, mut won) = (0, 0);
    for number in 0..DEALS * soak_factor() {
        let (start, moves) = play(&rules, number);
        let analysis = analyze(&rules, &start, &moves, |_, at| search(&rules, at));
        let analysis = analysis.expect("legal moves");
        assert_eq!(analysis.prospects().len(), moves.len() + 1);
        for (length, known) in analysis.prospects().iter().enumerate() {
            let position = after(&rules, &start, &moves[..length]);
            assert_eq!(
                *known,
                Prospect::from(&search(&rules, &position).verdict),
                "{number}, {length}"
            );
        }
        assert!(
            analysis.searches() <= 6,
            "{} questions",
            analysis.searches()
        );
        won += usize::from(analysis.last_won().is_some());
        lost += usize::from(analysis.losing_move().is_some());
        shows_how_to_win(&rules, &start, &moves, &analysis);
    }
    assert!(
        won > lost && lost > 0,
        "{won} could be won, {lost} were then lost"
    );
}

/// The line of an analysis wins from the last position that can be won.
fn shows_how_to_win(rules: &Rules, start: &Position, moves: &[Move], analysis: &Analysis) {
    let (Some(length), Some(line)) = (analysis.last_won(), analysis.line()) else {
        assert_eq!((analysis.last_won(), analysis.line()), (None, None));
        return;
    };
    assert!(wins(rules, &after(rules, start, &moves[..length]), line));
}

/// A game that was won, which the solver itself has played.
fn won(rules: &Rules) -> (Position, Vec<Move>) {
    let found = (0..).find_map(|number| {
        let (start, _) = play(rules, number);
        match search(rules, &start).verdict {
            Verdict::Won(line) if line.len() > 6 => Some((start, line)),
            _ => None,
        }
    });
    found.expect("some deal can be won")
}

fn unknown(why: StopReason) -> Report {
    Report::new(Verdict::Unknown(why), Effort::default())
}

#[test]
fn a_game_that_was_won_needs_no_search() {
    let rules = small();
    let (start, line) = won(&rules);
    let analysis = analyze(&rules, &start, &line, |_, _| panic!("nothing to search"));
    let analysis = analysis.expect("legal moves");
    assert!(
        analysis
            .prospects()
            .iter()
            .all(|known| *known == Prospect::Won)
    );
    assert_eq!(analysis.last_won(), Some(line.len()));
    assert_eq!(analysis.line(), Some(&[][..]));
}

#[test]
fn a_line_that_comes_through_what_was_played_answers_for_it() {
    let rules = small();
    let (start, line) = won(&rules);
    let played = &line[..line.len() - 1];
    let searched = RefCell::new(Vec::new());
    let follow = |number, _: &Position| {
        searched.borrow_mut().push(number);
        Report::new(Verdict::Won(line[number..].to_vec()), Effort::default())
    };
    let analysis = analyze(&rules, &start, played, follow).expect("legal moves");
    assert_eq!(searched.into_inner().len(), 1);
    assert_eq!(analysis.last_won(), Some(played.len()));
    assert_eq!(analysis.line(), Some(&line[played.len()..]));
}

#[test]
fn every_position_is_searched_once_where_nothing_is_known() {
    let rules = small();
    let (start, line) = won(&rules);
    let played = &line[..line.len() - 1];
    let searched = RefCell::new(Vec::new());
    let shrug = |number, _: &Position| {
        searched.borrow_mut().push(number);
        unknown(StopReason::Nodes)
    };
    let analysis = analyze(&rules, &start, played, shrug).expect("legal moves");
    let mut searched = searched.into_inner();
    assert_eq!(searched[0], line.len() / 2, "the middle comes first");
    searched.sort_unstable();
    assert_eq!(searched, (0..line.len()).collect::<Vec<_>>());
    let why = Prospect::Unknown(StopReason::Nodes);
    assert!(analysis.prospects().iter().all(|known| *known == why));
    assert_eq!((analysis.last_won(), analysis.first_lost()), (None, None));
    assert_eq!((analysis.losing_move(), analysis.line()), (None, None));
}

#[test]
fn a_position_that_comes_up_again_is_searched_once() {
    let rules = small();
    let start = rules
        .parse_picture("1: 3S 2S\n2: AS\n3: --")
        .expect("a position");
    let there_and_back = ["2-3", "3-2", "2-3"].map(|text| text.parse().expect("a move"));
    let mut searched = 0;
    let shrug = |_, _: &Position| {
        searched += 1;
        unknown(StopReason::Memory)
    };
    let analysis = analyze(&rules, &start, &there_and_back, shrug).expect("legal moves");
    assert_eq!((searched, analysis.searches()), (2, 2));
    let all = analyze(&rules, &start, &there_and_back, |_, at| search(&rules, at));
    assert_eq!(all.expect("legal moves").last_won(), Some(3));
}

#[test]
fn nothing_is_searched_once_the_analysis_is_cancelled() {
    let rules = small();
    let (start, line) = won(&rules);
    let analysis = analyze(&rules, &start, &line[..5], |_, _| {
        unknown(StopReason::Cancelled)
    });
    let analysis = analysis.expect("legal moves");
    assert_eq!(analysis.searches(), 1);
    let why = Prospect::Unknown(StopReason::Cancelled);
    assert!(analysis.prospects().iter().all(|known| *known == why));
}

#[test]
fn the_first_illegal_move_is_named() {
    let rules = small();
    let (start, mut line) = won(&rules);
    line[3] = "1-1".parse().expect("a move");
    let illegal = analyze(&rules, &start, &line, |_, at| search(&rules, at));
    assert_eq!(illegal.expect_err("1-1 is never legal").number, 4);
}
