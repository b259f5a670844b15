//! Reading records.

use std::str::FromStr;

use crate::record::Record;
use crate::record::parse_error::{RecordError, RecordProblem};
use crate::record::parse_header::read_header;
use crate::record::parse_moves::read_moves;
use crate::text::Scanner;

/// Reads the games of a text one after another.
///
/// A game that cannot be read gives an error; reading goes on with the next line that begins a
/// game. When a limit of the whole text is reached, its error is the last item.
///
/// ```
/// use webspinner_rules::record::Records;
///
/// let text = r#"
/// [Game "spider"]
/// [Version "1"]
/// [Deal "ms:14934"]
///
/// 1. 4-9 2. d
///
/// [Game "spider"]
/// [Version "one"]
/// "#;
/// let games: Vec<_> = Records::new(text).collect();
/// assert_eq!(games[0].as_ref().unwrap().tree.len(), 2);
/// assert!(games[1].as_ref().unwrap_err().to_string().starts_with("line 9, column 11:"));
/// ```
#[derive(Clone)]
pub struct Records<'t> {
    scanner: Scanner<'t>,
    games: usize,
    moves_left: usize,
    ended: bool,
    bytes: usize,
}

impl<'t> Records<'t> {
    /// The longest text, in bytes. Every single record fits.
    pub const BYTES_MAX: usize = 256 * 1024 * 1024;
    /// The most games in one text.
    pub const GAMES_MAX: usize = 1_000_000;
    /// The most moves of all games together, variations included.
    pub const MOVES_MAX: usize = 20_000_000;

    /// The games of this text.
    #[must_use]
    pub fn new(text: &'t str) -> Self {
        Self {
            scanner: Scanner::new(text),
            games: 0,
            moves_left: Self::MOVES_MAX,
            ended: false,
            bytes: text.len(),
        }
    }

    fn check_limits(&self) -> Result<(), RecordProblem> {
        let (bytes_max, games_max) = (Self::BYTES_MAX, Self::GAMES_MAX);
        if self.bytes > bytes_max {
            Err(RecordProblem::TextTooLong { bytes_max })
        } else if self.games == games_max {
            Err(RecordProblem::TooManyGames { games_max })
        } else {
            Ok(())
        }
    }

    fn read_game(&mut self) -> Result<Record, RecordError> {
        let header = read_header(&mut self.scanner)?;
        let tree = read_moves(&mut self.scanner, &mut self.moves_left)?;
        Ok(Record { header, tree })
    }

    /// Goes on to the next line behind `line` that begins a game.
    fn skip_to_game(&mut self, line: usize) {
        let begins = |scanner: &Scanner<'_>| {
            let at = scanner.at();
            at.column == 1 && at.line > line && scanner.rest().starts_with("[Game ")
        };
        while !self.scanner.rest().is_empty() && !begins(&self.scanner) {
            self.scanner.take_line();
        }
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.scanner.skip_white();
        if self.ended || self.scanner.rest().is_empty() {
            return None;
        }
        let start = self.scanner.at();
        if let Err(problem) = self.check_limits() {
            self.ended = true;
            return Some(Err(problem.at(start)));
        }
        self.games += 1;
        let game = self.read_game();
        if let Err(error) = &game {
            self.ended = matches!(error.problem, RecordProblem::TooManyMoves { .. });
            self.skip_to_game(start.line);
        }
        Some(game)
    }
}

impl FromStr for Record {
    type Err = RecordError;

    /// Reads a text of exactly one game.
    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut records = Records::new(text);
        let Some(record) = records.next().transpose()? else {
            return Err(RecordProblem::NoGame.at(records.scanner.at()));
        };
        records.scanner.skip_white();
        let at = records.scanner.at();
        match records.scanner.rest() {
            "" => Ok(record),
            rest if rest.starts_with("[Game ") => Err(RecordProblem::AnotherGame.at(at)),
            _ => Err(RecordProblem::GameFirst.at(at)),
        }
    }
}
