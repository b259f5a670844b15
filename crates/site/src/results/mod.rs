//! Results, and all that is counted from them in the same transaction.

pub(crate) mod batch;
pub(crate) mod best;
pub(crate) mod board_counts;
pub(crate) mod board_lines;
pub(crate) mod board_order;
pub(crate) mod queue;
pub(crate) mod read;
pub(crate) mod record;
pub(crate) mod recount;
pub(crate) mod result;
pub(crate) mod row;
pub(crate) mod totals;
