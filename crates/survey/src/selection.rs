//! Which deals a survey decides.

use std::str::FromStr;

use webspinner_rules::deal::DealNumber;

use crate::deals::{Deals, DealsError};
use crate::sample::Sample;
use crate::shard::Shard;

/// The deals that a survey decides: a list, or a sample of it, or one shard of either.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    deals: Deals,
    sample: Option<Sample>,
    shard: Option<Shard>,
}

impl Selection {
    /// A sample of the deals, in the order in which they are drawn.
    ///
    /// # Errors
    /// If there are fewer deals.
    pub fn with_sample(self, sample: Sample) -> Result<Self, DealsError> {
        let deals = self.deals.count();
        if sample.count() > deals {
            return Err(DealsError::FewerThanSample { deals });
        }
        let sample = Some(sample);
        Ok(Self { sample, ..self })
    }

    /// This shard of the deals alone.
    #[must_use]
    pub fn with_shard(self, shard: Shard) -> Self {
        let shard = Some(shard);
        Self { shard, ..self }
    }

    /// The deals that it may be a shard of.
    pub(crate) fn whole(self) -> Self {
        let shard = None;
        Self { shard, ..self }
    }

    /// The list that it is taken from.
    pub(crate) fn deals(&self) -> &Deals {
        &self.deals
    }

    pub(crate) fn sample(&self) -> Option<Sample> {
        self.sample
    }

    pub(crate) fn shard(&self) -> Option<Shard> {
        self.shard
    }

    /// The number of its deals: none where there are more shards than deals.
    pub fn count(&self) -> u64 {
        let all = self.sample.map_or(self.deals.count(), Sample::count);
        self.shard.map_or(all, |shard| shard.count(all))
    }

    /// The deal at a place, counted from 0.
    pub fn get(&self, index: u64) -> Option<DealNumber> {
        let of = self.deals.count();
        let place = self.shard.map_or(Some(index), |it| it.place(index))?;
        let place = self.sample.map_or(Some(place), |it| it.place(place, of))?;
        self.deals.get(place)
    }

    /// The place of a deal, counted from 0.
    pub fn index_of(&self, deal: DealNumber) -> Option<u64> {
        let of = self.deals.count();
        let place = self.deals.index_of(deal)?;
        let place = (self.sample).map_or(Some(place), |it| it.index_of(place, of))?;
        self.shard.map_or(Some(place), |it| it.index_of(place))
    }
}

impl From<Deals> for Selection {
    fn from(deals: Deals) -> Self {
        Self {
            deals,
            sample: None,
            shard: None,
        }
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

    #[test]
    fn a_sample_is_drawn_from_all_ranges_and_shared_out() {
        let sample = |count| {
            let all: Selection = "1..30,ms:1..20".parse().unwrap();
            all.with_sample(Sample::new(count, 3))
        };
        let drawn = texts(&sample(12).unwrap());
        let different: std::collections::BTreeSet<_> = drawn.iter().collect();
        assert_eq!(different.len(), 12);
        assert!(
            drawn.iter().any(|deal| deal.starts_with("ms:")),
            "{drawn:?}"
        );
        let shard = sample(12).unwrap().with_shard("2/5".parse().unwrap());
        assert_eq!(
            texts(&shard),
            [1, 6, 11].map(|place: usize| drawn[place].clone())
        );
        let error = sample(51).unwrap_err().to_string();
        assert_eq!(
            error,
            "a sample cannot have more deals than the 50 that it is drawn from"
        );
    }
}
