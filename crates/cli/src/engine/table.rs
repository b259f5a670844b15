//! The game on the table of a conversation, with its move tree.

use std::sync::Arc;

use webspinner_rules::deal::{DealId, Shuffle};
use webspinner_rules::record::{AddRefused, GameResult, Header, MoveTree, Record, Records};
use webspinner_rules::{Game, LegalMove, Move, Outcome, Position, Rules};

use super::problem::Problem;

/// A game, and what its record needs.
pub(super) struct GameTable {
    game: Game,
    tree: MoveTree,
    /// None for a game that began with a position: such a game has no record.
    header: Option<Header>,
}

impl GameTable {
    /// A game that begins with a deal.
    pub(super) fn of_deal(rules: Arc<Rules>, start: Position, shuffle: Shuffle) -> Self {
        let header = Header::of(&rules, shuffle);
        Self {
            header: Some(header),
            ..Self::of_position(rules, start)
        }
    }

    /// A game that begins with a position.
    pub(super) fn of_position(rules: Arc<Rules>, start: Position) -> Self {
        Self {
            game: Game::new(rules, start),
            tree: MoveTree::new(),
            header: None,
        }
    }

    /// The game of a record, where its player stands.
    pub(super) fn load(text: &str) -> Result<Self, Problem> {
        let mut records = Records::new(text);
        let (Some(record), None) = (records.next(), records.next()) else {
            return Err(Problem::NotOneRecord);
        };
        let record = record.map_err(|error| Problem::Load(error.into()))?;
        let replayed = record.replay();
        let replayed = replayed.map_err(|error| Problem::Load(error.into()))?;
        let mut game = Game::new(replayed.rules, replayed.start);
        for played in record.tree.moves() {
            let _ = game.play(played)?;
        }
        Ok(Self {
            game,
            tree: record.tree,
            header: Some(record.header),
        })
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    /// The deal that the game began with, if it began with one.
    pub(super) fn deal(&self) -> Option<DealId> {
        let header = self.header.as_ref()?;
        Some(DealId {
            game: header.game.clone(),
            shuffle: header.deal.clone(),
        })
    }

    pub(super) fn play(&mut self, legal: LegalMove) -> Result<(), Problem> {
        let played = legal.get();
        if self.tree.play(played, None).is_err() {
            self.forget_variations();
            self.tree.play(played, None).map_err(Problem::Full)?;
        }
        let _ = self.game.play_legal(legal);
        if let Some(header) = &mut self.header {
            header.result = GameResult::Unfinished;
            header.made = header.made.saturating_add(u32::from(played != Move::Deal));
        }
        Ok(())
    }

    /// Keeps only the moves that led to the position. Otherwise a client that tries hundreds of
    /// thousands of moves would fill the tree and could not go on.
    fn forget_variations(&mut self) {
        let mut tree = MoveTree::new();
        for played in self.game.played() {
            let known: Result<_, AddRefused> = tree.play(played, None);
            known.expect("a line of the tree fits into a tree");
        }
        self.tree = tree;
    }

    pub(super) fn undo(&mut self) -> Option<Move> {
        let undone = self.game.undo()?;
        self.tree.back();
        if let Some(header) = &mut self.header {
            header.undos = header.undos.saturating_add(1);
        }
        Some(undone)
    }

    /// The move that [`GameTable::redo`] makes.
    pub(super) fn next(&self) -> Option<Move> {
        self.tree.clone().forward()
    }

    pub(super) fn redo(&mut self) {
        if let Some(next) = self.tree.forward() {
            let played = self.game.play(next);
            let _ = played.expect("it was legal here before");
        }
    }

    pub(super) fn count_hint(&mut self) {
        if let Some(header) = &mut self.header {
            header.hints = header.hints.saturating_add(1);
        }
    }

    pub(super) fn mark_solver(&mut self) {
        if let Some(header) = &mut self.header {
            header.solver = true;
        }
    }

    /// The record of the game so far.
    pub(super) fn record(&self) -> Result<Record, Problem> {
        let mut record = Record {
            header: self.header.clone().ok_or(Problem::NoRecord)?,
            tree: self.tree.clone(),
        };
        let end = record.replay().expect("every move of it was legal");
        if end.outcome == Some(Outcome::Won) {
            record.header.result = GameResult::Won;
        }
        Ok(record)
    }
}
