//! The table of the results.

#[cfg(feature = "parquet")]
mod parquet;
#[cfg(not(feature = "parquet"))]
#[path = "table/no_parquet.rs"]
mod parquet;

use crate::error::Cause;
use crate::row::Row;

#[cfg(feature = "parquet")]
pub(crate) use parquet::write;
pub(crate) use parquet::{ParquetRows, read};

/// The names of the columns, in their order.
pub(crate) const COLUMNS: [&str; 15] = [
    "game",
    "shuffle",
    "scheme",
    "number",
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

/// The Arrow schema of a table of results; docs/formats.md has it too.
#[cfg(feature = "arrow")]
#[must_use]
pub fn fields() -> Vec<arrow_schema::FieldRef> {
    use arrow_schema::{DataType, Field};
    let field = |name: &&str| {
        let (kind, nullable) = match *name {
            "game" | "shuffle" | "scheme" | "verdict" => (DataType::Utf8, false),
            "why" | "line" => (DataType::Utf8, true),
            "nodes" | "memory_bytes" => (DataType::UInt64, false),
            "number" => (DataType::UInt64, true),
            "run" => (DataType::UInt32, false),
            "time_ms" => (DataType::Float64, false),
            "shorten_ms" => (DataType::Float64, true),
            _ => (DataType::UInt32, true),
        };
        std::sync::Arc::new(Field::new(*name, kind, nullable))
    };
    COLUMNS.iter().map(field).collect()
}

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

/// A writer of rows as CSV. A table without rows has its head all the same.
pub(crate) struct CsvTable<W: std::io::Write> {
    writer: csv::Writer<W>,
    is_empty: bool,
}

impl<W: std::io::Write> CsvTable<W> {
    pub(crate) fn new(file: W) -> Self {
        Self {
            writer: csv::Writer::from_writer(file),
            is_empty: true,
        }
    }

    /// Adds a row. The first brings the head.
    pub(crate) fn add(&mut self, row: &Row) -> Result<(), Cause> {
        self.is_empty = false;
        Ok(self.writer.serialize(row)?)
    }

    pub(crate) fn end(mut self) -> Result<(), Cause> {
        if self.is_empty {
            self.writer.write_record(COLUMNS)?;
        }
        Ok(self.writer.flush()?)
    }
}
