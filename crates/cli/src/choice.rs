//! Which game, and which deal of it.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use webspinner_rules::{DealId, GameId, Position, PositionDraft, Rules, Shuffle, games};

use crate::input::Source;

/// A game on the command line: the id of a built-in one, a game file, or a whole deal such as
/// `spider:ms:14934`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GameArgument(String);

impl FromStr for GameArgument {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self(text.to_owned()))
    }
}

impl fmt::Display for GameArgument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl GameArgument {
    /// The game, and the shuffle where the argument names that too.
    ///
    /// # Errors
    /// If there is no such game, or its file cannot be read or is unsound.
    pub(crate) fn read(&self) -> Result<(Arc<Rules>, Option<Shuffle>)> {
        if self.is_file() {
            return Ok((read_file(&self.source())?, None));
        }
        if self.0.contains(':') {
            let deal: DealId = self.0.parse().with_context(|| format!("{:?}", self.0))?;
            return Ok((built_in(deal.game.as_str())?, Some(deal.shuffle)));
        }
        Ok((built_in(&self.0)?, None))
    }

    /// The game, and the shuffle that one of the two arguments names; a random one if none does.
    ///
    /// # Errors
    /// As [`GameArgument::read`], and if both name one.
    pub(crate) fn read_with(&self, deal: Option<&Shuffle>) -> Result<(Arc<Rules>, Shuffle)> {
        let (rules, named) = self.read()?;
        let shuffle = match (named, deal) {
            (Some(_), Some(deal)) => bail!(
                "{:?} names a deal already, so {deal} is one too many",
                self.0
            ),
            (Some(shuffle), None) => shuffle,
            (None, Some(shuffle)) => shuffle.clone(),
            (None, None) => random_shuffle()?,
        };
        Ok((rules, shuffle))
    }

    /// The deal that the argument names, as it was spelled.
    pub(crate) fn deal_text(&self) -> Option<&str> {
        let (_, deal) = self.0.split_once(':')?;
        (!self.is_file()).then_some(deal)
    }

    /// Whether the argument is this id, of a built-in game or not.
    pub(crate) fn is(&self, id: &GameId) -> bool {
        self.0 == id.as_str()
    }

    fn source(&self) -> Source {
        let Ok(source) = self.0.parse();
        source
    }

    /// Ids have neither points nor strokes, so whatever has is a path.
    fn is_file(&self) -> bool {
        self.0 == "-" || self.0.contains(['/', '\\']) || self.source().has_extension("toml")
    }
}

fn read_file(source: &Source) -> Result<Arc<Rules>> {
    let text = source.read()?;
    let rules =
        Rules::parse(&text).map_err(|report| anyhow!("{source} is no sound game:\n{report}"))?;
    // Statistics and lists tell games apart by their ids.
    if games::find(rules.id().as_str()).is_some_and(|built_in| **built_in != rules) {
        bail!(
            "{source}: {} is the id of a built-in game with other rules; give yours another id",
            rules.id()
        );
    }
    Ok(Arc::new(rules))
}

/// The built-in game with this id.
///
/// # Errors
/// If there is none; the error suggests what may have been meant.
pub(crate) fn built_in(id: &str) -> Result<Arc<Rules>> {
    games::find(id).cloned().ok_or_else(|| unknown(id))
}

fn unknown(id: &str) -> anyhow::Error {
    let shown: String = id.chars().take(40).collect();
    match games::suggest(id) {
        Some(near) => anyhow!("there is no game {shown:?}; did you mean {near}?"),
        None => anyhow!("there is no game {shown:?}; `webspinner games` lists them all"),
    }
}

/// 64 bits of the operating system's randomness.
pub(crate) fn random_bits() -> u64 {
    getrandom::u64().expect("a system that runs programs has randomness for them")
}

/// A deal that the operating system's randomness chooses.
///
/// # Errors
/// If the system has no randomness to give.
pub(crate) fn random_shuffle() -> Result<Shuffle> {
    let entropy = getrandom::u64().context("the system gave no random number")?;
    Ok(Shuffle::random(entropy))
}

/// A position, as a picture or as JSON.
///
/// # Errors
/// If the file cannot be read, or holds no position of this game.
pub(crate) fn read_position(rules: &Rules, source: &Source) -> Result<Position> {
    let text = source.read()?;
    let position = if text.trim_start().starts_with('{') {
        PositionDraft::from_json(&text)
            .map_err(anyhow::Error::new)
            .and_then(|draft| Ok(rules.position(&draft)?))
    } else {
        rules.parse_picture(&text).map_err(Into::into)
    };
    position.map_err(|error| error.context(source.to_string()))
}
