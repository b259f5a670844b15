//! Packs that no other program knows: a player's own games.

use proptest::prelude::*;
use webspinner_rules::deal::{DealNumber, Scheme};
use webspinner_rules::{CARDS_MAX, Rules};

/// A game of any pack, with all its cards but two in the stock.
fn game_of(decks: usize, suits: &str, highest: usize) -> Rules {
    let highest = &"A23456789TJQK"[highest - 1..highest];
    let file = format!(
        r#"
        id = "odd"
        name = "Odd"
        decks = {decks}
        suits = "{suits}"
        highest = "{highest}"
        columns = 2
        vacancy = "any"
        layout = [{{ up = "1-2" }}]
        [place]
        suit = "any"
        [lift]
        unit = "single"
        [deal]
        rule = "any"
        [collect]
        suit = "any"
        [schemes.kpat]
        layout = [{{ up = "2,1" }}]
        reversed-rows = true
        "#
    );
    Rules::parse(&file).unwrap_or_else(|report| panic!("{file}{report}"))
}

/// What a renaming of suits keeps: the share of each suit, and whether two suits have two colours.
fn shares(suits: &str) -> Vec<usize> {
    let count = |suit| suits.matches(suit).count();
    let mut counts: Vec<usize> = ['C', 'S', 'H', 'D'].map(count).into();
    counts.retain(|&count| count > 0);
    counts
}

proptest! {
    #[test]
    fn own_ms_and_pysol_deal_every_pack(
        decks in 1..5_usize,
        suits in "[CDHS]{1,8}",
        highest in 3..=13_usize,
        number in 1..40_000_u128,
    ) {
        prop_assume!(decks * suits.len() * highest <= CARDS_MAX);
        let rules = game_of(decks, &suits, highest);
        for scheme in [Scheme::Own, Scheme::Ms, Scheme::Pysol] {
            let number = DealNumber::new(scheme, number).expect("in range");
            let position = rules.deal(&number.into());
            prop_assert!(position.is_ok(), "{} {}: {:?}", suits, number, position);
        }
    }

    #[test]
    fn kpat_deals_a_pack_of_its_own_shares_or_says_that_it_does_not(
        decks in 1..5_usize,
        suits in "[CDHS]{1,4}",
        number in 1..40_000_u128,
    ) {
        let rules = game_of(decks, &suits, 5);
        let number = DealNumber::new(Scheme::Kpat, number).expect("in range");
        let shares = shares(&suits);
        let fair = shares.iter().all(|share| *share == shares[0]);
        let two_colours = suits.contains(['C', 'S']) && suits.contains(['H', 'D']);
        let known = decks * suits.len() % 4 == 0
            && match shares.len() {
                1 => true,
                2 => fair && two_colours,
                3 => suits.matches('S').count() == 2 && !suits.contains('D'),
                _ => fair,
            };
        prop_assert_eq!(rules.deal(&number.into()).is_ok(), known);
    }
}
