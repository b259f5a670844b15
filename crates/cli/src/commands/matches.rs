//! `webspinner match`.

use std::collections::{BTreeMap, HashMap};
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::mpsc;
use std::thread::{self, available_parallelism};

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum, ValueHint};
use webspinner_players::{BestHint, Effort, LearnedPlayer, Net, Player, QuickPlayer};
use webspinner_rules::deal::{DealNumber, Shuffle};
use webspinner_rules::record::{
    ExtraHeader, GameResult, Header, HeaderText, MoveTree, Record, Records,
};
use webspinner_rules::stats::wilson;
use webspinner_rules::{Move, Outcome, Rules};
use webspinner_solver::Random;
use webspinner_survey::{Deals, Tally};

use super::survey::game_alone;
use super::{Status, write_json};
use crate::choice::GameArgument;
use crate::interrupt;
use crate::limits::{between, parse_few};
use crate::progress::Progress;
use crate::records;

/// Have a fair player play many deals of a game, and count the wins
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner match spider-1 --deals own:1..100
  webspinner match spider --deals own:1..1000 --level 3 --output spider.txt
  webspinner match scorpion --deals own:1..1000 --player hints --json

A fair player sees what a person at the table sees, and never takes a move back. Every game is \
printed, with its record in JSON; at the end come the number of wins and the range in which the \
true rate lies with 95% confidence. The same command plays the same games, however many threads \
there are.

Exit status: 0 all deals were played; 2 bad input; 130 stopped before that.")]
pub(crate) struct Options {
    /// The game: its id or name, or a game file
    #[arg(hide_possible_values = true)]
    game: GameArgument,
    /// The deals: numbers, and ranges that include both ends, as in own:1..1000
    #[arg(long, required = true)]
    deals: Vec<Deals>,
    /// Who plays: fair has learned from its own games, hints takes a quick look at the open cards,
    /// quick looks even less far ahead and makes mistakes
    #[arg(long, value_enum, default_value = "fair", hide_possible_values = true)]
    player: Name,
    /// How much the fair player thinks: 1 a few milliseconds a move, 2 less than a tenth of a
    /// second, 3 less than a second [default: 2]
    #[arg(long, value_name = "N", value_parser = between::<u64>(1, Effort::LEVELS.len() as u64))]
    level: Option<u64>,
    /// Have the fair player use the network in this file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    network: Option<PathBuf>,
    /// Save the records to this file; if it is there, go on with its match
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
    /// How many deals are played at the same time [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = parse_few)]
    threads: Option<NonZeroUsize>,
    /// Print each game and then the figures as JSON, a line each
    #[arg(long)]
    json: bool,
}

/// A fair player on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Name {
    Fair,
    Hints,
    Quick,
}

/// More moves than a game takes that is getting anywhere.
const MOVES_MAX: usize = 1_000;
/// The header line of a record that names the program.
const PROGRAM: &str = "Program";
/// What a record in a file ends with.
const END: &str = "\n\n";

/// A match: what is played by whom, and the deals in their order.
struct Match {
    rules: Arc<Rules>,
    player: Name,
    level: u64,
    effort: Effort,
    net: Arc<Net>,
    deals: Deals,
}

/// The summary of a match.
#[derive(serde::Serialize)]
struct MatchFigures {
    game: String,
    player: String,
    deals: u64,
    won: u64,
    interval: (f64, f64),
}

/// One game of a match.
#[derive(serde::Serialize)]
struct PlayedGame<'r> {
    deal: String,
    result: GameResult,
    moves: usize,
    record: &'r Record,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let played = Match::new(options)?;
    let stop = interrupt::catch()?;
    let (known, mut file) = match &options.output {
        Some(path) => go_on(path, &played).map(|(known, file)| (known, Some(file)))?,
        None => (HashMap::new(), None),
    };
    let count = played.deals.count();
    let mut tally = Tally::default();
    let progress = Progress::begin(count, tally);
    let mut take = |deal, record: &Record, is_new: bool| {
        let won = record.header.result == GameResult::Won;
        *(if won { &mut tally.won } else { &mut tally.lost }) += 1;
        if is_new && let Some(file) = &mut file {
            // At once, so that a file seldom ends in the middle of a game.
            file.write_all(format!("{record}\n").as_bytes())?;
        }
        show(options, out, deal, record)?;
        progress.show(tally);
        Ok(())
    };
    let done = played.play(options.threads(), &known, &stop, &mut take);
    progress.end();
    done?;
    let figures = played.figures(tally);
    if options.json {
        write_json(out, &figures)?;
    } else {
        writeln!(out, "{}", figures.said())?;
    }
    let left = count - tally.all();
    if left > 0 {
        eprintln!(
            "stopped with {left} deals left; the same command with --output goes on with them"
        );
        return Ok(Status::Interrupted);
    }
    Ok(Status::Yes)
}

/// Prints a game.
fn show(options: &Options, out: &mut dyn Write, deal: DealNumber, record: &Record) -> Result<()> {
    let (deal, moves) = (deal.to_string(), records::main_line(record).len());
    let result = record.header.result;
    if options.json {
        return write_json(
            out,
            &PlayedGame {
                deal,
                result,
                moves,
                record,
            },
        );
    }
    writeln!(out, "{deal}: {}, {moves} moves", result.word())?;
    Ok(())
}

impl Options {
    fn threads(&self) -> usize {
        match self.threads {
            Some(threads) => threads.get(),
            None => available_parallelism().map_or(1, NonZeroUsize::get),
        }
    }
}

impl Match {
    fn new(options: &Options) -> Result<Self> {
        let rules = game_alone(&options.game)?;
        let fair = options.player == Name::Fair;
        ensure!(
            fair || (options.level.is_none() && options.network.is_none()),
            "levels and networks are the fair player's: leave out --level and --network, or choose \
             --player fair"
        );
        let level = options.level.unwrap_or(Effort::USUAL_LEVEL);
        let net = match &options.network {
            None => Net::of(&rules),
            Some(path) => Arc::new(network(path)?),
        };
        let deals = Deals::join(options.deals.iter().cloned())?;
        for deal in deals.samples() {
            let start = rules.deal(&deal.into());
            let _ = start.with_context(|| deal.to_string())?;
        }
        Ok(Self {
            rules,
            player: options.player,
            level,
            effort: Effort::of_level(level).expect("its range was checked"),
            net,
            deals,
        })
    }

    /// The name of the player in records.
    fn player_name(&self) -> String {
        match self.player {
            Name::Fair => format!("fair, level {}", self.level),
            Name::Hints => "hints".to_owned(),
            Name::Quick => "quick".to_owned(),
        }
    }

    fn new_player(&self, deal: u64) -> Box<dyn Player> {
        match self.player {
            Name::Fair => Box::new(LearnedPlayer::new(Arc::clone(&self.net), self.effort)),
            Name::Hints => Box::new(BestHint),
            Name::Quick => Box::new(QuickPlayer {
                random: Random(deal),
            }),
        }
    }

    fn header(&self, deal: Shuffle) -> Header {
        let mut header = Header::of(&self.rules, deal);
        header.player = HeaderText::new(self.player_name()).ok();
        let program = HeaderText::new(format!("webspinner {}", env!("WEBSPINNER_VERSION"))).ok();
        header.extra = program
            .and_then(|program| ExtraHeader::new(PROGRAM, program))
            .into_iter()
            .collect();
        header
    }

    /// Plays all deals but the known ones, and hands on the games in the order of the deals, with
    /// whether they are new. A stop ends it between two moves.
    fn play(
        &self,
        threads: usize,
        known: &HashMap<Shuffle, Record>,
        stop: &AtomicBool,
        take: &mut dyn FnMut(DealNumber, &Record, bool) -> Result<()>,
    ) -> Result<()> {
        let (next, (send, receive)) = (AtomicU64::new(0), mpsc::channel());
        let known = |deal: DealNumber| known.get(&deal.into());
        let work = |send: mpsc::Sender<(u64, Record)>| {
            while let index = next.fetch_add(1, Relaxed)
                && let Some(deal) = self.deals.get(index)
                && !stop.load(Relaxed)
            {
                if known(deal).is_none()
                    && let Some(record) = self.play_one(index, deal, stop)
                    && send.send((index, record)).is_err()
                {
                    break;
                }
            }
        };
        thread::scope(|scope| {
            for _ in 0..threads {
                let send = send.clone();
                scope.spawn(move || work(send));
            }
            drop(send);
            // Where the games can't be handed on, it ends, and with it the work.
            let receive = receive;
            let mut early: BTreeMap<u64, Record> = BTreeMap::new();
            for index in 0..self.deals.count() {
                let deal = self.deals.get(index).expect("the index is less");
                if let Some(record) = known(deal) {
                    take(deal, record, false)?;
                    continue;
                }
                let record = loop {
                    if let Some(record) = early.remove(&index) {
                        break record;
                    }
                    let Ok((index, record)) = receive.recv() else {
                        return Ok(());
                    };
                    early.insert(index, record);
                };
                take(deal, &record, true)?;
            }
            Ok(())
        })
    }

    /// `None` if it was stopped.
    fn play_one(&self, index: u64, deal: DealNumber, stop: &AtomicBool) -> Option<Record> {
        let mut game = self
            .rules
            .new_game(&deal.into())
            .expect("the game has all of these deals");
        let mut player = self.new_player(index);
        while game.length() < MOVES_MAX && game.outcome().is_none() && player.play(&mut game) {
            if stop.load(Relaxed) {
                return None;
            }
        }
        let (mut header, mut tree) = (self.header(deal.into()), MoveTree::new());
        for played in game.played() {
            tree.play(played, None).expect("a line is short");
            header.made += u32::from(played != Move::Deal);
        }
        header.result = match game.outcome() {
            Some(Outcome::Won) => GameResult::Won,
            _ => GameResult::Lost,
        };
        Some(Record { header, tree })
    }

    fn figures(&self, tally: Tally) -> MatchFigures {
        MatchFigures {
            game: self.rules.id().to_string(),
            player: self.player_name(),
            deals: tally.all(),
            won: tally.won,
            interval: wilson(tally.won, tally.all()),
        }
    }
}

impl MatchFigures {
    fn said(&self) -> String {
        let Self {
            game, player, won, ..
        } = self;
        let (low, high) = (100.0 * self.interval.0, 100.0 * self.interval.1);
        let all = self.deals;
        format!("{game}, {player}: {won} of {all} won ({low:.1}% to {high:.1}%)")
    }
}

fn network(path: &Path) -> Result<Net> {
    let shown = path.display();
    let bytes = fs::read(path).with_context(|| format!("cannot read {shown}"))?;
    Net::from_bytes(&bytes).with_context(|| format!("{shown} holds no network of this version"))
}

/// The games that a file of records holds, and the file to add to; a new one if there is none.
///
/// # Errors
/// If it cannot be read or written, or holds anything but games of this match.
fn go_on(path: &Path, played: &Match) -> Result<(HashMap<Shuffle, Record>, File)> {
    let shown = path.display();
    let other_file = || {
        format!(
            "{shown} holds games that are not of this match: another game, player, level or \
             program; choose another file"
        )
    };
    let text = match fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
        text => text.with_context(|| format!("cannot read {shown}"))?,
    };
    // A game whose end is missing is played again.
    let whole = match text.rfind("[Game ") {
        Some(last) if !text.ends_with(END) => &text[..last],
        _ => &text,
    };
    let mut known = HashMap::new();
    for record in Records::new(whole) {
        let record = record.with_context(|| path.display().to_string())?;
        let deal = record.header.deal.clone();
        let mut expected = played.header(deal.clone());
        expected.result = record.header.result;
        expected.made = record.header.made;
        ensure!(
            record.header == expected && record.replay().is_ok(),
            other_file()
        );
        known.insert(deal, record);
    }
    // What holds no game of this match is somebody's own file, even if it ends like a cut one.
    ensure!(!known.is_empty() || text.is_empty(), other_file());
    let file = OpenOptions::new().create(true).append(true).open(path);
    let cut = file.and_then(|file| {
        file.set_len(u64::try_from(whole.len()).unwrap_or(u64::MAX))?;
        Ok(file)
    });
    Ok((known, cut.with_context(|| format!("cannot write {shown}"))?))
}
