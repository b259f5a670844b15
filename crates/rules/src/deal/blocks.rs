//! Packs as other programs build them, and the shuffle that all schemes share.

use crate::card::{Card, Rank, Suit};
use crate::knobs::Pack;

/// A pack of four blocks A to K, block after block or interleaved.
pub(super) type Quarters = [Suit; 4];

/// How many decks of these four suits make up the pack, or a pack of other suits that cards of
/// these may stand in for; `None` where they do not.
///
/// One suit may stand in for any other, and a black and a red one for any such pair: the same
/// that [`Rules::lay_out`](crate::Rules::lay_out) takes.
pub(super) fn decks_of(pack: &Pack, quarters: Quarters) -> Option<usize> {
    let blocks = usize::from(pack.decks()) * pack.suits().len();
    let decks = blocks / 4;
    let theirs = tally(&quarters.repeat(decks));
    let ours = tally(&pack.suits().repeat(usize::from(pack.decks())));
    let alike = |&((our_suit, our_count), (their_suit, their_count)): &(Count, Count)| {
        our_count == their_count
            && match ours.len() {
                1 => true,
                2 => our_suit.colour() == their_suit.colour(),
                _ => our_suit == their_suit,
            }
    };
    let pairs: Vec<(Count, Count)> = ours.iter().copied().zip(theirs.iter().copied()).collect();
    (ours.len() == theirs.len() && pairs.iter().all(alike)).then_some(decks)
}

type Count = (Suit, usize);

/// How often each suit occurs, in the order of [`Suit::ALL`] and so the black ones first.
fn tally(suits: &[Suit]) -> Vec<Count> {
    let count = |suit| suits.iter().filter(|&&other| other == suit).count();
    let counts = Suit::ALL.map(|suit| (suit, count(suit)));
    counts.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// The cards of some blocks of one suit, each from the ace up.
pub(super) fn block_by_block(suits: &[Suit], highest: Rank) -> Vec<Card> {
    let block = |&suit| Rank::up_to(highest).map(move |rank| Card::new(rank, suit));
    suits.iter().flat_map(block).collect()
}

/// The cards of some blocks of one suit, all aces first, then all twos.
pub(super) fn rank_by_rank(suits: &[Suit], highest: Rank) -> Vec<Card> {
    let row = |rank| suits.iter().map(move |&suit| Card::new(rank, suit));
    Rank::up_to(highest).flat_map(row).collect()
}

/// The shuffle of Fisher and Yates from the last item to the second: each changes places with
/// the one that `pick` chooses among it and those before it.
// CITE: Durstenfeld, Algorithm 235: Random permutation, CACM 7 (1964).
pub(super) fn shuffle<T>(items: &mut [T], mut pick: impl FnMut(u32) -> u32) {
    for last in (1..items.len()).rev() {
        let bound = u32::try_from(last + 1).expect("a pack has at most CARDS_MAX cards");
        let picked = usize::try_from(pick(bound)).expect("it is below the bound, a length");
        items.swap(last, picked);
    }
}

/// Shuffles a pack that is then dealt from its end, and turns it over: the first card dealt comes
/// first.
pub(super) fn shuffled_from_end(mut cards: Vec<Card>, pick: impl FnMut(u32) -> u32) -> Vec<Card> {
    shuffle(&mut cards, pick);
    cards.reverse();
    cards
}
