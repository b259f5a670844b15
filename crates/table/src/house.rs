//! The house plays, too: games of one deal by the fair player.

use std::sync::Arc;

use webspinner_players::{LearnedPlayer, Net, Player, ThoughtLimits};
use webspinner_rules::deal::{DealError, Shuffle};
use webspinner_rules::{Game, Move, Outcome, Rules, score};

/// The games that the fair player plays of a deal, one per step. It sees no hidden card, and plays
/// each game a little differently: how many it wins tells how hard the deal is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct House {
    rules: Arc<Rules>,
    shuffle: Shuffle,
    games: u32,
    played: u32,
    won: u32,
    best: Option<HouseWin>,
}

/// A game that the house has won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseWin {
    /// Its moves.
    pub line: Vec<Move>,
    /// Its score.
    pub score: i64,
}

/// More moves than any game takes that is still going somewhere.
const MOVES_MAX: usize = 2_000;

impl House {
    /// How many games it plays of a deal at most.
    pub const GAMES_MAX: u32 = 20;

    /// Begins.
    ///
    /// # Errors
    /// As [`Rules::deal`].
    pub fn new(rules: Arc<Rules>, shuffle: Shuffle) -> Result<Self, DealError> {
        let game = rules.new_game(&shuffle)?;
        // Where no card is hidden, there is one way to play, and one game says it all.
        let is_open = game.view().unseen().is_empty();
        Ok(Self {
            games: if is_open { 1 } else { Self::GAMES_MAX },
            rules,
            shuffle,
            played: 0,
            won: 0,
            best: None,
        })
    }

    /// Plays one more game, the first as hints that are always followed, which takes about a
    /// second. Once all are played it does nothing.
    pub fn step(&mut self) {
        if self.played == self.games {
            return;
        }
        let Ok(mut game) = self.rules.new_game(&self.shuffle) else {
            return;
        };
        let player = LearnedPlayer::new(Net::of(&self.rules), ThoughtLimits::LEVELS[0]);
        let mut player = player.with_whims(self.played.into());
        self.played += 1;
        while game.length() < MOVES_MAX && player.play(&mut game) {}
        if game.outcome() != Some(Outcome::Won) {
            return;
        }
        self.won += 1;
        let shortest = self.best.as_ref().map_or(usize::MAX, |win| win.line.len());
        if game.length() < shortest {
            self.best = Some(HouseWin::of(&game));
        }
    }

    /// How many games it plays: one where no card is hidden.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.games
    }

    /// How many games it has played so far.
    #[must_use]
    pub fn played(&self) -> u32 {
        self.played
    }

    /// How many of them it has won.
    #[must_use]
    pub fn won(&self) -> u32 {
        self.won
    }

    /// The win in fewest moves.
    #[must_use]
    pub fn best(&self) -> Option<&HouseWin> {
        self.best.as_ref()
    }
}

impl HouseWin {
    fn of(game: &Game) -> Self {
        let line: Vec<Move> = game.played().collect();
        let carried = line.iter().filter(|&&made| made != Move::Deal).count();
        let collected = game.position().collected_len();
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        Self {
            line,
            score: score(count(carried), 0, count(collected)),
        }
    }
}
