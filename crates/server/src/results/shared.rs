//! What everyone may see of a result.

use uuid::Uuid;
use webspinner_rules::GameResult;
use webspinner_site::SiteResult;
use webspinner_wire::{Outcome, SharedResult};

/// A result as everyone may see it.
pub(crate) fn shared(result: &SiteResult) -> SharedResult {
    let summary = &result.summary;
    SharedResult {
        id: Uuid::from_bytes(*result.id.as_bytes()),
        game: summary.game.clone(),
        version: result.version,
        deal: result.deal.clone(),
        day: result.day.map(|day| day.to_string()),
        outcome: match summary.result {
            GameResult::Won => Outcome::Won,
            // Only games that have ended are stored.
            GameResult::Lost | GameResult::Unfinished => Outcome::Lost,
        },
        moves: summary.moves,
        undos: result.undos,
        network_points: summary.network_points,
        windows_points: summary.windows_points,
        time_ms: summary.time_ms,
        assisted: summary.assisted,
    }
}
