//! Lines of play for people.

use textwrap::{Options, WordSeparator, WordSplitter};
use webspinner_rules::Move;

/// Moves as records print them, the first with this number, in indented lines of this width.
pub(crate) fn numbered(line: &[Move], first: usize, width: usize) -> String {
    numbered_with(line, first, width, |_| "")
}

/// The same with a mark behind each move, which may be empty.
pub(crate) fn numbered_with(
    line: &[Move],
    first: usize,
    width: usize,
    mark: impl Fn(usize) -> &'static str,
) -> String {
    let moves = line.iter().zip(first..);
    // A number stays with its move.
    let moves = moves.map(|(played, number)| format!("{number}.\u{a0}{played}{}", mark(number)));
    let text = moves.collect::<Vec<_>>().join(" ");
    if text.is_empty() {
        return text;
    }
    let set_in = Options::new(width)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .initial_indent("  ")
        .subsequent_indent("  ");
    textwrap::fill(&text, set_in).replace('\u{a0}', " ") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_with_their_moves() {
        let line = ["4-9", "1-6x3", "d"].map(|text| text.parse().expect("a move"));
        assert_eq!(numbered(&line, 9, 80), "  9. 4-9 10. 1-6x3 11. d\n");
        assert_eq!(numbered(&line, 9, 11), "  9. 4-9\n  10. 1-6x3\n  11. d\n");
        assert_eq!(numbered(&[], 1, 80), "");
        let second = |number| if number == 10 { "??" } else { "" };
        assert_eq!(
            numbered_with(&line, 9, 80, second),
            "  9. 4-9 10. 1-6x3?? 11. d\n"
        );
    }
}
