//! The fingerprint of a deal: it shows at the end that no card was changed since the beginning.

use std::fmt::{self, Write};
use std::str::FromStr;

use sha2::{Digest, Sha256};
use webspinner_rules::Rules;
use webspinner_rules::deal::{DealError, DealId, Shuffle};

/// The SHA-256 of a deal, written out as a list of cards. `docs/formats.md` specifies it.
///
/// It tells no hidden card to anybody who does not know the deal. Anybody who does can compute it,
/// and see that it was shown before the first move.
///
/// ```
/// use webspinner_rules::games;
/// use webspinner_table::Fingerprint;
///
/// let spider = games::find("spider").expect("a built-in game");
/// let shuffle = "ms:617".parse()?;
/// let fingerprint = Fingerprint::of(spider, &shuffle)?;
/// assert_eq!(fingerprint.to_string().parse(), Ok(fingerprint));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fingerprint([u8; 32]);

/// A text that is no fingerprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a fingerprint has 64 digits from 0 to 9 and a to f")]
pub struct NotAFingerprint;

impl Fingerprint {
    /// The fingerprint of a deal.
    ///
    /// # Errors
    /// If the game has no such deal.
    pub fn of(rules: &Rules, shuffle: &Shuffle) -> Result<Self, DealError> {
        Ok(Self(Sha256::digest(opened(rules, shuffle)?).into()))
    }
}

/// The text that the [`Fingerprint`] is computed from: `spider:cards:3DAS…`. It names every hidden
/// card, so it is for the end of a game.
///
/// # Errors
/// If the game has no such deal.
pub fn opened(rules: &Rules, shuffle: &Shuffle) -> Result<String, DealError> {
    let (game, cards) = (rules.id().clone(), rules.dealt_cards(shuffle)?);
    let shuffle = Shuffle::Cards(cards);
    Ok(DealId { game, shuffle }.to_string())
}

/// 64 hexadecimal digits, with small letters.
impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = String::with_capacity(2 * self.0.len());
        for byte in self.0 {
            write!(digits, "{byte:02x}")?;
        }
        f.pad(&digits)
    }
}

impl FromStr for Fingerprint {
    type Err = NotAFingerprint;

    fn from_str(text: &str) -> Result<Self, NotAFingerprint> {
        let digit = |letter: char| {
            letter
                .to_digit(16)
                .and_then(|digit| u8::try_from(digit).ok())
        };
        let digits: Option<Vec<u8>> = text.trim().chars().map(digit).collect();
        let digits = digits.filter(|digits| digits.len() == 64);
        let mut bytes = [0; 32];
        for (byte, pair) in bytes
            .iter_mut()
            .zip(digits.ok_or(NotAFingerprint)?.chunks(2))
        {
            *byte = pair[0] << 4 | pair[1];
        }
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use webspinner_rules::games;

    use super::*;

    fn spider() -> &'static Rules {
        games::find("spider").expect("a built-in game")
    }

    fn shuffle(text: &str) -> Shuffle {
        text.parse().expect("a shuffle")
    }

    #[test]
    fn a_fingerprint_is_what_other_programs_compute_of_the_text() {
        let text = opened(spider(), &shuffle("ms:617")).expect("a deal");
        assert!(text.starts_with("spider:cards:ms:"), "{text}");
        let fingerprint = Fingerprint::of(spider(), &shuffle("ms:617")).expect("a deal");
        // What `printf %s TEXT | sha256sum` prints.
        let known = "dfa4f5ddc36273fb57499544133daab3359fb33cffdc35f55b1e355448ac88e0";
        assert_eq!(fingerprint.to_string(), known, "{text}");
    }

    #[test]
    fn the_text_deals_the_same_cards_and_has_the_same_fingerprint() {
        for rules in games::all() {
            for scheme in rules.schemes() {
                let number = shuffle(&format!("{scheme}:7"));
                let text = opened(rules, &number).expect("a deal");
                let again = Shuffle::for_game(&text, rules.id()).expect("a deal as text");
                assert_eq!(rules.deal(&again), rules.deal(&number), "{text}");
                assert_eq!(
                    Fingerprint::of(rules, &again),
                    Fingerprint::of(rules, &number)
                );
            }
        }
    }

    #[test]
    fn two_cards_that_change_places_change_the_fingerprint() {
        let dealt = spider().dealt_cards(&shuffle("1")).expect("a deal");
        let mut cards = dealt.cards().to_vec();
        let other = cards.iter().position(|card| *card != cards[0]);
        cards.swap(0, other.expect("not all cards are alike"));
        let style = dealt.layout_style();
        let swapped = webspinner_rules::deal::CardList::new(style, cards).expect("a list");
        assert_ne!(
            Fingerprint::of(spider(), &swapped.into()),
            Fingerprint::of(spider(), &dealt.into())
        );
    }

    #[test]
    fn only_sixty_four_digits_are_a_fingerprint() {
        let digits = "0123456789abcdef".repeat(4);
        let read: Fingerprint = format!(" {} ", digits.to_uppercase()).parse().expect("one");
        assert_eq!(read.to_string(), digits);
        for text in [
            "",
            "0",
            &digits[1..],
            &format!("{digits}0"),
            &digits.replace('a', "g"),
        ] {
            assert_eq!(text.parse::<Fingerprint>(), Err(NotAFingerprint), "{text}");
        }
    }
}
