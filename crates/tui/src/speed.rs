//! How fast moves follow one another that the player only looks at.

/// Milliseconds between two moves at each speed, the slowest first.
const DELAYS_MS: [u64; 5] = [2_000, 1_000, 500, 200, 60];

/// One of five speeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Speed(usize);

impl Default for Speed {
    fn default() -> Self {
        Self(2)
    }
}

impl Speed {
    /// To finish a game that is as good as over.
    pub(crate) const BRISK: Self = Self(3);

    pub(crate) fn slower(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    pub(crate) fn faster(self) -> Self {
        Self((self.0 + 1).min(DELAYS_MS.len() - 1))
    }

    /// Its number as players read it, from 1.
    pub(crate) fn number(self) -> usize {
        self.0 + 1
    }

    /// The time at which the next move is due.
    pub(crate) fn next_ms(self, now_ms: u64) -> u64 {
        now_ms.saturating_add(DELAYS_MS[self.0])
    }
}
