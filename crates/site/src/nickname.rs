//! The names by which players know each other.

use std::fmt;
use std::str::FromStr;

use unicode_normalization::UnicodeNormalization as _;

/// A name that a player chose: 1 to [`Nickname::CHARS_MAX`] characters in any script, in Unicode's
/// composed form, without line breaks, control characters and characters that nobody sees.
///
/// It is text of a stranger: whoever shows it, escapes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nickname(String);

/// Why a text is no nickname.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotANickname {
    /// Nothing in it.
    #[error("a nickname needs at least one letter or digit")]
    Empty,
    /// Too many characters or, by marks upon marks, too many bytes.
    #[error("a nickname has at most {} characters", Nickname::CHARS_MAX)]
    TooLong,
    /// Spaces where they are not seen.
    #[error("a nickname neither begins nor ends with a space, nor holds two in a row")]
    Spaces,
    /// A character that is not seen, or changes how others are.
    #[error("a nickname holds visible characters and single spaces only")]
    Invisible,
}

impl Nickname {
    /// The most characters a nickname has.
    pub const CHARS_MAX: usize = 24;
    /// The most bytes it has in UTF-8: enough for any script, not for towers of marks.
    pub const BYTES_MAX: usize = 96;

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What two nicknames have in common that are too alike to belong to two players: it ignores
    /// case and the compatibility forms of characters, such as full-width letters.
    pub(crate) fn key(&self) -> String {
        let folded = self.0.nfkc().collect::<String>().to_lowercase();
        folded.nfkc().collect()
    }
}

impl FromStr for Nickname {
    type Err = NotANickname;

    fn from_str(text: &str) -> Result<Self, NotANickname> {
        // Composing is work in proportion to the text, which may be anything yet.
        if text.len() > 4 * Self::BYTES_MAX {
            return Err(NotANickname::TooLong);
        }
        let text: String = text.nfc().collect();
        if text.chars().any(is_invisible) {
            return Err(NotANickname::Invisible);
        }
        if !text.chars().any(char::is_alphanumeric) {
            return Err(NotANickname::Empty);
        }
        if text.starts_with(' ') || text.ends_with(' ') || text.contains("  ") {
            return Err(NotANickname::Spaces);
        }
        if text.chars().count() > Self::CHARS_MAX || text.len() > Self::BYTES_MAX {
            return Err(NotANickname::TooLong);
        }
        Ok(Self(text))
    }
}

impl fmt::Display for Nickname {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Control characters, spaces other than the plain one, and what Unicode calls format characters
/// and default ignorables: joiners, marks of direction, fillers, tags.
/// CITE: Unicode Character Database, `DerivedCoreProperties.txt`, `Default_Ignorable_Code_Point`.
fn is_invisible(character: char) -> bool {
    let other_space = character.is_whitespace() && character != ' ';
    other_space
        || character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(text: &str) -> String {
        text.parse::<Nickname>().expect(text).key()
    }

    #[test]
    fn names_of_any_script_are_taken() {
        for text in [
            "Ann",
            "7",
            "O'Neil & co <b>",
            "蜘蛛 纸牌",
            "Зинаида",
            "हिन्दी",
            "Ärger",
        ] {
            assert_eq!(text.parse::<Nickname>().expect(text).as_str(), text);
        }
    }

    #[test]
    fn names_too_alike_have_one_key() {
        assert_eq!(key("ÄRGER"), key("a\u{308}rger"));
        assert_eq!(key("Ａｎｎ"), key("ann"));
        assert_ne!(key("ann"), key("anna"));
    }

    #[test]
    fn what_cannot_be_seen_or_told_apart_is_refused() {
        use NotANickname::{Empty, Invisible, Spaces, TooLong};
        let long = "x".repeat(25);
        let tower = format!("a{}", "\u{20d0}".repeat(40));
        let endless = "x".repeat(100_000);
        for (text, why) in [
            ("", Empty),
            ("---", Empty),
            (" ann", Spaces),
            ("ann  b", Spaces),
            ("ann\n", Invisible),
            ("a\u{202e}nna", Invisible),
            ("ann\u{200b}", Invisible),
            ("ann\u{a0}b", Invisible),
            ("a\u{0}", Invisible),
            (&long, TooLong),
            (&tower, TooLong),
            (&endless, TooLong),
        ] {
            assert_eq!(text.parse::<Nickname>(), Err(why), "{text:?}");
        }
    }
}
