//! What players are shown of a result.

use uuid::Uuid;
use webspinner_rules::stats::Summary;
use webspinner_rules::{GameResult, Shuffle};
use webspinner_site::{Day, NewResult, ResultId, SiteResult};
use webspinner_wire::{Outcome, SharedResult};

impl From<&NewResult> for Figures {
    fn from(result: &NewResult) -> Self {
        let header = &result.record.header;
        Self {
            id: result.id,
            version: header.version,
            deal: header.deal.clone(),
            day: result.day,
            undos: header.undos,
            summary: result.summary(),
        }
    }
}

impl From<&SiteResult> for Figures {
    fn from(result: &SiteResult) -> Self {
        Self {
            id: result.id,
            version: result.version,
            deal: result.deal.clone(),
            day: result.day,
            undos: result.undos,
            summary: result.summary.clone(),
        }
    }
}

/// What a new result and a stored one have in common.
pub(crate) struct Figures {
    id: ResultId,
    version: u32,
    deal: Shuffle,
    day: Option<Day>,
    undos: u32,
    summary: Summary,
}

/// A result as everyone may see it.
pub(crate) fn shared(result: impl Into<Figures>) -> SharedResult {
    let figures = result.into();
    let summary = figures.summary;
    SharedResult {
        id: Uuid::from_bytes(*figures.id.as_bytes()),
        game: summary.game,
        version: figures.version,
        deal: figures.deal,
        day: figures.day.map(|day| day.to_string()),
        outcome: match summary.result {
            GameResult::Won => Outcome::Won,
            // Only games that have ended are stored.
            GameResult::Lost | GameResult::Unfinished => Outcome::Lost,
        },
        moves: summary.moves,
        undos: figures.undos,
        network_points: summary.network_points,
        windows_points: summary.windows_points,
        time_ms: summary.time_ms,
        assisted: summary.assisted,
    }
}
