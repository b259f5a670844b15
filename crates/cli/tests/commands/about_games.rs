//! Games, their rules, their deals, and how many ways there are to play them.

use serde_json::Value;

use crate::commands::shell::{Shell, assert_output};

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("it prints JSON")
}

#[test]
fn games_are_listed_by_group_and_found_by_words() {
    assert_output!(Shell::new().session(&[
        "games",
        "games one-deck EASY",
        "games mop",
        "games klondike"
    ]));
}

#[test]
fn every_game_is_listed_as_json_with_its_id() {
    let listed = json(&Shell::new().stdout("games --json", ""));
    let ids: Vec<&str> = (listed.as_array().expect("a list").iter())
        .map(|game| game["id"].as_str().expect("a text"))
        .collect();
    let known: Vec<&str> = webspinner_rules::games::all()
        .map(|rules| rules.id().as_str())
        .collect();
    assert_eq!(ids, known);
    assert_output!(serde_json::to_string_pretty(&listed[0]).expect("it is JSON"));
}

#[test]
fn rules_are_a_page_for_people_and_sections_for_programs() {
    let shell = Shell::new();
    assert_output!(shell.session(&[
        "rules mrs-mop",
        "rules mrs-mop --json",
        "rules mrs-mob",
        "rules ./none.toml"
    ]));
}

#[test]
fn the_data_of_every_game_are_printed_as_a_game_file_that_reads_back() {
    let shell = Shell::new();
    for rules in webspinner_rules::games::all() {
        let text = shell.stdout(&format!("rules {} --toml", rules.id()), "");
        let read = webspinner_rules::Rules::parse(&text);
        assert_eq!(read.as_ref(), Ok(rules.as_ref()), "{}", rules.id());
        assert!(!text.contains("inherits"), "{text}");
    }
    shell.file(
        "mine.toml",
        "id = 'mine'\nname = 'Mine'\ninherits = 'spider'\n",
    );
    let whole = shell.stdout("rules mine.toml --toml", "");
    assert_eq!(shell.stdout("rules - --toml", &whole), whole);
}

#[test]
fn games_are_known_by_their_names_in_any_case() {
    let shell = Shell::new();
    let deal = shell.stdout("deal simple-simon ms:1", "");
    let named = |game: &str| {
        let mut command = shell.command("deal");
        let output = command.args([game, "ms:1"]).output().expect("it runs");
        String::from_utf8(output.stdout).expect("it prints UTF-8")
    };
    for game in ["SIMPLE-SIMON", "Simple Simon", "simple simon"] {
        assert_eq!(named(game), deal, "{game}");
    }
    assert_eq!(shell.stdout("deal Simple-Simon:ms:1", ""), deal);
}

#[test]
fn a_range_of_deals_is_dealt_one_by_one() {
    let shell = Shell::new();
    let one = |number: u32| shell.stdout(&format!("deal spider ms:{number}"), "");
    let all = shell.stdout("deal spider ms:1..3", "");
    assert_eq!(all, [one(1), one(2), one(3)].join("\n"));
    let lines = shell.stdout("deal spider ms:1..3 --json", "");
    let deals: Vec<Value> = lines
        .lines()
        .map(|line| json(line)["deal"].clone())
        .collect();
    assert_eq!(deals, ["spider:ms:1", "spider:ms:2", "spider:ms:3"]);
}

#[test]
fn a_game_file_is_a_game_like_any_other() {
    let shell = Shell::new();
    shell.file(
        "mine.toml",
        "id = 'mine'\nname = 'Mine'\ninherits = 'spiderette'\n[deal]\nrule = 'any'\n",
    );
    shell.file(
        "wrong.toml",
        "id = 'wrong'\nname = 'Wrong'\ninherits = 'spidrette'\ncolums = 7\n",
    );
    let page = shell.stdout("rules mine.toml", "");
    assert!(page.starts_with("Mine\n"), "{page}");
    let deal = shell.stdout("deal ./mine.toml ms:617", "");
    assert!(deal.starts_with("; mine:ms:617\n1: "), "{deal}");
    let count = shell.stdout("perft mine.toml ms:617 2", "");
    assert_eq!(
        count,
        shell.stdout("perft - ms:617 2", &shell.read("mine.toml"))
    );
    assert_output!(shell.session(&["rules wrong.toml", "deal wrong.toml"]));
}

#[test]
fn a_deal_is_a_picture_with_its_name() {
    assert_output!(Shell::new().session(&[
        "deal spider ms:14934",
        "deal spider ms:14934 --reveal",
        "deal spiderette:617 --json",
        "deal three-blind-mice 3",
        "deal little-spider 3",
        "deal spider:617 618",
        "deal wasp kpat:1",
        "deal spider cards:3D",
    ]));
}

#[test]
fn a_random_deal_is_dealt_again_by_its_name() {
    let shell = Shell::new();
    let random = shell.stdout("deal spider", "");
    let name = random
        .lines()
        .next()
        .and_then(|line| line.strip_prefix("; "));
    let again = shell.stdout(&format!("deal {}", name.expect("its name comes first")), "");
    assert_eq!(random, again);
}

#[test]
fn ways_are_counted_as_the_naive_rules_count_them() {
    let shell = Shell::new();
    let fixture = include_str!("../../../rules/tests/fixtures/perft.tsv");
    let mut compared = 0;
    for line in fixture.lines().skip(1) {
        let [game, deal, depth, count] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line:?} has four parts");
        };
        // Each one starts the program, so one depth is enough here.
        if depth == "2" {
            let counted = shell.stdout(&format!("perft {game} {deal} {depth}"), "");
            assert_eq!(counted.trim_end(), count, "{line}");
            compared += 1;
        }
    }
    assert!(compared >= 30, "{compared}");
}

#[test]
fn counts_may_be_divided_by_the_first_move() {
    let shell = Shell::new();
    let lines = shell.stdout("perft spider ms:1 3 --divide", "");
    let (total, parts) = lines
        .trim_end()
        .rsplit_once('\n')
        .map(|(parts, total)| (total, parts))
        .expect("lines");
    let sum: u64 = parts
        .lines()
        .map(|line| {
            line.split_whitespace()
                .nth(1)
                .and_then(|count| count.parse::<u64>().ok())
                .expect("a count")
        })
        .sum();
    assert_eq!(sum.to_string(), total);
    assert_output!(lines);
    let counted = json(&shell.stdout("perft spider ms:1 3 --json --divide", ""));
    assert_eq!(counted["count"].to_string(), total);
    assert_eq!(
        counted["moves"].as_array().map(Vec::len),
        Some(parts.lines().count())
    );
    assert_eq!(shell.stdout("perft spider ms:1 0", ""), "1\n");
}

#[test]
fn a_game_named_as_an_argument_needs_a_terminal_and_a_sound_start() {
    let shell = Shell::new();
    shell.file("won.txt", "1: 2S AS\n2: KS-3S\n");
    shell.file("wrong.txt", "1: 2S AS\n1: KS-3S\n");
    shell.file("wrong.json", "{\"columns\": [[\"2S\"]]}");
    assert_output!(shell.session(&[
        "play spider",
        "play spider-1 --position won.txt",
        "play spider-1 --position wrong.txt",
        "play spider-1 --position wrong.json",
        "play --position won.txt",
        "play spider 1 --position won.txt",
        "play wasp kpat:1",
        "play spidr",
        "play spider --theme pink",
    ]));
}

/// Windows says of such a path only that nothing is there.
#[cfg(unix)]
#[test]
fn a_database_that_cannot_be_opened_is_named_with_the_reason() {
    let shown = Shell::new().shown("stats --database /dev/null/no.db", "");
    let error = "the database /dev/null/no.db cannot be opened: Not a directory (os error 20)";
    assert!(shown.contains(error) && shown.contains("[2]"), "{shown}");
}

#[test]
fn without_a_terminal_a_stored_game_is_played_through() {
    assert_output!(Shell::new().shown("", ""));
}
