//! `webspinner survey`.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use clap::{Args, ValueHint};
use serde_json::Value;
use webspinner_rules::Rules;
use webspinner_survey::{
    DealLimits, Deals, Mode, Run, Sample, Selection, Survey, SurveyError, Update,
};

use super::{Status, write_json};
use crate::choice::GameArgument;
use crate::interrupt;
use crate::limits::{
    LimitArguments, parse_count, parse_few, parse_seed, parse_time, threads_or_cores,
};
use crate::progress::Progress;
use crate::shard::ShardArgument;
use crate::words::counted;

/// Decide many deals of a game, on all cores, and report how many can be won
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner survey spider --deals ms:1..1000 --time 1s
  webspinner survey simple-simon --deals ms:1..1000,own:1..200 --shorten 1s
  webspinner survey ./mine.toml --deals 1..200 --nodes 100k --output mine
  webspinner survey spider --deals ms:1..1000 --retry --time 10m
  webspinner survey spider --deals ms:1..5000 --extend --time 1s
  webspinner survey spider --deals 1..1G --sample 10k --seed 1 --nodes 1M
  webspinner survey spider --deals ms:1..1M --nodes 1M --shard 3/100
  webspinner survey spider --deals ms:1..1M --nodes 1M --shard auto/100

Every answer is saved to a folder as soon as it is known. Ctrl-C stops the survey, and the same \
command continues it, whatever stopped it. The folder holds the results as results.parquet and \
results.csv, which `webspinner report` reads, and survey.json, which says how they were made. \
Every win is replayed by the rules before it is counted.

Exit status: 0 every deal has an answer, unknown included; 2 bad input; 130 stopped before that.")]
pub(crate) struct Options {
    /// The game: its id or name, or a game file
    #[arg(hide_possible_values = true)]
    game: GameArgument,
    /// The deals: numbers, and ranges that include both ends, as in ms:1..1000,ms:617,own:7
    #[arg(long, required = true)]
    deals: Vec<Deals>,
    /// Only this many of the deals, all different, drawn at random
    #[arg(long, value_name = "N", value_parser = parse_count, requires = "seed")]
    sample: Option<u64>,
    /// The number that the sample is drawn with; the same one draws the same deals in every version
    #[arg(long, value_name = "NUMBER", value_parser = parse_seed, requires = "sample")]
    seed: Option<u64>,
    /// One shard of the deals, the third of a hundred, as in 3/100, in a folder of its own within
    /// the survey's. With auto/100 the number is the task's in a Slurm job array from 1 to 100, or
    /// of the pod in a Kubernetes indexed job; with auto, Slurm says how many there are, too. Deals
    /// are dealt to the shards in turn. `webspinner merge` puts the shards together
    #[arg(long, value_name = "N/OF")]
    shard: Option<ShardArgument>,
    /// The folder for the survey [default: survey- and the game's id]
    #[arg(short, long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    output: Option<PathBuf>,
    /// How many deals are searched at the same time [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = parse_few)]
    threads: Option<NonZeroUsize>,
    /// How long to shorten each line that wins; a stop waits for it [default: not at all]
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    shorten: Option<Duration>,
    /// Add deals to the survey: the list has its deals first, and more after them. Answers that are
    /// there are kept
    #[arg(long)]
    extend: bool,
    /// Search the unknown deals of a survey again, with these limits, which may differ from its own
    #[arg(long, conflicts_with = "extend")]
    retry: bool,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    limits: LimitArguments,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let mut survey = open(options)?;
    let stop = interrupt::catch()?;
    let threads = threads_or_cores(options.threads).get();
    let bugs = decide(&mut survey, threads, &stop)?;
    let summary = survey.write()?;
    if options.json {
        let mut json = serde_json::to_value(survey.provenance())?;
        if let (Value::Object(json), Value::Object(figures)) = (&mut json, summary.json()) {
            json.extend(figures);
        }
        write_json(out, &json)?;
    } else {
        write!(out, "{}", summary.text())?;
    }
    say_saved(survey.folder());
    ensure!(
        bugs == 0,
        "the solver is wrong about {bugs} of the deals, which are not counted: a bug of Webspinner"
    );
    let left = survey.count() - survey.tally().all();
    if left > 0 {
        let left = counted(left, "deal");
        eprintln!("stopped with {left} undecided; run the same command again to continue");
    }
    Ok(Status::unless(left > 0 || stop.load(Relaxed)))
}

/// Says where the results are.
pub(super) fn say_saved(folder: &Path) {
    eprintln!("the results are in the folder {}", folder.display());
    if !webspinner_survey::HAS_PARQUET {
        eprintln!(
            "they are CSV alone, because this program was built without Parquet; one built with \
             `cargo xtask build` writes both"
        );
    }
}

/// The game, which is given without a deal.
pub(super) fn game_alone(game: &GameArgument) -> Result<Arc<Rules>> {
    let (rules, named) = game.read()?;
    if let Some(deal) = named {
        bail!("give the game alone, and its deals with --deals: {deal} is one too many");
    }
    Ok(rules)
}

fn open(options: &Options) -> Result<Survey> {
    let rules = game_alone(&options.game)?;
    let limits = DealLimits {
        search: options.limits.of_search(),
        time: options.limits.time(),
        shorten: options.shorten,
    };
    let mut folder = match &options.output {
        Some(folder) => folder.clone(),
        None => format!("survey-{}", rules.id()).into(),
    };
    let mut deals = Selection::from(Deals::join(options.deals.iter().cloned())?);
    if let Some((count, seed)) = options.sample.zip(options.seed) {
        deals = deals.with_sample(Sample::new(count, seed))?;
    }
    if let Some(shard) = options.shard {
        let shard = shard.shard(|name| std::env::var(name).ok())?;
        // The same command, with the same folder, is for every shard.
        folder.push(shard.folder());
        deals = deals.with_shard(shard);
    }
    let mode = match (options.retry, options.extend) {
        (true, _) => Mode::Retry,
        (false, true) => Mode::Extend,
        (false, false) => Mode::Continue,
    };
    Ok(Survey::open(
        &folder,
        &program(),
        rules,
        deals,
        &limits,
        mode,
    )?)
}

/// Decides the deals that are left, and returns for how many the solver gave a wrong answer.
fn decide(survey: &mut Survey, threads: usize, stop: &AtomicBool) -> Result<usize> {
    let progress = Progress::begin(survey.count(), survey.tally());
    let arguments = std::env::args_os().skip(1);
    let arguments = arguments.map(|argument| argument.to_string_lossy().into_owned());
    let command = std::iter::once("webspinner".to_owned()).chain(arguments);
    let run = Run::now(command.collect(), threads);
    let done = survey.run(run, stop, &mut |update| match update {
        Update::Decided(tally) => progress.show(tally),
        Update::Bug(bug) => progress.say(&format!("webspinner: {}: {}", bug.deal, bug.what)),
    });
    progress.end();
    match done {
        Ok(bugs) => Ok(bugs.len()),
        Err(error) => {
            rescue(&error);
            Err(error.into())
        }
    }
}

/// Prints the answers that could not be added to the journal, so that they are not lost.
fn rescue(error: &SurveyError) {
    if let SurveyError::NotKept { lines, .. } = error {
        eprintln!("these answers could not be saved; add the lines to the end of the journal:");
        for line in lines {
            eprintln!("{line}");
        }
    }
}

/// The program with its version, and the commit where it is known, on which answers depend.
fn program() -> String {
    format!("webspinner {}", env!("WEBSPINNER_VERSION"))
}
