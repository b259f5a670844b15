//! The cards that are still unseen.

use serde::Serialize;
use tsify::Tsify;
use webspinner_table::Unseen;

use crate::table::Table;

/// What somebody who remembers every card knows of the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct UnseenView {
    /// The suits of the game.
    pub suits: Vec<UnseenSuitView>,
    /// How many cards are unseen.
    pub cards: usize,
    /// How many cards that lay face down in a column are turned up by now.
    pub turned: usize,
    /// How many lay face down in columns at the start.
    pub hidden: usize,
    /// How many rows are left.
    pub rows: usize,
    /// How many columns are empty.
    pub vacancies: usize,
}

/// What is still unseen of a suit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct UnseenSuitView {
    /// The letter of the suit.
    pub suit: char,
    /// How many cards of each rank are unseen, from the ace.
    pub ranks: Vec<usize>,
}

impl Table {
    /// The position as a picture, as far as the player knows the cards: the others are `##`.
    pub fn known_picture(&self) -> String {
        self.session.view().knowledge().picture()
    }

    /// How many of each card are still unseen, and how far the game has come.
    pub fn unseen(&self) -> UnseenView {
        let unseen = Unseen::of(&self.session);
        UnseenView {
            cards: unseen.total(),
            turned: unseen.turned,
            hidden: unseen.hidden,
            rows: unseen.rows,
            vacancies: unseen.vacancies,
            suits: (unseen.suits.into_iter())
                .map(|row| UnseenSuitView {
                    suit: row.suit.letter(),
                    ranks: row.ranks,
                })
                .collect(),
        }
    }
}
