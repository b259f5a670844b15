//! Luck and skill: what the moves of a game gave away, and what its cards gave.
//!
//! As in backgammon, the chance of winning is known before and after each decision. What a move
//! promises less than the best one is an *error*; what the card that it shows changes is *luck*.

use std::ops::Range;
use std::sync::Arc;

use webspinner_rules::{FairGame, Game, Move, Outcome, Position, Rules};

use crate::learned::net::Chances;
use crate::learned::{LearnedPlayer, Plan};

/// The moves of a game from one new card to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Which moves of the game they are, counted from 0.
    pub moves: Range<usize>,
    /// What the fair player would have done, and what that promises. No moves if it knew no way on.
    pub best: Plan,
    /// What the moves promised before their card was seen.
    pub played: Chances,
    /// What the game promises once it was.
    pub after: Chances,
}

impl Decision {
    /// How much of the chance of winning the moves gave away, from 0 to [`Chances::CERTAIN`].
    #[must_use]
    pub fn error(&self) -> i32 {
        (self.best.chances.win - self.played.win).max(0)
    }

    /// How much the new card added to the chance of winning; less than 0 if it was a bad one.
    #[must_use]
    pub fn luck(&self) -> i32 {
        self.after.win - self.played.win
    }
}

impl LearnedPlayer {
    /// Splits the moves of a game into decisions, and judges each by what could be seen before it.
    /// Moves after the last new card belong to none, unless they win. After each decision,
    /// `decided` is called with the number of moves so far.
    ///
    /// # Panics
    /// If a move is illegal.
    pub fn judge(
        &mut self,
        rules: &Arc<Rules>,
        start: &Position,
        moves: &[Move],
        mut decided: impl FnMut(usize),
    ) -> Vec<Decision> {
        let mut game = Game::new(Arc::clone(rules), start.clone());
        let mut decisions = Vec::new();
        let (mut from, mut before) = (0, FairGame::from(&game));
        let mut best = self.promised(&before);
        for (index, &play) in moves.iter().enumerate() {
            let shows = FairGame::from(&game).reveals(play, &[]);
            let shows = !shows.expect("the moves are legal").is_empty();
            let _ = game.play(play).expect("the moves are legal");
            let won = game.outcome() == Some(Outcome::Won);
            if !(shows || won) {
                continue;
            }
            let made = from..index + 1;
            let after = FairGame::from(&game);
            let (played, next) = if won {
                (Some(Chances::WON), Plan::WON)
            } else {
                let made = &moves[made.clone()];
                let played = self.think(rules, |thinker| thinker.worth(&before, made));
                (played, self.promised(&after))
            };
            decided(made.end);
            decisions.push(Decision {
                moves: made,
                played: played.unwrap_or(next.chances),
                after: next.chances,
                best,
            });
            (from, before, best) = (index + 1, after, next);
        }
        decisions
    }

    /// The best plan, with no moves and what is left to hope for if there is none.
    fn promised(&mut self, game: &FairGame) -> Plan {
        let plan = self.plan(game);
        plan.unwrap_or_else(|| Plan {
            moves: Vec::new(),
            chances: self.think(game.rules(), |thinker| thinker.lost(game)),
        })
    }
}
