//! How PostgreSQL finds boards and places: it chooses by the figures of the data, so it needs some.

#[path = "../../tests/site/cluster.rs"]
#[expect(
    dead_code,
    reason = "the tests of the whole site do more with their server"
)]
mod cluster;

use sqlx::{AssertSqlSafe, Row as _};
use webspinner_rules::GameId;
use webspinner_wire::{BoardOrder, HundredKind};

use super::index;
use crate::boards::board::{Board, behind, count, key as key_sql, top};
use crate::boards::hundred::of_player;
use crate::boards::standing::{ENTRY, holder};
use crate::db::dialect::AnyQuery;
use crate::results::board_counts::rebuild;
use crate::results::board_order::Field;
use crate::{PlayerId, ResultId, Site, SiteOptions};

/// The days of October 2026 with 1,000 results each, 200 of them of 50 known players, among 5,000
/// who have joined. PostgreSQL chooses by what it knows of the data: it would read fewer rows from
/// end to end, whatever the statement.
const OCTOBER: &str = r"
    INSERT INTO players (id, nickname, created_at)
    SELECT decode(lpad(to_hex(n), 32, '0'), 'hex'), n, 0 FROM generate_series(0, 4999) n;
    INSERT INTO results SELECT id, 'spider', 1, 'own:1', 1, 60000 + n, 100 + n % 700,
    1000 - n % 700, 0, 0, 0, CASE WHEN n % 5 = 0 THEN decode(lpad(to_hex(n / 5 % 50), 32, '0'),
    'hex') END, NULL, to_char(date '2026-10-01' + n / 1000, 'YYYY-MM-DD'), n, 1, 1, 1, id, id,
    '\x0300' FROM (SELECT n, decode(lpad(to_hex(n), 32, '0'), 'hex') AS id
    FROM generate_series(0, 30999) n) AS numbers;
    ANALYZE players, results";

/// What PostgreSQL does for a statement with these values, one line a step.
async fn plan_on_postgres(
    site: &Site,
    sql: String,
    bind: impl FnOnce(AnyQuery<'static>) -> AnyQuery<'static>,
) -> String {
    let explain = AssertSqlSafe(format!("EXPLAIN (COSTS OFF) {sql}"));
    let rows = bind(sqlx::query(explain)).fetch_all(&site.db.pool).await;
    let rows = rows.expect("PostgreSQL explains");
    let steps: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    steps.join("\n")
}

/// Asserts that results are found by this index alone and come in its order.
fn assert_by_index(plan: &str, index: &str) {
    let found = format!(" using {index} on results");
    let bitmap = format!("Bitmap Index Scan on {index}\n");
    assert!(plan.contains(&found) || plan.contains(&bitmap), "{plan}");
    for bad in ["Seq Scan", "Sort", "BitmapAnd", "Filter: ((player"] {
        assert!(!plan.contains(bad), "{plan}");
    }
}

#[tokio::test]
async fn postgres_finds_one_result_by_its_id_or_player_and_boards_by_their_index() {
    let place = cluster::Cluster::shared().new_database();
    let place = place.parse().expect("the URL of a database");
    let site = Site::open(&place, SiteOptions::default()).await;
    let site = site.expect("the server is there");
    let filled = sqlx::raw_sql(OCTOBER).execute(&site.db.pool).await;
    filled.expect("the tables take them");
    let mut connection = site.db.pool.acquire().await.expect("the server is there");
    let counted = rebuild(&mut connection).await;
    counted.expect("the tables take them");
    let analyzed = sqlx::raw_sql("ANALYZE board_counts").execute(&mut *connection);
    analyzed.await.expect("it is there");
    drop(connection);
    let id = ResultId::from_bytes(15_500_u128.to_be_bytes());
    let player = PlayerId::from_bytes(0_u128.to_be_bytes());
    let by_id = |query: AnyQuery<'static>| query.bind(id.as_bytes().to_vec());
    let plan = plan_on_postgres(&site, ENTRY.to_owned(), by_id).await;
    assert_by_index(&plan, "results_pkey");
    for kind in HundredKind::ALL {
        let plan = plan_on_postgres(&site, of_player(kind), |query| {
            query.bind("spider").bind(player.as_bytes().to_vec())
        });
        let plan = plan.await;
        assert!(
            plan.contains(" using hundred_by_player on results"),
            "{plan}"
        );
        assert!(!plan.contains("Seq Scan"), "{plan}");
    }
    let field = Field::Unassisted;
    for order in BoardOrder::ALL {
        let board = Board {
            day: "2026-10-16".parse().expect("a day"),
            game: GameId::new("spider").expect("an id"),
            field,
            order,
        };
        let key = site.key(&board, id).await.expect("the server is there");
        let key = key.expect("it is on the board");
        let plan = plan_on_postgres(&site, key_sql(field), |query| board.bind(by_id(query))).await;
        assert_by_index(&plan, "results_pkey");
        let plan = plan_on_postgres(&site, holder(field, order), |query| {
            board.bind(query.bind(player.as_bytes().to_vec()))
        });
        assert_by_index(&plan.await, "results_of_player_on_day");
        let index = index(field, order);
        let plan = plan_on_postgres(&site, top(field, order), |query| {
            board.bind(query).bind(11_i64)
        });
        assert_by_index(&plan.await, &index);
        let plan = plan_on_postgres(&site, behind(field, order), |query| {
            key.bind(order, board.bind(query)).bind(11_i64)
        });
        assert_by_index(&plan.await, &index);
        let plan = plan_on_postgres(&site, count(field, order, "<"), |query| {
            let query = key.bind(order, board.bind(query));
            query.bind(key.measures.bucket(order))
        });
        let plan = plan.await;
        assert_by_index(&plan, &index);
        assert!(
            plan.contains("ROW(") && plan.contains("board_counts_pkey"),
            "{plan}"
        );
    }
}
