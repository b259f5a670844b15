//! Reading the moves of a record.

use crate::moves::Move;
use crate::record::parse_error::{RecordError, RecordProblem};
use crate::record::{CommentRefused, MoveTree, NodeId, Records, seconds};
use crate::text::{LineColumn, Scanner, beginning};

/// A line that is being read: the main line or a variation.
struct OpenLine {
    /// The last node, or where the line branches off.
    node: NodeId,
    /// Whether it has a move yet.
    begun: bool,
    /// Where its parenthesis is; `None` for the main line.
    opened: Option<LineColumn>,
}

/// Reads moves up to a line that begins with `[`, or the end.
pub(super) fn read_moves(
    scanner: &mut Scanner<'_>,
    moves_left: &mut usize,
) -> Result<MoveTree, RecordError> {
    let main_line = OpenLine {
        node: NodeId::START,
        begun: false,
        opened: None,
    };
    let mut reader = Reader {
        scanner,
        moves_left,
        tree: MoveTree::new(),
        line: main_line,
        outer: Vec::new(),
        star: None,
    };
    loop {
        reader.scanner.skip_white();
        match reader.scanner.peek() {
            None => return reader.finish(),
            Some('[') if reader.scanner.at().column == 1 => return reader.finish(),
            Some(letter) => reader.read_item(letter)?,
        }
    }
}

struct Reader<'s, 't> {
    scanner: &'s mut Scanner<'t>,
    moves_left: &'s mut usize,
    tree: MoveTree,
    line: OpenLine,
    /// The lines around it, the main line first. Each variation follows a move, so there are no
    /// more of them than moves.
    outer: Vec<OpenLine>,
    star: Option<NodeId>,
}

impl Reader<'_, '_> {
    fn read_item(&mut self, letter: char) -> Result<(), RecordError> {
        let at = self.scanner.at();
        match letter {
            '(' => self.open(at),
            ')' => self.close(at),
            '{' => self.read_comment(at),
            '*' => self.read_star(at),
            _ => self.read_move(),
        }
    }

    fn open(&mut self, at: LineColumn) -> Result<(), RecordError> {
        self.scanner.bump();
        let branch = self.tree.parent(self.line.node).filter(|_| self.line.begun);
        let node = branch.ok_or_else(|| RecordProblem::NothingToReplace.at(at))?;
        let variation = OpenLine {
            node,
            begun: false,
            opened: Some(at),
        };
        self.outer
            .push(std::mem::replace(&mut self.line, variation));
        Ok(())
    }

    fn close(&mut self, at: LineColumn) -> Result<(), RecordError> {
        self.scanner.bump();
        let outer = self
            .outer
            .pop()
            .ok_or_else(|| RecordProblem::VariationNotOpen.at(at))?;
        let variation = std::mem::replace(&mut self.line, outer);
        if variation.begun {
            Ok(())
        } else {
            Err(RecordProblem::VariationEmpty.at(at))
        }
    }

    /// The node that a comment or a star behind what was read belongs to.
    fn last_node(&self, at: LineColumn) -> Result<NodeId, RecordError> {
        if self.line.begun || self.line.opened.is_none() {
            Ok(self.line.node)
        } else {
            Err(RecordProblem::VariationEmpty.at(at))
        }
    }

    fn read_star(&mut self, at: LineColumn) -> Result<(), RecordError> {
        self.scanner.bump();
        let node = self.last_node(at)?;
        match self.star.replace(node) {
            None => Ok(()),
            Some(_) => Err(RecordProblem::SecondStar.at(at)),
        }
    }

    fn read_comment(&mut self, at: LineColumn) -> Result<(), RecordError> {
        let node = self.last_node(at)?;
        let inside = self.comment_text(at)?;
        if inside.trim().is_empty() {
            return Ok(());
        }
        let comment = match self.tree.comment(node) {
            Some(before) => format!("{before} {inside}"),
            None => inside,
        };
        let set = self.tree.set_comment(node, &comment);
        set.map_err(|refused| RecordProblem::Comment(refused).at(at))
    }

    fn comment_text(&mut self, at: LineColumn) -> Result<String, RecordError> {
        let before = self.scanner.clone();
        self.scanner.bump();
        let mut text = String::new();
        while text.len() <= RecordProblem::COMMENT_TEXT_MAX {
            let letter_at = self.scanner.at();
            match self.scanner.bump() {
                None => {
                    // What follows may hold more games, so it is searched for them.
                    *self.scanner = before;
                    return Err(RecordProblem::CommentOpen.at(at));
                }
                Some('}') => return Ok(text),
                Some('\\') => {
                    let escaped = self.scanner.bump().filter(|&letter| "}\\".contains(letter));
                    text.push(escaped.ok_or_else(|| RecordProblem::CommentEscape.at(letter_at))?);
                }
                Some(letter) => text.push(letter),
            }
        }
        *self.scanner = before;
        Err(RecordProblem::Comment(CommentRefused::TooLong).at(at))
    }

    fn read_move(&mut self) -> Result<(), RecordError> {
        self.read_number()?;
        let at = self.scanner.at();
        let word = self
            .scanner
            .take_while(|letter| !ends_word(letter) && letter != '@');
        let played: Move = word.parse().map_err(|error: crate::text::MoveTextError| {
            let column = at.column + error.at - 1;
            RecordProblem::Move(error.expected).at(LineColumn { column, ..at })
        })?;
        let time_ms = if self.scanner.eat('@') {
            Some(self.read_time()?)
        } else {
            None
        };
        let left = self.moves_left.checked_sub(1);
        let moves_max = Records::MOVES_MAX;
        *self.moves_left = left.ok_or_else(|| RecordProblem::TooManyMoves { moves_max }.at(at))?;
        let added = self.tree.add(self.line.node, played, time_ms);
        self.line.node = added.map_err(|refused| RecordProblem::added(refused, played).at(at))?;
        self.line.begun = true;
        Ok(())
    }

    fn read_time(&mut self) -> Result<u64, RecordError> {
        let at = self.scanner.at();
        let word = self.scanner.take_while(|letter| !ends_word(letter));
        seconds::read(word).ok_or_else(|| RecordProblem::Time.at(at))
    }

    /// Reads the number of a move, if there is one.
    fn read_number(&mut self) -> Result<(), RecordError> {
        let (before, at) = (self.scanner.clone(), self.scanner.at());
        let digits = self.scanner.take_while(|letter| letter.is_ascii_digit());
        if digits.is_empty() || !self.scanner.eat('.') {
            *self.scanner = before;
            return Ok(());
        }
        self.scanner.skip_white();
        let expected = self.tree.depth(self.line.node) + 1;
        if digits.parse() == Ok(expected) {
            return Ok(());
        }
        let found = beginning(digits);
        Err(RecordProblem::MoveNumber { expected, found }.at(at))
    }

    fn finish(mut self) -> Result<MoveTree, RecordError> {
        if let Some(opened) = self.line.opened {
            return Err(RecordProblem::VariationOpen.at(opened));
        }
        self.tree.go_to(self.star.unwrap_or(self.line.node));
        Ok(self.tree)
    }
}

/// Whether a move with its time ends before this letter.
fn ends_word(letter: char) -> bool {
    letter.is_ascii_whitespace() || matches!(letter, '(' | ')' | '{' | '}' | '[' | ']' | '*')
}
