//! Times that nobody can have played in.
//!
//! A record proves its moves, not its times. What is refused here contradicts the deal, the
//! calendar or the human hand; whatever else a forger writes into a clock cannot be told from the
//! truth, and `SECURITY.md` says so.

use jiff::civil::Date as Civil;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use webspinner_rules::{Header, MoveTree, Record};

/// What each move of the line takes at least on average, in milliseconds. People need several
/// times as long, also where the program plays the last moves of a game that has nothing left to
/// decide.
const MOVE_MS_MIN: u64 = 50;

/// The longest time on the clock of a game that is shared: a week, day and night, in milliseconds.
/// The clock stands still in pauses and while nobody looks, so that the longest games of people
/// take some hours. Without a limit a single forged record could spoil the mean time of a game.
const TIME_MS_MAX: u64 = 7 * 24 * 60 * 60 * 1_000;

/// How wrong the calendar of a player's device may be: a whole day, so that no time zone matters.
const CALENDAR_ERROR: SignedDuration = SignedDuration::from_hours(24);

/// How wrong the clock of the server may be.
const CLOCK_ERROR: SignedDuration = SignedDuration::from_mins(5);

/// More moves, or undos, than anybody makes in one game.
const COUNT_MAX: u32 = 1_000_000;

/// Checks the times of a record that replays, as of `now`; `day` is the day whose deal it is.
///
/// # Errors
/// What is impossible.
pub(super) fn check(
    record: &Record,
    day: Option<Civil>,
    now: Timestamp,
) -> Result<(), &'static str> {
    let (header, tree) = (&record.header, &record.tree);
    if header.made > COUNT_MAX || header.undos > COUNT_MAX {
        return Err("nobody makes or takes back so many moves");
    }
    check_line(record)?;
    let Some(time_ms) = header.time_ms else {
        return Ok(());
    };
    let moves = tree.depth(record.standing()) as u64;
    if time_ms < moves * MOVE_MS_MIN {
        return Err("nobody plays so fast");
    }
    if time_ms > TIME_MS_MAX {
        return Err("nobody plays one game for so long");
    }
    let latest = tree.iter().filter_map(|node| tree.time_ms(node)).max();
    if latest.is_some_and(|latest| latest > time_ms) {
        return Err("a move was made after the end of the game");
    }
    check_calendar(header, time_ms, day, now)
}

/// Along the line times grow. Only where something was taken back may a move be older than the
/// one before it: it is made again without getting a new time.
fn check_line(record: &Record) -> Result<(), &'static str> {
    let tree: &MoveTree = &record.tree;
    let times: Vec<u64> = tree
        .main_line()
        .filter_map(|node| tree.time_ms(node))
        .collect();
    if record.header.undos == 0 && !times.is_sorted() {
        return Err("the times of the moves go backwards, and none was taken back");
    }
    Ok(())
}

fn check_calendar(
    header: &Header,
    time_ms: u64,
    day: Option<Civil>,
    now: Timestamp,
) -> Result<(), &'static str> {
    let time = i64::try_from(time_ms).ok().map(SignedDuration::from_millis);
    let before = |moment: Timestamp, error| {
        let end = time.and_then(|time| moment.checked_add(time).ok());
        end.is_some_and(|end| end.duration_since(now) <= error)
    };
    let begun = header.date.as_ref().and_then(|date| begun(date.as_str()));
    if begun.is_some_and(|begun| !before(begun, CALENDAR_ERROR)) {
        return Err("the game would have ended in the future");
    }
    let published = day.and_then(|day| day.to_zoned(TimeZone::UTC).ok());
    let Some(published) = published.map(|day| day.timestamp()) else {
        return Ok(());
    };
    if !before(published, CLOCK_ERROR) {
        return Err("the game took longer than its deal has been known");
    }
    if begun.is_some_and(|begun| published.duration_since(begun) > CALENDAR_ERROR) {
        return Err("the game was begun before its deal was known");
    }
    Ok(())
}

/// When a game began; for a mere day its beginning in UTC.
fn begun(date: &str) -> Option<Timestamp> {
    let day = || {
        Some(
            date.parse::<Civil>()
                .ok()?
                .to_zoned(TimeZone::UTC)
                .ok()?
                .timestamp(),
        )
    };
    date.parse().ok().or_else(day)
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
            Err("nobody plays so fast")
        );
    }

    #[test]
    fn nobody_plays_one_game_for_longer_than_a_week() {
        let error = Err("nobody plays one game for so long");
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
        let error = Err("the times of the moves go backwards, and none was taken back");
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
    fn counts_stay_within_a_life() {
        let error = Err("nobody makes or takes back so many moves");
        assert_eq!(checked("[Made \"4294967295\"]", "1. d", None), error);
        assert_eq!(checked("[Undos \"1000001\"]", "1. d", None), error);
    }
}
