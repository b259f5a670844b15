//! Statistics over all players.

use sqlx::any::AnyRow;
use webspinner_rules::GameId;
use webspinner_rules::deal::Shuffle;

use crate::db::columns::{flag, game};
use crate::error::SiteError;
use crate::results::totals::Totals;
use crate::site::Site;

const TOTALS: &str = "SELECT * FROM totals WHERE game = $1 AND deal = $2";
const TOTALS_OF_GAMES: &str = "SELECT * FROM totals WHERE deal = '' ORDER BY game, assisted";

impl Site {
    /// The totals of a game, or of one deal of it. `assisted` selects the games with or without
    /// help; `None` means both.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn totals(
        &self,
        game: &GameId,
        deal: Option<&Shuffle>,
        assisted: Option<bool>,
    ) -> Result<Totals, SiteError> {
        let deal = deal.map_or(String::new(), ToString::to_string);
        let query = sqlx::query(TOTALS).bind(game.as_str()).bind(deal);
        let mut totals = Totals::default();
        for row in query.fetch_all(&self.db.pool).await? {
            if wanted(&row, assisted)? {
                totals.merge(&Totals::read(&row)?);
            }
        }
        Ok(totals)
    }

    /// The totals of every game that has results, in the order of the games' ids.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn totals_by_game(
        &self,
        assisted: Option<bool>,
    ) -> Result<Vec<(GameId, Totals)>, SiteError> {
        let mut games: Vec<(GameId, Totals)> = Vec::new();
        for row in sqlx::query(TOTALS_OF_GAMES)
            .fetch_all(&self.db.pool)
            .await?
        {
            if !wanted(&row, assisted)? {
                continue;
            }
            let (game, totals) = (game(&row)?, Totals::read(&row)?);
            match games.last_mut() {
                Some((last, sum)) if *last == game => sum.merge(&totals),
                _ => games.push((game, totals)),
            }
        }
        Ok(games)
    }
}

/// Whether these totals match the requested ones.
fn wanted(row: &AnyRow, assisted: Option<bool>) -> Result<bool, SiteError> {
    let is_assisted = flag(row, "assisted")?;
    Ok(assisted.is_none_or(|assisted| assisted == is_assisted))
}
