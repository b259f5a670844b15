//! How a game ends.

use std::fmt;

use crate::apply::is_full_run;
use crate::knobs::RowRule;
use crate::position::{Pile, Position};
use crate::rules::Rules;

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Every card is in its place: collected, on a foundation or, where runs stay, in one.
    Won,
    /// By the rules alone the game cannot go on to a win.
    Stuck(Stuck),
}

/// Why a game is stuck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stuck {
    /// No legal move, nothing to collect, and no row can be dealt.
    NoMove,
    /// Rows need a card in every column, and fewer cards are left on the table than columns:
    /// no row can ever be dealt again. Moves may still be legal.
    TooFewCardsToDeal,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won => f.write_str("won: every card is in its place"),
            Self::Stuck(stuck) => fmt::Display::fmt(stuck, f),
        }
    }
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoMove => "stuck: no move is left",
            Self::TooFewCardsToDeal => {
                "stuck: no row can ever be dealt again, because fewer cards are left than columns"
            }
        })
    }
}

impl Rules {
    /// Whether the game is won or stuck; `None` while it goes on.
    ///
    /// Only the two rules in [`Stuck`] count. A solver is needed to find out that a game with moves
    /// left cannot be won.
    #[must_use]
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        if self.is_won(position) {
            Some(Outcome::Won)
        } else if !self.has_legal_move(position) {
            Some(Outcome::Stuck(Stuck::NoMove))
        } else if self.never_deals_again(position) {
            Some(Outcome::Stuck(Stuck::TooFewCardsToDeal))
        } else {
            None
        }
    }

    /// Whether every card is collected or on a foundation or, in a game whose runs stay on the
    /// table, every column is empty or holds one finished run alone.
    #[must_use]
    pub fn is_won(&self, position: &Position) -> bool {
        if !position.stock.is_empty() {
            return false;
        }
        match self.collect.filter(|collect| !collect.leaves()) {
            None => position.cards_on_table() == 0,
            Some(collect) => {
                let is_run = |pile: &Pile| {
                    pile.face_down == 0
                        && pile.cards.len() == usize::from(position.run_length)
                        && is_full_run(&pile.cards, self.pack.highest, collect)
                };
                let mut columns = position.columns.iter();
                position.reserves.iter().all(Option::is_none)
                    && columns.all(|pile| pile.is_empty() || is_run(pile))
            }
        }
    }

    fn never_deals_again(&self, position: &Position) -> bool {
        self.deal.rule == RowRule::Full
            && !position.stock.is_empty()
            && position.cards_on_table() < position.columns.len()
    }
}
