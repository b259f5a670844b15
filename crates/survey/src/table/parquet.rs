//! Rows as an Arrow table, in a Parquet file.

use std::fs::File;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::vec::IntoIter;

use arrow_schema::Schema;
use parquet::arrow::arrow_reader::{ParquetRecordBatchReader, ParquetRecordBatchReaderBuilder};
use parquet::arrow::{ArrowWriter, ProjectionMask};
use parquet::basic::{Compression, GzipLevel};
use parquet::file::metadata::{KeyValue, RowGroupMetaData};
use parquet::file::properties::WriterProperties;

use super::{Wanted, fields};
use crate::error::Cause;
use crate::row::Row;
use crate::table_error::TableError;

/// The key of the note in a Parquet file that says how its survey was done.
const NOTE: &str = "webspinner-survey";

/// How many rows are in memory at a time while a table is written.
const ROWS: usize = 4096;

/// How many rows are read at a time. A merge may read many files side by side.
const READ: usize = 256;

/// Writes rows with a note of how they were made.
pub(crate) fn write(
    file: impl Write + Send,
    note: &str,
    mut rows: impl Iterator<Item = Result<Row, Cause>>,
) -> Result<(), Cause> {
    let fields = fields();
    let schema = Arc::new(Schema::new(fields.clone()));
    let note = KeyValue::new(NOTE.to_owned(), note.to_owned());
    let properties = WriterProperties::builder()
        .set_compression(Compression::GZIP(GzipLevel::default()))
        .set_key_value_metadata(Some(vec![note]))
        .build();
    let mut writer = ArrowWriter::try_new(file, schema, Some(properties))?;
    loop {
        let part: Vec<Row> = rows.by_ref().take(ROWS).collect::<Result<_, _>>()?;
        if part.is_empty() {
            break;
        }
        writer.write(&serde_arrow::to_record_batch(&fields, &part)?)?;
    }
    writer.close()?;
    Ok(())
}

/// The rows of a Parquet file, read some at a time.
pub(crate) struct ParquetRows {
    /// What is not yet read; `None` at the end and after an error.
    batches: Option<ParquetRecordBatchReader>,
    rows: IntoIter<Row>,
}

/// Opens a Parquet file: its rows, and the note of how they were made.
pub(crate) fn read(file: File, wanted: Wanted) -> Result<(ParquetRows, Option<String>), Cause> {
    caught(|| open(file, wanted))
}

/// Takes a step of the library, which panics on some damaged files; for us that is an error like
/// any other. Whatever the step was working on goes with it, so nobody sees it half done.
fn caught<T>(step: impl FnOnce() -> Result<T, Cause>) -> Result<T, Cause> {
    let done = catch_unwind(AssertUnwindSafe(step));
    // What the library says is about the format, which nobody can mend by hand. What we say stays.
    done.unwrap_or_else(|_| Err(TableError::Parquet.into()))
        .map_err(|error| {
            error
                .downcast()
                .unwrap_or(Box::new(TableError::Parquet))
                .into()
        })
}

/// The name of a codec that the library was built without.
fn unread(codec: Compression) -> Option<&'static str> {
    match codec {
        Compression::UNCOMPRESSED
        | Compression::GZIP(_)
        | Compression::SNAPPY
        | Compression::ZSTD(_) => None,
        Compression::BROTLI(_) => Some("Brotli"),
        Compression::LZ4 | Compression::LZ4_RAW => Some("LZ4"),
        Compression::LZO => Some("LZO"),
    }
}

fn open(file: File, wanted: Wanted) -> Result<(ParquetRows, Option<String>), Cause> {
    let reader = ParquetRecordBatchReaderBuilder::try_new(file)?;
    let notes = reader.metadata().file_metadata().key_value_metadata();
    let note = notes.and_then(|notes| notes.iter().find(|note| note.key == NOTE));
    let note = note.and_then(|note| note.value.clone());
    let groups = reader.metadata().row_groups().iter();
    let mut chunks = groups.flat_map(RowGroupMetaData::columns);
    if let Some(codec) = chunks.find_map(|chunk| unread(chunk.compression())) {
        return Err(TableError::Codec(codec).into());
    }
    let columns = reader.parquet_schema().columns();
    let is_wanted = |name: &str| wanted == Wanted::All || name != "line";
    let places = columns.iter().enumerate();
    let places = places.filter(|(_, column)| is_wanted(column.name()));
    let places: Vec<usize> = places.map(|(place, _)| place).collect();
    let columns = ProjectionMask::leaves(reader.parquet_schema(), places);
    let reader = reader.with_projection(columns).with_batch_size(READ);
    let rows = ParquetRows {
        batches: Some(reader.build()?),
        rows: Vec::new().into_iter(),
    };
    Ok((rows, note))
}

impl Iterator for ParquetRows {
    type Item = Result<Row, Cause>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(row) = self.rows.next() {
                return Some(Ok(row));
            }
            let mut batches = self.batches.take()?;
            let more = caught(move || {
                let Some(batch) = batches.next() else {
                    return Ok(None);
                };
                let rows: Vec<Row> = serde_arrow::from_record_batch(&batch?)?;
                Ok(Some((batches, rows)))
            });
            match more {
                Ok(None) => return None,
                Ok(Some((batches, rows))) => {
                    (self.batches, self.rows) = (Some(batches), rows.into_iter());
                }
                Err(error) => return Some(Err(error)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// Opens a table that another program has written, in the folder `written_by`.
    fn written_by(name: &str) -> Result<ParquetRows, Cause> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/table/written_by");
        let file = File::open(format!("{folder}/{name}.parquet")).unwrap();
        read(file, Wanted::All).map(|(rows, _)| rows)
    }

    #[test]
    fn tables_are_read_as_other_programs_usually_write_them() {
        for program in ["duckdb-snappy", "polars-zstd", "pyarrow-snappy"] {
            let rows = written_by(program).unwrap_or_else(|error| panic!("{program}: {error}"));
            let rows: Vec<Row> = rows.map(|row| row.expect(program)).collect();
            let shuffles: Vec<&str> = rows
                .iter()
                .filter_map(|row| row.shuffle.as_deref())
                .collect();
            assert_eq!(shuffles, ["ms:1", "own:7"], "{program}");
            assert!(rows.iter().all(|row| row.problem().is_none()), "{program}");
        }
    }

    #[test]
    fn a_codec_that_is_not_read_is_named_with_those_that_are() {
        let error = written_by("pyarrow-brotli").err().unwrap();
        assert_eq!(
            error.to_string(),
            "the Parquet file is compressed with Brotli, which this program does not read: write \
             it with zstd, snappy or gzip"
        );
        let unread: Vec<&str> = [Compression::LZ4, Compression::LZ4_RAW, Compression::LZO]
            .into_iter()
            .filter_map(unread)
            .collect();
        assert_eq!(unread, ["LZ4", "LZ4", "LZO"]);
    }

    #[test]
    fn the_results_beside_the_sources_have_these_columns() {
        let results = concat!(env!("CARGO_MANIFEST_DIR"), "/../../results");
        let mut seen = 0;
        for entry in fs::read_dir(results).unwrap() {
            let path = entry.unwrap().path().join("results.parquet");
            let Ok(file) = File::open(&path) else {
                continue;
            };
            let reader = ParquetRecordBatchReaderBuilder::try_new(file).unwrap();
            let columns = reader.schema().fields();
            assert!(columns.iter().eq(&fields()), "{}", path.display());
            seen += 1;
        }
        assert!(seen > 0);
    }
}
