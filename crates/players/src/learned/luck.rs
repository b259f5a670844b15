//! Luck and skill: what the moves of a game gave away, and what its cards gave.
//!
//! As in backgammon, the chance of winning is known before and after each decision. What a move
//! promises less than the best one is an *error*; what the card that it shows changes is *luck*.
//! For matches there is a luck that is nothing on average: see [`LearnedPlayer::luck`].

use std::cmp::Reverse;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use webspinner_rules::{FairGame, Game, Move, Outcome, Position, Rules};
use webspinner_solver::Random;

use crate::learned::net::Chances;
use crate::learned::shown::may_show;
use crate::learned::thought_limits::Look;
use crate::learned::{LearnedPlayer, Plan, Thinker, calibrated};

/// The least error worth a word: one percent.
const ERROR_MIN: i32 = Chances::CERTAIN / 100;

/// How much of its chances a game may give away for each grade but the lowest, in percent, the best
/// grade first.
///
/// They lie between players of known strength, judged on level 2. The player of that level makes no
/// errors. Level 1 gives away 1.1% (`spiderette-1`) and 1.2% (`spider-2`), quick hints 3.5% and
/// 2.6%. The mean error of a decision would not do: it is 16 times as large for one game as for
/// another that is rarely won.
const GIVEN_AWAY_MAX: [i64; 3] = [2, 6, 12];

/// With how many random rows one that was dealt is compared.
const ROWS: usize = 40;

/// The moves of a game from one new card to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Which moves of the game they are, counted from 0.
    pub moves: Range<usize>,
    /// What the fair player would have done, and what that promises. No moves if it knew no way on.
    pub best: Plan,
    /// What the moves promised before their card was seen.
    pub played: Chances,
    /// What the best plan of the next decision promises, once it is seen.
    pub after: Chances,
}

impl Decision {
    /// How much of the chance of winning the moves gave away, from 0 to [`Chances::CERTAIN`].
    #[must_use]
    pub fn error(&self) -> i32 {
        (self.best.chances.win - self.played.win).max(0)
    }

    /// Whether the error is more than an estimate may be off.
    #[must_use]
    pub fn has_error(&self) -> bool {
        self.error() >= ERROR_MIN
    }

    /// How much the new card added to the chance of winning; less than 0 if it was a bad one. So
    /// the chance before, less the error, plus the luck is the chance after.
    #[must_use]
    pub fn luck(&self) -> i32 {
        self.after.win - (self.best.chances.win - self.error())
    }
}

/// What the decisions of a game come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totals {
    /// All errors together.
    pub error: i32,
    /// All luck together; less than 0 if the cards were bad.
    pub luck: i32,
    /// Which decisions have the biggest errors, counted from 0, the biggest first: at most
    /// [`Totals::BIGGEST`], and none without an error that [counts](Decision::has_error).
    pub biggest: Vec<usize>,
    /// How well the game was played; `None` if there was no chance to give away.
    pub grade: Option<Grade>,
}

impl Totals {
    /// How many of the biggest errors are named.
    pub const BIGGEST: usize = 3;

    /// The totals of these decisions.
    #[must_use]
    pub fn of(decisions: &[Decision]) -> Self {
        let mut biggest: Vec<usize> = (0..decisions.len())
            .filter(|&index| decisions[index].has_error())
            .collect();
        // Of equals the first comes first, as sorting is stable.
        biggest.sort_by_key(|&index| Reverse(decisions[index].error()));
        biggest.truncate(Self::BIGGEST);
        Self {
            error: decisions.iter().map(Decision::error).sum(),
            luck: decisions.iter().map(Decision::luck).sum(),
            biggest,
            grade: Grade::of(decisions),
        }
    }
}

/// How well a game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Much was given away, as by a choice at random.
    Weak,
    /// A good part was given away.
    Mixed,
    /// Only a little was given away.
    Good,
    /// Hardly anything was given away.
    Excellent,
}

impl Grade {
    /// Its word, for programs.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Excellent => "excellent",
            Self::Good => "good",
            Self::Mixed => "mixed",
            Self::Weak => "weak",
        }
    }

    /// By how much of the chances before the decisions the moves gave away; `None` if there were
    /// none.
    fn of(decisions: &[Decision]) -> Option<Self> {
        let sum = |of: fn(&Decision) -> i32| decisions.iter().map(of).map(i64::from).sum::<i64>();
        let given_away = (100 * sum(Decision::error)).checked_div(sum(|it| it.best.chances.win))?;
        let [excellent, good, mixed] = GIVEN_AWAY_MAX;
        Some(match given_away {
            given_away if given_away < excellent => Self::Excellent,
            given_away if given_away < good => Self::Good,
            given_away if given_away < mixed => Self::Mixed,
            _ => Self::Weak,
        })
    }
}

impl LearnedPlayer {
    /// Splits the moves of a game into decisions, and judges each by what could be seen before it.
    /// Moves after the last new card belong to none, unless they win. After each decision,
    /// `decided` is called with all decisions so far, and says whether to go on.
    ///
    /// # Panics
    /// If a move is illegal.
    pub fn judge(
        &mut self,
        rules: &Arc<Rules>,
        start: &Position,
        moves: &[Move],
        mut decided: impl FnMut(&[Decision]) -> ControlFlow<()>,
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
                (Chances::WON, Plan::WON)
            } else {
                let made = &moves[made.clone()];
                let played = self.think(rules, |thinker| thinker.worth(&before, made));
                let next = self.promised(&after);
                let played = played.map(|promised| calibrated(rules, promised));
                (played.unwrap_or(next.chances), next)
            };
            decisions.push(Decision {
                moves: made,
                best,
                played,
                after: next.chances,
            });
            if decided(&decisions).is_break() {
                break;
            }
            (from, before, best) = (index + 1, after, next);
        }
        decisions
    }

    /// How much all cards that the moves of a game showed added to the chance of winning; a
    /// [`Chances::CERTAIN`] is one game. What each of them promises is compared with the mean over
    /// the cards that might have come instead, at random if there are many, each looked at alike.
    ///
    /// So unlike [`Decision::luck`], it is nothing on average over fair deals, no matter who plays
    /// and how far off the network is. A win less the luck of its game therefore says as much about
    /// the player as a win does, with less chance in it.
    ///
    /// # Panics
    /// If a move is illegal.
    pub fn luck(
        &mut self,
        rules: &Arc<Rules>,
        start: &Position,
        moves: &[Move],
        random: &mut Random,
    ) -> i32 {
        let mut game = Game::new(Arc::clone(rules), start.clone());
        let mut luck = 0;
        for &play in moves {
            let before = FairGame::from(&game);
            let shows = before.reveals(play, &[]).expect("the moves are legal");
            let _ = game.play(play).expect("the moves are legal");
            if !shows.is_empty() {
                let after = FairGame::from(&game);
                luck += self.think(rules, |thinker| thinker.luck(&before, play, &after, random));
            }
        }
        luck
    }

    /// The best plan, with no moves and what is left to hope for if there is none.
    fn promised(&mut self, game: &FairGame) -> Plan {
        let plan = self.promising_plan(game);
        let mut plan = self.think(game.rules(), |thinker| match plan {
            // A win is certain once every card is known.
            Some(plan) if plan.chances == Chances::WON => plan,
            // As the moves that were played are: a player that does not look behind its own would
            // compare two kinds of estimate.
            Some(plan) => {
                let looked = thinker.behind(game, &plan.moves, thinker.closest(), None);
                let chances = looked.unwrap_or(plan.chances);
                Plan { chances, ..plan }
            }
            None => Plan {
                moves: Vec::new(),
                chances: thinker.lost(game),
            },
        });
        plan.chances = calibrated(game.rules(), plan.chances);
        plan
    }
}

impl Thinker<'_> {
    /// How much the cards that a move has shown add to the chance of winning, compared with the
    /// mean over all that it may have shown. All are looked at alike, so it is nothing on average.
    fn luck(self, before: &FairGame, play: Move, after: &FairGame, random: &mut Random) -> i32 {
        let look = Look {
            rows: ROWS,
            ..self.closest()
        };
        let chance = |game: &FairGame| {
            let promised = self.promise(game, look, None);
            i64::from(calibrated(game.rules(), promised).win)
        };
        let (mut sum, mut weights) = (0, 0);
        let shown = may_show(before, play, look, random);
        for (cards, weight) in shown.into_iter().flat_map(|(shown, _)| shown) {
            let mut other = before.clone();
            if other.play(play, &cards).is_ok() {
                sum += weight * chance(&other);
                weights += weight;
            }
        }
        let mean = sum.checked_div(weights);
        mean.map_or(0, |mean| i32::try_from(chance(after) - mean).unwrap_or(0))
    }
}
