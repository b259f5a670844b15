//! What the answers of a survey depend on.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use webspinner_rules::{Header, Rules, Shuffle};
use webspinner_solver::Limits;

use crate::deals::Deals;

/// The form of the files of a survey. It counts up when an older program would misread them.
const FORM: u32 = 1;

/// All that the answers of a survey depend on, the machine's speed aside: the first line of its
/// journal. Two surveys with equal settings may be one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Settings {
    form: u32,
    program: String,
    game: String,
    version: u32,
    /// The text of a game that is not built in.
    rules: Option<String>,
    deals: String,
    nodes_max: Option<u64>,
    memory_bytes_max: u64,
    time_ms_max: Option<u64>,
    shorten_ms: Option<u64>,
}

/// What a survey does with each deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// What the search may spend.
    pub limits: Limits,
    /// How long the search may take, in whole milliseconds; the rest is cut off.
    pub time: Option<Duration>,
    /// How long each line that was found is shortened, in whole milliseconds; not at all if none.
    pub shorten: Option<Duration>,
}

impl Settings {
    /// The settings of a survey that `program` does, which is its name with whatever tells versions
    /// of its solver apart.
    pub(crate) fn new(program: &str, rules: &Rules, deals: &Deals, effort: &Effort) -> Self {
        let header = Header::of(rules, Shuffle::own(0));
        let nodes_max = effort.limits.nodes_max;
        Self {
            form: FORM,
            program: program.to_owned(),
            game: rules.id().to_string(),
            version: rules.version(),
            rules: header.rules.map(|text| text.as_str().to_owned()),
            deals: deals.to_string(),
            nodes_max: (nodes_max < u64::MAX).then_some(nodes_max),
            memory_bytes_max: effort.limits.memory_bytes_max,
            time_ms_max: effort.time.map(milliseconds),
            shorten_ms: effort.shorten.map(milliseconds),
        }
    }

    /// Each setting in which `asked` is not the same, with both values.
    pub(crate) fn differences(&self, asked: &Self) -> Vec<Difference> {
        let rules = |settings: &Self| match &settings.rules {
            None => "built in".to_owned(),
            Some(text) => format!("a text of {} bytes", text.len()),
        };
        let mut all = vec![
            Difference::new("form of the files", &self.form, &asked.form),
            Difference::new("program", &self.program, &asked.program),
            Difference::new("game", &self.game, &asked.game),
            Difference::new("version of the rules", &self.version, &asked.version),
            Difference::new("deals", &self.deals, &asked.deals),
            Difference::new("--nodes", &opt(self.nodes_max), &opt(asked.nodes_max)),
            Difference::new(
                "--memory in bytes",
                &self.memory_bytes_max,
                &asked.memory_bytes_max,
            ),
            Difference::new(
                "--time in ms",
                &opt(self.time_ms_max),
                &opt(asked.time_ms_max),
            ),
            Difference::new(
                "--shorten in ms",
                &opt(self.shorten_ms),
                &opt(asked.shorten_ms),
            ),
        ];
        all.retain(|difference| difference.was != difference.asked);
        if self.rules != asked.rules {
            all.push(Difference::new("rules", &rules(self), &rules(asked)));
        }
        all
    }

    /// The limits of each deal.
    pub(crate) fn effort(&self) -> Effort {
        Effort {
            limits: Limits {
                nodes_max: self.nodes_max.unwrap_or(u64::MAX),
                memory_bytes_max: self.memory_bytes_max,
            },
            time: self.time_ms_max.map(Duration::from_millis),
            shorten: self.shorten_ms.map(Duration::from_millis),
        }
    }

    /// The id of the game.
    pub(crate) fn game(&self) -> &str {
        &self.game
    }

    /// Which program it is.
    pub(crate) fn program(&self) -> &str {
        &self.program
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn opt(limit: Option<u64>) -> String {
    limit.map_or_else(|| "none".to_owned(), |limit| limit.to_string())
}

/// A setting that was one thing, and is asked to be another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    setting: &'static str,
    was: String,
    asked: String,
}

impl Difference {
    fn new(setting: &'static str, was: &impl ToString, asked: &impl ToString) -> Self {
        Self {
            setting,
            was: was.to_string(),
            asked: asked.to_string(),
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}, not {}", self.setting, self.was, self.asked)
    }
}
