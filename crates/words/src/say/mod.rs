//! Messages for the values that `webspinner-rules` returns.

use std::fmt::Display;

use crate::Message;
use crate::game::plain;

mod deals;
mod problems;
mod records;
mod refusals;
mod texts;

pub(crate) use refusals::a_rank;
pub use texts::quoted;

/// The plain English of a value that this crate has no text for yet.
fn untranslated(value: &impl Display) -> Message {
    plain(&value.to_string())
}
