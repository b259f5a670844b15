//! How the databases find boards and places: by an index, never by reading all results.

#[cfg(unix)]
mod on_postgres;

use sqlx::{AssertSqlSafe, Row as _};
use webspinner_db::Place;
use webspinner_wire::{BoardOrder, HundredKind};

use crate::boards::board::{behind, count, count_all, key, top};
use crate::boards::hundred::{of_player, places};
use crate::boards::standing::{ENTRY, holder};
use crate::players::sync::{ITEMS, SIZES};
use crate::results::board_order::{Field, OrderSql as _};
use crate::results::recount::{of_deal, of_game};
use crate::{Site, SiteOptions};

/// What SQLite does for a statement: `SEARCH results USING INDEX ...`, one line a step.
async fn plan(site: &Site, sql: &str) -> Vec<String> {
    let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
    let rows = sqlx::query(explain).fetch_all(&site.db.pool).await;
    let rows = rows.expect("SQLite explains");
    let detail = |row: &sqlx::any::AnyRow| row.try_get("detail").expect("a text");
    rows.iter().map(detail).collect()
}

#[tokio::test]
async fn a_board_is_never_read_from_end_to_end_to_find_one_result() {
    let site = Site::open(&Place::Memory, SiteOptions::default()).await;
    let site = site.expect("memory is there");
    let keys = Field::ALL.map(key);
    for sql in keys.iter().map(String::as_str).chain([ENTRY]) {
        let plan = plan(&site, sql).await.join("; ");
        assert!(
            plan.ends_with("USING INDEX sqlite_autoindex_results_1 (id=?)"),
            "{plan}"
        );
    }
    for order in BoardOrder::ALL {
        let plan = plan(&site, &holder(Field::Unassisted, order))
            .await
            .join("; ");
        let own = "USING INDEX results_of_player_on_day (player=? AND day=? AND game=?)";
        assert!(plan.ends_with(own), "{plan}");
    }
}

#[tokio::test]
async fn boards_are_read_and_counted_in_the_order_of_their_index() {
    let site = Site::open(&Place::Memory, SiteOptions::default()).await;
    let site = site.expect("memory is there");
    let boards = BoardOrder::ALL.map(|order| Field::ALL.map(|field| (field, order)));
    for (field, order) in boards.into_iter().flatten() {
        let index = index(field, order);
        for (sql, bounded) in [(top(field, order), false), (behind(field, order), true)] {
            let plan = plan(&site, &sql).await;
            assert!(
                plan[0].contains(&format!(" INDEX {index} (day=? AND game=? AND assisted=?")),
                "{plan:?}"
            );
            assert_eq!(
                plan[0].contains("<expr>") || plan[0].contains("<?") || plan[0].contains(">?"),
                bounded,
                "{plan:?}"
            );
            assert!(!plan.iter().any(|step| step.contains("B-TREE")), "{plan:?}");
        }
        // Only the results of one bucket are counted one by one.
        let plan = plan(&site, &count(field, order, "<")).await.join("; ");
        let within = format!(" INDEX {index} (day=? AND game=? AND assisted=? AND ");
        assert!(plan.contains(&within), "{plan}");
        assert!(plan.contains(">? AND ") && plan.contains("<?)"), "{plan}");
        for sql in [count(field, order, "<"), count_all(field, order)] {
            let plan = self::plan(&site, &sql).await.join("; ");
            let before = "SEARCH board_counts USING INDEX sqlite_autoindex_board_counts_1 (day=? \
                AND game=? AND assisted=? AND sorted_by=?";
            assert!(plan.contains(before), "{plan}");
        }
    }
}

/// The index of such boards.
fn index(field: Field, order: BoardOrder) -> String {
    order
        .mark(field)
        .replace("best_by", "board_by")
        .replace("no_undo_by", "no_undo_board_by")
}

#[tokio::test]
async fn totals_are_counted_again_without_reading_other_results() {
    let site = Site::open(&Place::Memory, SiteOptions::default()).await;
    let site = site.expect("memory is there");
    let plan_of_deal = plan(&site, &of_deal()).await.join("; ");
    let own = "SEARCH results USING INDEX results_of_deal (game=? AND deal=? AND assisted=?)";
    assert!(plan_of_deal.contains(own), "{plan_of_deal}");
    let plan_of_game = plan(&site, &of_game()).await.join("; ");
    let own = "SEARCH deals USING INDEX sqlite_autoindex_totals_1 (game=?";
    assert!(plan_of_game.contains(own), "{plan_of_game}");
}

#[tokio::test]
async fn changes_of_a_player_are_found_without_reading_what_came_before() {
    let site = Site::open(&Place::Memory, SiteOptions::default()).await;
    let site = site.expect("memory is there");
    for sql in [SIZES, ITEMS] {
        let plan = plan(&site, sql).await.join("; ");
        let own = "SEARCH sync_items USING INDEX sync_items_by_version (player=? AND version>?";
        assert!(plan.starts_with(own), "{plan}");
    }
}

#[tokio::test]
async fn the_hundred_are_read_from_their_index_alone() {
    let site = Site::open(&Place::Memory, SiteOptions::default()).await;
    let site = site.expect("memory is there");
    let index = "SEARCH results USING COVERING INDEX hundred_by_player (game=? AND player";
    for kind in HundredKind::ALL {
        for (sql, searches) in [(places(kind), 2), (of_player(kind), 1)] {
            let plan = plan(&site, &sql).await;
            let steps = plan.iter().filter(|step| step.contains(" results "));
            let steps: Vec<_> = steps.collect();
            assert_eq!(steps.len(), searches, "{plan:?}");
            assert!(steps.iter().all(|it| it.starts_with(index)), "{plan:?}");
        }
    }
}
