//! Boards of servers side by side.

use std::thread;

use serde_json::json;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::games;
use webspinner_rules::record::{GameResult, Header, MoveTree, Record};
use webspinner_solver::{Limits, NoObserver, Verdict, find_line};

use crate::cluster::Cluster;
use crate::detours::with_detours;
use crate::serving::process::{Server, id};

/// A game whose deal is found in no time.
const GAME: &str = "spider";

/// How many games the board lists.
const GAMES: u128 = 12;

/// The quickest of them: milliseconds from one move to the next.
const PACE_MS: u64 = 100;

/// The deal of today, or of this day, which a new server has to look for first.
fn deal(server: &Server, day: &str) -> serde_json::Value {
    loop {
        let (status, body) = server.get(&format!("/api/v1/daily/{GAME}{day}"));
        match status {
            200 => return serde_json::from_str(&body).expect("JSON"),
            _ => assert_eq!(status, 503, "{body}"),
        }
        thread::yield_now();
    }
}

fn text(value: &serde_json::Value) -> &str {
    value.as_str().expect("a text")
}

/// That deal, won at this pace and with this many detours.
fn won(deal: &str, pace_ms: u64, detours: usize) -> Record {
    let rules = games::find(GAME).expect("a built-in game");
    let deal: Shuffle = deal.parse().expect("a deal");
    let start = rules.deal(&deal).expect("a deal of the game");
    let Verdict::Won(line) = find_line(rules, &start, &Limits::none(), &mut NoObserver)
        .expect("a position of the game")
        .verdict
    else {
        panic!("{deal} can be won");
    };
    let line = with_detours(rules, &deal, &line, detours);
    let (mut header, mut tree) = (Header::of(rules, deal), MoveTree::new());
    for (played, number) in line.into_iter().zip(1..) {
        header.time_ms = Some(number * pace_ms);
        tree.play(played, header.time_ms)
            .expect("the tree has room");
    }
    header.result = GameResult::Won;
    Record { header, tree }
}

#[test]
fn two_servers_have_the_same_deals_and_boards() {
    let cluster = Cluster::start_new();
    let database = cluster.new_database();
    let folder = tempfile::tempdir().expect("a folder");
    let servers = [0, 1].map(|_| Server::busy(folder.path(), "127.0.0.1:0", &database));
    let daily = deal(&servers[0], "");
    let (day, shuffle) = (text(&daily["day"]), text(&daily["deal"]));
    assert_eq!(deal(&servers[1], &format!("?day={day}")), daily);
    // The same moves would hold one place.
    let games = (0..).take(usize::try_from(GAMES).expect("few"));
    let games: Vec<Record> = games.map(|it| won(shuffle, PACE_MS, it)).collect();
    let post = |number: u128| {
        let record = &games[usize::try_from(number).expect("few")];
        let nickname = format!("Player {number}");
        json!({ "id": id(number), "record": record.to_string(), "day": day, "nickname": nickname })
            .to_string()
    };
    // To one from the first on, to the other from the last on: each comes twice.
    let new: usize = thread::scope(|scope| {
        let send = |server: &Server, number| {
            let (status, body) = server.ask("POST", "/api/v1/results", &post(number));
            assert!([200, 201].contains(&status), "{status}: {body}");
            status == 201
        };
        let [one, two] = &servers;
        let one = scope.spawn(move || (0..GAMES).filter(|&number| send(one, number)).count());
        let two = (0..GAMES).rev().filter(|&number| send(two, number)).count();
        one.join().expect("all were answered") + two
    });
    assert_eq!(new as u128, GAMES);
    for order in ["score", "moves", "time"] {
        let path = format!("/api/v1/daily/{GAME}/{day}/board?by={order}");
        let boards = servers.each_ref().map(|server| server.json(&path));
        assert_eq!(boards[0], boards[1], "{order}");
        let entries = boards[0]["entries"].as_array().expect("a list");
        assert_eq!(entries.len() as u128, GAMES, "{order}: it lists each once");
    }
    let board = format!("/api/v1/daily/{GAME}/{day}/board?by=time");
    let board = servers[0].json(&board);
    for (number, entry) in board["entries"]
        .as_array()
        .expect("a list")
        .iter()
        .enumerate()
    {
        assert_eq!(entry["nickname"], format!("Player {number}"));
    }
}
