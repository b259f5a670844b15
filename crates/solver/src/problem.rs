//! A game's rules as tables, and what stays the same in all positions of one search.
//!
//! A card is a byte, `suit * 16 + rank`, which is less than 64: what may lie on what is one bit in
//! one of 64 words, whatever suits, steps and wraps the game's rules combine.

use webspinner_rules::knobs::{
    Base, CollectMode, Lift, RowDeal, RowRule, RunStart, SuitRelation, Vacancy,
};
use webspinner_rules::{Card, Position, Rank, Rules, Suit};

/// Sets of cards, one for each card.
pub(crate) type Adjacency = [u64; 64];

/// A game and a starting position in compact form: the rules and the stock.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    /// The cards that may be placed on each card.
    pub(crate) place: Adjacency,
    /// The cards that are lifted together with each card that they lie on.
    pub(crate) lift: Adjacency,
    /// The cards that are lifted together with each card because they are of one rank. No lifted
    /// cards are joined in both ways.
    pub(crate) kind: Adjacency,
    /// The cards that go on a run which is collected, after each card.
    pub(crate) collect: Adjacency,
    /// The cards that both `lift` and `collect` join to each card.
    pub(crate) joins: Adjacency,
    /// The cards that a vacancy takes.
    pub(crate) fills_vacancy: u64,
    /// The rules, for everything that the other fields do not cover.
    pub(crate) rules: Rules,
    /// The highest rank, which is also the number of cards in a collected run.
    pub(crate) highest: u8,
    /// Whether this is one of the games that [`crate::foundations`] is about.
    pub(crate) suits_foundations: bool,
    /// Whether finished runs stay on the table, each alone in its column when the game is won.
    pub(crate) keeps_runs: bool,
    /// The stock, the card dealt next first.
    pub(crate) stock: Vec<u8>,
}

/// The rank of a card by its code, 1 to 13.
#[inline]
pub(crate) const fn rank(card: u8) -> u8 {
    card & 15
}

/// Whether a set has a card.
#[inline]
pub(crate) const fn has(set: u64, card: u8) -> bool {
    set >> card & 1 != 0
}

/// The cards of a set.
pub(crate) fn each(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let first = u8::try_from(set.trailing_zeros()).unwrap_or(64);
        set &= set.wrapping_sub(1);
        (first < 64).then_some(first)
    })
}

/// Whether no two cards of the pack are the same.
pub(crate) fn each_card_once(rules: &Rules) -> bool {
    let pack = rules.pack();
    let suits = pack.suits();
    (1..suits.len()).all(|at| !suits[..at].contains(&suits[at]))
        && pack.size() == suits.len() * usize::from(pack.highest().number())
}

/// Whether a game moves single cards and builds foundations on columns that stay empty: the games
/// that the module `foundations` is about.
pub(crate) fn builds_foundations(rules: &Rules) -> bool {
    rules.foundations().is_some()
        && rules.lift() == Lift::Single
        && rules.vacancy() == Vacancy::Never
        && rules.reserves() == 0
        && each_card_once(rules)
}

impl Problem {
    /// The compact form of a game that starts from this position.
    pub(crate) fn new(rules: &Rules, start: &Position) -> Self {
        let lifted = |upper, lower| match rules.lift() {
            Lift::Run(suit) => rules.descends(upper, lower) && suit.holds(upper, lower),
            Lift::Tail => true,
            Lift::Single => false,
        };
        let is_run = matches!(rules.lift(), Lift::Run(_));
        let collected = |upper, lower| collects(rules, upper, lower);
        let fills = |card: &Card| match rules.vacancy() {
            Vacancy::Any => true,
            Vacancy::King => card.rank() == rules.pack().highest(),
            Vacancy::Never => false,
        };
        Self {
            place: relation(rules, |upper, lower| rules.fits(lower, upper)),
            lift: relation(rules, lifted),
            kind: relation(rules, |upper, lower| {
                is_run && rules.of_a_kind(upper, lower)
            }),
            collect: relation(rules, collected),
            joins: relation(rules, |upper, lower| rules.joins(upper, lower)),
            fills_vacancy: cards(rules)
                .filter(fills)
                .fold(0, |set, card| set | 1 << card.code()),
            highest: rules.pack().highest().number(),
            suits_foundations: builds_foundations(rules),
            keeps_runs: rules.collect().is_some_and(|collect| !collect.leaves()),
            stock: start.stock().map(Card::code).collect(),
            rules: rules.clone(),
        }
    }

    pub(crate) fn columns(&self) -> usize {
        usize::from(self.rules.columns())
    }

    pub(crate) fn row_deal(&self) -> RowDeal {
        self.rules.row_deal()
    }

    /// Whether rows may be dealt only while no column is empty.
    pub(crate) fn deals_full(&self) -> bool {
        self.row_deal().rule == RowRule::Full
    }

    /// Whether runs leave by themselves.
    pub(crate) fn collects_at_once(&self) -> bool {
        self.rules
            .collect()
            .is_some_and(|collect| collect.mode == CollectMode::AtOnce)
    }

    /// Whether runs leave when the player says so.
    pub(crate) fn collects_by_choice(&self) -> bool {
        self.rules
            .collect()
            .is_some_and(|collect| collect.mode == CollectMode::ByChoice)
    }

    /// Whether a run that is collected may begin at any rank.
    pub(crate) fn collects_any_start(&self) -> bool {
        self.rules
            .collect()
            .is_some_and(|collect| collect.start == RunStart::Any)
    }

    /// Whether cards may go to columns now.
    pub(crate) fn columns_open(&self, stock_is_empty: bool) -> bool {
        self.rules.place().open.includes(stock_is_empty)
    }

    /// What starts a foundation, in games that have any.
    pub(crate) fn base(&self) -> Option<Base> {
        self.rules.foundations().map(|foundations| foundations.base)
    }
}

fn cards(rules: &Rules) -> impl Iterator<Item = Card> + Clone {
    let highest = rules.pack().highest();
    let of_suit = move |suit| Rank::up_to(highest).map(move |rank| Card::new(rank, suit));
    Suit::ALL.into_iter().flat_map(of_suit)
}

fn relation(rules: &Rules, holds: impl Fn(Card, Card) -> bool) -> Adjacency {
    let mut relation = [0; 64];
    for upper in cards(rules) {
        let lower = cards(rules).filter(|&lower| holds(upper, lower));
        relation[usize::from(upper.code())] = lower.fold(0, |set, card| set | 1 << card.code());
    }
    relation
}

fn collects(rules: &Rules, upper: Card, lower: Card) -> bool {
    let Some(collect) = rules.collect() else {
        return false;
    };
    let wraps = collect.start == RunStart::Any
        && upper.rank() == Rank::ACE
        && lower.rank() == rules.pack().highest();
    (upper.number() == lower.number() + 1 || wraps)
        && <SuitRelation>::holds(collect.suit, upper, lower)
}
