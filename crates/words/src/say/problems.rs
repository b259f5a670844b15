//! Messages about the problems of a game file.

use webspinner_rules::draft::{Problem, ProblemKind, ProblemReport, Shape};

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
    fn message(&self) -> Message {
        match self {
            Self::UnknownKey {
                key,
                table,
                suggestion,
                known,
            } => unknown_key(key, table, *suggestion, known),
            Self::UnknownWord {
                key,
                word,
                suggestion,
                known,
            } => unknown_word(key, word, *suggestion, known),
            Self::OutOfRange {
                key,
                value,
                least,
                most,
            } => out_of_range(key, *value)
                .with("least", *least)
                .with("most", *most),
            Self::UnknownGame { id, suggestion } => unknown_game(id, suggestion.as_deref()),
            _ => without_choice(self),
        }
    }
}

/// The message of a problem that one text says.
fn without_choice(kind: &ProblemKind) -> Message {
    use ProblemKind as Kind;
    messages! { kind =>
        Kind::TooLong { bytes, limit } => "problem-too-long" bytes limit;
        Kind::Syntax { message } => "problem-syntax" message;
        Kind::KeyBelowTable { key, table } => "problem-key-below-table" key table;
        Kind::WrongShape { key, expected, found } => "problem-wrong-shape" key,
            "expected" = expected.message(), "found" = found.message();
        Kind::Missing { key } => "problem-missing" key;
        Kind::BadId { key, id, length_max } => "problem-bad-id" key,
            "id" = short(id), "most" = length_max;
        Kind::BadText { key, length_max } => "problem-bad-text" key, "most" = length_max;
        Kind::Unseen { key, character } => "problem-unseen" key,
            "code" = format!("U+{:04X}", u32::from(*character));
        Kind::NotASuit { letter } => "problem-not-a-suit", "letter" = letter.to_string();
        Kind::NoSuits => "problem-no-suits";
        Kind::NotAHighestRank { text } => "problem-not-a-highest-rank", "text" = short(text);
        Kind::PackTooLarge { decks, blocks, ranks, cards, limit } => "problem-pack-too-large"
            decks blocks ranks cards limit;
        Kind::BadColumnList { key, text } => "problem-bad-column-list" key,
            "text" = short(text);
        Kind::NoSuchColumn { key, column, columns } => "problem-no-such-column"
            key column columns;
        Kind::InheritedLayout { game, columns } => "problem-inherited-layout" columns,
            "game" = game.as_str();
        Kind::ColumnTwice { key, column } => "problem-column-twice" key column;
        Kind::EmptyRow { key } => "problem-empty-row" key;
        Kind::EmptyLayout { key } => "problem-empty-layout" key;
        Kind::EndsFaceDown { key, column } => "problem-ends-face-down" key column;
        Kind::DownOnUp { key, column } => "problem-down-on-up" key column;
        Kind::TooFewCards { layout, reserves, pack } => "problem-too-few-cards"
            layout reserves pack;
        Kind::TooManyReserveCards { cards, reserves } => "problem-too-many-reserve-cards"
            cards reserves;
        Kind::ReservesStayEmpty { cards } => "problem-reserves-stay-empty" cards;
        Kind::NoReservesToTake => "problem-no-reserves-to-take";
        Kind::LayoutsDiffer { key, expected, found } => "problem-layouts-differ"
            key expected found;
        Kind::StockNeverDealt { cards } => "problem-stock-never-dealt" cards;
        Kind::NothingToDeal { cards } => "problem-nothing-to-deal" cards;
        Kind::UnevenRows { columns } => "problem-uneven-rows" columns;
        Kind::NoLowerRow => "problem-no-lower-row";
        Kind::LiftNeedsSuit => "problem-lift-needs-suit";
        Kind::LiftHasNoSuit => "problem-lift-has-no-suit";
        Kind::RunsOnlyDescend => "problem-runs-only-descend";
        Kind::TwoWaysToWin => "problem-two-ways-to-win";
        Kind::NoWayToWin => "problem-no-way-to-win";
        Kind::AnyRankNeedsWrap => "problem-any-rank-needs-wrap";
        Kind::AnyRankMustLeave => "problem-any-rank-must-leave";
        Kind::NoAlternatingRuns { black, red } => "problem-no-alternating-runs" black red;
        Kind::ColumnsNeverOpen => "problem-columns-never-open";
        Kind::TooFewFoundations { count, needed } => "problem-too-few-foundations"
            count needed;
        Kind::TooFewColumns { columns, runs } => "problem-too-few-columns" columns runs;
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
