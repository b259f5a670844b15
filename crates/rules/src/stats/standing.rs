//! How a win compares with the player's other ones.

use crate::record::GameResult;

use super::{Counted, statistics};

/// What a win is the best in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Best {
    /// Nothing yet: with nothing to compare it with, it would be the best in everything.
    First,
    /// It took the shortest time.
    Time,
    /// It took the fewest moves.
    Moves,
    /// It has the most points.
    Points,
}

/// A win among the player's wins of its kind: of the same game, all with help or all without.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Standing {
    /// Its place by points: 1 is the best. Wins with equal points share a place.
    pub place: usize,
    /// How many such wins there are, this one included.
    pub wins: usize,
    /// How many games of its kind were won in a row up to this one.
    pub row: i64,
    /// What it is better in than every other one.
    pub best: Vec<Best>,
}

/// The standing of the game with this place among all that count; `None` unless it is a win and
/// the first try of its deal.
#[must_use]
pub fn standing<T>(games: &[Counted<T>], at: usize) -> Option<Standing> {
    let own = games.get(at)?;
    let is_win = |one: &Counted<T>| !one.again && one.summary.result == GameResult::Won;
    if !is_win(own) {
        return None;
    }
    let kind = |one: &Counted<T>| (one.again, one.summary.game.clone(), one.summary.assisted());
    let of_kind = |one: &&Counted<T>| kind(one) == kind(own);
    let up_to_own = games[..=at].iter().filter(of_kind);
    let others = games.iter().enumerate().filter(|(place, _)| *place != at);
    let others = others.map(|(_, one)| one).filter(of_kind);
    let others: Vec<&Counted<T>> = others.filter(|one| is_win(one)).collect();
    let figures = statistics(others.iter().map(|one| &one.summary)).figures;
    let own = &own.summary;
    let best = [
        (Best::First, others.is_empty()),
        (Best::Time, less(own.time_ms, figures.best_win_time_ms)),
        (Best::Moves, less(Some(own.moves), figures.fewest_moves)),
        (Best::Points, less(figures.highest_score, Some(own.score))),
    ];
    let best = best.into_iter().filter(|(_, is_best)| *is_best);
    let better = others.iter().filter(|one| one.summary.score > own.score);
    Some(Standing {
        place: 1 + better.count(),
        wins: 1 + others.len(),
        row: statistics(up_to_own.map(|one| &one.summary)).current_streak,
        best: best.map(|(best, _)| best).collect(),
    })
}

/// Whether one is less than the other, if both are known.
fn less<T: PartialOrd>(one: Option<T>, other: Option<T>) -> bool {
    one.zip(other).is_some_and(|(one, other)| one < other)
}

#[cfg(test)]
mod tests {
    use super::super::tests::game;
    use super::super::{PlayKind, Summary};
    use super::*;
    use crate::rules::GameId;
    use GameResult::{Lost, Won};

    /// A win in a minute and a hundred moves, with a thousand points.
    fn win() -> Summary {
        Summary {
            score: 1000,
            ..game(Won, 60_000, 100)
        }
    }

    fn lost() -> Summary {
        Summary {
            result: Lost,
            ..win()
        }
    }

    fn scored(score: i64) -> Summary {
        Summary { score, ..win() }
    }

    fn of(games: &[Summary], at: usize) -> Option<Standing> {
        let counted = |(place, summary): (usize, &Summary)| Counted {
            summary: summary.clone(),
            place,
            ended: place,
            left: false,
            again: false,
        };
        let games: Vec<_> = games.iter().enumerate().map(counted).collect();
        standing(&games, at)
    }

    fn best(games: &[Summary]) -> Vec<Best> {
        of(games, games.len() - 1).expect("a win").best
    }

    fn helped(game: Summary) -> Summary {
        let kind = PlayKind::Helped;
        Summary { kind, ..game }
    }

    fn of_scorpion(game: Summary) -> Summary {
        Summary {
            game: GameId::new("scorpion").expect("an id"),
            ..game
        }
    }

    #[test]
    fn the_first_win_is_that_whatever_was_lost_helped_or_played_in_other_games_before() {
        let games = [lost(), helped(win()), of_scorpion(win()), win()];
        assert_eq!(best(&games), [Best::First]);
        assert_eq!(best(&[win()]), [Best::First]);
    }

    #[test]
    fn a_win_is_the_best_only_in_what_it_is_better_in_than_every_other() {
        let played = |time_ms, moves, score| Summary {
            score,
            ..game(Won, time_ms, moves)
        };
        let after = |last| best(&[win(), played(50_000, 90, 1100), last]);
        assert_eq!(after(played(55_000, 89, 1100)), [Best::Moves]);
        let all = [Best::Time, Best::Moves, Best::Points];
        assert_eq!(after(played(49_999, 89, 1101)), all);
        assert_eq!(after(played(50_000, 90, 1100)), []);
    }

    #[test]
    fn without_a_time_there_is_no_best_time_nor_is_any_better_than_none() {
        let untimed = Summary {
            time_ms: None,
            ..win()
        };
        assert_eq!(best(&[win(), untimed.clone()]), []);
        assert_eq!(best(&[untimed, win()]), []);
    }

    #[test]
    fn a_win_is_ranked_by_points_among_wins_of_its_kind() {
        let games = [
            scored(1100),
            scored(900),
            Summary {
                score: 2000,
                ..lost()
            },
            helped(scored(2000)),
            of_scorpion(scored(2000)),
            scored(1000),
        ];
        let told = |at| of(&games, at).map(|it| (it.place, it.wins, it.row));
        assert_eq!(told(5), Some((2, 3, 1)));
        assert_eq!(told(0), Some((1, 3, 1)));
        let equal = [win(), win()];
        let place = |at| of(&equal, at).map(|it| it.place);
        assert_eq!((place(1), place(0)), (Some(1), Some(1)));
    }

    #[test]
    fn wins_before_it_are_in_its_row_and_those_after_it_are_not() {
        let games = [lost(), win(), win(), win()];
        let row = |at| of(&games, at).map(|it| it.row);
        assert_eq!((row(2), row(3)), (Some(2), Some(3)));
    }

    #[test]
    fn other_games_have_no_standing() {
        assert_eq!(of(&[lost()], 0), None);
        assert_eq!(of(&[win()], 1), None);
    }
}
