//! Limits of a search.

/// What a search may spend. Neither limit depends on the machine. The exact search keeps both
/// exactly; a beam may exceed them by the moves of one position and the memory of one level.
///
/// ```
/// use webspinner_solver::Limits;
///
/// let limits = Limits::nodes(1_000_000).with_memory(64 << 20);
/// assert_eq!(limits.memory_bytes_max, 64 << 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
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

    /// The same, with this many bytes of memory.
    #[must_use]
    pub const fn with_memory(self, memory_bytes_max: u64) -> Self {
        Self {
            memory_bytes_max,
            ..self
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
