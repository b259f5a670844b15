//! Where and how a survey runs, so that its times can be compared later.

use std::fs;
use std::thread::available_parallelism;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::settings::Retry;

/// One run of the program that added to a survey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// When it began, in UTC.
    pub(crate) started: String,
    /// The command line, program and arguments.
    pub(crate) command: Vec<String>,
    /// How many deals were at work at the same time.
    pub(crate) threads: usize,
    /// The machine it ran on.
    pub(crate) machine: Machine,
    /// Set in a run that searched unknown deals again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) retry: Option<Retry>,
}

impl Run {
    /// A run of this command line that begins now, here.
    pub fn now(command: Vec<String>, threads: usize) -> Self {
        Self {
            started: format!("{:.0}", Timestamp::now()),
            command,
            threads,
            machine: Machine::this(),
            retry: None,
        }
    }
}

/// A machine, as far as the system describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Machine {
    /// The model of the processor.
    pub(crate) processor: Option<String>,
    /// How many threads run at the same time.
    pub(crate) cores: usize,
    /// How much memory it has.
    pub(crate) memory_bytes: Option<u64>,
    /// The operating system, and the version of its kernel.
    pub(crate) system: String,
}

impl Machine {
    fn this() -> Self {
        let kernel = fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
        let system = format!(
            "{} {} {}",
            std::env::consts::OS,
            kernel.trim(),
            std::env::consts::ARCH
        );
        Self {
            processor: fact("/proc/cpuinfo", "model name"),
            cores: available_parallelism().map_or(1, std::num::NonZero::get),
            memory_bytes: fact("/proc/meminfo", "MemTotal").and_then(|text| kibibytes(&text)),
            system: system.split_whitespace().collect::<Vec<_>>().join(" "),
        }
    }
}

/// The first value with this name in a file of lines `name : value`.
fn fact(path: &str, name: &str) -> Option<String> {
    let text = fs::read_to_string(path).ok()?;
    let mut facts = text.lines().filter_map(|line| line.split_once(':'));
    let (_, value) = facts.find(|(known, _)| known.trim() == name)?;
    Some(value.trim().to_owned())
}

/// The bytes in a text such as `16384 kB`, which means kibibytes.
fn kibibytes(text: &str) -> Option<u64> {
    let number: u64 = text.strip_suffix(" kB")?.parse().ok()?;
    number.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_is_described() {
        let machine = Machine::this();
        assert!(machine.cores >= 1);
        assert!(
            machine.system.starts_with(std::env::consts::OS),
            "{machine:?}"
        );
        assert_eq!(kibibytes("16 kB"), Some(16384));
        assert_eq!(kibibytes("many"), None);
    }
}
