//! Moves as people type them: `4-9`, `4-9x3`, `3-f2`, `r1-4`, `4-r1`, `c3`, `d`.

use std::fmt;
use std::str::FromStr;

use crate::column::{Column, Slot};
use crate::moves::Move;

/// The error for a text that is not a move: where it stops being one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{expected} (at character {at})")]
pub struct MoveTextError {
    /// The first character that does not belong, counted from 1.
    pub at: usize,
    /// What was expected there.
    pub expected: MoveExpected,
}

/// What can come next in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveExpected {
    /// The beginning of a move.
    #[error("expected a move, such as 4-9, 4-9x3, d, c3, 3-f2, r1-4 or 4-r1")]
    Move,
    /// The dash between two places.
    #[error("expected `-` and where the cards go")]
    Dash,
    /// A column to go to.
    #[error("expected the number of a column")]
    Column,
    /// A column, foundation or reserve to go to.
    #[error("expected the number of a column, or `f` or `r` and that of a foundation or reserve")]
    Target,
    /// The number of a foundation.
    #[error("expected the number of a foundation")]
    Foundation,
    /// The number of a reserve.
    #[error("expected the number of a reserve")]
    Reserve,
    /// A number of cards.
    #[error(
        "expected a number of cards from 1 to {} after `x`, as in 4-9x3",
        u16::MAX
    )]
    Count,
    /// Nothing more.
    #[error("expected the end of the move")]
    End,
    /// Nothing more, or how many cards.
    #[error("expected `x` and a number of cards, as in 4-9x3, or the end of the move")]
    CountOrEnd,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shift { from, to, count: 1 } => write!(f, "{from}-{to}"),
            Self::Shift { from, to, count } => write!(f, "{from}-{to}x{count}"),
            Self::ToFoundation { from, slot } => write!(f, "{from}-f{slot}"),
            Self::FromReserve { slot, to } => write!(f, "r{slot}-{to}"),
            Self::ToReserve { from, slot } => write!(f, "{from}-r{slot}"),
            Self::Collect { from } => write!(f, "c{from}"),
            Self::Deal => f.write_str("d"),
        }
    }
}

impl FromStr for Move {
    type Err = MoveTextError;

    /// Reads what `Display` writes; letters in either case, `x1` too.
    ///
    /// ```
    /// use webspinner_rules::Move;
    ///
    /// let played: Move = "4-9x3".parse()?;
    /// assert_eq!(played.to_string(), "4-9x3");
    /// let error = "4-".parse::<Move>().unwrap_err();
    /// assert_eq!(error.at, 3);
    /// # Ok::<(), webspinner_rules::text::MoveTextError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, MoveTextError> {
        let mut reader = Reader {
            text: text.as_bytes(),
            at: 0,
        };
        let (read, next) = reader.read_move()?;
        if reader.at == text.len() {
            Ok(read)
        } else {
            Err(reader.expected(next))
        }
    }
}

struct Reader<'t> {
    text: &'t [u8],
    /// All before it is ASCII, so it counts characters too.
    at: usize,
}

impl Reader<'_> {
    /// A move, and what could have gone on after it.
    fn read_move(&mut self) -> Result<(Move, MoveExpected), MoveTextError> {
        let read = if self.eat(b'd') {
            Move::Deal
        } else if self.eat(b'c') {
            let from = self.column(MoveExpected::Column)?;
            Move::Collect { from }
        } else if self.eat(b'r') {
            let slot = self.slot(MoveExpected::Reserve)?;
            self.dash()?;
            let to = self.column(MoveExpected::Column)?;
            Move::FromReserve { slot, to }
        } else {
            return self.column_move();
        };
        Ok((read, MoveExpected::End))
    }

    /// A move that begins with the number of a column.
    fn column_move(&mut self) -> Result<(Move, MoveExpected), MoveTextError> {
        let from = self.column(MoveExpected::Move)?;
        self.dash()?;
        if self.eat(b'f') {
            let slot = self.slot(MoveExpected::Foundation)?;
            return Ok((Move::ToFoundation { from, slot }, MoveExpected::End));
        }
        if self.eat(b'r') {
            let slot = self.slot(MoveExpected::Reserve)?;
            return Ok((Move::ToReserve { from, slot }, MoveExpected::End));
        }
        let to = self.column(MoveExpected::Target)?;
        if self.eat(b'x') {
            let count = self.number(MoveExpected::Count)?;
            return Ok((Move::Shift { from, to, count }, MoveExpected::End));
        }
        let count = 1;
        Ok((Move::Shift { from, to, count }, MoveExpected::CountOrEnd))
    }

    fn expected(&self, expected: MoveExpected) -> MoveTextError {
        MoveTextError {
            at: self.at + 1,
            expected,
        }
    }

    fn eat(&mut self, letter: u8) -> bool {
        let found = self
            .text
            .get(self.at)
            .is_some_and(|byte| byte.eq_ignore_ascii_case(&letter));
        self.at += usize::from(found);
        found
    }

    fn dash(&mut self) -> Result<(), MoveTextError> {
        if self.eat(b'-') {
            Ok(())
        } else {
            Err(self.expected(MoveExpected::Dash))
        }
    }

    fn column(&mut self, expected: MoveExpected) -> Result<Column, MoveTextError> {
        let refusal = self.expected(expected);
        Column::new(self.number(expected)?).ok_or(refusal)
    }

    fn slot(&mut self, expected: MoveExpected) -> Result<Slot, MoveTextError> {
        let refusal = self.expected(expected);
        Slot::new(self.number(expected)?).ok_or(refusal)
    }

    /// A number from 1, without leading zeros; the reader stays in front of anything else.
    fn number<T: TryFrom<u32>>(&mut self, expected: MoveExpected) -> Result<T, MoveTextError> {
        let rest = &self.text[self.at..];
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = std::str::from_utf8(&rest[..digits])
            .ok()
            .and_then(|text| text.parse().ok());
        let number = number
            .filter(|_| rest[0] != b'0')
            .and_then(|number: u32| T::try_from(number).ok());
        let number = number.ok_or_else(|| self.expected(expected))?;
        self.at += digits;
        Ok(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_move_reads_back_from_its_text() {
        let (from, to, slot) = (Column::at(3), Column::at(8), Slot::at(1));
        for (played, text) in [
            (Move::Shift { from, to, count: 1 }, "4-9"),
            (
                Move::Shift {
                    from,
                    to,
                    count: 13,
                },
                "4-9x13",
            ),
            (Move::ToFoundation { from, slot }, "4-f2"),
            (Move::FromReserve { slot, to }, "r2-9"),
            (Move::ToReserve { from, slot }, "4-r2"),
            (Move::Collect { from }, "c4"),
            (Move::Deal, "d"),
        ] {
            assert_eq!(played.to_string(), text);
            assert_eq!(text.parse(), Ok(played));
            assert_eq!(text.to_ascii_uppercase().parse(), Ok(played));
        }
        assert_eq!("4-9x1".parse(), Ok(Move::Shift { from, to, count: 1 }));
    }

    #[test]
    fn errors_point_at_the_first_letter_that_does_not_belong() {
        let shown = |text: &str| match text.parse::<Move>() {
            Ok(played) => format!("{text:8} {played:?}"),
            Err(error) => format!("{text:8} {error}"),
        };
        let texts = [
            "",
            "x",
            "0-1",
            "4",
            "4-",
            "4_9",
            "4-é",
            "4-256",
            "4-09",
            "4-9x",
            "4-9x0",
            "4-9x65536",
            "4-9y",
            "4-9x3 ",
            "3-f",
            "3-f0",
            "3-f2x",
            "r",
            "r1",
            "r1-f2",
            "r1-4x1",
            "r1-r2",
            "3-r",
            "3-r0",
            "3-r2x1",
            "c",
            "c3-4",
            "deal",
            "+1-2",
            "99999999999999999999-1",
        ];
        insta::assert_snapshot!(texts.map(shown).join("\n"));
    }
}
