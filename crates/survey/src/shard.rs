//! A share of the deals, for one of many machines.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::deals::Deals;

/// One of several equal parts of a survey's deals. Its text is `3/100`: the third of a hundred.
///
/// Deals are dealt to the shards in turn, as cards are to players: the first deal to the first
/// shard, the second to the second, and after the last shard the first has its turn again. So every
/// deal is in exactly one shard, their sizes differ by one at most, and a list that goes on where a
/// shorter one ends leaves each deal in its shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    number: u64,
    of: u64,
}

/// The reason why a text does not name a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a shard is written 3/100: its number, from 1 up, and how many there are")]
pub struct NotAShard;

impl Shard {
    /// The most shards: one for each deal.
    pub const COUNT_MAX: u64 = Deals::COUNT_MAX;

    /// Shard `number`, counted from 1, of `of` shards. `None` if there is no such shard.
    pub fn new(number: u64, of: u64) -> Option<Self> {
        let is_one = (1..=of).contains(&number) && of <= Self::COUNT_MAX;
        is_one.then_some(Self { number, of })
    }

    /// Its number, counted from 1.
    #[must_use]
    pub fn number(self) -> u64 {
        self.number
    }

    /// How many shards there are.
    #[must_use]
    pub fn of(self) -> u64 {
        self.of
    }

    /// Its name as a folder: `003-of-100`. In the order of their names, shards are in their order.
    #[must_use]
    pub fn folder(self) -> String {
        let width = self.of.to_string().len();
        format!("{:0width$}-of-{}", self.number, self.of)
    }

    /// How many of this number of deals are in it.
    pub(crate) fn count(self, deals: u64) -> u64 {
        (deals + self.of - self.number) / self.of
    }

    /// The place among all deals of the deal at a place in the shard. Both count from 0.
    pub(crate) fn place(self, index: u64) -> Option<u64> {
        index.checked_mul(self.of)?.checked_add(self.number - 1)
    }

    /// The place in the shard of the deal at a place among all, if the shard has it.
    pub(crate) fn index_of(self, place: u64) -> Option<u64> {
        (place % self.of == self.number - 1).then_some(place / self.of)
    }
}

impl FromStr for Shard {
    type Err = NotAShard;

    fn from_str(text: &str) -> Result<Self, NotAShard> {
        let (number, of) = text.split_once('/').ok_or(NotAShard)?;
        let count = |digits: &str| {
            let are_digits = digits.bytes().all(|digit| digit.is_ascii_digit());
            are_digits.then(|| digits.parse().ok()).flatten()
        };
        let shard = count(number).zip(count(of));
        shard
            .and_then(|(number, of)| Self::new(number, of))
            .ok_or(NotAShard)
    }
}

impl TryFrom<String> for Shard {
    type Error = NotAShard;

    fn try_from(text: String) -> Result<Self, NotAShard> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> Self {
        shard.to_string()
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{prop_assert, prop_assert_eq, proptest};

    use super::*;

    #[test]
    fn the_text_of_a_shard_is_read_again_and_no_other() {
        for text in ["1/1", "3/100", "100/100"] {
            assert_eq!(text.parse::<Shard>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "3",
            "/",
            "0/3",
            "4/3",
            "1/0",
            "a/3",
            "1/3/5",
            "-1/3",
            "+1/3",
            "1/1000000001",
        ] {
            assert_eq!(wrong.parse::<Shard>(), Err(NotAShard), "{wrong}");
        }
        let names = [(3, 100), (1, 1), (10, 10)].map(|(number, of)| {
            let shard = Shard::new(number, of).unwrap();
            shard.folder()
        });
        assert_eq!(names, ["003-of-100", "1-of-1", "10-of-10"]);
    }

    proptest! {
        #[test]
        fn every_deal_is_in_one_shard_and_their_sizes_differ_by_one_at_most(
            deals in 0_u64..60, of in 1_u64..20
        ) {
            let mut seen = vec![0; usize::try_from(deals).unwrap()];
            for number in 1..=of {
                let shard = Shard::new(number, of).unwrap();
                let count = shard.count(deals);
                prop_assert!((deals / of..=deals.div_ceil(of)).contains(&count));
                for index in 0..count {
                    let place = shard.place(index).unwrap();
                    prop_assert_eq!(shard.index_of(place), Some(index));
                    seen[usize::try_from(place).unwrap()] += 1;
                }
            }
            prop_assert!(seen.iter().all(|times| *times == 1));
        }
    }
}
