//! What is wrong with a table of results.

use thiserror::Error;

/// The reason why a file is no table of results.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TableError {
    /// A Parquet file that is cut short, damaged, or a table of something else.
    #[error(
        "the Parquet file is damaged, or not a table of results: write it again from its survey"
    )]
    Parquet,
    /// A Parquet file whose columns are compressed in a way that is not read here.
    #[error(
        "the Parquet file is compressed with {0}, which this program does not read: write it with \
         zstd, snappy or gzip"
    )]
    Codec(&'static str),
    /// A Parquet file, for a program that cannot read it.
    #[error("this program was built without Parquet: use one built with `cargo xtask build`")]
    NoParquet,
    /// A Parquet file without the note of how its results were found.
    #[error("it does not say how it was made")]
    NoNote,
    /// A line of a CSV file with more or fewer values than the first.
    #[error("line {line} does not have {expected} values, but {found}")]
    Values {
        /// The line, counted from 1.
        line: u64,
        /// The number of columns.
        expected: u64,
        /// The number of values.
        found: u64,
    },
    /// A line of a CSV file that is not text.
    #[error("line {line} is not UTF-8 text")]
    NotUtf8 {
        /// The line, counted from 1.
        line: u64,
    },
    /// A CSV file without a column that every table of results has.
    #[error("its first line does not name the column `{0}`, which all results have")]
    Column(&'static str),
    /// A verdict in a CSV file that is none of the three.
    #[error("line {line}, column `verdict`: write won, lost or unknown")]
    Verdict {
        /// The line, counted from 1.
        line: u64,
    },
    /// A value in a CSV file that should be a number.
    #[error("line {line}, column `{column}`: this is not a number from 0 up")]
    Number {
        /// The line, counted from 1.
        line: u64,
        /// The name of the column.
        column: String,
    },
    /// A CSV file that cannot be read for another reason.
    #[error("it is not a table of results")]
    Other,
}
