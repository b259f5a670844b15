//! The schemes of deal numbers.

use std::fmt;
use std::ops::RangeInclusive;

use super::{kpat, ms, own, pysol};
use crate::card::Card;
use crate::knobs::Pack;
use crate::layout::LayoutStyle;

/// A way of turning a number into a shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scheme {
    /// The project's own numbers.
    Own,
    /// The numbers of Microsoft's games, as `PySolFC` goes on counting them.
    Ms,
    /// The numbers of `PySolFC`.
    Pysol,
    /// The numbers of `KPatience`.
    Kpat,
}

/// Everything there is to know about a scheme.
struct Facts {
    word: &'static str,
    program: &'static str,
    largest: u128,
    style: LayoutStyle,
    cards: fn(&Pack, u128) -> Option<Vec<Card>>,
}

impl Scheme {
    /// Every scheme, the default first.
    pub const ALL: [Self; 4] = [Self::Own, Self::Ms, Self::Pysol, Self::Kpat];

    const fn facts(self) -> Facts {
        match self {
            Self::Own => Facts {
                word: "own",
                program: "Webspinner",
                largest: u64::MAX as u128,
                style: LayoutStyle::Own,
                cards: own::cards,
            },
            Self::Ms => Facts {
                word: "ms",
                program: "PySolFC",
                largest: ms::LARGEST,
                style: LayoutStyle::Ms,
                cards: ms::cards,
            },
            Self::Pysol => Facts {
                word: "pysol",
                program: "PySolFC",
                largest: pysol::LARGEST,
                style: LayoutStyle::Ms,
                cards: pysol::cards,
            },
            Self::Kpat => Facts {
                word: "kpat",
                program: "KPatience",
                largest: kpat::LARGEST,
                style: LayoutStyle::Kpat,
                cards: kpat::cards,
            },
        }
    }

    /// The word before the colon: `own`, `ms`, `pysol` or `kpat`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.facts().word
    }

    /// The scheme with this word, in either case.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        let known = |scheme: &Self| scheme.word().eq_ignore_ascii_case(word);
        Self::ALL.into_iter().find(known)
    }

    /// The program whose numbers they are.
    #[must_use]
    pub const fn program(self) -> &'static str {
        self.facts().program
    }

    /// The numbers it knows. Zero is an own number only.
    #[must_use]
    pub fn numbers(self) -> RangeInclusive<u128> {
        u128::from(self != Self::Own)..=self.facts().largest
    }

    /// How its program lays the cards out.
    #[must_use]
    pub const fn layout_style(self) -> LayoutStyle {
        self.facts().style
    }

    /// The scheme that stands for this style where one is named.
    pub(crate) fn of_layout_style(style: LayoutStyle) -> Self {
        let first = Self::ALL
            .into_iter()
            .find(|scheme| scheme.layout_style() == style);
        first.expect("every style is that of a scheme")
    }
}

/// Its word.
impl fmt::Display for Scheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A number that its scheme knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DealNumber {
    scheme: Scheme,
    number: u128,
}

impl DealNumber {
    /// This number of this scheme.
    ///
    /// # Errors
    /// If it is not one of the scheme's [`numbers`](Scheme::numbers).
    pub fn new(scheme: Scheme, number: u128) -> Result<Self, DealNumberError> {
        let known = scheme.numbers().contains(&number);
        known
            .then_some(Self { scheme, number })
            .ok_or(DealNumberError { scheme, number })
    }

    /// A number of the project's own scheme, which knows all 64-bit numbers.
    #[must_use]
    pub const fn own(number: u64) -> Self {
        Self {
            scheme: Scheme::Own,
            number: number as u128,
        }
    }

    /// The number 1, which every scheme knows.
    pub(super) const fn first(scheme: Scheme) -> Self {
        Self { scheme, number: 1 }
    }

    /// Its scheme.
    #[must_use]
    pub const fn scheme(self) -> Scheme {
        self.scheme
    }

    /// The number itself.
    #[must_use]
    pub const fn number(self) -> u128 {
        self.number
    }

    /// The shuffled cards of a pack, first dealt first; `None` where the scheme's program has no
    /// such pack. Other programs' schemes may replace the pack's suits by theirs.
    ///
    /// Every pack has own, `ms` and `pysol` numbers.
    #[must_use]
    pub fn cards(self, pack: &Pack) -> Option<Vec<Card>> {
        (self.scheme.facts().cards)(pack, self.number)
    }
}

/// `ms:14934`.
impl fmt::Display for DealNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.scheme, self.number)
    }
}

/// A number that its scheme does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealNumberError {
    /// The scheme.
    pub scheme: Scheme,
    /// The number; 2 to the 128th less one if it was larger.
    pub number: u128,
}

impl DealNumberError {
    /// The number as one of another program, if only that program has numbers so large: somebody
    /// who writes it alone has most likely read it there.
    #[must_use]
    pub fn elsewhere(&self) -> Option<DealNumber> {
        let is_own = self.scheme == Scheme::Own;
        let elsewhere = is_own.then(|| DealNumber::new(Scheme::Pysol, self.number));
        elsewhere.and_then(Result::ok)
    }
}

impl fmt::Display for DealNumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scheme, numbers) = (self.scheme, self.scheme.numbers());
        let (least, most) = (numbers.start(), numbers.end());
        write!(
            f,
            "there is no such deal: {scheme} numbers go from {least} to {most}"
        )?;
        self.elsewhere().map_or(Ok(()), |deal| {
            write!(
                f,
                "; if the number is from {}, write {deal}",
                deal.scheme().program()
            )
        })
    }
}

impl std::error::Error for DealNumberError {}
