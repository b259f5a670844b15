//! The table of the results.

#[cfg(feature = "parquet")]
mod parquet;
#[cfg(not(feature = "parquet"))]
#[path = "table/no_parquet.rs"]
mod parquet;

pub(crate) use parquet::read;
#[cfg(feature = "parquet")]
pub(crate) use parquet::write;

/// The names of the columns, in their order.
pub(crate) const COLUMNS: [&str; 13] = [
    "game",
    "shuffle",
    "verdict",
    "why",
    "length",
    "length_found",
    "line",
    "nodes",
    "memory_bytes",
    "time_ms",
    "shorten_ms",
    "member",
    "run",
];

/// The columns that no row lacks.
pub(crate) const REQUIRED: [&str; 7] = [
    "game",
    "shuffle",
    "verdict",
    "nodes",
    "memory_bytes",
    "time_ms",
    "run",
];

/// Which columns of a table are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// All of them.
    All,
    /// All but the lines, which take most of the room.
    NoLines,
}
