//! Verdicts as a table that programs in any language read.

use std::sync::Arc;

use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{RecordBatch, RecordBatchIterator};
use arrow_schema::Schema;
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use webspinner_survey::{Row, fields};

use crate::errors::value_error;
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
        let fields = fields();
        let batch = |rows| serde_arrow::to_record_batch(&fields, &rows);
        let batches: serde_arrow::Result<Vec<RecordBatch>> = rows.chunks(ROWS).map(batch).collect();
        let batches = batches.expect("every row has these columns");
        let schema = Arc::new(Schema::new(fields));
        let batches = RecordBatchIterator::new(batches.into_iter().map(Ok), schema);
        FFI_ArrowArrayStream::new(Box::new(batches))
    });
    PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
}
