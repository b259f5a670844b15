//! The packed games and their files say the same.

#![expect(
    clippy::disallowed_methods,
    reason = "the files are compared with what was made of them, and packed anew when asked"
)]

use std::collections::BTreeMap;
use std::path::Path;

use super::*;

/// The games that have a place of their own in the list: group by group, the best known first. The
/// others follow at the end of their group.
const PLACED: &[&str] = &[
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

/// The files, by id.
fn files() -> BTreeMap<String, String> {
    let files = std::fs::read_dir(folder()).expect("there are games");
    let paths = files.map(|file| file.expect("a file").path());
    let games = paths.filter(|path| path.extension().is_some_and(|ending| ending == "toml"));
    let texts = games.map(|path| {
        let id = path.file_stem().expect("a name").to_string_lossy();
        (
            id.into_owned(),
            std::fs::read_to_string(&path).expect("a text"),
        )
    });
    texts.collect()
}

/// What the files say, read with the parser that reads custom games: a game in the round after the
/// one that it inherits from.
fn read() -> Vec<Rules> {
    let mut left = files();
    let mut games: Vec<Arc<Rules>> = Vec::new();
    while !left.is_empty() {
        let (known, mut problems) = (games.len(), Vec::new());
        left.retain(|id, text| {
            let find = |id: &str| games.iter().find(|known| known.id().as_str() == id);
            match Rules::parse_among(text, &find) {
                Ok(rules) => {
                    assert_eq!(rules.id().as_str(), id, "a file is called as its game");
                    games.push(Arc::new(rules));
                    false
                }
                Err(report) => {
                    problems.push(format!("games/{id}.toml: {report}"));
                    true
                }
            }
        });
        assert!(games.len() > known, "{}", problems.join("\n"));
    }
    in_order(games)
}

fn in_order(games: Vec<Arc<Rules>>) -> Vec<Rules> {
    let place = |rules: &Rules| {
        let place = PLACED.iter().position(|id| *id == rules.id().as_str());
        place.unwrap_or(PLACED.len())
    };
    let mut groups = BTreeMap::new();
    for rules in &games {
        let first = groups
            .entry(rules.about().group.clone())
            .or_insert(PLACED.len());
        *first = place(rules).min(*first);
    }
    let mut games: Vec<Rules> = games.into_iter().map(Arc::unwrap_or_clone).collect();
    games.sort_by_cached_key(|rules| {
        let group = &rules.about().group;
        (
            groups[group],
            group.clone(),
            place(rules),
            rules.id().to_string(),
        )
    });
    games
}

#[test]
fn the_packed_games_say_what_their_files_say() {
    let read = read();
    let (mut bytes, mut advice) = (Vec::new(), Vec::new());
    read.pack(&mut bytes);
    let of_games = read.iter().map(|rules| Advice {
        game: rules.id().clone(),
        lines: rules.advice().to_vec(),
    });
    of_games.collect::<Vec<_>>().pack(&mut advice);
    if std::env::var_os("INSTA_UPDATE").is_some_and(|update| update == "always") {
        for (name, bytes) in [("packed.bin", &bytes), ("advice.bin", &advice)] {
            std::fs::write(folder().join(name), bytes).expect("the folder can be written");
        }
        return;
    }
    let same = bytes == PACKED && advice == ADVICE && all().map(|rules| &**rules).eq(&read);
    assert!(
        same,
        "games/packed.bin is out of date: run this test once with INSTA_UPDATE=always"
    );
}

#[test]
fn every_game_with_a_place_is_there() {
    for id in PLACED {
        assert!(find(id).is_some(), "{id}");
    }
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
