//! Ranks, suits and cards.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// A rank from the ace (1, low) to the king (13, high).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(NonZeroU8);

impl Rank {
    /// The ace, the lowest rank.
    pub const ACE: Self = Self(NonZeroU8::MIN);
    /// The two.
    pub const TWO: Self = Self::at(2);
    /// The three.
    pub const THREE: Self = Self::at(3);
    /// The four.
    pub const FOUR: Self = Self::at(4);
    /// The five.
    pub const FIVE: Self = Self::at(5);
    /// The six.
    pub const SIX: Self = Self::at(6);
    /// The seven.
    pub const SEVEN: Self = Self::at(7);
    /// The eight.
    pub const EIGHT: Self = Self::at(8);
    /// The nine.
    pub const NINE: Self = Self::at(9);
    /// The ten.
    pub const TEN: Self = Self::at(10);
    /// The jack.
    pub const JACK: Self = Self::at(11);
    /// The queen.
    pub const QUEEN: Self = Self::at(12);
    /// The king, the highest rank of a full suit.
    pub const KING: Self = Self::at(13);

    /// All thirteen ranks, from the ace to the king.
    pub const ALL: [Self; 13] = [
        Self::ACE,
        Self::TWO,
        Self::THREE,
        Self::FOUR,
        Self::FIVE,
        Self::SIX,
        Self::SEVEN,
        Self::EIGHT,
        Self::NINE,
        Self::TEN,
        Self::JACK,
        Self::QUEEN,
        Self::KING,
    ];

    const LETTERS: [char; 13] = [
        'A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K',
    ];

    const fn at(number: u8) -> Self {
        Self::new(number).expect("1 to 13")
    }

    /// The rank with this number, 1 (ace) to 13 (king); `None` outside that range.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= 13 => Some(Self(number)),
            _ => None,
        }
    }

    /// 1 for the ace to 13 for the king.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// `A23456789TJQK`.
    #[must_use]
    pub fn letter(self) -> char {
        Self::LETTERS[usize::from(self.number() - 1)]
    }

    /// The rank written with this letter, in either case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        let index = Self::LETTERS.iter().position(|&known| known == letter)?;
        Self::new(u8::try_from(index + 1).ok()?)
    }

    /// All ranks from the ace up to and including `highest`.
    pub fn up_to(highest: Self) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=highest.number()).filter_map(Self::new)
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Black (clubs and spades) or red (hearts and diamonds).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Clubs and spades.
    Black,
    /// Hearts and diamonds.
    Red,
}

/// One of the four suits, in the order of the Microsoft-style packs: clubs, spades, hearts,
/// diamonds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// ♣, black.
    Clubs = 0,
    /// ♠, black.
    Spades = 1,
    /// ♥, red.
    Hearts = 2,
    /// ♦, red.
    Diamonds = 3,
}

impl Suit {
    /// All four suits: clubs, spades, hearts, diamonds.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Spades, Self::Hearts, Self::Diamonds];

    /// `CSHD`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'C',
            Self::Spades => 'S',
            Self::Hearts => 'H',
            Self::Diamonds => 'D',
        }
    }

    /// `♣♠♥♦`.
    #[must_use]
    pub const fn symbol(self) -> char {
        match self {
            Self::Clubs => '♣',
            Self::Spades => '♠',
            Self::Hearts => '♥',
            Self::Diamonds => '♦',
        }
    }

    /// The suit written with this letter (either case) or symbol.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let upper = letter.to_ascii_uppercase();
        Self::ALL
            .into_iter()
            .find(|suit| suit.letter() == upper || suit.symbol() == letter)
    }

    /// Black or red.
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self {
            Self::Clubs | Self::Spades => Colour::Black,
            Self::Hearts | Self::Diamonds => Colour::Red,
        }
    }
}

/// Its letter, as in a [`Card`].
impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// One card: a rank and a suit.
///
/// A non-zero byte, so that `Option<Card>` is one byte too and no value means "no card".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

// The byte: bits 0-3 the rank, bits 4-5 the suit; bit 5 alone is the colour.
const SUIT_BITS: u8 = 0x30;
const COLOUR_BIT: u8 = 0x20;

impl Card {
    /// The card of this rank and suit.
    #[must_use]
    pub fn new(rank: Rank, suit: Suit) -> Self {
        // The rank is not zero, and setting more bits does not make it so.
        Self(rank.0 | ((suit as u8) << 4))
    }

    /// Its rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        match Rank::new(self.number()) {
            Some(rank) => rank,
            None => unreachable!(),
        }
    }

    /// Its rank as a number, 1 (ace) to 13 (king).
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get() & 0x0f
    }

    /// Its suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        match self.0.get() >> 4 {
            0 => Suit::Clubs,
            1 => Suit::Spades,
            2 => Suit::Hearts,
            _ => Suit::Diamonds,
        }
    }

    /// The card as a number: its rank plus 16 times its suit, at least 1 and less than 64.
    #[must_use]
    pub const fn code(self) -> u8 {
        self.0.get()
    }

    /// Its colour.
    #[must_use]
    pub const fn colour(self) -> Colour {
        self.suit().colour()
    }

    /// Whether both cards are of one suit.
    #[must_use]
    pub const fn same_suit(self, other: Self) -> bool {
        (self.0.get() ^ other.0.get()) & SUIT_BITS == 0
    }

    /// Whether both cards are of one colour.
    #[must_use]
    pub const fn same_colour(self, other: Self) -> bool {
        (self.0.get() ^ other.0.get()) & COLOUR_BIT == 0
    }

    /// What people write for the rank whose letter is `T`.
    pub(crate) const TEN: &'static str = "10";

    /// Rank letter and suit symbol, as `7♣`.
    #[must_use]
    pub fn symbols(self) -> String {
        format!("{}{}", self.rank(), self.suit().symbol())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Rank letter and suit letter, as `7C`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit().letter())
    }
}

/// A text that names no card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a card: write a rank of A23456789TJQK and a suit of CDHS, as in 7C or TD")]
pub struct NotACard(pub String);

impl FromStr for Card {
    type Err = NotACard;

    /// Reads `7C` (either case) or `7♣`; a ten is `TC` or `10C`.
    fn from_str(text: &str) -> Result<Self, NotACard> {
        let ten = text.strip_prefix(Self::TEN);
        let mut letters = ten.unwrap_or(text).chars();
        let card = (|| {
            let rank = match ten {
                Some(_) => Rank::TEN,
                None => Rank::from_letter(letters.next()?)?,
            };
            let suit = Suit::from_letter(letters.next()?)?;
            letters.next().is_none().then(|| Self::new(rank, suit))
        })();
        // A hostile text may be long: quote its beginning only.
        card.ok_or_else(|| NotACard(text.chars().take(12).collect()))
    }
}

impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_from_its_text() {
        for suit in Suit::ALL {
            for rank in Rank::up_to(Rank::KING) {
                let card = Card::new(rank, suit);
                assert_eq!(card.to_string().parse(), Ok(card));
                assert_eq!(card.symbols().parse(), Ok(card));
                assert_eq!((card.rank(), card.suit()), (rank, suit));
                assert_eq!(card.code(), rank.number() + 16 * suit as u8);
            }
        }
    }

    #[test]
    fn the_named_ranks_have_their_letters() {
        let letters: String = Rank::ALL.iter().map(ToString::to_string).collect();
        assert_eq!(letters, "A23456789TJQK");
        assert!(Rank::up_to(Rank::KING).eq(Rank::ALL));
    }

    #[test]
    fn suits_print_as_they_are_read() {
        for suit in Suit::ALL {
            let text = suit.to_string();
            assert_eq!(text.chars().next().and_then(Suit::from_letter), Some(suit));
            let card = Card::new(Rank::SEVEN, suit);
            assert_eq!(card.to_string(), format!("7{suit}"));
        }
    }

    #[test]
    fn an_optional_card_is_one_byte() {
        assert_eq!(size_of::<Option<Card>>(), 1);
    }

    #[test]
    fn colours_follow_the_suits() {
        let card = |text: &str| text.parse::<Card>().expect("a card");
        assert!(card("7C").same_colour(card("QS")));
        assert!(!card("7C").same_colour(card("QH")));
        assert!(card("7D").same_suit(card("AD")));
        assert!(!card("7D").same_suit(card("7H")));
    }
}
