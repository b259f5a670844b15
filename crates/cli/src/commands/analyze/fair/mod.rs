//! `webspinner analyze --fair`: luck and skill.

mod text;

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::Result;
use webspinner_players::{
    Chances, Decision, Grade, LearnedPlayer, Net, Stretch, ThoughtLimits, Totals, stretches,
};
use webspinner_rules::record::{Record, Replayed};
use webspinner_rules::{Game, Move, Outcome};

use super::{Options, Status, looking, write_json};
use crate::engine::outcome_word;
use crate::progress::Waiting;
use crate::records;

/// A record that was judged.
struct Judged<'r> {
    record: &'r Record,
    moves: Vec<Move>,
    outcome: Option<Outcome>,
    /// Whether no card was hidden at the start, so that there is no luck.
    is_open: bool,
    was_stopped: bool,
    level: u64,
    decisions: Vec<Decision>,
    stretches: Vec<Stretch>,
    totals: Totals,
    time: Duration,
}

/// The whole answer. Chances, errors and luck are shares of 1.
#[derive(serde::Serialize)]
struct JudgedJson<'j> {
    game: String,
    deal: String,
    shuffle: String,
    result: &'static str,
    outcome: Option<&'static str>,
    level: u64,
    decisions: Vec<DecisionJson<'j>>,
    stretches: Vec<StretchJson>,
    error: f64,
    luck: f64,
    biggest: &'j [usize],
    grade: Option<&'static str>,
    time_ms: u64,
}

/// One decision.
#[derive(serde::Serialize)]
struct DecisionJson<'j> {
    /// How many moves were made before it.
    at: usize,
    moves: &'j [Move],
    /// What the best plan promised, and its moves.
    chance: f64,
    best: &'j [Move],
    error: f64,
    luck: f64,
    /// What was promised once its card was seen.
    after: f64,
}

/// The moves between two rows.
#[derive(serde::Serialize)]
struct StretchJson {
    /// How many moves were made before it, and how many it has.
    at: usize,
    moves: usize,
    /// How many hidden cards were turned up.
    turned: usize,
    /// How many could be turned up for sure, whatever they were; more, if it is not all.
    sure: usize,
    all: bool,
}

pub(super) fn run(
    options: &Options,
    record: &Record,
    replayed: &Replayed,
    cancelled: &AtomicBool,
    out: &mut dyn Write,
) -> Result<Status> {
    let level = options.level.unwrap_or(ThoughtLimits::USUAL_LEVEL);
    let judged = Judged::new(record, replayed, level, cancelled);
    if options.json {
        write_json(out, &judged.json())?;
    } else {
        text::write(&judged, out)?;
    }
    Ok(Status::unless(judged.was_stopped))
}

impl<'r> Judged<'r> {
    fn new(record: &'r Record, replayed: &Replayed, level: u64, cancelled: &AtomicBool) -> Self {
        let (rules, start) = (&replayed.rules, &replayed.start);
        let moves = records::main_line(record);
        let game = Game::new(Arc::clone(rules), start.clone());
        let is_open = game.view().unseen().is_empty();
        let begun = Instant::now();
        let looking = |number: usize| looking(number, moves.len());
        let waiting = Waiting::begin(looking(0));
        let effort = ThoughtLimits::of_level(level).expect("its range was checked");
        let mut player = LearnedPlayer::new(Net::of(rules), effort);
        let mut was_stopped = false;
        let decided = if is_open { &[][..] } else { &moves };
        let decisions = player.judge(rules, start, decided, |decisions| {
            waiting.say(looking(decisions.last().map_or(0, |last| last.moves.end)));
            was_stopped = cancelled.load(Relaxed);
            if was_stopped {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        let stretches = if is_open {
            Vec::new()
        } else {
            stretches(game, &moves)
        };
        drop(waiting);
        Self {
            stretches,
            record,
            outcome: replayed.outcome,
            is_open,
            was_stopped,
            level,
            totals: Totals::of(&decisions),
            decisions,
            moves,
            time: begun.elapsed(),
        }
    }

    fn json(&self) -> JudgedJson<'_> {
        let header = &self.record.header;
        JudgedJson {
            game: header.game.to_string(),
            deal: format!("{}:{}", header.game, header.deal),
            shuffle: header.deal.to_string(),
            result: header.result.word(),
            outcome: self.outcome.map(outcome_word),
            level: self.level,
            decisions: (self.decisions.iter())
                .map(|decision| DecisionJson {
                    at: decision.moves.start,
                    moves: self.played(decision),
                    chance: Chances::share(decision.best.chances.win),
                    best: &decision.best.moves,
                    error: Chances::share(decision.error()),
                    luck: Chances::share(decision.luck()),
                    after: Chances::share(decision.after.win),
                })
                .collect(),
            stretches: (self.stretches.iter())
                .map(|stretch| StretchJson {
                    at: stretch.moves.start,
                    moves: stretch.moves.len(),
                    turned: stretch.turned,
                    sure: stretch.sure.count,
                    all: stretch.sure.is_all,
                })
                .collect(),
            error: Chances::share(self.totals.error),
            luck: Chances::share(self.totals.luck),
            biggest: &self.totals.biggest,
            grade: self.totals.grade.map(Grade::word),
            time_ms: u64::try_from(self.time.as_millis()).unwrap_or(u64::MAX),
        }
    }

    /// The moves of a decision.
    fn played(&self, decision: &Decision) -> &[Move] {
        &self.moves[decision.moves.clone()]
    }
}
