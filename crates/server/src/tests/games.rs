//! Records of games that were played to their end.

use std::fmt::Write as _;

use uuid::Uuid;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::record::{GameResult, Header, MoveTree, Record};
use webspinner_rules::{Rules, games};
use webspinner_solver::{Limits, NoObserver, Verdict, find_line};

use super::detours::with_detours;

/// Milliseconds between two moves.
const PACE_MS: u64 = 1_000;

/// A game of small size with one suit, which is won in no time.
pub(crate) const GAME: &str = "will-o-the-wisp-1";

pub(crate) fn rules(game: &str) -> &'static Rules {
    games::find(game).expect("a built-in game")
}

/// A deal that was won, one move a second.
pub(crate) fn won(game: &str, deal: &str) -> Record {
    won_with_detours(game, deal, 0)
}

/// The same with this many detours, so that its moves are others.
pub(crate) fn won_with_detours(game: &str, deal: &str, times: usize) -> Record {
    let (rules, deal) = (rules(game), deal.parse::<Shuffle>().expect("a deal"));
    let start = rules.deal(&deal).expect("a deal of the game");
    let Verdict::Won(line) = find_line(rules, &start, &Limits::none(), &mut NoObserver)
        .expect("a position of the game")
        .verdict
    else {
        panic!("{game} {deal} can be won");
    };
    let line = match times {
        0 => line,
        _ => with_detours(rules, &deal, &line, times),
    };
    let mut record = Record {
        header: Header::of(rules, deal),
        tree: MoveTree::new(),
    };
    for (played, number) in line.into_iter().zip(1..) {
        let time = Some(number * PACE_MS);
        record.tree.play(played, time).expect("the tree has room");
        record.header.time_ms = time;
    }
    record.header.result = GameResult::Won;
    record
}

/// A deal that was given up after one row.
pub(crate) fn lost(game: &str, deal: &str) -> Record {
    let rules = rules(game);
    let mut header = Header::of(rules, deal.parse().expect("a deal"));
    header.result = GameResult::Lost;
    header.time_ms = Some(5_000);
    let mut tree = MoveTree::new();
    tree.play("d".parse().expect("a move"), Some(1_000))
        .expect("the tree has room");
    Record { header, tree }
}

/// The request body for a record, with an id made from a number.
pub(crate) fn post(number: u128, record: &Record) -> serde_json::Value {
    let mut text = String::new();
    write!(text, "{record}").expect("writing to a string cannot fail");
    serde_json::json!({ "id": Uuid::from_u128(number), "record": text })
}
