//! Reading position pictures.

use std::collections::BTreeMap;

use crate::card::{Card, NotACard};
use crate::column::{Column, Slot};
use crate::knowledge::Knowledge;
use crate::position::Position;
use crate::rules::Rules;
use crate::text::picture_words::{Word, face_up, read_cards, read_open_cards, words};
use crate::text::position_error::{DraftLocation, DraftPile, PositionError, PositionProblem};
use crate::text::{KnowledgeDraft, LineColumn, Scanner, Shown, TableCard, short};

/// The error for a text that is not a picture of a position: what is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {problem}")]
pub struct PictureError {
    /// Where the error starts; the end of the text if cards are missing.
    pub at: LineColumn,
    /// What it is.
    pub problem: PictureProblem,
}

/// What is wrong with a picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PictureProblem {
    /// The text is too long to be read.
    #[error("a picture can have at most {bytes_max} bytes")]
    TooLong {
        /// How long it may be.
        bytes_max: usize,
    },
    /// No pile is shown.
    #[error("a picture must show at least one pile")]
    Empty,
    /// A line that begins with something else than a pile.
    #[error(
        "expected a column number, `stock`, `reserves`, `foundations` or `collected`, and a colon"
    )]
    Label,
    /// A column that the game does not have.
    #[error("{}", columns_of_the_game(*columns))]
    NoSuchColumn {
        /// How many it has.
        columns: u8,
    },
    /// A second line for the same pile.
    #[error("a second line {}", short(label))]
    Twice {
        /// How the line begins.
        label: String,
    },
    /// Letters that are not a card.
    #[error("{0}")]
    Card(NotACard),
    /// A card that is not known.
    #[error("`##` is an unknown card, but a position must name every card, as in #7D")]
    Unknown,
    /// A card that is not known where all cards lie open.
    #[error("only cards in columns and in the stock can be unknown")]
    UnknownOpen,
    /// A face-down card elsewhere than in a column.
    #[error("only cards in columns can be face down")]
    FaceDown,
    /// Not a range.
    #[error("expected cards of one suit in a range, such as KS-9S")]
    Range,
    /// A vacancy beside cards.
    #[error(
        "`--` must stand alone: it means an empty column, an empty stock or a played reserve card"
    )]
    Vacancy,
    /// A range where one card lies.
    #[error("a reserve holds one card or `--`")]
    Reserve,
    /// A foundation without brackets.
    #[error("expected `[`, the cards of a foundation and `]`")]
    Foundation,
    /// The draft that it shows is not a position.
    #[error("{0}")]
    Position(PositionProblem),
}

fn columns_of_the_game(columns: u8) -> String {
    match columns {
        1 => "the only column of the game is 1".to_owned(),
        columns => format!("the columns of the game are 1 to {columns}"),
    }
}

impl PictureProblem {
    pub(super) fn at(self, at: LineColumn) -> PictureError {
        PictureError { at, problem: self }
    }
}

impl Rules {
    /// The longest picture that is read, in bytes: ten times what the largest game needs.
    pub const PICTURE_BYTES_MAX: usize = 64 * 1024;

    /// Reads a picture of a position of this game.
    ///
    /// Columns without a line are empty, and so is the stock. Where the line of collected runs
    /// is left out they are found as [`Rules::position`] finds them, so that a picture shortly
    /// before the end of a game is a short one.
    ///
    /// # Errors
    /// If the text is not a picture, or does not show a position of the game.
    pub fn parse_picture(&self, text: &str) -> Result<Position, PictureError> {
        let picture = Picture::read(self, text)?;
        let Some(draft) = picture.draft.fill([]) else {
            return Err(PictureProblem::Unknown.at(picture.unknown_at.unwrap_or(picture.end)));
        };
        let position = self.position(&draft);
        position.map_err(|error| picture.place(error))
    }

    /// Reads a picture of what a player knows, with `##` for each card that was never seen.
    ///
    /// It is read as [`Rules::parse_picture`] reads a position. Where it has unseen cards and no
    /// line of collected runs, there are none.
    ///
    /// ```
    /// use webspinner_rules::deal::DealId;
    /// use webspinner_rules::Game;
    ///
    /// let game = "spider:ms:1".parse::<DealId>()?.deal()?;
    /// let picture = game.view().picture();
    /// assert_eq!(game.rules().parse_knowledge(&picture)?, game.view().knowledge());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the text is not a picture, or does not show what a player can know of the game.
    pub fn parse_knowledge(&self, text: &str) -> Result<Knowledge, PictureError> {
        let picture = Picture::read(self, text)?;
        let knowledge = self.knowledge(&picture.draft);
        knowledge.map_err(|error| picture.place(error))
    }
}

/// A picture that is being read.
struct Picture<'r> {
    rules: &'r Rules,
    draft: KnowledgeDraft,
    /// Where the first unknown card is.
    unknown_at: Option<LineColumn>,
    /// Where each card is.
    locations: BTreeMap<DraftLocation, LineColumn>,
    /// The labels that have been read.
    labels: Vec<String>,
    /// The end of the text.
    end: LineColumn,
}

impl<'r> Picture<'r> {
    fn read(rules: &'r Rules, text: &str) -> Result<Self, PictureError> {
        let bytes_max = Rules::PICTURE_BYTES_MAX;
        let mut scanner = Scanner::new(text);
        let columns = vec![Vec::new(); usize::from(rules.columns)];
        let mut picture = Self {
            rules,
            draft: KnowledgeDraft {
                columns,
                ..KnowledgeDraft::default()
            },
            unknown_at: None,
            locations: BTreeMap::new(),
            labels: Vec::new(),
            end: scanner.at(),
        };
        if text.len() > bytes_max {
            return Err(PictureProblem::TooLong { bytes_max }.at(picture.end));
        }
        while !scanner.rest().is_empty() {
            picture.read_line(&mut scanner)?;
        }
        picture.end = scanner.at();
        if picture.labels.is_empty() {
            return Err(PictureProblem::Empty.at(picture.end));
        }
        Ok(picture)
    }

    fn read_line(&mut self, scanner: &mut Scanner<'_>) -> Result<(), PictureError> {
        scanner.skip_white();
        if scanner.peek() == Some(';') {
            scanner.take_line();
        }
        let at = scanner.at();
        match scanner.peek() {
            None | Some(';' | '\n') => return Ok(()),
            Some(_) => {}
        }
        let label = scanner.take_while(|letter| letter.is_ascii_alphanumeric());
        if !scanner.eat(':') {
            return Err(PictureProblem::Label.at(at));
        }
        if self.labels.iter().any(|known| known == label) {
            let label = label.to_owned();
            return Err(PictureProblem::Twice { label }.at(at));
        }
        self.labels.push(label.to_owned());
        let words = words(scanner);
        match label {
            "stock" => self.read_stock(&words),
            "reserves" => self.read_reserves(&words),
            "foundations" => self.read_foundations(&words),
            "collected" => self.read_collected(&words),
            _ => self.read_column(label, at, &words),
        }
    }

    fn read_column(
        &mut self,
        label: &str,
        at: LineColumn,
        words: &[Word<'_>],
    ) -> Result<(), PictureError> {
        let plain = !label.starts_with('0') && label.bytes().all(|byte| byte.is_ascii_digit());
        if !plain || label.is_empty() {
            return Err(PictureProblem::Label.at(at));
        }
        let columns = self.rules.columns;
        let number = label.parse().ok().filter(|&number| number <= columns);
        let column = number.and_then(Column::new);
        let column = column.ok_or_else(|| PictureProblem::NoSuchColumn { columns }.at(at))?;
        let cards = self.read_shown(DraftPile::Column(column), words)?;
        self.draft.columns[column.index()] = cards.into_iter().map(|(_, shown)| shown).collect();
        Ok(())
    }

    fn read_stock(&mut self, words: &[Word<'_>]) -> Result<(), PictureError> {
        for (word, shown) in self.read_shown(DraftPile::Stock, words)? {
            let card = shown.0.map(face_up).transpose();
            let card = card.map_err(|problem| problem.at(word.at))?;
            self.draft.stock.push(Shown(card));
        }
        Ok(())
    }

    /// Reads cards that may be unknown or lie face down.
    fn read_shown<'t>(
        &mut self,
        pile: DraftPile,
        words: &[Word<'t>],
    ) -> Result<Vec<(Word<'t>, Shown<TableCard>)>, PictureError> {
        let cards = read_cards(words)?;
        for (card, (word, shown)) in cards.iter().enumerate() {
            self.locations.insert(DraftLocation { pile, card }, word.at);
            if shown.0.is_none() {
                self.unknown_at.get_or_insert(word.at);
            }
        }
        Ok(cards)
    }

    /// Reads face-up cards alone.
    fn read_open(
        &mut self,
        pile: DraftPile,
        words: &[Word<'_>],
    ) -> Result<Vec<Card>, PictureError> {
        let cards = read_open_cards(words)?.into_iter().enumerate();
        let card = |(card, (word, open)): (usize, (Word<'_>, Card))| {
            self.locations.insert(DraftLocation { pile, card }, word.at);
            open
        };
        Ok(cards.map(card).collect())
    }

    fn read_reserves(&mut self, words: &[Word<'_>]) -> Result<(), PictureError> {
        for (index, word) in words
            .iter()
            .take(usize::from(self.rules.reserves) + 1)
            .enumerate()
        {
            let pile = DraftPile::Reserve(Slot::at(index));
            self.locations
                .insert(DraftLocation { pile, card: 0 }, word.at);
            let card = match word.text {
                Word::NONE => None,
                _ => match self.read_open(pile, &[*word])?[..] {
                    [card] => Some(card),
                    _ => return Err(PictureProblem::Reserve.at(word.at)),
                },
            };
            self.draft.reserves.push(card);
        }
        Ok(())
    }

    fn read_foundations(&mut self, words: &[Word<'_>]) -> Result<(), PictureError> {
        let mut rest = words;
        while let [open, inside @ ..] = rest {
            let end = inside.iter().position(|word| word.text == "]");
            let Some(end) = end.filter(|_| open.text == "[") else {
                return Err(PictureProblem::Foundation.at(open.at));
            };
            // One too many is enough for the error; the rest do not matter.
            if self.draft.foundations.len() > usize::from(crate::column::SLOTS_MAX) {
                break;
            }
            let pile = DraftPile::Foundation(Slot::at(self.draft.foundations.len()));
            self.locations
                .insert(DraftLocation { pile, card: 0 }, open.at);
            let cards = self.read_open(pile, &inside[..end])?;
            self.draft.foundations.push(cards);
            rest = &inside[end + 1..];
        }
        Ok(())
    }

    fn read_collected(&mut self, words: &[Word<'_>]) -> Result<(), PictureError> {
        let cards = read_open_cards(words)?;
        let mut runs = Vec::new();
        for run in cards.chunks(usize::from(self.rules.pack.highest.number())) {
            let pile = DraftPile::Collected(runs.len());
            for (card, (word, _)) in run.iter().enumerate() {
                self.locations.insert(DraftLocation { pile, card }, word.at);
            }
            runs.push(run.iter().map(|(_, card)| *card).collect());
        }
        self.draft.collected = Some(runs);
        Ok(())
    }

    /// The error with its place in the text.
    fn place(&self, error: PositionError) -> PictureError {
        let at = error
            .location
            .and_then(|location| self.locations.get(&location));
        PictureProblem::Position(error.problem).at(at.copied().unwrap_or(self.end))
    }
}
