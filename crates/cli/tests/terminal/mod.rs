//! The program as a player uses it: in a real terminal, driven through tmux.

mod pane;

use std::path::Path;

use webspinner_rules::{Column, Move, Position, games};

use pane::Pane;

/// A line that wins `spider-1` from `ms:1`.
const LINE: &str = include_str!("spider-1-ms-1.moves");

/// The keys of a move: two columns where they mean this move, else its text.
fn keys(position: &Position, played: Move) -> String {
    let rules = games::find("spider-1").expect("a built-in game");
    let key = |column: Column| (column.number() % 10).to_string();
    match played {
        Move::Deal => "d".to_owned(),
        Move::Shift { from, to, count } => {
            let legal = rules.legal_moves(position).into_iter();
            let counts = legal.filter_map(|legal| match legal.get() {
                Move::Shift {
                    from: own,
                    to: target,
                    count,
                } if (own, target) == (from, to) => Some(count),
                _ => None,
            });
            if counts.max() == Some(count) {
                key(from) + &key(to)
            } else {
                format!(":{played}\r")
            }
        }
        other => format!(":{other}\r"),
    }
}

/// The keys that win, move by move.
fn winning_keys() -> Vec<String> {
    let rules = games::find("spider-1").expect("a built-in game");
    let deal = "ms:1".parse().expect("a deal");
    let mut position = rules.deal(&deal).expect("the deal");
    let mut all = Vec::new();
    for word in LINE.split_whitespace() {
        let played = word.parse().expect("a move");
        all.push(keys(&position, played));
        let legal = rules.check(&position, played).expect("the line is legal");
        let _ = position.apply(rules, legal);
    }
    all
}

#[test]
fn one_suit_spider_is_won_by_keys_alone_with_the_plug_pulled_in_the_middle() {
    let keys = winning_keys();
    let (first, second) = keys.split_at(keys.len() / 2);
    let pane = Pane::start(&["play", "spider-1", "ms:1"]);
    pane.wait_for("0 moves");
    pane.keys(&first.concat());
    pane.wait_for(&format!("{} moves", first.len()));
    let table = pane.screen();
    pane.signal("KILL");
    pane.wait_for_end(137);
    pane.start_again(&[]);
    pane.wait_for("Continuing where you left off");
    let line = |screen: &str, number: usize| screen.lines().nth(number).map(str::to_owned);
    assert_eq!(line(&pane.screen(), 4), line(&table, 4));
    pane.wait_for(&format!("{} moves", first.len()));
    pane.keys(&second.concat());
    pane.wait_for("Won!");
    pane.press("Escape");
    pane.press("C-c");
    pane.wait_for_end(0);
}

#[test]
fn a_record_is_played_on_from_the_chosen_move() {
    let keys = winning_keys();
    let (before, last) = keys.split_at(keys.len() - 3);
    let folder = tempfile::tempdir().expect("a folder for the record");
    let path = folder.path().join("won.spider");
    let text = format!("[Game \"spider-1\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n\n{LINE}");
    std::fs::write(&path, text).expect("the record is written");
    let path = path.to_str().expect("a path in Unicode");
    let pane = Pane::start(&["play", "--record", path, "--at", &before.len().to_string()]);
    pane.wait_for("your own position");
    assert!(!pane.screen().contains("Won!"));
    pane.keys(&last.concat());
    pane.wait_for("Won!");
    pane.press("C-c");
    pane.wait_for_end(0);
}

#[test]
fn every_position_shortly_before_a_win_is_won() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions");
    let positions = std::fs::read_dir(folder).expect("the positions");
    let mut pane: Option<Pane> = None;
    for path in positions.map(|file| file.expect("a position").path()) {
        let id = path.file_stem().expect("a name").to_string_lossy();
        let rules = games::find(&id).expect("a position is called as its game");
        let text = std::fs::read_to_string(&path).expect("a text");
        let keys = text
            .lines()
            .next()
            .and_then(|line| line.strip_prefix("; keys: "));
        let keys = keys.expect("the keys that win").replace(' ', "");
        let path = path.to_str().expect("a path in Unicode");
        let arguments = ["play", rules.id().as_str(), "--position", path];
        let pane = match &pane {
            Some(pane) => {
                pane.start_again(&arguments);
                pane
            }
            None => pane.insert(Pane::start(&arguments)),
        };
        pane.wait_for(&rules.about().name);
        pane.keys(&keys);
        pane.wait_for("Won!");
        pane.press("C-c");
        pane.wait_for_end(0);
    }
}

#[test]
fn every_game_is_played_from_real_deals_by_random_keys() {
    let mut number = 0_u64;
    let mut random = |bound: usize| {
        number = number
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(number >> 33).expect("31 bits") % bound
    };
    let letters: Vec<char> = "1234567890ABCDE1234567890ABCDEddduuropthjklcfetvwisamgb.y:-!=<>%"
        .chars()
        .collect();
    let mut pane: Option<Pane> = None;
    for rules in games::all() {
        let deal = format!("{}", 1 + random(1_000_000));
        let arguments = ["play", rules.id().as_str(), &deal];
        let pane = match &pane {
            Some(pane) => {
                pane.start_again(&arguments);
                pane
            }
            None => pane.insert(Pane::start(&arguments)),
        };
        pane.wait_for(&format!("deal {deal}"));
        for _ in 0..5 {
            let keys: String = (0..40).map(|_| letters[random(letters.len())]).collect();
            pane.keys(&keys);
            // Whatever is open is closed, so that no page keeps the rest of the keys.
            pane.press("Escape");
        }
        pane.press("C-c");
        pane.wait_for_end(0);
    }
}

#[test]
fn the_engine_works_behind_a_game_that_goes_on() {
    let pane = Pane::start(&["play", "spider-1", "ms:1"]);
    pane.wait_for("0 moves");
    pane.keys("=y");
    pane.wait_for("Winnable");
    pane.wait_for("assisted");
    pane.keys("!");
    pane.wait_for("Engine: ");
    pane.keys("d");
    pane.wait_for("1 move ");
    pane.keys(">");
    pane.wait_for("how to win from here");
    pane.press("End");
    pane.press("Enter");
    pane.wait_for("Won!");
    // Live analysis has ended with its game.
    pane.press("Escape");
    pane.press("C-c");
    pane.wait_for_end(0);
    pane.start_again(&["play", "spider-1", "--difficulty", "easy"]);
    pane.wait_for("it is easy.");
    assert!(!pane.screen().contains("assisted"), "{}", pane.screen());
    // A search ends with the program.
    pane.press("C-c");
    pane.wait_for_end(0);
    pane.start_again(&["play", "spider", "--difficulty", "hard"]);
    pane.wait_for("Deals to compare with");
    pane.press("C-c");
    pane.wait_for_end(0);
}

#[test]
fn a_signal_gives_the_terminal_back_and_keeps_the_game() {
    for (name, status) in [("TERM", 143), ("INT", 130), ("QUIT", 131)] {
        let pane = Pane::start(&["play", "spider", "ms:1"]);
        pane.wait_for("0 moves");
        pane.keys("99");
        pane.wait_for("1 move ");
        assert_eq!(pane.variable("alternate_on"), "1");
        pane.signal(name);
        pane.wait_for_end(status);
        pane.wait_for("typing shows");
        assert_eq!(pane.variable("alternate_on"), "0");
        assert_eq!(pane.variable("mouse_any_flag"), "0");
        assert_eq!(pane.variable("cursor_flag"), "1");
        pane.start_again(&[]);
        pane.wait_for("1 move ");
    }
}

#[test]
fn a_closed_terminal_ends_the_program_and_keeps_the_game() {
    let pane = Pane::start(&["play", "spider", "ms:1"]);
    pane.wait_for("0 moves");
    pane.keys("99");
    pane.wait_for("1 move ");
    pane.close();
    pane.open_again(&[]);
    pane.wait_for("Continuing where you left off");
    pane.wait_for("1 move ");
}

#[test]
fn a_program_that_is_stopped_gives_the_terminal_back_until_it_goes_on() {
    let pane = Pane::start(&["play", "spider", "ms:1"]);
    pane.wait_for("0 moves");
    pane.keys("99");
    pane.wait_for("1 move ");
    pane.signal("TSTP");
    pane.wait_for_stop();
    assert_eq!(pane.variable("alternate_on"), "0");
    assert_eq!(pane.variable("mouse_any_flag"), "0");
    assert_eq!(pane.variable("cursor_flag"), "1");
    pane.signal("CONT");
    pane.wait_for("1 move ");
    assert_eq!(pane.variable("alternate_on"), "1");
    pane.keys("u");
    pane.wait_for("1 undo");
    pane.press("C-c");
    pane.wait_for_end(0);
}

#[test]
fn a_full_disk_is_reported_and_the_game_goes_on() {
    // The shell's limit on file sizes simulates a nearly full disk.
    let line = "trap '' XFSZ; ulimit -f 400";
    let pane = Pane::start_after(line, &["play", "spider", "ms:1"]);
    pane.wait_for("0 moves");
    for _ in 0..40 {
        pane.keys(&"d".repeat(5));
        pane.keys(&"u".repeat(5));
        if pane.screen().contains("Not saved") {
            break;
        }
    }
    pane.wait_for("Not saved");
    pane.keys("99");
    pane.wait_for("1 move ");
}

#[test]
fn an_analysis_is_drawn_in_a_terminal() {
    let record = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/records/lost-small.spider"
    );
    let pane = Pane::start(&["analyze", record, "--nodes", "5000"]);
    pane.wait_for_end(0);
    let screen = pane.screen();
    let rows: Vec<&str> = screen.lines().filter(|row| row.contains('█')).collect();
    let [won, lost] = rows[..] else {
        panic!("two rows, and not\n{screen}")
    };
    assert!(won.starts_with("can be won  █"), "{screen}");
    assert!(lost.starts_with("lost         "), "{screen}");
}

#[test]
fn a_judgement_that_is_stopped_shows_what_it_has() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/records/won-one-suit.spider");
    let pane = Pane::start(&["analyze", record, "--fair"]);
    pane.wait_for("of 124 moves");
    pane.signal("INT");
    pane.wait_for_end(130);
    let screen = pane.screen();
    let words: Vec<&str> = screen.split_whitespace().collect();
    assert!(
        words.join(" ").contains("because it was stopped"),
        "{screen}"
    );
}
