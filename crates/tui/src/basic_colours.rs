//! Output for terminals that know no more than sixteen colours.

use std::io::{self, Write};

/// Passes output on, with every colour written in the oldest way.
///
/// The library that draws writes all colours as numbers from a table of 256, the first sixteen
/// included. A terminal without that table would read the parts of such a number as codes of their
/// own: blinking, bold.
pub(crate) struct BasicColours<W: Write> {
    output: W,
    /// What was written since the last flush. Sequences end before a flush.
    pending: Vec<u8>,
}

impl<W: Write> BasicColours<W> {
    pub(crate) fn new(output: W) -> Self {
        Self {
            output,
            pending: Vec::new(),
        }
    }
}

impl<W: Write> Write for BasicColours<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.pending.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let pending = std::mem::take(&mut self.pending);
        let mut rest = &pending[..];
        while let Some(start) = find(rest, b"\x1b[") {
            let (text, sequence) = rest.split_at(start + 2);
            let end = sequence
                .iter()
                .position(|byte| (0x40..=0x7e).contains(byte));
            let (parameters, after) = sequence.split_at(end.unwrap_or(sequence.len()));
            self.output.write_all(text)?;
            match std::str::from_utf8(parameters) {
                Ok(numbers) if after.starts_with(b"m") => {
                    self.output.write_all(basic(numbers).as_bytes())?;
                }
                _ => self.output.write_all(parameters)?,
            }
            rest = after;
        }
        self.output.write_all(rest)?;
        self.output.flush()
    }
}

fn find(text: &[u8], wanted: &[u8]) -> Option<usize> {
    text.windows(wanted.len()).position(|part| part == wanted)
}

/// The parameters of a style, with `38;5;9` written as `91`.
fn basic(parameters: &str) -> String {
    let mut numbers = parameters.split(';');
    let mut basic: Vec<String> = Vec::new();
    while let Some(number) = numbers.next() {
        let base = match number {
            "38" => Some(30),
            "48" => Some(40),
            _ => None,
        };
        let index = base.and_then(|_| {
            let mut ahead = numbers.clone();
            let is_index = ahead.next() == Some("5");
            let index: u8 = ahead.next()?.parse().ok()?;
            (is_index && index < 16).then_some(index)
        });
        match (base, index) {
            (Some(base), Some(index)) => {
                numbers.nth(1);
                // The bright half begins at 90 and 100.
                let code = base + index + if index < 8 { 0 } else { 60 - 8 };
                basic.push(code.to_string());
            }
            _ => basic.push(number.to_owned()),
        }
    }
    basic.join(";")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_written_in_the_oldest_way_and_nothing_else_changes() {
        let mut output = BasicColours::new(Vec::new());
        for part in [
            "\x1b[",
            "38;5;9",
            ";48;5;0",
            "m♥ 38;5;9\x1b[1",
            "m\x1b[2;5H\x1b[0mx",
        ] {
            output.write_all(part.as_bytes()).expect("memory");
        }
        assert!(output.output.is_empty());
        output.flush().expect("memory");
        let text = String::from_utf8(output.output).expect("text");
        assert_eq!(text, "\x1b[91;40m♥ 38;5;9\x1b[1m\x1b[2;5H\x1b[0mx");
    }

    #[test]
    fn other_styles_stay_as_they_are() {
        for parameters in ["", "1;4", "38;2;1;2;3", "38;5;200", "39;49"] {
            assert_eq!(basic(parameters), parameters);
        }
        assert_eq!(basic("1;48;5;7;38;5;8"), "1;47;90");
    }
}
