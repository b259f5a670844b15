//! `webspinner survey`.

use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::thread::available_parallelism;
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use clap::{Args, ValueHint};
use webspinner_survey::{Deals, Effort, News, Run, Survey, SurveyError};
use webspinner_words::Message;

use super::Answer;
use crate::choice::GameArgument;
use crate::interrupt;
use crate::limits::{LimitArguments, parse_time};
use crate::progress::Progress;
use crate::words::{catalogue, say};

/// Decide many deals of a game, on all cores, and say how many can be won
///
/// Every answer is kept in a folder as soon as it is known. Ctrl-C stops the survey, and the same
/// command goes on where it stopped, whatever stopped it. In the folder are the results as
/// results.parquet and results.csv, which `webspinner report` reads, and survey.json, which says
/// how they were made. Every win is played through by the rules before it is counted.
///
/// The exit status is 1 if the survey was stopped before its end.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  webspinner survey spider --deals ms:1..1000 --time 1s
  webspinner survey simple-simon --deals ms:1..1000,own:1..200 --shorten 1s
  webspinner survey ./mine.toml --deals 1..200 --nodes 100000 --output mine")]
pub(crate) struct Options {
    /// The game: its id, or a game file
    game: GameArgument,
    /// Which deals: numbers, and ranges of numbers with both ends, as ms:1..1000,ms:14934,own:7
    #[arg(long, required = true)]
    deals: Vec<Deals>,
    /// The folder for the survey [default: survey- and the game's id]
    #[arg(short, long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    output: Option<PathBuf>,
    /// How many deals are at work at the same time [default: as many as there are cores]
    #[arg(long)]
    threads: Option<NonZero<u16>>,
    /// Shorten each line that wins for so long; a stop waits for it
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    shorten: Option<Duration>,
    #[command(flatten)]
    limits: LimitArguments,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Answer> {
    let mut survey = open(options)?;
    let stop = interrupt::catch()?;
    let bugs = decide(&mut survey, options.threads(), &stop)?;
    let summary = survey.write()?;
    write!(out, "{}", summary.text(catalogue()))?;
    ensure!(
        bugs == 0,
        "the solver is wrong about {bugs} of the deals, which are not counted: a bug of Webspinner"
    );
    let left = survey.count() - survey.tally().all();
    if left > 0 {
        let message = Message::new("survey-stopped").with("left", left.to_string());
        eprintln!("{}", say(&message));
        return Ok(Answer::No);
    }
    Ok(Answer::Yes)
}

fn open(options: &Options) -> Result<Survey> {
    let (rules, named) = options.game.read()?;
    if let Some(shuffle) = named {
        bail!("a survey is about a game, and --deals says which deals: {shuffle} is one too many");
    }
    let effort = Effort {
        limits: options.limits.of_search(),
        time: options.limits.time(),
        shorten: options.shorten,
    };
    let folder = match &options.output {
        Some(folder) => folder.clone(),
        None => format!("survey-{}", rules.id()).into(),
    };
    let deals = Deals::join(options.deals.iter().cloned())?;
    Ok(Survey::open(&folder, &program(), rules, deals, &effort)?)
}

/// Decides what is left to decide, and returns about how many deals the solver is wrong.
fn decide(survey: &mut Survey, threads: usize, stop: &AtomicBool) -> Result<usize> {
    let progress = Progress::begin(survey.count(), survey.tally());
    let arguments = std::env::args_os().skip(1);
    let arguments = arguments.map(|argument| argument.to_string_lossy().into_owned());
    let command = std::iter::once("webspinner".to_owned()).chain(arguments);
    let run = Run::now(command.collect(), threads);
    let done = survey.run(run, stop, &mut |news| match news {
        News::Decided(tally) => progress.show(tally),
        News::Bug(bug) => progress.say(&format!("webspinner: {}: {}", bug.deal, bug.what)),
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

/// Prints the answers that found no room in the journal, so that they are not lost.
fn rescue(error: &SurveyError) {
    if let SurveyError::NotKept { lines, .. } = error {
        eprintln!("{}", say(&Message::new("survey-rescue")));
        for line in lines {
            eprintln!("{line}");
        }
    }
}

impl Options {
    fn threads(&self) -> usize {
        match self.threads {
            Some(threads) => threads.get().into(),
            None => available_parallelism().map_or(1, NonZero::get),
        }
    }
}

/// What tells one solver from another: the version, and the commit where it is known.
fn program() -> String {
    let version = env!("CARGO_PKG_VERSION");
    match option_env!("WEBSPINNER_COMMIT") {
        Some(commit) => format!("webspinner {version} ({commit})"),
        None => format!("webspinner {version}"),
    }
}
