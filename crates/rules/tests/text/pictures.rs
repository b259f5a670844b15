//! Pictures and JSON of positions read back, and refuse with the place and the reason.

use std::sync::Arc;

use proptest::prelude::*;
use webspinner_rules::text::PositionDraft;
use webspinner_rules::{Game, Position, Rules, games};

fn find(id: &str) -> &'static Arc<Rules> {
    games::find(id).unwrap_or_else(|| panic!("{id} is built in"))
}

fn wander(rules: &Arc<Rules>, number: u32, choices: &[u8]) -> Game {
    let deal = format!("own:{number}").parse().expect("a deal");
    let start = rules.deal(&deal).expect("own numbers deal every game");
    let mut game = Game::new(Arc::clone(rules), start);
    for &choice in choices {
        let moves = rules.legal_moves(game.position());
        match moves.get(usize::from(choice) % moves.len().max(1)) {
            Some(&legal) if choice % 9 != 0 => {
                let _ = game.play_legal(legal);
            }
            _ => {
                game.undo();
            }
        }
    }
    game
}

fn picture(rules: &Rules, text: &str) -> Position {
    rules
        .parse_picture(text)
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn a_dealt_game_has_this_picture() {
    let spider = find("spider");
    let start = spider
        .deal(&"ms:14934".parse().expect("a deal"))
        .expect("dealt");
    insta::assert_snapshot!(start.picture());
    let game = Game::new(Arc::clone(spider), start);
    insta::assert_snapshot!(game.view().picture());
}

#[test]
fn reserves_and_foundations_have_lines_of_their_own() {
    let mice = find("three-blind-mice")
        .deal(&"1".parse().expect("a deal"))
        .expect("dealt");
    let little = wander(find("little-spider"), 1, &[9; 0]);
    insta::assert_snapshot!([mice.picture(), little.position().picture()].join("\n"));
}

#[test]
fn a_picture_near_the_end_is_short() {
    let position = picture(
        find("spider"),
        "; all but one run is collected\n10: KS-2S ; and\n1: AS",
    );
    assert_eq!(position.collected_len(), 7);
    insta::assert_snapshot!(position.picture());
}

#[test]
fn runs_left_out_are_found_by_what_the_game_collects() {
    let relaxed = picture(find("spider-relaxed"), "1: AH\n2: KS-2S");
    assert_eq!(relaxed.collected_len(), 7);
    let by_colour = picture(find("red-black-spider"), "1: AC\n2: KS-2S");
    let mixed = by_colour
        .collected()
        .filter(|run| !run[0].same_suit(run[12]))
        .count();
    assert_eq!((by_colour.collected_len(), mixed), (7, 1));
    let alternating = picture(
        find("fair-maids"),
        "1: KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H\n2: AS",
    );
    assert_eq!(alternating.collected_len(), 3);
    let error = find("spider")
        .parse_picture("1: AH\n2: KS-2S")
        .expect_err("two suits short");
    insta::assert_snapshot!(error.to_string());
}

#[test]
fn pictures_of_one_suit_and_two_suit_games_take_other_suits() {
    assert_eq!(
        picture(find("spider-1"), "1: KC-2C\n2: AC").collected_len(),
        7
    );
    let clubs_alone = picture(find("spider-2"), "1: KC-2C\n2: AC");
    let hearts = clubs_alone
        .collected()
        .filter(|run| run[0].to_string() == "KH")
        .count();
    assert_eq!((clubs_alone.collected_len(), hearts), (7, 4));
    assert_eq!(
        picture(find("spider-2"), "1: KC-2C KD\n2: AC QD-AD").collected_len(),
        6
    );
}

#[test]
fn undo_reaches_back_to_the_picture_and_equality_ignores_how_a_position_came_about() {
    let spider = find("spider");
    let before = picture(spider, "1: KS-2S\n2: AS");
    let mut game = Game::new(Arc::clone(spider), before.clone());
    let _ = game.play("2-1".parse().expect("a move")).expect("legal");
    assert!(spider.is_won(game.position()));
    let columns: Vec<bool> = game
        .position()
        .collected_from()
        .map(|(from, _)| from.is_some())
        .collect();
    assert_eq!(
        columns,
        [false, false, false, false, false, false, false, true]
    );
    let printed = picture(spider, &game.position().picture());
    assert_eq!(&printed, game.position());
    game.undo();
    assert_eq!(game.position(), &before);
}

#[test]
fn picture_errors_point_at_the_place() {
    let shown = |(id, text): (&str, &str)| {
        let error = find(id).parse_picture(text).expect_err(text);
        format!("{id} {text:?}\n    {error}\n")
    };
    let long = "; ".repeat(Rules::PICTURE_BYTES_MAX);
    let cases = [
        ("spider", ""),
        ("spider", "1 KS"),
        ("spider", "1: KS\nstack: 7H"),
        ("spider", "11: KS"),
        ("spider", "0: KS"),
        ("spider", "1: KS\n1: QS"),
        ("spider", "1: KS 1S"),
        ("spider", "1: KS é"),
        ("spider", "1: ## KS"),
        ("spider", "1: KS -- QS"),
        ("spider", "1: KS-9H"),
        ("spider", "1: #KS-9S"),
        ("spider", "1: #KS"),
        ("spider", "1: KS #QS JS"),
        ("spider", "stock: #KS"),
        ("spider", "1: KS KS\n2: KS"),
        (
            "spider",
            "3: 4D KS-AS\ncollected: KS-AS KH-AH KH-AH KC-AC KC-AC KD-AD KD-5D 4H 3D-AD",
        ),
        ("spider", "3: KS-AS"),
        ("spider", "1: KS QS"),
        ("spider", "collected: KS-AS KH QH"),
        ("spider", "collected: KS-AS KH-2H AD"),
        ("spider", "collected: KS-AS\n1: KS"),
        ("spider", "reserves: KS"),
        ("spider", "foundations: [AS]"),
        ("little-spider", "foundations: [AS-3S] [KH QH] [AH]"),
        ("little-spider", "foundations: [AS 3S]"),
        ("little-spider", "foundations: AS"),
        ("little-spider", "foundations: [AS"),
        ("little-spider", "foundations: [] [] [] [] []"),
        ("little-spider", "collected: KS-AS"),
        ("little-spider", "1: KS"),
        ("three-blind-mice", "reserves: KS-QS"),
        ("three-blind-mice", "reserves: -- -- 3C"),
        ("spider", &long),
    ];
    let text: String = cases.map(shown).join("");
    insta::assert_snapshot!(text.replace(&long, "..."));
}

#[test]
fn the_json_of_a_position_has_one_key_for_each_kind_of_pile() {
    let little = wander(find("little-spider"), 2, &[1, 2, 3, 4]);
    insta::assert_snapshot!(serde_json::to_string(little.position()).expect("a map"));
}

#[test]
fn json_errors_name_the_pile_and_the_card() {
    let shown = |json: &str| {
        let draft = PositionDraft::from_json(json).map_err(|error| error.to_string());
        let position = draft.and_then(|draft| {
            find("spider")
                .position(&draft)
                .map_err(|error| error.to_string())
        });
        format!("{json}\n    {}\n", position.expect_err(json))
    };
    let many = format!(r#"{{"columns":[{}[]]}}"#, "[],".repeat(300));
    let texts = [
        r##"{"columns":[["#KS"]]}"##,
        r#"{"columns":[["KS","7D","KS","KS"]]}"#,
        r###"{"columns":[["##"]]}"###,
        r##"{"columns":[],"stock":["#KS"]}"##,
        r#"{"columns":[],"collected":[["KS"]]}"#,
        r#"{"columns":[],"foundations":[[]]}"#,
        r#"{"columns":[],"reserves":[null]}"#,
        r#"{"stock":[]}"#,
        r#"{"columns":[],"discard":[]}"#,
        &many,
    ];
    insta::assert_snapshot!(texts.map(shown).join("").replace(&many, "300 columns"));
    assert!(PositionDraft::from_json(&" ".repeat(70_000)).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn positions_read_back(
        game in any::<prop::sample::Index>(),
        number in any::<u32>(),
        choices in proptest::collection::vec(any::<u8>(), 0..200),
    ) {
        let all: Vec<_> = games::all().collect();
        let rules = *game.get(&all);
        let game = wander(rules, number, &choices);
        let position = game.position();
        prop_assert_eq!(&picture(rules, &position.picture()), position);
        let json = serde_json::to_string(position).expect("a map");
        let draft = PositionDraft::from_json(&json).expect("a draft");
        prop_assert_eq!(&rules.position(&draft).expect("valid"), position);
        let unknown = game.view().picture();
        prop_assert_eq!(unknown.matches("##").count(), game.view().unseen().len());
    }

    #[test]
    fn no_text_makes_reading_a_picture_panic(
        text in "(([1-9]|10|stock|reserves|foundations|collected):|[A2-9TJQK][CSHD]|##?|-|\\[|\\]|;| |\n|.){0,60}",
    ) {
        for id in ["spider", "little-spider", "three-blind-mice"] {
            let _ = find(id).parse_picture(&text);
            let _ = find(id).parse_knowledge(&text);
        }
    }
}
