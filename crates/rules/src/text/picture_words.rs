//! The words of a picture: cards and ranges.

use crate::card::{Card, Rank};
use crate::text::{LineColumn, PictureError, PictureProblem, Scanner, Shown, TableCard};

/// A word of a line.
#[derive(Clone, Copy)]
pub(super) struct Word<'t> {
    pub(super) text: &'t str,
    pub(super) at: LineColumn,
}

impl Word<'_> {
    /// No card.
    pub(super) const NONE: &'static str = "--";
}

/// The words up to the end of the line or a comment, with blanks or commas between them. Each
/// bracket is a separate word.
pub(super) fn words<'t>(scanner: &mut Scanner<'t>) -> Vec<Word<'t>> {
    let mut words = Vec::new();
    loop {
        scanner.take_while(|letter| letter != '\n' && is_between(letter));
        let (at, before) = (scanner.at(), scanner.rest());
        match scanner.peek() {
            None | Some(';' | '\n') => break,
            Some('[' | ']') => {
                scanner.bump();
            }
            Some(_) => {
                scanner
                    .take_while(|letter| !is_between(letter) && !matches!(letter, '[' | ']' | ';'));
            }
        }
        let text = &before[..before.len() - scanner.rest().len()];
        words.push(Word { text, at });
    }
    scanner.take_line();
    words
}

fn is_between(letter: char) -> bool {
    letter == ',' || letter.is_ascii_whitespace()
}

/// Reads cards and ranges; a lone `--` stands for no card.
pub(super) fn read_cards<'t>(
    words: &[Word<'t>],
) -> Result<Vec<(Word<'t>, Shown<TableCard>)>, PictureError> {
    let mut cards = Vec::new();
    if let [
        Word {
            text: Word::NONE, ..
        },
    ] = words
    {
        return Ok(cards);
    }
    for word in words {
        match word.text {
            Word::NONE => return Err(PictureProblem::Vacancy.at(word.at)),
            Shown::<TableCard>::UNSEEN => cards.push((*word, Shown(None))),
            text => {
                let range = match text.split_once('-') {
                    Some((first, last)) => read_range(first, last),
                    None => read_card(text).map(|card| vec![card]),
                };
                let range = range.map_err(|problem| problem.at(word.at))?;
                cards.extend(range.into_iter().map(|card| (*word, Shown(Some(card)))));
            }
        }
    }
    Ok(cards)
}

/// As [`read_cards`], where all cards lie open.
pub(super) fn read_open_cards<'t>(
    words: &[Word<'t>],
) -> Result<Vec<(Word<'t>, Card)>, PictureError> {
    let open = |(word, shown): (Word<'t>, Shown<TableCard>)| match shown.0 {
        None => Err(PictureProblem::UnknownOpen.at(word.at)),
        Some(card) => Ok((word, face_up(card).map_err(|problem| problem.at(word.at))?)),
    };
    read_cards(words)?.into_iter().map(open).collect()
}

/// A card that must not be marked as face down.
pub(super) fn face_up(card: TableCard) -> Result<Card, PictureProblem> {
    let open = card.face_up.then_some(card.card);
    open.ok_or(PictureProblem::FaceDown)
}

fn read_card(text: &str) -> Result<TableCard, PictureProblem> {
    text.parse().map_err(PictureProblem::Card)
}

/// The cards of one suit from the first to the last, up or down, face up.
fn read_range(first: &str, last: &str) -> Result<Vec<TableCard>, PictureProblem> {
    let (first, last) = (read_card(first)?, read_card(last)?);
    if !first.face_up || !last.face_up || !first.card.same_suit(last.card) {
        return Err(PictureProblem::Range);
    }
    let (low, high) = (
        first.card.number().min(last.card.number()),
        first.card.number().max(last.card.number()),
    );
    let ranks = (low..=high).filter_map(Rank::new);
    let card = |rank| TableCard {
        card: Card::new(rank, first.card.suit()),
        face_up: true,
    };
    let mut cards: Vec<TableCard> = ranks.map(card).collect();
    if first.card.number() > last.card.number() {
        cards.reverse();
    }
    Ok(cards)
}
