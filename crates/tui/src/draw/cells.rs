//! Text in cells: measured, cut, padded and wrapped.

use std::borrow::Cow;

use ratatui::text::Span;
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};
use unicode_width::UnicodeWidthStr as _;

/// The fewest cells of a name before what is in parentheses.
const NAME_MIN: usize = 4;

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

/// The name of a game, cut to this many cells at most. What is in parentheses at its end is kept:
/// it tells the games of a family apart.
pub(crate) fn shortened_name(name: &str, width: usize) -> String {
    let ends = name.ends_with([')', '）']);
    let end = name.rfind(['(', '（']).filter(|_| ends);
    let Some((start, end)) = end.map(|at| name.split_at(at)) else {
        return shortened(name, width);
    };
    let (start, blank) = start.split_at(start.trim_end().len());
    let left = width.saturating_sub(blank.width() + end.width());
    if name.width() <= width || left < NAME_MIN {
        return shortened(name, width);
    }
    format!("{}{blank}{end}", shortened(start, left))
}

/// The text in lines of this many cells, broken where its language allows: Chinese has no blanks
/// between words.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let options = Options::new(width.max(1))
        .word_separator(WordSeparator::UnicodeBreakProperties)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit);
    let lines = textwrap::wrap(text, options).into_iter();
    lines.map(Cow::into_owned).collect()
}

/// The width of a text in cells.
pub(crate) fn cells(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// How many lines these are.
pub(crate) fn height<T>(lines: &[T]) -> u16 {
    u16::try_from(lines.len()).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_cut_before_what_tells_it_apart() {
        let name = "Will o' the Wisp (2 Suits)";
        assert_eq!(shortened_name(name, 26), name);
        assert_eq!(shortened_name(name, 18), "Will o.. (2 Suits)");
        assert_eq!(shortened_name(name, 12), "Will o' th..");
        assert_eq!(shortened_name("蜘蛛纸牌（单花色）", 16), "蜘蛛..（单花色）");
        assert_eq!(shortened_name("Grounds for a Divorce", 9), "Grounds..");
    }

    #[test]
    fn every_language_is_broken_into_lines() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        // No line begins with a full stop.
        assert_eq!(wrapped("拿起一列牌。", 6), ["拿起一", "列牌。"]);
        assert_eq!(wrapped("拿起牌。", 6), ["拿起", "牌。"]);
        assert_eq!(wrapped("", 6), [""]);
        assert_eq!(wrapped("/home/ann", 5).concat(), "/home/ann");
    }
}
