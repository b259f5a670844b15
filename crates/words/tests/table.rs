//! What a table says is in files of its own, which a page loads before all others.

use std::collections::BTreeMap;

use crate::sources::bodies;
use crate::values::all_refusals;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Game, Move, Outcome, Stuck, games};
use webspinner_words::{Arg, GameTexts, Message, Say, TRANSLATIONS};

const FILES: [(&str, &str); 5] = [
    ("en", include_str!("../messages/en/table.ftl")),
    ("de", include_str!("../messages/de/table.ftl")),
    ("es", include_str!("../messages/es/table.ftl")),
    ("fr", include_str!("../messages/fr/table.ftl")),
    ("zh-CN", include_str!("../messages/zh-CN/table.ftl")),
];

/// The texts by which cards and lists are written.
const PARTS: [&str; 6] = [
    "rank",
    "suit",
    "card-in-words",
    "the-card",
    "cards-by-their-ends",
    "list-join",
];

/// Why moves are refused and not understood, and how games end.
fn answers() -> Vec<Message> {
    let mut all: Vec<Message> = all_refusals().iter().map(Say::message).collect();
    for typed in ["e4", "4-", "1-x", "c", "1-2x", "3-9x2 "] {
        let refused = typed.parse::<Move>().err();
        all.extend(refused.map(|refused| refused.message()));
    }
    let stuck = [Stuck::NoMove, Stuck::TooFewCardsToDeal].map(Outcome::Stuck);
    all.extend(stuck.iter().map(Say::message));
    all.push(Outcome::Won.message());
    all
}

/// The names of all games, and the texts about the moves of one deal of each.
fn moves() -> Vec<Message> {
    let deal: Shuffle = "own:1".parse().expect("a deal");
    let mut all = Vec::new();
    for rules in games::all() {
        all.push(rules.name_message());
        let start = rules.deal(&deal).expect("every game has own deals");
        let mut game = Game::new(rules.clone(), start);
        for turn in 0..200 {
            let legal = rules.legal_moves(game.position());
            let Some(chosen) = legal.get(turn * 7 % legal.len().max(1)) else {
                break;
            };
            all.push(rules.describe(game.position(), chosen.get()));
            all.extend(rules.describe_effects(game.position(), *chosen));
            let _ = game.play_legal(*chosen);
        }
    }
    all
}

/// The texts that a message uses. Of those in the games' own files, which need no translation, it
/// uses the translated ones.
fn texts(message: &Message, translated: &BTreeMap<&str, String>, names: &mut Vec<String>) {
    names.push(message.id().to_owned());
    for (_, arg) in message.args() {
        match arg {
            Arg::Message(part) => texts(part, translated, names),
            Arg::All(parts) | Arg::Either(parts) => {
                for part in parts {
                    texts(part, translated, names);
                }
            }
            Arg::Translated { name, .. } if translated.contains_key(&**name) => {
                names.push(name.clone());
            }
            _ => {}
        }
    }
}

#[test]
fn no_other_file_is_needed_at_a_table() {
    let said = [answers(), moves()].concat();
    for (locale, source) in FILES {
        let has = bodies(source);
        let mut names: Vec<String> = PARTS.map(str::to_owned).to_vec();
        let all = TRANSLATIONS.iter().find(|(known, _)| *known == locale);
        let all = bodies(all.map_or("", |(_, source)| source));
        for message in &said {
            texts(message, &all, &mut names);
        }
        names.retain(|name| !has.contains_key(name.as_str()));
        assert_eq!(names, Vec::<String>::new(), "{locale}");
    }
}
