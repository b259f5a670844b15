//! Reading the header of a record, and the rules text behind it.

use crate::deal::{DealTextError, Shuffle};
use crate::record::parse_error::{RecordError, RecordProblem};
use crate::record::seconds;
use crate::record::{Date, ExtraHeader, GameResult, Header, HeaderText, RulesText};
use crate::rules::GameId;
use crate::text::{LineColumn, Scanner, beginning};

/// A header line as it is written.
struct HeaderLine<'t> {
    name: &'t str,
    name_at: LineColumn,
    value: String,
    value_at: LineColumn,
}

/// The parts of a header read so far.
#[derive(Default)]
struct Fields {
    game: Option<GameId>,
    version: Option<u32>,
    deal: Option<Shuffle>,
    player: Option<HeaderText>,
    date: Option<Date>,
    result: Option<GameResult>,
    time_ms: Option<u64>,
    made: Option<u32>,
    undos: Option<u32>,
    hints: Option<u32>,
    solver: Option<bool>,
    advised: Option<bool>,
    no_undo: Option<bool>,
    extra: Vec<ExtraHeader>,
}

/// Reads the header lines and the lines of rules that begin a game.
pub(super) fn read_header(scanner: &mut Scanner<'_>) -> Result<Header, RecordError> {
    let mut known = Fields::default();
    if !scanner.rest().starts_with("[Game ") {
        return Err(RecordProblem::GameFirst.at(scanner.at()));
    }
    while scanner.peek() == Some('[') {
        if known.game.is_some() && scanner.rest().starts_with("[Game ") {
            break;
        }
        let line = read_line(scanner)?;
        known.put(&line)?;
    }
    let end = scanner.at();
    let rules = read_rules(scanner)?;
    known.finish(rules).map_err(|problem| problem.at(end))
}

/// Reads `[Name "value"]` and the end of the line.
fn read_line<'t>(scanner: &mut Scanner<'t>) -> Result<HeaderLine<'t>, RecordError> {
    let expect = |scanner: &mut Scanner<'_>, letter| {
        let at = scanner.at();
        scanner
            .eat(letter)
            .then_some(())
            .ok_or(RecordProblem::HeaderLine.at(at))
    };
    expect(scanner, '[')?;
    let name_at = scanner.at();
    let name = scanner.take_while(|letter| letter.is_ascii_alphanumeric());
    expect(scanner, ' ')?;
    expect(scanner, '"')?;
    let value_at = scanner.at();
    let value = read_value(scanner)?;
    expect(scanner, ']')?;
    scanner.skip_blanks();
    let line_end = scanner.at();
    if !scanner.eat_line_end() {
        return Err(RecordProblem::HeaderLine.at(line_end));
    }
    Ok(HeaderLine {
        name,
        name_at,
        value,
        value_at,
    })
}

/// Reads up to and with the closing quotation mark.
fn read_value(scanner: &mut Scanner<'_>) -> Result<String, RecordError> {
    let mut value = String::new();
    loop {
        let at = scanner.at();
        match scanner.peek() {
            None | Some('\n') => return Err(RecordProblem::HeaderLine.at(at)),
            Some('"') => {
                scanner.bump();
                return Ok(value);
            }
            Some('\\') => {
                scanner.bump();
                let escaped = scanner
                    .peek()
                    .filter(|&letter| letter == '"' || letter == '\\');
                value.push(escaped.ok_or_else(|| RecordProblem::HeaderEscape.at(at))?);
            }
            Some(letter) => value.push(letter),
        }
        scanner.bump();
    }
}

/// Reads the lines that begin with a bar.
fn read_rules(scanner: &mut Scanner<'_>) -> Result<Option<RulesText>, RecordError> {
    let start = scanner.at();
    let mut text = String::new();
    while scanner.eat('|') {
        let at = scanner.at();
        let line = scanner.take_line();
        let rules = line.strip_prefix(' ').or(line.is_empty().then_some(""));
        text.push_str(rules.ok_or_else(|| RecordProblem::RulesLine.at(at))?);
        text.push('\n');
        if text.len() > RulesText::BYTES_MAX {
            break;
        }
    }
    if text.is_empty() {
        return Ok(None);
    }
    RulesText::new(&text)
        .map(Some)
        .map_err(|refused| RecordProblem::Text(refused).at(start))
}

impl Fields {
    /// Notes what a line says.
    fn put(&mut self, line: &HeaderLine<'_>) -> Result<(), RecordError> {
        match line.name {
            "Game" => line.once("Game", &mut self.game, HeaderLine::game),
            "Version" => line.once("Version", &mut self.version, HeaderLine::number),
            "Deal" => line.once("Deal", &mut self.deal, HeaderLine::deal),
            "Player" => line.once("Player", &mut self.player, HeaderLine::text),
            "Date" => line.once("Date", &mut self.date, HeaderLine::date),
            "Result" => line.once("Result", &mut self.result, HeaderLine::result),
            "Time" => line.once("Time", &mut self.time_ms, HeaderLine::time),
            "Made" => line.once("Made", &mut self.made, HeaderLine::number),
            "Undos" => line.once("Undos", &mut self.undos, HeaderLine::number),
            "Hints" => line.once("Hints", &mut self.hints, HeaderLine::number),
            "Solver" => line.once("Solver", &mut self.solver, HeaderLine::yes_or_no),
            "Advised" => line.once("Advised", &mut self.advised, HeaderLine::yes_or_no),
            "NoUndo" => line.once("NoUndo", &mut self.no_undo, HeaderLine::yes_or_no),
            _ => self.put_extra(line),
        }
    }

    fn put_extra(&mut self, line: &HeaderLine<'_>) -> Result<(), RecordError> {
        if self.extra.len() == Header::EXTRA_MAX {
            return Err(RecordProblem::TooManyHeaders.at(line.name_at));
        }
        let value = line.text("")?;
        let extra = ExtraHeader::new(line.name, value);
        self.extra
            .push(extra.ok_or_else(|| RecordProblem::HeaderLine.at(line.name_at))?);
        Ok(())
    }

    fn finish(self, rules: Option<RulesText>) -> Result<Header, RecordProblem> {
        let missing = |name| RecordProblem::HeaderMissing { name };
        Ok(Header {
            game: self.game.ok_or(missing("Game"))?,
            version: self.version.ok_or(missing("Version"))?,
            rules,
            deal: self.deal.ok_or(missing("Deal"))?,
            player: self.player,
            date: self.date,
            result: self.result.unwrap_or_default(),
            time_ms: self.time_ms,
            made: self.made.unwrap_or(0),
            undos: self.undos.unwrap_or(0),
            hints: self.hints.unwrap_or(0),
            solver: self.solver.unwrap_or(false),
            advised: self.advised.unwrap_or(false),
            no_undo: self.no_undo.unwrap_or(false),
            extra: self.extra,
        })
    }
}

impl HeaderLine<'_> {
    /// Reads the value into its place, which must not be taken.
    fn once<T>(
        &self,
        name: &'static str,
        place: &mut Option<T>,
        read: impl Fn(&Self, &'static str) -> Result<T, RecordError>,
    ) -> Result<(), RecordError> {
        if place.is_some() {
            return Err(RecordProblem::HeaderTwice { name }.at(self.name_at));
        }
        *place = Some(read(self, name)?);
        Ok(())
    }

    fn wrong(&self, name: &'static str) -> RecordError {
        let found = beginning(&self.value);
        RecordProblem::Value { name, found }.at(self.value_at)
    }

    fn game(&self, name: &'static str) -> Result<GameId, RecordError> {
        GameId::new(&self.value).ok_or_else(|| self.wrong(name))
    }

    fn number(&self, name: &'static str) -> Result<u32, RecordError> {
        let digits = self.value.bytes().all(|byte| byte.is_ascii_digit());
        let number = self.value.parse().ok().filter(|_| digits);
        number.ok_or_else(|| self.wrong(name))
    }

    fn deal(&self, _name: &'static str) -> Result<Shuffle, RecordError> {
        self.value.parse().map_err(|error: DealTextError| {
            // Deals contain no escaped characters, so columns in the value and in the text agree.
            let column = self.value_at.column + error.at - 1;
            let line = self.value_at.line;
            RecordProblem::Deal(error.problem).at(LineColumn { line, column })
        })
    }

    fn text(&self, _name: &'static str) -> Result<HeaderText, RecordError> {
        let text = HeaderText::new(self.value.as_str());
        text.map_err(|refused| RecordProblem::Text(refused).at(self.value_at))
    }

    fn date(&self, _name: &'static str) -> Result<Date, RecordError> {
        let date = Date::new(&self.value);
        date.map_err(|refused| RecordProblem::Date(refused).at(self.value_at))
    }

    fn result(&self, name: &'static str) -> Result<GameResult, RecordError> {
        let result = GameResult::from_word(&self.value);
        result.ok_or_else(|| self.wrong(name))
    }

    fn time(&self, name: &'static str) -> Result<u64, RecordError> {
        let time_ms = seconds::read(&self.value);
        time_ms.ok_or_else(|| self.wrong(name))
    }

    fn yes_or_no(&self, name: &'static str) -> Result<bool, RecordError> {
        match self.value.as_str() {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(self.wrong(name)),
        }
    }
}
