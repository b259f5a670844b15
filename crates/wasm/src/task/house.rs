//! Games that the house plays of a deal, one by one.

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use webspinner_table::{House, HouseWin};

use super::rules_of;
use crate::query::typed;
use crate::words::{not_understood, reason};

/// The input of a [`HousePlayer`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct HouseRequest {
    /// The id of a built-in game, or the text of a game's file.
    pub rules: String,
    /// The deal as text.
    pub deal: String,
}

/// A game that the house has won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct HouseWinView {
    /// Its moves as they are typed.
    pub line: Vec<String>,
    /// Its score.
    pub score: i64,
}

/// What the house has played so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct HouseProgress {
    /// How many games it plays.
    pub games: u32,
    /// How many it has played.
    pub played: u32,
    /// How many of them it has won.
    pub won: u32,
    /// Its win in fewest moves; `undefined` until there is one.
    pub best: Option<HouseWinView>,
}

/// The house at play.
#[derive(Clone, Debug)]
pub struct HousePlayer {
    house: House,
}

impl HousePlayer {
    /// Begins.
    ///
    /// # Errors
    /// If the rules or the deal are malformed.
    pub fn new(request: &HouseRequest) -> Result<Self, String> {
        let rules = rules_of(&request.rules)?;
        let shuffle = (request.deal.parse()).map_err(|_| not_understood(request.deal.clone()))?;
        let house = House::new(rules, shuffle).map_err(|why| reason(&why))?;
        Ok(Self { house })
    }

    /// Plays one more game, which takes some seconds.
    pub fn step(&mut self) -> HouseProgress {
        self.house.step();
        HouseProgress {
            games: self.house.games(),
            played: self.house.played(),
            won: self.house.won(),
            best: self.house.best().map(HouseWinView::from),
        }
    }
}

impl From<&HouseWin> for HouseWinView {
    fn from(win: &HouseWin) -> Self {
        Self {
            line: typed(&win.line),
            score: win.score,
        }
    }
}
