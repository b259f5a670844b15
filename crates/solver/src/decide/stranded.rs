//! Positions in which nothing can leave the table, whatever is played: no column can be emptied and
//! no run can be finished.
//!
//! To find out, play is made easier until it can be surveyed: what once was possible stays so. A
//! card that may have been an end card in some column is an end card there from then on, whatever
//! has come to lie on it; only a row that is dealt covers all ends, for it does so in real play
//! too, to every column and at a known time. The facts of this easier game are
//!
//! - `ends`: the columns at whose end a card may lie, in the time between two rows,
//! - `on`: the cards that it may lie directly on,
//!
//! and they only grow, so they are found by making every play again and again until nothing is new.
//!
//! **Proof.** As long as no column has been emptied, no run has left and no card has gone to a
//! foundation, each real play from the position is also one of the easier game, by induction: a
//! lifted head is an end card or is joined to a lifted card that may lie on it; its target is an
//! end card of another column, in this time between two rows; the card below the head becomes an
//! end card. So are rows: what they cover may be an end card of their column. Had real play ever
//! emptied a column, its bottom card would have been lifted from its first place to a target; had a
//! run left, or been finished where runs stay, each of its cards but the first would have lain on
//! one that it follows. If the easier game knows neither, real play never comes that far, and a
//! table that never gives up a card, nor has a finished run in any column, is never won.

use crate::problem::{self, Problem, has};
use crate::prunings::Prunings;
use crate::state::State;

/// A set of cards, by their numbers in a [`RelaxedPlay`]. Larger packs are left alone.
type Cards = u128;
/// A set of columns.
type Columns = u32;

/// Where reserves lie: beyond all columns, so that one may go to any, even to the only one.
const RESERVE: Columns = 1 << 31;

/// The relaxed play of one position; its memory is used again for the next.
#[derive(Debug, Default)]
pub(crate) struct RelaxedPlay {
    /// What each card is; the columns come first, then the reserves, then the stock.
    codes: Vec<u8>,
    /// For each kind of card, as adjacency: the cards that it may be placed on, and those that it
    /// is lifted with when it lies on them.
    accepted_on: Vec<Cards>,
    carried_by: Vec<Cards>,
    /// The cards at the bottom of a column.
    bottoms: Cards,
    /// The reserves.
    reserves: Cards,
    /// For each column, its first card.
    firsts: Vec<usize>,
    /// The column that each card of a column or of the stock first lies in.
    homes: Vec<usize>,
    /// How many cards lie in columns at first.
    laid_out: usize,
    /// What each card may have been put on by a play.
    put: Vec<Cards>,
    /// A bipartite matching of cards to what they lie on when a column is emptied: for each card
    /// those it may lie on, and for each card the one matched to it.
    candidates: Vec<Cards>,
    matched_by: Vec<Option<usize>>,
    ends: Vec<Columns>,
    lifts: Vec<Columns>,
    on: Vec<Cards>,
    /// The cards that are lifted with each card, itself among them.
    carried: Vec<Cards>,
    /// Cards whose `ends` is not empty.
    any_end: Cards,
}

/// Whether relaxed play can prove anything about positions of this game.
pub(crate) fn applies(problem: &Problem, prunings: Prunings) -> bool {
    prunings.stranded
        && problem.base().is_none()
        && !problem.rules.reserves_take_cards()
        && problem.rules.pack().size() <= Cards::BITS as usize
}

impl RelaxedPlay {
    /// Whether a position is proved to be stranded. If not, it may still be.
    pub(crate) fn is_stranded(&mut self, problem: &Problem, state: &State) -> bool {
        if state.vacancies() != 0 {
            return false;
        }
        self.lay_out(problem, state);
        let stock = state.stock(problem);
        let columns = state.columns();
        let mut next = self.codes.len() - stock.len();
        for row in 0..=stock.len().div_ceil(columns) {
            let over = self.codes.len() - next;
            if problem.columns_open(over == 0) {
                self.play_all();
                if (0..columns).any(|column| self.may_be_emptied(column, next)) {
                    return false;
                }
            }
            if over != 0 {
                self.deal(problem, next, over.min(columns), columns);
                next += over.min(columns);
            }
            debug_assert!(row < 64, "no game has more rows");
        }
        !self.run_may_leave(problem)
    }

    fn lay_out(&mut self, problem: &Problem, state: &State) {
        self.codes.clear();
        self.ends.clear();
        self.on.clear();
        self.bottoms = 0;
        self.firsts.clear();
        self.homes.clear();
        self.put.clear();
        self.reserves = 0;
        self.any_end = 0;
        for index in 0..state.columns() {
            let column = state.column(index);
            self.bottoms |= 1 << self.codes.len();
            self.firsts.push(self.codes.len());
            for (height, &card) in column.iter().enumerate() {
                let below = (height > 0).then(|| 1 << (self.codes.len() - 1));
                self.add(card, below.unwrap_or(0), index);
            }
            let end = self.codes.len() - 1;
            self.ends[end] = 1 << index;
            self.any_end |= 1 << end;
        }
        self.laid_out = self.codes.len();
        for card in state.in_reserve() {
            // It may go to any column that takes it, so it counts as an end of each.
            self.reserves |= 1 << self.codes.len();
            self.add(card, 0, usize::MAX);
        }
        for &card in state.stock(problem) {
            self.add(card, 0, usize::MAX);
        }
        self.offer_reserves(state.columns());
        self.carried.clear();
        self.carried
            .extend((0..self.codes.len()).map(|card| 1 << card));
        self.accepted_on.clear();
        self.accepted_on.resize(64, 0);
        self.carried_by.clear();
        self.carried_by.resize(64, 0);
        for (number, &card) in self.codes.iter().enumerate() {
            for kind in problem::each(problem.place[usize::from(card)]) {
                self.accepted_on[usize::from(kind)] |= 1 << number;
            }
            let lifted = problem.lift[usize::from(card)] | problem.kind[usize::from(card)];
            for kind in problem::each(lifted) {
                self.carried_by[usize::from(kind)] |= 1 << number;
            }
        }
    }

    /// A reserve may come to any column that takes it, whenever it is played: it counts as an end
    /// of each.
    fn offer_reserves(&mut self, columns: usize) {
        for card in each(self.reserves) {
            self.ends[card] = ((1 << columns) - 1) | RESERVE;
        }
        self.any_end |= self.reserves;
    }

    fn add(&mut self, card: u8, below: Cards, home: usize) {
        self.codes.push(card);
        self.homes.push(home);
        self.put.push(0);
        self.ends.push(0);
        self.on.push(below);
    }

    /// Lays a row on the ends.
    fn deal(&mut self, problem: &Problem, first: usize, cards: usize, columns: usize) {
        let left = match problem.row_deal().short_row {
            webspinner_rules::knobs::ShortRow::Left => 0,
            webspinner_rules::knobs::ShortRow::Right => columns - cards,
        };
        let covered: Columns = ((1 << cards) - 1) << left;
        for (card, column) in (first..first + cards).zip(left..) {
            self.on[card] = each(self.any_end)
                .filter(|&end| self.ends[end] >> column & 1 != 0)
                .fold(0, |set, end| set | 1 << end);
        }
        for end in each(self.any_end) {
            self.ends[end] &= !covered;
            if self.ends[end] == 0 {
                self.any_end &= !(1 << end);
            }
        }
        for (card, column) in (first..first + cards).zip(left..) {
            self.ends[card] = 1 << column;
            self.homes[card] = column;
            self.any_end |= 1 << card;
        }
        self.offer_reserves(columns);
    }

    /// Makes all plays until nothing is new.
    fn play_all(&mut self) {
        self.lifts.clear();
        self.lifts.extend_from_slice(&self.ends);
        loop {
            let mut news = self.lift_all();
            for head in 0..self.codes.len() {
                if self.lifts[head] != 0 && !has_card(self.bottoms, head) {
                    news |= self.play(head);
                }
            }
            if !news {
                return;
            }
        }
    }

    /// A card below a lifted card that it is joined to may be lifted as well.
    fn lift_all(&mut self) -> bool {
        let mut news = false;
        for card in (0..self.codes.len()).rev() {
            let lifts = self.lifts[card] | self.ends[card];
            news |= lifts != self.lifts[card];
            self.lifts[card] = lifts;
            if lifts == 0 {
                continue;
            }
            let carried = self.carried[card];
            for below in each(self.on[card] & self.carried_by[usize::from(self.codes[card])]) {
                news |= lifts & !self.lifts[below] != 0 || carried & !self.carried[below] != 0;
                self.lifts[below] |= lifts;
                self.carried[below] |= carried;
            }
        }
        news
    }

    /// Moves a head and all on it to every target; says whether that led to anything new.
    fn play(&mut self, head: usize) -> bool {
        let from = self.lifts[head];
        let (mut targets, mut to) = (0, 0);
        for target in each(self.accepted_on[usize::from(self.codes[head])] & self.any_end) {
            let ends = self.ends[target];
            if target != head && !(ends == from && from.is_power_of_two()) {
                targets |= 1 << target;
                to |= ends;
            }
        }
        if targets == 0 {
            return false;
        }
        let mut news = targets & !self.put[head] != 0;
        self.put[head] |= targets;
        self.on[head] |= targets;
        for end in each(self.carried[head] & self.any_end) {
            if self.ends[end] & from != 0 {
                news |= self.may_end(end, other(to, from));
            }
        }
        // Where there is but one target, nothing leaves it for another.
        let single = if targets.is_power_of_two() {
            targets
        } else {
            0
        };
        for below in each(self.on[head] & !single) {
            news |= self.may_end(below, other(from, to));
        }
        news
    }

    fn may_end(&mut self, card: usize, columns: Columns) -> bool {
        let news = columns & !self.ends[card] != 0;
        self.ends[card] |= columns;
        self.any_end |= 1 << card;
        news
    }

    /// Whether a column may be emptied before the next row, whose first card has this number.
    ///
    /// When it happens every card on the table but the first ones of the other columns lies on a
    /// card, no two on the same one: there must be such an assignment of cards to what they may lie
    /// on. Of the cards of this column none lies where it first lay, unless on a card that it moved
    /// with. Reserves may not have come to the table yet, so they need no card.
    fn may_be_emptied(&mut self, column: usize, dealt: usize) -> bool {
        let first = self.firsts[column];
        let target = self.accepted_on[usize::from(self.codes[first])] & self.any_end;
        let leaves =
            self.lifts[first] != 0 && each(target).any(|target| self.ends[target] != 1 << column);
        if !leaves {
            return false;
        }
        self.candidates.clear();
        for card in 0..dealt {
            let below = if card == first {
                target
            } else if self.homes[card] == column {
                let code = self.codes[card];
                self.put[card] | self.on[card] & self.carried_by[usize::from(code)]
            } else {
                self.on[card]
            };
            self.candidates.push(below);
        }
        self.matched_by.clear();
        self.matched_by.resize(self.codes.len(), None);
        // A card that does not need to move stays where it is.
        let away = |card: &usize| self.homes[*card] != column && *card < self.laid_out;
        let stay = set_of((0..dealt).filter(away));
        for card in each(stay) {
            if let Some(below) = each(self.candidates[card]).find(|&below| below + 1 == card) {
                self.matched_by[below] = Some(card);
            }
        }
        let others = self.bottoms & !(1 << first) | self.reserves | stay;
        (0..dealt)
            .filter(|&card| !has_card(others, card))
            .all(|card| self.finds_match(card, &mut 0))
    }

    /// Matches one more card to a card that it may lie on; others may have to move over. This is
    /// an augmenting path of Kuhn's algorithm for bipartite matching.
    fn finds_match(&mut self, card: usize, visited: &mut Cards) -> bool {
        loop {
            let candidates = self.candidates[card] & !*visited;
            if candidates == 0 {
                return false;
            }
            let below = candidates.trailing_zeros() as usize;
            *visited |= 1 << below;
            if self.matched_by[below].is_none_or(|other| self.finds_match(other, visited)) {
                self.matched_by[below] = Some(card);
                return true;
            }
        }
    }

    /// Whether every card of a full run may lie on the one before it.
    fn run_may_leave(&self, problem: &Problem) -> bool {
        let Some(collect) = problem.rules.collect() else {
            return false;
        };
        let any_start = collect.start == webspinner_rules::knobs::RunStart::Any;
        let first =
            |card: &usize| any_start || crate::problem::rank(self.codes[*card]) == problem.highest;
        let all = 0..self.codes.len();
        let mut run = (all.clone().filter(first)).fold(0, |set, card| set | 1 << card);
        for _ in 1..problem.highest {
            let follows = |card: &usize| {
                each(self.on[*card] & run).any(|upper| {
                    has(
                        problem.collect[usize::from(self.codes[upper])],
                        self.codes[*card],
                    )
                })
            };
            run = all
                .clone()
                .filter(follows)
                .fold(0, |set, card| set | 1 << card);
        }
        run != 0
    }
}

/// Those of some columns from or to which a card can move, if the other end of the move is one of
/// the others.
fn other(these: Columns, others: Columns) -> Columns {
    if others.is_power_of_two() {
        these & !others
    } else {
        these
    }
}

fn has_card(cards: Cards, card: usize) -> bool {
    cards >> card & 1 != 0
}

fn set_of(cards: impl Iterator<Item = usize>) -> Cards {
    cards.fold(0, |set, card| set | 1 << card)
}

/// The cards of a set.
fn each(mut set: Cards) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            first
        })
    })
}
