//! Daily deals: which deal of a game all play on a day.

use webspinner_rules::{GameId, Shuffle};

use crate::site::Site;
use crate::site::day::Day;
use crate::site::error::SiteError;

/// The deal of a game on a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyDeal {
    /// The day.
    pub day: Day,
    /// The game.
    pub game: GameId,
    /// The version of its rules.
    pub version: u32,
    /// The deal.
    pub deal: Shuffle,
}

/// Some daily deals of a game, the latest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealsPage {
    /// The deals.
    pub deals: Vec<DailyDeal>,
    /// What to ask `before` for the next page; `None` on the last one.
    pub next: Option<Day>,
}

impl Site {
    /// Proposes the deal of a day, and returns the one that all instances agree on: this one, or
    /// the one that was proposed first.
    ///
    /// # Errors
    /// If the database cannot do it.
    pub async fn agree_on_deal(&self, proposed: &DailyDeal) -> Result<DailyDeal, SiteError> {
        let _ = proposed;
        unimplemented!("lands next")
    }

    /// The deal of a game on a day, if one was agreed on.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn daily_deal(
        &self,
        day: Day,
        game: &GameId,
    ) -> Result<Option<DailyDeal>, SiteError> {
        let _ = (day, game);
        unimplemented!("lands next")
    }

    /// The deals of all games on a day, in the order of the games' ids.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn daily_deals(&self, day: Day) -> Result<Vec<DailyDeal>, SiteError> {
        let _ = day;
        unimplemented!("lands next")
    }

    /// The deals of a game on the days before this one, the latest first: at most `limit` of them,
    /// and [`crate::PAGE_MAX`].
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn deals_before(
        &self,
        game: &GameId,
        before: Day,
        limit: u32,
    ) -> Result<DealsPage, SiteError> {
        let _ = (game, before, limit);
        unimplemented!("lands next")
    }
}
