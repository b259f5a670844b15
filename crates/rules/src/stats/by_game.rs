//! How a player does at each game.

use std::cmp::Reverse;

use crate::record::GameResult;
use crate::rules::GameId;

use super::{Figures, Summary, statistics};

/// How often a game was played, and how its wins were.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct OfGame {
    /// The game.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub game: GameId,
    /// How many of these games it was.
    pub played: u64,
    /// The figures of its wins alone.
    pub wins: Figures,
}

/// Each game that was played, those played most first.
#[must_use]
pub fn by_game(games: &[Summary]) -> Vec<OfGame> {
    let mut all: Vec<(&GameId, Vec<&Summary>)> = Vec::new();
    for summary in games {
        match all.iter_mut().find(|(game, _)| **game == summary.game) {
            Some((_, known)) => known.push(summary),
            None => all.push((&summary.game, vec![summary])),
        }
    }
    all.sort_by_key(|(_, games)| Reverse(games.len()));
    let of_game = |(game, games): (&GameId, Vec<&Summary>)| {
        let wins = games.iter().filter(|one| one.result == GameResult::Won);
        OfGame {
            game: game.clone(),
            played: games.len() as u64,
            wins: statistics(wins.copied()).figures,
        }
    };
    all.into_iter().map(of_game).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::game;
    use super::*;
    use GameResult::{Lost, Won};

    #[test]
    fn the_bests_of_a_game_are_those_of_its_wins_and_the_game_played_most_is_first() {
        let scorpion = Summary {
            game: GameId::new("scorpion").expect("an id"),
            ..game(Lost, 1, 3)
        };
        let scored = |score, game| Summary { score, ..game };
        let games = [
            scorpion.clone(),
            scored(1000, game(Won, 90_000, 120)),
            scored(1100, game(Won, 80_000, 130)),
            scored(2000, game(Lost, 5, 5)),
        ];
        let [spider, other] = &by_game(&games)[..] else {
            panic!("two games");
        };
        let wins = &spider.wins;
        assert_eq!(spider.game.as_str(), "spider");
        assert_eq!((spider.played, wins.won), (3, 2));
        assert_eq!(wins.fewest_moves, Some(120));
        assert_eq!(wins.highest_score, Some(1100));
        assert_eq!(wins.best_win_time_ms, Some(80_000));
        assert_eq!((&other.game, other.played), (&scorpion.game, 1));
        assert_eq!(other.wins, Figures::default());
    }

    #[test]
    fn there_is_no_best_time_where_no_clock_ran() {
        let untimed = Summary {
            time_ms: None,
            ..game(Won, 0, 100)
        };
        let wins = by_game(&[untimed])[0].wins;
        assert_eq!((wins.won, wins.fewest_moves), (1, Some(100)));
        assert_eq!(wins.best_win_time_ms, None);
    }
}
