//! What can be wrong with a game file.

use toml::de::DeValue;

use crate::place::Column;

/// All that is wrong with one draft, in the order of its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProblemReport {
    problems: Vec<Problem>,
}

impl ProblemReport {
    /// A report of these problems, of which there is at least one.
    pub(crate) fn new(mut problems: Vec<Problem>) -> Self {
        assert!(!problems.is_empty(), "a report tells of something");
        // Without a line last: those are about what is not there.
        problems.sort_by_key(|problem| problem.line.unwrap_or(u32::MAX));
        Self { problems }
    }

    /// The problems, one at least, in the order of their lines; those without a line last.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}

/// One thing that is wrong with a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    line: Option<u32>,
    kind: ProblemKind,
}

impl Problem {
    pub(crate) fn new(line: Option<u32>, kind: ProblemKind) -> Self {
        Self { line, kind }
    }

    /// The line of the file to look at, counted from 1; `None` for a draft made in code, and for
    /// what a whole file lacks.
    #[must_use]
    pub fn line(&self) -> Option<u32> {
        self.line
    }

    /// What is wrong.
    #[must_use]
    pub fn kind(&self) -> &ProblemKind {
        &self.kind
    }
}

/// The kinds of value that TOML knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Shape {
    /// A string.
    Text,
    /// A whole number, 0 or more.
    Number,
    /// A whole number below 0.
    NegativeNumber,
    /// A number with a fraction.
    Fraction,
    /// True or false.
    Flag,
    /// A date or a time.
    Date,
    /// An array.
    List,
    /// A table.
    Table,
}

impl Shape {
    pub(crate) fn of(value: &DeValue<'_>) -> Self {
        match value {
            DeValue::String(_) => Self::Text,
            DeValue::Integer(number) if number.as_str().starts_with('-') => Self::NegativeNumber,
            DeValue::Integer(_) => Self::Number,
            DeValue::Float(_) => Self::Fraction,
            DeValue::Boolean(_) => Self::Flag,
            DeValue::Datetime(_) => Self::Date,
            DeValue::Array(_) => Self::List,
            DeValue::Table(_) => Self::Table,
        }
    }
}

/// What is wrong. Keys are written with the tables around them, as `place.suit`; entries of a
/// list with their number, as `layout.2`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProblemKind {
    /// The text is longer than any game file needs to be.
    TooLong {
        /// Its length.
        bytes: usize,
        /// The most allowed.
        limit: usize,
    },
    /// The text is no TOML.
    Syntax {
        /// What the TOML parser says, in English.
        message: String,
    },
    /// No game file has such a key there.
    UnknownKey {
        /// The key.
        key: String,
        /// The table it stands in, empty for the file itself.
        table: String,
        /// What may have been meant.
        suggestion: Option<&'static str>,
        /// All keys of that table.
        known: Vec<&'static str>,
    },
    /// A value of the wrong kind.
    WrongShape {
        /// The key.
        key: String,
        /// What it should hold.
        expected: Shape,
        /// What it holds.
        found: Shape,
    },
    /// A word that is not one of those a knob knows.
    UnknownWord {
        /// The knob.
        key: String,
        /// The word.
        word: String,
        /// What may have been meant.
        suggestion: Option<&'static str>,
        /// All words the knob knows.
        known: Vec<&'static str>,
    },
    /// A key that every game needs is not there.
    Missing {
        /// The key.
        key: &'static str,
    },
    /// A number too small or too large.
    OutOfRange {
        /// The key.
        key: String,
        /// The number; the largest of its type stands for all that are larger.
        value: u32,
        /// The least allowed.
        least: u32,
        /// The most allowed.
        most: u32,
    },
    /// An id with other characters than ids have, or too many.
    BadId {
        /// The key.
        key: String,
        /// The text.
        id: String,
        /// The longest id, in characters.
        length_max: usize,
    },
    /// `inherits` names no built-in game.
    UnknownGame {
        /// The name.
        id: String,
        /// What may have been meant.
        suggestion: Option<String>,
    },
    /// A text that cannot be shown: empty, too long, or with control characters.
    BadText {
        /// The key.
        key: String,
        /// The longest such text, in characters.
        length_max: usize,
    },
    /// No letter of a suit.
    NotASuit {
        /// The letter.
        letter: char,
    },
    /// A deck without suits.
    NoSuits,
    /// No letter of a rank that can be the highest.
    NotAHighestRank {
        /// The text.
        text: String,
    },
    /// More cards than a game may have.
    PackTooLarge {
        /// How many decks.
        decks: u8,
        /// How many blocks of one suit each.
        blocks: usize,
        /// How many ranks each block has.
        ranks: u8,
        /// How many cards that makes.
        cards: usize,
        /// The most allowed.
        limit: usize,
    },
    /// A list of columns that cannot be read.
    BadColumnList {
        /// The key.
        key: String,
        /// What cannot be read.
        text: String,
    },
    /// A row of the layout goes to a column the game does not have.
    NoSuchColumn {
        /// The row's key.
        key: String,
        /// The column.
        column: Column,
        /// How many there are.
        columns: u8,
    },
    /// One row of the layout deals to a column twice.
    ColumnTwice {
        /// The row's key.
        key: String,
        /// The column.
        column: Column,
    },
    /// A row of the layout that deals nothing.
    EmptyRow {
        /// The row's key.
        key: String,
    },
    /// A layout that deals nothing.
    EmptyLayout {
        /// The layout's key.
        key: &'static str,
    },
    /// The end card of a column would lie face down.
    EndsFaceDown {
        /// The layout's key.
        key: &'static str,
        /// The column.
        column: Column,
    },
    /// A face-down card would lie on a face-up one.
    DownOnUp {
        /// The key of the layout or its row.
        key: String,
        /// The column.
        column: Column,
    },
    /// The layout and the reserves need more cards than there are.
    TooFewCards {
        /// Cards dealt to columns.
        layout: usize,
        /// Cards in reserves.
        reserves: u8,
        /// Cards there are.
        pack: usize,
    },
    /// Another program's layout takes another number of cards than the game's own.
    LayoutsDiffer {
        /// The key of the other layout.
        key: &'static str,
        /// How many cards the own layout takes.
        expected: usize,
        /// How many the other one takes.
        found: usize,
    },
    /// Cards are left over, and no way to deal them.
    StockNeverDealt {
        /// How many.
        cards: usize,
    },
    /// Rows are to be dealt, and no card is left over.
    NothingToDeal {
        /// The cards of the pack.
        cards: usize,
    },
    /// Two rows of columns, and an odd number of columns.
    UnevenRows {
        /// How many columns.
        columns: u8,
    },
    /// A rule about the lower row, and only one row.
    NoLowerRow,
    /// Runs are lifted, and their suit relation is not said.
    LiftNeedsSuit,
    /// A suit relation for a lift that has none.
    LiftHasNoSuit,
    /// Runs are lifted, and columns are built up as well as down.
    RunsOnlyDescend,
    /// Both collecting and foundations.
    TwoWaysToWin,
    /// Neither collecting nor foundations.
    NoWayToWin,
    /// Runs begin at any rank, but no king ever lies on an ace.
    AnyRankNeedsWrap,
    /// The pack cannot be divided into runs of alternating colours.
    NoAlternatingRuns {
        /// Black blocks of a deck.
        black: usize,
        /// Red blocks of a deck.
        red: usize,
    },
    /// Columns take no card at any time, though runs must be built on them or reserves emptied.
    ColumnsNeverOpen,
    /// Not a foundation for each block of a suit.
    TooFewFoundations {
        /// How many there are.
        count: u8,
        /// How many it takes.
        needed: usize,
    },
}

/// A text out of the file, in quotes, no longer than is needed to find it and without anything
/// that a terminal would obey.
pub(crate) fn short(text: &str) -> String {
    const LENGTH_MAX: usize = 40;
    let shown: String = text
        .chars()
        .take(LENGTH_MAX)
        .flat_map(char::escape_debug)
        .collect();
    let dots = if text.chars().nth(LENGTH_MAX).is_some() {
        "…"
    } else {
        ""
    };
    format!("`{shown}{dots}`")
}
