//! The lines of a proof, one for each position.

use std::fmt;
use std::str::FromStr;

use webspinner_rules::Move;

use crate::bound::Bound;

/// Why one position leads nowhere.
///
/// `17 2-4=18 5-3x2=4 d=19` says that position 17 has three legal moves, and to which positions
/// they lead; `18 stranded` that a bound applies to position 18.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// The number of the position, in the order in which they are first led to.
    pub(crate) position: u32,
    pub(crate) why: Why,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    Bound(Bound),
    /// All legal moves, in the order of [`Rules::legal_moves`](webspinner_rules::Rules), each with
    /// the position that it leads to.
    Moves(Vec<(Move, u32)>),
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.position)?;
        match &self.why {
            Why::Bound(bound) => write!(f, " {}", bound.word()),
            Why::Moves(moves) => moves
                .iter()
                .try_for_each(|(played, target)| write!(f, " {played}={target}")),
        }
    }
}

/// The error for a text that is not a line of a proof.
#[derive(Debug)]
pub(crate) struct NotALine;

impl FromStr for Line {
    type Err = NotALine;

    /// Reads what `Display` writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, NotALine> {
        let mut words = text.split(' ');
        let position = words.next().and_then(|word| word.parse().ok());
        let rest: Vec<&str> = words.collect();
        let bound = match rest[..] {
            [word] => Bound::from_word(word),
            _ => None,
        };
        let why = if let Some(bound) = bound {
            Why::Bound(bound)
        } else {
            let moves: Option<Vec<_>> = rest.into_iter().map(read_move).collect();
            Why::Moves(moves.ok_or(NotALine)?)
        };
        let line = Self {
            position: position.ok_or(NotALine)?,
            why,
        };
        // Numbers could have zeros in front, and moves be written in other ways.
        (line.to_string() == text).then_some(line).ok_or(NotALine)
    }
}

fn read_move(word: &str) -> Option<(Move, u32)> {
    let (played, target) = word.split_once('=')?;
    Some((played.parse().ok()?, target.parse().ok()?))
}
