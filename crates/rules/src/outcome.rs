//! How a game ends.

use std::fmt;

use crate::knobs::RowRule;
use crate::position::Position;
use crate::rules::Rules;

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Every card is collected or on a foundation.
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

    /// Whether every card is collected or on a foundation.
    #[must_use]
    pub fn is_won(&self, position: &Position) -> bool {
        position.stock.is_empty() && position.cards_on_table() == 0
    }

    fn never_deals_again(&self, position: &Position) -> bool {
        self.deal.rule == RowRule::Full
            && !position.stock.is_empty()
            && position.cards_on_table() < position.columns.len()
    }
}
