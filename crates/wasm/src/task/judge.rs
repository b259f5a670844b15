//! Luck and skill in a game that was played.

use std::ops::ControlFlow::Continue;

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use webspinner_players::{
    Chances, Decision, Grade, LearnedPlayer, Net, Stretch, ThoughtLimits, Totals, stretches,
};
use webspinner_rules::{Game, Move};

use super::taken;
use crate::query::{EngineQuery, typed};
use crate::words::not_understood;

/// A game to judge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct JudgeRequest {
    /// How it began. The effort is ignored.
    pub start: EngineQuery,
    /// Its moves as they are typed.
    pub moves: Vec<String>,
}

/// The moves of a game from one new card to the next. Chances, errors and luck are shares of 1.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct DecisionView {
    /// How many moves were made before it.
    pub from: usize,
    /// How many were made after it.
    pub to: usize,
    /// The chance of winning before it, with the best plan.
    pub chance: f64,
    /// How much of it the moves gave away.
    pub error: f64,
    /// How much the new card added; less than 0 if it was a bad one.
    pub luck: f64,
    /// The chance of winning after it, with the best plan.
    pub after: f64,
    /// The better plan, as it is typed; empty if there was no error worth a word.
    pub better: Vec<String>,
}

/// The moves between two rows of a game in which a card was hidden, and the cards turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct StretchView {
    /// How many rows were dealt before it.
    pub rows: usize,
    /// How many hidden cards were turned up.
    pub turned: usize,
    /// How many could be turned up for sure, whatever they were.
    pub sure: usize,
    /// Whether there may have been more.
    pub more: bool,
}

/// What was judged so far, and what it comes to.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct LuckView {
    /// Whether a card was hidden at the start. Without, there is no luck, and nothing is judged.
    pub has_luck: bool,
    /// All decisions so far.
    pub decisions: Vec<DecisionView>,
    /// The stretches between the rows, once all is judged.
    pub stretches: Vec<StretchView>,
    /// All errors together.
    pub error: f64,
    /// All luck together.
    pub luck: f64,
    /// Which decisions have the biggest errors, counted from 0, the biggest first.
    pub biggest: Vec<usize>,
    /// How well it was played; `undefined` if there was no chance to give away.
    #[tsify(type = "'excellent' | 'good' | 'mixed' | 'weak'", optional)]
    pub grade: Option<&'static str>,
}

/// Judges a game as the fair player of the usual level sees it, which takes some seconds. What is
/// known is reported after every decision, and returned at the end.
///
/// # Errors
/// If the request is malformed, or a move is illegal.
pub fn judge(request: &JudgeRequest, mut report: impl FnMut(LuckView)) -> Result<LuckView, String> {
    let (rules, start) = taken(&request.start)?;
    let mut game = Game::new(rules.clone(), start.clone());
    let has_luck = !game.view().unseen().is_empty();
    let mut moves = Vec::new();
    for typed in &request.moves {
        let play: Option<Move> = typed.parse().ok();
        let legal = play.filter(|&play| game.play(play).is_ok());
        moves.push(legal.ok_or_else(|| not_understood(typed.clone()))?);
    }
    let judged = if has_luck { &moves[..] } else { &[] };
    let mut player = LearnedPlayer::new(Net::of(&rules), ThoughtLimits::USUAL);
    let decisions = player.judge(&rules, &start, judged, |decisions| {
        report(LuckView::new(has_luck, decisions, &[]));
        Continue(())
    });
    let game = Game::new(rules, start);
    Ok(LuckView::new(
        has_luck,
        &decisions,
        &stretches(game, judged),
    ))
}

impl LuckView {
    fn new(has_luck: bool, decisions: &[Decision], stretches: &[Stretch]) -> Self {
        let totals = Totals::of(decisions);
        Self {
            has_luck,
            decisions: decisions.iter().map(DecisionView::from).collect(),
            stretches: (stretches.iter().enumerate())
                .filter(|(_, stretch)| stretch.hidden > 0)
                .map(StretchView::from)
                .collect(),
            error: Chances::share(totals.error),
            luck: Chances::share(totals.luck),
            biggest: totals.biggest,
            grade: totals.grade.map(Grade::word),
        }
    }
}

impl From<(usize, &Stretch)> for StretchView {
    fn from((rows, stretch): (usize, &Stretch)) -> Self {
        Self {
            rows,
            turned: stretch.turned,
            sure: stretch.sure.count,
            more: !stretch.sure.is_all,
        }
    }
}

impl From<&Decision> for DecisionView {
    fn from(decision: &Decision) -> Self {
        let better = decision.has_error().then_some(&decision.best.moves[..]);
        Self {
            from: decision.moves.start,
            to: decision.moves.end,
            chance: Chances::share(decision.best.chances.win),
            error: Chances::share(decision.error()),
            luck: Chances::share(decision.luck()),
            after: Chances::share(decision.after.win),
            better: typed(better.unwrap_or(&[])),
        }
    }
}
