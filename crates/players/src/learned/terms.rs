//! A game's rules as sets of cards: which join, which may be placed, which fill a vacancy.

use webspinner_rules::knobs::{
    CollectMode, Lift, RowRule, RunStart, Step, SuitRelation, Vacancy, When,
};
use webspinner_rules::{Card, Rank, Rules};

/// A feature of 1.
pub(crate) const ONE: i16 = 64;
/// No feature is farther from 0.
const MOST: i32 = 4 * 64;

/// A feature, which is not too large.
pub(super) fn bounded(value: i32) -> i16 {
    i16::try_from(value.clamp(-MOST, MOST)).unwrap_or(0)
}

/// A card as a number less than 64.
pub(super) fn index(card: Card) -> usize {
    card.code().into()
}

/// Its suit as a number less than 4.
pub(super) fn suit(card: Card) -> usize {
    index(card) >> 4
}

pub(super) const fn bit(index: usize) -> u64 {
    1 << index
}

/// How many of each card are unseen.
#[derive(Clone, Debug)]
pub(crate) struct Unseen {
    /// Of how many there are of each card, the lowest bits of all 64, then the next, and so on.
    pub(super) counts: Vec<u64>,
    pub(super) of_rank: [u16; 16],
    pub(super) total: u16,
}

impl Unseen {
    pub(crate) fn new(cards: &[Card]) -> Self {
        let mut unseen = Self {
            counts: Vec::new(),
            of_rank: [0; 16],
            total: 0,
        };
        for &card in cards {
            let mut carried = bit(index(card));
            for bits in &mut unseen.counts {
                (*bits, carried) = (*bits ^ carried, *bits & carried);
            }
            if carried != 0 {
                unseen.counts.push(carried);
            }
            unseen.of_rank[usize::from(card.number())] += 1;
            unseen.total += 1;
        }
        unseen
    }

    /// The share of the unseen cards that are in a set, as a feature.
    pub(super) fn share(&self, set: u64) -> i32 {
        let mut count = 0;
        for (nth, &bits) in self.counts.iter().enumerate() {
            count += (bits & set).count_ones().cast_signed() << nth;
        }
        count * i32::from(ONE) / i32::from(self.total.max(1))
    }
}

/// A game's rules as sets of cards, and as features.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    /// For each card those that join it.
    pub(super) joins: [u64; 64],
    /// For each card those that may be placed on it.
    pub(super) places: [u64; 64],
    /// For each card those on which it may be placed.
    pub(super) takers: [u64; 64],
    /// Those that may fill a vacancy.
    pub(super) fills: u64,
    pub(super) highest: Rank,
    pub(super) size: i32,
    hidden_at_start: i32,
    pub(super) of_rules: Vec<i16>,
}

impl Terms {
    pub(crate) fn new(rules: &Rules) -> Self {
        let pack = rules.pack();
        let cards: Vec<Card> = pack
            .distinct_suits()
            .into_iter()
            .flat_map(|suit| Rank::up_to(pack.highest()).map(move |rank| Card::new(rank, suit)))
            .collect();
        let set = |holds: &dyn Fn(Card) -> bool| {
            let held = cards.iter().filter(|&&card| holds(card));
            held.fold(0, |set, &card| set | bit(index(card)))
        };
        let mut terms = Self {
            joins: [0; 64],
            places: [0; 64],
            takers: [0; 64],
            fills: set(&|card| match rules.vacancy() {
                Vacancy::Any => true,
                Vacancy::King => card.rank() == pack.highest(),
                Vacancy::Never => false,
            }),
            highest: pack.highest(),
            size: whole(pack.size()),
            hidden_at_start: whole(
                rules
                    .layout()
                    .cards()
                    .iter()
                    .filter(|dealt| !dealt.face_up)
                    .count(),
            ),
            of_rules: of_rules(rules),
        };
        for &onto in &cards {
            terms.joins[index(onto)] = set(&|card| rules.joins(onto, card));
            terms.places[index(onto)] = set(&|card| rules.fits(card, onto));
            terms.takers[index(onto)] = set(&|card| rules.fits(onto, card));
        }
        terms
    }

    /// How many cards lie face down at the start.
    pub(crate) fn hidden_at_start(&self) -> i32 {
        self.hidden_at_start
    }
}

/// What distinguishes the game from others.
fn of_rules(rules: &Rules) -> Vec<i16> {
    let one = i32::from(ONE);
    let mut all = vec![
        whole(rules.columns().into()) * 6,
        whole(rules.pack().decks().into()) * 16,
        whole(rules.pack().distinct_suits().len()) * 16,
        whole(rules.pack().highest().number().into()) * 5,
        whole(rules.reserves().into()) * 8,
        whole(rules.stock_size()),
    ];
    let mut is = |holds: bool| all.push(if holds { one } else { 0 });
    is(rules.lift() == Lift::Single);
    is(rules.lift() == Lift::Tail);
    for &suit in SuitRelation::ALL {
        is(rules.lift() == Lift::Run(suit));
        is(rules.place().suit == suit);
        is(rules.collect().is_some_and(|collect| collect.suit == suit));
    }
    is(rules.place().step == Step::UpOrDown);
    is(rules.place().wrap);
    is(rules.place().open == When::Always);
    is(rules.vacancy() == Vacancy::Any);
    is(rules.vacancy() == Vacancy::King);
    is(rules.row_deal().rule == RowRule::Full);
    is(rules.row_deal().rule == RowRule::Any);
    is(rules.row_deal().rule == RowRule::Occupied);
    let collect = rules.collect();
    is(collect.is_some_and(|collect| collect.start == RunStart::Any));
    is(collect.is_some_and(|collect| collect.mode == CollectMode::ByChoice));
    is(rules.foundations().is_some());
    all.into_iter().map(bounded).collect()
}

pub(super) fn whole(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
