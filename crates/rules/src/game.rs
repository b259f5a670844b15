//! One game being played: deal, position, moves, and what has been seen.

use std::sync::Arc;

use crate::apply::Undo;
use crate::moves::{LegalMove, Move};
use crate::outcome::Outcome;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::view::View;

/// A game from its first position: the moves played and the cards that have been seen.
///
/// Undo takes moves back; it does not unsee a card.
#[derive(Clone)]
pub struct Game {
    rules: Arc<Rules>,
    position: Position,
    played: Vec<(Move, Undo)>,
    seen: Seen,
}

/// How far the player has seen into what lies face down.
///
/// A card in a column is turned up only when all cards above it have left, and it never leaves
/// before; the stock is dealt from one end. So two depths tell all that was ever seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    /// For each column the fewest cards that ever lay face down in it.
    pub(crate) face_down_min: Vec<u16>,
    /// The fewest cards that ever were in the stock.
    pub(crate) stock_min: usize,
}

impl Seen {
    fn at(position: &Position) -> Self {
        Self {
            face_down_min: position.columns.iter().map(|pile| pile.face_down).collect(),
            stock_min: position.stock.len(),
        }
    }

    fn look(&mut self, position: &Position) {
        for (seen, pile) in self.face_down_min.iter_mut().zip(&position.columns) {
            *seen = (*seen).min(pile.face_down);
        }
        self.stock_min = self.stock_min.min(position.stock.len());
    }
}

impl Game {
    /// A game that starts from this position.
    ///
    /// `position` must belong to `rules`, as those from [`Rules::lay_out`] and
    /// [`Rules::deal`] do.
    #[must_use]
    pub fn new(rules: Arc<Rules>, position: Position) -> Self {
        let seen = Seen::at(&position);
        Self {
            rules,
            position,
            played: Vec::new(),
            seen,
        }
    }

    /// The game's rules.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The whole truth about the table. A fair player is given [`Game::view`] instead.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What a fair player knows.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        View::new(&self.rules, &self.position, &self.seen)
    }

    /// The moves that led here, first played first.
    pub fn played(&self) -> impl ExactSizeIterator<Item = Move> + DoubleEndedIterator + '_ {
        self.played.iter().map(|(played, _)| *played)
    }

    /// The length of the line so far: moves plus row deals. Automatic collecting is not counted.
    #[must_use]
    pub fn length(&self) -> usize {
        self.played.len()
    }

    /// Plays a move, and tells what it did.
    ///
    /// # Errors
    /// Why the rules refuse it; nothing has changed then.
    pub fn play(&mut self, asked: Move) -> Result<Undo, Refusal> {
        let legal = self.rules.check(&self.position, asked)?;
        Ok(self.play_legal(legal))
    }

    /// Plays a move that the rules have allowed in this position.
    pub fn play_legal(&mut self, legal: LegalMove) -> Undo {
        let undo = self.position.apply(&self.rules, legal);
        self.seen.look(&self.position);
        self.played.push((legal.get(), undo));
        undo
    }

    /// Takes the last move back and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Move> {
        let (played, undo) = self.played.pop()?;
        self.position.undo(undo);
        Some(played)
    }

    /// Whether the last move only moved open cards: it turned nothing up, dealt nothing and took
    /// nothing off the table. False at the start.
    #[must_use]
    pub fn last_is_reversible(&self) -> bool {
        let open = |&(played, undo): &(Move, Undo)| {
            matches!(played, Move::Shift { .. }) && !undo.turned() && undo.collected() == 0
        };
        self.played.last().is_some_and(open)
    }

    /// Whether the game is won or stuck; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.position)
    }
}
