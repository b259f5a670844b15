//! The whole truth about a table: every card, hidden ones too.

use std::hash::{Hash, Hasher};

use crate::card::Card;
use crate::column::{Column, Slot};
use crate::rules::Rules;

/// One column: some face-down cards at the bottom, face-up cards on them.
///
/// Unless it is empty, its end card is face up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pile {
    pub(crate) cards: Vec<Card>,
    pub(crate) face_down: u16,
}

impl Pile {
    /// All its cards, bottom first.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// How many of them, from the bottom, lie face down.
    #[must_use]
    pub fn face_down(&self) -> usize {
        usize::from(self.face_down)
    }

    /// The face-up cards, bottom first.
    #[must_use]
    #[inline]
    pub fn open(&self) -> &[Card] {
        &self.cards[usize::from(self.face_down)..]
    }

    /// The end card, which is the one that can be built on.
    #[must_use]
    #[inline]
    pub fn end(&self) -> Option<Card> {
        self.cards.last().copied()
    }

    /// Whether it is a vacancy.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Turns the end card up if it lies face down; says whether it did.
    #[inline]
    pub(crate) fn turn_up(&mut self) -> bool {
        let turns = self.face_down != 0 && usize::from(self.face_down) == self.cards.len();
        self.face_down -= u16::from(turns);
        turns
    }

    /// Lays the end card face down again if it was `turned`.
    #[inline]
    pub(crate) fn turn_back(&mut self, turned: bool) {
        self.face_down += u16::from(turned);
    }
}

/// A collected run: where it left from, and what that uncovered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Collected {
    pub(crate) from: Column,
    pub(crate) turned: bool,
}

/// A table: columns, stock, reserves, foundations and collected runs.
///
/// It is always well formed: it holds exactly its game's pack, and no column ends in a
/// face-down card.
///
/// Positions are equal if the same cards lie in the same places, however they got there; what can
/// be undone does not count.
///
/// A position comes from its rules: [dealt](crate::Rules::deal), read from a
/// [picture](crate::Rules::parse_picture), or made of a [`PositionDraft`](crate::text::PositionDraft). A
/// position does not know its game, so serde can write it (as JSON for example) but not read it:
/// read a draft and let [`Rules::position`](crate::Rules::position) check it.
///
/// ```
/// use webspinner_rules::deal::DealId;
/// use webspinner_rules::text::PositionDraft;
///
/// let game = "spider:ms:1".parse::<DealId>()?.deal()?;
/// let json = serde_json::to_string(game.position())?;
/// let draft = PositionDraft::from_json(&json)?;
/// assert_eq!(game.rules().position(&draft)?, *game.position());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    pub(crate) columns: Vec<Pile>,
    /// The next card to be dealt is the last one.
    pub(crate) stock: Vec<Card>,
    pub(crate) reserves: Vec<Option<Card>>,
    pub(crate) foundations: Vec<Vec<Card>>,
    /// The collected cards, run after run, each from its first (highest) card.
    pub(crate) collected: Vec<Card>,
    /// How to put back the runs that were collected since the position was made, which are the
    /// last ones.
    pub(crate) runs: Vec<Collected>,
    /// Cards in a full run.
    pub(crate) run_length: u8,
}

impl Position {
    /// Whether this is a position of a game: whether it has the game's piles and the cards of its
    /// pack. What rules say about positions of other games is meaningless.
    #[must_use]
    pub fn is_of(&self, rules: &Rules) -> bool {
        self.has_piles_of(rules) && rules.check_pack(&self.all_cards()).is_ok()
    }

    /// Whether it has the game's piles, whatever cards lie in them.
    #[inline]
    pub(crate) fn has_piles_of(&self, rules: &Rules) -> bool {
        let foundations = rules.foundations.map_or(0, |foundations| foundations.count);
        self.columns.len() == usize::from(rules.columns)
            && self.reserves.len() == usize::from(rules.reserves)
            && self.foundations.len() == usize::from(foundations)
            && self.run_length == rules.pack.highest.number()
    }

    /// How many cards lie face down, in columns and in the stock.
    #[must_use]
    pub fn hidden(&self) -> usize {
        let in_columns: usize = self.columns.iter().map(Pile::face_down).sum();
        in_columns + self.stock.len()
    }

    /// Every card, in no order that matters.
    fn all_cards(&self) -> Vec<Card> {
        let columns = self.columns.iter().flat_map(|pile| &pile.cards);
        let foundations = self.foundations.iter().flatten();
        let reserves = self.reserves.iter().flatten();
        let piles = columns.chain(foundations).chain(reserves);
        let off_table = self.stock.iter().chain(&self.collected);
        piles.chain(off_table).copied().collect()
    }

    /// The columns from the left.
    #[must_use]
    pub fn columns(&self) -> &[Pile] {
        &self.columns
    }

    /// One column.
    ///
    /// # Panics
    /// If the game has no such column.
    #[must_use]
    #[inline]
    pub fn column(&self, column: Column) -> &Pile {
        &self.columns[column.index()]
    }

    /// The stock, the card dealt next first.
    pub fn stock(&self) -> impl ExactSizeIterator<Item = Card> + '_ {
        self.stock.iter().rev().copied()
    }

    /// How many cards the stock holds.
    #[must_use]
    pub fn stock_len(&self) -> usize {
        self.stock.len()
    }

    /// The reserves from the left; `None` where the card has been played.
    #[must_use]
    pub fn reserves(&self) -> &[Option<Card>] {
        &self.reserves
    }

    /// The foundations from the left, bottom card first.
    #[must_use]
    pub fn foundations(&self) -> &[Vec<Card>] {
        &self.foundations
    }

    /// The foundation in this slot, bottom card first.
    ///
    /// # Panics
    /// If the game has no such foundation.
    #[must_use]
    pub fn foundation(&self, slot: Slot) -> &[Card] {
        &self.foundations[slot.index()]
    }

    /// The collected runs in the order they left, each from its highest card.
    pub fn collected(&self) -> impl ExactSizeIterator<Item = &[Card]> {
        self.collected.chunks_exact(usize::from(self.run_length))
    }

    /// The collected runs as [`Position::collected`], each with the column it left; `None` for
    /// those that were collected already when the position was made.
    pub fn collected_from(&self) -> impl ExactSizeIterator<Item = (Option<Column>, &[Card])> {
        let before = self.collected_len() - self.runs.len();
        let column = move |run: usize| Some(self.runs.get(run.checked_sub(before)?)?.from);
        let runs = self.collected().enumerate();
        runs.map(move |(run, cards)| (column(run), cards))
    }

    /// How many runs have been collected.
    #[must_use]
    pub fn collected_len(&self) -> usize {
        self.collected.len() / usize::from(self.run_length)
    }

    /// How many cards lie in columns and reserves.
    #[must_use]
    pub fn cards_on_table(&self) -> usize {
        let columns: usize = self.columns.iter().map(|pile| pile.cards.len()).sum();
        columns + self.reserves.iter().flatten().count()
    }

    /// Every vacancy, from the left.
    pub fn vacancies(&self) -> impl Iterator<Item = Column> + '_ {
        self.columns
            .iter()
            .enumerate()
            .filter(|(_, pile)| pile.is_empty())
            .map(|(index, _)| Column::at(index))
    }
}

/// All that makes two positions equal.
#[derive(PartialEq, Eq, Hash)]
struct Cards<'p> {
    columns: &'p [Pile],
    stock: &'p [Card],
    reserves: &'p [Option<Card>],
    foundations: &'p [Vec<Card>],
    collected: &'p [Card],
}

impl Position {
    #[inline]
    fn cards(&self) -> Cards<'_> {
        Cards {
            columns: &self.columns,
            stock: &self.stock,
            reserves: &self.reserves,
            foundations: &self.foundations,
            collected: &self.collected,
        }
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.cards().hash(state);
    }
}
