//! Quick fair play: how far does a player get who only sees the open cards?
//!
//! A quick player follows [hints](crate::hint) that look ahead a little, and makes mistakes: of the
//! moves that improve the table it takes the best seven times out of eight, else the next best in
//! the same way. It never undoes a move, and gives up when no move improves the table and no row
//! can be dealt.

use std::sync::Arc;

use webspinner_rules::{FairGame, Game, Outcome, Position, Rules};
use webspinner_solver::Random;

use crate::hint::{Hint, Past, Why, hints_within};
use crate::player::Player;

/// How many positions a quick player looks at before a move. With 40, and twice as many mistakes,
/// it won none of 100 deals of Simple Simon (from own:1001), where the best hints win 36, and it
/// was worse at telling easy deals from hard ones.
const POSITIONS_MAX: usize = 100;
/// More moves than any successful game takes.
const MOVES_MAX: usize = 1_000;

/// The outcome of one quick game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// Whether it was won.
    pub won: bool,
    /// How many cards are [in order](in_order) at its end.
    pub in_order: usize,
}

/// Plays one quick game. The same seed gives the same game; hidden cards do not influence it before
/// they are turned up.
#[must_use]
pub fn playout(rules: &Arc<Rules>, start: &Position, seed: u64) -> Playout {
    let mut quick = QuickPlayer {
        random: Random(seed),
    };
    let mut game = Game::new(Arc::clone(rules), start.clone());
    while game.length() < MOVES_MAX && game.outcome().is_none() && quick.play(&mut game) {}
    Playout {
        won: game.outcome() == Some(Outcome::Won),
        in_order: in_order(rules, game.position()),
    }
}

/// How many cards left the table, or lie on a card that they join: as many as the pack has once the
/// game is won.
#[must_use]
pub fn in_order(rules: &Rules, position: &Position) -> usize {
    let founded: usize = position.foundations().iter().map(Vec::len).sum();
    let collected: usize = position.collected().map(<[_]>::len).sum();
    let pairs = position
        .columns()
        .iter()
        .flat_map(|pile| pile.open().windows(2));
    let joined = pairs.filter(|pair| rules.joins(pair[0], pair[1])).count();
    founded + collected + joined
}

/// A player that looks ahead a little, and makes mistakes.
pub struct QuickPlayer {
    /// Decides where mistakes are made.
    pub random: Random,
}

impl Player for QuickPlayer {
    fn advise(&mut self, game: &FairGame) -> Option<Hint> {
        let mut hints = hints_within(&game.view(), &Past::of(game), POSITIONS_MAX);
        hints.retain(|hint| hint.why != Why::NothingBetter);
        let slips = (1..hints.len())
            .take_while(|_| self.random.bits().is_multiple_of(8))
            .count();
        hints.get(slips).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use webspinner_rules::games;

    #[test]
    fn the_same_seed_plays_the_same_game_and_others_differ() {
        let rules = games::find("spider-1").expect("a built-in game");
        let start = rules.deal(&"own:3".parse().expect("a deal"));
        let start = start.expect("every game has own deals");
        let play = |seed| playout(rules, &start, seed);
        assert_eq!(play(1), play(1));
        let all: Vec<Playout> = (0..8).map(play).collect();
        assert!(all.iter().any(|game| *game != all[0]), "{all:?}");
        assert!(all.iter().any(|game| game.in_order > 0), "{all:?}");
    }

    #[test]
    fn an_easy_end_is_won() {
        let rules = games::find("spider").expect("a built-in game");
        let start = rules.parse_picture("1: KS-2S\n2: AS\n").expect("a picture");
        let whole = Playout {
            won: true,
            in_order: 104,
        };
        assert_eq!(playout(rules, &start, 0), whole);
    }

    #[test]
    fn every_game_can_be_played_quickly() {
        for rules in games::all() {
            let start = rules.deal(&"own:1".parse().expect("a deal"));
            let start = start.expect("every game has own deals");
            let game = playout(rules, &start, 1);
            assert!(game.in_order <= rules.pack().size(), "{}", rules.id());
        }
    }
}
