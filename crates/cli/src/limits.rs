//! How much the search of one deal may take.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use bytesize::ByteSize;
use clap::Args;
use jiff::SignedDuration;
use webspinner_solver::Limits;

/// How much memory a search takes at most where nobody says so.
pub(crate) const MEMORY: &str = "4GiB";

/// The limits of a search, which hold for each deal separately.
#[derive(Clone, Copy, Debug, Args)]
#[command(next_help_heading = "Limits of each deal")]
pub(crate) struct LimitArguments {
    /// How long it may take, as 500ms, 1s or 2m [default: as long as it takes]
    #[arg(long, value_parser = parse_time)]
    time: Option<Duration>,
    /// How many positions it may look at [default: any number]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How much memory it may take, as 500MB or 4GiB
    #[arg(long, default_value = MEMORY, value_parser = parse_memory)]
    memory: ByteSize,
}

impl LimitArguments {
    /// The limits that the search itself keeps.
    pub(crate) fn of_search(&self) -> Limits {
        Limits {
            nodes_max: self.nodes.unwrap_or(u64::MAX),
            memory_bytes_max: self.memory.as_u64(),
        }
    }

    /// The limit that the clock keeps.
    pub(crate) fn time(&self) -> Option<Duration> {
        self.time
    }
}

/// A time above zero, with its unit.
pub(crate) fn parse_time(text: &str) -> Result<Duration> {
    let time: SignedDuration = text
        .parse()
        .context("a time is a number and its unit, as 500ms, 1s or 2m")?;
    ensure!(time > SignedDuration::ZERO, "a time limit is above zero");
    Ok(time.unsigned_abs())
}

/// A number of bytes above zero.
pub(crate) fn parse_memory(text: &str) -> Result<ByteSize> {
    let memory = text.parse::<ByteSize>().map_err(anyhow::Error::msg);
    let memory = memory.context("a size is a number and its unit, as 500MB or 4GiB")?;
    ensure!(memory.as_u64() > 0, "a memory limit is above zero");
    Ok(memory)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_units_and_are_above_zero() {
        let time = |text| parse_time(text).ok();
        assert_eq!(time("500ms"), Some(Duration::from_millis(500)));
        assert_eq!(time("1.5s"), Some(Duration::from_millis(1500)));
        assert_eq!(time("2m"), Some(Duration::from_mins(2)));
        assert_eq!(time("1h30m"), Some(Duration::from_mins(90)));
        for wrong in ["", "5", "0s", "-1s", "1 parsec", "s"] {
            assert_eq!(time(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn memory_is_counted_in_bytes_or_their_thousands() {
        let bytes = |text| parse_memory(text).ok().map(|memory| memory.as_u64());
        assert_eq!(bytes("4GiB"), Some(4 << 30));
        assert_eq!(bytes("200 MB"), Some(200_000_000));
        assert_eq!(bytes("4096"), Some(4096));
        assert_eq!(bytes(MEMORY), Some(Limits::MEMORY_BYTES_MAX));
        for wrong in ["", "0", "-1", "much", "4 Gib of it"] {
            assert_eq!(bytes(wrong), None, "{wrong}");
        }
    }
}
