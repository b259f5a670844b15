//! Decides or plays many deals and reports rates with their uncertainty.
//!
//! A [`Survey`] lives in a folder. It keeps every answer in a journal as soon as it is known, so that
//! it can be stopped at any time, by anything, and goes on where it was; its results are tables, one
//! row a deal. A report turns the tables of one survey or of several into a page with plots.
//!
//! This crate is an edge: it reads the clock, starts threads and writes files, so that the solver
//! need not. [`Deadline`] is how a search is given a time.

mod deadline;
mod deals;
mod decide;
mod error;
mod interval;
mod journal;
mod machine;
mod replay;
mod report;
mod results;
mod row;
mod settings;
mod summary;
mod survey;
mod table;
#[cfg(test)]
mod tests;
mod words;

pub use deadline::Deadline;
pub use deals::{Deals, DealsError};
pub use error::{JournalError, SurveyError};
pub use journal::Tally;
pub use machine::Run;
pub use report::{Report, ReportError};
pub use settings::{Difference, Effort};
pub use summary::Summary;
pub use survey::{Bug, News, Survey};
pub use words::MESSAGES_EN;
