//! Texts that a record holds.

use std::fmt;

use crate::rules::Rules;

/// Why a text is not allowed in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TextRefused {
    /// It is too long.
    #[error("the text is longer than {bytes_max} bytes")]
    TooLong {
        /// How long it may be.
        bytes_max: usize,
    },
    /// It holds a control character.
    #[error("the text contains the control character {control:?}")]
    Control {
        /// The first one.
        control: char,
    },
}

/// One line of text: at most [`HeaderText::BYTES_MAX`] bytes, no control characters.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub struct HeaderText(String);

impl HeaderText {
    /// The longest text, in bytes.
    pub const BYTES_MAX: usize = 1_000;

    /// The text, if it is short enough and all on one line.
    ///
    /// # Errors
    /// If it is not.
    pub fn new(text: impl Into<String>) -> Result<Self, TextRefused> {
        let text = text.into();
        if text.len() > Self::BYTES_MAX {
            let bytes_max = Self::BYTES_MAX;
            return Err(TextRefused::TooLong { bytes_max });
        }
        match text.chars().find(|letter| letter.is_control()) {
            Some(control) => Err(TextRefused::Control { control }),
            None => Ok(Self(text)),
        }
    }

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for HeaderText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> serde::Deserialize<'de> for HeaderText {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::new(text).map_err(serde::de::Error::custom)
    }
}

/// The complete rules text of a user's own game: lines that each end in a line feed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub struct RulesText(String);

impl RulesText {
    /// The longest text, in bytes: what a game file may have.
    pub const BYTES_MAX: usize = Rules::TEXT_BYTES_MAX;

    /// The text with every line ended by a line feed alone.
    ///
    /// # Errors
    /// If it is too long or holds control characters besides tabs and line ends.
    pub fn new(text: &str) -> Result<Self, TextRefused> {
        if text.len() > Self::BYTES_MAX {
            let bytes_max = Self::BYTES_MAX;
            return Err(TextRefused::TooLong { bytes_max });
        }
        let mut lines = String::with_capacity(text.len() + 1);
        for line in text.lines() {
            let bad = |letter: &char| letter.is_control() && *letter != '\t';
            if let Some(control) = line.chars().find(bad) {
                return Err(TextRefused::Control { control });
            }
            lines.push_str(line);
            lines.push('\n');
        }
        Ok(Self(lines))
    }

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> serde::Deserialize<'de> for RulesText {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::new(&text).map_err(serde::de::Error::custom)
    }
}

/// A header line that this version does not know. It is kept, so that records of later versions
/// survive unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ExtraHeader {
    name: String,
    value: HeaderText,
}

impl ExtraHeader {
    /// The names that this version knows.
    pub const KNOWN: [&'static str; 12] = [
        "Game", "Version", "Deal", "Player", "Date", "Result", "Time", "Made", "Undos", "Hints",
        "Solver", "Advised",
    ];
    /// The longest name, in bytes.
    pub const NAME_MAX: usize = 40;

    /// A line of this name: an upper-case letter, then letters and digits, at most
    /// [`ExtraHeader::NAME_MAX`] of them, and not one of [`ExtraHeader::KNOWN`]. `None` for any
    /// other name.
    #[must_use]
    pub fn new(name: &str, value: HeaderText) -> Option<Self> {
        let plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric())
            && name.starts_with(|letter: char| letter.is_ascii_uppercase());
        (plain && name.len() <= Self::NAME_MAX && !Self::KNOWN.contains(&name)).then(|| Self {
            name: name.to_owned(),
            value,
        })
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What it says.
    #[must_use]
    pub fn value(&self) -> &HeaderText {
        &self.value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn header_texts_are_one_short_line() {
        assert!(HeaderText::new("Ann \"Spin\" Lee").is_ok());
        let control = TextRefused::Control { control: '\n' };
        assert_eq!(HeaderText::new("two\nlines"), Err(control));
        assert!(HeaderText::new("x".repeat(1_001)).is_err());
    }

    #[test]
    fn rules_texts_end_every_line_alike() {
        let text = RulesText::new("id = \"mine\"\r\n\tname = \"Mine\"").expect("plain");
        assert_eq!(text.as_str(), "id = \"mine\"\n\tname = \"Mine\"\n");
        assert_eq!(RulesText::new(text.as_str()).as_ref(), Ok(&text));
        assert!(RulesText::new("a\rb").is_err());
    }

    #[test]
    fn an_extra_header_never_shadows_a_known_one() {
        let value = || HeaderText::new("x").expect("plain");
        assert!(ExtraHeader::new("Event", value()).is_some());
        for bad in ["Game", "", "event", "Two Words", "É"] {
            assert!(ExtraHeader::new(bad, value()).is_none(), "{bad}");
        }
    }
}
