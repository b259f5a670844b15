//! Moves as a short text.
//!
//! A shift is two characters, the columns in base 36, and a letter for the cards beyond the first:
//! `A` for one more, up to `Z` for 26, and several letters add up. `34B` moves three cards from
//! column 3 to 4. Every other move is its usual text in brackets.

use webspinner_rules::{Column, Move};

/// The short text of a line.
pub(crate) fn print(line: &[Move]) -> String {
    let mut text = String::new();
    for played in line {
        match *played {
            Move::Shift { from, to, count } => {
                text.extend([digit(from), digit(to)]);
                let mut more = u32::from(count) - 1;
                while more > 0 {
                    let step = more.min(26);
                    text.push(char::from_u32(64 + step).unwrap_or('Z'));
                    more -= step;
                }
            }
            other => text.extend(["(", &other.to_string(), ")"]),
        }
    }
    if text.is_empty() { "-".into() } else { text }
}

/// The line of a short text; `None` if it is not one.
pub(crate) fn parse(text: &str) -> Option<Vec<Move>> {
    let mut line = Vec::new();
    let mut rest = if text == "-" { "" } else { text };
    while let Some(first) = rest.chars().next() {
        if first == '(' {
            let (inside, after) = rest[1..].split_once(')')?;
            line.push(inside.parse().ok()?);
            rest = after;
            continue;
        }
        let from = column(first)?;
        let to = column(rest.chars().nth(1)?)?;
        rest = &rest[2..];
        let letters = rest
            .find(|letter: char| !letter.is_ascii_uppercase())
            .unwrap_or(rest.len());
        let more: u16 = rest[..letters]
            .bytes()
            .map(|letter| u16::from(letter - b'@'))
            .sum();
        rest = &rest[letters..];
        let count = more + 1;
        line.push(Move::Shift { from, to, count });
    }
    Some(line)
}

fn digit(column: Column) -> char {
    char::from_digit(u32::from(column.number()), 36).expect("no game has 36 columns")
}

fn column(digit: char) -> Option<Column> {
    if digit.is_ascii_uppercase() {
        return None;
    }
    Column::new(u8::try_from(digit.to_digit(36)?).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_reads_back_from_its_short_text() {
        let line: Vec<Move> = ["1-2", "10-3x4", "d", "5-30x28", "4-3x27"]
            .iter()
            .map(|text| text.parse().expect("a move"))
            .collect();
        let text = print(&line);
        assert_eq!(text, "12a3C(d)5uZA43Z");
        assert_eq!(parse(&text), Some(line));
        assert_eq!(parse("-"), Some(Vec::new()));
        assert_eq!(print(&[]), "-");
    }

    #[test]
    fn what_is_no_line_is_refused() {
        for text in ["1", "A2", "1A", "(d", "(nothing)", "0", "1é", "é1"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
