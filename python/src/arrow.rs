//! Verdicts as a table that programs in any language read.

use std::sync::Arc;

use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{
    ArrayRef, Float64Array, RecordBatch, RecordBatchIterator, StringArray, UInt32Array, UInt64Array,
};
use arrow_schema::{ArrowError, DataType, Field, Schema};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use webspinner_solver::Why;

use crate::errors::value_error;
use crate::row::Row;
use crate::verdict::PyVerdict;

/// How many rows a part of the table has: few enough for 32-bit places in its longest column, as
/// `Utf8` has them.
const ROWS: usize = 8_192;

/// The table of these verdicts as a stream of Arrow's C interface, in a capsule of the name that
/// is agreed on. It is built once, and its taker has it without a copy.
#[pyfunction]
pub(crate) fn arrow_stream(
    py: Python<'_>,
    verdicts: Vec<Py<PyVerdict>>,
) -> PyResult<Bound<'_, PyCapsule>> {
    if verdicts
        .iter()
        .any(|verdict| verdict.get().0.shuffle.is_none())
    {
        let message = "a verdict of ws.solve is about a position, and a table is about deals: use \
            ws.decide_many or ws.decide_iter";
        return Err(value_error(message));
    }
    let stream = py.detach(|| {
        let rows: Vec<&Row> = verdicts.iter().map(|verdict| &verdict.get().0).collect();
        let schema = Arc::new(schema());
        let batches = rows.chunks(ROWS).map(|rows| batch(&schema, rows));
        let batches: Result<Vec<RecordBatch>, ArrowError> = batches.collect();
        let batches = batches.expect("every column is of its type and has a value for each row");
        let batches = RecordBatchIterator::new(batches.into_iter().map(Ok), schema);
        FFI_ArrowArrayStream::new(Box::new(batches))
    });
    PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
}

/// That of survey results; docs/formats.md has it too.
fn schema() -> Schema {
    let field = |(name, kind, nullable)| Field::new(name, kind, nullable);
    Schema::new(Vec::from(
        [
            ("game", DataType::Utf8, false),
            ("shuffle", DataType::Utf8, false),
            ("scheme", DataType::Utf8, false),
            ("number", DataType::UInt64, true),
            ("verdict", DataType::Utf8, false),
            ("why", DataType::Utf8, true),
            ("length", DataType::UInt32, true),
            ("length_found", DataType::UInt32, true),
            ("line", DataType::Utf8, true),
            ("nodes", DataType::UInt64, false),
            ("memory_bytes", DataType::UInt64, false),
            ("time_ms", DataType::Float64, false),
            ("shorten_ms", DataType::Float64, true),
            ("member", DataType::UInt32, true),
            ("run", DataType::UInt32, false),
        ]
        .map(field),
    ))
}

fn batch(schema: &Arc<Schema>, rows: &[&Row]) -> Result<RecordBatch, ArrowError> {
    let rows = || rows.iter();
    let shuffle = |row: &&Row| row.shuffle.as_ref().map(ToString::to_string);
    let columns: Vec<ArrayRef> = vec![
        Arc::new(StringArray::from_iter_values(rows().map(|row| &row.game))),
        Arc::new(rows().map(shuffle).collect::<StringArray>()),
        Arc::new(rows().map(|row| row.scheme()).collect::<StringArray>()),
        Arc::new(rows().map(|row| row.number()).collect::<UInt64Array>()),
        Arc::new(StringArray::from_iter_values(
            rows().map(|row| row.verdict.text()),
        )),
        Arc::new(
            rows()
                .map(|row| row.why.map(Why::word))
                .collect::<StringArray>(),
        ),
        Arc::new(rows().map(|row| row.length).collect::<UInt32Array>()),
        Arc::new(rows().map(|row| row.length_found).collect::<UInt32Array>()),
        Arc::new(rows().map(|row| row.line_text()).collect::<StringArray>()),
        Arc::new(UInt64Array::from_iter_values(rows().map(|row| row.nodes))),
        Arc::new(UInt64Array::from_iter_values(
            rows().map(|row| row.memory_bytes),
        )),
        Arc::new(Float64Array::from_iter_values(
            rows().map(|row| row.time_ms),
        )),
        Arc::new(rows().map(|row| row.shorten_ms).collect::<Float64Array>()),
        Arc::new(rows().map(|row| row.member).collect::<UInt32Array>()),
        Arc::new(UInt32Array::from_iter_values(rows().map(|row| row.run))),
    ];
    RecordBatch::try_new(Arc::clone(schema), columns)
}
