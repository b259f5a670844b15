//! Games and deals on the command line.

use std::ffi::OsStr;
use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser, ValueParserFactory};
use clap::{Arg, Command};
use webspinner_rules::deal::{DealId, Shuffle};
use webspinner_rules::text::{PictureProblem, PositionDraft};
use webspinner_rules::{GameId, Position, Rules, games};
use webspinner_survey::Deals;

use crate::custom_games::{CustomGames, taken};
use crate::input::Source;

/// A game on the command line: the id or the name of a built-in or custom one, a game file, or a
/// whole deal such as `spider:ms:617`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GameArgument(String);

/// Reads any text as a [`GameArgument`], and offers the ids of the built-in games to shells that
/// complete them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameParser;

impl TypedValueParser for GameParser {
    type Value = GameArgument;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<GameArgument, clap::Error> {
        let text = StringValueParser::new().parse_ref(command, argument, value)?;
        Ok(GameArgument(text))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let ids = games::all().map(|rules| PossibleValue::new(rules.id().as_str()));
        Some(Box::new(ids))
    }
}

impl ValueParserFactory for GameArgument {
    type Parser = GameParser;

    fn value_parser() -> GameParser {
        GameParser
    }
}

impl GameArgument {
    /// The game, and the shuffle where the argument names that too.
    ///
    /// # Errors
    /// If there is no such game, or its file cannot be read or is invalid.
    pub(crate) fn read(&self) -> Result<(Arc<Rules>, Option<Shuffle>)> {
        if self.is_file() {
            return Ok((read_file(&self.source())?, None));
        }
        if let Ok(deal) = self.0.parse::<Shuffle>()
            && named(&self.0).is_err()
        {
            bail!("{deal} names no game; write one in front, as in `spider:{deal}`");
        }
        if self.0.contains(':') {
            let deal: DealId = self.0.to_ascii_lowercase().parse().or_else(|_| {
                let spelled = self.0.parse();
                spelled.with_context(|| format!("{:?}", self.0))
            })?;
            return Ok((named(deal.game.as_str())?, Some(deal.shuffle)));
        }
        Ok((named(&self.0)?, None))
    }

    /// The game, and the shuffle that one of the two arguments names; a random one if none does.
    ///
    /// # Errors
    /// As [`GameArgument::read`], and if both name one.
    pub(crate) fn read_with(&self, deal: Option<&Shuffle>) -> Result<(Arc<Rules>, Shuffle)> {
        let (rules, named) = self.read()?;
        let shuffle = match (named, deal) {
            (Some(_), Some(deal)) => {
                bail!("{:?} is a whole deal, so {deal} is one too many", self.0)
            }
            (Some(shuffle), None) => shuffle,
            (None, Some(shuffle)) => shuffle.clone(),
            (None, None) => random_shuffle()?,
        };
        Ok((rules, shuffle))
    }

    /// The game file that the argument names; `None` for anything else, standard input included.
    pub(crate) fn file(&self) -> Option<Source> {
        (self.is_file() && self.0 != "-").then(|| self.source())
    }

    /// Whether the argument is this id, of a built-in game or not.
    pub(crate) fn is(&self, id: &GameId) -> bool {
        self.0 == id.as_str()
    }

    fn source(&self) -> Source {
        let Ok(source) = self.0.parse();
        source
    }

    /// Neither ids nor names contain slashes or end in `.toml`, so a text that does is a path.
    fn is_file(&self) -> bool {
        self.0 == "-" || self.0.contains(['/', '\\']) || self.source().has_extension("toml")
    }
}

fn read_file(source: &Source) -> Result<Arc<Rules>> {
    let text = source.read()?;
    let rules = Rules::parse(&text).map_err(|report| not_valid(source, &report.to_string()))?;
    if let Some(taken) = taken(&rules) {
        return Err(anyhow!(taken).context(source.to_string()));
    }
    Ok(Arc::new(rules))
}

/// What is wrong with a game file, each problem on a line of its own.
fn not_valid(file: impl Display, problems: &str) -> anyhow::Error {
    let problems = problems.replace('\n', "\n    ");
    anyhow!("{file} cannot be played:\n    {problems}")
}

/// The built-in or custom game with this id or name, in upper or lower case.
///
/// # Errors
/// If there is no such game; the error suggests a similar one.
pub(crate) fn named(text: &str) -> Result<Arc<Rules>> {
    let text = text.trim();
    if let Some(rules) = games::named(text) {
        return Ok(Arc::clone(rules));
    }
    // The folder is read only when it is needed.
    let custom = CustomGames::read();
    if let Some(rules) = custom.find(text) {
        return Ok(Arc::clone(rules));
    }
    Err(match custom.why_not(text) {
        Some(game) => not_valid(&game.file, &game.reason),
        None => unknown(text, &custom),
    })
}

/// The built-in game with this id or name, in upper or lower case.
///
/// # Errors
/// If there is no such game; the error suggests a similar one.
pub(crate) fn built_in(text: &str) -> Result<Arc<Rules>> {
    let found = games::named(text.trim()).cloned();
    found.ok_or_else(|| unknown(text, &CustomGames::default()))
}

fn unknown(id: &str, custom: &CustomGames) -> anyhow::Error {
    let shown: String = id.chars().take(40).collect();
    let others = custom.valid.iter().map(|(_, rules)| rules.id().as_str());
    match games::suggest(id, others) {
        Some(near) => anyhow!("there is no game {shown:?}; did you mean {near}?"),
        None => anyhow!("there is no game {shown:?}; `webspinner games` lists them all"),
    }
}

/// Deals on the command line: one, or a range of numbers such as `ms:1..30`.
#[derive(Clone, Debug)]
pub(crate) enum DealArgument {
    One(Shuffle),
    Range(Deals),
}

impl FromStr for DealArgument {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        if text.contains("..") {
            let deals = text.parse::<Deals>();
            return Ok(Self::Range(deals?));
        }
        Ok(Self::One(text.parse()?))
    }
}

impl DealArgument {
    /// The first of its deals.
    pub(crate) fn first(&self) -> Option<Shuffle> {
        self.clone().into_shuffles().next()
    }

    /// Its deals, in order.
    pub(crate) fn into_shuffles(self) -> Box<dyn Iterator<Item = Shuffle>> {
        match self {
            Self::One(shuffle) => Box::new(std::iter::once(shuffle)),
            Self::Range(deals) => {
                Box::new((0..deals.count()).filter_map(move |index| Some(deals.get(index)?.into())))
            }
        }
    }
}

/// 64 random bits from the operating system.
pub(crate) fn random_bits() -> u64 {
    getrandom::u64().expect("every system has randomness")
}

/// A random deal.
///
/// # Errors
/// If the operating system has no randomness.
pub(crate) fn random_shuffle() -> Result<Shuffle> {
    let entropy = getrandom::u64();
    let entropy = entropy.context("the system gave no random number")?;
    Ok(Shuffle::random(entropy))
}

/// A position: a picture, the JSON of a position, or what `deal --json` prints.
///
/// # Errors
/// If the file cannot be read, or holds no position of this game.
pub(crate) fn read_position(rules: &Rules, source: &Source) -> Result<Position> {
    let text = source.read()?;
    let position = if text.trim_start().starts_with('{') {
        read_json(rules, &text)
    } else {
        parse_picture(rules, &text)
    };
    position.map_err(|error| error.context(source.to_string()))
}

fn parse_picture(rules: &Rules, text: &str) -> Result<Position> {
    rules
        .parse_picture(text)
        .map_err(|error| match error.problem {
            PictureProblem::Unknown => {
                anyhow!("{error}; `webspinner deal --reveal` prints every card")
            }
            _ => error.into(),
        })
}

fn read_json(rules: &Rules, text: &str) -> Result<Position> {
    let draft = match serde_json::from_str::<Dealt>(text) {
        Ok(dealt) => dealt.position,
        Err(_) => PositionDraft::from_json(text)?,
    };
    Ok(rules.position(&draft)?)
}

/// What `deal --json` prints.
#[derive(serde::Deserialize)]
struct Dealt {
    position: PositionDraft,
}
