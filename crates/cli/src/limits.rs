//! The limits of a search, and numbers, times and sizes as people type them.

use std::error::Error;
use std::num::NonZeroUsize;
use std::str::FromStr;
use std::thread::available_parallelism;
use std::time::Duration;

use crate::problem;
use anyhow::{Result, anyhow, ensure};
use bytesize::ByteSize;
use clap::Args;
use jiff::SignedDuration;
use webspinner_solver::Limits;
use webspinner_survey::whole_number;

/// The default memory limit.
pub(crate) const MEMORY: &str = "4GiB";

#[derive(Clone, Copy, Debug, Args)]
#[command(next_help_heading = "Limits of each deal")]
pub(crate) struct LimitArguments {
    /// The time for each search, such as 500ms, 1s or 2m [default: no limit]
    #[arg(long, value_parser = parse_time)]
    time: Option<Duration>,
    /// How many nodes (positions) to search, such as 200000 or 1M [default: no limit]
    #[arg(long, value_parser = parse_count)]
    nodes: Option<u64>,
    /// The memory to use, such as 500MB or 4GiB
    #[arg(long, default_value = MEMORY, value_parser = parse_memory)]
    memory: ByteSize,
}

impl LimitArguments {
    /// The limits that the search itself enforces.
    pub(crate) fn of_search(&self) -> Limits {
        Limits::nodes(self.nodes.unwrap_or(u64::MAX)).with_memory(self.memory.as_u64())
    }

    /// The limit of memory.
    pub(crate) fn memory(&self) -> ByteSize {
        self.memory
    }

    /// The limit that the clock enforces.
    pub(crate) fn time(&self) -> Option<Duration> {
        self.time
    }
}

/// A reader of values whose errors come with their causes.
pub(crate) fn said<T: FromStr<Err: Error + 'static>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error| problem::chain(&error))
}

/// A whole number, with an error that says how to write one.
fn number_in(text: &str) -> Result<u64> {
    let hint = "write a whole number, such as 1000000, 1_000_000, 1e6 or 1M";
    whole_number(text).map_err(|_| anyhow!(hint))
}

/// A whole number from 1 up.
pub(crate) fn parse_count(text: &str) -> Result<u64> {
    let count = number_in(text)?;
    ensure!(count > 0, "the least is 1");
    Ok(count)
}

/// A seed for random draws: any whole number from 0 up.
pub(crate) fn parse_seed(text: &str) -> Result<u64> {
    number_in(text)
}

/// A number from 1 up that counts things on this machine, such as threads.
pub(crate) fn parse_few(text: &str) -> Result<NonZeroUsize> {
    let count = parse_count(text)?;
    ensure!(count <= FEW_MAX, "the most is {FEW_MAX}");
    let count = usize::try_from(count).expect("it is small");
    Ok(NonZeroUsize::new(count).expect("it is not zero"))
}

/// So many threads, or as many as there are cores.
pub(crate) fn threads_or_cores(threads: Option<NonZeroUsize>) -> NonZeroUsize {
    threads.unwrap_or_else(|| available_parallelism().unwrap_or(NonZeroUsize::MIN))
}

/// The most threads; a machine with more has not been built.
const FEW_MAX: u64 = 65_535;

/// A whole number from 0 up, such as the number of a move.
pub(crate) fn parse_index(text: &str) -> Result<usize> {
    Ok(usize::try_from(number_in(text)?)?)
}

/// The number of something that counts from 1.
pub(crate) fn parse_ordinal(text: &str) -> Result<usize> {
    let number = parse_index(text)?;
    ensure!(number > 0, "it counts from 1");
    Ok(number)
}

/// A reader of whole numbers between these, both included.
pub(crate) fn between<N: TryFrom<u64>>(
    least: u64,
    most: u64,
) -> impl Fn(&str) -> Result<N> + Clone + Send + Sync + 'static {
    move |text| {
        let number = number_in(text)?;
        let fits = (least..=most).contains(&number);
        let number = N::try_from(number).ok().filter(|_| fits);
        number.ok_or_else(|| anyhow!("write a number from {least} to {most}"))
    }
}

/// A time above zero, with its unit.
pub(crate) fn parse_time(text: &str) -> Result<Duration> {
    let hint = "write a number and a unit, such as 500ms, 1s or 2m";
    let time: SignedDuration = text.parse().map_err(|_| anyhow!(hint))?;
    ensure!(time > SignedDuration::ZERO, "the time must be above zero");
    Ok(time.unsigned_abs())
}

/// A number of bytes above zero.
pub(crate) fn parse_memory(text: &str) -> Result<ByteSize> {
    let hint = "write a number and a unit, such as 500MB or 4GiB";
    let memory = text.parse::<ByteSize>().map_err(|_| anyhow!(hint))?;
    ensure!(memory.as_u64() > 0, "the memory must be above zero");
    Ok(memory)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_as_people_type_them() {
        let count = |text| parse_count(text).map_err(|error| error.to_string());
        assert_eq!(count("1e6"), Ok(1_000_000));
        assert_eq!(count("20k"), Ok(20_000));
        assert_eq!(count("0"), Err("the least is 1".to_owned()));
        let hint = "write a whole number, such as 1000000, 1_000_000, 1e6 or 1M";
        for wrong in ["", "-3", "many", "1.5"] {
            assert_eq!(count(wrong), Err(hint.to_owned()), "{wrong}");
        }
        assert_eq!(parse_few("4").ok().map(NonZeroUsize::get), Some(4));
        assert!(parse_few("0").is_err() && parse_few("1M").is_err());
        assert_eq!(parse_index("0").ok(), Some(0));
        assert!(parse_ordinal("0").is_err());
    }

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
