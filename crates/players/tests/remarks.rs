//! What a review remarks on single moves.

use webspinner_players::{Remark, missed_join, remarks};
use webspinner_rules::{Move, Rules};

/// Spider with two packs of eight cards each, ace to four of two suits, on five columns.
const SMALL: &str = r#"
id = "small"
name = "Small"
decks = 2
suits = "SH"
highest = "4"
columns = 5
vacancy = "any"
layout = [{ up = "1-5" }, { up = "1-5" }, { up = "1-5" }, { up = "1" }]
[place]
suit = "any"
[lift]
unit = "run"
suit = "one-suit"
[deal]
rule = "none"
[collect]
suit = "one-suit"
"#;

/// The same two cards fit onto one of their own suit, one of the other suit and a vacancy.
const PICTURE: &str = "1: 4H 2S\n2: AS 3S\n3: AH 3H\n4: 4S 4S 4H 2S 2H 2H 3S 3H AS AH";

/// The remarks on moves in notation, played from the picture.
fn remarks_on(played: &[&str]) -> Vec<Option<Remark>> {
    let rules = Rules::parse(SMALL).expect("a valid game");
    let mut positions = vec![rules.parse_picture(PICTURE).expect("a picture")];
    let mut moves: Vec<Move> = Vec::new();
    for notation in played {
        let mut position = positions[moves.len()].clone();
        let made = notation.parse().expect("a move");
        let legal = rules.check(&position, made).expect("a legal move");
        let _ = position.apply(&rules, legal);
        positions.push(position);
        moves.push(made);
    }
    remarks(&rules, &positions, &moves)
}

#[test]
fn moves_that_lead_back_are_wasted_and_those_around_them_are_not() {
    let wasted = Some(Remark::Wasted);
    assert_eq!(
        remarks_on(&["1-2", "2-3", "3-2", "1-5"]),
        [None, wasted, wasted, None]
    );
    let round = ["1-3", "3-5", "5-3", "3-2", "2-3"];
    assert_eq!(
        remarks_on(&round),
        [Some(Remark::MissedJoin), wasted, wasted, wasted, wasted]
    );
}

#[test]
fn a_join_is_missed_by_a_move_to_another_suit_or_to_a_vacancy() {
    assert_eq!(remarks_on(&["1-2"]), [None]);
    assert_eq!(remarks_on(&["1-3"]), [Some(Remark::MissedJoin)]);
    assert_eq!(remarks_on(&["1-5"]), [Some(Remark::MissedJoin)]);
}

#[test]
fn a_move_that_can_join_nothing_misses_nothing() {
    assert_eq!(remarks_on(&["1-2", "1-5"]), [None, None]);
    assert_eq!(remarks_on(&[]), []);
}

#[test]
fn a_missed_join_is_named() {
    let rules = Rules::parse(SMALL).expect("a valid game");
    let position = rules.parse_picture(PICTURE).expect("a picture");
    let missed = |made: &str| {
        let made = made.parse().expect("a move");
        missed_join(&rules, &position, made).map(|other| other.to_string())
    };
    assert_eq!(missed("1-3"), Some("1-2".to_owned()));
    assert_eq!(missed("1-5"), Some("1-2".to_owned()));
    assert_eq!(missed("1-2"), None);
}
