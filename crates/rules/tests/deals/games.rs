//! The cards that each number deals.

use proptest::prelude::*;
use webspinner_rules::deal::{CardList, DealError, DealNumber, Scheme, Shuffle};
use webspinner_rules::{Card, Position, Rules, games};

use crate::naive;

fn rules(id: &str) -> &'static Rules {
    games::find(id).expect("a built-in game")
}

fn deal(id: &str, shuffle: &str) -> Position {
    let shuffle: Shuffle = shuffle.parse().expect("a shuffle");
    rules(id).deal(&shuffle).expect("the game is dealt so")
}

fn text(cards: impl IntoIterator<Item = Card>) -> String {
    let cards: Vec<String> = cards.into_iter().map(|card| card.to_string()).collect();
    cards.join(" ")
}

/// Column 1, bottom first, and the first row that is dealt to a table of ten columns.
fn column_and_row(position: &Position) -> (String, String) {
    let column = text(position.columns()[0].cards().iter().copied());
    (column, text(position.stock().take(10)))
}

#[test]
fn spider_numbers_deal_the_cards_that_other_programs_deal() {
    for (shuffle, column, row) in [
        ("ms:1", "3D AS KD 7D 3S 8H", "QH 9S 2S QH 3C AS 4S KS 6D TD"),
        (
            "ms:12345",
            "6D AS TH 5H KC 9C",
            "4H 6D TH 4S QS 2H 5C 7S 9H JC",
        ),
        (
            "pysol:32000",
            "KH 3C 7C 7H 5H 3S",
            "AD AD AH 9H 6C 8S 6H KS TC KH",
        ),
        (
            "pysol:12345678901234567890",
            "2C 4D 5H 7S QH AH",
            "7H JH 6C QC QS 5H 3D QC 3C JD",
        ),
        (
            "kpat:1",
            "JD 4D KS QD 4S 7C",
            "KC QC 7D 5C 4D AH TD 4H 6D TD",
        ),
        (
            "kpat:12345",
            "QC 4D 9S 8H 4C KD",
            "3H 9H 5S 2C 7S 7C 5C 9S QC 8D",
        ),
    ] {
        let found = column_and_row(&deal("spider", shuffle));
        assert_eq!(found, (column.to_owned(), row.to_owned()), "{shuffle}");
    }
}

/// Made by a program that was written from `docs/formats.md` alone.
#[test]
fn own_numbers_deal_the_same_cards_for_ever() {
    for (number, column, row) in [
        (1, "7C 8D TC 4S 9H 7D", "4H TD TH TH 9D 6C QD JH 9C 5S"),
        (4711, "2C KD KH 8D 7C QC", "AD 7D 8D 5C 4H 6C 2H 8H TS AC"),
        (
            u64::MAX,
            "QH JD 7S QD 6S TS",
            "7D 7H 3C 3D 4D 9D KS AS KH 4H",
        ),
    ] {
        let position = rules("spider").deal(&Shuffle::own(number)).expect("own");
        let found = column_and_row(&position);
        assert_eq!(found, (column.to_owned(), row.to_owned()), "own:{number}");
    }
    let wisp = DealNumber::own(4711).cards(rules("spiderette").pack());
    let first = wisp
        .expect("own numbers deal every game")
        .into_iter()
        .take(7);
    assert_eq!(text(first), "AD KC 8D 7D KH 2D TH");
}

/// The columns as the fixtures write them, `#` before a face-down card.
fn columns(position: &Position) -> Vec<Vec<String>> {
    let pile = |pile: &webspinner_rules::Pile| {
        let down = pile.face_down();
        let mark = move |index| if index < down { "#" } else { "" };
        let cards = pile.cards().iter().enumerate();
        cards
            .map(|(index, card)| format!("{}{card}", mark(index)))
            .collect()
    };
    position.columns().iter().map(pile).collect()
}

/// `PySolFC` writes Microsoft's numbers from 32000 on as `ms32000`, and all others bare.
fn of_pysolfc(number: &str) -> String {
    match number.strip_prefix("ms") {
        Some(digits) => format!("ms:{digits}"),
        None => format!("pysol:{number}"),
    }
}

#[test]
fn every_layout_of_pysolfc_comes_out_card_for_card() {
    let deals = naive::deals();
    assert_eq!(deals.len(), 981);
    for expected in deals {
        let position = deal(expected.game_id, &of_pysolfc(&expected.number));
        let name = format!("{} {}", expected.game_id, expected.number);
        assert_eq!(columns(&position), expected.state.columns, "{name}");
        let stock: Vec<String> = position.stock().map(|card| card.to_string()).collect();
        assert_eq!(stock, expected.state.stock, "{name}");
    }
}

#[test]
fn every_transcript_of_pysolfc_starts_from_its_number() {
    for transcript in naive::transcripts() {
        // With its automatic play on, it has sent cards to foundations before the first step.
        let by_itself = transcript.collecting == naive::Collecting::ByItself;
        if by_itself && rules(transcript.game_id).foundations().is_some() {
            continue;
        }
        let position = deal(transcript.game_id, &of_pysolfc(&transcript.number));
        let name = format!("{} {}", transcript.game_id, transcript.number);
        assert_eq!(columns(&position), transcript.initial.columns, "{name}");
    }
}

/// The cards of a number in the naive second implementation.
fn naive_cards(rules: &Rules, number: DealNumber) -> Vec<String> {
    let decks = usize::from(rules.pack().decks());
    let kinds = rules.pack().distinct_suits().len();
    let small = |number: u128| u64::try_from(number).expect("at most 33 bits");
    let cards = match number.scheme() {
        Scheme::Ms => naive::ms_pack(decks, kinds, small(number.number())),
        Scheme::Pysol => naive::pysol_pack(decks, kinds, number.number()),
        Scheme::Kpat => naive::kpat_pack(decks, kinds, small(number.number())),
        Scheme::Own => unreachable!("it knows other programs' schemes only"),
    };
    cards.iter().map(|card| format!("{card:?}")).collect()
}

fn any_game() -> impl Strategy<Value = &'static Rules> {
    let all: Vec<&'static Rules> = games::all().map(|rules| &**rules).collect();
    prop::sample::select(all)
}

/// A number of one of the schemes, and often one near the borders at which a scheme changes.
fn number(scheme: Scheme) -> impl Strategy<Value = DealNumber> {
    let (first, last) = scheme.numbers().into_inner();
    let borders = [first, 32_000, 1 << 31, 1 << 32, 1 << 64, last];
    let near = prop::sample::select(borders.to_vec())
        .prop_flat_map(|border| border.saturating_sub(3)..=border + 3)
        .prop_map(move |number| number.clamp(first, last));
    prop_oneof![first..=last, near]
        .prop_map(move |number| DealNumber::new(scheme, number).expect("in range"))
}

fn scheme() -> impl Strategy<Value = Scheme> {
    prop::sample::select(&Scheme::ALL[..])
}

/// A game with a number of another program that deals it.
fn any_numbered_game() -> impl Strategy<Value = (&'static Rules, DealNumber)> {
    any_game().prop_flat_map(|rules| {
        // KPatience alone deals three suits in decks of 52 cards.
        let pack = rules.pack();
        let is_of_kpatience = (pack.distinct_suits().len(), pack.suits().len()) == (3, 4);
        let is_theirs = |scheme: &Scheme| match scheme {
            Scheme::Own => false,
            Scheme::Ms | Scheme::Pysol => !is_of_kpatience,
            Scheme::Kpat => true,
        };
        let others = rules.schemes().filter(is_theirs);
        let scheme = prop::sample::select(others.collect::<Vec<_>>());
        (Just(rules), scheme.prop_flat_map(number))
    })
}

proptest! {
    #[test]
    fn both_implementations_shuffle_alike((rules, number) in any_numbered_game()) {
        let cards = number.cards(rules.pack()).expect("the game is dealt so");
        let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
        prop_assert_eq!(cards, naive_cards(rules, number));
    }

    #[test]
    fn the_cards_of_a_number_listed_one_by_one_are_the_same_deal(
        rules in any_game(),
        number in scheme().prop_flat_map(number),
    ) {
        let dealt = rules.deal(&number.into());
        let known = rules.schemes().any(|scheme| scheme == number.scheme());
        prop_assert_eq!(dealt.is_ok(), known);
        if let Ok(position) = dealt {
            let cards = number.cards(rules.pack()).expect("it was dealt");
            let list = CardList::new(number.scheme().layout_style(), cards).expect("a pack");
            prop_assert_eq!(rules.deal(&list.into()), Ok(position));
        }
    }
}

#[test]
fn own_ms_and_pysol_deal_every_game_and_kpat_those_of_kpatience() {
    let of_kpatience: Vec<&str> = games::all()
        .filter(|rules| rules.schemes().any(|scheme| scheme == Scheme::Kpat))
        .map(|rules| rules.id().as_str())
        .collect();
    for id in [
        "spider",
        "spider-2",
        "spider-1",
        "spider-open-deal",
        "simple-simon",
    ] {
        assert!(of_kpatience.contains(&id), "{id}");
    }
    for rules in games::all() {
        let known: Vec<Scheme> = rules
            .schemes()
            .filter(|scheme| *scheme != Scheme::Kpat)
            .collect();
        assert_eq!(
            known,
            [Scheme::Own, Scheme::Ms, Scheme::Pysol],
            "{}",
            rules.id()
        );
        let as_spider = (rules.columns(), rules.pack().size(), rules.stock_size()) == (10, 104, 50);
        let is_known = as_spider || rules.id().as_str() == "simple-simon";
        let kpat = of_kpatience.contains(&rules.id().as_str());
        assert!(
            is_known || !kpat,
            "KPatience does not lay out {}",
            rules.id()
        );
    }
}

#[test]
fn games_of_fewer_suits_are_dealt_in_the_suits_of_the_scheme() {
    let suits = |id: &str, shuffle: &str| {
        let position = deal(id, shuffle);
        let piles = position
            .columns()
            .iter()
            .flat_map(webspinner_rules::Pile::cards);
        let mut letters: Vec<char> = piles.map(|card| card.suit().letter()).collect();
        letters.sort_unstable();
        letters.dedup();
        letters.into_iter().collect::<String>()
    };
    assert_eq!(suits("spider-1", "own:1"), "S");
    assert_eq!(suits("spider-1", "ms:1"), "C");
    assert_eq!(suits("spider-1", "pysol:32000"), "C");
    assert_eq!(suits("spider-1", "kpat:1"), "S");
    assert_eq!(suits("spider-2", "own:1"), "HS");
    assert_eq!(suits("spider-2", "ms:1"), "CH");
    assert_eq!(suits("spiderwort-2", "pysol:32000"), "CH");
    assert_eq!(suits("spider-2", "kpat:1"), "HS");
}

#[test]
fn kpatience_deals_simple_simon_as_microsoft_numbers_do() {
    // Both shuffle alike and lay out the same rows.
    let deal = |shuffle: &str| {
        let shuffle: Shuffle = shuffle.parse().expect("a shuffle");
        rules("simple-simon").deal(&shuffle).expect("a deal")
    };
    for number in [1, 617, 14934] {
        assert_eq!(
            deal(&format!("kpat:{number}")),
            deal(&format!("ms:{number}"))
        );
    }
}

fn refusal(id: &str, shuffle: &str) -> DealError {
    let shuffle: Shuffle = shuffle.parse().expect("a shuffle");
    rules(id).deal(&shuffle).expect_err("no deal of this game")
}

#[test]
fn a_refused_deal_says_why_and_what_to_use() {
    let no_kpat = "Spiderette has no kpat deals; use own, ms or pysol";
    assert_eq!(refusal("spiderette", "kpat:1").to_string(), no_kpat);
    assert_eq!(refusal("spiderette", "cards:kpat:AS").to_string(), no_kpat);
    assert_eq!(
        refusal("spiderette", "cards:AS2S").to_string(),
        "spiderette is played with 52 cards, but the list has 2"
    );
    let spades = format!("cards:{}", "AS2S3S4S5S6S7S8S9STSJSQSKS".repeat(4));
    assert_eq!(
        refusal("spiderette", &spades).to_string(),
        "the pack of spiderette has the AS only once, but the list has it 4 times"
    );
}
