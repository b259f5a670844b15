//! The deals of a survey.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;
use webspinner_rules::deal::{DealNumber, DealNumberError, DealTextError, Scheme, Shuffle};
use webspinner_rules::text::beginning;

use crate::number::whole_number;

/// A list of numbered deals, without duplicates, in order.
///
/// Its text is numbers and ranges of numbers, separated by commas. A range includes both ends.
///
/// ```
/// use webspinner_survey::Deals;
///
/// let deals: Deals = "ms:1..1000,ms:14934,own:7".parse()?;
/// assert_eq!(deals.count(), 1002);
/// assert_eq!(deals.get(1000).expect("it is the last but one").to_string(), "ms:14934");
/// # Ok::<(), webspinner_survey::DealsError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deals(Vec<Range>);

/// Numbers of one scheme, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Range {
    scheme: Scheme,
    first: u128,
    last: u128,
}

/// The reason why a text does not name deals.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum DealsError {
    /// A part of it is not a deal. Errors quote the beginning of a part.
    #[error("{part:?}: {problem}")]
    Deal {
        /// The part between two commas.
        part: String,
        /// What is wrong with it.
        problem: DealTextError,
    },
    /// A part of it is a list of cards.
    #[error("{0:?} has no number: a survey is about numbered deals")]
    Cards(String),
    /// The end of a range is not a number.
    #[error("{part:?} does not end with a number; a range is written ms:1..1000")]
    End {
        /// The part between two commas.
        part: String,
    },
    /// The scheme has no such number as the end of a range.
    #[error("{part:?} goes too far: {problem}")]
    Number {
        /// The part between two commas.
        part: String,
        /// The numbers that the scheme has.
        problem: DealNumberError,
    },
    /// The end of a range comes before its beginning.
    #[error("{0:?} ends before it begins")]
    Backwards(String),
    /// Two parts have a deal in common.
    #[error("{0} is there twice")]
    Twice(DealNumber),
    /// A sample has more deals than the list.
    #[error("a sample cannot have more deals than the {deals} that it is drawn from")]
    FewerThanSample {
        /// The number of deals in the list.
        deals: u64,
    },
    /// There are more than [`Deals::COUNT_MAX`].
    #[error("these are more than {} deals", Deals::COUNT_MAX)]
    TooMany,
}

impl Deals {
    /// The most deals of one survey.
    pub const COUNT_MAX: u64 = 1_000_000_000;

    /// All deals of several lists, one list after the other.
    ///
    /// # Errors
    /// If a deal is in two of them, or they are too many.
    pub fn join(lists: impl IntoIterator<Item = Self>) -> Result<Self, DealsError> {
        Self::from_ranges(lists.into_iter().flat_map(|list| list.0).collect())
    }

    fn from_ranges(ranges: Vec<Range>) -> Result<Self, DealsError> {
        for (index, range) in ranges.iter().enumerate() {
            if let Some(twice) = ranges[..index].iter().find_map(|other| range.meets(other)) {
                return Err(DealsError::Twice(twice));
            }
        }
        let count = ranges
            .iter()
            .try_fold(0_u128, |sum, range| sum.checked_add(range.count()));
        if count.is_none_or(|count| count > Self::COUNT_MAX.into()) {
            return Err(DealsError::TooMany);
        }
        Ok(Self(ranges))
    }

    /// The number of deals: at least one, at most [`Deals::COUNT_MAX`].
    pub fn count(&self) -> u64 {
        let count: u128 = self.0.iter().map(Range::count).sum();
        u64::try_from(count).unwrap_or(Self::COUNT_MAX)
    }

    /// The deal at a place, counted from 0.
    pub fn get(&self, index: u64) -> Option<DealNumber> {
        let mut left = u128::from(index);
        for range in &self.0 {
            if left < range.count() {
                return Some(range.deal(range.first + left));
            }
            left -= range.count();
        }
        None
    }

    /// The place of a deal, counted from 0.
    pub fn index_of(&self, deal: DealNumber) -> Option<u64> {
        let mut before = 0;
        for range in &self.0 {
            if range.has(deal) {
                return u64::try_from(before + deal.number() - range.first).ok();
            }
            before += range.count();
        }
        None
    }

    /// The first deal of another list that this one lacks.
    pub(crate) fn lacks(&self, other: &Self) -> Option<DealNumber> {
        other.0.iter().find_map(|range| {
            let mut next = range.first;
            while next <= range.last {
                let deal = range.deal(next);
                match self.0.iter().find(|known| known.has(deal)) {
                    Some(known) => next = known.last + 1,
                    None => return Some(deal),
                }
            }
            None
        })
    }

    /// The first deal of each range: a game that has these has all of them.
    pub fn samples(&self) -> impl Iterator<Item = DealNumber> + '_ {
        self.0.iter().map(|range| range.deal(range.first))
    }
}

impl Range {
    fn count(&self) -> u128 {
        self.last - self.first + 1
    }

    fn has(&self, deal: DealNumber) -> bool {
        deal.scheme() == self.scheme && (self.first..=self.last).contains(&deal.number())
    }

    /// The number must be one of the range.
    fn deal(&self, number: u128) -> DealNumber {
        DealNumber::new(self.scheme, number).expect("both ends are numbers of the scheme")
    }

    /// The first deal that is in both.
    fn meets(&self, other: &Self) -> Option<DealNumber> {
        let first = self.deal(self.first.max(other.first).min(self.last));
        (self.has(first) && other.has(first)).then_some(first)
    }
}

impl FromStr for Range {
    type Err = DealsError;

    fn from_str(part: &str) -> Result<Self, DealsError> {
        let (first, last) = match part.split_once("..") {
            Some((first, last)) => (first, Some(last)),
            None => (part, None),
        };
        let first = match first.parse() {
            Ok(Shuffle::Number(number)) => number,
            Ok(Shuffle::Cards(_)) => return Err(DealsError::Cards(beginning(part))),
            Err(problem) => {
                let part = beginning(part);
                return Err(DealsError::Deal { part, problem });
            }
        };
        let last = last.map_or(Ok(first.number()), |last| end(part, first.scheme(), last))?;
        if last < first.number() {
            return Err(DealsError::Backwards(beginning(part)));
        }
        Ok(Self {
            scheme: first.scheme(),
            first: first.number(),
            last,
        })
    }
}

/// The number at the end of a range.
fn end(part: &str, scheme: Scheme, digits: &str) -> Result<u128, DealsError> {
    let part = beginning(part);
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    let number = if is_number {
        // A number that does not fit is beyond those of every scheme, like the largest that does.
        digits.parse().unwrap_or(u128::MAX)
    } else {
        match whole_number(digits) {
            Ok(number) => number.into(),
            Err(_) => return Err(DealsError::End { part }),
        }
    };
    match DealNumber::new(scheme, number) {
        Ok(_) => Ok(number),
        Err(problem) => Err(DealsError::Number { part, problem }),
    }
}

impl FromStr for Deals {
    type Err = DealsError;

    fn from_str(text: &str) -> Result<Self, DealsError> {
        let ranges: Result<_, _> = text.split(',').map(|part| part.trim().parse()).collect();
        Self::from_ranges(ranges?)
    }
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.deal(self.first))?;
        if self.last > self.first {
            write!(f, "..{}", self.last)?;
        }
        Ok(())
    }
}

impl fmt::Display for Deals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, range) in self.0.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{range}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{prop_assert_eq, proptest};

    use super::*;

    fn deals(text: &str) -> Deals {
        text.parse().unwrap()
    }

    fn error(text: &str) -> String {
        text.parse::<Deals>().unwrap_err().to_string()
    }

    #[test]
    fn deals_keep_their_order_and_know_their_places() {
        let list = deals("ms:5..7,own:1, ms:1,9");
        assert_eq!(list.count(), 6);
        let names: Vec<_> = (0..7).map_while(|index| list.get(index)).collect();
        let texts: Vec<_> = names.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["ms:5", "ms:6", "ms:7", "own:1", "ms:1", "own:9"]);
        for (index, deal) in (0..).zip(names) {
            assert_eq!(list.index_of(deal), Some(index));
        }
        assert_eq!(list.index_of(DealNumber::own(2)), None);
    }

    #[test]
    fn the_text_of_deals_is_read_again() {
        for text in ["ms:1..1000", "own:3", "ms:7,ms:1..3,own:0..1"] {
            assert_eq!(deals(text).to_string(), text);
        }
        assert_eq!(deals("MS:007..9").to_string(), "ms:7..9");
        assert_eq!(deals("ms:1..1e6").to_string(), "ms:1..1000000");
        assert_eq!(
            deals("1..1_000,ms:1..2k").to_string(),
            "own:1..1000,ms:1..2000"
        );
        assert_eq!(deals("4..4").to_string(), "own:4");
    }

    #[test]
    fn lists_are_joined_unless_they_share_a_deal() {
        let joined = |lists: &[&str]| Deals::join(lists.iter().map(|list| deals(list)));
        assert_eq!(joined(&["ms:1..3", "own:2"]).unwrap().count(), 4);
        let twice = joined(&["ms:1..3", "ms:3..9"]).unwrap_err();
        assert_eq!(twice.to_string(), "ms:3 is there twice");
        assert_eq!(error("5,1..10"), "own:5 is there twice");
        assert_eq!(error("1..10,5"), "own:5 is there twice");
    }

    #[test]
    fn a_list_knows_the_first_deal_that_it_lacks() {
        let lacks = |list: &str, other: &str| {
            let lacking = deals(list).lacks(&deals(other));
            lacking.map(|deal| deal.to_string())
        };
        assert_eq!(lacks("1..10,20,11..19", "5..20,3"), None);
        assert_eq!(lacks("1..10,20,11..18", "5..20"), Some("own:19".to_owned()));
        assert_eq!(lacks("1..10", "own:3,ms:1..2"), Some("ms:1".to_owned()));
    }

    #[test]
    fn what_is_not_a_deal_is_refused_with_the_reason() {
        assert_eq!(error("ms:9..3"), "\"ms:9..3\" ends before it begins");
        for end in ["", "x", "-4", "ms:4", "4..5"] {
            let text = format!("ms:1..{end}");
            assert_eq!(
                error(&text),
                format!("{text:?} does not end with a number; a range is written ms:1..1000")
            );
        }
        assert!(error("ms:1..8589934592").starts_with("\"ms:1..8589934592\" goes too far: "));
        let far = error(&format!("1..{}", "9".repeat(600)));
        assert!(far.contains("goes too far") && far.len() < 200, "{far}");
        assert!(error("").starts_with("\"\": "));
        assert!(error("1,,2").starts_with("\"\": "));
        assert!(error("sm:1").starts_with("\"sm:1\": "));
        assert!(error("cards:AS").contains("numbered deals"));
        assert_eq!(
            error("0..18446744073709551615"),
            "these are more than 1000000000 deals"
        );
    }

    proptest! {
        #[test]
        fn any_text_is_refused_or_printed_as_one_that_means_the_same(
            text in "((ms|own|kpat|pysol|cards)?:?[0-9]{0,12}(\\.\\.)?[0-9]{0,12},?){0,4}"
        ) {
            if let Ok(list) = text.parse::<Deals>() {
                prop_assert_eq!(&deals(&list.to_string()), &list);
                let last = list.count() - 1;
                for index in [0, last / 2, last] {
                    let deal = list.get(index).expect("it is one of them");
                    prop_assert_eq!(list.index_of(deal), Some(index));
                }
                prop_assert_eq!(list.get(last + 1), None);
            }
        }
    }
}
