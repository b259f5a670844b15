//! What is known of the terminal.

use terminal_size::{Width, terminal_size};

/// The width of lines where nobody says how wide they may be.
const WIDTH: usize = 80;
/// Longer lines are hard to read.
const WIDTH_MAX: usize = 100;
/// In a narrower terminal it may break the lines as it likes.
const WIDTH_MIN: usize = 20;

/// How wide text is to be set.
pub(crate) fn width() -> usize {
    let known = terminal_size().map(|(Width(columns), _)| usize::from(columns));
    known.unwrap_or(WIDTH).clamp(WIDTH_MIN, WIDTH_MAX)
}
