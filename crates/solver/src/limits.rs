//! Limits of a search.

/// What a search may spend. Neither limit depends on the machine. The exact search keeps both
/// exactly; a beam may exceed them by the moves of one position and the memory of one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many positions may be looked at.
    pub nodes_max: u64,
    /// How many bytes the tables of the search may use.
    pub memory_bytes_max: u64,
}

impl Limits {
    /// 4 GiB.
    pub const MEMORY_BYTES_MAX: u64 = 4 << 30;

    /// This many nodes, and [`Limits::MEMORY_BYTES_MAX`].
    #[must_use]
    pub const fn nodes(nodes_max: u64) -> Self {
        Self {
            nodes_max,
            memory_bytes_max: Self::MEMORY_BYTES_MAX,
        }
    }

    /// The smaller limit of each kind.
    #[must_use]
    pub fn min(&self, other: &Self) -> Self {
        Self {
            nodes_max: self.nodes_max.min(other.nodes_max),
            memory_bytes_max: self.memory_bytes_max.min(other.memory_bytes_max),
        }
    }

    /// Any number of nodes, and [`Limits::MEMORY_BYTES_MAX`].
    #[must_use]
    pub const fn none() -> Self {
        Self::nodes(u64::MAX)
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::none()
    }
}
