//! What can be wrong with the text of a record.

use crate::deal::DealTextProblem;
use crate::moves::Move;
use crate::record::{AddRefused, CommentRefused, MoveTree, NotADate, TextRefused};
use crate::text::{LineColumn, MoveExpected};

/// A text that is no record: what is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Where the trouble starts.
    pub at: LineColumn,
    /// What it is.
    pub problem: RecordProblem,
}

/// What is wrong with the text of a record. Quoted words are cut to their first characters.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordProblem {
    /// The text is too long to be read.
    TextTooLong {
        /// How long it may be.
        bytes_max: usize,
    },
    /// Too many games in one text.
    TooManyGames {
        /// How many there may be.
        games_max: usize,
    },
    /// Too many moves in all games together.
    TooManyMoves {
        /// How many there may be.
        moves_max: usize,
    },
    /// A text for one game holds none.
    NoGame,
    /// A text for one game holds more.
    AnotherGame,
    /// A game begins otherwise.
    GameFirst,
    /// A line is no header line.
    HeaderLine,
    /// An escape that has no meaning.
    HeaderEscape,
    /// A header line that occurs twice.
    HeaderTwice {
        /// Its name.
        name: &'static str,
    },
    /// A header line that must be there.
    HeaderMissing {
        /// Its name.
        name: &'static str,
    },
    /// Too many header lines that are not known.
    TooManyHeaders,
    /// A header line has another kind of value.
    Value {
        /// Its name.
        name: &'static str,
        /// What it is.
        found: String,
    },
    /// A deal that is none.
    Deal(DealTextProblem),
    /// A date that is none.
    Date(NotADate),
    /// A text that cannot stand in a record.
    Text(TextRefused),
    /// A line of the rules does not have a blank after its bar.
    RulesLine,
    /// A move is misspelt.
    Move(MoveExpected),
    /// A move has the wrong number.
    MoveNumber {
        /// The right number.
        expected: usize,
        /// The number written.
        found: String,
    },
    /// A time is misspelt.
    Time,
    /// A move stands twice where a line begins.
    Known {
        /// The move.
        played: Move,
    },
    /// A limit of the tree of moves is reached.
    Tree(AddRefused),
    /// A comment is not closed.
    CommentOpen,
    /// An escape that has no meaning.
    CommentEscape,
    /// A comment is too long.
    Comment(CommentRefused),
    /// A variation where no move stands that it could replace.
    NothingToReplace,
    /// A variation without a move.
    VariationEmpty,
    /// A variation is not closed.
    VariationOpen,
    /// A closing parenthesis without an opening one.
    VariationNotOpen,
    /// A second mark of the player's place.
    SecondStar,
}

impl RecordProblem {
    pub(super) fn at(self, at: LineColumn) -> RecordError {
        RecordError { at, problem: self }
    }

    /// A hostile text may be long: only its beginning is repeated.
    pub(super) fn quote(word: &str) -> String {
        word.chars().take(20).collect()
    }

    pub(super) fn added(refused: AddRefused, played: Move) -> Self {
        match refused {
            AddRefused::Known => Self::Known { played },
            limit => Self::Tree(limit),
        }
    }

    /// The comment in a text may have twice the length, as every letter may be escaped.
    pub(super) const COMMENT_TEXT_MAX: usize = 2 * MoveTree::COMMENT_BYTES_MAX;
}
