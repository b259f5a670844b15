//! Daily deals and their boards.

use serde_json::{Value, json};
use webspinner_site::DailyDeal;

use super::Server;
use super::games::{GAME, lost, post, rules, won, won_with_detours};
use crate::daily::FinderTask;
use crate::parameters::today;

/// Makes this the deal of today.
async fn agree(server: &Server, deal: &str) {
    let rules = rules(GAME);
    let proposed = DailyDeal {
        day: today(),
        game: rules.id().clone(),
        version: rules.version(),
        deal: deal.parse().expect("a deal"),
    };
    server
        .app
        .site
        .agree_on_deal(&proposed)
        .await
        .expect("the database works");
}

/// A result of today's deal.
fn of_today(number: u128, record: &webspinner_rules::record::Record, nickname: &str) -> Value {
    let mut post = post(number, record);
    post["day"] = json!(today().to_string());
    post["nickname"] = json!(nickname);
    post
}

#[tokio::test]
async fn the_deals_of_a_day_are_published_once_they_are_found() {
    let server = Server::start().await;
    let path = format!("/api/v1/daily/{GAME}");
    let early = server.get(&path).await;
    assert_eq!(
        (early.status.as_u16(), early.problem().as_str()),
        (503, "not-yet")
    );
    assert!(!early.header("retry-after").is_empty());
    agree(&server, "own:1").await;
    let deal = server.get(&path).await;
    assert_eq!(
        (&deal.json()["deal"], deal.header("cache-control")),
        (&json!("own:1"), "no-cache")
    );
    let dated = server.get(&format!("{path}?day={}", today())).await;
    assert!(dated.header("cache-control").contains("immutable"));
    let all = server.get("/api/v1/daily").await.json();
    assert_eq!(all["deals"], json!([deal.json()]));
    let pending = all["pending"].as_array().expect("a list");
    assert_eq!(pending.len() + 1, webspinner_rules::games::all().count());
    let old = server.get("/api/v1/daily?day=2020-01-01").await.json();
    assert_eq!((&old["deals"], &old["pending"]), (&json!([]), &json!([])));
    assert_eq!(
        server
            .get(&format!("{path}?day=2020-01-01"))
            .await
            .problem(),
        "not-found"
    );
}

#[tokio::test]
async fn a_game_whose_deals_are_lost_goes_without_one() {
    let server = Server::start().await;
    // Of 200 deals none can be won: see the survey in `results`.
    let rules = rules("russian-spider");
    let finder = FinderTask::new(&server.app, 20_000);
    let search = move || finder.find(today(), rules);
    let searched = tokio::task::spawn_blocking(search).await;
    searched.expect("no panic").expect("the database works");
    let answer = server.get("/api/v1/daily/russian-spider").await;
    assert_eq!(answer.problem(), "not-found");
    let all = server.get("/api/v1/daily").await.json();
    let pending = all["pending"].as_array().expect("a list");
    assert!(!pending.contains(&json!("russian-spider")), "{pending:?}");
    assert!(pending.contains(&json!(GAME)), "{pending:?}");
}

#[tokio::test]
async fn tomorrows_deal_is_a_secret() {
    let server = Server::start().await;
    let tomorrow = today().plus(1).expect("a day");
    for path in [
        format!("/api/v1/daily?day={tomorrow}"),
        format!("/api/v1/daily/{GAME}?day={tomorrow}"),
        format!("/api/v1/daily/{GAME}/{tomorrow}/board"),
    ] {
        assert_eq!(server.get(&path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn a_board_has_the_best_first_page_by_page() {
    let server = Server::start().await;
    agree(&server, "own:1").await;
    let mut slow = won_with_detours(GAME, "own:1", 1);
    slow.header.time_ms = slow.header.time_ms.map(|time| time + 1_000);
    slow.header.undos = 5;
    let mut helped = won(GAME, "own:1");
    helped.header.solver = true;
    // The moves of a result hold one place, no matter who sends them, and when.
    let mut copied = won(GAME, "own:1");
    copied.header.undos = 1;
    for body in [
        of_today(1, &slow, "Slow"),
        of_today(2, &won(GAME, "own:1"), "<b>Quick</b>"),
        of_today(5, &copied, "Copied"),
        of_today(3, &lost(GAME, "own:1"), "Lost"),
        of_today(4, &helped, "Helped"),
    ] {
        let answer = server.post("/api/v1/results", &body).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
    }
    let board = format!("/api/v1/daily/{GAME}/{}/board", today());
    for by in ["score", "moves", "time"] {
        let page = server.get(&format!("{board}?by={by}")).await.json();
        let entries = page["entries"].as_array().expect("a list");
        let names: Vec<&Value> = entries.iter().map(|entry| &entry["nickname"]).collect();
        assert_eq!(names, [&json!("<b>Quick</b>"), &json!("Slow")], "{by}");
        assert_eq!(
            (&entries[0]["place"], &entries[1]["place"]),
            (&json!(1), &json!(2))
        );
        assert_eq!(page["next"], Value::Null);
        assert_eq!(entries[0]["registered"], false);
    }
    let first = server.get(&format!("{board}?limit=1")).await.json();
    let next = first["next"].as_str().expect("there is more");
    let second = server
        .get(&format!("{board}?limit=1&after={next}"))
        .await
        .json();
    assert_eq!(second["entries"][0]["nickname"], "Slow");
    let helped = server.get(&format!("{board}?assisted=true")).await.json();
    assert_eq!(helped["entries"][0]["nickname"], "Helped");
    // Slow undid some moves.
    let without = server.get(&format!("{board}?no_undo=true")).await.json();
    assert_eq!(without["no_undo"], true);
    let entries = without["entries"].as_array().expect("a list");
    let names: Vec<&Value> = entries.iter().map(|entry| &entry["nickname"]).collect();
    assert_eq!(names, [&json!("<b>Quick</b>")]);
    for wrong in [
        "limit=0",
        "limit=101",
        "by=luck",
        "after=x",
        "assisted=maybe",
        "assisted=true&no_undo=true",
    ] {
        assert_eq!(
            server.get(&format!("{board}?{wrong}")).await.problem(),
            "bad-request",
            "{wrong}"
        );
    }
    let id = uuid::Uuid::from_u128(1);
    let standing = server
        .get(&format!("/api/v1/results/{id}/standing?by=time"))
        .await
        .json();
    assert_eq!(standing, json!({ "place": 2, "places": 2 }));
    let without_undo = |number: u128| {
        let id = uuid::Uuid::from_u128(number);
        format!("/api/v1/results/{id}/standing?no_undo=true")
    };
    let standing = server.get(&without_undo(2)).await.json();
    assert_eq!(standing, json!({ "place": 1, "places": 1 }));
    for other in [1, 4] {
        let answer = server.get(&without_undo(other)).await;
        assert_eq!(answer.problem(), "not-found", "{other}");
    }
}

#[tokio::test]
async fn only_the_deal_of_the_day_gets_onto_its_board() {
    let server = Server::start().await;
    agree(&server, "own:1").await;
    let answer = server
        .post("/api/v1/results", &of_today(1, &won(GAME, "own:2"), "A"))
        .await;
    assert_eq!(
        (answer.status.as_u16(), answer.problem().as_str()),
        (422, "impossible")
    );
}
