//! Text in cells: measured, cut, padded and wrapped.

use ratatui::text::Span;
use unicode_width::UnicodeWidthStr as _;

/// Cuts or fills a text to exactly this many cells.
pub(crate) fn padded(text: &str, width: usize) -> String {
    let mut fitted = String::new();
    let mut used = 0;
    for letter in text.chars() {
        let cells = unicode_width::UnicodeWidthChar::width(letter).unwrap_or(0);
        if used + cells > width {
            break;
        }
        fitted.push(letter);
        used += cells;
    }
    fitted.push_str(&" ".repeat(width - used));
    fitted
}

/// The text, cut to this many cells at most, with dots where it was cut.
pub(crate) fn shortened(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let dots = ".".repeat(width.min(2));
    format!("{}{dots}", padded(text, width - dots.len()).trim_end())
}

/// The text in lines of this many cells, broken between words where possible.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("there is one from the start");
        let used = last.width();
        if used == 0 {
            last.push_str(word);
        } else if used + 1 + word.width() <= width {
            last.push(' ');
            last.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

/// The width of a text in cells.
pub(crate) fn cells(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}
