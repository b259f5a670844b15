//! How fast the solver is on this machine, on the same deals as `web/bench/solver.mjs` uses in a
//! browser. Prints one JSON object a deal, with the query itself. Times are processor times where
//! Linux reports them, so that other programs matter as little as possible.
//!
//! ```sh
//! cargo run --release -p webspinner-wasm --example solver_speed -- 300000
//! ```

use std::time::Instant;

use webspinner_wasm::task::nodes;
use webspinner_wasm::{Question, Table};

/// With and without a stock, one, two and four suits, runs and tails that are lifted.
const DEALS: [(&str, &[&str]); 4] = [
    ("spider", &["ms:1", "ms:2", "ms:3", "ms:4"]),
    ("spider-2", &["ms:1", "ms:2"]),
    ("simple-simon", &["own:1", "own:2"]),
    ("scorpion", &["own:1", "own:2"]),
];
/// Each deal is searched again until this many positions are looked at: less cannot be measured.
const NODES_MIN: u64 = 500_000;

fn main() {
    let limit = std::env::args().nth(1);
    let nodes_max = limit.map_or(300_000, |limit| limit.parse().expect("a number of nodes"));
    for (game, deals) in DEALS {
        for deal in deals {
            let table = Table::deal(game, deal).expect("a built-in game and a deal of it");
            let query = table.next_query(Question::Assessment);
            let query = query.expect("of a new deal nothing is known");
            let search = || nodes(&query, nodes_max).expect("a query of the table");
            let times = NODES_MIN.div_ceil(search());
            let (start, began_ns) = (Instant::now(), processor_ns());
            let nodes: u64 = (0..times).map(|_| search()).sum();
            let passed_ns = start.elapsed().as_secs_f64() * 1e9;
            let spent_ns = processor_ns().zip(began_ns).map(|(now, then)| now - then);
            let line = serde_json::json!({
                "game": game,
                "deal": deal,
                "query": query,
                "times": times,
                "nodes": nodes,
                "milliseconds": spent_ns.unwrap_or(passed_ns) / 1e6,
            });
            println!("{line}");
        }
    }
}

/// How long this thread was on a processor.
fn processor_ns() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok()
}
