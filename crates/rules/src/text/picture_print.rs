//! Drawing position pictures.

use std::fmt;

use crate::card::Card;
use crate::position::Position;
use crate::text::PositionDraft;
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
        let columns = draft.columns.iter();
        let stock = draft.stock.iter().map(ToString::to_string);
        let mut lines = Lines::default();
        lines.columns(columns.map(|cards| cards.iter().map(ToString::to_string).collect()));
        lines.stock(&stock.collect::<Vec<_>>());
        lines.open_piles(self.reserves(), self.foundations(), self.collected());
        lines.0
    }
}

impl View<'_> {
    /// The picture of what the player knows: as [`Position::picture`], with `##` for each card
    /// that was never seen.
    #[must_use]
    pub fn picture(&self) -> String {
        let show = |card: Option<Card>, mark| match card {
            Some(card) => format!("{mark}{card}"),
            None => "##".to_owned(),
        };
        let columns = self.columns().map(|column| {
            let open = column.open().iter().map(ToString::to_string);
            column
                .hidden()
                .map(|card| show(card, "#"))
                .chain(open)
                .collect()
        });
        let mut stock: Vec<String> = self
            .stock_remembered()
            .map(|card| show(Some(card), ""))
            .collect();
        stock.resize(self.stock_len(), show(None, ""));
        let mut lines = Lines::default();
        lines.columns(columns);
        lines.stock(&stock);
        lines.open_piles(self.reserves(), self.foundations(), self.collected());
        lines.0
    }
}

/// Its [picture](Position::picture).
impl fmt::Display for Position {
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

    fn columns(&mut self, columns: impl Iterator<Item = Vec<String>>) {
        for (number, mut words) in (1..).zip(columns) {
            if words.is_empty() {
                words.push("--".to_owned());
            }
            self.line(&format!("{number}"), &words);
        }
    }

    fn stock(&mut self, words: &[String]) {
        if !words.is_empty() {
            self.line("stock", words);
        }
    }

    /// The piles whose cards are always open.
    fn open_piles<'c>(
        &mut self,
        reserves: &[Option<Card>],
        foundations: &[Vec<Card>],
        collected: impl Iterator<Item = &'c [Card]>,
    ) {
        let reserve = |card: &Option<Card>| card.map_or("--".to_owned(), |card| card.to_string());
        let reserves: Vec<String> = reserves.iter().map(reserve).collect();
        let pile = |cards: &Vec<Card>| format!("[{}]", run(cards));
        let foundations: Vec<String> = foundations.iter().map(pile).collect();
        let collected: Vec<String> = collected.map(run).collect();
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
