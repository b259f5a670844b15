//! What the exact search may leave out. Each pruning is proved where it is implemented.

/// The prunings that a search uses. The verdict is the same with and without each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "the prunings are independent of one another"
)]
pub(crate) struct Prunings {
    /// Columns that have the same future change places freely, and so do foundations.
    pub(crate) symmetry: bool,
    /// Positions that the rules call stuck although moves are left are not looked at.
    pub(crate) stuck: bool,
    /// Nor are those in which nothing can ever leave the table.
    pub(crate) stranded: bool,
    /// Nor are those in which there is too little room to take the columns apart.
    pub(crate) skeleton: bool,
    /// Nor those in which a card can never come to the only place where it may lie.
    pub(crate) locked: bool,
    /// Nor those in which cards that must go to foundations wait for one another in a circle.
    pub(crate) shut_in: bool,
    /// Nor those in which no card can be the last one to leave the table.
    pub(crate) last: bool,
    /// A card that no other wants goes to its foundation before anything else is played.
    pub(crate) unwanted: bool,
    /// A card alone in a column that stays empty without it goes nowhere but to its foundation.
    pub(crate) alone: bool,
}

impl Prunings {
    /// Every one.
    pub(crate) const ALL: Self = Self {
        symmetry: true,
        stuck: true,
        stranded: true,
        skeleton: true,
        locked: true,
        shut_in: true,
        last: true,
        unwanted: true,
        alone: true,
    };

    #[cfg(test)]
    pub(crate) const NONE: Self = Self {
        symmetry: false,
        stuck: false,
        stranded: false,
        skeleton: false,
        locked: false,
        shut_in: false,
        last: false,
        unwanted: false,
        alone: false,
    };

    /// For each pruning, all the others.
    #[cfg(test)]
    pub(crate) fn each_left_out(self) -> [Self; 9] {
        [
            Self {
                symmetry: false,
                ..self
            },
            Self {
                stuck: false,
                ..self
            },
            Self {
                stranded: false,
                ..self
            },
            Self {
                skeleton: false,
                ..self
            },
            Self {
                locked: false,
                ..self
            },
            Self {
                shut_in: false,
                ..self
            },
            Self {
                last: false,
                ..self
            },
            Self {
                unwanted: false,
                ..self
            },
            Self {
                alone: false,
                ..self
            },
        ]
    }
}
