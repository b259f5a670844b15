//! Decides many deals and reports how many can be won, with the uncertainty.
//!
#![doc = include_str!("../README.md")]
//! # In this crate
//!
//! A [`Survey`] lives in a folder. It saves every answer to a journal as soon as it is known, so it
//! can be interrupted at any time and continues where it was. Its results are tables with a row for
//! each deal. A [`Report`] turns the results of one survey or several into a page with plots, or
//! into JSON.
//!
//! This crate reads the clock, starts threads and writes files, which the solver never does. A
//! [`Deadline`] gives a search a time limit. [`whole_number`] reads numbers as people type them.

mod check;
mod column;
mod deadline;
mod deal_set;
mod deals;
mod decide;
mod difference;
mod error;
mod figures;
mod folder;
mod journal;
mod machine;
mod merge;
mod number;
mod provenance;
mod read;
mod replay;
mod report;
mod results;
mod row;
mod sample;
mod selection;
mod settings;
mod shard;
mod summary;
mod survey;
mod table;
mod table_error;
mod tally;
#[cfg(test)]
mod tests;
mod text;

/// Whether results are written as Parquet too, which is a feature of this crate.
pub const HAS_PARQUET: bool = cfg!(feature = "parquet");

pub use check::{Checked, Finding, LineProblem, Loss, check, check_with};
pub use deadline::Deadline;
pub use deals::{Deals, DealsError};
pub use decide::{Decider, SearchEnd};
pub use difference::Difference;
pub use error::{JournalError, SurveyError};
pub use machine::Run;
pub use merge::{Incomplete, Merge, MergeError, Merged};
pub use number::{NotAWholeNumber, whole_number};
pub use provenance::Provenance;
pub use read::ReportError;
pub use report::Report;
pub use row::{Row, RowProblem, Verdict};
pub use sample::Sample;
pub use selection::Selection;
pub use settings::{DealLimits, Mode, Settings};
pub use shard::{NotAShard, Shard};
pub use summary::Summary;
pub use survey::{Bug, Survey, Update};
#[cfg(feature = "arrow")]
pub use table::fields;
pub use table_error::TableError;
pub use tally::Tally;
