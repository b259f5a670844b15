//! Texts from outside, as errors repeat them: they may be hostile and long.

/// The beginning of a text, just long enough to find it.
#[must_use]
pub fn beginning(text: &str) -> String {
    const LENGTH_MAX: usize = 40;
    let mut letters = text.chars();
    let mut shown: String = letters.by_ref().take(LENGTH_MAX).collect();
    if letters.next().is_some() {
        shown.push('…');
    }
    shown
}

/// The beginning of a text, in quotes and without control characters.
#[must_use]
pub fn short(text: &str) -> String {
    format!("`{}`", beginning(text).escape_debug())
}
