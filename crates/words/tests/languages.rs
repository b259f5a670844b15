//! The texts in every language: complete, correct with all arguments, and with the punctuation of
//! the language.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;
use std::sync::Arc;

use crate::sources::{arguments, bodies, check_signs};
use crate::values::all_refusals;
use crate::values::errors::all_errors;
use webspinner_rules::deal::{DealId, DealNumber, Scheme, Shuffle};
use webspinner_rules::{Game, Outcome, Rules, Stuck, games};
use webspinner_words::{Arg, CardStyle, Catalogue, GameTexts, Message, Say, TRANSLATIONS};

const ENGLISH: &str = concat!(
    include_str!("../messages/en/table.ftl"),
    include_str!("../messages/en/pages.ftl"),
);

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

/// The names under which the texts of a game's file are translated, with these texts.
fn file_texts(rules: &Rules) -> Vec<(String, String)> {
    let mut messages = vec![rules.name_message(), rules.group_message()];
    messages.extend(rules.also_messages());
    messages.extend(rules.advice_messages());
    let texts = messages.iter().map(|message| match message.args() {
        [(_, Arg::Translated { name, text })] => (name.clone(), text.clone()),
        other => panic!("{}: {other:?}", rules.id()),
    });
    texts.collect()
}

/// All messages of the rules that a test can produce.
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
        all.extend(messages_in_play(rules));
    }
    all.extend(refused_deals());
    all.extend(all_errors().iter().map(|error| error.message()));
    all
}

/// Messages about deals that cannot be read or laid out.
fn refused_deals() -> Vec<Message> {
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
    let mut messages: Vec<Message> = shuffles.iter().chain(&deals).map(Say::message).collect();
    messages.push(too_many.expect_err("too many cards").message());
    let laid = [
        ("simon-jester", "kpat:1".to_owned()),
        ("spider", "cards:AS".to_owned()),
        ("spider", format!("cards:{}", "AS".repeat(104))),
        ("simon-jester", format!("cards:kpat:{}", "AS".repeat(104))),
    ];
    messages.extend(laid.map(|(id, text)| {
        let rules = games::find(id).expect("a built-in game");
        let shuffle: Shuffle = text.parse().expect("a shuffle");
        let refused = rules.deal(&shuffle).expect_err("no deal of this game");
        refused.message()
    }));
    messages
}

#[test]
fn deals_are_refused_in_every_language() {
    let messages = refused_deals();
    let english = ("en", Catalogue::english().clone());
    for (locale, catalogue) in std::iter::once(english).chain(catalogues()) {
        insta::assert_snapshot!(format!("deals-{locale}"), lines(&catalogue, &messages));
    }
}

#[test]
fn texts_from_outside_are_refused_in_every_language() {
    let messages: Vec<Message> = all_errors().iter().map(|error| error.message()).collect();
    let english = Catalogue::english();
    insta::assert_snapshot!("errors-en", lines(english, &messages));
    for (locale, catalogue) in catalogues() {
        insta::assert_snapshot!(format!("errors-{locale}"), lines(&catalogue, &messages));
        for message in &messages {
            let text = catalogue.text(message);
            assert_ne!(text, english.text(message), "{locale}");
        }
    }
}

/// The text of each message on a line of its own.
fn lines(catalogue: &Catalogue, messages: &[Message]) -> String {
    let texts = messages.iter().map(|message| catalogue.text(message));
    texts.collect::<Vec<_>>().join("\n")
}

/// Messages about the moves of one deal: every legal move, and what the moves played do.
fn messages_in_play(rules: &Arc<Rules>) -> Vec<Message> {
    let number = DealNumber::new(Scheme::Own, 617).expect("a deal number");
    let deal = rules
        .deal(&Shuffle::Number(number))
        .expect("every game is dealt by its own scheme");
    let mut game = Game::new(Arc::clone(rules), deal);
    let mut messages = Vec::new();
    for turn in 0..60 {
        let legal = rules.legal_moves(game.position());
        let moves = legal.iter().map(|legal| legal.get());
        messages.extend(moves.map(|mv| rules.describe(game.position(), mv)));
        let Some(chosen) = legal.get(turn * 7 % legal.len().max(1)) else {
            break;
        };
        messages.extend(rules.describe_effects(game.position(), *chosen));
        let _ = game.play_legal(*chosen);
    }
    messages
}

#[test]
fn every_language_has_the_same_texts_as_english() {
    let names: BTreeSet<String> = bodies(ENGLISH).into_keys().map(str::to_owned).collect();
    let of_games = games::all().flat_map(|rules| file_texts(rules));
    let of_games: BTreeSet<String> = of_games.map(|(name, _)| name).collect();
    for (locale, source) in TRANSLATIONS {
        let has: BTreeSet<_> = bodies(source).into_keys().map(str::to_owned).collect();
        let missing: Vec<_> = names.difference(&has).collect();
        assert!(missing.is_empty(), "{locale} lacks {missing:?}");
        let extra = has.difference(&names);
        let dead: Vec<_> = extra.filter(|name| !of_games.contains(*name)).collect();
        assert!(dead.is_empty(), "{locale} has unused {dead:?}");
    }
}

/// A new game needs no translations: its own texts are shown until it has some.
#[test]
fn a_game_is_translated_into_all_languages_or_none() {
    let has: Vec<_> = TRANSLATIONS
        .iter()
        .map(|(_, source)| bodies(source))
        .collect();
    for rules in games::all() {
        let names = file_texts(rules).into_iter().map(|(name, _)| name);
        // Other games may be of its group, and its advice that of the game it inherits.
        let prefix = format!("game-{}-", rules.id());
        let (own, others): (Vec<_>, Vec<_>) = names.partition(|name| name.starts_with(&prefix));
        let (advice, group): (Vec<_>, Vec<_>) = others
            .into_iter()
            .partition(|name| name.starts_with("game-"));
        for texts in [own, advice, group] {
            let lacks = texts.iter().flat_map(|name| {
                let lacking = TRANSLATIONS.iter().zip(&has);
                let lacking = lacking.filter(|(_, has)| !has.contains_key(&**name));
                lacking.map(move |((locale, _), _)| format!("{locale}: {name}"))
            });
            let lacks: Vec<String> = lacks.collect();
            let none = lacks.len() == texts.len() * TRANSLATIONS.len();
            assert!(lacks.is_empty() || none, "missing: {lacks:?}");
        }
    }
}

#[test]
fn no_translation_uses_an_argument_that_is_not_given() {
    // Arguments that are given but not used in English.
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
            let used = arguments(&body);
            assert!(used.is_subset(&given), "{locale}: {name} uses {used:?}");
        }
    }
}

#[test]
fn every_language_fills_every_gap() {
    let messages = all_messages();
    for (locale, catalogue) in catalogues() {
        for style in [CardStyle::Symbols, CardStyle::Letters, CardStyle::Words] {
            let catalogue = catalogue.clone().with_cards(style);
            for message in &messages {
                let text = catalogue.try_text(message);
                let text = text.unwrap_or_else(|problems| panic!("{locale}: {problems:?}"));
                let valid = !text.is_empty() && !text.contains("  ") && text == text.trim();
                assert!(valid, "{locale}: {message:?}: {text:?}");
            }
        }
    }
}

/// Texts that may be the same as in English: without words, names, or shared words.
const SHARED: &[&str] = &[
    "cards-by-their-ends",
    "about-names",
    "about-relatives",
    "columns-span",
    "number-decimal",
    "number-percent",
    "plain-text",
    "sentences-join",
    "suit-name",
    "tag-long",
    "position-at",
];

#[test]
fn no_text_was_left_in_english() {
    let english = bodies(ENGLISH);
    let of_games = games::all().flat_map(|rules| file_texts(rules));
    let of_games: BTreeMap<String, String> = of_games.collect();
    for (locale, source) in TRANSLATIONS {
        for (name, body) in bodies(source) {
            // Many games have the same name everywhere.
            let is_name = !name.contains("-advice-")
                && (name.starts_with("game-") || name.starts_with("group-"));
            let said = english.get(name).or_else(|| of_games.get(name));
            let same = said.is_some_and(|said| *said == body);
            let allowed = is_name || SHARED.contains(&name);
            assert!(!same || allowed, "{locale}: {name} = {body}");
        }
    }
}

#[test]
fn every_language_has_its_own_punctuation() {
    for (locale, source) in TRANSLATIONS {
        check_signs(locale, source);
    }
}

#[test]
fn numbers_and_lists_are_written_as_the_language_does() {
    let written = |catalogue: &Catalogue| {
        let [one, two, three] = ["tag-easy", "tag-short", "tag-luck"].map(Message::new);
        (
            catalogue.decimal(12.345, 2),
            catalogue.decimal(12.0, 0),
            catalogue.percentage(100.0, 1),
            catalogue.list(&[one, two, three]),
        )
    };
    let texts = |decimal: &str, percent: &str, list: &str| {
        let [decimal, percent, list] = [decimal, percent, list].map(str::to_owned);
        (decimal, "12".to_owned(), percent, list)
    };
    let english = texts("12.35", "100.0%", "easy, short, luck");
    assert_eq!(written(Catalogue::english()), english);
    for (locale, catalogue) in catalogues() {
        let wanted = match locale {
            "de" => texts("12,35", "100,0\u{a0}%", "leicht, kurz, Glück"),
            "es" => texts("12,35", "100,0\u{a0}%", "fácil, corto, suerte"),
            "fr" => texts("12,35", "100,0\u{a0}%", "facile, court, chance"),
            _ => texts("12.35", "100.0%", "简单、短、靠运气"),
        };
        assert_eq!(written(&catalogue), wanted, "{locale}");
    }
}

#[test]
fn the_refusals_read_as_reasons_in_every_language() {
    for (locale, catalogue) in catalogues() {
        let words = catalogue.clone().with_cards(CardStyle::Words);
        let reasons = all_refusals().into_iter().map(|refusal| {
            let message = refusal.message();
            format!("{}\n    {}", catalogue.text(&message), words.text(&message))
        });
        let reasons: Vec<String> = reasons.collect();
        insta::assert_snapshot!(format!("refusals-{locale}"), reasons.join("\n"));
    }
}

#[test]
fn moves_are_described_in_every_language() {
    for (locale, catalogue) in catalogues() {
        let words = catalogue.clone().with_cards(CardStyle::Words);
        let mut texts = Vec::new();
        for id in [
            "spider",
            "little-spider",
            "three-blind-mice",
            "red-black-spider",
        ] {
            let rules = games::find(id).expect("a built-in game");
            for message in messages_in_play(rules).into_iter().take(40).step_by(5) {
                texts.push(catalogue.text(&message));
                texts.push(format!("    {}", words.text(&message)));
            }
        }
        insta::assert_snapshot!(format!("moves-{locale}"), texts.join("\n"));
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
            "red-black-spider",
            "fair-maids",
        ] {
            let page = games::find(id).expect("a built-in game").page();
            insta::assert_snapshot!(format!("{id}-{locale}"), page.text(&catalogue));
        }
    }
}

#[test]
fn a_custom_game_shows_the_texts_of_its_file() {
    let file =
        "id = \"spider\"\ninherits = \"spider\"\nname = \"Mine\"\nadvice = [\"Take your time.\"]";
    let mine = Rules::parse(file).expect("a valid game");
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
