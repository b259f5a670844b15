//! Which games count, and in which groups.

use std::collections::{HashMap, HashSet};

use crate::record::GameResult;
use crate::rules::GameId;

use super::{PlayKind, Statistics, Summary, statistics};

/// One of a player's games and its times, of any type that sorts as they do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played<T> {
    /// The game.
    pub summary: Summary,
    /// When it began.
    pub started: T,
    /// When it was last played; for an ended game, when it ended.
    pub updated: T,
    /// Whether it is a deal of the day: nobody leaves another game by playing one.
    pub of_the_day: bool,
}

/// A game that counts: it was won, lost or left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted<T> {
    /// The game; one that was left is lost.
    pub summary: Summary,
    /// Its place in the list it comes from, counted from 0.
    pub place: usize,
    /// When it ended, or was left.
    pub ended: T,
    /// Whether it was left for another deal: going on with it takes that back.
    pub left: bool,
    /// Whether the player had begun a game of the same deal before.
    pub again: bool,
}

/// The games that count, in the order in which they ended.
///
/// A game [at stake](Summary::at_stake) that did not end is lost from the moment when another deal
/// of the same game begins, unless that is a deal of the day. Once the player goes on with it, it
/// is open again.
#[must_use]
pub fn counted<T: Ord + Clone>(games: &[Played<T>]) -> Vec<Counted<T>> {
    let mut begins: HashMap<&GameId, Vec<&T>> = HashMap::new();
    for game in games.iter().filter(|game| !game.of_the_day) {
        let begin = begins.entry(&game.summary.game).or_default();
        begin.push(&game.started);
    }
    for times in begins.values_mut() {
        times.sort();
    }
    let left_at = |game: &Played<T>| {
        let times = begins.get(&game.summary.game)?;
        // A quick program begins the next one at the very moment when it saves this one.
        let before = |begin: &T| *begin < game.updated || *begin <= game.started;
        let next = times.partition_point(|&begin| before(begin));
        times.get(next).map(|&begin| begin.clone())
    };
    let mut by_begin: Vec<(usize, &Played<T>)> = games.iter().enumerate().collect();
    by_begin.sort_by_key(|(_, game)| &game.started);
    let mut known = HashSet::new();
    let mut all = Vec::new();
    for (place, game) in by_begin.into_iter().filter(|(_, game)| game.summary.begun) {
        let again = !known.insert((&game.summary.game, &game.summary.deal));
        let unfinished = game.summary.result == GameResult::Unfinished;
        let ended = if unfinished {
            left_at(game).filter(|_| game.summary.at_stake)
        } else {
            Some(game.updated.clone())
        };
        let Some(ended) = ended else { continue };
        let mut summary = game.summary.clone();
        if unfinished {
            summary.result = GameResult::Lost;
        }
        all.push(Counted {
            summary,
            place,
            ended,
            left: unfinished,
            again,
        });
    }
    all.sort_by(|one, other| one.ended.cmp(&other.ended));
    all
}

/// The groups by which statistics show games.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type = "\"own\" | \"again\" | PlayKind")
)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// First tries without help, whatever was undone.
    Own,
    /// Games of deals that the player had begun before, of all kinds.
    Again,
    /// First tries of one kind.
    #[serde(untagged)]
    Kind(PlayKind),
}

impl Group {
    /// Every group, in the order in which statistics show them.
    pub const ALL: [Self; 7] = [
        Self::Own,
        Self::Kind(PlayKind::UndoOff),
        Self::Kind(PlayKind::NoUndo),
        Self::Kind(PlayKind::Undo),
        Self::Kind(PlayKind::NewCard),
        Self::Kind(PlayKind::Helped),
        Self::Again,
    ];

    /// Whether the game belongs to it.
    #[must_use]
    pub fn holds<T>(self, game: &Counted<T>) -> bool {
        match self {
            Self::Own => !game.again && !game.summary.assisted(),
            Self::Kind(kind) => !game.again && game.summary.kind == kind,
            Self::Again => game.again,
        }
    }

    /// The statistics of the games that belong to it.
    #[must_use]
    pub fn statistics<'c, T: 'c>(
        self,
        games: impl IntoIterator<Item = &'c Counted<T>>,
    ) -> Statistics {
        let own = games.into_iter().filter(|game| self.holds(game));
        statistics(own.map(|game| &game.summary))
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::game;
    use super::*;

    /// A game of this deal with this result, played in this span.
    fn played(deal: u32, result: GameResult, times: (u32, u32)) -> Played<u32> {
        let mut summary = game(result, 9, 12);
        summary.deal = format!("own:{deal}").parse().expect("a deal");
        let (started, updated) = times;
        Played {
            summary,
            started,
            updated,
            of_the_day: false,
        }
    }

    /// Place, result, and whether it was left and played again.
    fn told(games: &[Played<u32>]) -> Vec<(usize, GameResult, bool, bool)> {
        let counted = counted(games);
        let told = counted.iter().map(|game| {
            let result = game.summary.result;
            (game.place, result, game.left, game.again)
        });
        told.collect()
    }

    #[test]
    fn a_game_left_for_another_deal_of_it_is_lost_until_it_goes_on() {
        use GameResult::{Lost, Unfinished, Won};
        let left = played(1, Unfinished, (10, 20));
        let next = played(2, Won, (30, 40));
        assert_eq!(told(std::slice::from_ref(&left)), []);
        let both = [next.clone(), left.clone()];
        assert_eq!(
            told(&both),
            [(1, Lost, true, false), (0, Won, false, false)]
        );
        let gone_on = Played {
            updated: 50,
            ..left.clone()
        };
        assert_eq!(told(&[next.clone(), gone_on]), [(0, Won, false, false)]);

        let at_once = played(2, Won, (20, 40));
        let both = [at_once, left.clone()];
        assert_eq!(
            told(&both),
            [(1, Lost, true, false), (0, Won, false, false)]
        );
        // Its own beginning is none of another.
        let at_once = played(1, Unfinished, (10, 10));
        assert_eq!(told(&[at_once]), []);

        let mut other = next.clone();
        other.summary.game = GameId::new("wasp").expect("an id");
        assert_eq!(told(&[left.clone(), other]), [(1, Won, false, false)]);
        let daily = Played {
            of_the_day: true,
            ..next.clone()
        };
        assert_eq!(told(&[left.clone(), daily]), [(1, Won, false, false)]);
        let mut hardly_begun = left;
        hardly_begun.summary.at_stake = false;
        assert_eq!(told(&[hardly_begun, next]), [(1, Won, false, false)]);
    }

    #[test]
    fn a_deal_is_tried_first_once() {
        use GameResult::{Lost, Unfinished, Won};
        let games = [
            played(1, Won, (50, 60)),
            played(1, Lost, (10, 20)),
            played(2, Unfinished, (61, 63)),
            played(2, Won, (62, 70)),
        ];
        assert_eq!(
            told(&games),
            [
                (1, Lost, false, false),
                (0, Won, false, true),
                (3, Won, false, true)
            ]
        );
        let counted = counted(&games);
        let played = Group::ALL.map(|group| group.statistics(&counted).figures.played);
        assert_eq!(played, [1, 0, 1, 0, 0, 0, 2]);
    }

    #[test]
    fn groups_have_words() {
        let words = Group::ALL.map(|group| serde_json::to_string(&group).expect("it is written"));
        let expected = [
            "own", "undo-off", "no-undo", "undo", "new-card", "helped", "again",
        ];
        assert_eq!(words, expected.map(|word| format!("\"{word}\"")));
    }
}
