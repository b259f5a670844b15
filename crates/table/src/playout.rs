//! Quick fair play: how far does a player get who only sees the open cards?
//!
//! A quick player follows [hints](crate::hint) that look ahead a little, and makes mistakes: of the
//! moves that improve the table it takes the best seven times out of eight, else the next best in
//! the same way. It never undoes a move, and gives up when no move improves the table and no row
//! can be dealt.

use std::sync::Arc;

use webspinner_rules::{Game, Move, Outcome, Position, Rules};

use crate::hint::{Past, Why, hints_within};

/// How many positions a quick player looks at before a move. With 40, and twice as many mistakes,
/// it won none of 100 deals of Simple Simon (from own:1001), of which the best hints win 36, and it
/// was worse at telling easy deals from hard ones.
const POSITIONS_MAX: usize = 100;
/// More moves than any successful game takes.
const MOVES_MAX: usize = 1_000;

/// The outcome of one quick game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Playout {
    /// Whether it was won.
    pub(crate) won: bool,
    /// How many cards are in order at its end.
    pub(crate) in_order: usize,
}

/// Plays one quick game. The same seed gives the same game; hidden cards do not influence it before
/// they are turned up.
pub(crate) fn playout(rules: &Arc<Rules>, start: &Position, seed: u64) -> Playout {
    let mut dice = Dice(seed);
    let mut game = Game::new(Arc::clone(rules), start.clone());
    let mut past = Past::default();
    for _ in 0..MOVES_MAX {
        let Some(made) = choose(&game, &past, &mut dice) else {
            break;
        };
        past.pass(rules, &game.view().any_consistent_position());
        let played = game.play(made);
        let _ = played.expect("a hint is legal");
        if !game.last_is_reversible() {
            past = Past::default();
        }
        if game.outcome().is_some() {
            break;
        }
    }
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

fn choose(game: &Game, past: &Past, dice: &mut Dice) -> Option<Move> {
    let mut hints = hints_within(&game.view(), past, POSITIONS_MAX);
    hints.retain(|hint| hint.why != Why::NothingBetter);
    let stumbles = (1..hints.len())
        .take_while(|_| dice.roll().is_multiple_of(8))
        .count();
    hints.get(stumbles).map(|hint| hint.play)
}

/// Numbers that look random and are the same for the same seed.
///
/// CITE: splitmix64, Sebastiano Vigna, <https://prng.di.unimi.it/splitmix64.c>, public domain.
#[derive(Clone, Debug)]
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    /// The next 64 random bits.
    pub(crate) fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
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
