//! Daily deals: the deal of a game that everybody plays on a day.

use serde::{Deserialize, Serialize};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;
use webspinner_rules::GameId;
use webspinner_rules::deal::Shuffle;

use crate::day::Day;
use crate::db::columns::{game, number, parsed};
use crate::error::SiteError;
use crate::site::Site;
use crate::text::as_text;

/// The deal of a game on a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailyDeal {
    /// The day.
    #[serde(with = "as_text")]
    pub day: Day,
    /// The game.
    pub game: GameId,
    /// The version of its rules.
    pub version: u32,
    /// The deal.
    pub deal: Shuffle,
}

const PROPOSE: &str = "INSERT INTO daily_deals (day, game, version, deal) \
    VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";

const ONE: &str = "SELECT day, game, version, deal FROM daily_deals WHERE day = $1 AND game = $2";

const OF_DAY: &str = "SELECT day, game, version, deal FROM daily_deals WHERE day = $1 \
    ORDER BY game";

impl Site {
    /// Proposes the deal of a day, and returns the one that all instances agree on: this one, or
    /// the one that was proposed first.
    ///
    /// # Errors
    /// If the database cannot do it.
    pub async fn agree_on_deal(&self, proposed: &DailyDeal) -> Result<DailyDeal, SiteError> {
        let DailyDeal { day, game, .. } = proposed;
        // Usually it was agreed on long ago, and reading does not have to wait for a writer.
        if let Some(agreed) = self.daily_deal(*day, game).await? {
            return Ok(agreed);
        }
        let mut writing = self.db.write().await?;
        propose(writing.connection(), proposed).await?;
        writing.commit().await?;
        let agreed = self.daily_deal(*day, game).await?;
        let missing = || format!("the deal of {game} for {day} was written and is not there");
        agreed.ok_or_else(|| SiteError::Unreadable(missing()))
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
        let query = sqlx::query(ONE).bind(day.to_string()).bind(game.as_str());
        let row = query.fetch_optional(&self.db.pool).await?;
        row.as_ref().map(daily_deal).transpose()
    }

    /// The deals of all games on a day, in the order of the games' ids.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn daily_deals(&self, day: Day) -> Result<Vec<DailyDeal>, SiteError> {
        let query = sqlx::query(OF_DAY).bind(day.to_string());
        let rows = query.fetch_all(&self.db.pool).await?;
        rows.iter().map(daily_deal).collect()
    }
}

/// Reads a row of the table of daily deals.
pub(crate) fn daily_deal(row: &AnyRow) -> Result<DailyDeal, SiteError> {
    Ok(DailyDeal {
        day: parsed(row, "day")?,
        game: game(row)?,
        version: number(row, "version")?,
        deal: parsed(row, "deal")?,
    })
}

/// Adds a deal, unless the day has one; returns whether it was added.
pub(crate) async fn propose(
    connection: &mut AnyConnection,
    proposed: &DailyDeal,
) -> Result<bool, SiteError> {
    let query = sqlx::query(PROPOSE)
        .bind(proposed.day.to_string())
        .bind(proposed.game.as_str().to_owned())
        .bind(i64::from(proposed.version))
        .bind(proposed.deal.to_string());
    Ok(query.execute(connection).await?.rows_affected() == 1)
}
