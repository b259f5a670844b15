//! Bounds and certificates against all play of small games.

use std::fmt::Write as _;

use webspinner_checker::{Bound, Claim, is_lost};
use webspinner_rules::{Position, Rules};

use crate::small::SMALL;
use crate::{certificate, checked, claim};

/// Small games that differ in what the bounds look at: how cards are placed, lifted and collected,
/// what fills a vacancy, and where rows go.
fn games() -> Vec<String> {
    let mut games = vec![SMALL.to_owned()];
    for (building, lift) in [
        ("suit = \"any\"", "unit = \"run\", suit = \"one-suit\""),
        ("suit = \"any\"", "unit = \"run\", suit = \"any\""),
        ("suit = \"one-suit\"", "unit = \"tail\""),
        (
            "suit = \"alternating\", step = \"up-or-down\"",
            "unit = \"single\"",
        ),
        (
            "suit = \"one-suit\", step = \"lower\"",
            "unit = \"run\", suit = \"one-suit\"",
        ),
        (
            "suit = \"one-suit\", same-rank = true",
            "unit = \"run\", suit = \"one-suit\"",
        ),
        (
            "suit = \"any\", wrap = true",
            "unit = \"run\", suit = \"one-colour\"",
        ),
    ] {
        for (vacancy, rule, short) in [
            ("any", "full", "left"),
            ("king", "any", "right"),
            ("never", "occupied", "left"),
            ("any", "full", "right"),
        ] {
            let wraps = building.contains("wrap = true");
            for collect in [
                "suit = \"one-suit\"",
                if wraps {
                    "suit = \"any\", start = \"any-rank\""
                } else {
                    "suit = \"any\""
                },
                "suit = \"one-colour\", mode = \"by-choice\"",
                "suit = \"one-suit\", mode = \"never\"",
            ] {
                let mut game = String::new();
                write!(
                    game,
                    "id = \"tiny\"\nname = \"Tiny\"\nsuits = \"SHS\"\nhighest = \"4\"\n\
                     columns = 4\nvacancy = \"{vacancy}\"\n\
                     layout = [{{ down = \"1-2\" }}, {{ up = \"1-4\" }}]\n\
                     place = {{ {building} }}\nlift = {{ {lift} }}\n\
                     deal = {{ rule = \"{rule}\", short-row = \"{short}\" }}\n\
                     collect = {{ {collect} }}\n"
                )
                .expect("a text takes everything");
                games.push(game);
            }
        }
    }
    games
}

/// Games in which every card is there once and has one place to go.
fn games_with_places() -> Vec<String> {
    let mut games = Vec::new();
    for (vacancy, lift, layout, deal) in [
        (
            "king",
            "unit = \"tail\"",
            "{ down = \"1-3\" }, { times = 3, up = \"1-3\" }",
            "none",
        ),
        (
            "king",
            "unit = \"tail\"",
            "{ down = \"1-3\" }, { times = 2, up = \"1-3\" }",
            "any",
        ),
        (
            "never",
            "unit = \"run\", suit = \"one-suit\"",
            "{ times = 2, up = \"1-3\" }",
            "full",
        ),
    ] {
        let cards = if deal == "none" { "SHC" } else { "SHD" };
        games.push(format!(
            "id = \"tiny\"\nname = \"Tiny\"\nsuits = \"{cards}\"\nhighest = \"4\"\n\
             columns = 3\nvacancy = \"{vacancy}\"\nlayout = [{layout}]\n\
             place = {{ suit = \"one-suit\" }}\nlift = {{ {lift} }}\n\
             deal = {{ rule = \"{deal}\" }}\ncollect = {{ suit = \"one-suit\" }}\n"
        ));
    }
    games
}

/// All positions of some play: at each one, a move that the number chooses.
fn play(rules: &Rules, start: &Position, mut number: u64) -> Vec<Position> {
    let mut positions = vec![start.clone()];
    for _ in 0..12 {
        let position = &positions[positions.len() - 1];
        let moves = rules.legal_moves(position);
        if moves.is_empty() {
            break;
        }
        number = number
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let chosen = usize::try_from(number >> 33).expect("31 bits") % moves.len();
        let mut next = position.clone();
        let _ = next.apply(rules, moves[chosen]);
        positions.push(next);
    }
    positions
}

#[test]
fn a_bound_never_applies_to_a_position_that_can_be_won() {
    let mut applied = [0; Bound::ALL.len()];
    for game in games().into_iter().chain(games_with_places()) {
        for number in 1..=12 {
            let claim = claim(&game, number);
            for position in play(&claim.rules, &claim.position, number) {
                let bounds = Bound::ALL.iter().enumerate();
                for (index, bound) in bounds {
                    if !bound.applies(&claim.rules, &position) {
                        continue;
                    }
                    applied[index] += 1;
                    let lost = is_lost(&claim.rules, &position, 50_000);
                    assert_ne!(lost, Some(false), "{bound:?}:\n{game}\n{position}");
                }
            }
        }
    }
    assert!(applied.iter().all(|&times| times > 20), "{applied:?}");
}

#[test]
fn there_is_a_certificate_of_a_loss_and_of_nothing_else() {
    let (mut lost, mut won) = (0, 0);
    for game in games().into_iter().chain(games_with_places()) {
        for number in 1..=6 {
            let claim = claim(&game, number);
            let Some(all_play) = is_lost(&claim.rules, &claim.position, 20_000) else {
                continue;
            };
            let Some((text, written)) = certificate(&claim) else {
                assert!(!all_play, "{game}{number}");
                won += 1;
                continue;
            };
            assert!(all_play, "{game}{number}");
            let (about, relied) = checked(&text).expect("it is a proof");
            assert_eq!(about.position, claim.position);
            assert_eq!(
                (relied.positions, &relied.bounds),
                (written.positions, &written.bounds)
            );
            lost += 1;
        }
    }
    assert!(lost > 50 && won > 50, "{lost} lost, {won} won");
}

/// Four cards in three columns; nothing fills a vacancy.
const TINY: &str = r#"
    id = "tiny"
    name = "Tiny"
    suits = "SH"
    highest = "2"
    columns = 3
    vacancy = "never"
    layout = [{ up = "1-3" }, { up = "1" }]
    lift = { unit = "run", suit = "one-suit" }
    deal = { rule = "none" }
    collect = { suit = "one-suit" }
"#;

#[test]
fn all_play_tells_lost_from_won_and_from_too_much() {
    let rules = Rules::parse(TINY).expect("a valid game");
    let lost = |picture: &str, positions_max| {
        let position = rules.parse_picture(picture).expect("its four cards");
        is_lost(&rules, &position, positions_max)
    };
    assert_eq!(lost("1: 2S AH\n2: 2H\n3: AS", 100), Some(false));
    assert_eq!(lost("1: AS 2S\n2: AH 2H", 100), Some(true));
    assert_eq!(lost("1: 2S AH\n2: 2H\n3: AS", 1), None);
}

#[test]
fn a_certificate_may_be_about_a_position_that_is_no_deal() {
    let mut claim = claim(SMALL, 1);
    for _ in 0..2 {
        let row = claim
            .rules
            .check(&claim.position, webspinner_rules::Move::Deal);
        let _ = (claim.position).apply(&claim.rules, row.expect("every column has cards"));
    }
    let claim = Claim::of_position(claim.rules, claim.position);
    let (text, _) = certificate(&claim).expect("it is lost");
    let (about, relied) = checked(&text).expect("it is a proof");
    assert_eq!((about.deal, about.position), (None, claim.position));
    assert_eq!((relied.positions, relied.exchanged), (21, 2));
}
