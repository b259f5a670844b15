//! A deal number or a list of cards.

use std::fmt;

use super::list::CardList;
use super::scheme::DealNumber;
use super::text_error::DealTextError;
use crate::layout::LayoutStyle;

/// What a game is dealt from. Its text form is specified in `docs/formats.md`.
///
/// It gives every hidden card away, so a fair player never sees it.
///
/// ```
/// use webspinner_rules::deal::Shuffle;
///
/// let shuffle: Shuffle = "14934".parse()?;
/// assert_eq!(shuffle, Shuffle::own(14934));
/// assert_eq!(shuffle.to_string(), "own:14934");
/// # Ok::<(), webspinner_rules::deal::DealTextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Shuffle {
    /// A number of one of the schemes.
    Number(DealNumber),
    /// The cards one by one.
    Cards(CardList),
}

/// How many numbers [`Shuffle::random`] chooses from: those of at most nine digits, without zero.
const RANDOM_NUMBERS: u64 = 999_999_999;

impl Shuffle {
    /// A deal number of the project's own scheme.
    #[must_use]
    pub const fn own(number: u64) -> Self {
        Self::Number(DealNumber::own(number))
    }

    /// An own number chosen by 64 random bits from the caller.
    ///
    /// It is between 1 and 999,999,999, short enough to read aloud. All numbers are equally likely
    /// to within one part in ten billion. The same bits give the same number in this version only:
    /// keep the number, not the bits.
    #[must_use]
    pub fn random(entropy: u64) -> Self {
        Self::own(entropy % RANDOM_NUMBERS + 1)
    }

    /// Whose layout it is dealt to.
    #[must_use]
    pub fn layout_style(&self) -> LayoutStyle {
        match self {
            Self::Number(number) => number.scheme().layout_style(),
            Self::Cards(list) => list.layout_style(),
        }
    }
}

impl From<DealNumber> for Shuffle {
    fn from(number: DealNumber) -> Self {
        Self::Number(number)
    }
}

impl From<CardList> for Shuffle {
    fn from(list: CardList) -> Self {
        Self::Cards(list)
    }
}

impl fmt::Display for Shuffle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => fmt::Display::fmt(number, f),
            Self::Cards(list) => fmt::Display::fmt(list, f),
        }
    }
}

impl serde::Serialize for Shuffle {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for Shuffle {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        // A place in the text would be taken for one in the JSON.
        let read: Result<Self, DealTextError> = text.parse();
        read.map_err(|error| serde::de::Error::custom(error.problem))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_random_deal_has_at_most_nine_digits_and_is_never_zero() {
        for (entropy, number) in [(0, 1), (999_999_998, 999_999_999), (999_999_999, 1)] {
            assert_eq!(Shuffle::random(entropy), Shuffle::own(number));
        }
        assert!(Shuffle::random(u64::MAX).to_string().len() <= "own:".len() + 9);
    }
}
