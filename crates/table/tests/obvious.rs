//! The obvious move, and games that finish themselves, from small pictures.

use std::sync::Arc;

use webspinner_players::finishing_moves;
use webspinner_rules::{Column, Outcome, Refusal, Rules, Slot, games};
use webspinner_table::{PileRef, Session};

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

fn game(id: &str) -> Arc<Rules> {
    match id {
        "small" => Arc::new(Rules::parse(SMALL).expect("a valid game")),
        id => games::find(id).expect("a built-in game").clone(),
    }
}

/// What pointing at the end of column 1, or at this many of its cards, does.
fn obvious(id: &str, picture: &str, count: Option<u16>) -> Option<String> {
    let rules = game(id);
    let position = rules.parse_picture(picture).expect("a position");
    let mut session = Session::practice(rules, position);
    session.obvious(Column::at(0), count, 0).ok()?;
    session.last_move().map(|made| made.to_string())
}

#[test]
fn the_obvious_move_is_the_longest_join_then_any_card_then_a_vacancy() {
    let cases = [
        (
            "the longer of two joins",
            "1: AS\n2: 4H 2S\n3: 3S 2S\n4: AH AH 2H 2H 3H 3H 4H\n5: AS 3S 4S 4S",
            None,
            Some("1-3"),
        ),
        (
            "a join before another suit on its left, and before a vacancy",
            "1: AS\n2: 4H 2H\n4: 4S 2S\n5: AS 2S 3S 3S 4S AH AH 2H 3H 3H 4H",
            None,
            Some("1-4"),
        ),
        (
            "another suit before a vacancy",
            "1: AS\n3: 4H 2H\n4: AS 2S 2S 3S 3S 4S 4S AH AH 2H 3H 3H 4H",
            None,
            Some("1-3"),
        ),
        (
            "a vacancy where no card takes it",
            "1: 4H AS\n3: AS 2S 2S 3S 3S 4S 4S AH AH 2H 2H 3H 3H 4H",
            None,
            Some("1-2"),
        ),
        (
            "a whole run before a part of it",
            "1: AH 3S 2S\n2: 4S 3H\n3: AS 4H\n4: AH 4S 2H\n5: AS 2S 2H 3S 3H 4H",
            None,
            Some("1-3x2"),
        ),
        (
            "the part that was pointed at",
            "1: AH 3S 2S\n2: 4S 3H\n3: AS 4H\n4: AH 4S 2H\n5: AS 2S 2H 3S 3H 4H",
            Some(1),
            Some("1-2"),
        ),
        (
            "nothing where nothing takes it",
            "1: AH 4S\n2: 4S 3H\n3: AS 4H\n4: AH 2H 3S\n5: AS 2S 2S 2H 3S 3H 4H",
            None,
            None,
        ),
    ];
    for (name, picture, count, expected) in cases {
        let made = obvious("small", picture, count);
        assert_eq!(made.as_deref(), expected, "{name}");
    }
}

#[test]
fn off_the_table_is_the_most_obvious_of_all() {
    let red_black = obvious("red-black-spider", "1: KS-AS", None);
    assert_eq!(red_black.as_deref(), Some("c1"));
    let little = "1: QC\n2: KC\nfoundations: [AC-JC] [AS-KS] [KH-AH] [KD-AD]";
    let little = obvious("little-spider", little, None);
    assert_eq!(little.as_deref(), Some("1-f1"));
}

/// Whether the game finishes itself; the moves it says are played to a win.
fn finishes(id: &str, picture: &str) -> bool {
    let rules = game(id);
    let mut position = rules.parse_picture(picture).expect("a position");
    let Some(moves) = finishing_moves(&rules, &position) else {
        return false;
    };
    for made in moves {
        let legal = rules.check(&position, made).expect("a legal move");
        let _ = position.apply(&rules, legal);
    }
    assert_eq!(rules.outcome(&position), Some(Outcome::Won));
    true
}

#[test]
fn a_game_with_every_card_open_and_in_order_finishes_itself() {
    let by_suit = [
        "spider",
        "spider-1",
        "spider-2",
        "spider-relaxed",
        "spider-easy",
        "spider-open-deal",
        "red-black-spider",
        "spiderette",
        "will-o-the-wisp",
        "black-widow",
        "tarantula",
        "beetle",
        "mrs-mop",
        "simple-simon",
        "scorpion",
        "wasp",
    ];
    for id in by_suit {
        assert!(finishes(id, "1: KS-2S\n2: AS"), "{id}");
        assert!(finishes(id, "1: KS-9S\n2: 8S-4S\n3: 3S-AS"), "{id}");
    }
    assert!(finishes("spider", "1: KS-8S 7H-AH\n2: KH-8H\n3: 7S-AS"));
}

#[test]
fn foundations_finish_whatever_the_order_on_the_piles_as_long_as_cards_can_leave() {
    let built = "foundations: [AC-JC] [AS-KS] [KH-AH] [KD-AD]";
    assert!(finishes("little-spider", &format!("1: KC QC\n{built}")));
    assert!(finishes("little-spider", &format!("1: KC\n8: QC\n{built}")));
    assert!(!finishes("little-spider", &format!("1: QC KC\n{built}")));
}

#[test]
fn a_game_with_something_left_to_decide_does_not_finish_itself() {
    let cases = [
        ("a hidden card", "spider", "1: #AS KS-2S"),
        ("a card on a lower one", "spider", "1: AS KS-2S"),
        ("a stock", "spider", "1: KS-2S\nstock: AS"),
    ];
    for (name, id, picture) in cases {
        assert!(!finishes(id, picture), "{name}");
    }
}

#[test]
fn a_card_goes_to_a_reserve_by_itself_only_if_nothing_else_takes_it() {
    let rest = "5: QH-AH";
    let made = |first: &str| {
        let picture = format!("{first}\n{rest}\nreserves: KH --\n");
        obvious("how-they-run", &picture, None)
    };
    assert_eq!(made("1: AS\n2: KS-2S").as_deref(), Some("1-2"));
    assert_eq!(made("1: 2S\n2: KS-3S AS").as_deref(), Some("1-r2"));
}

#[test]
fn a_card_is_put_in_an_empty_reserve_and_taken_from_there() {
    let rules = game("how-they-run");
    let position = rules
        .parse_picture("1: KS-3S AS\n2: 2S\nreserves: -- --\n")
        .expect("a position");
    let mut session = Session::practice(rules, position);
    let (from, slot) = (Column::at(0), Slot::at(1));
    let place = PileRef::Reserve(slot);
    session.take(from, Some(2)).expect("any tail is lifted");
    assert!(!session.targets().contains(&place));
    assert_eq!(
        session.put(place, 0),
        Err(Refusal::ReserveTakesOneCard.into())
    );
    session.take(from, Some(1)).expect("the end card");
    assert!(session.targets().contains(&place));
    session.put(place, 0).expect("it is empty");
    session.take_reserve(slot).expect("a card lies there");
    assert_eq!(session.targets(), [PileRef::Column(Column::at(1))]);
    session.undo(0).expect("a move was made");
    assert_eq!(session.position().reserves(), [None, None]);
}
