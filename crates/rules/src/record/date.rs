//! Dates, with or without a time.

use std::fmt;

use crate::text::beginning;

/// A text that is not a date.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a date: write `2026-11-21` or `2026-11-21T18:30:00Z`")]
pub struct NotADate(pub String);

/// A date, or a date and time with its offset from UTC, in the format of RFC 3339.
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
            Err(NotADate(beginning(text)))
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
}
