//! A set of deals.

use std::collections::BTreeMap;

use webspinner_rules::deal::{DealNumber, Scheme};

/// A set of deals, kept as ranges of numbers: deals that follow one another take no room, however
/// many there are. A single one takes about 50 bytes.
#[derive(Debug, Default)]
pub(crate) struct DealSet(BTreeMap<Scheme, BTreeMap<u128, u128>>);

impl DealSet {
    /// Adds a deal; false if it is there already.
    pub(crate) fn insert(&mut self, deal: DealNumber) -> bool {
        self.insert_range(deal.scheme(), deal.number(), deal.number())
    }

    /// Adds the deals of another set; false if one is in both, and then only some are added.
    pub(crate) fn insert_all(&mut self, other: &Self) -> bool {
        let ranges = other.0.iter();
        let mut ranges =
            ranges.flat_map(|(scheme, ranges)| ranges.iter().map(move |of| (scheme, of)));
        ranges.all(|(scheme, (first, last))| self.insert_range(*scheme, *first, *last))
    }

    fn insert_range(&mut self, scheme: Scheme, first: u128, last: u128) -> bool {
        let ranges = self.0.entry(scheme).or_default();
        let mut before = ranges.range_mut(..=last);
        if before.next_back().is_some_and(|(_, end)| *end >= first) {
            return false;
        }
        // No scheme has numbers near the end of this type.
        let last = ranges.remove(&(last + 1)).unwrap_or(last);
        match ranges.range_mut(..first).next_back() {
            Some((_, end)) if *end + 1 == first => *end = last,
            _ => drop(ranges.insert(first, last)),
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::{prop_assert_eq, proptest};

    use super::*;

    fn deal(text: &str) -> DealNumber {
        let (scheme, number) = text.split_once(':').unwrap();
        let scheme = Scheme::ALL.into_iter().find(|known| known.word() == scheme);
        DealNumber::new(scheme.unwrap(), number.parse().unwrap()).unwrap()
    }

    fn set(deals: &[&str]) -> DealSet {
        let mut set = DealSet::default();
        assert!(deals.iter().all(|text| set.insert(deal(text))));
        set
    }

    fn ranges(set: &DealSet) -> usize {
        set.0.values().map(BTreeMap::len).sum()
    }

    #[test]
    fn deals_that_follow_one_another_are_one_range() {
        assert_eq!(ranges(&set(&["ms:1", "ms:2", "ms:5", "ms:4", "ms:3"])), 1);
        assert_eq!(ranges(&set(&["ms:1", "own:2", "ms:3"])), 3);
        let largest = "pysol:100000000000000000000";
        assert!(!set(&[largest]).insert(deal(largest)));
    }

    #[test]
    fn sets_are_joined_unless_they_share_a_deal() {
        let mut odd = set(&["ms:1", "ms:3", "own:2"]);
        assert!(odd.insert_all(&set(&["ms:2", "ms:4"])));
        assert_eq!(ranges(&odd), 2);
        assert!(!odd.insert_all(&set(&["own:1", "ms:4"])));
        assert!(!set(&["ms:2"]).insert_all(&set(&["ms:1", "ms:2", "ms:3"])));
    }

    proptest! {
        #[test]
        fn it_knows_what_a_plain_set_knows(numbers in proptest::collection::vec(0_u64..40, 0..80)) {
            let (mut set, mut plain) = (DealSet::default(), HashSet::new());
            for number in numbers {
                prop_assert_eq!(set.insert(DealNumber::own(number)), plain.insert(number));
            }
            let gaps = plain.iter().filter(|number| !plain.contains(&(**number + 1)));
            prop_assert_eq!(ranges(&set), gaps.count());
        }
    }
}
