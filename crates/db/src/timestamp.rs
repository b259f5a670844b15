//! Points in time, as the database stores them.

use std::fmt;
use std::str::FromStr;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{RoundMode, SignedDuration, TimestampRound, Unit};

/// A point in time in UTC, to the millisecond, in the years 0 to 9999.
///
/// Its text, `2026-11-21T18:30:00.000Z`, always has the same length, so that texts sort as the
/// times do in any database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(jiff::Timestamp);

/// A text that is not a point in time of the years 0 to 9999.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a point in time: write 2026-11-21T18:30:00Z")]
pub struct NotATimestamp(String);

impl Timestamp {
    /// The current time, by the system's clock.
    ///
    /// # Panics
    /// If that clock shows a year before 0.
    #[must_use]
    pub fn now() -> Self {
        Self::new(jiff::Timestamp::now()).expect("no system starts its clock before the year 0")
    }

    /// This time, rounded down to the millisecond; `None` outside the years 0 to 9999.
    #[must_use]
    pub fn new(timestamp: jiff::Timestamp) -> Option<Self> {
        let down = TimestampRound::new()
            .smallest(Unit::Millisecond)
            .mode(RoundMode::Floor);
        let rounded = timestamp.round(down).ok()?;
        (TimeZone::UTC.to_datetime(rounded).year() >= 0).then_some(Self(rounded))
    }

    /// The time this much later, or earlier if negative; `None` outside the years 0 to 9999.
    #[must_use]
    pub fn plus(self, duration: SignedDuration) -> Option<Self> {
        Self::new(self.0.checked_add(duration).ok()?)
    }

    /// Milliseconds since the start of 1970 in UTC.
    #[must_use]
    pub fn to_millis(self) -> i64 {
        self.0.as_millisecond()
    }

    /// The time this many milliseconds after the start of 1970 in UTC; `None` outside the years 0
    /// to 9999.
    #[must_use]
    pub fn from_millis(millis: i64) -> Option<Self> {
        Self::new(jiff::Timestamp::from_millisecond(millis).ok()?)
    }

    /// The day in UTC.
    #[must_use]
    pub fn date(self) -> Date {
        TimeZone::UTC.to_datetime(self.0).date()
    }

    /// The day and the minute in the system's time zone, for people: `2026-11-21 19:30`.
    #[must_use]
    pub fn local(self) -> String {
        self.minute_in(TimeZone::system())
    }

    fn minute_in(self, zone: TimeZone) -> String {
        self.0
            .to_zoned_datetime(zone)
            .strftime("%Y-%m-%d %H:%M")
            .to_string()
    }

    /// The text without punctuation and milliseconds, `20261121T183000`, for a file name.
    #[must_use]
    pub fn compact(self) -> String {
        self.0.strftime("%Y%m%dT%H%M%S").to_string()
    }
}

impl From<Timestamp> for jiff::Timestamp {
    fn from(timestamp: Timestamp) -> Self {
        timestamp.0
    }
}

impl FromStr for Timestamp {
    type Err = NotATimestamp;

    /// Reads RFC 3339 with any offset, and a day alone as its beginning in UTC.
    fn from_str(text: &str) -> Result<Self, NotATimestamp> {
        let day = || {
            let day = text
                .parse::<Date>()
                .ok()?
                .to_zoned_datetime(TimeZone::UTC)
                .ok()?;
            Some(day.timestamp())
        };
        let timestamp = text.parse::<jiff::Timestamp>().ok().or_else(day);
        let timestamp = timestamp.and_then(Self::new);
        timestamp.ok_or_else(|| NotATimestamp(text.chars().take(40).collect()))
    }
}

impl fmt::Display for Timestamp {
    /// Writes the text that the database stores.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.3}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn timestamp(text: &str) -> Timestamp {
        text.parse().expect(text)
    }

    #[test]
    fn every_text_has_the_same_shape() {
        for (text, shown) in [
            ("2026-11-21T18:30:00Z", "2026-11-21T18:30:00.000Z"),
            ("2026-11-21T18:30:00.12+05:30", "2026-11-21T13:00:00.120Z"),
            ("2026-11-21", "2026-11-21T00:00:00.000Z"),
            ("0000-01-01", "0000-01-01T00:00:00.000Z"),
            ("9999-12-30T21:59:59.9999Z", "9999-12-30T21:59:59.999Z"),
        ] {
            assert_eq!(timestamp(text).to_string(), shown);
        }
    }

    #[test]
    fn the_text_of_a_timestamp_reads_back() {
        let now = Timestamp::now();
        assert_eq!(now.to_string().parse(), Ok(now));
    }

    #[test]
    fn texts_sort_as_the_times_do() {
        let mut times = [
            "0000-01-01",
            "1969-12-31T23:59:59.9999Z",
            "1970-01-01",
            "2026-11-21",
        ]
        .map(timestamp);
        let mut texts = times.map(|time| time.to_string());
        times.sort();
        texts.sort();
        assert_eq!(times.map(|time| time.to_string()), texts);
        assert_eq!(texts[1], "1969-12-31T23:59:59.999Z");
    }

    #[test]
    fn other_texts_are_refused() {
        for bad in [
            "",
            "yesterday",
            "2026-13-01",
            "0000-01-01T00:00:00+01:00",
            "18:30",
        ] {
            assert!(bad.parse::<Timestamp>().is_err(), "{bad}");
        }
    }

    #[test]
    fn milliseconds_read_back() {
        for text in [
            "0000-01-01",
            "1969-12-31T23:59:59.999Z",
            "2026-11-21T18:30:05.250Z",
        ] {
            let time = timestamp(text);
            assert_eq!(
                Timestamp::from_millis(time.to_millis()),
                Some(time),
                "{text}"
            );
        }
        assert_eq!(Timestamp::from_millis(i64::MIN), None);
    }

    #[test]
    fn time_can_be_added() {
        let time = timestamp("2026-11-21");
        let later = time.plus(SignedDuration::from_hours(-1)).expect("a time");
        assert_eq!(later.to_string(), "2026-11-20T23:00:00.000Z");
        assert_eq!(time.plus(SignedDuration::MAX), None);
    }

    #[test]
    fn people_see_the_minute_in_their_time_zone() {
        let vienna = || TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").expect("a time zone");
        let shown = |text| timestamp(text).minute_in(vienna());
        assert_eq!(shown("2026-11-21T23:30:59Z"), "2026-11-22 00:30");
        assert_eq!(shown("2026-07-01T18:05:00Z"), "2026-07-01 20:05");
    }

    #[test]
    fn file_names_get_no_punctuation() {
        assert_eq!(
            timestamp("2026-11-21T18:30:05.250Z").compact(),
            "20261121T183005"
        );
    }
}
