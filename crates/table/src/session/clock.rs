//! The clock of a game. The front end passes the time in.

/// Measures how long a game has been played, without pauses.
///
/// Times are milliseconds of any clock that never runs backwards; only differences matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    elapsed_ms: u64,
    running_since_ms: Option<u64>,
}

impl Clock {
    /// A stopped clock that shows this time.
    #[must_use]
    pub const fn standing_at(elapsed_ms: u64) -> Self {
        Self {
            elapsed_ms,
            running_since_ms: None,
        }
    }

    /// Starts the clock; does nothing if it runs already.
    pub fn start(&mut self, now_ms: u64) {
        self.running_since_ms.get_or_insert(now_ms);
    }

    /// Stops the clock; does nothing if it is stopped.
    pub fn stop(&mut self, now_ms: u64) {
        *self = Self::standing_at(self.elapsed_ms(now_ms));
    }

    /// Whether the clock is running.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        self.running_since_ms.is_some()
    }

    /// The time on the clock.
    #[must_use]
    pub fn elapsed_ms(&self, now_ms: u64) -> u64 {
        let running = self
            .running_since_ms
            .map_or(0, |since| now_ms.saturating_sub(since));
        self.elapsed_ms.saturating_add(running)
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
    fn a_clock_that_jumps_back_takes_no_time_away() {
        let mut clock = Clock::standing_at(500);
        clock.start(10_000);
        assert_eq!(clock.elapsed_ms(1), 500);
    }
}
