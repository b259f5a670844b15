//! Which deals a survey decides.

use std::str::FromStr;

use webspinner_rules::DealNumber;

use crate::deals::{Deals, DealsError};
use crate::shard::Shard;

/// The deals that a survey decides: a list, or one shard of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    deals: Deals,
    shard: Option<Shard>,
}

impl Selection {
    /// This shard of the deals alone.
    #[must_use]
    pub fn with_shard(self, shard: Shard) -> Self {
        let shard = Some(shard);
        Self { shard, ..self }
    }

    /// The list that it is taken from.
    pub(crate) fn deals(&self) -> &Deals {
        &self.deals
    }

    pub(crate) fn shard(&self) -> Option<Shard> {
        self.shard
    }

    /// The number of its deals: none where there are more shards than deals.
    pub fn count(&self) -> u64 {
        let all = self.deals.count();
        self.shard.map_or(all, |shard| shard.count(all))
    }

    /// The deal at a place, counted from 0.
    pub fn get(&self, index: u64) -> Option<DealNumber> {
        let place = match self.shard {
            Some(shard) => shard.place(index)?,
            None => index,
        };
        self.deals.get(place)
    }

    /// The place of a deal, counted from 0.
    pub fn index_of(&self, deal: DealNumber) -> Option<u64> {
        let place = self.deals.index_of(deal)?;
        match self.shard {
            Some(shard) => shard.index_of(place),
            None => Some(place),
        }
    }
}

impl From<Deals> for Selection {
    fn from(deals: Deals) -> Self {
        let shard = None;
        Self { deals, shard }
    }
}

impl FromStr for Selection {
    type Err = DealsError;

    /// All deals of a list.
    fn from_str(text: &str) -> Result<Self, DealsError> {
        text.parse::<Deals>().map(Into::into)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(selection: &Selection) -> Vec<String> {
        let places = 0..selection.count();
        let deals = places.map(|index| selection.get(index).unwrap());
        let texts = deals.map(|deal| {
            assert!(selection.index_of(deal).is_some());
            deal.to_string()
        });
        texts.collect()
    }

    #[test]
    fn shards_take_deals_in_turn_and_keep_them_when_the_list_grows() {
        let shard = |deals: &str, shard: &str| {
            let all: Deals = deals.parse().unwrap();
            Selection::from(all).with_shard(shard.parse().unwrap())
        };
        assert_eq!(texts(&shard("1..4,ms:1..2", "1/3")), ["own:1", "own:4"]);
        assert_eq!(texts(&shard("1..4,ms:1..2", "2/3")), ["own:2", "ms:1"]);
        let small = shard("1..7", "3/3");
        assert_eq!(texts(&small), ["own:3", "own:6"]);
        assert_eq!(small.get(2), None);
        assert_eq!(small.index_of(DealNumber::own(4)), None);
        assert_eq!(texts(&shard("1..9", "3/3")), ["own:3", "own:6", "own:9"]);
        assert_eq!(texts(&shard("1..2", "3/3")), [""; 0]);
    }
}
