//! The statistics a player sees: which games count, and pure functions over them.

use crate::deal::Shuffle;
use crate::record::{GameResult, Undone};
use crate::rules::GameId;

mod by_game;
mod counted;
mod figures;
mod hundred;
mod interval;
mod standing;

pub use by_game::{OfGame, by_game};
pub use counted::{Counted, Group, Played, counted};
pub use figures::{Amount, Figure};
pub use hundred::{Hundred, HundredDeal, Try};
pub(crate) use interval::Z;
pub use interval::{exact, mean_interval, wilson};
pub use standing::{Best, Standing, standing};

/// What statistics need to know of one game.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Summary {
    /// Which game it was.
    pub game: GameId,
    /// Which deal of it.
    pub deal: Shuffle,
    /// How it ended.
    pub result: GameResult,
    /// Whether a move was ever made, even one that was undone: from then on a game counts as
    /// played.
    pub begun: bool,
    /// Whether a row was dealt or [ten moves](Summary::MADE_AT_STAKE) were made: from then on a
    /// game that is left for another deal counts as lost.
    pub at_stake: bool,
    /// Time on the clock without pauses, in milliseconds; `None` where it was not measured.
    pub time_ms: Option<u64>,
    /// Length of the line: moves plus row deals.
    pub moves: u32,
    /// The cards in order at the end.
    pub cards_in_order: u32,
    /// The score at the end.
    pub score: i64,
    /// How it was played.
    pub kind: PlayKind,
}

impl Summary {
    /// After so many moves a game is at stake, even if no row was dealt.
    pub const MADE_AT_STAKE: u32 = 10;

    /// Whether a hint or a solver helped.
    #[must_use]
    pub fn assisted(&self) -> bool {
        self.kind == PlayKind::Helped
    }
}

/// How a game was played: what undo and the engine did for it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum PlayKind {
    /// The player had chosen to play without undo, and nothing helped.
    UndoOff,
    /// Nothing was undone, although it could have been, and nothing helped.
    NoUndo,
    /// What was undone had shown no card.
    Undo,
    /// A move was undone after it had shown a card.
    NewCard,
    /// A hint or a solver helped.
    Helped,
}

impl PlayKind {
    /// The kind of a game, by what helped and what undoing showed.
    #[must_use]
    pub const fn new(assisted: bool, undone: Undone) -> Self {
        match undone {
            _ if assisted => Self::Helped,
            Undone::Off => Self::UndoOff,
            Undone::Nothing => Self::NoUndo,
            Undone::Known => Self::Undo,
            Undone::NewCard => Self::NewCard,
        }
    }
}

/// The figures of some games that make sense for one player and for many. A figure that cannot be
/// computed, such as a rate of no games, is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Figures {
    /// Games won or lost.
    pub played: u64,
    /// Games won.
    pub won: u64,
    /// Games lost.
    pub lost: u64,
    /// Games won out of those played, in percent from 0 to 100; empty before the first game.
    pub win_rate: Option<f64>,
    /// Games won for each one lost; empty before the first loss.
    pub win_ratio: Option<f64>,
    /// The mean time of the games won, in milliseconds.
    pub average_win_time_ms: Option<u64>,
    /// The shortest time of a game won, in milliseconds.
    pub best_win_time_ms: Option<u64>,
    /// The highest score of any game.
    pub highest_score: Option<i64>,
    /// The most cards in order in any game.
    pub most_cards_in_order: Option<u32>,
    /// The fewest moves of a game won.
    pub fewest_moves: Option<u32>,
}

/// The statistics of one player. Games without a move, and games still being played, are not
/// counted.
#[derive(Clone, Debug, Default, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(hashmap_as_object))]
#[non_exhaustive]
pub struct Statistics {
    /// The figures that many players have as well.
    #[serde(flatten)]
    pub figures: Figures,
    /// The mean number of moves of the games won.
    pub average_moves: Option<f64>,
    /// Games won (positive) or lost (negative) in a row up to now.
    pub current_streak: i64,
    /// The most games won in a row.
    pub longest_winning_streak: u32,
    /// The most games lost in a row.
    pub longest_losing_streak: u32,
    /// All streaks by turns, in their order: games won (positive) or lost (negative) in a row.
    #[serde(skip)]
    pub streaks: Vec<i64>,
}

impl Figures {
    /// The counts and rates of this many games with this many wins.
    #[must_use]
    pub fn new(played: u64, won: u64) -> Self {
        let lost = played - won;
        Self {
            played,
            won,
            lost,
            win_rate: ratio(won * 100, played),
            win_ratio: ratio(won, lost),
            ..Self::default()
        }
    }
}

/// The statistics over these games, in the order in which they ended.
///
/// Games in which no move was ever made do not count as played; nor do unfinished ones. Times
/// are over the games won whose time is known.
#[must_use]
pub fn statistics<'s>(games: impl IntoIterator<Item = &'s Summary>) -> Statistics {
    let ended = |game: &&Summary| game.result != GameResult::Unfinished && game.begun;
    let games: Vec<&Summary> = games.into_iter().filter(ended).collect();
    let wins: Vec<&Summary> = (games.iter().copied())
        .filter(|game| game.result == GameResult::Won)
        .collect();
    let win_times: Vec<u64> = wins.iter().filter_map(|game| game.time_ms).collect();
    let figures = Figures {
        average_win_time_ms: mean(&win_times),
        best_win_time_ms: win_times.iter().copied().min(),
        most_cards_in_order: games.iter().map(|game| game.cards_in_order).max(),
        highest_score: games.iter().map(|game| game.score).max(),
        fewest_moves: wins.iter().map(|game| game.moves).min(),
        ..Figures::new(games.len() as u64, wins.len() as u64)
    };
    let moves = wins.iter().map(|game| u64::from(game.moves)).sum();
    let streaks = streaks(games.iter().map(|game| game.result == GameResult::Won));
    let longest = |sign: i64| {
        let longest = streaks.iter().map(|length| sign * length).max();
        u32::try_from(longest.unwrap_or(0).max(0)).unwrap_or(u32::MAX)
    };
    Statistics {
        average_moves: ratio(moves, figures.won),
        figures,
        current_streak: streaks.last().copied().unwrap_or(0),
        longest_winning_streak: longest(1),
        longest_losing_streak: longest(-1),
        streaks,
    }
}

fn streaks(wins: impl Iterator<Item = bool>) -> Vec<i64> {
    let mut all: Vec<i64> = Vec::new();
    for won in wins {
        match all.last_mut() {
            Some(length) if won == (*length > 0) => *length += length.signum(),
            _ => all.push(if won { 1 } else { -1 }),
        }
    }
    all
}

/// One sum for each of this many; `None` of nothing.
#[must_use]
pub fn ratio(sum: u64, number: u64) -> Option<f64> {
    (number > 0).then(|| exact(sum) / exact(number))
}

fn mean(values: &[u64]) -> Option<u64> {
    let sum = values.iter().copied().fold(0, u64::saturating_add);
    sum.checked_div(values.len() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) fn game(result: GameResult, time_ms: u64, moves: u32) -> Summary {
        Summary {
            game: GameId::new("spider").expect("an id"),
            result,
            begun: moves > 0,
            time_ms: Some(time_ms),
            moves,
            cards_in_order: moves,
            score: 500 - i64::from(moves),
            deal: "own:1".parse().expect("a deal"),
            at_stake: moves >= Summary::MADE_AT_STAKE,
            kind: PlayKind::NoUndo,
        }
    }

    #[test]
    fn no_games_have_no_ratios() {
        assert_eq!(statistics([]), Statistics::default());
    }

    #[test]
    fn games_in_play_and_games_without_a_move_do_not_count() {
        let games = [
            game(GameResult::Unfinished, 9, 9),
            game(GameResult::Lost, 5, 0),
        ];
        assert_eq!(statistics(&games), Statistics::default());
    }

    #[test]
    fn a_game_given_up_after_taking_all_back_is_lost_and_a_win_without_a_time_has_none() {
        let taken_back = Summary {
            begun: true,
            ..game(GameResult::Lost, 5, 0)
        };
        let untimed = Summary {
            time_ms: None,
            ..game(GameResult::Won, 0, 90)
        };
        let games = [taken_back, untimed, game(GameResult::Won, 3000, 90)];
        let figures = statistics(&games).figures;
        assert_eq!((figures.won, figures.lost), (2, 1));
        assert_eq!(figures.average_win_time_ms, Some(3000));
        assert_eq!(figures.best_win_time_ms, Some(3000));
    }

    #[test]
    fn the_figures_of_five_games() {
        use GameResult::{Lost, Won};
        let games = [
            game(Won, 1000, 100),
            game(Won, 3000, 120),
            game(Lost, 99, 7),
            game(Lost, 99, 8),
            game(Won, 2000, 80),
        ];
        let statistics = statistics(&games);
        let figures = statistics.figures;
        assert_eq!((figures.played, figures.won, figures.lost), (5, 3, 2));
        assert_eq!(figures.win_rate, Some(60.0));
        assert_eq!(figures.win_ratio, Some(1.5));
        assert_eq!(figures.average_win_time_ms, Some(2000));
        assert_eq!(figures.best_win_time_ms, Some(1000));
        assert_eq!(figures.most_cards_in_order, Some(120));
        assert_eq!(figures.highest_score, Some(493));
        assert_eq!(figures.fewest_moves, Some(80));
        assert_eq!(statistics.average_moves, Some(100.0));
        assert_eq!(statistics.current_streak, 1);
        assert_eq!(statistics.longest_winning_streak, 2);
        assert_eq!(statistics.longest_losing_streak, 2);
        assert_eq!(statistics.streaks, [2, -2, 1]);
    }
}
