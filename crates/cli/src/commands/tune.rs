//! `webspinner tune`.

use std::fmt;
use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;

use anyhow::{Context, Result, ensure};
use clap::Args;
use webspinner_rules::{Position, Rules};
use webspinner_solver::{Plan, Score, Task, Trial, Tuner, Weights};
use webspinner_survey::Deals;
use webspinner_words::Message;

use super::Status;
use crate::choice::GameArgument;
use crate::limits::{between, parse_few};
use crate::parallel::map;
use crate::words::say;

/// Find better weights for the search for wins in a game
///
/// The search keeps the positions that look best, judged by weights. A game can have its own
/// weights, in a file in the solver's sources; this command finds such weights and prints the file.
/// It plays pairs of settings against each other, each pair on one deal, with every weight a little
/// higher or lower, and moves each weight in the direction that took fewer nodes. The last fifth of
/// the deals is not tuned on: it gives the scores before and after. The result does not depend on
/// the number of threads. The exit status is 1 if the new weights are no better.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  webspinner tune spiderette --deals own:1000000..1000999 > spiderette.toml
  webspinner tune spider --deals own:2000000..2000199 --rounds 0
  webspinner tune scorpion --deals own:1000000..1000999 --from scorpion.toml")]
pub(crate) struct Options {
    /// The game: its id or name, or a game file
    #[arg(hide_possible_values = true)]
    game: GameArgument,
    /// The deals to tune on, such as own:1000000..1000999; not those of published results
    #[arg(long)]
    deals: Deals,
    /// How many rounds to play; 0 only scores the weights as they are
    #[arg(long, default_value = "10", value_parser = between::<u32>(0, u32::MAX.into()))]
    rounds: u32,
    /// How many pairs of settings to play in each round, each on one deal
    #[arg(long, default_value = "300", value_parser = between::<u64>(2, 1_000_000))]
    pairs: u64,
    /// How many positions of each level the first beam keeps
    #[arg(long, default_value = "8", value_parser = between::<u16>(1, u16::MAX.into()))]
    width: u16,
    /// How many beams search a deal, each twice as wide as the one before
    #[arg(long, default_value = "3", value_parser = between::<u32>(1, 16))]
    beams: u32,
    /// The limit of nodes for all beams of a deal together
    #[arg(long, default_value = "300k", value_parser = between::<u64>(1, 1_000_000_000))]
    nodes: u64,
    /// The seed of the random settings
    #[arg(long, default_value = "1", value_parser = between::<u64>(0, u64::MAX))]
    seed: u64,
    /// Start with the weights in this file instead of the game's own
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How many threads to use; the result is the same [default: the number of cores]
    #[arg(long, value_name = "N", value_parser = parse_few)]
    threads: Option<NonZeroUsize>,
}

/// The deals of a tuning: first those that it plays, then those that it is scored on.
struct DealSplit<'o> {
    options: &'o Options,
    rules: &'o Rules,
    trial: Trial,
    tuned_on: u64,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let (rules, named) = options.game.read()?;
    ensure!(named.is_none(), "a game is tuned, not a deal of it");
    ensure!(
        Weights::matter_in(&rules),
        "{} is a game of foundations: the search for its wins does not go by these weights",
        rules.id()
    );
    let before = options.weights(&rules)?;
    let table = DealSplit::new(options, &rules)?;
    let after = table.tune(before)?;
    let judged = [table.judge(before)?, table.judge(after)?];
    write!(out, "{}", header(options, &table, judged))?;
    write!(out, "{after}")?;
    let better = options.rounds == 0 || judged[1].cost < judged[0].cost;
    Ok(if better { Status::Yes } else { Status::No })
}

impl Options {
    fn weights(&self, rules: &Rules) -> Result<Weights> {
        let Some(path) = &self.from else {
            return Ok(Weights::of(rules));
        };
        let text =
            fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        text.parse()
            .with_context(|| format!("{} holds no weights", path.display()))
    }
}

impl<'o> DealSplit<'o> {
    /// # Errors
    /// If one of the deals cannot be dealt in this game, or there are too few.
    fn new(options: &'o Options, rules: &'o Rules) -> Result<Self> {
        let deals = options.deals.count();
        let tuned_on = if options.rounds == 0 {
            0
        } else {
            deals - deals / 5
        };
        ensure!(
            tuned_on < deals,
            "tuning takes five deals or more: four to tune on, and one to be judged by"
        );
        let trial = Trial {
            width: options.width.into(),
            beams: options.beams,
            nodes_max: options.nodes,
        };
        Ok(Self {
            options,
            rules,
            trial,
            tuned_on,
        })
    }

    /// The weights after all rounds.
    fn tune(&self, before: Weights) -> Result<Weights> {
        let Options {
            rounds,
            pairs,
            seed,
            ..
        } = *self.options;
        if rounds == 0 {
            return Ok(before);
        }
        let plan = Plan {
            rounds,
            pairs,
            deals: self.tuned_on,
            seed,
        };
        let mut tuner = Tuner::new(before, plan);
        while tuner.rounds() < rounds {
            let scores = self.scores(&tuner.tasks())?;
            tuner.take(&scores);
            let played = scores.into_iter().fold(Score::default(), Score::and);
            let line = score_message("tune-round", played)
                .with("round", tuner.rounds())
                .with("rounds", rounds);
            eprintln!("{}", say(&line));
        }
        Ok(tuner.weights())
    }

    /// The score of these weights on the deals that were not tuned on.
    fn judge(&self, weights: Weights) -> Result<Score> {
        let deals = self.tuned_on..self.options.deals.count();
        let tasks: Vec<Task> = deals.map(|deal| Task { weights, deal }).collect();
        let scores = self.scores(&tasks)?;
        Ok(scores.into_iter().fold(Score::default(), Score::and))
    }

    /// The scores of these tasks, in their order.
    fn scores(&self, tasks: &[Task]) -> Result<Vec<Score>> {
        let score = |task: &Task| {
            let start = self.deal(task.deal)?;
            Ok(self.trial.run(&task.weights, self.rules, &start))
        };
        let cores = || available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let threads = self.options.threads.unwrap_or_else(cores);
        map(threads, tasks, score).into_iter().collect()
    }

    fn deal(&self, index: u64) -> Result<Position> {
        let deal = (self.options.deals.get(index)).expect("the tuner knows how many there are");
        let position = self.rules.deal(&deal.into());
        position.with_context(|| format!("{} has no deal {deal}", self.rules.id()))
    }
}

/// The comment at the head of the file, which says how it was made.
fn header(options: &Options, table: &DealSplit<'_>, [before, after]: [Score; 2]) -> String {
    let deals = &options.deals;
    let end = |index| {
        deals
            .get(index)
            .map_or(String::new(), |deal| deal.to_string())
    };
    let message = Message::new(if options.rounds == 0 {
        "tune-scored"
    } else {
        "tune-found"
    })
    .with("game", options.game.to_string())
    .with("command", options.to_string())
    .with("first", end(table.tuned_on))
    .with("last", end(deals.count() - 1))
    .with("before", say(&score_message("tune-score", before)))
    .with("after", say(&score_message("tune-score", after)))
    .with("penalty", i64::try_from(Trial::PENALTY).unwrap_or(i64::MAX));
    let comment = |line: &str| format!("{}\n", format!("# {line}").trim_end());
    say(&message).lines().map(comment).collect()
}

fn score_message(name: &'static str, score: Score) -> Message {
    let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    Message::new(name)
        .with("won", number(score.won))
        .with("deals", number(score.deals))
        .with("nodes", number(score.mean_nodes()))
}

/// The command with every option that its result depends on.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            game,
            deals,
            rounds,
            pairs,
            width,
            beams,
            nodes,
            seed,
            from,
            threads: _,
        } = self;
        write!(
            f,
            "webspinner tune {game} --deals {deals} --rounds {rounds}"
        )?;
        write!(f, " --pairs {pairs} --width {width}")?;
        write!(f, " --beams {beams} --nodes {nodes} --seed {seed}")?;
        if let Some(from) = from {
            write!(f, " --from {}", from.display())?;
        }
        Ok(())
    }
}
