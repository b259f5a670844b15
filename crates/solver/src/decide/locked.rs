//! Positions in which some card can never come to the only place where it may lie, as in Scorpion.
//!
//! Where every card is there once, is placed in suit, and vacancies take kings alone, a card can be
//! put on one other card only, the next higher one of its suit, and to win it must come to lie
//! there. So it moves at most once. That requires other moves before it:
//!
//! - the card that lies on its place now must have left;
//! - if its place is above it in its own column, one of the cards between must have left, so that
//!   both part;
//! - if it lies face down, the card on it must have left.
//!
//! A king leaves when there may be a vacancy, or with its whole run, where runs leave. **Proof.**
//! In a game that is won, each requirement is met before the move that needs it. So adding cards
//! one after another, as long as the requirements of one are met, reaches every card of such a
//! game. This ignores whether a vacancy comes in time, what else lies on a card by then, and where
//! the stock and the reserves end up. If some card is not reached, no game is won.

use webspinner_rules::knobs::{RunStart, Step, SuitRelation, Vacancy};

use crate::problem::{Problem, each, each_card_once, has, rank};
use crate::prunings::Prunings;
use crate::state::State;

/// Whether this can say anything about positions of this game.
pub(crate) fn applies(problem: &Problem, prunings: Prunings) -> bool {
    let rules = &problem.rules;
    let place = rules.place();
    let collects = |collect: webspinner_rules::knobs::Collect| {
        collect.start == RunStart::King && collect.suit == SuitRelation::OneSuit
    };
    prunings.locked
        && problem.base().is_none()
        && !rules.reserves_take_cards()
        && place.step == Step::Down
        && !place.wrap
        && !place.same_rank
        && place.suit == SuitRelation::OneSuit
        && rules.vacancy() != Vacancy::Any
        && rules.collect().is_some_and(collects)
        && each_card_once(rules)
}

/// The cards of a position, by their codes.
struct Cards {
    /// The card that lies on each card; 0 for none.
    upper: [u8; 64],
    /// The cards above each one up to its place, if that is above it in its column.
    between: [u64; 64],
    /// The cards in columns, those at the bottom of one, and those that lie face down.
    columns: u64,
    bottoms: u64,
    down: u64,
    /// The stock and the reserves.
    free: u64,
    vacancy: bool,
}

/// Whether a position is proved lost. Other positions may be lost nevertheless.
pub(crate) fn is_locked(problem: &Problem, state: &State) -> bool {
    let cards = Cards::new(problem, state);
    let all = cards.columns | cards.free;
    let kings = each(all).filter(|&card| rank(card) == problem.highest);
    let kings = kings.fold(0, |set, card| set | 1 << card);
    let (mut placed, mut left) = (0_u64, 0_u64);
    loop {
        let before = (placed, left);
        for card in each(all & !kings & !placed) {
            let place = usize::from(card + 1);
            if cards.upper[place] == card {
                placed |= 1 << card;
            } else if cards.may_go(card, left) {
                placed |= 1 << card;
                left |= 1 << card;
            }
        }
        let vacancy = cards.vacancy || cards.bottoms & left != 0;
        for king in each(kings & !left) {
            let lower = ((1 << (problem.highest - 1)) - 1) << (king - problem.highest + 1);
            if vacancy || all & lower & !placed == 0 {
                left |= 1 << king;
            }
        }
        if before == (placed, left) {
            return all & !kings & !placed != 0;
        }
    }
}

impl Cards {
    fn new(problem: &Problem, state: &State) -> Self {
        let free = state
            .stock(problem)
            .iter()
            .copied()
            .chain(state.in_reserve());
        let mut cards = Self {
            upper: [0; 64],
            between: [0; 64],
            columns: 0,
            bottoms: 0,
            down: 0,
            free: free.fold(0, |set, card| set | 1 << card),
            vacancy: state.vacancies() > 0,
        };
        for index in 0..state.columns() {
            cards.add(state.column(index), state.face_down(index));
        }
        cards
    }

    fn add(&mut self, column: &[u8], down: usize) {
        for (height, &card) in column.iter().enumerate() {
            self.columns |= 1 << card;
            self.bottoms |= u64::from(height == 0) << card;
            self.down |= u64::from(height < down) << card;
            let above = &column[height + 1..];
            self.upper[usize::from(card)] = above.first().copied().unwrap_or(0);
            if let Some(place) = above.iter().position(|&other| other == card + 1) {
                let between = above[..=place].iter().fold(0, |set, card| set | 1 << card);
                self.between[usize::from(card)] = between;
            }
        }
    }

    /// Whether a card may go to its place when these cards have left where they lie now.
    fn may_go(&self, card: u8, left: u64) -> bool {
        let uncovered = |card: u8| {
            let upper = self.upper[usize::from(card)];
            upper == 0 || has(left, upper)
        };
        let between = self.between[usize::from(card)];
        uncovered(card + 1)
            && (between == 0 || between & left != 0)
            && (!has(self.down, card) || uncovered(card))
    }
}
