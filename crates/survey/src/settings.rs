//! The settings that the answers of a survey depend on.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use webspinner_rules::deal::Shuffle;
use webspinner_rules::record::{Header, RulesText};
use webspinner_rules::{GameId, Rules};
use webspinner_solver::Limits;

use crate::difference::Difference;
use crate::sample::Sample;
use crate::selection::Selection;
use crate::shard::Shard;

/// The version of the files of a survey. It goes up when an older program would misread them.
const FORM: u32 = 1;

/// Everything that the answers of a survey depend on, apart from the machine's speed: the first
/// line of its journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    form: u32,
    program: String,
    game: String,
    version: u32,
    /// The text of a game that is not built in.
    rules: Option<String>,
    deals: String,
    /// Set where a sample of the deals is decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sample: Option<Sample>,
    /// Set where only one shard of the deals is decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shard: Option<Shard>,
    // With `flatten`, serde would accept unknown keys.
    nodes_max: Option<u64>,
    memory_bytes_max: u64,
    time_ms_max: Option<u64>,
    shorten_ms: Option<u64>,
}

/// What is done with a survey that is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The deals without an answer are decided. All settings must be the survey's.
    Continue,
    /// Deals are added, and those without an answer decided. The list must have all deals that the
    /// survey has; their answers are kept.
    Extend,
    /// The unknown deals are searched again, with this program and these limits. There must be a
    /// survey of these deals.
    Retry,
}

/// The limits of each deal, as files spell them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LimitSettings {
    nodes_max: Option<u64>,
    memory_bytes_max: u64,
    time_ms_max: Option<u64>,
    shorten_ms: Option<u64>,
}

impl LimitSettings {
    /// Each limit in which another one differs, with both values.
    fn differences(&self, other: &Self) -> Vec<Difference> {
        let memory = (self.memory_bytes_max, other.memory_bytes_max);
        let mut all = vec![
            Difference::of_options("--nodes", self.nodes_max, other.nodes_max),
            Difference::new("--memory in bytes", &memory.0, &memory.1),
            Difference::of_options("--time in ms", self.time_ms_max, other.time_ms_max),
            Difference::of_options("--shorten in ms", self.shorten_ms, other.shorten_ms),
        ];
        all.retain(|difference| difference.was != difference.now);
        all
    }
}

impl fmt::Display for LimitSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "--memory {}B", self.memory_bytes_max)?;
        if let Some(nodes) = self.nodes_max {
            write!(f, " --nodes {nodes}")?;
        }
        if let Some(time) = self.time_ms_max {
            write!(f, " --time {time}ms")?;
        }
        if let Some(time) = self.shorten_ms {
            write!(f, " --shorten {time}ms")?;
        }
        Ok(())
    }
}

/// What the answers of a retry depend on, in place of the settings of its survey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Retry {
    /// The program.
    pub(crate) program: String,
    /// The limits of each deal.
    #[serde(flatten)]
    pub(crate) limits: LimitSettings,
}

/// The limits of each deal of a survey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealLimits {
    /// The nodes and the memory that the search may spend.
    pub search: Limits,
    /// How long the search may take; rounded down to milliseconds.
    pub time: Option<Duration>,
    /// How long each winning line is shortened, rounded down to milliseconds; `None` for not at
    /// all.
    pub shorten: Option<Duration>,
}

impl From<Limits> for DealLimits {
    fn from(limits: Limits) -> Self {
        Self {
            search: limits,
            time: None,
            shorten: None,
        }
    }
}

impl Settings {
    /// The settings of a survey by this `program`: its name and version, and the commit if known.
    pub fn new(program: &str, rules: &Rules, deals: &Selection, limits: &DealLimits) -> Self {
        let header = Header::of(rules, Shuffle::own(0));
        let nodes_max = limits.search.nodes_max;
        Self {
            form: FORM,
            program: program.to_owned(),
            game: rules.id().to_string(),
            version: rules.version(),
            rules: header.rules.map(|text| text.as_str().to_owned()),
            deals: deals.deals().to_string(),
            sample: deals.sample(),
            shard: deals.shard(),
            nodes_max: (nodes_max < u64::MAX).then_some(nodes_max),
            memory_bytes_max: limits.search.memory_bytes_max,
            time_ms_max: limits.time.map(milliseconds),
            shorten_ms: limits.shorten.map(milliseconds),
        }
    }

    /// The shard that is decided; none if all deals are.
    pub(crate) fn shard(&self) -> Option<Shard> {
        self.shard
    }

    /// The header of a game of this survey; none if no game can have its id or its rules.
    pub(crate) fn header(&self, deal: Shuffle) -> Option<Header> {
        let mut header = Header::new(GameId::new(&self.game)?, self.version, deal);
        if let Some(text) = &self.rules {
            header.rules = Some(RulesText::new(text).ok()?);
        }
        Some(header)
    }

    /// Each setting in which `wanted` differs and may not, with both values.
    pub(crate) fn refusals(&self, wanted: &Self, mode: Mode) -> Vec<Difference> {
        let mut all = match mode {
            Mode::Continue | Mode::Extend => self.differences(wanted),
            // The program and the limits may be others.
            Mode::Retry => self.other_question(wanted),
        };
        if mode == Mode::Extend {
            // A larger sample begins with a smaller one of the same list, not of another.
            let grows = match self.sample {
                Some(_) => Difference::SAMPLE,
                None => Difference::DEALS,
            };
            all.retain(|difference| difference.setting != grows);
        }
        all
    }

    /// Each setting in which `wanted` differs, with both values.
    pub(crate) fn differences(&self, wanted: &Self) -> Vec<Difference> {
        let mut all = self.other_question(wanted);
        // After the form of the files, if that differs.
        let place = all.partition_point(|difference| difference.setting == Difference::FORM);
        if !is_same_program(&self.program, &wanted.program) {
            let program = Difference::new("program", &self.program, &wanted.program);
            all.insert(place, program);
        }
        all.extend(self.limits().differences(&wanted.limits()));
        all
    }

    /// The differences that make `wanted` another survey: another game, or other deals.
    pub(crate) fn other_question(&self, wanted: &Self) -> Vec<Difference> {
        let rules = |settings: &Self| match &settings.rules {
            None => "built in".to_owned(),
            Some(text) => format!("a text of {} bytes", text.len()),
        };
        let count = |settings: &Self| settings.sample.map(Sample::count);
        let seed = |settings: &Self| settings.sample.map(Sample::seed);
        let mut all = vec![
            Difference::new(Difference::FORM, &self.form, &wanted.form),
            Difference::new("game", &self.game, &wanted.game),
            Difference::new("version of the rules", &self.version, &wanted.version),
            Difference::new(Difference::DEALS, &self.deals, &wanted.deals),
            Difference::of_options(Difference::SAMPLE, count(self), count(wanted)),
            Difference::of_options("--seed", seed(self), seed(wanted)),
            Difference::of_options(Difference::SHARD, self.shard, wanted.shard),
        ];
        all.retain(|difference| difference.was != difference.now);
        if self.rules != wanted.rules {
            all.push(Difference::new("rules", &rules(self), &rules(wanted)));
        }
        all
    }

    /// The limits as files spell them.
    pub(crate) fn limits(&self) -> LimitSettings {
        LimitSettings {
            nodes_max: self.nodes_max,
            memory_bytes_max: self.memory_bytes_max,
            time_ms_max: self.time_ms_max,
            shorten_ms: self.shorten_ms,
        }
    }

    /// The record of a retry with these settings.
    pub(crate) fn retry(&self) -> Retry {
        Retry {
            program: self.program.clone(),
            limits: self.limits(),
        }
    }

    /// The limits of each deal.
    pub(crate) fn deal_limits(&self) -> DealLimits {
        DealLimits {
            search: Limits::nodes(self.nodes_max.unwrap_or(u64::MAX))
                .with_memory(self.memory_bytes_max),
            time: self.time_ms_max.map(Duration::from_millis),
            shorten: self.shorten_ms.map(Duration::from_millis),
        }
    }

    /// These settings for other deals.
    pub(crate) fn of_deals(&self, deals: &Selection) -> Self {
        Self {
            deals: deals.deals().to_string(),
            sample: deals.sample(),
            shard: deals.shard(),
            ..self.clone()
        }
    }

    /// The deals, unless their text is wrong.
    pub(crate) fn selection(&self) -> Option<Selection> {
        let mut deals: Selection = self.deals.parse().ok()?;
        if let Some(sample) = self.sample {
            deals = deals.with_sample(sample).ok()?;
        }
        Some(match self.shard {
            Some(shard) => deals.with_shard(shard),
            None => deals,
        })
    }

    /// The id of the game.
    pub(crate) fn game(&self) -> &str {
        &self.game
    }

    /// The program: name, version and commit.
    pub(crate) fn program(&self) -> &str {
        &self.program
    }
}

/// Whether two names belong to one program. The Python package has a name of its own, without a
/// commit, and searches as the program of its version does.
fn is_same_program(one: &str, other: &str) -> bool {
    let is_of = |package: &str, program: &str| {
        let version = package.strip_prefix("webspinner for Python ");
        let program = program.strip_prefix("webspinner ");
        let program = program.map(|it| it.split_once(" (").map_or(it, |(version, _)| version));
        version.is_some() && version == program
    };
    one == other || is_of(one, other) || is_of(other, one)
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
