//! Why something is no certificate.

use webspinner_rules::Move;

use crate::bound::Bound;

/// Why something is no certificate: what is wrong, and in which line.
///
/// It does not say that the position can be won, only that this is no proof that it is lost.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Refused {
    /// The line, counted from 1.
    pub line: u64,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What is wrong with a certificate.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Reason {
    /// It cannot be read; the text says why.
    #[error("it cannot be read any further: {0}")]
    Unreadable(String),
    /// It is something else.
    #[error("this is not a certificate; `webspinner solve --proof` writes one")]
    NotACertificate,
    /// It is of a later version of the format.
    #[error("it is written in a format that this version does not know; use a newer version")]
    Version,
    /// A line ends in two characters, as on Windows.
    #[error("this line ends with CR and LF, not LF alone; get the file again, unchanged")]
    LineEnds,
    /// The text ends too soon.
    #[error("the file ends in the middle; get it again from where it came from")]
    CutOff,
    /// There is text after the last line.
    #[error("there is something after the end of the proof")]
    More,
    /// A line is not written as the format says.
    #[error("this line is not as the format has it")]
    Form,
    /// The game is not known, or is named like a game that has other rules.
    #[error("there is no such game in this version, or the rules in the file are of another game")]
    Game,
    /// The text of the game is not one.
    #[error("the rules in the file cannot be played, or are not written as Webspinner writes them")]
    Rules,
    /// The position is not one of the game.
    #[error("this is no position of the game, or not written as Webspinner writes it")]
    Position,
    /// The position is not the deal.
    #[error("the position is not the deal that the file names")]
    Deal,
    /// A line is about another position than the one whose turn it is.
    #[error("position {expected} comes next")]
    Turn {
        /// The number of that position.
        expected: u32,
    },
    /// The proof leads to a position in which the game is won.
    #[error("position {position} is won")]
    Won {
        /// Its number.
        position: u32,
    },
    /// A bound is named that says nothing about the position.
    #[error("`{}` does not apply to position {position}", bound.word())]
    Bound {
        /// The bound.
        bound: Bound,
        /// The number of the position.
        position: u32,
    },
    /// A legal move is missing, or not in its place.
    #[error("position {position} has the legal move {missing}, which is missing here")]
    Missing {
        /// The number of the position.
        position: u32,
        /// The first move that is missing.
        missing: Move,
    },
    /// A move is not legal, or not in its place.
    #[error("{illegal} is no further legal move of position {position}")]
    Illegal {
        /// The number of the position.
        position: u32,
        /// The move.
        illegal: Move,
    },
    /// A move leads to another position than the one named.
    #[error("{played} leads from position {position} to another one than {target}")]
    Target {
        /// The number of the position.
        position: u32,
        /// The move.
        played: Move,
        /// The number of the position that the certificate gives.
        target: u32,
    },
    /// The proof ends although positions are left.
    #[error("the proof ends before it says why position {position} leads nowhere")]
    Open {
        /// The number of the first one of them.
        position: u32,
    },
    /// The last line has another number of positions.
    #[error("the proof has {positions} positions, and not the number given here")]
    Count {
        /// How many there are.
        positions: u64,
    },
    /// Checking takes more memory than allowed.
    #[error("checking it takes more memory than allowed; allow more with --memory")]
    Memory,
}
