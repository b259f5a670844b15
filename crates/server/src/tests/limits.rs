//! Floods.

use super::Server;
use super::games::{GAME, lost, post};
use crate::config::Settings;

#[tokio::test]
async fn an_address_that_asks_too_often_has_to_wait() {
    let requests_per_minute = Some(3);
    let server = Server::with(Settings {
        requests_per_minute,
        ..Settings::default()
    })
    .await;
    for _ in 0..3 {
        assert_eq!(server.get("/api/v1/daily").await.status, 200);
    }
    let answer = server.get("/api/v1/daily").await;
    assert_eq!(
        (answer.status.as_u16(), answer.problem().as_str()),
        (429, "too-many")
    );
    let seconds: u64 = answer.header("retry-after").parse().expect("seconds");
    assert!((1..=60).contains(&seconds), "{seconds}");
    assert_eq!(
        server.get("/").await.status,
        200,
        "the page is for everyone"
    );
    assert_eq!(server.get("/healthz").await.status, 200);
}

#[tokio::test]
async fn behind_a_proxy_each_player_is_counted_apart() {
    let settings = Settings {
        requests_per_minute: Some(1),
        client_address_header: Some("x-forwarded-for".to_owned()),
        ..Settings::default()
    };
    let server = Server::with(settings).await;
    for (address, status) in [("192.0.2.1", 200), ("192.0.2.1", 429), ("192.0.2.2", 200)] {
        let answer = server
            .get_with("/api/v1/daily", &[("x-forwarded-for", address)])
            .await;
        assert_eq!(answer.status, status, "{address}");
    }
}

/// A batch of games that no other has.
fn batch(numbers: std::ops::RangeInclusive<u128>) -> serde_json::Value {
    let games = numbers.map(|number| post(number, &lost(GAME, &format!("own:{number}"))));
    serde_json::json!({ "results": games.collect::<Vec<_>>() })
}

#[tokio::test]
async fn results_have_a_limit_of_their_own_and_a_batch_counts_all_of_them() {
    let results_per_minute = Some(21);
    let server = Server::with(Settings {
        results_per_minute,
        ..Settings::default()
    })
    .await;
    let send = async |numbers| server.post("/api/v1/results/batch", &batch(numbers)).await;
    assert_eq!(send(1..=12).await.status, 200);
    assert_eq!(send(13..=22).await.problem(), "too-many");
    assert_eq!(send(13..=20).await.status, 200);
    let single = async |number: u128| {
        let game = lost(GAME, &format!("own:{number}"));
        server.post("/api/v1/results", &post(number, &game)).await
    };
    assert_eq!(single(21).await.status, 201);
    assert_eq!(single(22).await.problem(), "too-many");
    assert_eq!(server.get("/api/v1/daily").await.status, 200);
}

#[tokio::test]
async fn a_batch_passes_however_few_results_a_minute_may_bring() {
    let results_per_minute = Some(1);
    let server = Server::with(Settings {
        results_per_minute,
        ..Settings::default()
    })
    .await;
    let send = async |numbers| server.post("/api/v1/results/batch", &batch(numbers)).await;
    let first = send(1..=20).await;
    assert_eq!(first.status, 200, "{}", first.text);
    let second = send(21..=30).await;
    assert_eq!(second.problem(), "too-many");
    let seconds: u64 = second.header("retry-after").parse().expect("seconds");
    assert!((500..=600).contains(&seconds), "ten minutes: {seconds}");
}
