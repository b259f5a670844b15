//! Decides or plays many deals and reports rates with their uncertainty.

mod deadline;

pub use deadline::Deadline;
