//! Lines of play for people.

use webspinner_rules::Move;

/// Moves as records have them, the first with this number, in lines of this width that are set in.
pub(crate) fn numbered(line: &[Move], first: usize, width: usize) -> String {
    let moves = line.iter().zip(first..);
    // A number stays with its move.
    let moves = moves.map(|(played, number)| format!("{number}.\u{a0}{played}"));
    let text = moves.collect::<Vec<_>>().join(" ");
    let set_in = textwrap::Options::new(width)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
        .initial_indent("  ")
        .subsequent_indent("  ");
    let lines = textwrap::wrap(&text, set_in);
    let end = |line: &std::borrow::Cow<'_, str>| format!("{}\n", line.replace('\u{a0}', " "));
    lines
        .iter()
        .filter(|line| !line.trim().is_empty())
        .map(end)
        .collect()
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
    }
}
