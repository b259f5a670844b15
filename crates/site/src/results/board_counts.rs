//! How many places of a board have one value of what it is sorted by, so that a place is counted
//! without reading the whole board. They change in the same transaction as the boards.

use std::collections::BTreeMap;

use sqlx::{AnyConnection, AssertSqlSafe};
use webspinner_rules::GameId;
use webspinner_wire::BoardOrder;

use crate::day::Day;
use crate::error::SiteError;
use crate::results::board_order::{Field, Measures, OrderSql as _, TIME_STEP_MS};
use crate::results::row::ResultRow;

const ADD: &str = "INSERT INTO board_counts (day, game, assisted, sorted_by, bucket, places) \
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (day, game, assisted, sorted_by, bucket) \
    DO UPDATE SET places = board_counts.places + excluded.places";

/// Changes to the counts, which add up.
#[derive(Debug, Default)]
pub(crate) struct Changes(BTreeMap<(Day, GameId, Field, i64, i64), i64>);

impl Changes {
    /// The places that a row holds are new.
    pub(crate) fn take(&mut self, row: &ResultRow) {
        self.add_row(row, 1);
    }

    /// The places that a row holds are given up.
    pub(crate) fn give_up(&mut self, row: &ResultRow) {
        self.add_row(row, -1);
    }

    fn add_row(&mut self, row: &ResultRow, places: i64) {
        let (Some(day), Some(time_ms)) = (row.day, row.time_ms) else {
            return;
        };
        let measures = Measures {
            score: row.score,
            moves: row.moves.into(),
            time_ms: time_ms.cast_signed(),
            received_at: row.received_at.to_millis(),
        };
        for field in row.fields() {
            for (order, holds) in BoardOrder::ALL.into_iter().zip(row.places(field)) {
                if holds {
                    self.add(day, &row.game, field, order, measures, places);
                }
            }
        }
    }

    /// This many places more on the board of this order.
    pub(crate) fn add(
        &mut self,
        day: Day,
        game: &GameId,
        field: Field,
        order: BoardOrder,
        measures: Measures,
        places: i64,
    ) {
        let bucket = measures.bucket(order);
        let key = (day, game.clone(), field, order.number(), bucket);
        *self.0.entry(key).or_default() += places;
    }

    /// Makes the changes, in one order in all transactions.
    pub(crate) async fn apply(self, connection: &mut AnyConnection) -> Result<(), SiteError> {
        for ((day, game, field, order, bucket), places) in self.0 {
            if places != 0 {
                sqlx::query(ADD)
                    .bind(day.to_string())
                    .bind(game.to_string())
                    .bind(field.number())
                    .bind(order)
                    .bind(bucket)
                    .bind(places)
                    .execute(&mut *connection)
                    .await?;
            }
        }
        Ok(())
    }
}

/// Counts all boards, where there are no counts yet.
pub(crate) async fn rebuild(connection: &mut AnyConnection) -> Result<(), SiteError> {
    for (order, bucket) in [
        (BoardOrder::Score, "-score".to_owned()),
        (BoardOrder::Moves, "moves".to_owned()),
        (
            BoardOrder::Time,
            format!("time_ms - time_ms % {TIME_STEP_MS}"),
        ),
    ] {
        let number = order.number();
        // The first two fields share their marks.
        for (field, of) in [(Field::Unassisted, "assisted"), (Field::NoUndo, "2")] {
            let mark = order.mark(field);
            let sql = format!(
                "INSERT INTO board_counts SELECT day, game, {of}, {number}, {bucket}, count(*) \
                 FROM results WHERE {mark} = 1 GROUP BY day, game, assisted, {bucket}"
            );
            sqlx::query(AssertSqlSafe(sql))
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}
