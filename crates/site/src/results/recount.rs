//! Counting totals again after results were removed, hidden or shown again.

use std::collections::BTreeSet;

use sqlx::{AnyConnection, AssertSqlSafe};

use crate::error::SiteError;
use crate::results::totals::{COUNTED, Key, Totals, upsert};

/// The figures of a total, in the order of [`COUNTED`].
const FIGURES: &str = "played, won, won_in_time, win_time_ms, best_win_time_ms, \
    most_cards_in_order, highest_score, fewest_moves, win_moves";

/// The same, summed up over the deals of a game: small rows, and an index in their order.
const SUMMED: &str = "CAST(coalesce(sum(played), 0) AS BIGINT), \
    CAST(coalesce(sum(won), 0) AS BIGINT), CAST(coalesce(sum(won_in_time), 0) AS BIGINT), \
    CAST(coalesce(sum(win_time_ms), 0) AS BIGINT), min(best_win_time_ms), \
    coalesce(max(most_cards_in_order), 0), coalesce(max(highest_score), 0), \
    min(fewest_moves), CAST(coalesce(sum(win_moves), 0) AS BIGINT) FROM totals";

const THIS: &str = "game = $1 AND deal = $2 AND assisted = $3";

const DELETE_EMPTY: &str = "DELETE FROM totals WHERE game = $1 AND deal = $2 AND assisted = $3 \
    AND played = 0";

/// Counts these totals again. There is no other way to take a result out of minima and maxima.
///
/// All of them are locked first, in the order in which [`crate::results::totals::add`] locks them;
/// so whatever another transaction adds is either counted here or added to what is counted here.
pub(crate) async fn recount(
    connection: &mut AnyConnection,
    keys: &BTreeSet<Key>,
) -> Result<(), SiteError> {
    let held: Vec<(Key, Totals)> = keys
        .iter()
        .map(|key| (key.clone(), Totals::default()))
        .collect();
    upsert(connection, &held, "played = totals.played").await?;
    let (of_deal, of_game) = (of_deal(), of_game());
    // Totals of deals come first, because totals of games are their sums.
    for key in keys {
        let sql = if key.of_game { &of_game } else { &of_deal };
        for sql in [sql.as_str(), DELETE_EMPTY] {
            sqlx::query(AssertSqlSafe(sql.to_owned()))
                .bind(key.game.clone())
                .bind(key.deal.clone())
                .bind(i64::from(key.assisted))
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

/// Counts the total of a deal anew.
pub(crate) fn of_deal() -> String {
    format!("UPDATE totals SET ({FIGURES}) = (SELECT {COUNTED} AND {THIS}) WHERE {THIS}")
}

/// Sums up the total of a game anew.
pub(crate) fn of_game() -> String {
    format!(
        "UPDATE totals SET ({FIGURES}) = (SELECT {SUMMED} AS deals WHERE deals.game = $1 \
         AND deals.deal <> $2 AND deals.assisted = $3) WHERE {THIS}"
    )
}
