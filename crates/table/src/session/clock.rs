//! The clock of a game. The front end passes the time in.

/// Measures how long a game has been played, without pauses. A player who is not seen for
/// [`Clock::IDLE_MS`] has paused.
///
/// Times are milliseconds of any clock that never runs backwards; only differences matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    elapsed_ms: u64,
    /// When the player was seen last, while the clock is running.
    seen_ms: Option<u64>,
}

impl Clock {
    /// How long a clock runs on after the last sign of the player, in milliseconds: long for a
    /// move, and short for a player who has left the table.
    pub const IDLE_MS: u64 = 5 * 60 * 1000;

    /// A stopped clock that shows this time.
    #[must_use]
    pub const fn standing_at(elapsed_ms: u64) -> Self {
        Self {
            elapsed_ms,
            seen_ms: None,
        }
    }

    /// Starts the clock; if it runs already, the player is seen.
    pub fn start(&mut self, now_ms: u64) {
        self.seen(now_ms);
        self.seen_ms.get_or_insert(now_ms);
    }

    /// Notes a sign of the player; does nothing if the clock is stopped.
    pub fn seen(&mut self, now_ms: u64) {
        if self.seen_ms.is_some_and(|since| since < now_ms) {
            self.elapsed_ms = self.elapsed_ms(now_ms);
            self.seen_ms = Some(now_ms);
        }
    }

    /// Stops the clock; does nothing if it is stopped.
    pub fn stop(&mut self, now_ms: u64) {
        *self = Self::standing_at(self.elapsed_ms(now_ms));
    }

    /// Whether the clock is running.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        self.seen_ms.is_some()
    }

    /// Whether the clock is on, but paused because the player has not been seen for so long.
    #[must_use]
    pub fn is_idle(&self, now_ms: u64) -> bool {
        self.unseen_ms(now_ms) >= Self::IDLE_MS
    }

    /// The time on the clock.
    #[must_use]
    pub fn elapsed_ms(&self, now_ms: u64) -> u64 {
        let running_ms = self.unseen_ms(now_ms).min(Self::IDLE_MS);
        self.elapsed_ms.saturating_add(running_ms)
    }

    /// How long the clock has been running since the player was seen.
    fn unseen_ms(&self, now_ms: u64) -> u64 {
        let since = self.seen_ms;
        since.map_or(0, |since| now_ms.saturating_sub(since))
    }
}

/// A duration as a clock shows it: `4:07`, `1:00:00`.
#[must_use]
pub fn clock_text(time_ms: u64) -> String {
    let seconds = time_ms / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const IDLE_MS: u64 = Clock::IDLE_MS;

    #[test]
    fn hours_are_written_when_there_are_any() {
        assert_eq!(clock_text(0), "0:00");
        assert_eq!(clock_text(247_999), "4:07");
        assert_eq!(clock_text(3_599_999), "59:59");
        assert_eq!(clock_text(3_600_000), "1:00:00");
    }

    #[test]
    fn pauses_do_not_count() {
        let mut clock = Clock::standing_at(500);
        assert_eq!(clock.elapsed_ms(9_000), 500);
        clock.start(10_000);
        clock.start(10_400);
        assert_eq!(clock.elapsed_ms(11_000), 1_500);
        clock.stop(11_000);
        assert!(!clock.is_running());
        clock.start(20_000);
        assert_eq!(clock.elapsed_ms(20_250), 1_750);
    }

    #[test]
    fn time_without_a_sign_of_the_player_does_not_count() {
        let mut clock = Clock::standing_at(0);
        clock.start(0);
        for minute in 1..=10 {
            clock.seen(minute * 60_000);
        }
        assert_eq!(
            clock.elapsed_ms(600_000 + IDLE_MS - 1),
            600_000 + IDLE_MS - 1
        );
        assert!(!clock.is_idle(600_000 + IDLE_MS - 1));
        let two_hours = 2 * 3_600_000;
        assert!(clock.is_idle(two_hours));
        assert_eq!(clock.elapsed_ms(two_hours), 600_000 + IDLE_MS);
        // It goes on when the player is back; what is seen late takes nothing away.
        clock.seen(two_hours);
        clock.seen(two_hours - 5_000);
        assert_eq!(clock.elapsed_ms(two_hours + 2_000), 602_000 + IDLE_MS);
        clock.stop(two_hours + 2_000);
        assert!(!clock.is_idle(2 * two_hours));
        clock.seen(2 * two_hours);
        assert!(!clock.is_running());
    }

    #[test]
    fn a_clock_that_jumps_back_takes_no_time_away() {
        let mut clock = Clock::standing_at(500);
        clock.start(10_000);
        assert_eq!(clock.elapsed_ms(1), 500);
    }
}
