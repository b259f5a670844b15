//! Which of a player's results on a daily deal holds the place on the board.

use std::collections::BTreeSet;

use sqlx::{AnyConnection, AssertSqlSafe};
use webspinner_rules::GameId;
use webspinner_wire::BoardOrder;

use crate::day::Day;
use crate::db::columns::{bytes, flag};
use crate::error::SiteError;
use crate::id::{PlayerId, ResultId};
use crate::results::board_counts::Changes;
use crate::results::board_order::{Field, Measures, OrderSql as _};
use crate::results::row::ResultRow;

/// A player on the boards of a game and day.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Entrant {
    day: Day,
    game: GameId,
    field: Field,
    player: PlayerId,
}

/// One of the entrant's results: what boards order by, and for which orders it is marked.
struct Attempt {
    id: ResultId,
    measures: Measures,
    best: [bool; 3],
}

/// The attempts of an entrant of this field.
fn attempts_sql(field: Field) -> String {
    let [score, moves, time] = BoardOrder::ALL.map(|order| order.mark(field));
    let condition = field.condition();
    format!(
        "SELECT id, score, moves, time_ms, received_at, {score} AS by_score, {moves} AS by_moves, \
         {time} AS by_time FROM results WHERE player = $1 AND day = $2 AND game = $3 \
         AND assisted = $4 AND won = 1 AND time_ms IS NOT NULL AND hidden = 0 \
         AND repeated = 0{condition}"
    )
}

/// Marks the best results of these entrants after some of their results were added, removed or
/// hidden. The caller holds the rows of the players, so that no other transaction does the same.
pub(crate) async fn settle(
    connection: &mut AnyConnection,
    entrants: BTreeSet<Entrant>,
    counts: &mut Changes,
) -> Result<(), SiteError> {
    for entrant in entrants {
        let attempts = attempts(connection, &entrant).await?;
        let best = BoardOrder::ALL.map(|order| {
            let first = attempts
                .iter()
                .min_by_key(|attempt| (attempt.measures.key(order), attempt.id));
            first.map(|attempt| attempt.id)
        });
        for attempt in &attempts {
            let marks = best.map(|id| id == Some(attempt.id));
            if marks != attempt.best {
                entrant.count(counts, attempt, marks);
                mark(connection, attempt.id, entrant.field, marks).await?;
            }
        }
    }
    Ok(())
}

impl Entrant {
    /// The entrants whose result this is, one for each field, if boards may list it and its player
    /// is known.
    pub(crate) fn of(row: &ResultRow) -> Vec<Self> {
        let player = row.player.filter(|_| row.is_for_boards());
        let (Some(player), Some(day)) = (player, row.day) else {
            return Vec::new();
        };
        let entrant = |field| Self {
            day,
            game: row.game.clone(),
            field,
            player,
        };
        row.fields().map(entrant).collect()
    }
}

impl Entrant {
    /// Counts the places that an attempt wins or loses with these marks.
    fn count(&self, counts: &mut Changes, attempt: &Attempt, marks: [bool; 3]) {
        let measures = attempt.measures;
        for ((order, holds), held) in BoardOrder::ALL.into_iter().zip(marks).zip(attempt.best) {
            let places = i64::from(holds) - i64::from(held);
            counts.add(self.day, &self.game, self.field, order, measures, places);
        }
    }
}

async fn attempts(
    connection: &mut AnyConnection,
    entrant: &Entrant,
) -> Result<Vec<Attempt>, SiteError> {
    let rows = sqlx::query(AssertSqlSafe(attempts_sql(entrant.field)))
        .bind(entrant.player.as_bytes().to_vec())
        .bind(entrant.day.to_string())
        .bind(entrant.game.to_string())
        .bind(i64::from(entrant.field.is_assisted()))
        .fetch_all(connection)
        .await?;
    let attempt = |row| {
        let marked = |column| flag(row, column);
        Ok(Attempt {
            id: ResultId::from_bytes(bytes(row, "id")?),
            measures: Measures::read(row)?,
            best: [marked("by_score")?, marked("by_moves")?, marked("by_time")?],
        })
    };
    rows.iter().map(attempt).collect()
}

/// Marks the best results without undo, where none is marked: players' results, and all others that
/// hold a place.
pub(crate) async fn mark_without_undo(connection: &mut AnyConnection) -> Result<(), SiteError> {
    const OF_PLAYERS: &str = "kind IN (0, 1) AND player IS NOT NULL AND day IS NOT NULL AND won = 1 \
        AND time_ms IS NOT NULL AND hidden = 0 AND repeated = 0";
    for order in BoardOrder::ALL {
        let mark = order.mark(Field::NoUndo);
        let (held, key) = (order.mark(Field::Unassisted), order.key());
        let sql = format!(
            "UPDATE results SET {mark} = 1 WHERE (kind IN (0, 1) AND player IS NULL AND {held} = 1) \
             OR id IN (SELECT id FROM (SELECT id, row_number() OVER \
             (PARTITION BY player, day, game ORDER BY {key}) AS place FROM results \
             WHERE {OF_PLAYERS}) AS ranked WHERE place = 1)"
        );
        sqlx::query(AssertSqlSafe(sql))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Marks a result as the best of a field by points, moves and time, or not.
pub(crate) async fn mark(
    connection: &mut AnyConnection,
    id: ResultId,
    field: Field,
    marks: [bool; 3],
) -> Result<(), SiteError> {
    let [score, moves, time] = BoardOrder::ALL.map(|order| order.mark(field));
    let sql = format!("UPDATE results SET {score} = $2, {moves} = $3, {time} = $4 WHERE id = $1");
    let query = sqlx::query(AssertSqlSafe(sql)).bind(id.as_bytes().to_vec());
    let query = marks
        .into_iter()
        .fold(query, |query, mark| query.bind(i64::from(mark)));
    query.execute(connection).await?;
    Ok(())
}
