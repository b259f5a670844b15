//! How fast the searches are. `docs/performance.md` says how to run this and what was measured.

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Position, Rules, games};
use webspinner_solver::{Limits, NoObserver, Observer, Report, WrongGame, decide, find_line};

fn main() {
    divan::main();
}

const GAMES: [&str; 7] = [
    "spider",
    "spider-1",
    "spiderette",
    "simple-simon",
    "red-black-spider",
    "double-scorpion",
    "little-spider",
];
/// Each game's own deals from 1.
const DEALS: u64 = 4;
/// Each search ends after this many nodes, or earlier with an answer.
const NODES_MAX: u64 = 50_000;

/// Items are the nodes that a search for wins looks at.
#[divan::bench(args = GAMES)]
fn find_lines(bencher: Bencher, id: &str) {
    time(bencher, id, find_line);
}

/// Items are the nodes that the exact search looks at.
#[divan::bench(args = GAMES)]
fn decides(bencher: Bencher, id: &str) {
    time(bencher, id, decide);
}

type Ask = fn(&Rules, &Position, &Limits, &mut dyn Observer) -> Result<Report, WrongGame>;

fn time(bencher: Bencher, id: &str, ask: Ask) {
    let rules = games::find(id).expect("a built-in game");
    let dealt = |number| rules.deal(&Shuffle::own(number));
    let starts: Vec<Position> = (1..=DEALS)
        .map(|number| dealt(number).expect("every game has own deals"))
        .collect();
    let search = || {
        let nodes = |start: &Position| {
            let limits = Limits::nodes(NODES_MAX);
            let report = ask(rules, black_box(start), &limits, &mut NoObserver);
            report.expect("a position of the game").effort.nodes
        };
        starts.iter().map(nodes).sum::<u64>()
    };
    bencher
        .counter(ItemsCount::new(search()))
        .bench_local(search);
}
