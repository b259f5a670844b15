//! What can be wrong with a game file.

use super::shape::Shape;
use super::wording::{cards_of, code_point, keys, listed, meant, number};
use crate::column::Column;
use crate::english;
use crate::text::short;

/// What is wrong. Keys are written with the tables around them, as `place.suit`; entries of a
/// list with their number, as `layout.2`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ProblemKind {
    /// The text is longer than any game file needs to be.
    #[error("the file has {bytes} bytes, but a game file may have at most {limit}")]
    TooLong {
        /// Its length.
        bytes: usize,
        /// The most allowed.
        limit: usize,
    },
    /// The text is not TOML.
    #[error("this is not a game file: {message}")]
    Syntax {
        /// What the TOML parser says, in English.
        message: String,
    },
    /// No game file has such a key there.
    #[error("{} is not a key of {}", short(key), keys(table, *suggestion, known))]
    UnknownKey {
        /// The key.
        key: String,
        /// The table it is in, empty for the file itself.
        table: String,
        /// What may have been meant.
        suggestion: Option<&'static str>,
        /// All keys of that table.
        known: Vec<&'static str>,
    },
    /// A key of the game itself is below the heading of a table.
    #[error(
        "`{key}` is a key of the game, not of `{table}`: write it above the first line in brackets"
    )]
    KeyBelowTable {
        /// The key.
        key: &'static str,
        /// The table.
        table: String,
    },
    /// A value of the wrong kind.
    #[error("`{key}` should be {expected}, not {found}")]
    WrongShape {
        /// The key.
        key: String,
        /// What it should hold.
        expected: Shape,
        /// What it holds.
        found: Shape,
    },
    /// A word that is not one of those a knob knows.
    #[error("`{key}` is {}, but must be one of {}{}",
        short(word), listed(known), meant(*suggestion))]
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
    #[error("`{key}` is missing")]
    Missing {
        /// The key.
        key: &'static str,
    },
    /// A number too small or too large.
    #[error("`{key}` is {}, but must be from {least} to {most}", number(*value))]
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
    #[error(
        "`{key}`: {} is not an id: write 1 to {length_max} lower-case letters, digits and \
         hyphens",
        short(id)
    )]
    BadId {
        /// The key.
        key: String,
        /// The text.
        id: String,
        /// The longest id, in characters.
        length_max: usize,
    },
    /// `inherits` names no built-in game.
    #[error("`inherits` names no built-in game: there is no {}{}",
        short(id), meant(suggestion.as_deref()))]
    UnknownGame {
        /// The name.
        id: String,
        /// What may have been meant.
        suggestion: Option<String>,
    },
    /// A text that cannot be shown: empty, too long, or with control characters.
    #[error(
        "`{key}` should be 1 to {length_max} characters on one line, without control \
         characters"
    )]
    BadText {
        /// The key.
        key: String,
        /// The longest such text, in characters.
        length_max: usize,
    },
    /// A text with a character that cannot be seen, or that changes how others look.
    #[error(
        "`{key}` contains the character {}, which cannot be seen or changes how others look",
        code_point(*character)
    )]
    Unseen {
        /// The key.
        key: String,
        /// The character.
        character: char,
    },
    /// No letter of a suit.
    #[error(
        "`suits`: `{letter}` is not a suit: write a letter of C, D, H and S for each block of one \
         deck"
    )]
    NotASuit {
        /// The letter.
        letter: char,
    },
    /// A deck without suits.
    #[error("`suits` is empty: write a letter of C, D, H and S for each block of one deck")]
    NoSuits,
    /// No letter of a rank that can be the highest.
    #[error("`highest` is {}, but must be one letter of 23456789TJQK", short(text))]
    NotAHighestRank {
        /// The text.
        text: String,
    },
    /// More cards than a game may have.
    #[error("{decks} × {blocks} × {ranks} make {cards} cards, but a game may have at most {limit}")]
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
    #[error(
        "`{key}`: {} is not a list of columns: write numbers and ranges, as in 1-4,7",
        short(text)
    )]
    BadColumnList {
        /// The key.
        key: String,
        /// What cannot be read.
        text: String,
    },
    /// A row of the layout goes to a column the game does not have.
    #[error("`{key}` deals to column {column}, but the game has {columns}")]
    NoSuchColumn {
        /// The row's key.
        key: String,
        /// The column.
        column: Column,
        /// How many there are.
        columns: u8,
    },
    /// The layout of the game that is inherited from has more columns.
    #[error(
        "the game has {columns} columns, but its layout is inherited from {game}, which has more: \
         write a `layout` of your own"
    )]
    InheritedLayout {
        /// The id of that game.
        game: String,
        /// How many columns there are.
        columns: u8,
    },
    /// One row of the layout deals to a column twice.
    #[error("`{key}` deals to column {column} twice in one row")]
    ColumnTwice {
        /// The row's key.
        key: String,
        /// The column.
        column: Column,
    },
    /// A row of the layout that deals nothing.
    #[error("`{key}` deals no card: give it `down`, `up` or both")]
    EmptyRow {
        /// The row's key.
        key: String,
    },
    /// A layout that deals nothing.
    #[error("`{key}` deals no card")]
    EmptyLayout {
        /// The layout's key.
        key: &'static str,
    },
    /// The end card of a column would lie face down.
    #[error("`{key}` leaves column {column} with a face-down card at its end")]
    EndsFaceDown {
        /// The layout's key.
        key: &'static str,
        /// The column.
        column: Column,
    },
    /// A face-down card would lie on a face-up one.
    #[error("`{key}` deals a face-down card to column {column}, on a face-up one")]
    DownOnUp {
        /// The key of the layout or its row.
        key: String,
        /// The column.
        column: Column,
    },
    /// The layout and the reserves need more cards than there are.
    #[error(
        "the layout deals {layout} cards and the reserves get {reserves}, but the pack has {pack}"
    )]
    TooFewCards {
        /// Cards dealt to columns.
        layout: usize,
        /// Cards in reserves.
        reserves: u8,
        /// Cards there are.
        pack: usize,
    },
    /// More reserve cards than reserves.
    #[error("`reserve-cards` is {cards}, but the game has {}", english::count_or_no(*reserves, "reserve"))]
    TooManyReserveCards {
        /// Cards for reserves.
        cards: u8,
        /// Reserves.
        reserves: u8,
    },
    /// Reserves that never hold a card.
    #[error(
        "with `reserve-cards = {cards}` there are reserves that never hold a card: write \
         `reserves-take = true`"
    )]
    ReservesStayEmpty {
        /// Cards for reserves, fewer than those.
        cards: u8,
    },
    /// No reserve to take cards.
    #[error("`reserves-take = true` needs `reserves`")]
    NoReservesToTake,
    /// Another program's layout takes another number of cards than the game's own.
    #[error("`{key}` deals {}, but the game's own layout deals {expected}", cards_of(*found))]
    LayoutsDiffer {
        /// The key of the other layout.
        key: &'static str,
        /// How many cards the own layout takes.
        expected: usize,
        /// How many the other one takes.
        found: usize,
    },
    /// Cards are left over, and no way to deal them.
    #[error("{} left for the stock, but `deal.rule = \"none\"` deals no rows", cards_of(*cards))]
    StockNeverDealt {
        /// How many.
        cards: usize,
    },
    /// Rows are to be dealt, and no card is left over.
    #[error(
        "the layout and the reserves take all {cards} cards, so there are no rows to deal: write \
         `deal.rule = \"none\"`"
    )]
    NothingToDeal {
        /// The cards of the pack.
        cards: usize,
    },
    /// Two rows of columns, and an odd number of columns.
    #[error("{columns} columns cannot lie in two rows of equal length")]
    UnevenRows {
        /// How many columns.
        columns: u8,
    },
    /// A rule about the lower row, and only one row.
    #[error("`foundations.only-from-below` needs `column-rows = 2`")]
    NoLowerRow,
    /// Runs are lifted, and their suit relation is not said.
    #[error("`lift.unit = \"run\"` needs `lift.suit`")]
    LiftNeedsSuit,
    /// A suit relation for a lift that has none.
    #[error("`lift.suit` is only for `lift.unit = \"run\"`")]
    LiftHasNoSuit,
    /// Runs are lifted, and columns are built up as well as down.
    #[error(
        "`place.step = \"up-or-down\"` does not go with `lift.unit = \"run\"`: lifted runs only \
         descend"
    )]
    RunsOnlyDescend,
    /// Both collecting and foundations.
    #[error("a game has either `collect` or `foundations`, not both")]
    TwoWaysToWin,
    /// Neither collecting nor foundations.
    #[error("the game cannot be won: give it `collect` or `foundations`")]
    NoWayToWin,
    /// Runs begin at any rank, but no king ever lies on an ace.
    #[error(
        "`collect.start = \"any-rank\"` needs `place.wrap = true`: otherwise no king goes on an ace"
    )]
    AnyRankNeedsWrap,
    /// Runs begin at any rank, and stay on the table.
    #[error("`collect.start = \"any-rank\"` does not go with `collect.mode = \"never\"`")]
    AnyRankMustLeave,
    /// The pack cannot be divided into runs of alternating colours.
    #[error(
        "runs of alternating colours need as many black as red suits in `suits`, and these have \
         {black} and {red}"
    )]
    NoAlternatingRuns {
        /// Black blocks of a deck.
        black: usize,
        /// Red blocks of a deck.
        red: usize,
    },
    /// Columns take no card at any time, though runs must be built on them or reserves emptied.
    #[error(
        "`place.open = \"never\"` does not go with `collect` or `reserves`: no card could ever be \
         placed"
    )]
    ColumnsNeverOpen,
    /// Not a foundation for each block of a suit.
    #[error("{count} foundations cannot take the {needed} suits of the pack")]
    TooFewFoundations {
        /// How many there are.
        count: u8,
        /// How many it takes.
        needed: usize,
    },
    /// Runs stay on the table, and there is not a column for each.
    #[error("`columns` is {columns}, but {runs} runs stay on the table, each in its own column")]
    TooFewColumns {
        /// How many there are.
        columns: u8,
        /// How many runs the pack makes.
        runs: usize,
    },
}
