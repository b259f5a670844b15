//! Measures what the place of a result costs on a board with many results.
//!
//! ```sh
//! cargo run --release -p webspinner-site --example long_board -- 200000
//! ```

use std::path::Path;
use std::time::Instant;

use anyhow::Result;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection as _};
use webspinner_db::Place;
use webspinner_site::{ResultId, Site, SiteOptions};
use webspinner_wire::BoardOrder;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let results: u32 = std::env::args()
        .nth(1)
        .map_or(Ok(200_000), |text| text.parse())?;
    let folder = tempfile::TempDir::new()?;
    let path = folder.path().join("site.db");
    let place = Place::File(path.clone());
    Site::open(&place, SiteOptions::default())
        .await?
        .close()
        .await;
    fill(&path, results).await?;
    let site = Site::open(&place, SiteOptions::default()).await?;
    let (middle, beaten) = (results / 2, results + 1);
    for (name, number) in [
        ("first", 1),
        ("middle", middle),
        ("last", results),
        ("beaten", beaten),
    ] {
        for order in BoardOrder::ALL {
            let id = ResultId::from_bytes(u128::from(number).to_be_bytes());
            let begun = Instant::now();
            let standing = site
                .standing(id, order, false)
                .await?
                .expect("it is on the board");
            let millis = begun.elapsed().as_secs_f64() * 1_000.0;
            println!(
                "{name} {order:?}: place {}, {millis:.1} ms",
                standing.held.place
            );
        }
    }
    Ok(())
}

/// Fills one board with this many results of unknown players, the better ones first. The last one
/// is a known player's, who has a worse one too.
async fn fill(path: &Path, results: u32) -> Result<()> {
    let options = SqliteConnectOptions::new().filename(path);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    let sql = format!(
        "BEGIN;
         INSERT INTO players (id, nickname, created_at) VALUES (zeroblob(16), 'Ann', 0);
         WITH RECURSIVE numbers (n) AS
         (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {results})
         INSERT INTO results SELECT unhex(printf('%032x', n)), 'spider', 1, 'own:1', 1, 60000 + n,
         100 + n, 1000 - n, 0, 0, 0, NULL, NULL, '2026-11-21', n, 1, 1, 1,
         unhex(printf('%032x', n)), unhex(printf('%032x', n)), x'0300', 0 FROM numbers;
         UPDATE results SET player = zeroblob(16) WHERE moves = 100 + {results};
         INSERT INTO results SELECT unhex(printf('%032x', {results} + 1)), game, version, deal, won,
         time_ms, moves + 1, score, cards_in_order, undos, assisted, player, nickname, day,
         received_at, 0, 0, 0, fingerprint, zeroblob(16), record, 0 FROM results
         WHERE player IS NOT NULL;
         INSERT INTO board_counts SELECT day, game, assisted, 0, -score, count(*) FROM results
         WHERE best_by_score = 1 GROUP BY day, game, assisted, -score;
         INSERT INTO board_counts SELECT day, game, assisted, 1, moves, count(*) FROM results
         WHERE best_by_moves = 1 GROUP BY day, game, assisted, moves;
         INSERT INTO board_counts SELECT day, game, assisted, 2, time_ms - time_ms % 1000, count(*)
         FROM results WHERE best_by_time = 1 GROUP BY day, game, assisted, time_ms - time_ms % 1000;
         COMMIT;"
    );
    sqlx::raw_sql(AssertSqlSafe(sql))
        .execute(&mut connection)
        .await?;
    Ok(connection.close().await?)
}
