//! What a program answers that was built without Parquet.

use std::fs::File;

use super::Wanted;
use crate::error::Cause;
use crate::row::Row;
use crate::table_error::TableError;

pub(crate) fn read(_: File, _: Wanted) -> Result<(Vec<Row>, Option<String>), Cause> {
    Err(TableError::NoParquet.into())
}
