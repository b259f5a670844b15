//! Lines become shorter, win all the same, and do so the same way every time.

use std::ops::ControlFlow;

use webspinner_rules::deal::{DealNumber, Shuffle};
use webspinner_rules::{Move, Position, Rules, games};
use webspinner_solver::{Limits, NoObserver, Progress, Stop, Verdict, find_line, shorten, wins};

/// A game and a deal of it that was won in some way.
struct Won {
    rules: &'static Rules,
    start: Position,
    line: Vec<Move>,
}

impl Won {
    fn deal(rules: &'static Rules, number: u64) -> Option<Self> {
        let shuffle = Shuffle::Number(DealNumber::own(number));
        let start = rules.deal(&shuffle).expect("every game has own deals");
        let report = find_line(rules, &start, &Limits::nodes(60_000), &mut NoObserver)
            .expect("a position of the game");
        match report.verdict {
            Verdict::Won(line) => Some(Self { rules, start, line }),
            _ => None,
        }
    }

    /// A deal that takes many moves.
    fn long() -> Self {
        let rules = games::find("spider-2").expect("a built-in game");
        let won = (1..10).filter_map(|number| Self::deal(rules, number));
        won.max_by_key(|won| won.line.len()).expect("most are won")
    }

    fn shortened(&self, nodes_max: u64) -> Vec<Move> {
        let limits = Limits::nodes(nodes_max);
        shorten(
            self.rules,
            &self.start,
            &self.line,
            &limits,
            &mut NoObserver,
        )
    }
}

#[test]
fn lines_of_every_game_become_shorter_and_win() {
    let (mut lines, mut shorter) = (0, 0);
    for rules in games::all() {
        for won in (1..=2).filter_map(|number| Won::deal(rules, number)) {
            let line = won.shortened(20_000);
            assert!(wins(rules, &won.start, &line), "{}", rules.id());
            assert!(line.len() <= won.line.len(), "{}", rules.id());
            lines += 1;
            shorter += usize::from(line.len() < won.line.len());
        }
    }
    assert!(lines >= 20 && shorter * 2 > lines, "{shorter} of {lines}");
}

#[test]
fn the_same_line_and_limits_give_the_same_answer() {
    let won = Won::long();
    assert_eq!(won.shortened(300_000), won.shortened(300_000));
}

#[test]
fn more_effort_makes_a_line_shorter() {
    let won = Won::long();
    let lengths = [0, 20_000, 400_000].map(|nodes_max| won.shortened(nodes_max).len());
    assert_eq!(lengths[0], won.line.len());
    assert!(
        lengths.is_sorted_by(|long, short| long > short),
        "{lengths:?}"
    );
}

#[test]
fn an_observer_that_stops_it_gets_the_best_so_far() {
    let won = Won::long();
    let mut seen = 0;
    let mut stop_at = |progress: &Progress| {
        assert!(progress.nodes < 40_000, "{progress:?}");
        seen = progress.nodes;
        match progress.nodes {
            0..20_000 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(Stop::Cancelled),
        }
    };
    let line = shorten(
        won.rules,
        &won.start,
        &won.line,
        &Limits::none(),
        &mut stop_at,
    );
    assert!(wins(won.rules, &won.start, &line));
    assert!(line.len() < won.line.len());
    assert!(seen >= 20_000);
}

#[test]
fn a_limit_of_memory_leaves_the_line_as_it_is() {
    let won = Won::long();
    let limits = Limits::none().with_memory(1000);
    let line = shorten(won.rules, &won.start, &won.line, &limits, &mut NoObserver);
    assert_eq!(line, won.line);
}

#[test]
fn a_line_that_does_not_win_comes_back_as_it_is() {
    let won = Won::long();
    let part = &won.line[..won.line.len() - 1];
    let limits = Limits::nodes(100_000);
    let back = shorten(won.rules, &won.start, part, &limits, &mut NoObserver);
    assert_eq!(back, part);
    let reversed: Vec<Move> = won.line.iter().rev().copied().collect();
    let back = shorten(won.rules, &won.start, &reversed, &limits, &mut NoObserver);
    assert_eq!(back, reversed);
}

#[test]
fn tiny_lines_become_as_short_as_can_be() {
    let rules = Rules::parse(
        r#"
        id = "tiny"
        name = "Tiny"
        suits = "S"
        highest = "3"
        columns = 4
        vacancy = "any"
        layout = [{ up = "1-3" }]
        lift = { unit = "run", suit = "one-suit" }
        deal = { rule = "none" }
        collect = { suit = "one-suit" }
    "#,
    )
    .expect("a valid game");
    let start = rules
        .parse_picture("1: AS\n2: 2S\n3: 3S")
        .expect("its three cards");
    let line = |text: &str| -> Vec<Move> {
        let moves = text.split_whitespace();
        moves.map(|play| play.parse().expect("a move")).collect()
    };
    for (long, short) in [
        ("1-2 2-3x2", 2),
        ("2-3 1-3", 2),
        ("1-4 4-1 2-4 4-3 1-3", 2),
        ("1-2 2-1 1-4 2-1 1-3 4-3", 2),
        ("1-2 2-4x2 4-1x2 1-3x2", 2),
    ] {
        let long = line(long);
        assert!(wins(&rules, &start, &long), "{long:?}");
        let found = shorten(
            &rules,
            &start,
            &long,
            &Limits::nodes(100_000),
            &mut NoObserver,
        );
        assert!(wins(&rules, &start, &found));
        assert_eq!(found.len(), short, "{long:?}");
    }
}

#[test]
fn a_game_that_is_won_needs_no_line() {
    let won = Won::long();
    let mut end = won.start.clone();
    for &play in &won.line {
        let legal = won.rules.check(&end, play).expect("it is legal");
        let _ = end.apply(won.rules, legal);
    }
    let line = shorten(won.rules, &end, &[], &Limits::none(), &mut NoObserver);
    assert_eq!(line, []);
}
