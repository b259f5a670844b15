//! In which settings a command differs from the survey that it is to continue.

use std::fmt;

/// A setting that the answers of a survey depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    Form,
    Program,
    Game,
    Version,
    Deals,
    Sample,
    Seed,
    Shard,
    Rules,
    Nodes,
    Memory,
    Time,
    Shorten,
    Retry,
}

impl Setting {
    /// The word by which a text selects the name.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Form => "form",
            Self::Program => "program",
            Self::Game => "game",
            Self::Version => "version",
            Self::Deals => "deals",
            Self::Sample => "sample",
            Self::Seed => "seed",
            Self::Shard => "shard",
            Self::Rules => "rules",
            Self::Nodes => "nodes",
            Self::Memory => "memory",
            Self::Time => "time",
            Self::Shorten => "shorten",
            Self::Retry => "retry",
        }
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "form of the files",
            Self::Version => "version of the rules",
            Self::Sample => "--sample",
            Self::Seed => "--seed",
            Self::Shard => "--shard",
            Self::Nodes => "--nodes",
            Self::Memory => "--memory in bytes",
            Self::Time => "--time in ms",
            Self::Shorten => "--shorten in ms",
            Self::Retry => "--retry",
            Self::Program | Self::Game | Self::Deals | Self::Rules => self.word(),
        })
    }
}

/// The value of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Text(String),
    /// No limit.
    None,
    /// The rules of a built-in game.
    BuiltIn,
    /// Rules in a text of this length.
    Bytes(usize),
}

impl Value {
    pub(crate) fn of(value: &impl ToString) -> Self {
        Self::Text(value.to_string())
    }

    pub(crate) fn of_option(value: Option<&impl ToString>) -> Self {
        value.map_or(Self::None, Self::of)
    }
}

impl From<Option<u64>> for Value {
    fn from(limit: Option<u64>) -> Self {
        Self::of_option(limit.as_ref())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::None => f.write_str("none"),
            Self::BuiltIn => f.write_str("built in"),
            Self::Bytes(bytes) => write!(f, "a text of {bytes} bytes"),
        }
    }
}

/// A setting that has one value in a survey, and another in a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub(crate) setting: Setting,
    pub(crate) was: Value,
    pub(crate) now: Value,
}

impl Difference {
    pub(crate) fn new(setting: Setting, was: &impl ToString, now: &impl ToString) -> Self {
        Self {
            setting,
            was: Value::of(was),
            now: Value::of(now),
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}, not {}", self.setting, self.was, self.now)
    }
}
