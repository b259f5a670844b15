//! The text forms of shuffles and deals.

use proptest::prelude::*;
use webspinner_rules::deal::{
    CardList, DealId, DealNumber, DealTextError, DealTextProblem, Scheme, Shuffle,
};
use webspinner_rules::{CARDS_MAX, Card, GameId, LayoutStyle, Rank, Suit};

fn shuffle() -> impl Strategy<Value = Shuffle> {
    let number = prop::sample::select(&Scheme::ALL[..])
        .prop_flat_map(|scheme| (Just(scheme), scheme.numbers()))
        .prop_map(|(scheme, number)| DealNumber::new(scheme, number).expect("in range").into());
    let placings = vec![LayoutStyle::Own, LayoutStyle::Ms, LayoutStyle::Kpat];
    let list = (
        prop::sample::select(placings),
        prop::collection::vec(card(), 1..=CARDS_MAX),
    )
        .prop_map(|(style, cards)| CardList::new(style, cards).expect("enough cards").into());
    prop_oneof![number, list]
}

fn card() -> impl Strategy<Value = Card> {
    (1..=13_u8, 0..4_usize)
        .prop_map(|(rank, suit)| Card::new(Rank::new(rank).expect("1 to 13"), Suit::ALL[suit]))
}

fn deal_id() -> impl Strategy<Value = DealId> {
    ("[a-z0-9-]{1,40}", shuffle()).prop_map(|(game, shuffle)| DealId {
        game: GameId::new(&game).expect("an id"),
        shuffle,
    })
}

/// Whether a character stands for itself in a URL's path, query and fragment (RFC 3986, `pchar`).
fn survives_in_a_url(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == ':'
}

proptest! {
    #[test]
    fn what_is_printed_reads_back(deal in deal_id()) {
        let text = deal.to_string();
        prop_assert!(text.chars().all(survives_in_a_url), "{}", text);
        prop_assert_eq!(text.parse(), Ok(deal.clone()));
        prop_assert_eq!(deal.shuffle.to_string().parse(), Ok(deal.shuffle));
    }

    #[test]
    fn json_is_the_text_form(deal in deal_id()) {
        let json = serde_json::to_string(&deal).expect("a string");
        prop_assert_eq!(&json, &format!("\"{deal}\""));
        prop_assert_eq!(serde_json::from_str::<DealId>(&json).expect("it was a deal"), deal);
    }

    #[test]
    fn whatever_reads_prints_and_reads_the_same(
        text in prop_oneof![
            ".*",
            " ?(own|ms|PYSOL|kpat|cards)? ?:?#?[0-9,’ ]{0,22}",
            "cards:(ms:|kpat:|Own:|x:)?((10|[a2-9TJQKx])[CDHS♠♥?][, ]?){0,6}.?",
        ],
    ) {
        match text.parse::<Shuffle>() {
            Ok(shuffle) => prop_assert_eq!(shuffle.to_string().parse(), Ok(shuffle)),
            Err(error) => prop_assert!((1..=text.chars().count() + 1).contains(&error.at)),
        }
        let deal = format!("spider:{text}").parse::<DealId>();
        prop_assert_eq!(deal.is_ok(), text.parse::<Shuffle>().is_ok());
    }

    #[test]
    fn no_text_upsets_the_reader_of_deals(text in "\\PC*") {
        if let Err(error) = text.parse::<DealId>() {
            prop_assert!((1..=text.chars().count() + 1).contains(&error.at));
        }
    }

    #[test]
    fn random_numbers_have_at_most_ten_digits(entropy: u64) {
        let Shuffle::Number(number) = Shuffle::random(entropy) else {
            panic!("a random shuffle is a number");
        };
        prop_assert_eq!(number.scheme(), Scheme::Own);
        prop_assert!((1..10_000_000_000).contains(&number.number()));
    }
}

fn read(text: &str) -> String {
    match text.parse::<Shuffle>() {
        Ok(shuffle) => shuffle.to_string(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn the_readable_spellings_have_one_printed_form() {
    for (written, printed) in [
        ("14934", "own:14934"),
        ("0", "own:0"),
        ("007", "own:7"),
        ("MS:14934", "ms:14934"),
        ("pysol:5", "pysol:5"),
        ("pysol:100000000000000000000", "pysol:100000000000000000000"),
        ("cards:3das", "cards:3DAS"),
        ("cards:own:3DAS", "cards:3DAS"),
        ("cards:pysol:3DAS", "cards:ms:3DAS"),
        ("Cards:KPAT:3♦A♠", "cards:kpat:3DAS"),
        // As PySolFC shows and takes numbers, and as people copy them.
        ("ms617", "ms:617"),
        ("MS 617", "ms:617"),
        ("ms #617", "ms:617"),
        ("ms: 617 ", "ms:617"),
        ("kpat#5", "kpat:5"),
        ("#617", "own:617"),
        (" # 617", "own:617"),
        ("12,345,678", "own:12345678"),
        ("12.345.678", "own:12345678"),
        ("12 345\u{a0}678", "own:12345678"),
        ("12’345'678", "own:12345678"),
        ("12_345-678", "own:12345678"),
        ("18446744073709551615", "own:18446744073709551615"),
        (
            "pysol:98,804,262,199,142,645,760",
            "pysol:98804262199142645760",
        ),
        // Cards as people write them.
        ("cards:3D 10S", "cards:3DTS"),
        ("cards: 3d, as\t10♥,", "cards:3DASTH"),
        ("cards:ms:10D10C", "cards:ms:TDTC"),
    ] {
        assert_eq!(read(written), printed, "{written}");
    }
}

#[test]
fn a_wrong_shuffle_says_what_is_wrong_and_among_cards_where() {
    for (written, complaint) in [
        (
            "",
            "\"\" is not a deal number: enter one such as 1234, alone or after own, ms, pysol, kpat or cards, as in ms:1234",
        ),
        (
            "freecell:7",
            "\"freecell\" is not a deal number: enter one such as 1234, alone or after own, ms, pysol, kpat or cards, as in ms:1234",
        ),
        ("ms", "write a number after ms, as in ms:14934"),
        ("kpat:", "write a number after kpat, as in kpat:14934"),
        ("12x4", "'x' is not a digit"),
        ("ms:-5", "'-' is not a digit"),
        ("ms:+5", "'+' is not a digit"),
        ("ms:1:2", "':' is not a digit"),
        ("ms:٣", "'٣' is not a digit"),
        (
            "ms:0",
            "there is no such deal: ms numbers go from 1 to 8589934591",
        ),
        (
            "ms:8589934592",
            "there is no such deal: ms numbers go from 1 to 8589934591",
        ),
        (
            "pysol:0",
            "there is no such deal: pysol numbers go from 1 to 100000000000000000000",
        ),
        (
            "pysol:100000000000000000001",
            "there is no such deal: pysol numbers go from 1 to 100000000000000000000",
        ),
        (
            "kpat:2147483648",
            "there is no such deal: kpat numbers go from 1 to 2147483647",
        ),
        (
            "#98804262199142645760",
            "there is no such deal: own numbers go from 0 to 18446744073709551615; \
             if the number is from PySolFC, write pysol:98804262199142645760",
        ),
        (
            "100000000000000000001",
            "there is no such deal: own numbers go from 0 to 18446744073709551615",
        ),
        ("#", "write a number after own, as in own:14934"),
        ("ms #-5", "'-' is not a digit"),
        ("ms617x", "'x' is not a digit"),
        (
            "cards:3D, 11S",
            "\"11\" is not a card: write a rank of A23456789TJQK and a suit of CDHS, as in 7C or TD (at character 11)",
        ),
        ("cards", "a deal lists 1 to 520 cards, not 0"),
        ("cards:ms:", "a deal lists 1 to 520 cards, not 0"),
        (
            "cards:ms:3D1SKD",
            "\"1S\" is not a card: write a rank of A23456789TJQK and a suit of CDHS, as in 7C or TD (at character 12)",
        ),
        (
            "cards:3DA",
            "\"A\" is not a card: write a rank of A23456789TJQK and a suit of CDHS, as in 7C or TD (at character 9)",
        ),
        (
            "cards:x:3D",
            "\"x\" is not a deal number: enter one such as 1234, alone or after own, ms, pysol, kpat or cards, as in ms:1234",
        ),
    ] {
        assert_eq!(read(written), complaint, "{written}");
    }
}

#[test]
fn a_whole_deal_is_a_shuffle_of_its_own_game() {
    let game = GameId::new("spider").expect("an id");
    let read = |text| match Shuffle::for_game(text, &game) {
        Ok(shuffle) => shuffle.to_string(),
        Err(error) => error.to_string(),
    };
    for (written, wanted) in [
        ("ms:617", "ms:617"),
        ("617", "own:617"),
        ("spider:ms:617", "ms:617"),
        ("Spider:617", "own:617"),
        ("wasp:617", "this deal is one of wasp, not of spider"),
        (
            "ms:0",
            "there is no such deal: ms numbers go from 1 to 8589934591",
        ),
    ] {
        assert_eq!(read(written), wanted);
    }
    assert!(read("sm:617").starts_with("\"sm\" is not a deal number"));
}

#[test]
fn a_wrong_deal_counts_its_characters_from_the_game() {
    let complaint = |text: &str| text.parse::<DealId>().expect_err("no deal").to_string();
    assert_eq!(
        complaint("Spider:1"),
        "\"Spider\" is not a game id: write lower-case letters, digits and hyphens"
    );
    let wants = "write a deal after the game, as in spider:ms:14934";
    assert_eq!(complaint("spider"), wants);
    assert_eq!(complaint("spider:"), wants);
    assert_eq!(complaint("spider:12x"), "'x' is not a digit");
    assert_eq!(
        complaint("spider:cards:ms:3DXX"),
        "\"XX\" is not a card: write a rank of A23456789TJQK and a suit of CDHS, as in 7C or TD (at character 19)"
    );
}

#[test]
fn a_hostile_text_is_neither_read_to_its_end_nor_repeated() {
    let digits = "9".repeat(1_000_000);
    let problem = |text: &str| text.parse::<Shuffle>().expect_err("too long").problem;
    assert!(matches!(problem(&digits), DealTextProblem::Number(_)));
    let cards = format!("cards:{}", "AS".repeat(1_000_000));
    let DealTextProblem::Cards(error) = problem(&cards) else {
        panic!("it lists too many cards");
    };
    assert_eq!(error.found, CARDS_MAX + 1);
    let word: DealTextError = "x"
        .repeat(1_000_000)
        .parse::<Shuffle>()
        .expect_err("no scheme");
    assert!(word.to_string().len() < 200);
}
