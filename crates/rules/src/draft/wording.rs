//! The building blocks of the English texts of problems.

use super::Problem;

/// One problem to a line.
pub(super) fn by_lines(problems: &[Problem]) -> String {
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    lines.join("\n")
}

/// The table that lacks a key, and the keys that it has or the one that may have been meant.
pub(super) fn keys(table: &str, suggestion: Option<&str>, known: &[&str]) -> String {
    let table = match table {
        "" => "a game file".to_owned(),
        table => format!("`{table}`"),
    };
    match suggestion {
        None => format!("{table}, whose keys are {}", listed(known)),
        suggestion => format!("{table}{}", meant(suggestion)),
    }
}

/// "; did you mean `spider`?", or nothing.
pub(super) fn meant(suggestion: Option<&str>) -> String {
    let question = |word| format!("; did you mean `{word}`?");
    suggestion.map(question).unwrap_or_default()
}

/// "`one`, `two`".
pub(super) fn listed(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    words.join(", ")
}

/// The largest number stands for all that are larger.
pub(super) fn number(value: u32) -> String {
    match value {
        u32::MAX => "too large".to_owned(),
        value => value.to_string(),
    }
}

/// "1 card", "2 cards".
pub(super) fn cards_of(count: usize) -> String {
    match count {
        1 => "1 card".to_owned(),
        count => format!("{count} cards"),
    }
}

/// "U+202E".
pub(super) fn code_point(character: char) -> String {
    format!("U+{:04X}", u32::from(character))
}
