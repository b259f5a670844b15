//! What can be wrong with the text of a record.

use crate::deal::DealTextProblem;
use crate::moves::Move;
use crate::record::{AddRefused, CommentRefused, Header, MoveTree, NotADate, TextRefused};
use crate::text::{LineColumn, MoveExpected};

/// The error for a text that is not a record: what is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {problem}")]
pub struct RecordError {
    /// Where the error starts.
    pub at: LineColumn,
    /// What it is.
    pub problem: RecordProblem,
}

/// What is wrong with the text of a record. Quoted words are cut short.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordProblem {
    /// The text is too long to be read.
    #[error("a file of games can have at most {bytes_max} bytes")]
    TextTooLong {
        /// How long it may be.
        bytes_max: usize,
    },
    /// Too many games in one text.
    #[error("a file can hold at most {games_max} games")]
    TooManyGames {
        /// How many there may be.
        games_max: usize,
    },
    /// Too many moves in all games together.
    #[error("a file can hold at most {moves_max} moves")]
    TooManyMoves {
        /// How many there may be.
        moves_max: usize,
    },
    /// No game in a text that should hold one.
    #[error("expected a game, but found none")]
    NoGame,
    /// More than one game in a text that should hold one.
    #[error("expected one game, but another begins here")]
    AnotherGame,
    /// Something else where a game should begin.
    #[error("expected the line `[Game \"...\"]` that begins a game")]
    GameFirst,
    /// A line that is not a header line.
    #[error("expected a header line, such as `[Deal \"ms:14934\"]`")]
    HeaderLine,
    /// An unknown escape sequence.
    #[error("expected `\\\"` or `\\\\`, the only escapes in a header line")]
    HeaderEscape,
    /// A header line that occurs twice.
    #[error("the header has a second `{name}` line")]
    HeaderTwice {
        /// Its name.
        name: &'static str,
    },
    /// A header line that must be there.
    #[error(
        "the line `[{name} \"...\"]` is missing: a game begins with the lines \
         `[Game \"...\"]`, `[Version \"...\"]` and `[Deal \"...\"]`"
    )]
    HeaderMissing {
        /// Its name.
        name: &'static str,
    },
    /// Too many unknown header lines.
    #[error(
        "a header can have at most {} lines from other programs",
        Header::EXTRA_MAX
    )]
    TooManyHeaders,
    /// A header line with the wrong kind of value.
    #[error("`{name}` is {}, not {found:?}", value(name))]
    Value {
        /// Its name.
        name: &'static str,
        /// What it is.
        found: String,
    },
    /// Not a deal.
    #[error("{0}")]
    Deal(DealTextProblem),
    /// Not a date.
    #[error("{0}")]
    Date(NotADate),
    /// A text that is not allowed in a record.
    #[error("{0}")]
    Text(TextRefused),
    /// A line of the rules does not have a blank after its bar.
    #[error("expected a space between `|` and the rules")]
    RulesLine,
    /// A misspelt move.
    #[error("{0}")]
    Move(MoveExpected),
    /// A move with the wrong number.
    #[error("this is move {expected} of its line, not {found}")]
    MoveNumber {
        /// The right number.
        expected: usize,
        /// The number written.
        found: String,
    },
    /// A misspelt time.
    #[error("expected seconds with at most three decimals, such as 12.345")]
    Time,
    /// Two lines that begin with the same move at the same place.
    #[error("{played} already begins another line here")]
    MoveTwice {
        /// The move.
        played: Move,
    },
    /// A limit of the move tree is reached.
    #[error("{0}")]
    Tree(AddRefused),
    /// A comment that is not closed.
    #[error("this comment does not end with `}}`")]
    CommentOpen,
    /// An unknown escape sequence.
    #[error("expected `\\}}` or `\\\\`, the only escapes in a comment")]
    CommentEscape,
    /// A comment that is too long.
    #[error("{0}")]
    Comment(CommentRefused),
    /// A variation without a move before it that it could replace.
    #[error("a variation must follow the move that it replaces")]
    NothingToReplace,
    /// A variation without a move.
    #[error("expected the first move of a variation")]
    VariationEmpty,
    /// A variation that is not closed.
    #[error("this variation does not end with `)`")]
    VariationOpen,
    /// A closing parenthesis without an opening one.
    #[error("this `)` does not end a variation")]
    VariationNotOpen,
    /// A second star; only one can mark where the player stands.
    #[error("`*` marks the current position and may occur only once")]
    SecondStar,
}

impl RecordProblem {
    pub(super) fn at(self, at: LineColumn) -> RecordError {
        RecordError { at, problem: self }
    }

    pub(super) fn added(refused: AddRefused, played: Move) -> Self {
        match refused {
            AddRefused::Duplicate => Self::MoveTwice { played },
            limit => Self::Tree(limit),
        }
    }

    /// The comment in a text may have twice the length, as every letter may be escaped.
    pub(super) const COMMENT_TEXT_MAX: usize = 2 * MoveTree::COMMENT_BYTES_MAX;
}

/// What a header line of this name may hold.
fn value(name: &str) -> &'static str {
    match name {
        "Game" => "a game id of lower-case letters, digits and hyphens",
        "Result" => "`won`, `lost` or `unfinished`",
        "Solver" | "Advised" => "`yes` or `no`",
        "Time" => "a number of seconds with at most three decimals",
        _ => "a whole number below 4294967296",
    }
}
