//! The two scores, and the length of a game.

use crate::card::Card;
use crate::knobs::SuitRelation;
use crate::position::{Pile, Position};
use crate::rules::Rules;

impl Rules {
    /// Cards in order: one for each card of a run that starts with a king in a column, all face
    /// up and agreeing as the game collects runs; a full run's worth for each collected run; one
    /// for each card on a foundation.
    #[must_use]
    pub fn cards_in_order(&self, position: &Position) -> u32 {
        let in_columns: u32 = self.collect.map_or(0, |collect| {
            let piles = position.columns.iter();
            piles.map(|pile| self.king_runs(pile, collect.suit)).sum()
        });
        let off_table = position.foundations.iter().flatten();
        in_columns + off_table.chain(&position.collected).map(|_| 1).sum::<u32>()
    }

    /// The cards of a column that belong to a run starting with a king.
    fn king_runs(&self, pile: &Pile, suit: SuitRelation) -> u32 {
        let mut above: Option<Card> = None;
        let counts = |card: &&Card| {
            let goes_on = above.is_some_and(|upper| {
                upper.number() == card.number() + 1 && suit.holds(upper, **card)
            });
            above = (goes_on || card.rank() == self.pack.highest).then_some(**card);
            above.is_some()
        };
        pile.open().iter().filter(counts).map(|_| 1).sum()
    }
}

/// How a score comes about: 500 at the start, minus 1 for each move and for each undo (which
/// does not refund the move), plus 100 for each collected run. Row deals cost nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(serde::Serialize, tsify::Tsify))]
pub struct ScoreParts {
    /// What every game begins with.
    pub start: i64,
    /// For moves: not above zero.
    pub moves: i64,
    /// For undos: not above zero.
    pub undos: i64,
    /// For collected runs.
    pub runs: i64,
}

impl ScoreParts {
    /// `made` counts every move of the game, undone ones included, without row deals; `undos`
    /// every undo; `collected` the runs off the table now.
    #[must_use]
    pub fn new(made: u32, undos: u32, collected: u32) -> Self {
        Self {
            start: 500,
            moves: -i64::from(made),
            undos: -i64::from(undos),
            runs: 100 * i64::from(collected),
        }
    }

    /// The points themselves.
    #[must_use]
    pub fn total(self) -> i64 {
        self.start + self.moves + self.undos + self.runs
    }
}

/// The score: the total of [`ScoreParts::new`].
#[must_use]
pub fn score(made: u32, undos: u32, collected: u32) -> i64 {
    ScoreParts::new(made, undos, collected).total()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_the_sum_of_their_parts() {
        let points = ScoreParts::new(104, 3, 8);
        let parts = [points.start, points.moves, points.undos, points.runs];
        assert_eq!(parts, [500, -104, -3, 800]);
        assert_eq!(points.total(), 1193);
        assert_eq!(score(104, 3, 8), 1193);
        assert_eq!(score(700, 0, 0), -200);
    }
}
