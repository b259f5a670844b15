//! What boards are sorted by.

/// What a board is sorted by. The other measures break ties, in the order of these variants; then
/// the earlier result comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardOrder {
    /// The most Windows points.
    Points,
    /// The fewest moves.
    Moves,
    /// The shortest time.
    Time,
}

impl BoardOrder {
    /// All orders.
    pub const ALL: [Self; 3] = [Self::Points, Self::Moves, Self::Time];

    /// The column that marks the results that are on boards in this order.
    pub(crate) const fn mark(self) -> &'static str {
        match self {
            Self::Points => "best_by_points",
            Self::Moves => "best_by_moves",
            Self::Time => "best_by_time",
        }
    }

    /// The columns to sort by, smallest first, as in the index of these boards.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Points => {
                "(-results.windows_points), results.moves, results.time_ms, \
                 results.received_at, results.id"
            }
            Self::Moves => {
                "results.moves, (-results.windows_points), results.time_ms, \
                 results.received_at, results.id"
            }
            Self::Time => {
                "results.time_ms, (-results.windows_points), results.moves, \
                 results.received_at, results.id"
            }
        }
    }

    /// The comparison of the [key](Self::key) with the values `$4` to `$8`. Its first column stands
    /// there once more alone, because SQLite cannot look up several columns at once in an index.
    pub(crate) fn compare(self, comparison: &'static str) -> String {
        let key = self.key();
        let (first, _) = key.split_once(", ").expect("a key has several parts");
        let loosely = &comparison[..1];
        format!("{first} {loosely}= $4 AND ({key}) {comparison} ($4, $5, $6, $7, $8)")
    }
}
