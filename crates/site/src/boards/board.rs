//! Boards: the best results of a day's deal, in their order.

use sqlx::AssertSqlSafe;
use sqlx::any::AnyRow;
use sqlx::query::Query;
use webspinner_rules::GameId;
use webspinner_wire::BoardOrder;

use crate::day::Day;
use crate::db::columns::number;
use crate::db::dialect::AnyQuery;
use crate::error::SiteError;
use crate::id::ResultId;
use crate::page::Page;
use crate::results::board_order::{Field, Measures, OrderSql as _};
use crate::results::read::{result, result_columns};
use crate::results::result::SiteResult;
use crate::site::{PAGE_MAX, Site};

/// The places of a result on boards.
pub(crate) struct Key {
    pub(crate) measures: Measures,
    id: ResultId,
}

/// One board: games won in a known time. A player is on it once, with the best result by its order;
/// each result of an unknown player has its own place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The day.
    pub day: Day,
    /// The game, whose deal of that day was played.
    pub game: GameId,
    /// Which games it lists.
    pub field: Field,
    /// What it is sorted by.
    pub order: BoardOrder,
}

/// A place on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPlace {
    /// From 1.
    pub place: u64,
    /// The result that holds it.
    pub result: SiteResult,
}

const SELECT: &str = concat!(
    "SELECT ",
    result_columns!(),
    " FROM results LEFT JOIN players ON players.id = results.player"
);

const ON_BOARD: &str = "WHERE results.day = $1 AND results.game = $2 AND results.assisted = $3";

pub(crate) fn key(field: Field) -> String {
    let condition = field.condition();
    format!(
        "SELECT id, score, moves, time_ms, received_at FROM results \
         WHERE id = $1 AND day = $2 AND game = $3 AND assisted = $4 AND won = 1 \
         AND time_ms IS NOT NULL{condition}"
    )
}

pub(crate) fn top(field: Field, order: BoardOrder) -> String {
    let (mark, key) = (order.mark(field), order.key());
    format!("{SELECT} {ON_BOARD} AND results.{mark} = 1 ORDER BY {key} LIMIT $4")
}

pub(crate) fn behind(field: Field, order: BoardOrder) -> String {
    let (mark, key, behind) = (order.mark(field), order.key(), order.compare(">"));
    format!("{SELECT} {ON_BOARD} AND results.{mark} = 1 AND {behind} ORDER BY {key} LIMIT $9")
}

/// The places before the bucket `$9`, and those within it.
pub(crate) fn count(field: Field, order: BoardOrder, comparison: &'static str) -> String {
    let (mark, first) = (order.mark(field), order.first());
    let (before, within) = (places(field, order), order.compare(comparison));
    format!(
        "SELECT CAST(({before} AND bucket < $9) + (SELECT count(*) FROM results {ON_BOARD} \
         AND results.{mark} = 1 AND {first} >= $9 AND {within}) AS BIGINT) AS places"
    )
}

pub(crate) fn count_all(field: Field, order: BoardOrder) -> String {
    format!(
        "SELECT CAST(({}) AS BIGINT) AS places",
        places(field, order)
    )
}

/// The places in all buckets of a board.
fn places(field: Field, order: BoardOrder) -> String {
    let number = order.number();
    // What is bound is whether games are assisted.
    let further = field.number() - i64::from(field.is_assisted());
    format!(
        "SELECT coalesce(sum(places), 0) FROM board_counts WHERE day = $1 AND game = $2 \
         AND assisted = $3 + {further} AND sorted_by = {number}"
    )
}

impl Site {
    /// A page of a board, the best first, that starts after the result `after` and holds at most
    /// `limit` places, and [`crate::PAGE_MAX`].
    ///
    /// `after` stays valid if its player does better in the meantime; an id that was never on this
    /// board gives an empty page.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn board(
        &self,
        board: &Board,
        after: Option<ResultId>,
        limit: u32,
    ) -> Result<Page<BoardPlace>, SiteError> {
        let limit = limit.clamp(1, PAGE_MAX);
        let (rows, before) = match after {
            None => (self.top(board, limit).await?, 0),
            Some(after) => match self.key(board, after).await? {
                Some(key) => {
                    let before = self.count(board, "<=", &key).await?;
                    (self.behind(board, &key, limit).await?, before)
                }
                None => (Vec::new(), 0),
            },
        };
        let places = rows.iter().zip(before + 1..).map(|(row, place)| {
            let result = result(row)?;
            Ok(BoardPlace { place, result })
        });
        Page::new(places, limit, |last: &BoardPlace| last.result.id())
    }
}

impl Site {
    async fn top(&self, board: &Board, limit: u32) -> Result<Vec<AnyRow>, SiteError> {
        let query = board
            .bind(sqlx::query(AssertSqlSafe(top(board.field, board.order))))
            .bind(i64::from(limit) + 1);
        Ok(query.fetch_all(&self.db.pool).await?)
    }

    async fn behind(
        &self,
        board: &Board,
        after: &Key,
        limit: u32,
    ) -> Result<Vec<AnyRow>, SiteError> {
        let query = board.bind(sqlx::query(AssertSqlSafe(behind(board.field, board.order))));
        let query = after.bind(board.order, query).bind(i64::from(limit) + 1);
        Ok(query.fetch_all(&self.db.pool).await?)
    }

    /// How many places come before this key (`<`), or up to and including it (`<=`).
    pub(crate) async fn count(
        &self,
        board: &Board,
        comparison: &'static str,
        key: &Key,
    ) -> Result<u64, SiteError> {
        let sql = count(board.field, board.order, comparison);
        let query = key.bind(board.order, board.bind(sqlx::query(AssertSqlSafe(sql))));
        let query = query.bind(key.measures.bucket(board.order));
        number(&query.fetch_one(&self.db.pool).await?, "places")
    }

    pub(crate) async fn count_all(&self, board: &Board) -> Result<u64, SiteError> {
        let query = board.bind(sqlx::query(AssertSqlSafe(count_all(
            board.field,
            board.order,
        ))));
        number(&query.fetch_one(&self.db.pool).await?, "places")
    }

    /// The place of this result on the board, or its last place before its player did better.
    pub(crate) async fn key(&self, board: &Board, id: ResultId) -> Result<Option<Key>, SiteError> {
        let query = sqlx::query(AssertSqlSafe(key(board.field)));
        let query = board.bind(query.bind(id.as_bytes().to_vec()));
        let row = query.fetch_optional(&self.db.pool).await?;
        let measures = row.as_ref().map(Measures::read).transpose()?;
        Ok(measures.map(|measures| Key { measures, id }))
    }
}

impl Board {
    /// Binds day, game and whether assisted.
    pub(crate) fn bind<'q>(&self, query: AnyQuery<'q>) -> AnyQuery<'q> {
        query
            .bind(self.day.to_string())
            .bind(self.game.as_str().to_owned())
            .bind(i64::from(self.field.is_assisted()))
    }
}

impl Key {
    /// Binds the values of [`BoardOrder::key`].
    pub(crate) fn bind<'q>(&self, order: BoardOrder, query: AnyQuery<'q>) -> AnyQuery<'q> {
        let values = self.measures.key(order).into_iter();
        let query = values.fold(query, Query::bind);
        query.bind(self.id.as_bytes().to_vec())
    }
}
