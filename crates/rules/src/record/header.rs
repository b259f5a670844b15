//! A record: everything that is saved about one game.

use crate::deal::Shuffle;
use crate::record::{Date, ExtraHeader, HeaderText, MoveTree, RulesText};
use crate::rules::GameId;

/// One game that was played: its header and its move tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Which game it was, and how it ended.
    pub header: Header,
    /// The moves.
    pub tree: MoveTree,
}

impl Record {
    /// Whether a hint or a solver helped.
    #[must_use]
    pub fn assisted(&self) -> bool {
        self.header.assisted()
    }
}

/// The header of a record: everything but its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Header {
    /// The game.
    pub game: GameId,
    /// The version of its rules that it was played by.
    pub version: u32,
    /// The rules themselves, for a user's own game; `None` for a built-in one.
    pub rules: Option<RulesText>,
    /// Which shuffle was dealt.
    pub deal: Shuffle,
    /// Who played.
    pub player: Option<HeaderText>,
    /// When it began.
    pub date: Option<Date>,
    /// How it ended.
    pub result: GameResult,
    /// How long it took by the clock, pauses not counted.
    pub time_ms: Option<u64>,
    /// Moves made in all, undone ones included; row deals are not counted.
    pub made: u32,
    /// Moves undone.
    pub undos: u32,
    /// How many hints were taken, and how many moves of the fair player were watched.
    pub hints: u32,
    /// Whether a solver helped.
    pub solver: bool,
    /// Whether the player was shown the chance of winning, as far as a fair player can know it.
    pub advised: bool,
    /// Whether the player chose before the first move to play without undo.
    pub no_undo: bool,
    /// Header lines that this version does not know, in order.
    pub extra: Vec<ExtraHeader>,
}

impl Header {
    /// The most unknown header lines that are kept.
    pub const EXTRA_MAX: usize = 100;

    /// The header of a game about to begin.
    #[must_use]
    pub fn new(game: GameId, version: u32, deal: Shuffle) -> Self {
        Self {
            game,
            version,
            rules: None,
            deal,
            player: None,
            date: None,
            result: GameResult::Unfinished,
            time_ms: None,
            made: 0,
            undos: 0,
            hints: 0,
            solver: false,
            advised: false,
            no_undo: false,
            extra: Vec::new(),
        }
    }

    /// Whether a hint or a solver helped. To be advised is less: no move was shown.
    #[must_use]
    pub fn assisted(&self) -> bool {
        self.hints > 0 || self.solver
    }
}

/// How a game ended.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum GameResult {
    /// All cards were collected or put on foundations.
    Won,
    /// It was given up, abandoned for another game, or stuck.
    Lost,
    /// It can still be resumed.
    #[default]
    Unfinished,
}

impl GameResult {
    /// Every value.
    pub const ALL: [Self; 3] = [Self::Won, Self::Lost, Self::Unfinished];

    /// The word that records use for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Unfinished => "unfinished",
        }
    }

    /// The value with this word in records.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_or_a_solver_marks_a_game_as_assisted() {
        let game = GameId::new("spider").expect("an id");
        let header = Header::new(game, 1, "ms:1".parse().expect("a deal"));
        let hinted = Header {
            hints: 1,
            ..header.clone()
        };
        let solved = Header {
            solver: true,
            ..header.clone()
        };
        let advised = Header {
            advised: true,
            ..header.clone()
        };
        let all = [header, hinted, solved, advised].map(|header| header.assisted());
        assert_eq!(all, [false, true, true, false]);
    }
}
