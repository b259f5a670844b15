//! Messages about the problems of a game file.

use webspinner_rules::{Problem, ProblemKind, ProblemReport, Shape};

use super::texts::short;
use super::untranslated;
use crate::{Arg, Message, Say};

/// One problem to a line.
impl Say for ProblemReport {
    fn message(&self) -> Message {
        let problems = self.problems().iter().map(Say::message);
        Message::new("plain-text").with("text", Arg::Lines(problems.collect()))
    }
}

impl Say for Problem {
    fn message(&self) -> Message {
        match self.line() {
            Some(line) => Message::new("problem-in-line")
                .with("line", line)
                .with("problem", self.kind().message()),
            None => self.kind().message(),
        }
    }
}

impl Say for ProblemKind {
    #[expect(clippy::too_many_lines, reason = "one short arm for each kind")]
    fn message(&self) -> Message {
        match self {
            Self::TooLong { bytes, limit } => Message::new("problem-too-long")
                .with("bytes", *bytes)
                .with("limit", *limit),
            Self::Syntax { message } => {
                Message::new("problem-syntax").with("message", message.as_str())
            }
            Self::UnknownKey {
                key,
                table,
                suggestion,
                known,
            } => unknown_key(key, table, *suggestion, known),
            Self::KeyBelowTable { key, table } => Message::new("problem-key-below-table")
                .with("key", *key)
                .with("table", table.as_str()),
            Self::WrongShape {
                key,
                expected,
                found,
            } => Message::new("problem-wrong-shape")
                .with("key", key.as_str())
                .with("expected", expected.message())
                .with("found", found.message()),
            Self::UnknownWord {
                key,
                word,
                suggestion,
                known,
            } => unknown_word(key, word, *suggestion, known),
            Self::Missing { key } => Message::new("problem-missing").with("key", *key),
            Self::OutOfRange {
                key,
                value,
                least,
                most,
            } => out_of_range(key, *value)
                .with("least", *least)
                .with("most", *most),
            Self::BadId {
                key,
                id,
                length_max,
            } => Message::new("problem-bad-id")
                .with("key", key.as_str())
                .with("id", short(id))
                .with("most", *length_max),
            Self::UnknownGame { id, suggestion } => unknown_game(id, suggestion.as_deref()),
            Self::BadText { key, length_max } => Message::new("problem-bad-text")
                .with("key", key.as_str())
                .with("most", *length_max),
            Self::Unseen { key, character } => Message::new("problem-unseen")
                .with("key", key.as_str())
                .with("code", format!("U+{:04X}", u32::from(*character))),
            Self::NotASuit { letter } => {
                Message::new("problem-not-a-suit").with("letter", letter.to_string())
            }
            Self::NoSuits => Message::new("problem-no-suits"),
            Self::NotAHighestRank { text } => {
                Message::new("problem-not-a-highest-rank").with("text", short(text))
            }
            Self::PackTooLarge {
                decks,
                blocks,
                ranks,
                cards,
                limit,
            } => Message::new("problem-pack-too-large")
                .with("decks", *decks)
                .with("blocks", *blocks)
                .with("ranks", *ranks)
                .with("cards", *cards)
                .with("limit", *limit),
            Self::BadColumnList { key, text } => Message::new("problem-bad-column-list")
                .with("key", key.as_str())
                .with("text", short(text)),
            Self::NoSuchColumn {
                key,
                column,
                columns,
            } => Message::new("problem-no-such-column")
                .with("key", key.as_str())
                .with("column", *column)
                .with("columns", *columns),
            Self::InheritedLayout { game, columns } => Message::new("problem-inherited-layout")
                .with("game", game.as_str())
                .with("columns", *columns),
            Self::ColumnTwice { key, column } => Message::new("problem-column-twice")
                .with("key", key.as_str())
                .with("column", *column),
            Self::EmptyRow { key } => Message::new("problem-empty-row").with("key", key.as_str()),
            Self::EmptyLayout { key } => Message::new("problem-empty-layout").with("key", *key),
            Self::EndsFaceDown { key, column } => Message::new("problem-ends-face-down")
                .with("key", *key)
                .with("column", *column),
            Self::DownOnUp { key, column } => Message::new("problem-down-on-up")
                .with("key", key.as_str())
                .with("column", *column),
            Self::TooFewCards {
                layout,
                reserves,
                pack,
            } => Message::new("problem-too-few-cards")
                .with("layout", *layout)
                .with("reserves", *reserves)
                .with("pack", *pack),
            Self::LayoutsDiffer {
                key,
                expected,
                found,
            } => Message::new("problem-layouts-differ")
                .with("key", *key)
                .with("expected", *expected)
                .with("found", *found),
            Self::StockNeverDealt { cards } => {
                Message::new("problem-stock-never-dealt").with("cards", *cards)
            }
            Self::NothingToDeal { cards } => {
                Message::new("problem-nothing-to-deal").with("cards", *cards)
            }
            Self::UnevenRows { columns } => {
                Message::new("problem-uneven-rows").with("columns", *columns)
            }
            Self::NoLowerRow => Message::new("problem-no-lower-row"),
            Self::LiftNeedsSuit => Message::new("problem-lift-needs-suit"),
            Self::LiftHasNoSuit => Message::new("problem-lift-has-no-suit"),
            Self::RunsOnlyDescend => Message::new("problem-runs-only-descend"),
            Self::TwoWaysToWin => Message::new("problem-two-ways-to-win"),
            Self::NoWayToWin => Message::new("problem-no-way-to-win"),
            Self::AnyRankNeedsWrap => Message::new("problem-any-rank-needs-wrap"),
            Self::NoAlternatingRuns { black, red } => Message::new("problem-no-alternating-runs")
                .with("black", *black)
                .with("red", *red),
            Self::ColumnsNeverOpen => Message::new("problem-columns-never-open"),
            Self::TooFewFoundations { count, needed } => {
                Message::new("problem-too-few-foundations")
                    .with("count", *count)
                    .with("needed", *needed)
            }
            _ => untranslated(self),
        }
    }
}

fn unknown_key(
    key: &str,
    table: &str,
    suggestion: Option<&'static str>,
    known: &[&'static str],
) -> Message {
    let message = match suggestion {
        Some(meant) => Message::new("problem-unknown-key-meant").with("meant", meant),
        None => Message::new("problem-unknown-key").with("known", listed(known)),
    };
    let place = match table {
        "" => Message::new("problem-place-file"),
        table => Message::new("problem-place-table").with("table", table),
    };
    message.with("key", short(key)).with("place", place)
}

fn unknown_word(
    key: &str,
    word: &str,
    suggestion: Option<&'static str>,
    known: &[&'static str],
) -> Message {
    let message = match suggestion {
        Some(meant) => Message::new("problem-unknown-word-meant").with("meant", meant),
        None => Message::new("problem-unknown-word"),
    };
    message
        .with("key", key)
        .with("word", short(word))
        .with("known", listed(known))
}

fn unknown_game(id: &str, suggestion: Option<&str>) -> Message {
    let message = match suggestion {
        Some(meant) => Message::new("problem-unknown-game-meant").with("meant", meant),
        None => Message::new("problem-unknown-game"),
    };
    message.with("id", short(id))
}

/// The largest number stands for all that are larger.
fn out_of_range(key: &str, value: u32) -> Message {
    let message = match value {
        u32::MAX => Message::new("problem-far-too-large"),
        value => Message::new("problem-out-of-range").with("value", value),
    };
    message.with("key", key)
}

fn listed(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    words.join(", ")
}

impl Say for Shape {
    fn message(&self) -> Message {
        let shape = match self {
            Self::Text => "text",
            Self::Number => "number",
            Self::NegativeNumber => "negative",
            Self::Fraction => "fraction",
            Self::Flag => "flag",
            Self::Date => "date",
            Self::List => "list",
            Self::Table => "table",
            _ => return untranslated(self),
        };
        Message::new("shape").with("shape", Arg::Choice(shape))
    }
}
