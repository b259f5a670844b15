//! Whether the cards of many deals lie as chance says.
//!
//! [`DealCheck`] counts a few things in deal after deal, as a player sees them when a game begins.
//! What to expect of each follows from the rules and the pack alone, exactly: each card is as
//! likely as any other in every place. `docs/fair-player.md` tells how.

mod pairs;

use std::sync::Arc;

use crate::card::{Card, Rank};
use crate::deal::{DealError, DealNumber, DealNumberError, Shuffle};
use crate::knobs::RowRule;
use crate::layout::Layout;
use crate::rules::Rules;
use crate::stats::Z;
use pairs::{Moments, ones, pairs};

/// What is counted in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantity {
    /// Moves of the last card of a column onto the last card of another one.
    FirstMoves,
    /// Kings (cards of the highest rank) that are the last card of a column.
    Kings,
    /// Two cards of the first row from the stock that are neighbours in rank.
    Pairs,
    /// Aces in the first row from the stock.
    Aces,
}

impl Quantity {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::FirstMoves, Self::Kings, Self::Pairs, Self::Aces];

    /// Its name in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::FirstMoves => "first-moves",
            Self::Kings => "kings",
            Self::Pairs => "pairs",
            Self::Aces => "aces",
        }
    }
}

/// How often something was counted, and how often it was to be expected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figure {
    /// What was counted.
    pub quantity: Quantity,
    /// In how many deals.
    pub deals: u32,
    /// How often, in all deals together.
    pub counted: u64,
    /// How often in one deal, by chance.
    pub expected: f64,
    /// The standard deviation of that.
    pub deviation: f64,
}

impl Figure {
    /// How often in one deal; 0 before the first one.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "no count is so large")]
    pub fn mean(&self) -> f64 {
        self.counted as f64 / f64::from(self.deals.max(1))
    }

    /// Where 95 of 100 fair shufflers have their mean over as many deals: the lowest and the
    /// highest. It is an approximation, good from some dozens of deals on.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        // A sum over many deals follows the normal distribution.
        let reach = Z * self.deviation / f64::from(self.deals.max(1)).sqrt();
        ((self.expected - reach).max(0.0), self.expected + reach)
    }

    /// Whether the mean is within the [interval](Self::interval).
    #[must_use]
    pub fn is_usual(&self) -> bool {
        let (low, high) = self.interval();
        (low..=high).contains(&self.mean())
    }
}

/// Why deals cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DealCheckError {
    /// The game has no deals of this scheme.
    #[error("{0}")]
    Deal(DealError),
    /// The last number is one that the scheme does not know.
    #[error("{0}")]
    Number(DealNumberError),
}

/// Counts in the deals of one game, number after number.
///
/// ```
/// use webspinner_rules::chance::DealCheck;
/// use webspinner_rules::deal::DealNumber;
/// use webspinner_rules::games;
///
/// let spider = games::find("spider").expect("a built-in game");
/// let mut check = DealCheck::new(spider.clone(), DealNumber::own(1), 1000)?;
/// check.step(1000);
/// let first_moves = check.figures().next().expect("the columns have last cards");
/// // Ten last cards are 90 ordered pairs. Of the 103 cards that the second may be, 8 are one rank
/// // higher than the first, unless that is a king.
/// let expected = 90.0 * (12.0 / 13.0) * (8.0 / 103.0);
/// assert!((first_moves.expected - expected).abs() < 1e-9);
/// assert!(first_moves.is_usual());
/// # Ok::<(), webspinner_rules::chance::DealCheckError>(())
/// ```
#[derive(Clone, Debug)]
pub struct DealCheck {
    rules: Arc<Rules>,
    next: DealNumber,
    left: u32,
    /// Where the last card of each column is among the cards in dealing order.
    last: Vec<usize>,
    /// Where the first row is.
    row: std::ops::Range<usize>,
    figures: Vec<Figure>,
}

impl DealCheck {
    /// Begins with this deal, and counts in so many, whose numbers follow one another.
    ///
    /// # Errors
    /// If the game has no such deals.
    ///
    /// # Panics
    /// Never: a game that is dealt by a scheme has its layout.
    pub fn new(rules: Arc<Rules>, first: DealNumber, deals: u32) -> Result<Self, DealCheckError> {
        let last = first.number().saturating_add(u128::from(deals.max(1) - 1));
        DealNumber::new(first.scheme(), last).map_err(DealCheckError::Number)?;
        let found = rules.dealt_cards(&first.into());
        let style = found.map_err(DealCheckError::Deal)?.layout_style();
        let layout = rules.layout_for(style);
        let layout = layout.expect("the game was just dealt so");
        let mut check = Self {
            last: last_cards(layout),
            row: first_row(&rules, layout),
            next: first,
            left: deals,
            figures: Vec::new(),
            rules,
        };
        check.figures = check.nothing_counted();
        Ok(check)
    }

    /// Counts in so many more deals, or in all that are left.
    ///
    /// # Panics
    /// Never: a scheme deals a game by all its numbers, or by none.
    pub fn step(&mut self, deals: u32) {
        for _ in 0..deals.min(self.left) {
            let cards = self.rules.dealt_cards(&Shuffle::Number(self.next));
            let cards = cards.expect("the scheme deals the game");
            self.count(cards.cards());
            self.left -= 1;
            if self.left > 0 {
                let next = DealNumber::new(self.next.scheme(), self.next.number() + 1);
                self.next = next.expect("the scheme knows the last number");
            }
        }
    }

    /// How many deals are left.
    #[must_use]
    pub fn left(&self) -> u32 {
        self.left
    }

    /// The figures so far, in the order of [`Quantity::ALL`]. What no deal of the game can have is
    /// left out, such as a row in a game without a stock.
    pub fn figures(&self) -> impl Iterator<Item = Figure> + '_ {
        self.figures.iter().copied()
    }

    fn nothing_counted(&self) -> Vec<Figure> {
        let pack: Vec<Card> = self.rules.pack().cards().collect();
        let figure = |quantity| {
            let Moments { mean, variance } = self.expected(&pack, quantity);
            (mean > 0.0).then_some(Figure {
                quantity,
                deals: 0,
                counted: 0,
                expected: mean,
                deviation: variance.sqrt(),
            })
        };
        Quantity::ALL.into_iter().filter_map(figure).collect()
    }

    fn expected(&self, pack: &[Card], quantity: Quantity) -> Moments {
        let (columns, row) = (self.last.len(), self.row.len());
        match quantity {
            Quantity::FirstMoves => pairs(pack, columns, |one, other| self.moves(one, other)),
            Quantity::Kings => ones(pack, columns, |card| self.is_king(card)),
            Quantity::Pairs => pairs(pack, row, |one, other| self.rules.descends(one, other)),
            Quantity::Aces => ones(pack, row, is_ace),
        }
    }

    fn count(&mut self, cards: &[Card]) {
        let last: Vec<Card> = self.last.iter().map(|&place| cards[place]).collect();
        let row = &cards[self.row.clone()];
        for index in 0..self.figures.len() {
            let counted = match self.figures[index].quantity {
                Quantity::FirstMoves => count_pairs(&last, |one, other| self.moves(one, other)),
                Quantity::Kings => last.iter().filter(|card| self.is_king(**card)).count(),
                Quantity::Pairs => count_pairs(row, |one, other| self.rules.descends(one, other)),
                Quantity::Aces => row.iter().filter(|card| is_ace(**card)).count(),
            };
            let figure = &mut self.figures[index];
            figure.deals += 1;
            figure.counted += u64::try_from(counted).unwrap_or(u64::MAX);
        }
    }

    /// Whether the first card may go on the second when the game begins.
    fn moves(&self, card: Card, onto: Card) -> bool {
        let is_over = self.row.start >= self.rules.pack().size();
        self.rules.place().open.includes(is_over) && self.rules.fits(card, onto)
    }

    fn is_king(&self, card: Card) -> bool {
        card.rank() == self.rules.pack().highest()
    }
}

fn is_ace(card: Card) -> bool {
    card.rank() == Rank::ACE
}

/// How many ordered pairs of two of these cards hold.
fn count_pairs(cards: &[Card], holds: impl Fn(Card, Card) -> bool) -> usize {
    let others = |at: usize| {
        let others = cards.iter().enumerate();
        others.filter(move |(other, _)| *other != at)
    };
    let of = |(at, &one): (usize, &Card)| {
        let held = others(at).filter(|(_, other)| holds(one, **other));
        held.count()
    };
    cards.iter().enumerate().map(of).sum()
}

fn last_cards(layout: &Layout) -> Vec<usize> {
    let mut last = std::collections::BTreeMap::new();
    for (place, dealt) in layout.cards().iter().enumerate() {
        last.insert(dealt.column.index(), place);
    }
    last.into_values().collect()
}

fn first_row(rules: &Rules, layout: &Layout) -> std::ops::Range<usize> {
    let start = layout.cards().len() + usize::from(rules.reserve_cards());
    let size = rules.pack().size();
    let length = match rules.row_deal().rule {
        RowRule::None => 0,
        RowRule::Full | RowRule::Any => usize::from(rules.columns()),
        // A column that is empty at the start gets no card.
        RowRule::Occupied => last_cards(layout).len(),
    };
    start..(start + length).min(size)
}

#[cfg(test)]
mod tests;
