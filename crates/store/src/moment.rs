//! Moments, as the database keeps them.

use std::fmt;
use std::str::FromStr;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// A moment in UTC, to the millisecond: `2026-11-21T18:30:00.000Z`.
///
/// All moments have texts of one length, so that texts sort as the moments do, in any database.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(String);

/// A text that names no moment of the years 0 to 9999.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a moment: write 2026-11-21T18:30:00Z")]
pub struct NotAMoment(String);

impl Moment {
    /// This moment, by the clock of the system.
    ///
    /// # Panics
    /// If that clock shows a year before 0.
    #[must_use]
    pub fn now() -> Self {
        Self::new(Timestamp::now()).expect("no system starts its clock before the year 0")
    }

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Milliseconds from the beginning of 1970 to it.
    #[must_use]
    pub fn to_millis(&self) -> i64 {
        let timestamp: Timestamp = self.0.parse().expect("its text is that of a timestamp");
        timestamp.as_millisecond()
    }

    /// The moment so many milliseconds from the beginning of 1970; `None` outside the years 0 to
    /// 9999.
    #[must_use]
    pub fn from_millis(millis: i64) -> Option<Self> {
        Self::new(Timestamp::from_millisecond(millis).ok()?)
    }

    /// Its text without punctuation and milliseconds, `20261121T183000`, as part of a file name.
    pub(crate) fn compact(&self) -> String {
        let seconds = &self.0[..self.0.len() - ".000Z".len()];
        seconds.replace(['-', ':'], "")
    }

    fn new(timestamp: Timestamp) -> Option<Self> {
        let text = timestamp.strftime("%Y-%m-%dT%H:%M:%S.%3fZ").to_string();
        (!text.starts_with('-')).then_some(Self(text))
    }
}

impl FromStr for Moment {
    type Err = NotAMoment;

    /// Reads RFC 3339 with any offset, and a mere day as its beginning in UTC.
    fn from_str(text: &str) -> Result<Self, NotAMoment> {
        let day = || {
            let day = text.parse::<Date>().ok()?.to_zoned(TimeZone::UTC).ok()?;
            Some(day.timestamp())
        };
        let timestamp = text.parse::<Timestamp>().ok().or_else(day);
        let moment = timestamp.and_then(Self::new);
        moment.ok_or_else(|| NotAMoment(text.chars().take(40).collect()))
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        text.parse::<Moment>().expect(text).to_string()
    }

    #[test]
    fn every_text_has_the_same_shape() {
        assert_eq!(read("2026-11-21T18:30:00Z"), "2026-11-21T18:30:00.000Z");
        assert_eq!(
            read("2026-11-21T18:30:00.12+05:30"),
            "2026-11-21T13:00:00.120Z"
        );
        assert_eq!(read("2026-11-21"), "2026-11-21T00:00:00.000Z");
        assert_eq!(read("0000-01-01"), "0000-01-01T00:00:00.000Z");
        assert_eq!(Moment::now().as_str().len(), read("2026-11-21").len());
    }

    #[test]
    fn the_text_of_a_moment_reads_as_itself() {
        let now = Moment::now();
        assert_eq!(now.as_str().parse(), Ok(now));
    }

    #[test]
    fn what_names_no_moment_is_refused() {
        for bad in [
            "",
            "yesterday",
            "2026-13-01",
            "0000-01-01T00:00:00+01:00",
            "18:30",
        ] {
            assert!(bad.parse::<Moment>().is_err(), "{bad}");
        }
    }

    #[test]
    fn milliseconds_give_the_moment_back() {
        for text in [
            "0000-01-01",
            "1969-12-31T23:59:59.999Z",
            "2026-11-21T18:30:05.250Z",
        ] {
            let moment: Moment = text.parse().unwrap();
            assert_eq!(
                Moment::from_millis(moment.to_millis()),
                Some(moment),
                "{text}"
            );
        }
        assert_eq!(Moment::from_millis(i64::MIN), None);
    }

    #[test]
    fn file_names_get_no_punctuation() {
        let moment: Moment = "2026-11-21T18:30:05.250Z".parse().unwrap();
        assert_eq!(moment.compact(), "20261121T183005");
    }
}
