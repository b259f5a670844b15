//! The hundred: the same hundred deals of a game for everybody, and one try each.

use crate::deal::Shuffle;
use crate::record::GameResult;
use crate::rules::GameId;

use super::{Group, PlayKind, Played, Summary, counted};

/// What has become of a deal of the hundred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Try {
    /// Its first try was won.
    Won,
    /// Its first try was lost, or left.
    Lost,
    /// Its first try goes on.
    Begun,
    /// Its first try has ended, but was played in another way: the deal is given away.
    Other,
}

/// A deal of the hundred.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct HundredDeal {
    /// The deal.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub deal: Shuffle,
    /// What has become of it; `None` if it was never begun.
    pub state: Option<Try>,
}

/// Where a player stands in the hundred of a game.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Hundred {
    /// The deals, in their order.
    pub deals: Vec<HundredDeal>,
    /// How many were won.
    pub won: usize,
    /// How many have ended, in whatever way.
    pub ended: usize,
    /// The place of the first deal that was never begun, counted from 1; `None` after the last one.
    pub next: Option<usize>,
}

impl Hundred {
    /// How many deals: Webspinner's own numbers from 1 to this.
    pub const DEALS: usize = 100;

    /// The ways to play it, each with a series of its own.
    pub const GROUPS: [Group; 2] = [Group::Own, Group::Kind(PlayKind::UndoOff)];

    /// The deal with this place, counted from 1.
    #[must_use]
    pub const fn deal(place: usize) -> Shuffle {
        Shuffle::own(place as u64)
    }

    /// From the games of the player, in any order; records of other games play no part. First tries
    /// that are not of this group give their deals away.
    #[must_use]
    pub fn new<T: Ord + Clone>(game: &GameId, group: Group, played: &[Played<T>]) -> Self {
        let deals: Vec<Shuffle> = (1..=Self::DEALS).map(Self::deal).collect();
        let place = |summary: &Summary| {
            let deal = |deal: &Shuffle| *deal == summary.deal;
            let is_own = summary.game == *game && summary.begun;
            is_own.then(|| deals.iter().position(deal)).flatten()
        };
        let mut tries = vec![None; Self::DEALS];
        for at in played.iter().filter_map(|game| place(&game.summary)) {
            tries[at] = Some(Try::Begun);
        }
        for ended in counted(played).iter().filter(|ended| !ended.again) {
            if let Some(at) = place(&ended.summary) {
                tries[at] = Some(match ended.summary.result {
                    _ if !group.holds(ended) => Try::Other,
                    GameResult::Won => Try::Won,
                    _ => Try::Lost,
                });
            }
        }
        let count =
            |fits: fn(Try) -> bool| tries.iter().flatten().filter(|one| fits(**one)).count();
        let (won, ended) = (count(|one| one == Try::Won), count(|one| one != Try::Begun));
        let next = tries.iter().position(Option::is_none).map(|at| at + 1);
        let deal = |(deal, state)| HundredDeal { deal, state };
        let deals = deals.into_iter().zip(tries).map(deal).collect();
        Self {
            deals,
            won,
            ended,
            next,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::game;
    use super::*;
    use GameResult::{Lost, Unfinished, Won};

    /// A game of this deal, played this way after the one before it.
    fn played(order: u32, deal: u64, result: GameResult, kind: PlayKind) -> Played<u32> {
        let summary = Summary {
            deal: Shuffle::own(deal),
            kind,
            ..game(result, 9, 12)
        };
        Played {
            summary,
            started: 10 * order,
            updated: 10 * order + 5,
            of_the_day: false,
        }
    }

    fn hundred(games: &[Played<u32>], group: Group) -> Hundred {
        Hundred::new(&games[0].summary.game, group, games)
    }

    fn states(hundred: &Hundred) -> Vec<Option<Try>> {
        hundred.deals.iter().map(|deal| deal.state).collect()
    }

    fn games() -> Vec<Played<u32>> {
        let mut other = played(6, 4, Won, PlayKind::NoUndo);
        other.summary.game = GameId::new("wasp").expect("an id");
        vec![
            played(0, 1, Won, PlayKind::NoUndo),
            played(1, 2, Lost, PlayKind::UndoOff),
            played(2, 3, Won, PlayKind::Helped),
            played(3, 1, Won, PlayKind::NoUndo),
            played(4, 2, Won, PlayKind::NoUndo),
            played(5, 101, Won, PlayKind::UndoOff),
            other,
            played(7, 5, Unfinished, PlayKind::NoUndo),
        ]
    }

    #[test]
    fn first_tries_alone_count_and_those_of_another_kind_are_no_wins() {
        let own = hundred(&games(), Group::Own);
        let tries = [Some(Try::Won), Some(Try::Lost), Some(Try::Other), None];
        assert_eq!(states(&own)[..4], tries);
        assert_eq!(states(&own)[4..6], [Some(Try::Begun), None]);
        assert_eq!((own.won, own.ended, own.next), (1, 3, Some(4)));
        assert_eq!(own.deals.len(), Hundred::DEALS);
    }

    #[test]
    fn without_undo_a_try_with_undo_gives_the_deal_away() {
        let off = hundred(&games(), Group::Kind(PlayKind::UndoOff));
        let tries = [Some(Try::Other), Some(Try::Lost), Some(Try::Other)];
        assert_eq!(states(&off)[..3], tries);
        assert_eq!((off.won, off.ended), (0, 3));
    }

    #[test]
    fn a_finished_series_has_no_next_deal() {
        let all = (1..=100).map(|deal| played(deal, deal.into(), Won, PlayKind::Undo));
        let own = hundred(&all.collect::<Vec<_>>(), Group::Own);
        assert_eq!((own.won, own.ended, own.next), (100, 100, None));
    }
}
