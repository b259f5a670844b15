//! Columns that were described before: from one table to the next a move changes two of them.

use rustc_hash::FxHashMap;
use webspinner_rules::{COLUMNS_MAX, Card, Column, Pile, Position};

use crate::learned::cards::{self, SuitSums};
use crate::learned::features;
use crate::learned::net::{CardSums, HIDDEN, Net, add_cards};
use crate::learned::terms::{Terms, Unseen};
use crate::search::{Fingerprint, fingerprint_of, fingerprint_with};

/// As many columns as a game may have.
pub(super) const COLUMNS: usize = COLUMNS_MAX as usize;
/// As many are kept: those of several searches, in half a megabyte or so.
const KEPT_MAX: usize = 2_000;

/// A number that tells columns apart.
///
/// If two columns of a decision had the same, one would be taken for the other; of 2^64 numbers a
/// decision sees some thousand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mark {
    /// That of the open cards, and of how many others there are.
    open: u64,
    /// The fingerprint of the whole column.
    all: u64,
}

impl Mark {
    fn new(pile: &Pile) -> Self {
        Self {
            open: mark_of_open(pile.face_down(), pile.open()),
            all: fingerprint_of(pile),
        }
    }
}

/// The marks of the columns of a position.
#[derive(Clone, Debug)]
pub(super) struct Marks {
    of_column: [Mark; COLUMNS],
    /// The sum of their fingerprints, for which the order of columns does not count.
    sum: u64,
}

impl Marks {
    pub(super) fn new(position: &Position) -> Self {
        let mut marks = Self {
            of_column: [Mark::default(); COLUMNS],
            sum: 0,
        };
        for (mark, pile) in marks.of_column.iter_mut().zip(position.columns()) {
            *mark = Mark::new(pile);
            marks.sum = marks.sum.wrapping_add(mark.all);
        }
        marks
    }

    /// Once this column has changed; returns it with the mark that it had.
    pub(super) fn update(&mut self, column: Column, position: &Position) -> (Column, Mark) {
        let before = self.of_column[column.index()];
        self.set(column, Mark::new(position.column(column)));
        (column, before)
    }

    pub(super) fn set(&mut self, column: Column, mark: Mark) {
        let before = std::mem::replace(&mut self.of_column[column.index()], mark);
        self.sum = self.sum.wrapping_sub(before.all).wrapping_add(mark.all);
    }

    /// The fingerprint of the position, which has these marks.
    pub(super) fn fingerprint(&self, position: &Position) -> Fingerprint {
        fingerprint_with(self.sum, position)
    }
}

fn mark_of_open(hidden: usize, open: &[Card]) -> u64 {
    let start = mix(MIXER, hidden as u64);
    let codes = open.iter().map(|card| u64::from(card.code()));
    codes.fold(start, mix)
}

// CITE: Steele, Lea, Flood: Fast splittable pseudorandom number generators (2014).
const MIXER: u64 = 0x9E37_79B9_7F4A_7C15;

fn mix(mark: u64, number: u64) -> u64 {
    let mixed = (mark ^ number).wrapping_mul(MIXER);
    mixed ^ mixed >> 32
}

/// A column that was described.
#[derive(Clone, Debug)]
struct Kept {
    features: features::Column,
    cards: cards::Column,
    /// The sums of the inputs of cards that the column has by itself.
    sums: CardSums,
}

/// The columns described before, for one network and the rules of one game.
#[derive(Clone, Debug)]
pub(super) struct Columns {
    kept: Vec<Kept>,
    /// Which of those kept has a mark.
    known: FxHashMap<u64, usize>,
    /// The columns of the table valued last, by mark and which of those kept they are.
    last: [(u64, usize); COLUMNS],
    suits: SuitSums,
    rows: Vec<u16>,
}

impl Columns {
    pub(super) fn new() -> Self {
        Self {
            kept: Vec::new(),
            known: FxHashMap::default(),
            last: [(0, usize::MAX); COLUMNS],
            suits: SuitSums::default(),
            rows: Vec::new(),
        }
    }

    /// Describes the columns of a table, given their marks and, as bits, which of them are turned
    /// up.
    pub(super) fn look_at(
        &mut self,
        net: &Net,
        terms: &Terms,
        position: &Position,
        marks: &Marks,
        turned: u32,
    ) {
        if self.kept.len() + COLUMNS > KEPT_MAX {
            self.kept.clear();
            self.known.clear();
            self.last = [(0, usize::MAX); COLUMNS];
        }
        for (place, pile) in position.columns().iter().enumerate() {
            let (mut open, mut hidden) = (pile.open(), pile.face_down());
            let mut mark = marks.of_column[place].open;
            if turned >> place & 1 == 1 {
                (open, hidden) = (&[], hidden + 1);
                mark = mark_of_open(hidden, open);
            }
            let (last, at) = self.last[place];
            if last == mark && at != usize::MAX {
                continue;
            }
            let at = match self.known.get(&mark) {
                Some(&at) => at,
                None => self.keep(net, terms, open, hidden, mark),
            };
            self.last[place] = (mark, at);
        }
    }

    fn keep(&mut self, net: &Net, terms: &Terms, open: &[Card], hidden: usize, mark: u64) -> usize {
        let features = features::Column::new(terms, open, hidden);
        let (mut cards, mut sums) = (cards::Column::default(), [0; HIDDEN[0]]);
        if net.knows_cards() {
            self.rows.clear();
            cards = cards::describe(terms, open, hidden, &mut self.rows);
            sums = net.card_sums(&self.rows);
        }
        let at = self.kept.len();
        self.kept.push(Kept {
            features,
            cards,
            sums,
        });
        self.known.insert(mark, at);
        at
    }

    /// The features of the table looked at last.
    pub(super) fn features(&self, place: usize) -> &features::Column {
        &self.kept[self.last[place].1].features
    }

    /// The sums of all inputs of cards of the table looked at last, which is this.
    pub(super) fn card_sums(
        &mut self,
        net: &Net,
        terms: &Terms,
        position: &Position,
        unseen: &Unseen,
    ) -> CardSums {
        let Self { kept, last, .. } = self;
        let columns = last[..position.columns().len()].iter();
        let columns = columns.map(|&(_, at)| &kept[at]);
        let described = columns.clone().map(|column| &column.cards);
        self.rows.clear();
        let sums = cards::between(terms, described, position, &mut self.rows);
        let mut all = net.card_sums(&self.rows);
        for column in columns {
            add_cards(&mut all, &column.sums);
        }
        self.suits
            .add(net, terms, &sums, unseen, &mut self.rows, &mut all);
        all
    }
}
