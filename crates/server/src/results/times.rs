//! Impossible times.
//!
//! A record proves its moves, not its times. What is refused here contradicts the deal, the
//! calendar or the speed of a human hand. Any other forged time looks plausible, as `SECURITY.md`
//! says.

use jiff::civil::Date as Civil;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use webspinner_rules::record::{Header, MoveTree, Record};

/// The least time for each move of the line on average, in milliseconds. People need several times
/// as long, even if the program plays the last, obvious moves of a game.
const MOVE_MS_MIN: u64 = 50;

/// The longest time on the clock of a game that is shared: a week, day and night, in milliseconds.
/// The clock stops in pauses and while the page is hidden, so that the longest games of people take
/// some hours. Without a limit, one forged record could spoil the mean time of a game.
const TIME_MS_MAX: u64 = 7 * 24 * 60 * 60 * 1_000;

/// How far off the calendar of a player's device may be: a whole day, so that time zones do not
/// matter.
const CALENDAR_ERROR: SignedDuration = SignedDuration::from_hours(24);

/// How far off the clock of the server may be.
const CLOCK_ERROR: SignedDuration = SignedDuration::from_mins(5);

/// More moves, or undos, than anybody makes in one game.
const COUNT_MAX: u32 = 1_000_000;

/// Checks the times of a record that replays, as of `now`; `day` is the day whose deal it is.
///
/// # Errors
/// The first impossibility.
pub(super) fn check(
    record: &Record,
    day: Option<Civil>,
    now: Timestamp,
) -> Result<(), &'static str> {
    let header = &record.header;
    if header.made > COUNT_MAX || header.undos > COUNT_MAX {
        return Err("nobody makes or undoes this many moves");
    }
    check_line(record)?;
    if let Some(time_ms) = header.time_ms {
        check_time(record, time_ms)?;
    }
    check_calendar(header, day, now)
}

fn check_time(record: &Record, time_ms: u64) -> Result<(), &'static str> {
    let tree = &record.tree;
    let moves = tree.depth(record.standing()) as u64;
    if time_ms < moves * MOVE_MS_MIN {
        return Err("nobody plays this fast");
    }
    if time_ms > TIME_MS_MAX {
        return Err("nobody plays one game for this long");
    }
    let latest = tree.iter().filter_map(|node| tree.time_ms(node)).max();
    if latest.is_some_and(|latest| latest > time_ms) {
        return Err("a move was made after the end of the game");
    }
    Ok(())
}

/// Times grow along the line. A move may only be older than the one before it after an undo: a redo
/// gives it no new time.
fn check_line(record: &Record) -> Result<(), &'static str> {
    let tree: &MoveTree = &record.tree;
    let times: Vec<u64> = tree
        .main_line()
        .filter_map(|node| tree.time_ms(node))
        .collect();
    if record.header.undos == 0 && !times.is_sorted() {
        return Err("the times of the moves go backwards without an undo");
    }
    Ok(())
}

/// Checks the date of a game; without a known time, only that it has not begun after now.
fn check_calendar(header: &Header, day: Option<Civil>, now: Timestamp) -> Result<(), &'static str> {
    let time = i64::try_from(header.time_ms.unwrap_or_default()).map(SignedDuration::from_millis);
    let Ok(time) = time else {
        return Err("nobody plays one game for this long");
    };
    let ends_by_now = |begun: Timestamp, error| {
        let end = begun.checked_add(time);
        end.is_ok_and(|end| end.duration_since(now) <= error)
    };
    let date = header.date.as_ref();
    let begun = date.map(|date| begun(date.as_str())).transpose()?;
    if begun.is_some_and(|begun| !ends_by_now(begun, CALENDAR_ERROR)) {
        return Err("the game would have ended in the future");
    }
    let Some(day) = day else {
        return Ok(());
    };
    let published = in_utc(day).ok_or("the day is beyond the calendar")?;
    if !ends_by_now(published, CLOCK_ERROR) {
        return Err("the game took longer than its deal has been known");
    }
    if begun.is_some_and(|begun| published.duration_since(begun) > CALENDAR_ERROR) {
        return Err("the game was begun before its deal was known");
    }
    Ok(())
}

/// When a game began; for a mere day, its beginning in UTC.
fn begun(date: &str) -> Result<Timestamp, &'static str> {
    let time = date.parse().ok();
    let time = time.or_else(|| in_utc(date.parse().ok()?));
    time.ok_or("the date of the game is beyond the calendar")
}

fn in_utc(day: Civil) -> Option<Timestamp> {
    day.to_zoned_datetime(TimeZone::UTC)
        .ok()
        .map(|day| day.timestamp())
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: &str = "2026-11-21T12:00:00Z";

    fn checked(headers: &str, moves: &str, day: Option<&str>) -> Result<(), &'static str> {
        let game = "[Game \"spider\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n[Result \"lost\"]";
        let record: Record = format!("{game}\n{headers}\n\n{moves}\n")
            .parse()
            .expect("a record");
        let day = day.map(|day| day.parse().expect("a day"));
        check(&record, day, NOW.parse().expect("a moment"))
    }

    #[test]
    fn times_that_people_need_are_possible() {
        let time = "[Date \"2026-11-21T11:00:00Z\"]\n[Time \"60\"]";
        assert_eq!(
            checked(time, "1. d@1 2. d@59.5", Some("2026-11-21")),
            Ok(())
        );
        assert_eq!(checked("", "1. d 2. d", None), Ok(()));
        // Of another time zone, and of a device whose calendar is some hours wrong.
        for date in [
            "2026-11-21T20:00:00+13:00",
            "2026-11-22T11:00:00Z",
            "2026-11-22",
        ] {
            let headers = format!("[Date \"{date}\"]\n[Time \"60\"]");
            assert_eq!(
                checked(&headers, "1. d@1", Some("2026-11-21")),
                Ok(()),
                "{date}"
            );
        }
    }

    #[test]
    fn nobody_plays_faster_than_a_hand_moves() {
        assert_eq!(checked("[Time \"0.1\"]", "1. d 2. d", None), Ok(()));
        assert_eq!(
            checked("[Time \"0.099\"]", "1. d 2. d", None),
            Err("nobody plays this fast")
        );
    }

    #[test]
    fn nobody_plays_one_game_for_longer_than_a_week() {
        let error = Err("nobody plays one game for this long");
        assert_eq!(checked("[Time \"604800\"]", "1. d", None), Ok(()));
        for time in ["604800.001", "315000000", "18446744073709551.615"] {
            let headers = format!("[Time \"{time}\"]");
            assert_eq!(checked(&headers, "1. d", None), error, "{time}");
        }
    }

    #[test]
    fn no_move_comes_after_the_end() {
        let error = Err("a move was made after the end of the game");
        assert_eq!(checked("[Time \"60\"]", "1. d@1 2. d@60.001", None), error);
    }

    #[test]
    fn times_go_backwards_only_after_an_undo() {
        let moves = "1. d@30 2. d@20";
        let error = Err("the times of the moves go backwards without an undo");
        assert_eq!(checked("[Time \"60\"]", moves, None), error);
        assert_eq!(checked("[Time \"60\"]\n[Undos \"2\"]", moves, None), Ok(()));
    }

    #[test]
    fn no_game_ends_in_the_future() {
        let error = Err("the game would have ended in the future");
        for headers in [
            "[Date \"2026-11-22T12:00:00Z\"]\n[Time \"1\"]",
            "[Date \"2026-11-21T12:00:00Z\"]\n[Time \"86401\"]",
            "[Date \"2026-11-16\"]\n[Time \"604800\"]",
        ] {
            assert_eq!(checked(headers, "1. d@0.5", None), error, "{headers}");
        }
    }

    #[test]
    fn a_date_at_the_end_of_time_is_refused() {
        // They are valid dates, but beyond the range of the time library.
        for date in ["9999-12-31", "9999-12-31T23:59:59Z"] {
            for time in ["[Time \"9\"]", ""] {
                for day in [None, Some("2026-11-21")] {
                    let headers = format!("[Date \"{date}\"]\n{time}");
                    let error = Err("the date of the game is beyond the calendar");
                    assert_eq!(checked(headers.trim(), "1. d", day), error, "{headers}");
                }
            }
        }
    }

    #[test]
    fn a_game_without_a_time_has_begun_as_well() {
        let error = Err("the game would have ended in the future");
        assert_eq!(checked("[Date \"2026-11-23\"]", "1. d", None), error);
    }

    #[test]
    fn no_daily_deal_is_played_before_it_is_known() {
        let day = Some("2026-11-21");
        let error = Err("the game took longer than its deal has been known");
        assert_eq!(checked("[Time \"43501\"]", "1. d", day), error);
        assert_eq!(checked("[Time \"43500\"]", "1. d", day), Ok(()));
        let error = Err("the game was begun before its deal was known");
        assert_eq!(
            checked("[Date \"2026-11-19\"]\n[Time \"9\"]", "1. d", day),
            error
        );
    }

    #[test]
    fn counts_have_a_plausible_limit() {
        let error = Err("nobody makes or undoes this many moves");
        assert_eq!(checked("[Made \"4294967295\"]", "1. d", None), error);
        assert_eq!(checked("[Undos \"1000001\"]", "1. d", None), error);
    }
}
