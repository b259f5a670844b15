//! Which of a player's results on a daily deal holds the place on the board.

use std::collections::BTreeSet;

use sqlx::AnyConnection;
use sqlx::Row as _;
use webspinner_rules::GameId;
use webspinner_wire::BoardOrder;

use crate::day::Day;
use crate::db::columns::bytes;
use crate::error::SiteError;
use crate::id::{PlayerId, ResultId};
use crate::results::board_counts::{Changes, Measures};
use crate::results::row::ResultRow;

/// A player on the boards of a game and day.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Entrant {
    day: Day,
    game: GameId,
    assisted: bool,
    player: PlayerId,
}

/// One of the entrant's results: what boards order by, and for which orders it is marked.
struct Attempt {
    id: ResultId,
    score: i64,
    moves: i64,
    time_ms: i64,
    received_at: i64,
    best: [bool; 3],
}

const ATTEMPTS: &str = "SELECT id, score, moves, time_ms, received_at, best_by_score, \
    best_by_moves, best_by_time FROM results WHERE player = $1 AND day = $2 AND game = $3 \
    AND assisted = $4 AND won = 1 AND time_ms IS NOT NULL AND hidden = 0 AND repeated = 0";

const MARK: &str = "UPDATE results SET best_by_score = $2, best_by_moves = $3, best_by_time = $4 \
    WHERE id = $1";

/// Marks the best results of these entrants, of whom results were added, removed or hidden. The
/// caller holds the rows of the players, so that no other transaction does the same.
pub(crate) async fn settle(
    connection: &mut AnyConnection,
    entrants: BTreeSet<Entrant>,
    counts: &mut Changes,
) -> Result<(), SiteError> {
    for entrant in entrants {
        let attempts = attempts(connection, &entrant).await?;
        let best = BoardOrder::ALL.map(|order| {
            let first = attempts.iter().min_by_key(|attempt| attempt.key(order));
            first.map(|attempt| attempt.id)
        });
        for attempt in &attempts {
            let marks = best.map(|id| id == Some(attempt.id));
            if marks != attempt.best {
                entrant.count(counts, attempt, marks);
                mark(connection, attempt.id, marks).await?;
            }
        }
    }
    Ok(())
}

impl Entrant {
    /// The entrant whose result this is, if it may stand on boards and its player is known.
    pub(crate) fn of(row: &ResultRow) -> Option<Self> {
        let player = row.player.filter(|_| row.is_for_boards())?;
        Some(Self {
            day: row.day?,
            game: row.game.clone(),
            assisted: row.assisted,
            player,
        })
    }
}

impl Entrant {
    /// Counts the places that an attempt wins or loses with these marks.
    fn count(&self, counts: &mut Changes, attempt: &Attempt, marks: [bool; 3]) {
        let measures = Measures {
            score: attempt.score,
            moves: attempt.moves,
            time_ms: attempt.time_ms,
        };
        for ((order, holds), held) in BoardOrder::ALL.into_iter().zip(marks).zip(attempt.best) {
            let places = i64::from(holds) - i64::from(held);
            counts.add(self.day, &self.game, self.assisted, order, measures, places);
        }
    }
}

async fn attempts(
    connection: &mut AnyConnection,
    entrant: &Entrant,
) -> Result<Vec<Attempt>, SiteError> {
    let rows = sqlx::query(ATTEMPTS)
        .bind(entrant.player.as_bytes().to_vec())
        .bind(entrant.day.to_string())
        .bind(entrant.game.to_string())
        .bind(i64::from(entrant.assisted))
        .fetch_all(connection)
        .await?;
    let attempt = |row| {
        let marked =
            |column| Ok::<_, sqlx::Error>(sqlx::any::AnyRow::try_get::<i64, _>(row, column)? == 1);
        Ok(Attempt {
            id: ResultId::from_bytes(bytes(row, "id")?),
            score: row.try_get("score")?,
            moves: row.try_get("moves")?,
            time_ms: row.try_get("time_ms")?,
            received_at: row.try_get("received_at")?,
            best: [
                marked("best_by_score")?,
                marked("best_by_moves")?,
                marked("best_by_time")?,
            ],
        })
    };
    rows.iter().map(attempt).collect()
}

impl Attempt {
    /// The smallest stands first.
    fn key(&self, order: BoardOrder) -> ([i64; 4], ResultId) {
        let (points, moves, time) = (-self.score, self.moves, self.time_ms);
        let [first, second, third] = match order {
            BoardOrder::Score => [points, moves, time],
            BoardOrder::Moves => [moves, points, time],
            BoardOrder::Time => [time, points, moves],
        };
        ([first, second, third, self.received_at], self.id)
    }
}

/// Marks a result as the best by points, moves and time, or not.
pub(crate) async fn mark(
    connection: &mut AnyConnection,
    id: ResultId,
    marks: [bool; 3],
) -> Result<(), SiteError> {
    let [points, moves, time] = marks.map(i64::from);
    sqlx::query(MARK)
        .bind(id.as_bytes().to_vec())
        .bind(points)
        .bind(moves)
        .bind(time)
        .execute(connection)
        .await?;
    Ok(())
}
