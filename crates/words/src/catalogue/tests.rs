//! Catalogues: what they accept as a source, and how they write messages.

use webspinner_rules::{Card, Rank};

use super::*;
use crate::Arg;

fn cards(text: &str) -> Vec<Card> {
    let card = |word: &str| word.parse().expect("a card");
    text.split_whitespace().map(card).collect()
}

fn with_source(source: &str) -> Catalogue {
    let mut catalogue = Catalogue::english().clone();
    catalogue.add("en", source).expect("a valid source");
    catalogue
}

#[test]
fn a_missing_text_shows_its_name_and_a_missing_argument_its_gap() {
    let catalogue = with_source("held = held by { $whom }");
    assert_eq!(catalogue.text(&Message::new("no-such")), "no-such");
    assert_eq!(catalogue.text(&Message::new("held")), "held by {$whom}");
    assert!(catalogue.try_text(&Message::new("held")).is_err());
    assert!(catalogue.try_text(&Message::new("no-such")).is_err());
}

#[test]
fn a_source_that_breaks_the_grammar_or_repeats_a_name_changes_nothing() {
    let mut catalogue = with_source("mine = mine");
    let broken = catalogue.add("en", "fresh = { $");
    assert!(
        matches!(broken, Err(CatalogueError::Syntax(_))),
        "{broken:?}"
    );
    let taken = catalogue.add("en", "fresh = new\nmine = yours");
    assert_eq!(taken, Err(CatalogueError::Taken(vec!["mine".into()])));
    let locale = catalogue.add("no locale", "fresh = new");
    assert!(
        matches!(locale, Err(CatalogueError::Locale(_))),
        "{locale:?}"
    );
    assert!(!catalogue.has("fresh"));
    assert_eq!(catalogue.text(&Message::new("mine")), "mine");
}

#[test]
fn the_locale_added_last_is_preferred_and_english_fills_its_gaps() {
    let mut catalogue = with_source("one = first\ntwo = second");
    catalogue.add("de", "one = erste").expect("a valid source");
    assert_eq!(catalogue.text(&Message::new("one")), "erste");
    assert_eq!(catalogue.text(&Message::new("two")), "second");
}

#[test]
fn cards_are_written_in_the_style_of_the_catalogue() {
    let catalogue = with_source("held = held: { $cards }");
    let held = |text: &str| Message::new("held").with("cards", cards(text));
    let written = |style, text| catalogue.clone().with_cards(style).text(&held(text));
    assert_eq!(written(CardStyle::Symbols, "TC 9D"), "held: 10♣ 9♦");
    assert_eq!(written(CardStyle::Letters, "TC 9D"), "held: 10C 9D");
    assert_eq!(
        written(CardStyle::Words, "AC QD 8S"),
        "held: ace of clubs, queen of diamonds and 8 of spades"
    );
    assert_eq!(
        written(CardStyle::Letters, "9D 8D 7D 6D"),
        "held: 9D 8D 7D 6D"
    );
    assert_eq!(
        written(CardStyle::Letters, "9D 8D 7D 6D 5D"),
        "held: 9D to 5D"
    );
}

#[test]
fn numbers_are_plain_and_texts_carry_no_invisible_marks() {
    let catalogue = with_source("held = held: { $count }, { $name }");
    let held = Message::new("held")
        .with("count", 123_456_u32)
        .with("name", "Ann");
    assert_eq!(catalogue.text(&held), "held: 123456, Ann");
}

#[test]
fn numbers_are_written_in_the_format_of_the_catalogue_and_counted_by_value() {
    let catalogue = with_source(
        "held = { $count ->\n [one] one\n *[other] { $count } of { $all } or { $name }\n }",
    );
    let catalogue = catalogue.with_number_format(|number| match number {
        ..1000.0 => number.to_string(),
        _ => format!("{}.{:03}", (number / 1000.0).floor(), number % 1000.0),
    });
    let held = |count: u32| {
        let all = Message::new("rank").with("rank", 7_u32);
        let held = Message::new("held").with("count", count).with("all", all);
        catalogue.text(&held.with("name", "1000"))
    };
    assert_eq!(held(1), "one");
    assert_eq!(held(1002), "1.002 of 7 or 1000");
}

#[test]
fn a_card_comes_with_its_article_too_and_a_rank_with_its_number() {
    let mut catalogue = with_source("fits = { $the-card } on { $the-onto-object }");
    let german = "
the-card = { $role ->
    [subject] der { $card }
   *[object] den { $card }
} ({ $rank })
fits = { $the-card } auf { $the-onto-object }
takes = { $king-number ->
    [12] eine
   *[other] einen
} { $king }, { $the-cards }";
    catalogue.add("de", german).expect("a valid source");
    let fits = Message::new("fits").with("card", cards("JS")[0]);
    let fits = fits.with("onto", cards("KH")[0]);
    assert_eq!(catalogue.text(&fits), "der J♠ (11) auf den K♥ (13)");
    let takes = |cards: Vec<Card>| {
        let takes = Message::new("takes").with("king", Rank::KING);
        catalogue.try_text(&takes.with("cards", cards))
    };
    assert_eq!(takes(cards("JS")), Ok("einen king, der J♠ (11)".into()));
    assert_eq!(takes(cards("JS TS")), Ok("einen king, J♠ 10♠".into()));
}

#[test]
fn texts_of_a_game_are_translated_where_a_locale_before_english_has_them() {
    let name = Message::new("plain-text").with(
        "text",
        Arg::Translated {
            name: "game-mine-name".into(),
            text: "Mine".into(),
        },
    );
    let mut catalogue = Catalogue::english().clone();
    assert_eq!(catalogue.text(&name), "Mine");
    catalogue.add("de", "other = x").expect("a valid source");
    assert_eq!(catalogue.text(&name), "Mine");
    let french = catalogue.add("fr", "game-mine-name = Le mien");
    french.expect("a valid source");
    assert_eq!(catalogue.text(&name), "Le mien");
}

#[test]
fn a_catalogue_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Catalogue>();
}
