//! Drawing position pictures.

use std::fmt;

use crate::card::Card;
use crate::knowledge::Knowledge;
use crate::position::Position;
use crate::text::{KnowledgeDraft, PositionDraft};
use crate::view::View;

impl Position {
    /// The picture of the position, one line a column; [`Rules::parse_picture`] reads it.
    ///
    /// The stock, the reserves, the foundations and the collected runs have a line each where
    /// there are any.
    ///
    /// [`Rules::parse_picture`]: crate::Rules::parse_picture
    #[must_use]
    pub fn picture(&self) -> String {
        let draft = PositionDraft::from(self);
        let mut lines = Lines::default();
        lines.columns(&draft.columns);
        lines.stock(&draft.stock);
        lines.open_piles(self);
        lines.0
    }
}

impl Knowledge {
    /// The picture of what the player knows: as [`Position::picture`], with `##` for each card
    /// that was never seen. [`Rules::parse_knowledge`] reads it.
    ///
    /// [`Rules::parse_knowledge`]: crate::Rules::parse_knowledge
    #[must_use]
    pub fn picture(&self) -> String {
        let draft = KnowledgeDraft::from(self);
        let mut lines = Lines::default();
        lines.columns(&draft.columns);
        lines.stock(&draft.stock);
        lines.open_piles(&self.position);
        lines.0
    }
}

impl View<'_> {
    /// The picture of what the player knows, as [`Knowledge::picture`].
    #[must_use]
    pub fn picture(&self) -> String {
        self.knowledge().picture()
    }
}

/// Its [picture](Position::picture).
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.picture())
    }
}

/// Its [picture](Knowledge::picture), with `##` for each card that was never seen.
impl fmt::Display for Knowledge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.picture())
    }
}

/// Its [picture](View::picture), with `##` for each card that was never seen.
impl fmt::Display for View<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.picture())
    }
}

#[derive(Default)]
struct Lines(String);

impl Lines {
    fn line(&mut self, label: &str, words: &[String]) {
        self.0.push_str(label);
        self.0.push_str(": ");
        self.0.push_str(&words.join(" "));
        self.0.push('\n');
    }

    fn columns(&mut self, columns: &[Vec<impl ToString>]) {
        for (number, cards) in (1..).zip(columns) {
            let mut words: Vec<String> = cards.iter().map(ToString::to_string).collect();
            if words.is_empty() {
                words.push("--".to_owned());
            }
            self.line(&format!("{number}"), &words);
        }
    }

    fn stock(&mut self, cards: &[impl ToString]) {
        if !cards.is_empty() {
            let words: Vec<String> = cards.iter().map(ToString::to_string).collect();
            self.line("stock", &words);
        }
    }

    /// The piles whose cards are always open.
    fn open_piles(&mut self, position: &Position) {
        let reserve = |card: &Option<Card>| card.map_or("--".to_owned(), |card| card.to_string());
        let reserves: Vec<String> = position.reserves().iter().map(reserve).collect();
        let pile = |cards: &Vec<Card>| format!("[{}]", run(cards));
        let foundations: Vec<String> = position.foundations().iter().map(pile).collect();
        let collected: Vec<String> = position.collected().map(run).collect();
        for (label, words) in [
            ("reserves", reserves),
            ("foundations", foundations),
            ("collected", collected),
        ] {
            if !words.is_empty() {
                self.line(label, &words);
            }
        }
    }
}

/// The cards, as a range where they go through one suit step by step.
fn run(cards: &[Card]) -> String {
    let steps = |up: bool| {
        cards.windows(2).all(|pair| {
            let (lower, upper) = if up {
                (pair[0], pair[1])
            } else {
                (pair[1], pair[0])
            };
            upper.number() == lower.number() + 1 && upper.same_suit(lower)
        })
    };
    match cards {
        [first, _, .., last] if cards.len() > 2 && (steps(true) || steps(false)) => {
            format!("{first}-{last}")
        }
        _ => cards
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" "),
    }
}
