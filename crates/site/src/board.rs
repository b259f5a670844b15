//! Boards: the best results of a day's deal.

use sqlx::any::{Any, AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{AssertSqlSafe, Row as _};
use webspinner_rules::GameId;

use crate::PAGE_MAX;
use crate::Site;
use crate::day::Day;
use crate::error::SiteError;
use crate::id::ResultId;
use crate::read::{game, number, parsed, result, result_columns};
use crate::result::SiteResult;
use crate::row::bytes;

/// What a board is ordered by. Ties are decided by the other measures in the order in which they
/// stand here, then by who came first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardOrder {
    /// The most Windows points.
    Points,
    /// The fewest moves.
    Moves,
    /// The shortest time.
    Time,
}

impl BoardOrder {
    /// Every order.
    pub const ALL: [Self; 3] = [Self::Points, Self::Moves, Self::Time];

    /// The column that marks the results on boards in this order.
    const fn mark(self) -> &'static str {
        match self {
            Self::Points => "best_by_points",
            Self::Moves => "best_by_moves",
            Self::Time => "best_by_time",
        }
    }

    /// What it compares, the smallest first, as the index of the boards has it.
    const fn key(self) -> &'static str {
        match self {
            Self::Points => {
                "(-results.windows_points), results.moves, results.time_ms, \
                 results.received_at, results.id"
            }
            Self::Moves => {
                "results.moves, (-results.windows_points), results.time_ms, \
                 results.received_at, results.id"
            }
            Self::Time => {
                "results.time_ms, (-results.windows_points), results.moves, \
                 results.received_at, results.id"
            }
        }
    }

    /// Compares it with the values `$4` to `$8`. The first part is there once more by itself,
    /// because SQLite does not find several parts at once in an index.
    fn compare(self, comparison: &'static str) -> String {
        let key = self.key();
        let (first, _) = key.split_once(", ").expect("a key has several parts");
        let loosely = &comparison[..1];
        format!("{first} {loosely}= $4 AND ({key}) {comparison} ($4, $5, $6, $7, $8)")
    }

    /// The values of [`BoardOrder::key`].
    fn values(self, key: &Key) -> [i64; 4] {
        let [points, moves, time, received_at] = key.measures;
        match self {
            Self::Points => [points, moves, time, received_at],
            Self::Moves => [moves, points, time, received_at],
            Self::Time => [time, points, moves, received_at],
        }
    }
}

/// Where a result stands, or stood, on boards.
struct Key {
    /// Windows points below zero, moves, time, arrival.
    measures: [i64; 4],
    id: ResultId,
}

/// One board: games won in a time that is known. A player is on it once, with the best result by
/// its order; results of nobody known stand each by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The day.
    pub day: Day,
    /// The game whose deal of that day was played.
    pub game: GameId,
    /// Whether it is the board of the games in which a hint or a solver helped.
    pub assisted: bool,
    /// What it is ordered by.
    pub order: BoardOrder,
}

/// Some places of a board, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPage {
    /// The places.
    pub places: Vec<BoardPlace>,
    /// What to ask behind for the next page; `None` on the last one.
    pub next: Option<ResultId>,
}

/// A place on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPlace {
    /// From 1.
    pub place: u64,
    /// The result that holds it.
    pub result: SiteResult,
}

/// Where a result stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardStanding {
    /// The place; if the same player has a better result, that one's.
    pub held: BoardPlace,
    /// How many places the board has.
    pub places: u64,
}

const SELECT: &str = concat!(
    "SELECT ",
    result_columns!(),
    " FROM results LEFT JOIN players ON players.id = results.player"
);

const ON_BOARD: &str = "WHERE results.day = $1 AND results.game = $2 AND results.assisted = $3";

const KEY: &str = "SELECT id, windows_points, moves, time_ms, received_at FROM results \
    WHERE id = $1 AND day = $2 AND game = $3 AND assisted = $4 AND won = 1 \
    AND time_ms IS NOT NULL";

/// The board of a result, and the result that holds its player's place there. Results of a player
/// who left belong to nobody: those that were not the best hold no place.
const HOLDER: &str = "SELECT results.day, results.assisted, results.game, \
    COALESCE(holder.id, results.id) AS holder FROM results LEFT JOIN results holder \
    ON holder.player = results.player AND holder.day = results.day \
    AND holder.game = results.game AND holder.assisted = results.assisted AND holder.";

impl Site {
    /// A page of a board, from behind the result `after` on: at most `limit` places, and
    /// [`crate::PAGE_MAX`].
    ///
    /// `after` stays good when its player does better meanwhile; one that never was on this board
    /// gives an empty page.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn board(
        &self,
        board: &Board,
        after: Option<ResultId>,
        limit: u32,
    ) -> Result<BoardPage, SiteError> {
        let limit = limit.clamp(1, PAGE_MAX);
        let empty = BoardPage {
            places: Vec::new(),
            next: None,
        };
        let (rows, before) = match after {
            None => (self.top(board, limit).await?, 0),
            Some(after) => {
                let Some(key) = self.key(board, after).await? else {
                    return Ok(empty);
                };
                let before = self.count(board, "<=", &key).await?;
                (self.behind(board, &key, limit).await?, before)
            }
        };
        let places = rows.iter().zip(before + 1..).map(|(row, place)| {
            let result = result(row)?;
            Ok(BoardPlace { place, result })
        });
        let mut places: Vec<BoardPlace> = places.collect::<Result<_, SiteError>>()?;
        let more = places.len() > limit as usize;
        places.truncate(limit as usize);
        let next = places.last().filter(|_| more).map(|last| last.result.id);
        Ok(BoardPage { places, next })
    }

    /// Where a result stands on its board in this order; `None` if it is on none.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn standing(
        &self,
        id: ResultId,
        order: BoardOrder,
    ) -> Result<Option<BoardStanding>, SiteError> {
        let sql = format!(
            "{HOLDER}{} = 1 WHERE results.id = $1 AND results.won = 1 \
            AND results.day IS NOT NULL AND results.time_ms IS NOT NULL \
            AND (holder.id IS NOT NULL OR results.{} = 1)",
            order.mark(),
            order.mark()
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(id.as_bytes().to_vec());
        let Some(row) = query.fetch_optional(&self.db.pool).await? else {
            return Ok(None);
        };
        let board = Board {
            day: parsed(&row, "day")?,
            game: game(&row)?,
            assisted: row.try_get::<i64, _>("assisted")? == 1,
            order,
        };
        let holder = ResultId::from_bytes(bytes(&row, "holder")?);
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

impl Site {
    async fn top(&self, board: &Board, limit: u32) -> Result<Vec<AnyRow>, SiteError> {
        let (mark, key) = (board.order.mark(), board.order.key());
        let sql = format!("{SELECT} {ON_BOARD} AND results.{mark} = 1 ORDER BY {key} LIMIT $4");
        let query = board
            .bind(sqlx::query(AssertSqlSafe(sql)))
            .bind(i64::from(limit) + 1);
        Ok(query.fetch_all(&self.db.pool).await?)
    }

    async fn behind(
        &self,
        board: &Board,
        after: &Key,
        limit: u32,
    ) -> Result<Vec<AnyRow>, SiteError> {
        let (mark, key) = (board.order.mark(), board.order.key());
        let behind = board.order.compare(">");
        let sql = format!(
            "{SELECT} {ON_BOARD} AND results.{mark} = 1 AND {behind} ORDER BY {key} LIMIT $9"
        );
        let query = board.bind(sqlx::query(AssertSqlSafe(sql)));
        let query = after.bind(board.order, query).bind(i64::from(limit) + 1);
        Ok(query.fetch_all(&self.db.pool).await?)
    }

    /// How many places lie before (`<`) this key, or up to it (`<=`).
    async fn count(
        &self,
        board: &Board,
        comparison: &'static str,
        key: &Key,
    ) -> Result<u64, SiteError> {
        let (mark, before) = (board.order.mark(), board.order.compare(comparison));
        let sql = format!(
            "SELECT count(*) AS places FROM results {ON_BOARD} AND results.{mark} = 1 \
             AND {before}"
        );
        let query = key.bind(board.order, board.bind(sqlx::query(AssertSqlSafe(sql))));
        number(&query.fetch_one(&self.db.pool).await?, "places")
    }

    async fn count_all(&self, board: &Board) -> Result<u64, SiteError> {
        let mark = board.order.mark();
        let sql =
            format!("SELECT count(*) AS places FROM results {ON_BOARD} AND results.{mark} = 1");
        let query = board.bind(sqlx::query(AssertSqlSafe(sql)));
        number(&query.fetch_one(&self.db.pool).await?, "places")
    }

    /// Where this result stands on the board, or stood before its player did better.
    async fn key(&self, board: &Board, id: ResultId) -> Result<Option<Key>, SiteError> {
        let query = board.bind(sqlx::query(KEY).bind(id.as_bytes().to_vec()));
        let Some(row) = query.fetch_optional(&self.db.pool).await? else {
            return Ok(None);
        };
        Ok(Some(Key {
            measures: [
                -row.try_get::<i64, _>("windows_points")?,
                row.try_get("moves")?,
                row.try_get("time_ms")?,
                row.try_get("received_at")?,
            ],
            id,
        }))
    }
}

type AnyQuery<'q> = Query<'q, Any, AnyArguments>;

impl Board {
    /// Binds day, game and whether assisted.
    fn bind<'q>(&self, query: AnyQuery<'q>) -> AnyQuery<'q> {
        query
            .bind(self.day.to_string())
            .bind(self.game.as_str().to_owned())
            .bind(i64::from(self.assisted))
    }
}

impl Key {
    fn bind<'q>(&self, order: BoardOrder, query: AnyQuery<'q>) -> AnyQuery<'q> {
        let values = order.values(self).into_iter();
        let query = values.fold(query, Query::bind);
        query.bind(self.id.as_bytes().to_vec())
    }
}
