//! Where the texts of a catalogue come from.

use std::any::Any;
use std::borrow::Cow;

/// The texts of one locale: Fluent messages that this crate has parsed, or whatever else keeps and
/// formats them, such as the page of a browser.
pub trait Texts: Any + Send + Sync {
    /// Whether there is a text of this name.
    fn has(&self, id: &str) -> bool;

    /// Whether the language is English, in which the files of the games are written.
    fn is_english(&self) -> bool;

    /// The text of this name with its gaps filled; `None` if it has no words. What went wrong is
    /// added to `problems`. Numbers are written by `numbers`, if it is given.
    fn write(
        &self,
        id: &str,
        gaps: &[Gap],
        numbers: Option<NumberFormat>,
        problems: &mut Vec<String>,
    ) -> Option<String>;
}

/// Writes a number.
pub type NumberFormat = fn(f64) -> String;

/// What fills a gap in a text: the name after `$`, and the value.
pub type Gap = (Cow<'static, str>, Value);

/// A value as a text uses it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number, which texts choose plural forms by.
    Number(i64),
    /// Words, or the name of a variant of the text.
    Text(String),
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}
