//! The note under the table.

/// A text under the table.
pub(crate) struct Note {
    pub(crate) text: String,
    pub(crate) tone: Tone,
}

/// The tone of a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    Plain,
    Good,
    Bad,
}

/// The text with a capital first letter.
///
/// The reasons of the rules are written to be part of a sentence; alone they begin one.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters
        .next()
        .map(|letter| letter.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}
