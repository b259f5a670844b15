//! `webspinner match`.

mod figures;
mod kept;

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::mpsc;
use std::thread;

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum, ValueHint};
use webspinner_players::{
    BestHint, Chances, LearnedPlayer, Net, Player, QuickPlayer, ThoughtLimits,
};
use webspinner_rules::deal::{DealNumber, Shuffle};
use webspinner_rules::record::{ExtraHeader, GameResult, Header, HeaderText, MoveTree, Record};
use webspinner_rules::{Move, Outcome, Rules};
use webspinner_solver::Random;
use webspinner_survey::{Deals, Tally};

use self::figures::MatchFigures;
use super::survey::game_alone;
use super::{Status, write_json};
use crate::choice::GameArgument;
use crate::interrupt;
use crate::limits::{between, parse_few, threads_or_cores};
use crate::progress::Progress;
use crate::records;

/// Have a fair player play many deals of a game, and count the wins
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner match spider-1 --deals own:1..100
  webspinner match spider --deals own:1..1000 --level 3 --output spider.txt
  webspinner match spider --deals own:1..100 --luck
  webspinner match scorpion --deals own:1..1000 --player hints --json

A fair player sees what a person at the table sees, and never undoes a move. Every game is \
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
    /// second, 3 less than a second, 4 up to a minute a game [default: 2]
    #[arg(
        long,
        value_name = "N",
        value_parser = between::<u64>(1, ThoughtLimits::LEVELS.len() as u64)
    )]
    level: Option<u64>,
    /// Have the fair player use the network in this file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    network: Option<PathBuf>,
    /// Save the records to this file; if it is there, go on with its match
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
    /// Also say how lucky the cards of each game were, and the rate of wins without that luck: a
    /// closer guess at the true rate
    #[arg(long)]
    luck: bool,
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

/// A match: what is played by whom, and the deals in their order.
struct Match {
    rules: Arc<Rules>,
    player: Name,
    level: u64,
    effort: ThoughtLimits,
    net: Arc<Net>,
    deals: Deals,
    /// Whether the luck of each game is found.
    luck: bool,
}

/// A game of a match.
struct Done {
    record: Record,
    /// Whether it was played now.
    is_new: bool,
    /// What its cards added to the chance of winning, if that is asked for.
    luck: Option<f64>,
}

/// One game of a match.
#[derive(serde::Serialize)]
struct PlayedGame<'r> {
    deal: String,
    result: GameResult,
    moves: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    luck: Option<f64>,
    record: &'r Record,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let played = Match::new(options)?;
    let stop = interrupt::catch()?;
    let (known, mut file) = match &options.output {
        Some(path) => kept::go_on(path, &played).map(|(known, file)| (known, Some(file)))?,
        None => (HashMap::new(), None),
    };
    let count = played.deals.count();
    let (mut tally, mut adjusted) = (Tally::default(), Vec::new());
    let progress = Progress::begin(count, tally);
    let mut take = |deal, done: &Done| {
        let record = &done.record;
        let won = record.header.result == GameResult::Won;
        *(if won { &mut tally.won } else { &mut tally.lost }) += 1;
        adjusted.extend(done.luck.map(|luck| f64::from(u8::from(won)) - luck));
        if done.is_new
            && let Some(file) = &mut file
        {
            // At once, so that a file seldom ends in the middle of a game.
            file.write_all(format!("{record}\n").as_bytes())?;
        }
        show(options, out, deal, done)?;
        progress.show(tally);
        Ok(())
    };
    let threads = threads_or_cores(options.threads).get();
    let done = played.play(threads, &known, &stop, &mut take);
    progress.end();
    done?;
    let figures = MatchFigures::new(&played, tally, &adjusted);
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
fn show(options: &Options, out: &mut dyn Write, deal: DealNumber, done: &Done) -> Result<()> {
    let Done { record, luck, .. } = done;
    let (deal, moves) = (deal.to_string(), records::main_line(record).len());
    let result = record.header.result;
    if options.json {
        return write_json(
            out,
            &PlayedGame {
                deal,
                result,
                moves,
                luck: *luck,
                record,
            },
        );
    }
    write!(out, "{deal}: {}, {moves} moves", result.word())?;
    match luck {
        Some(luck) => writeln!(out, ", luck {:+.1}%", 100.0 * luck)?,
        None => writeln!(out)?,
    }
    Ok(())
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
        let level = options.level.unwrap_or(ThoughtLimits::USUAL_LEVEL);
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
            effort: ThoughtLimits::of_level(level).expect("its range was checked"),
            net,
            deals,
            luck: options.luck,
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

    /// Plays all deals but the known ones, and hands on all games in the order of the deals. A stop
    /// ends it between two moves.
    fn play(
        &self,
        threads: usize,
        known: &HashMap<Shuffle, Record>,
        stop: &AtomicBool,
        take: &mut dyn FnMut(DealNumber, &Done) -> Result<()>,
    ) -> Result<()> {
        let (next, (send, receive)) = (AtomicU64::new(0), mpsc::channel());
        let work = |send: mpsc::Sender<(u64, Done)>| {
            while let index = next.fetch_add(1, Relaxed)
                && let Some(deal) = self.deals.get(index)
                && !stop.load(Relaxed)
            {
                let known = known.get(&deal.into()).cloned();
                let is_new = known.is_none();
                if let Some(record) = known.or_else(|| self.play_one(index, deal, stop)) {
                    let luck = self.luck.then(|| self.luck_of(deal, &record));
                    let done = Done {
                        record,
                        is_new,
                        luck,
                    };
                    if send.send((index, done)).is_err() {
                        break;
                    }
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
            let mut early: BTreeMap<u64, Done> = BTreeMap::new();
            let mut next = 0;
            for (index, done) in receive {
                early.insert(index, done);
                while let Some(done) = early.remove(&next) {
                    take(self.deals.get(next).expect("it was done"), &done)?;
                    next += 1;
                }
            }
            Ok(())
        })
    }

    /// What the cards of a game added to the chance of winning; 1 is a game.
    fn luck_of(&self, deal: DealNumber, record: &Record) -> f64 {
        let start = self.rules.deal(&deal.into());
        let start = start.expect("the game has all of these deals");
        // Its own for each deal, so that the same rows are not lucky in all games.
        #[expect(clippy::cast_possible_truncation, reason = "any bits will do")]
        let mut random = Random(!(deal.number() as u64));
        let moves = records::main_line(record);
        let mut judge = LearnedPlayer::new(Arc::clone(&self.net), self.effort);
        let luck = judge.luck(&self.rules, &start, &moves, &mut random);
        f64::from(luck) / f64::from(Chances::CERTAIN)
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
}

fn network(path: &Path) -> Result<Net> {
    let shown = path.display();
    let bytes = fs::read(path).with_context(|| format!("cannot read {shown}"))?;
    Net::from_bytes(&bytes).with_context(|| format!("{shown} holds no network of this version"))
}
