//! The standings of the hundred.

use serde_json::{Value, json};

use super::Server;
use super::games::{GAME, lost, post, won};
use super::players::register;
use crate::settings::Settings;

#[tokio::test]
async fn players_who_have_finished_the_hundred_are_listed() {
    let unlimited = Settings {
        results_per_minute: Some(0),
        ..Settings::default()
    };
    let server = Server::with(unlimited).await;
    let (_, session, _) = register(&server, "Ada", 1).await;
    let own = [("cookie", session.as_str())];
    let send = async |deals: std::ops::RangeInclusive<u128>| {
        let deal = |number| format!("own:{number}");
        let posts = deals.map(|number| match number {
            1 => post(number, &won(GAME, &deal(number))),
            _ => post(number, &lost(GAME, &deal(number))),
        });
        let batch = json!({ "results": posts.collect::<Vec<Value>>() });
        let answer = server
            .post_with("/api/v1/results/batch", &batch, &own)
            .await;
        assert_eq!(answer.status, 200, "{}", answer.text);
    };
    let path = format!("/api/v1/statistics/{GAME}/hundred");
    for first in (1..100).step_by(20) {
        send(first..=(first + 19).min(99)).await;
    }
    let nobody = json!({ "game": GAME, "kind": "own", "players": 0, "entries": [] });
    let answer = server.get(&path).await;
    assert_eq!(
        (answer.json(), answer.header("cache-control")),
        (nobody, "no-cache")
    );
    let mine = server.get_with(&path, &own).await;
    assert_eq!(mine.json()["own"], json!({ "finished": 99, "won": 1 }));
    assert_eq!(mine.header("cache-control"), "private, no-cache");

    send(100..=100).await;
    let mine = server.get_with(&path, &own).await.json();
    let progress = json!({ "finished": 100, "won": 1, "place": 1 });
    assert_eq!((&mine["players"], &mine["own"]), (&json!(1), &progress));
    let entry = &mine["entries"][0];
    assert_eq!(
        (&entry["place"], &entry["nickname"], &entry["own"]),
        (&json!(1), &json!("Ada"), &json!(true))
    );
    let result = server
        .get(&format!("/api/v1/results/{}", uuid::Uuid::from_u128(1)))
        .await;
    for figure in ["score", "moves"] {
        assert_eq!(entry[figure], result.json()[figure], "{figure}");
    }
    let without = server.get(&format!("{path}?kind=undo-off&limit=1")).await;
    let without = without.json();
    assert_eq!(
        (&without["entries"][0]["won"], &without["entries"][0]["own"]),
        (&json!(0), &json!(false))
    );
    assert_eq!(without["own"], Value::Null);
    let tag = server.get(&path).await.header("etag").to_owned();
    let again = server.get_with(&path, &[("if-none-match", &tag)]).await;
    assert_eq!(again.status, 304);
}

#[tokio::test]
async fn the_hundred_are_of_built_in_games_and_of_two_kinds() {
    let server = Server::start().await;
    let path = "/api/v1/statistics/klondike/hundred";
    assert_eq!(server.get(path).await.problem(), "not-found");
    for wrong in ["limit=0", "limit=101", "kind=helped", "after=x"] {
        let path = format!("/api/v1/statistics/{GAME}/hundred?{wrong}");
        assert_eq!(server.get(&path).await.problem(), "bad-request", "{wrong}");
    }
}
