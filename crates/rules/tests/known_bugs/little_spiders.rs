//! The four Little Spiders: both parts, the colours and the row rules.

use webspinner_rules::{Card, Rank, games};

use crate::known_bugs::at::{At, NO_MOVE, WON, at, dealt};

/// The cards of a one-deck game that the text does not name, in order. Ranges are named by their
/// ends.
fn rest(named: &str) -> String {
    let mut rest: Vec<Card> = games::find("little-spider")
        .expect("a built-in game")
        .pack()
        .cards()
        .collect();
    for word in named.split(|letter: char| letter.is_whitespace() || "[]:".contains(letter)) {
        let ends: Vec<Card> = word.split('-').filter_map(|end| end.parse().ok()).collect();
        let (Some(first), Some(last)) = (ends.first(), ends.last()) else {
            continue;
        };
        let (low, high) = (first.rank().min(last.rank()), first.rank().max(last.rank()));
        let in_range = |rank: Rank| (low..=high).contains(&rank);
        rest.retain(|card| !(card.suit() == first.suit() && in_range(card.rank())));
    }
    let texts: Vec<String> = rest.iter().map(ToString::to_string).collect();
    texts.join(" ")
}

const LITTLE_SPIDERS: [&str; 4] = [
    "little-spider",
    "little-spider-strict",
    "little-spider-strict-always",
    "little-spider-wrap",
];

/// A Little Spider with the rest of its cards in the stock.
fn part_one(id: &str, picture: &str) -> At {
    at(id, &format!("{picture}\nstock: {}", rest(picture)))
}

/// A Little Spider without stock; the rest of its cards lie under the first card of column 4.
fn part_two(id: &str, picture: &str) -> At {
    let rest = rest(picture);
    at(id, &picture.replace("\n4:", &format!("\n4: {rest}")))
}

const BASES: &str = "1: AH\n2: AS\n3: KH\n4: KS\n5: 5C\n6: 7C\n7: 9C\n8: KD";

#[test]
fn the_first_ace_or_king_settles_the_colours() {
    for id in LITTLE_SPIDERS {
        let mut at = part_one(id, BASES);
        assert!(
            ["1-f1", "2-f2", "3-f3", "4-f4", "8-f1"]
                .iter()
                .all(|mv| at.allows(mv))
        );
        assert_eq!(
            at.refusal("5-f1"),
            "the 5♣ cannot start a foundation: that takes an ace or a king"
        );
        at.play("1-f3");
        assert_eq!(
            at.refusal("2-f1"),
            "the A♠ cannot start a foundation: in this deal red aces and black kings do"
        );
        assert!(!at.allows("3-f1") && !at.allows("8-f1") && at.allows("4-f1"));
        at.undo();
        at.play("3-f3");
        assert_eq!(
            at.refusal("4-f1"),
            "the K♠ cannot start a foundation: in this deal black aces and red kings do"
        );
        assert!(at.allows("2-f1") && at.allows("8-f1") && !at.allows("1-f1"));
    }
}

#[test]
fn in_part_one_cards_go_to_foundations_only() {
    for id in LITTLE_SPIDERS {
        let mut at = part_one(id, "1: 7C\n2: 6D\n3: AH\n5: 5C\n6: KS\n7: QS\n8: 2H");
        assert_eq!(
            at.refusal("2-1"),
            "cards move between columns only once the stock is empty"
        );
        let before = at.heights();
        at.play("3-f1 d");
        let expected: Vec<usize> = before
            .iter()
            .enumerate()
            .map(|(i, n)| n + 1 - usize::from(i == 2))
            .collect();
        assert_eq!(at.heights(), expected, "vacancies get a card too");
    }
}

#[test]
fn the_last_row_of_a_little_spider_goes_to_the_upper_row_and_opens_part_two() {
    for id in LITTLE_SPIDERS {
        let mut at = dealt(id, "1");
        at.play("d d d d d");
        assert_eq!(at.heights(), [6; 8]);
        assert_eq!(at.0.position().stock_len(), 4);
        assert!(at.refusal("1-2").contains("only once the stock is empty"));
        at.play("d");
        assert_eq!(at.heights(), [7, 7, 7, 7, 6, 6, 6, 6]);
        assert_eq!(at.refusal("d"), "the stock is empty");
        let refusals = (1..=8).flat_map(|from| (1..=8).map(move |to| format!("{from}-{to}")));
        for mv in refusals {
            let allowed = at.allows(&mv);
            assert!(allowed || !at.refusal(&mv).contains("stock"), "{mv}");
        }
    }
}

/// The two of hearts and the queen of spades are next; each lies in the lower row, not below its
/// foundation.
const CROSSED: &str =
    "1: 5C\n2: 7C\n3: 9C\n4: JC\n5: 2H\n6: QS\n7: 3C\n8: AD\nfoundations: [KS] [AH] [] []";
/// The same, each below its own foundation.
const STRAIGHT: &str =
    "1: 5C\n2: 7C\n3: 9C\n4: JC\n5: QS\n6: 2H\n7: 3C\n8: AD\nfoundations: [KS] [AH] [] []";
/// The same in the upper row.
const UPPER: &str =
    "1: 2H\n2: QS\n3: 9C\n4: JC\n5: 5C\n6: 7C\n7: 3C\n8: AD\nfoundations: [KS] [AH] [] []";

#[test]
fn the_row_rule_holds_while_the_stock_lasts_always_or_never() {
    let crossed = |at: &At| (at.allows("5-f2"), at.allows("6-f1"));
    for (id, in_part_one, in_part_two) in [
        ("little-spider", true, true),
        ("little-spider-wrap", true, true),
        ("little-spider-strict", false, true),
        ("little-spider-strict-always", false, false),
    ] {
        assert_eq!(
            crossed(&part_one(id, CROSSED)),
            (in_part_one, in_part_one),
            "{id}"
        );
        assert_eq!(
            crossed(&part_two(id, CROSSED)),
            (in_part_two, in_part_two),
            "{id}"
        );
        for at in [part_one(id, STRAIGHT), part_two(id, STRAIGHT)] {
            assert!(
                at.allows("5-f1") && at.allows("6-f2"),
                "{id}: straight above"
            );
            assert!(
                at.allows("8-f3") && at.allows("8-f4"),
                "{id}: empty ones are free"
            );
        }
        for at in [part_one(id, UPPER), part_two(id, UPPER)] {
            assert!(
                at.allows("1-f2") && at.allows("2-f1"),
                "{id}: the upper row is free"
            );
        }
    }
    assert_eq!(
        part_one("little-spider-strict", CROSSED).refusal("5-f2"),
        "from column 5, cards go only to foundation 1, directly above it"
    );
    assert_eq!(
        part_one("little-spider-strict", CROSSED).refusal("5-f1"),
        "the 2♥ does not go on this foundation, which needs the Q♠ next"
    );
}

const NEARLY_DONE: &str = "1: 3S KH\n2: 2C\n3: --\n4: QD JH\n5: KD AC\n6: JD QH\n7: AS 3C\n8: 2S\n\
     foundations: [AH-TH] [AD-TD] [KS-4S] [KC-4C]";

#[test]
fn in_part_two_single_cards_go_up_or_down() {
    for id in LITTLE_SPIDERS {
        let at = at(id, NEARLY_DONE);
        assert!(at.allows("2-7") && at.allows("7-2"), "a two and a three");
        assert!(at.allows("4-6") && at.allows("6-4"), "a jack and a queen");
        assert!(!at.allows("2-8"), "a two and a two");
        assert_eq!(
            at.refusal("4-6x2"),
            "only the J♥ can be lifted: in this game cards move one at a time"
        );
        assert_eq!(
            at.refusal("4-2"),
            "the J♥ does not go on the 2♣, which takes a 3 or an ace"
        );
        assert_eq!(
            at.refusal("4-f2"),
            "the J♥ does not go on this foundation, which needs the J♦ next"
        );
    }
}

#[test]
fn an_empty_pile_of_a_little_spider_stays_empty() {
    for id in LITTLE_SPIDERS {
        let mut at = at(id, NEARLY_DONE);
        let refusal = "column 3 is empty, and in this game empty columns are not filled";
        assert_eq!(at.refusal("4-3"), refusal);
        assert_eq!(at.refusal("1-3"), refusal, "a king neither");
        at.play("2-7");
        assert!(!at.allows("8-2"));
    }
}

#[test]
fn king_and_ace_are_neighbours_in_part_two_of_the_wrapping_one() {
    let plain = at("little-spider", NEARLY_DONE);
    assert_eq!(
        plain.refusal("1-5"),
        "the K♥ does not go on the A♣, which takes a 2"
    );
    assert!(!plain.allows("5-1"));
    let wraps = at("little-spider-wrap", NEARLY_DONE);
    assert!(wraps.allows("1-5") && wraps.allows("5-1"));
}

#[test]
fn a_little_spider_is_won_when_all_its_cards_are_on_foundations() {
    for id in LITTLE_SPIDERS {
        let mut at = at(
            id,
            "1: KH\n8: AC\nfoundations: [AH-QH] [AD-KD] [KS-AS] [KC-2C]",
        );
        assert_eq!(at.refusal("8-f2"), "this foundation is complete");
        at.play("1-f1");
        assert_eq!(at.outcome(), None);
        at.play("8-f4");
        assert_eq!(at.outcome(), WON);
    }
}

#[test]
fn a_little_spider_is_stuck_in_part_two_alone() {
    let apart = "1: 5C\n2: 5D\n3: 5H\n4: 5S\n5: 7C\n6: 7D\n7: 9H\n8: JC\nfoundations: [] [] [] []";
    for id in LITTLE_SPIDERS {
        assert_eq!(part_one(id, apart).outcome(), None, "a row is left");
        assert_eq!(part_two(id, apart).outcome(), NO_MOVE);
    }
}
