//! What a program answers that was built without Parquet.

use std::fs::File;
use std::iter::Empty;

use super::Wanted;
use crate::error::Cause;
use crate::row::Row;
use crate::table_error::TableError;

/// The rows of a Parquet file. This program reads none.
pub(crate) type ParquetRows = Empty<Result<Row, Cause>>;

pub(crate) fn read(_: File, _: Wanted) -> Result<(ParquetRows, Option<String>), Cause> {
    Err(TableError::NoParquet.into())
}
