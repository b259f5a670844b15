//! Positions in which there is too little room to take the columns apart, whatever the suits.
//!
//! Once the stock is empty, a column is a pile of *blocks*: each card of a block is one rank lower
//! than the card under it, and the first card of the next block is not. Its last block has a
//! *head*, its first card, which is *fixed* unless it lies at the bottom; so are all the cards
//! under it. The other cards are *loose*. A column in which nothing is fixed is *open*.
//!
//! Cards that are lifted together are in order by rank, and so are those that are collected. So the
//! only fixed card that a move or a collection can take up is the head of a last block, with what
//! lies on it. Then it is loose, and so are the cards of its block that were not yet; the block
//! under it is the last one, whose cards are loose but for its head. No card ever becomes fixed. To
//! win, all columns must become open. An *arrangement* says how many blocks each column still has,
//! which says what is fixed. All of them are tried that real play can come to, as far as the
//! following shows, and if none has but open columns, no play wins.
//!
//! *Proof.* Loose cards are put on cards one rank higher or into vacancies. So, as long as they are
//! on the table, they lie on cards one rank higher, each loose or the head of a last block, no two
//! on the same; or at the bottoms of open columns. Look at the moment when a head has been taken up
//! and put down, or collected, and count it as loose, but leave the block aside that it lay on: the
//! cards of that lie on one another, and nothing lies on its end. All other loose cards are where
//! they may be without that block. So, for all ranks together, the loose cards in excess of the
//! cards one rank higher that they may lie on are not more than the columns that were open.
//!
//! If they are as many, every card that may be lain on, of a rank that has no more of them than
//! there are cards to lie on them, has a card on it. But the last of the cards that were put down
//! has none. So it is an ace, or of a rank with more such cards than that; and from the head to it
//! there is a loose card of every rank, each of which is lifted or collected with the one before.
//!
//! Runs may have been collected since. A run takes a card of every rank, all of them loose, so the
//! excess of all ranks but the king's stays as it is, and the kings' becomes one less. There are
//! not more such runs than loose cards of any one rank, and where runs are of one suit, of any one
//! rank of the suit. Counting as many as that never makes the excess greater than it is. Where runs
//! stay on the table, none has gone, and the game is won with each run alone in a column, which is
//! open.

use rustc_hash::FxHashSet;
use webspinner_rules::knobs::{Lift, Step, SuitRelation};
use webspinner_rules::{Card, Position, Rank, Rules, Suit};

/// How many arrangements are tried. The bound does not apply where there are more.
const ARRANGEMENTS_MAX: usize = 2000;
/// Ranks are 1 to 13, and nothing lies on a rank beyond the highest.
const RANKS: usize = 15;

/// Whether there is too little room to take the columns apart.
pub(crate) fn is_cramped(rules: &Rules, position: &Position) -> bool {
    if !applies(rules, position) {
        return false;
    }
    let columns = position.columns().iter();
    let blocks: Vec<Vec<&[Card]>> = columns.map(|pile| blocks(pile.cards())).collect();
    let first: Vec<usize> = blocks.iter().map(Vec::len).collect();
    let (mut tried, mut open) = (FxHashSet::from_iter([first.clone()]), vec![first]);
    while let Some(left) = open.pop() {
        if left.iter().all(|&blocks| blocks <= 1) || tried.len() > ARRANGEMENTS_MAX {
            return false;
        }
        let room = Room::new(&blocks, &left);
        for column in (0..left.len()).filter(|&column| left[column] > 1) {
            let head = blocks[column][left[column] - 1][0];
            if room.clone().has_room_for(rules, head) {
                let mut next = left.clone();
                next[column] -= 1;
                if tried.insert(next.clone()) {
                    open.push(next);
                }
            }
        }
    }
    true
}

fn applies(rules: &Rules, position: &Position) -> bool {
    let place = rules.place();
    place.step == Step::Down
        && !place.wrap
        && !place.same_rank
        && rules.lift() != Lift::Tail
        && rules.foundations().is_none()
        && position.stock_len() == 0
        && position.reserves().iter().all(Option::is_none)
        && !rules.reserves_take_cards()
}

/// The blocks of a column, from the bottom.
fn blocks(cards: &[Card]) -> Vec<&[Card]> {
    let goes_on = |under: &Card, card: &Card| under.number() == card.number() + 1;
    cards.chunk_by(goes_on).collect()
}

/// What is loose in an arrangement, and what loose cards may lie on.
#[derive(Clone)]
struct Room {
    /// The loose cards, by suit and rank.
    loose: [[usize; RANKS]; 4],
    /// The fixed heads, by rank.
    heads: [usize; RANKS],
    /// How many columns are open.
    open: usize,
}

impl Room {
    fn new(blocks: &[Vec<&[Card]>], left: &[usize]) -> Self {
        let mut room = Self {
            loose: [[0; RANKS]; 4],
            heads: [0; RANKS],
            open: 0,
        };
        for (blocks, &left) in blocks.iter().zip(left) {
            let is_open = left <= 1;
            room.open += usize::from(is_open);
            let last = blocks.iter().skip(left.saturating_sub(1));
            let mut cards = last.flat_map(|block| block.iter());
            if !is_open && let Some(head) = cards.next() {
                room.heads[usize::from(head.number())] += 1;
            }
            for &card in cards {
                room.loosen(card);
            }
        }
        room
    }

    fn loosen(&mut self, card: Card) {
        self.loose[card.suit() as usize][usize::from(card.number())] += 1;
    }

    /// Whether there is room once this head has been taken up.
    fn has_room_for(&mut self, rules: &Rules, head: Card) -> bool {
        self.heads[usize::from(head.number())] -= 1;
        self.loosen(head);
        let highest = usize::from(rules.pack().highest().number());
        let gone = self.runs_gone(rules, highest);
        // A run that has gone is gone from every rank.
        let left = |rank: usize| self.count(rank).saturating_sub(gone);
        let hosts = |rank: usize| left(rank) + self.heads[rank];
        let taken: usize = (1..=highest)
            .map(|rank| left(rank).saturating_sub(hosts(rank + 1)))
            .sum();
        let to_spare = |rank: usize| hosts(rank + 1) > left(rank);
        taken < self.open || taken == self.open && self.may_end(rules, head, to_spare)
    }

    /// The loose cards of a rank, including cards of runs that have gone.
    fn count(&self, rank: usize) -> usize {
        self.loose.iter().map(|suit| suit[rank]).sum()
    }

    /// How many runs may have gone at most.
    fn runs_gone(&self, rules: &Rules, highest: usize) -> usize {
        let fewest = |count: &dyn Fn(usize) -> usize| (1..=highest).map(count).min().unwrap_or(0);
        let one_suit = (rules.collect()).is_some_and(|way| way.suit == SuitRelation::OneSuit);
        if one_suit {
            let suits = self.loose.iter();
            suits.map(|suit| fewest(&|rank| suit[rank])).sum()
        } else {
            fewest(&|rank| self.count(rank))
        }
    }

    /// Whether what is lifted or collected with a head may end in an ace, or in a card of a rank
    /// with some to spare for the cards one rank lower.
    fn may_end(&self, rules: &Rules, head: Card, to_spare: impl Fn(usize) -> bool) -> bool {
        let mut ends = vec![head];
        for rank in Rank::up_to(head.rank()).rev().skip(1) {
            let number = usize::from(rank.number());
            if to_spare(number) {
                return true;
            }
            let goes_with = |card: &Card| ends.iter().any(|&end| leave_together(rules, end, *card));
            let loose = Suit::ALL
                .into_iter()
                .filter(|&suit| self.loose[suit as usize][number] > 0);
            ends = loose
                .map(|suit| Card::new(rank, suit))
                .filter(goes_with)
                .collect();
            if ends.is_empty() {
                return false;
            }
        }
        true
    }
}

/// Whether a card that lies on the next higher one may be lifted with it, or collected.
fn leave_together(rules: &Rules, under: Card, card: Card) -> bool {
    let lifted = matches!(rules.lift(), Lift::Run(suit) if suit.holds(under, card));
    lifted || (rules.collect()).is_some_and(|way| way.suit.holds(under, card))
}
