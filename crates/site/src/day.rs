//! Days, as daily deals count them.

use std::fmt;
use std::str::FromStr;

use jiff::civil::Date;

use webspinner_db::Timestamp;

/// A day in UTC, of the years 0 to 9999: `2026-11-21`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

/// A text that is not a day.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a day: write 2026-11-21")]
pub struct NotADay(String);

impl Day {
    /// The day in UTC of this point in time.
    #[must_use]
    pub fn of(timestamp: Timestamp) -> Self {
        Self(timestamp.date())
    }

    /// The day as a date of the calendar.
    #[must_use]
    pub fn date(self) -> Date {
        self.0
    }

    /// The day this many days later, or earlier if negative; `None` outside the years 0 to 9999.
    #[must_use]
    pub fn plus(self, days: i32) -> Option<Self> {
        let date = self.0.checked_add(jiff::Span::new().days(days)).ok()?;
        (date.year() >= 0).then_some(Self(date))
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Self, NotADay> {
        let exact = text.len() == 10 && text.is_ascii() && !text.starts_with('-');
        let date = text.parse::<Date>().ok().filter(|_| exact);
        let refused = || NotADay(text.chars().take(40).collect());
        date.map(Self).ok_or_else(refused)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_in_utc_and_follow_each_other() {
        let late: Timestamp = "2026-12-31T23:30:00-01:00"
            .parse()
            .expect("a point in time");
        let day = Day::of(late);
        assert_eq!(day.to_string(), "2027-01-01");
        assert_eq!(day.plus(-1).expect("a day").to_string(), "2026-12-31");
        assert_eq!("0000-01-01".parse::<Day>().expect("a day").plus(-1), None);
        assert_eq!("9999-12-31".parse::<Day>().expect("a day").plus(1), None);
    }

    #[test]
    fn what_names_no_day_is_refused() {
        for bad in [
            "",
            "2026-02-30",
            "2026-1-1",
            "20261121",
            "2026-11-21T10:00",
            "-00001-01-01",
        ] {
            assert!(bad.parse::<Day>().is_err(), "{bad}");
        }
    }
}
