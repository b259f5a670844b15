//! The packed games and their files say the same.

#![expect(
    clippy::disallowed_methods,
    reason = "the files are compared with what was made of them, and packed anew when asked"
)]

use std::path::Path;

use super::*;

/// The games in the order to list them. A game comes after the one it inherits from, which rules
/// out cycles.
const IDS: &[&str] = &[
    "spider",
    "spider-2",
    "spider-1",
    "spider-relaxed",
    "spider-easy",
    "spider-open-deal",
    "red-black-spider",
    "black-widow",
    "tarantula",
    "beetle",
    "spiderette",
    "spiderette-2",
    "spiderette-1",
    "baby-spiderette",
    "will-o-the-wisp",
    "will-o-the-wisp-2",
    "will-o-the-wisp-1",
    "fair-maids",
    "spider-3-decks",
    "spider-4-decks",
    "spider-5-decks",
    "spiderwort-2",
    "spiderwort-1",
    "little-spider",
    "little-spider-strict",
    "little-spider-strict-always",
    "little-spider-wrap",
    "simple-simon",
    "simon-jester",
    "mrs-mop",
    "grandmothers-game",
    "grounds-for-a-divorce",
    "scorpion",
    "wasp",
    "double-scorpion",
    "three-blind-mice",
];

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/games"))
}

/// What the files say, read with the parser that reads custom games.
fn read() -> Vec<Rules> {
    let mut games: Vec<Arc<Rules>> = Vec::new();
    for id in IDS {
        let text = std::fs::read_to_string(folder().join(format!("{id}.toml")));
        let text = text.expect("each game has a file");
        let find = |id: &str| games.iter().find(|known| known.id().as_str() == id);
        let rules = Rules::parse_among(&text, &find);
        let rules = rules.unwrap_or_else(|report| panic!("{id} is valid:\n{report}"));
        assert_eq!(rules.id().as_str(), *id);
        games.push(Arc::new(rules));
    }
    games.into_iter().map(Arc::unwrap_or_clone).collect()
}

#[test]
fn the_packed_games_say_what_their_files_say() {
    let read = read();
    let mut bytes = Vec::new();
    read.pack(&mut bytes);
    if std::env::var_os("INSTA_UPDATE").is_some_and(|update| update == "always") {
        std::fs::write(folder().join("packed.bin"), &bytes).expect("the folder can be written");
        return;
    }
    let same = bytes == PACKED && all().map(|rules| &**rules).eq(&read);
    assert!(
        same,
        "games/packed.bin is out of date: run this test once with INSTA_UPDATE=always"
    );
}

#[test]
fn every_file_is_a_game() {
    let files = std::fs::read_dir(folder()).expect("there are games");
    let files = files.map(|file| file.expect("a file").path());
    let games = files.filter(|file| file.extension().is_some_and(|ending| ending == "toml"));
    assert_eq!(games.count(), IDS.len());
}

#[test]
fn every_game_is_found_by_each_of_its_names() {
    for rules in all() {
        let about = rules.about();
        for name in about.also.iter().chain([&about.name]) {
            let found = named(name).map(|found| found.id());
            assert_eq!(found, Some(rules.id()), "{name}");
        }
    }
}

#[test]
fn bytes_that_are_cut_short_are_no_games() {
    for length in [0, 1, 2, 100, PACKED.len() - 1] {
        assert!(
            Vec::<Rules>::unpack(&mut &PACKED[..length]).is_none(),
            "{length}"
        );
    }
}
