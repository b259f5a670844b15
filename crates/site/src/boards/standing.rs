//! The place of one result on its board.

use sqlx::AssertSqlSafe;
use webspinner_wire::BoardOrder;

use crate::boards::board::{Board, BoardPlace};
use crate::db::columns::{bytes, flag, game, optional, parsed, player_id};
use crate::error::SiteError;
use crate::id::ResultId;
use crate::results::board_order::{Field, OrderSql as _};
use crate::site::Site;

/// The place of a result on its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardStanding {
    /// The place of the player's best result.
    pub held: BoardPlace,
    /// The number of places on the board.
    pub places: u64,
}

/// A result that may be on boards.
pub(crate) const ENTRY: &str = "SELECT day, game, assisted, player, best_by_score, \
    best_by_moves, best_by_time, no_undo_by_score, no_undo_by_moves, no_undo_by_time FROM results \
    WHERE id = $1 AND won = 1 AND day IS NOT NULL AND time_ms IS NOT NULL AND hidden = 0";

/// A player's best result on a board. The `+` makes sure that SQLite looks among the player's
/// results and never in the index of the whole board; to PostgreSQL it means nothing.
pub(crate) fn holder(field: Field, order: BoardOrder) -> String {
    let mark = order.mark(field);
    format!(
        "SELECT id FROM results WHERE player = $1 AND day = $2 AND game = $3 AND assisted = $4 \
         AND +{mark} = 1"
    )
}

impl Site {
    /// The place of a result on its board in this order, or on the board of games without undo;
    /// `None` if it is not on that board.
    ///
    /// A result without a player is on the board only if it holds a place itself; that excludes
    /// results that a deleted player had improved on.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn standing(
        &self,
        id: ResultId,
        order: BoardOrder,
        without_undo: bool,
    ) -> Result<Option<BoardStanding>, SiteError> {
        let entry = sqlx::query(ENTRY).bind(id.as_bytes().to_vec());
        let Some(row) = entry.fetch_optional(&self.db.pool).await? else {
            return Ok(None);
        };
        let field = match flag(&row, "assisted")? {
            _ if without_undo => Field::NoUndo,
            true => Field::Assisted,
            false => Field::Unassisted,
        };
        let board = Board {
            day: parsed(&row, "day")?,
            game: game(&row)?,
            field,
            order,
        };
        if field == Field::NoUndo && self.key(&board, id).await?.is_none() {
            return Ok(None);
        }
        let holder = if flag(&row, order.mark(field))? {
            Some(id)
        } else if let Some(player) = optional(&row, "player", player_id)? {
            let holder = sqlx::query(AssertSqlSafe(holder(field, order)))
                .bind(player.as_bytes().to_vec())
                .bind(board.day.to_string())
                .bind(board.game.as_str())
                .bind(i64::from(field.is_assisted()));
            let holder = holder.fetch_optional(&self.db.pool).await?;
            let id = holder.map(|row| bytes(&row, "id")).transpose()?;
            id.map(ResultId::from_bytes)
        } else {
            None
        };
        let Some(holder) = holder else {
            return Ok(None);
        };
        let (Some(key), Some(held)) = (self.key(&board, holder).await?, self.result(holder).await?)
        else {
            return Ok(None);
        };
        Ok(Some(BoardStanding {
            held: BoardPlace {
                place: self.count(&board, "<", &key).await? + 1,
                result: held.result,
            },
            places: self.count_all(&board).await?,
        }))
    }
}
