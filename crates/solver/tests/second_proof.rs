//! A second proof that deals are lost, which shares nothing with the solver but the rules: plain on
//! purpose, so that it can be checked by reading.
//!
//! It tries all play, and turns back where an *easier game* knows no way on. In the easier game
//! what was possible once stays so: a card that may have been an end card of a column is one from
//! then on, until a row covers all ends. Every real play is possible there too as long as no column
//! has been emptied and no run has left, and without one of these no game is won. The rules are
//! those of Spider: one rank down, lifted and collected in one suit, rows to full columns only.

use std::hash::BuildHasher;

use rustc_hash::{FxBuildHasher, FxHashSet};
use webspinner_rules::{Card, Position, Rules, games};

/// A set of cards, by their place in the list of all cards.
type Cards = u128;
/// A set of columns.
type Columns = u16;

/// What may lie where in the easier game.
struct Easier {
    cards: Vec<Card>,
    /// The cards that lie at the bottom of a column.
    bottoms: Cards,
    /// The columns that each card may end.
    ends: Vec<Columns>,
    /// The cards that each card may lie on.
    on: Vec<Cards>,
    /// The cards one rank higher than each card, and those of them of its suit.
    higher: Vec<Cards>,
    higher_in_suit: Vec<Cards>,
    /// How many cards are on the table.
    dealt: usize,
}

fn each(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (first < 128).then_some(first)
    })
}

/// Of all pairs of different columns, one from each set: the first columns and the second ones.
fn pairs(left: Columns, right: Columns) -> (Columns, Columns) {
    let columns = each(left.into()).map(|column| (1 << column, right & !(1 << column)));
    columns
        .filter(|&(_, others)| others != 0)
        .fold((0, 0), |(left, right), (column, others)| {
            (left | column, right | others)
        })
}

impl Easier {
    fn new(position: &Position) -> Self {
        let columns = position.columns();
        let cards: Vec<Card> = (columns.iter().flat_map(|pile| pile.cards().iter().copied()))
            .chain(position.stock())
            .collect();
        let above = |card: &Card, in_suit: bool| {
            let fits = |other: &Card| {
                other.number() == card.number() + 1 && (!in_suit || other.same_suit(*card))
            };
            let set = cards.iter().map(|other| u128::from(fits(other)));
            set.zip(0..)
                .fold(0, |set, (fits, place)| set | fits << place)
        };
        let mut easier = Self {
            bottoms: 0,
            ends: vec![0; cards.len()],
            on: vec![0; cards.len()],
            higher: cards.iter().map(|card| above(card, false)).collect(),
            higher_in_suit: cards.iter().map(|card| above(card, true)).collect(),
            dealt: 0,
            cards,
        };
        for (column, pile) in columns.iter().enumerate() {
            easier.bottoms |= 1 << easier.dealt;
            for place in easier.dealt + 1..easier.dealt + pile.cards().len() {
                easier.on[place] = 1 << (place - 1);
            }
            easier.dealt += pile.cards().len();
            easier.ends[easier.dealt - 1] = 1 << column;
        }
        easier
    }

    /// Makes every play until nothing is new; says whether a column may be emptied.
    fn play_all(&mut self) -> bool {
        loop {
            let before = (self.ends.clone(), self.on.clone());
            let (lifts, tails) = self.lifted();
            for head in 0..self.dealt {
                for target in each(self.higher[head] & ((1 << self.dealt) - 1)) {
                    let (from, to) = pairs(lifts[head], self.ends[target]);
                    if from == 0 {
                        continue;
                    }
                    if self.bottoms >> head & 1 != 0 {
                        return true;
                    }
                    self.play(head, tails[head], lifts[head], target, (from, to));
                }
            }
            if before == (self.ends.clone(), self.on.clone()) {
                return false;
            }
        }
    }

    fn play(
        &mut self,
        head: usize,
        tail: Cards,
        lifts: Columns,
        target: usize,
        (from, to): (Columns, Columns),
    ) {
        self.on[head] |= 1 << target;
        for end in each(tail) {
            self.ends[end] |= pairs(self.ends[end] & lifts, to).1;
        }
        for below in each(self.on[head] & !(1 << target)) {
            self.ends[below] |= from;
        }
    }

    /// The columns that each card may be lifted from, and the cards that may be lifted with it.
    fn lifted(&self) -> (Vec<Columns>, Vec<Cards>) {
        let mut lifts = self.ends.clone();
        let mut tails: Vec<Cards> = (0..self.cards.len()).map(|card| 1 << card).collect();
        loop {
            let before = (lifts.clone(), tails.clone());
            for card in (0..self.dealt).filter(|&card| before.0[card] != 0) {
                for below in each(self.on[card] & self.higher_in_suit[card]) {
                    lifts[below] |= lifts[card];
                    tails[below] |= tails[card];
                }
            }
            if before == (lifts.clone(), tails.clone()) {
                return (lifts, tails);
            }
        }
    }

    /// Deals a row of ten cards, each on whatever may end its column.
    fn deal(&mut self, columns: usize) {
        let ends = std::mem::replace(&mut self.ends, vec![0; self.cards.len()]);
        for column in 0..columns {
            let covered = (0..self.dealt).filter(|&card| ends[card] >> column & 1 != 0);
            self.on[self.dealt + column] = covered.fold(0, |set, card| set | 1 << card);
            self.ends[self.dealt + column] = 1 << column;
        }
        self.dealt += columns;
    }

    /// Whether every card of a full run may lie on the one before it.
    fn run_may_leave(&self) -> bool {
        let all = 0..self.cards.len();
        let set =
            |cards: &mut dyn Iterator<Item = usize>| cards.fold(0, |set, card| set | 1 << card);
        let kings = set(&mut all.clone().filter(|&card| self.cards[card].number() == 13));
        let run = (1..13).fold(kings, |run, _| {
            set(&mut (all.clone())
                .filter(|&card| self.on[card] & run & self.higher_in_suit[card] != 0))
        });
        run != 0
    }
}

/// Whether the easier game shows that no column can be emptied and no run can leave.
fn is_hopeless(position: &Position) -> bool {
    if position.vacancies().next().is_some() {
        return false;
    }
    let mut easier = Easier::new(position);
    loop {
        if easier.play_all() {
            return false;
        }
        if easier.dealt == easier.cards.len() {
            return !easier.run_may_leave();
        }
        easier.deal(position.columns().len());
    }
}

/// A fingerprint of a position.
fn fingerprint(position: &Position) -> u128 {
    let mut words = position.columns().iter().flat_map(|pile| {
        let cards = pile
            .cards()
            .iter()
            .map(|card| (card.number(), card.suit() as u8));
        cards.chain([(0, u8::try_from(pile.face_down()).expect("few cards"))])
    });
    let mut second = 0xcbf2_9ce4_8422_2325_u64;
    words.by_ref().for_each(|(rank, suit)| {
        second =
            (second.rotate_left(5) ^ u64::from(rank * 8 + suit)).wrapping_mul(0x0100_0000_01b3);
    });
    let first = FxBuildHasher.hash_one(position);
    u128::from(first) << 64 | u128::from(second)
}

/// Tries all play; how many positions that took, `None` if one is won.
fn lost_after(rules: &Rules, start: Position) -> Option<usize> {
    let mut seen = FxHashSet::from_iter([fingerprint(&start)]);
    let mut open = vec![start];
    while let Some(position) = open.pop() {
        if rules.is_won(&position) {
            return None;
        }
        if is_hopeless(&position) {
            continue;
        }
        for legal in rules.legal_moves(&position) {
            let mut next = position.clone();
            let _ = next.apply(rules, legal);
            if seen.insert(fingerprint(&next)) {
                open.push(next);
            }
        }
    }
    Some(seen.len())
}

/// Tries all play of a deal of Spider.
fn spider_lost_after(deal: &str) -> Option<usize> {
    let rules = games::find("spider").expect("a built-in game");
    let deal = deal.parse().expect("a deal number");
    lost_after(rules, rules.deal(&deal).expect("a deal of Spider"))
}

#[test]
fn spider_deal_14934_is_lost() {
    // 7 before the first row, 94 before the second, 29,389 before the third and 12,463 after it.
    assert_eq!(spider_lost_after("ms:14934"), Some(41_953));
}

/// Its easier game is lost from the start.
#[test]
fn spider_deal_1748_is_lost() {
    assert_eq!(spider_lost_after("ms:1748"), Some(1));
}
