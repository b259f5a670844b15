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
use crate::problem::problem;
use crate::words::say;

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner tune spiderette --deals own:1000000..1000999 > spiderette.toml
  webspinner tune spider --deals own:2000000..2000199 --rounds 0
  webspinner tune scorpion --deals own:1000000..1000999 --from scorpion.toml")]
pub(crate) struct Options {
    #[arg(hide_possible_values = true)]
    game: GameArgument,
    #[arg(long)]
    deals: Deals,
    #[arg(long, default_value = "10", value_parser = between::<u32>(0, u32::MAX.into()))]
    rounds: u32,
    #[arg(long, default_value = "300", value_parser = between::<u64>(2, 1_000_000))]
    pairs: u64,
    #[arg(long, default_value = "8", value_parser = between::<u16>(1, u16::MAX.into()))]
    width: u16,
    #[arg(long, default_value = "3", value_parser = between::<u32>(1, 16))]
    beams: u32,
    #[arg(long, default_value = "300k", value_parser = between::<u64>(1, 1_000_000_000))]
    nodes: u64,
    #[arg(long, default_value = "1", value_parser = between::<u64>(0, u64::MAX))]
    seed: u64,
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
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
    ensure!(named.is_none(), problem(&Message::new("tune-game-alone")));
    ensure!(
        Weights::matter_in(&rules),
        problem(&Message::new("tune-foundations").with("game", rules.id().as_str()))
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
        let about = |id| say(&Message::new(id).with("path", path.display().to_string()));
        let text = fs::read_to_string(path).with_context(|| about("file-unreadable"))?;
        text.parse().with_context(|| about("tune-no-weights"))
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
        ensure!(tuned_on < deals, problem(&Message::new("tune-few-deals")));
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
        position.with_context(|| {
            let message = Message::new("tune-no-deal").with("game", self.rules.id().as_str());
            say(&message.with("deal", deal.to_string()))
        })
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
