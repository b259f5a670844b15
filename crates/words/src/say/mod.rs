//! The messages of the values that `webspinner-rules` answers with.

use std::fmt::Display;

use crate::Message;
use crate::game::plain;

mod deals;
mod problems;
mod records;
mod refusals;
mod texts;

pub(crate) use refusals::a_rank;

/// The plain English of a value that is newer than the texts of this crate.
fn untranslated(value: &impl Display) -> Message {
    plain(&value.to_string())
}
