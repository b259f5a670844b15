//! The fields and orders of leaderboards, and how they are spelled in SQL.

use sqlx::Row as _;
use sqlx::any::AnyRow;
use webspinner_wire::BoardOrder;

use crate::error::SiteError;

/// Times are counted by the second: there are far fewer seconds than milliseconds.
pub(crate) const TIME_STEP_MS: i64 = 1_000;

/// Which games a board lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// All without help.
    Unassisted,
    /// Those with help.
    Assisted,
    /// Those without help in which nothing was undone, whether by choice or not.
    NoUndo,
}

impl Field {
    /// Every field.
    pub const ALL: [Self; 3] = [Self::Unassisted, Self::Assisted, Self::NoUndo];

    /// Whether its games are assisted.
    #[must_use]
    pub fn is_assisted(self) -> bool {
        self == Self::Assisted
    }

    /// Its number in the table of counts.
    pub(crate) fn number(self) -> i64 {
        match self {
            Self::Unassisted => 0,
            Self::Assisted => 1,
            Self::NoUndo => 2,
        }
    }

    /// The condition that a result belongs to it, besides whether it is assisted.
    pub(crate) fn condition(self) -> &'static str {
        match self {
            Self::NoUndo => " AND kind IN (0, 1)",
            Self::Unassisted | Self::Assisted => "",
        }
    }
}

/// What boards are sorted by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measures {
    pub(crate) score: i64,
    pub(crate) moves: i64,
    pub(crate) time_ms: i64,
    pub(crate) received_at: i64,
}

impl Measures {
    pub(crate) fn read(row: &AnyRow) -> Result<Self, SiteError> {
        Ok(Self {
            score: row.try_get("score")?,
            moves: row.try_get("moves")?,
            time_ms: row.try_get("time_ms")?,
            received_at: row.try_get("received_at")?,
        })
    }

    /// The values of [`OrderSql::key`], without the id; the smallest comes first.
    pub(crate) fn key(self, order: BoardOrder) -> [i64; 4] {
        let (points, moves, time) = (-self.score, self.moves, self.time_ms);
        match order {
            BoardOrder::Score => [points, moves, time, self.received_at],
            BoardOrder::Moves => [moves, points, time, self.received_at],
            BoardOrder::Time => [time, points, moves, self.received_at],
        }
    }

    /// The bucket on the boards of this order; the smallest comes first.
    pub(crate) fn bucket(self, order: BoardOrder) -> i64 {
        let [first, ..] = self.key(order);
        match order {
            BoardOrder::Score | BoardOrder::Moves => first,
            BoardOrder::Time => first - first % TIME_STEP_MS,
        }
    }
}

/// The SQL of an order.
pub(crate) trait OrderSql: Sized {
    /// The column that marks the results that are on boards of this field in this order.
    fn mark(self, field: Field) -> &'static str;

    /// The number of this order in the table of counts.
    fn number(self) -> i64;

    /// The columns to sort by, smallest first, as in the index of these boards.
    fn key(self) -> &'static str;

    /// The first of these columns.
    fn first(self) -> &'static str {
        let (first, _) = self
            .key()
            .split_once(", ")
            .expect("a key has several parts");
        first
    }

    /// The comparison of the [key](Self::key) with the values `$4` to `$8`. Its first column comes
    /// once more alone, because SQLite cannot look up several columns at once in an index.
    fn compare(self, comparison: &'static str) -> String;
}

impl OrderSql for BoardOrder {
    fn mark(self, field: Field) -> &'static str {
        match (field, self) {
            (Field::NoUndo, Self::Score) => "no_undo_by_score",
            (Field::NoUndo, Self::Moves) => "no_undo_by_moves",
            (Field::NoUndo, Self::Time) => "no_undo_by_time",
            (_, Self::Score) => "best_by_score",
            (_, Self::Moves) => "best_by_moves",
            (_, Self::Time) => "best_by_time",
        }
    }

    fn number(self) -> i64 {
        match self {
            Self::Score => 0,
            Self::Moves => 1,
            Self::Time => 2,
        }
    }

    fn key(self) -> &'static str {
        match self {
            Self::Score => {
                "(-results.score), results.moves, results.time_ms, \
                 results.received_at, results.id"
            }
            Self::Moves => {
                "results.moves, (-results.score), results.time_ms, \
                 results.received_at, results.id"
            }
            Self::Time => {
                "results.time_ms, (-results.score), results.moves, \
                 results.received_at, results.id"
            }
        }
    }

    fn compare(self, comparison: &'static str) -> String {
        let (first, key) = (self.first(), self.key());
        let loosely = &comparison[..1];
        format!("{first} {loosely}= $4 AND ({key}) {comparison} ($4, $5, $6, $7, $8)")
    }
}
