//! One game being played: deal, position, moves, and what has been seen.

use std::sync::Arc;

use crate::apply::Undo;
use crate::deal::{DealError, Shuffle};
use crate::moves::{LegalMove, Move};
use crate::outcome::Outcome;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::seen::Seen;
use crate::view::View;

/// A game from its first position: the moves played and the cards that have been seen.
///
/// Undo takes moves back; it does not unsee a card.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<Rules>,
    pub(crate) position: Position,
    pub(crate) played: Vec<(Move, Undo)>,
    pub(crate) seen: Seen,
}

impl Game {
    /// A game that starts from this position. [`Rules::new_game`] deals and starts one in one step.
    ///
    /// The game shares its rules. Rules from [`games`](crate::games) are shared already, so cloning
    /// their [`Arc`] is enough.
    ///
    /// ```
    /// use webspinner_rules::{Game, Outcome, games};
    ///
    /// let spider = games::find("spider-1").expect("a built-in game");
    /// let picture = "1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\n2: AS";
    /// let mut game = Game::new(spider.clone(), spider.parse_picture(picture)?);
    /// game.play("2-1".parse()?)?;
    /// assert_eq!(game.outcome(), Some(Outcome::Won));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the position is not [one of the game](Position::is_of).
    #[must_use]
    pub fn new(rules: Arc<Rules>, position: Position) -> Self {
        assert!(position.is_of(&rules), "a position of {}", rules.id());
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

    /// All legal moves.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<LegalMove> {
        self.rules.legal_moves(&self.position)
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

    /// Plays a move, and returns what it did. [`Game::undo`] takes it back, so the result may be
    /// dropped:
    ///
    /// ```
    /// # #![deny(unused_must_use)]
    /// use webspinner_rules::deal::DealId;
    ///
    /// let mut game = "spider:ms:1".parse::<DealId>()?.deal()?;
    /// game.play("d".parse()?)?;
    /// game.play_legal(game.legal_moves()[0]);
    /// assert_eq!(game.length(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Why the rules refuse it; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<Undo, Refusal> {
        let legal = self.rules.check(&self.position, mv)?;
        let undo = self.position.apply(&self.rules, legal);
        self.seen.update(&self.position);
        self.played.push((mv, undo));
        Ok(undo)
    }

    /// Plays a move that the rules have allowed in this position: one of [`Game::legal_moves`], as
    /// long as no other has been played since.
    ///
    /// # Panics
    /// If the rules refuse the move, because it is one of another position. Nothing has changed
    /// then; [`Game::play`] returns the reason instead.
    pub fn play_legal(&mut self, legal: LegalMove) -> Undo {
        match self.play(legal.get()) {
            Ok(undo) => undo,
            Err(refusal) => panic!("a legal move of another position: {refusal}"),
        }
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
        !self.reversible().is_empty()
    }

    /// The last moves, as far as each of them only moved open cards.
    pub(crate) fn reversible(&self) -> &[(Move, Undo)] {
        let shows = |&(played, undo): &(Move, Undo)| {
            !matches!(played, Move::Shift { .. }) || undo.turned() || undo.collected() > 0
        };
        let begin = self.played.iter().rposition(shows).map_or(0, |at| at + 1);
        &self.played[begin..]
    }

    /// Whether the game is won or stuck; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.position)
    }
}

impl Rules {
    /// Deals a game from a shuffle: a [`Game`] before its first move.
    ///
    /// ```
    /// use webspinner_rules::games;
    ///
    /// let spider = games::find("spider").expect("a built-in game");
    /// let game = spider.new_game(&"ms:1".parse()?)?;
    /// assert_eq!(game.length(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Rules::deal`].
    pub fn new_game(self: &Arc<Self>, shuffle: &Shuffle) -> Result<Game, DealError> {
        Ok(Game::new(Arc::clone(self), self.deal(shuffle)?))
    }
}
