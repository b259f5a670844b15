//! Results: what a site stores about a finished game.

use webspinner_db::Timestamp;
use webspinner_rules::record::{GameResult, Points, Record};
use webspinner_rules::stats::{PlayKind, Summary};
use webspinner_wire::{Outcome, SharedResult};

use crate::day::Day;
use crate::error::Refusal;
use crate::id::{PlayerId, ResultId};
use crate::nickname::Nickname;

/// A finished game to be stored. It is not replayed here: replay untrusted games first, and put the
/// outcome of the replay into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewResult {
    /// Its id, chosen by the program in which it was played.
    pub id: ResultId,
    /// The game, won or lost. Personal data in it (the player's name, comments, unknown lines) is
    /// not stored.
    pub record: Record,
    /// Its points at the end.
    pub points: Points,
    /// The day whose deal it is, if it is for that day's board.
    pub day: Option<Day>,
    /// Who played, if a known player did.
    pub player: Option<PlayerId>,
    /// The name to show if no player is known; a known player's nickname takes precedence.
    pub nickname: Option<Nickname>,
    /// When it arrived.
    pub received_at: Timestamp,
}

impl NewResult {
    /// The longest time of a game, in milliseconds: ten years. The sum of 29 million such times
    /// stays within the 63 bits that the database has for it. A site that accepts untrusted results
    /// sets a far lower limit.
    pub const TIME_MS_MAX: u64 = 10 * 366 * 24 * 60 * 60 * 1_000;

    /// No game has a higher score than this, or a lower one than this below zero: moves and undos
    /// are counted in 32 bits.
    pub const SCORE_MAX: i64 = 1 << 40;

    /// The game as lists and statistics show it. A game in which the chance of
    /// winning was shown counts as assisted here: it does not compete with unassisted ones.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let mut summary = self.record.summary(self.points);
        if self.record.header.advised {
            summary.kind = PlayKind::Helped;
        }
        summary
    }

    /// Checks that a site accepts it.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self) -> Result<(), Refusal> {
        let summary = self.summary();
        if summary.result == GameResult::Unfinished {
            return Err(Refusal::Unfinished);
        }
        if !summary.begun {
            return Err(Refusal::NotBegun);
        }
        Self::check_figures(summary.time_ms, summary.score)
    }

    /// Checks that a game can have these figures.
    pub(crate) fn check_figures(time_ms: Option<u64>, score: i64) -> Result<(), Refusal> {
        if time_ms.is_some_and(|time_ms| time_ms > Self::TIME_MS_MAX) {
            return Err(Refusal::TooLong);
        }
        if score.unsigned_abs() > Self::SCORE_MAX.unsigned_abs() {
            return Err(Refusal::PointsOutOfRange);
        }
        Ok(())
    }
}

/// The outcome of storing a result. In both cases it is on the disk and counts once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Stored {
    /// It was added.
    New,
    /// It was there already, with this id and record.
    Again,
}

/// A result as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteResult {
    /// What everyone may see of it.
    pub shared: SharedResult,
    /// Who played, if a known player did.
    pub player: Option<PlayerId>,
    /// The nickname to show: the player's current one, or the one that came with the result.
    pub nickname: Option<String>,
    /// When it arrived.
    pub received_at: Timestamp,
}

impl From<&NewResult> for SiteResult {
    /// The new result as lists will show it, once it is stored.
    fn from(result: &NewResult) -> Self {
        let (header, summary) = (&result.record.header, result.summary());
        Self {
            shared: SharedResult {
                id: result.id.into(),
                assisted: summary.assisted(),
                kind: Some(summary.kind),
                game: summary.game,
                version: header.version,
                deal: header.deal.clone(),
                day: result.day.map(|day| day.to_string()),
                outcome: outcome(summary.result == GameResult::Won),
                moves: summary.moves,
                undos: header.undos,
                cards_in_order: summary.cards_in_order,
                score: summary.score,
                time_ms: summary.time_ms,
            },
            player: result.player,
            nickname: result.nickname.as_ref().map(ToString::to_string),
            received_at: result.received_at,
        }
    }
}

impl SiteResult {
    /// Its name.
    #[must_use]
    pub fn id(&self) -> ResultId {
        self.shared.id.into()
    }
}

/// How a game ended; unfinished ones are not stored.
pub(crate) fn outcome(won: bool) -> Outcome {
    if won { Outcome::Won } else { Outcome::Lost }
}

/// A result and its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredResult {
    /// The result as lists show it.
    pub result: SiteResult,
    /// The record, as [`Record`] reads it.
    pub record: String,
}
