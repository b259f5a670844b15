//! Positions as 128 bits.
//!
//! Every card has a random word for each height it may lie at. The words of a column together, one
//! xor the other, stand for it; so a shift changes two columns by the words of the cards that move.
//! The columns' words are then scrambled, each with the word of its *class*, and summed. Columns of
//! one class have the same future: positions that differ only in which of them lies where have the
//! same sum.
//!
//! Two different columns have the same xor with a probability of 2^-128, over the choice of the
//! words. Scrambling maps no two words to one; that it makes sums of columns as good as random is
//! what the bound in [`decide`](super::decide()) takes for granted.

use webspinner_rules::knobs::{RowRule, ShortRow, When};

use crate::problem::Problem;
use crate::random::Random;
use crate::state::{Foundation, State};

/// The words, and the classes of the columns.
#[derive(Debug)]
pub(crate) struct PositionHasher {
    /// For each height, for each of 64 cards.
    cards: Vec<u128>,
    /// For each number of face-down cards.
    down: Vec<u128>,
    /// For each number of dealt cards, for each column, its class: the first column in it.
    classes: Vec<Vec<u8>>,
    /// For each class.
    class_words: Vec<u128>,
    /// For each number of dealt cards, whether foundations may change places.
    free_foundations: Vec<bool>,
    /// Whether reserves may change places.
    free_reserves: bool,
}

impl PositionHasher {
    /// Without `symmetry` each column and each foundation keeps its place.
    pub(crate) fn new(problem: &Problem, symmetry: bool) -> Self {
        let heights = problem.rules.pack().size() + 1;
        let mut words = words();
        let dealt = 0..=problem.stock.len();
        let classes = |dealt: usize| classes(problem, dealt, symmetry);
        let free = |dealt: usize| symmetry && !places_matter(problem, dealt);
        Self {
            cards: words.by_ref().take(heights * 64).collect(),
            down: words.by_ref().take(heights).collect(),
            classes: dealt.clone().map(classes).collect(),
            class_words: words.take(problem.columns()).collect(),
            free_foundations: dealt.map(free).collect(),
            free_reserves: symmetry,
        }
    }

    /// The class of each column once this many cards of the stock are dealt.
    #[inline]
    pub(crate) fn classes(&self, dealt: usize) -> &[u8] {
        &self.classes[dealt]
    }

    /// Whether it does not matter which foundation is which.
    pub(crate) fn free_foundations(&self, dealt: usize) -> bool {
        self.free_foundations[dealt]
    }

    /// The word of these cards, the first of which lies at a height.
    #[inline]
    pub(crate) fn cards(&self, cards: &[u8], height: usize) -> u128 {
        let words = self.cards[height * 64..].chunks_exact(64);
        let pairs = cards.iter().zip(words);
        pairs.fold(0, |sum, (&card, words)| sum ^ words[usize::from(card & 63)])
    }

    /// The word of a number of face-down cards.
    #[inline]
    pub(crate) fn down(&self, count: usize) -> u128 {
        self.down[count]
    }

    /// The word of a column.
    pub(crate) fn column(&self, state: &State, index: usize) -> u128 {
        self.cards(state.column(index), 0) ^ self.down(state.face_down(index))
    }

    /// What a column of a class adds to the fingerprint.
    #[inline]
    pub(crate) fn scrambled(&self, column: u128, class: u8) -> u128 {
        scramble(column ^ self.class_words[usize::from(class)])
    }

    /// The fingerprint of a position.
    pub(crate) fn of(&self, state: &State) -> u128 {
        let column =
            |(index, &class): (usize, &u8)| self.scrambled(self.column(state, index), class);
        let columns = self.classes(state.dealt()).iter().enumerate().map(column);
        columns.fold(self.rest(state), u128::wrapping_add)
    }

    /// The fingerprint of the fixed cards, this many of each column, and of how often each other
    /// card is there.
    pub(crate) fn of_fixed(
        &self,
        state: &State,
        fixed: impl Fn(usize) -> usize,
        others: impl Iterator<Item = u16>,
    ) -> u128 {
        let column = |(index, &class): (usize, &u8)| {
            let cards = &state.column(index)[..fixed(index)];
            self.scrambled(self.cards(cards, 0), class)
        };
        let other = |(card, count): (usize, u16)| {
            scramble(3 << 64 | (card as u128) << 32 | u128::from(count))
        };
        let classes = self.classes(state.dealt());
        (classes.iter().enumerate().map(column))
            .chain(others.enumerate().map(other))
            .fold(scramble(state.dealt() as u128), u128::wrapping_add)
    }

    /// What all but the columns adds to the fingerprint.
    pub(crate) fn rest(&self, state: &State) -> u128 {
        let word = |tag: u128, one: u128, other: u128| scramble(tag << 64 | one << 32 | other);
        let foundation = |(slot, at): (usize, &Foundation)| {
            let slot = if self.free_foundations[state.dealt()] {
                0
            } else {
                slot + 1
            };
            word(
                2,
                slot as u128,
                u128::from(at.first) << 8 | u128::from(at.count),
            )
        };
        let foundations = state.foundations().iter().enumerate().map(foundation);
        let reserve = |(slot, &card): (usize, &u8)| {
            let slot = if self.free_reserves { 0 } else { slot + 1 };
            word(4, slot as u128, u128::from(card))
        };
        let reserves = state.reserves().iter().enumerate().map(reserve);
        let fixed = word(1, state.dealt() as u128, 0);
        foundations.chain(reserves).fold(fixed, u128::wrapping_add)
    }
}

/// The class of each column once this many cards are dealt.
///
/// Two columns are of one class if every row that is still to come gives them the same cards,
/// whatever is played. Then exchanging them, and their names in all later moves, turns every way to
/// play on into one that is as legal and ends alike: nothing but the rows and, where the upper and
/// the lower columns differ, the foundations' row rule distinguishes columns. Where rows go only to
/// occupied columns, what a column gets depends on the others, so no two are alike until the stock
/// is empty.
fn classes(problem: &Problem, dealt: usize, symmetry: bool) -> Vec<u8> {
    let columns = problem.columns();
    let left = &problem.stock[dealt..];
    let rows_vary = !left.is_empty() && problem.row_deal().rule == RowRule::Occupied;
    let alike = match (symmetry && !rows_vary, places_matter(problem, dealt)) {
        (false, _) => 0,
        (true, true) => columns / usize::from(problem.rules.column_rows()),
        (true, false) => columns,
    };
    let future = |index: usize| {
        let cards = left
            .chunks(columns)
            .map(move |row| match problem.row_deal().short_row {
                ShortRow::Left => row.get(index),
                ShortRow::Right => (index + row.len()).checked_sub(columns).map(|at| &row[at]),
            });
        cards.collect::<Vec<_>>()
    };
    let futures: Vec<_> = (0..columns).map(future).collect();
    let class = |index: usize| {
        let first = (0..index).find(|&other| futures[other] == futures[index]);
        let class = first.filter(|_| index < alike).unwrap_or(index);
        u8::try_from(class).expect("no game has 256 columns")
    };
    (0..columns).map(class).collect()
}

/// Whether the foundations' row rule holds now or later, so that it matters which of the lower
/// columns and which of the foundations is which. Upper columns play to every foundation alike.
fn places_matter(problem: &Problem, dealt: usize) -> bool {
    let stock_is_empty = dealt == problem.stock.len();
    problem
        .rules
        .foundations()
        .is_some_and(|foundations| match foundations.only_from_below {
            When::Never => false,
            When::WhileStockLasts => !stock_is_empty,
            When::OnceStockIsEmpty | When::Always => true,
        })
}

/// An endless stream of pseudo-random words, two numbers to a word.
fn words() -> impl Iterator<Item = u128> {
    let mut random = Random(0x5741_4c54_5a45_5221);
    let mut next = move || u128::from(random.bits());
    std::iter::repeat_with(move || next() << 64 | next())
}

/// Mixes all bits of a word with all others; no two words become one. Odd factors and shifts by
/// more than half can be undone.
#[inline]
fn scramble(word: u128) -> u128 {
    let word = (word ^ word >> 67).wrapping_mul(0xda94_2042_e4dd_58b5_9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 65).wrapping_mul(0x8b72_e6d1_5f3a_9c4d_bf58_476d_1ce4_e5b9);
    word ^ word >> 66
}
