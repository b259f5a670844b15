//! Messages for the values that `webspinner-rules` returns.

use std::fmt::Display;

use crate::Message;
use crate::message::plain;

/// The message of a value: the name of the text for its variant, the fields that fill gaps of their
/// own names, and after a comma other gaps with their values.
macro_rules! messages {
    ($of:expr => $(
        $variant:pat $(if $guard:expr)? =>
            $id:literal $($field:ident)* $(, $gap:literal = $value:expr)*;
    )+) => {
        match $of {
            $($variant $(if $guard)? => Message::new($id)
                $(.with(stringify!($field), $field))*
                $(.with($gap, $value))*,)+
            other => untranslated(other),
        }
    };
}

mod deals;
mod refusals;
mod statistics;
mod texts;
mod variants;

pub use texts::quoted;
pub use variants::setting_message;

/// The plain English of a value that this crate has no text for yet.
fn untranslated(value: &impl Display) -> Message {
    plain(&value.to_string())
}
