//! A record: what is kept of one game.

use std::fmt;

use crate::deal::Shuffle;
use crate::record::MoveTree;
use crate::rules::{GameId, Rules};

/// One game that was played: its header and all lines tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Which game it was, and what became of it.
    pub header: Header,
    /// The moves.
    pub tree: MoveTree,
}

impl Record {
    /// Whether a hint or a solver helped.
    #[must_use]
    pub fn assisted(&self) -> bool {
        self.header.assisted()
    }
}

/// What stands before the moves of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game.
    pub game: GameId,
    /// The version of its rules that it was played by.
    pub version: u32,
    /// The rules themselves, for a user's own game; `None` for a built-in one.
    pub rules: Option<RulesText>,
    /// Which shuffle was dealt.
    pub deal: Shuffle,
    /// Who played.
    pub player: Option<HeaderText>,
    /// When it began.
    pub date: Option<Date>,
    /// What became of it.
    pub result: GameResult,
    /// How long it took by the clock, pauses not counted.
    pub time_ms: Option<u64>,
    /// Moves made in all, those taken back included; row deals are not counted.
    pub made: u32,
    /// Moves taken back.
    pub undos: u32,
    /// Hints asked for.
    pub hints: u32,
    /// Whether a solver helped.
    pub solver: bool,
    /// Lines that this version does not know, in their order.
    pub extra: Vec<ExtraHeader>,
}

impl Header {
    /// The most lines that are kept without being known.
    pub const EXTRA_MAX: usize = 100;

    /// The header of a game about to begin.
    #[must_use]
    pub fn new(game: GameId, version: u32, deal: Shuffle) -> Self {
        Self {
            game,
            version,
            rules: None,
            deal,
            player: None,
            date: None,
            result: GameResult::Unfinished,
            time_ms: None,
            made: 0,
            undos: 0,
            hints: 0,
            solver: false,
            extra: Vec::new(),
        }
    }

    /// Whether a hint or a solver helped.
    #[must_use]
    pub fn assisted(&self) -> bool {
        self.hints > 0 || self.solver
    }
}

/// What became of a game.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum GameResult {
    /// All cards were collected or put on foundations.
    Won,
    /// It was given up, left for another, or stuck.
    Lost,
    /// It may still be played on.
    #[default]
    Unfinished,
}

impl GameResult {
    /// Every value.
    pub const ALL: [Self; 3] = [Self::Won, Self::Lost, Self::Unfinished];

    /// The word that records use for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Unfinished => "unfinished",
        }
    }

    /// The value that records call so.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.word() == word)
    }
}

/// Why a text cannot stand in a record.
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
    #[error("the text holds the control character {control:?}")]
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

/// A header line that this version does not know: kept, so that records of later versions pass
/// through unharmed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ExtraHeader {
    name: String,
    value: HeaderText,
}

impl ExtraHeader {
    /// The names that have a meaning of their own.
    pub const KNOWN: [&'static str; 11] = [
        "Game", "Version", "Deal", "Player", "Date", "Result", "Time", "Made", "Undos", "Hints",
        "Solver",
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

/// A text that is no date.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a date: write 2026-11-21 or 2026-11-21T18:30:00Z")]
pub struct NotADate(pub String);

/// A day, or a moment with its offset from UTC, as RFC 3339 writes them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Date(String);

impl Date {
    /// Reads `2026-11-21`, or `2026-11-21T18:30:00Z` with any fraction of a second and any offset.
    ///
    /// # Errors
    /// If the text has another shape, or names a month, day, hour or minute that does not exist.
    pub fn new(text: &str) -> Result<Self, NotADate> {
        if is_date(text.as_bytes()).is_some() {
            Ok(Self(text.to_owned()))
        } else {
            Err(NotADate(text.chars().take(40).collect()))
        }
    }

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> serde::Deserialize<'de> for Date {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::new(&text).map_err(serde::de::Error::custom)
    }
}

/// `Some` for a date. The shape is RFC 3339's `full-date` or `date-time`.
fn is_date(text: &[u8]) -> Option<()> {
    let (day, time) = text.split_at_checked(10)?;
    let [y1, y2, y3, y4, b'-', m1, m2, b'-', d1, d2] = *day else {
        return None;
    };
    let year = 100 * two_digits(y1, y2, 99)? + two_digits(y3, y4, 99)?;
    let month = two_digits(m1, m2, 12)?;
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        0 => 0,
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    let day = two_digits(d1, d2, days)?;
    (day > 0 && (time.is_empty() || is_time(time).is_some())).then_some(())
}

/// `Some` for the part of a date from the `T` on.
fn is_time(text: &[u8]) -> Option<()> {
    let (clock, mut rest) = text.split_at_checked(9)?;
    let [b'T', h1, h2, b':', m1, m2, b':', s1, s2] = *clock else {
        return None;
    };
    two_digits(h1, h2, 23)?;
    two_digits(m1, m2, 59)?;
    // 60 is a leap second.
    two_digits(s1, s2, 60)?;
    if let [b'.', fraction @ ..] = rest {
        let digits = fraction.iter().take_while(|byte| byte.is_ascii_digit());
        let digits = digits.count();
        rest = &fraction[digits..];
        (1..=9).contains(&digits).then_some(())?;
    }
    match *rest {
        [b'Z'] => Some(()),
        [b'+' | b'-', h1, h2, b':', m1, m2] => {
            two_digits(h1, h2, 23)?;
            two_digits(m1, m2, 59).map(drop)
        }
        _ => None,
    }
}

/// The number that two digits write, if it is no more than `most`.
fn two_digits(tens: u8, ones: u8, most: u32) -> Option<u32> {
    let digit = |byte: u8| char::from(byte).to_digit(10);
    let number = 10 * digit(tens)? + digit(ones)?;
    (number <= most).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_days_or_moments_that_exist() {
        for good in [
            "2026-11-21",
            "2024-02-29",
            "2000-02-29",
            "2026-11-21T18:30:00Z",
            "2026-11-21T18:30:60.123456789+05:30",
        ] {
            assert!(Date::new(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            "21.11.2026",
            "2026-11-31",
            "2023-02-29",
            "1900-02-29",
            "2026-00-10",
            "2026-01-00",
            "2026-11-21 18:30:00Z",
            "2026-11-21T18:30Z",
            "2026-11-21T24:00:00Z",
            "2026-11-21T18:30:00",
            "2026-11-21T18:30:00.Z",
            "2026-11-21T18:30:00+5:30",
            "２026-11-21",
        ] {
            assert!(Date::new(bad).is_err(), "{bad}");
        }
    }

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

    #[test]
    fn a_hint_or_a_solver_marks_a_game_as_assisted() {
        let game = GameId::new("spider").expect("an id");
        let header = Header::new(game, 1, "ms:1".parse().expect("a deal"));
        let hinted = Header {
            hints: 1,
            ..header.clone()
        };
        let solved = Header {
            solver: true,
            ..header.clone()
        };
        let all = [header, hinted, solved].map(|header| header.assisted());
        assert_eq!(all, [false, true, true]);
    }
}
