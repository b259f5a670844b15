//! The lines of moves on boards: the same moves, sent by another player, get no further place.

use sqlx::AnyConnection;

use crate::error::SiteError;
use crate::results::row::ResultRow;

const CLAIM: &str = "INSERT INTO board_lines (day, game, assisted, line, result) \
    VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";

const REPEATED: &str = "UPDATE results SET repeated = 1, best_by_score = 0, best_by_moves = 0, \
    best_by_time = 0, no_undo_by_score = 0, no_undo_by_moves = 0, no_undo_by_time = 0 WHERE id = $1";

/// Claims the line of a new result for it; returns whether it is the first with it.
pub(crate) async fn claim(
    connection: &mut AnyConnection,
    row: &ResultRow,
) -> Result<bool, SiteError> {
    let (Some(day), Some(line), true) = (row.day, row.line, row.is_for_boards()) else {
        return Ok(true);
    };
    let claimed = sqlx::query(CLAIM)
        .bind(day.to_string())
        .bind(row.game.to_string())
        .bind(i64::from(row.assisted))
        .bind(line.to_vec())
        .bind(row.id.as_bytes().to_vec())
        .execute(connection)
        .await?;
    Ok(claimed.rows_affected() == 1)
}

/// Claims the lines of new results, in the order of their ids. Those that come too late are marked;
/// all others are returned.
pub(crate) async fn without_repeated<'r>(
    connection: &mut AnyConnection,
    new: &[&'r ResultRow],
) -> Result<Vec<&'r ResultRow>, SiteError> {
    let mut first = Vec::with_capacity(new.len());
    for &row in new {
        if claim(connection, row).await? {
            first.push(row);
        } else {
            let mark = sqlx::query(REPEATED).bind(row.id.as_bytes().to_vec());
            mark.execute(&mut *connection).await?;
        }
    }
    Ok(first)
}
