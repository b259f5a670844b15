//! The texts in every language: complete, sound with every argument, and written as its readers
//! write.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;
use std::sync::Arc;

use sources::{arguments, bodies, check_signs};
use tiny::{CONTRADICTIONS, tiny_text};
use values::all_refusals;
use values::errors::all_errors;
use webspinner_rules::{
    DealId, DealNumber, Game, Outcome, ProblemKind, Rules, Scheme, Shuffle, Stuck, games,
};
use webspinner_words::{Arg, CardStyle, Catalogue, GameTexts, Message, Say, TRANSLATIONS};

mod sources;
#[path = "../../rules/tests/tiny/mod.rs"]
mod tiny;
mod values;

const ENGLISH: &str = include_str!("../messages/en.ftl");

fn catalogue(locale: &str, source: &str) -> Catalogue {
    let mut catalogue = Catalogue::english().clone();
    let added = catalogue.add(locale, source);
    added.unwrap_or_else(|error| panic!("{locale}: {error}"));
    catalogue
}

/// Each translation, on top of English.
fn catalogues() -> impl Iterator<Item = (&'static str, Catalogue)> {
    let translations = TRANSLATIONS.iter();
    translations.map(|(locale, source)| (*locale, catalogue(locale, source)))
}

/// The names under which a game's own words are translated, with those words.
fn own_words(rules: &Rules) -> Vec<(String, String)> {
    let mut told = vec![rules.name_message(), rules.group_message()];
    told.extend(rules.also_messages());
    told.extend(rules.advice_messages());
    let own = told.iter().map(|message| match message.args() {
        [(_, Arg::Translated { name, text })] => (name.clone(), text.clone()),
        other => panic!("{}: {other:?}", rules.id()),
    });
    own.collect()
}

/// Everything that the rules can say, as far as a test can make them say it.
fn all_messages() -> Vec<Message> {
    let mut all: Vec<Message> = all_refusals().iter().map(Say::message).collect();
    all.extend([Outcome::Won, Outcome::Stuck(Stuck::NoMove)].map(|outcome| outcome.message()));
    all.push(Outcome::Stuck(Stuck::TooFewCardsToDeal).message());
    for rules in games::all() {
        let page = rules.page();
        all.push(page.title().clone());
        all.push(rules.group_message());
        all.extend(rules.tag_messages());
        for section in page.sections() {
            all.push(section.topic().message());
            all.extend_from_slice(section.sentences());
        }
        all.extend(told_in_play(rules));
    }
    all.extend(problems());
    all.extend(unread_deals());
    all.extend(all_errors().iter().map(|error| error.message()));
    all
}

/// What is said of deals that cannot be read or laid out.
fn unread_deals() -> Vec<Message> {
    let texts = [
        "x:1",
        "ms",
        "ms:1a",
        "ms:99999999999999999999",
        "cards",
        "cards:ZZ",
    ];
    let shuffles = texts.map(|text| text.parse::<Shuffle>().expect_err("no shuffle"));
    let deals = ["Spider:ms:1", "spider"].map(|text| text.parse::<DealId>().expect_err("no deal"));
    let too_many = Shuffle::from_str(&format!("cards:{}", "AS".repeat(600)));
    let mut told: Vec<Message> = shuffles.iter().chain(&deals).map(Say::message).collect();
    told.push(too_many.expect_err("too many cards").message());
    let laid = [
        ("simon-jester", "kpat:1".to_owned()),
        ("spider", "cards:AS".to_owned()),
        ("spider", format!("cards:{}", "AS".repeat(104))),
        ("simon-jester", format!("cards:kpat:{}", "AS".repeat(104))),
    ];
    told.extend(laid.map(|(id, text)| {
        let rules = games::find(id).expect("a built-in game");
        let shuffle: Shuffle = text.parse().expect("a shuffle");
        let refused = rules.deal(&shuffle).expect_err("no deal of this game");
        refused.message()
    }));
    told
}

#[test]
fn deals_are_refused_in_every_language() {
    let told = unread_deals();
    let english = ("en", Catalogue::english().clone());
    for (locale, catalogue) in std::iter::once(english).chain(catalogues()) {
        let texts: Vec<String> = told.iter().map(|message| catalogue.text(message)).collect();
        insta::assert_snapshot!(format!("deals-{locale}"), texts.join("\n"));
    }
}

#[test]
fn texts_from_outside_are_refused_in_every_language() {
    let told: Vec<Message> = all_errors().iter().map(|error| error.message()).collect();
    let english = Catalogue::english();
    insta::assert_snapshot!("errors-en", all_said(english, &told));
    for (locale, catalogue) in catalogues() {
        insta::assert_snapshot!(format!("errors-{locale}"), all_said(&catalogue, &told));
        for message in &told {
            let text = catalogue.text(message);
            assert_ne!(text, english.text(message), "{locale}");
        }
    }
}

fn all_said(catalogue: &Catalogue, told: &[Message]) -> String {
    let texts: Vec<String> = told.iter().map(|message| catalogue.text(message)).collect();
    texts.join("\n")
}

/// What is said of the moves of one deal: of every move there is, and what those played do.
fn told_in_play(rules: &Arc<Rules>) -> Vec<Message> {
    let number = DealNumber::new(Scheme::Own, 617).expect("a deal number");
    let deal = rules
        .deal(&Shuffle::Number(number))
        .expect("every game is dealt by its own scheme");
    let mut game = Game::new(Arc::clone(rules), deal);
    let mut told = Vec::new();
    for turn in 0..60 {
        let legal = rules.legal_moves(game.position());
        let moves = legal.iter().map(|legal| legal.get());
        told.extend(moves.map(|asked| rules.describe(game.position(), asked)));
        let Some(chosen) = legal.get(turn * 7 % legal.len().max(1)) else {
            break;
        };
        told.extend(rules.describe_effects(game.position(), *chosen));
        let _ = game.play_legal(*chosen);
    }
    told
}

/// What is said of game files with something wrong in them.
fn problems() -> Vec<Message> {
    let more = [
        "",
        "id = ",
        "inherits = \"spidr\"",
        "inherits = \"klondike\"",
        "culumns = 1\nrubbish = 2\ndecks = \"two\"\nvacancy = \"kings\"\nname = 1979-05-27",
        "vacancy = \"rubbish\"\ncolumns = true\nid = {}",
        "suits = \"CDHX\"\nhighest = \"A\"",
    ];
    let tiny = CONTRADICTIONS.iter().map(|lines| tiny_text(lines));
    let files = tiny.chain(more.map(str::to_owned));
    let told = files.flat_map(|file| {
        let report = Rules::parse(&file).expect_err("something is wrong with it");
        let problems = report.problems().iter().map(Say::message);
        problems.collect::<Vec<_>>()
    });
    let too_long = ProblemKind::TooLong {
        bytes: 2_000_000,
        limit: 65_536,
    };
    told.chain([too_long.message()]).collect()
}

#[test]
fn every_language_has_the_same_texts_as_english_and_those_of_the_games() {
    let mut names: BTreeSet<String> = bodies(ENGLISH).into_keys().map(str::to_owned).collect();
    let own = games::all().flat_map(|rules| own_words(rules));
    names.extend(own.map(|(name, _)| name));
    for (locale, source) in TRANSLATIONS {
        let has = bodies(source).into_keys().map(str::to_owned).collect();
        let missing: Vec<_> = names.difference(&has).collect();
        assert!(missing.is_empty(), "{locale} lacks {missing:?}");
        let dead: Vec<_> = has.difference(&names).collect();
        assert!(dead.is_empty(), "{locale} has for nothing {dead:?}");
    }
}

#[test]
fn no_translation_asks_for_more_than_english() {
    // Given, and of no use in English.
    let more = BTreeMap::from([
        ("the-card", ["rank", "role", "style"].as_slice()),
        ("end-stuck", &["runs", "rows"]),
        ("pack-highest", &["king"]),
        ("refusal-not-in-sequence", &["count"]),
        ("refusal-not-a-run", &["count"]),
        ("stock-rows", &["row-n"]),
        ("stock-gives-short-row", &["count"]),
        ("stock-gives-and-short-row", &["count"]),
    ]);
    let english = bodies(ENGLISH);
    for (locale, source) in TRANSLATIONS {
        for (name, body) in bodies(source) {
            let Some(said) = english.get(name) else {
                assert!(arguments(&body).is_empty(), "{locale}: {name}");
                continue;
            };
            let mut given = arguments(said);
            given.extend(more.get(name).copied().unwrap_or_default());
            if given.contains("a-king") {
                given.insert("king");
            }
            let asked = arguments(&body);
            assert!(asked.is_subset(&given), "{locale}: {name} asks {asked:?}");
        }
    }
}

#[test]
fn every_language_says_everything_without_a_gap() {
    let messages = all_messages();
    for (locale, catalogue) in catalogues() {
        for style in [CardStyle::Symbols, CardStyle::Letters, CardStyle::Words] {
            let catalogue = catalogue.clone().with_cards(style);
            for message in &messages {
                let text = catalogue.try_text(message);
                let text = text.unwrap_or_else(|problems| panic!("{locale}: {problems:?}"));
                let sound = !text.is_empty() && !text.contains("  ") && text == text.trim();
                assert!(sound, "{locale}: {message:?}: {text:?}");
            }
        }
    }
}

/// Texts that are the same in some other language: forms without words, names, and words that
/// the languages share.
const SHARED: &[&str] = &[
    "cards-by-their-ends",
    "about-names",
    "about-relatives",
    "columns-span",
    "plain-text",
    "sentences-join",
    "suit-name",
    "tag-long",
    "problem-place-table",
    "position-at",
];

#[test]
fn no_text_was_left_in_english() {
    let english = bodies(ENGLISH);
    let own: BTreeMap<String, String> = games::all().flat_map(|rules| own_words(rules)).collect();
    for (locale, source) in TRANSLATIONS {
        for (name, body) in bodies(source) {
            // Many games are known by one name everywhere.
            let is_name = !name.contains("-advice-")
                && (name.starts_with("game-") || name.starts_with("group-"));
            let said = english.get(name).or_else(|| own.get(name));
            let same = said.is_some_and(|said| *said == body);
            let allowed = is_name || SHARED.contains(&name);
            assert!(!same || allowed, "{locale}: {name} = {body}");
        }
    }
}

#[test]
fn every_language_is_written_with_its_own_signs() {
    for (locale, source) in TRANSLATIONS {
        check_signs(locale, source);
    }
}

#[test]
fn the_refusals_read_as_reasons_in_every_language() {
    for (locale, catalogue) in catalogues() {
        let words = catalogue.clone().with_cards(CardStyle::Words);
        let told = all_refusals().into_iter().map(|refusal| {
            let message = refusal.message();
            format!("{}\n    {}", catalogue.text(&message), words.text(&message))
        });
        let told: Vec<String> = told.collect();
        insta::assert_snapshot!(format!("refusals-{locale}"), told.join("\n"));
    }
}

#[test]
fn moves_are_told_in_every_language() {
    for (locale, catalogue) in catalogues() {
        let words = catalogue.clone().with_cards(CardStyle::Words);
        let mut told = Vec::new();
        for id in [
            "spider",
            "little-spider",
            "three-blind-mice",
            "red-black-spider",
        ] {
            let rules = games::find(id).expect("a built-in game");
            for message in told_in_play(rules).into_iter().take(40).step_by(5) {
                told.push(catalogue.text(&message));
                told.push(format!("    {}", words.text(&message)));
            }
        }
        insta::assert_snapshot!(format!("moves-{locale}"), told.join("\n"));
    }
}

#[test]
fn pages_read_well_in_every_language() {
    for (locale, catalogue) in catalogues() {
        for id in [
            "spider",
            "little-spider",
            "grounds-for-a-divorce",
            "three-blind-mice",
        ] {
            let page = games::find(id).expect("a built-in game").page();
            insta::assert_snapshot!(format!("{id}-{locale}"), page.text(&catalogue));
        }
    }
}

#[test]
fn a_game_of_ones_own_says_what_its_file_says() {
    let file =
        "id = \"spider\"\ninherits = \"spider\"\nname = \"Mine\"\nadvice = [\"Take your time.\"]";
    let mine = Rules::parse(file).expect("a sound game");
    for (locale, catalogue) in catalogues() {
        assert_eq!(catalogue.text(&mine.name_message()), "Mine", "{locale}");
        let advice: Vec<String> = mine
            .advice_messages()
            .iter()
            .map(|line| catalogue.text(line))
            .collect();
        assert_eq!(advice, ["Take your time."], "{locale}");
    }
}
