//! The sequence of deals that may become the deal of a day.

use sha2::{Digest, Sha256};
use webspinner_rules::GameId;
use webspinner_rules::deal::Shuffle;
use webspinner_site::Day;

/// The candidate for the deal of a game on a day at this attempt, counted from 0. Every instance of
/// the server has the same candidates.
///
/// A change here alters only the days whose deal is not stored yet.
pub(crate) fn candidate(day: Day, game: &GameId, attempt: u32) -> Shuffle {
    let text = format!("webspinner daily deal 1\n{day}\n{game}\n{attempt}\n");
    let digest = Sha256::digest(text);
    let first: [u8; 8] = digest[..8].try_into().expect("a digest has 32 bytes");
    Shuffle::random(u64::from_le_bytes(first))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(day: &str, game: &str, attempt: u32) -> String {
        let game = GameId::new(game).expect("an id");
        candidate(day.parse().expect("a day"), &game, attempt).to_string()
    }

    /// The number was computed independently: `printf 'webspinner daily deal
    /// 1\n2026-11-21\nspider\n0\n' | sha256sum`.
    #[test]
    fn a_day_a_game_and_an_attempt_always_name_the_same_deal() {
        assert_eq!(of("2026-11-21", "spider", 0), "own:85939150");
    }

    #[test]
    fn other_days_games_and_attempts_have_other_deals() {
        let all = [
            of("2026-11-21", "spider", 0),
            of("2026-11-22", "spider", 0),
            of("2026-11-21", "spider-1", 0),
            of("2026-11-21", "spider", 1),
        ];
        let distinct: std::collections::HashSet<_> = all.iter().collect();
        assert_eq!(distinct.len(), all.len());
    }
}
