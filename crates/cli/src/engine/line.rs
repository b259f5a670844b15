//! Lines of input, none of which can exhaust memory.

use std::io::{self, BufRead, Read as _};

/// The longest request, in bytes. A card list of ten decks takes under four thousand and a game's
/// text at most 64 KiB, so a mebibyte is room for any request that makes sense.
pub(super) const BYTES_MAX: usize = 1 << 20;

/// One line of input, without its end.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum InputLine<'b> {
    /// The whole line.
    Whole(&'b [u8]),
    /// A line longer than [`BYTES_MAX`]; it was skipped.
    TooLong,
}

/// The next line, kept in `buffer`; `None` at the end of the input. The last line need not end.
pub(super) fn next<'b>(
    mut input: &mut dyn BufRead,
    buffer: &'b mut Vec<u8>,
) -> io::Result<Option<InputLine<'b>>> {
    buffer.clear();
    // One byte more, for the end of the line.
    let limit = BYTES_MAX as u64 + 1;
    if (&mut input).take(limit).read_until(b'\n', buffer)? == 0 {
        return Ok(None);
    }
    if buffer.last() == Some(&b'\n') {
        buffer.pop();
    } else if buffer.len() > BYTES_MAX {
        input.skip_until(b'\n')?;
        return Ok(Some(InputLine::TooLong));
    }
    Ok(Some(InputLine::Whole(buffer)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lengths(mut input: &[u8]) -> Vec<Option<usize>> {
        let mut buffer = Vec::new();
        let mut lengths = Vec::new();
        while let Some(line) = next(&mut input, &mut buffer).expect("memory can be read") {
            lengths.push(match line {
                InputLine::Whole(line) => Some(line.len()),
                InputLine::TooLong => None,
            });
        }
        lengths
    }

    #[test]
    fn the_last_line_need_not_end() {
        assert_eq!(lengths(b""), []);
        assert_eq!(lengths(b"ab\n"), [Some(2)]);
        assert_eq!(lengths(b"ab\n\nc"), [Some(2), Some(0), Some(1)]);
    }

    #[test]
    fn a_line_that_is_too_long_is_read_past() {
        let line = |length: usize| [&vec![b' '; length][..], b"\n"].concat();
        let input = [line(BYTES_MAX), line(BYTES_MAX + 1), line(3)].concat();
        assert_eq!(lengths(&input), [Some(BYTES_MAX), None, Some(3)]);
        let unfinished = &line(3 * BYTES_MAX)[..3 * BYTES_MAX];
        assert_eq!(lengths(unfinished), [None]);
        assert_eq!(lengths(&unfinished[..BYTES_MAX]), [Some(BYTES_MAX)]);
    }
}
