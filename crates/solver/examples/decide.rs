//! Decides a range of deals and says what each took: `decide GAME SCHEME FIRST LAST [NODES]`.
#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "this is a program, and it measures"
)]

use std::time::Instant;

use webspinner_rules::{Shuffle, games};
use webspinner_solver::{Limits, Unwatched, Verdict, decide};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, scheme, from, to, limit @ ..] = arguments.as_slice() else {
        panic!("decide GAME SCHEME FIRST LAST [NODES]");
    };
    let rules = games::find(game).expect("a built-in game");
    let number = |text: &str| -> u64 { text.parse().expect("a number") };
    let limits = limit
        .first()
        .map_or(Limits::none(), |text| Limits::nodes(number(text)));
    let (mut won, mut lost, mut unknown, mut nodes) = (0, 0, 0, 0);
    let begin = Instant::now();
    for deal in number(from)..=number(to) {
        let shuffle: Shuffle = format!("{scheme}:{deal}").parse().expect("a deal");
        let start = rules.deal(&shuffle).expect("a deal of this game");
        let before = Instant::now();
        let report = decide(rules, &start, &limits, &mut Unwatched);
        let word = match &report.verdict {
            Verdict::Won(line) => {
                won += 1;
                format!("won in {}", line.len())
            }
            Verdict::Lost => {
                lost += 1;
                "lost".into()
            }
            Verdict::Unknown(why) => {
                unknown += 1;
                format!("unknown: {}", why.word())
            }
        };
        nodes += report.effort.nodes;
        println!(
            "{deal}\t{word}\t{} nodes\t{} MB\t{} ms",
            report.effort.nodes,
            report.effort.memory_bytes >> 20,
            before.elapsed().as_millis()
        );
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!("{won} won, {lost} lost, {unknown} unknown; {nodes} nodes in {seconds:.1} s");
}
