//! A deal that can be won, searched for step by step.

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use webspinner_solver::Unwatched;
use webspinner_table::{DealSearch, FoundDeal, Level, Wish};

use super::measure::{Compared, LevelView, YardstickView};
use super::{rules_of, typed};

/// What kind of deal is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum WishView {
    /// Any that can be won.
    Winnable,
    /// One of the easier third of these.
    Easy,
    /// One of the third between.
    Medium,
    /// One of the harder third.
    Hard,
}

/// What a [`Finding`] starts from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct Sought {
    /// The text of the game's file.
    pub rules: String,
    /// What kind of deal is wanted.
    pub wish: WishView,
    /// Chance, as a whole number from 0: the same number tries the same deals.
    pub random: u64,
    /// The deals to compare with, as far as they were measured before.
    pub yardstick: YardstickView,
}

/// A deal that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct FoundView {
    /// The deal as text.
    pub deal: String,
    /// Moves that win it.
    pub line: Vec<String>,
    /// Its third; `undefined` where nobody asked, or too few deals of the game are known to be won.
    pub level: Option<LevelView>,
}

/// What a step of a [`Finding`] came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct FindNews {
    /// Random deals looked at so far.
    pub tried: u64,
    /// How far the comparison is that comes first; `undefined` when it is done, or not needed.
    pub compared: Option<Compared>,
    /// The deals to compare with, so far.
    pub yardstick: YardstickView,
    /// The deal; `undefined` until there is one.
    pub found: Option<FoundView>,
}

/// A search for a deal.
#[derive(Clone, Debug)]
pub struct Finding {
    search: DealSearch,
}

impl Finding {
    /// Begins.
    ///
    /// # Errors
    /// If the rules are none.
    pub fn new(sought: &Sought) -> Result<Self, String> {
        let yardstick = sought.yardstick.of(&rules_of(&sought.rules)?);
        let search = DealSearch::new(sought.wish.into(), sought.random, yardstick);
        Ok(Self { search })
    }

    /// Looks at one more deal, which takes from a moment to some seconds.
    pub fn step(&mut self) -> FindNews {
        let found = self.search.step(&mut Unwatched);
        let yardstick = self.search.yardstick();
        FindNews {
            tried: self.search.tried(),
            compared: self.search.is_preparing().then(|| Compared::of(yardstick)),
            yardstick: YardstickView::from(yardstick),
            found: found.map(FoundView::from),
        }
    }
}

impl From<FoundDeal> for FoundView {
    fn from(found: FoundDeal) -> Self {
        Self {
            deal: found.shuffle.to_string(),
            line: typed(&found.line),
            level: found.grade.map(|grade| grade.level.into()),
        }
    }
}

impl From<WishView> for Wish {
    fn from(wish: WishView) -> Self {
        match wish {
            WishView::Winnable => Self::Winnable,
            WishView::Easy => Self::Level(Level::Easy),
            WishView::Medium => Self::Level(Level::Medium),
            WishView::Hard => Self::Level(Level::Hard),
        }
    }
}
