//! Exporting a player's data, part by part.

use axum::body::{Body, BodyDataStream, Bytes};
use axum::http::Method;
use axum::response::Response;
use futures_util::{StreamExt as _, TryStreamExt as _};
use webspinner_wire::Export;

use super::games::{GAME, lost, post};
use super::players::register;
use super::{Server, request};
use crate::players::EXPORTS_MAX;

/// More than two parts have room for.
const GAMES: usize = 40;

/// A player who lost many games, and the player's cookie.
async fn veteran(server: &Server) -> String {
    let (_, session, _) = register(server, "Ada", 1).await;
    for number in 1..=GAMES {
        let game = lost(GAME, &format!("own:{number}"));
        let body = post(number as u128, &game);
        let own = [("cookie", session.as_str())];
        let sent = server.post_with("/api/v1/results", &body, &own).await;
        assert_eq!(sent.status, 201, "{}", sent.text);
    }
    session
}

async fn export(server: &Server, session: &str) -> Response {
    let own = [("cookie", session)];
    let request = request(Method::GET, "/api/v1/me/export", &own, Body::empty());
    server.begin(request).await
}

fn parts(answer: Response) -> BodyDataStream {
    answer.into_body().into_data_stream()
}

#[tokio::test]
async fn a_long_history_comes_in_parts_that_make_one_text() {
    let server = Server::start().await;
    let session = veteran(&server).await;
    let answer = export(&server, &session).await;
    assert_eq!(answer.headers()["content-type"], "application/json");
    let parts: Vec<_> = parts(answer).try_collect().await.expect("all of it");
    assert!(parts.len() >= 3, "{} parts", parts.len());
    let longest = parts.iter().map(Bytes::len).max();
    let text = String::from_utf8(parts.concat()).expect("text");
    assert!(longest.expect("parts") < text.len() / 2);
    let export: Export = serde_json::from_str(&text).expect("an export");
    assert_eq!(serde_json::to_string(&export).expect("JSON"), text);
    let deals = export.results.iter();
    let deals = deals.map(|stored| stored.result.deal.to_string());
    let sent = (1..=GAMES).map(|number| format!("own:{number}"));
    assert!(deals.eq(sent), "the oldest first: {text}");
}

#[tokio::test]
async fn a_history_that_breaks_off_does_not_look_whole() {
    let server = Server::start().await;
    let session = veteran(&server).await;
    let mut parts = parts(export(&server, &session).await);
    assert!(parts.next().await.expect("a part").is_ok());
    server.app.site.close().await;
    assert!(parts.next().await.expect("what went wrong").is_err());
}

#[tokio::test]
async fn a_slow_reader_does_not_fill_the_memory() {
    let server = Server::start().await;
    let session = veteran(&server).await;
    let mut slow = Vec::new();
    for _ in 0..EXPORTS_MAX {
        slow.push(parts(export(&server, &session).await));
    }
    let refused = server
        .get_with("/api/v1/me/export", &[("cookie", &session)])
        .await;
    assert_eq!(
        (refused.status.as_u16(), refused.problem().as_str()),
        (503, "not-yet")
    );
    drop(slow.pop());
    assert_eq!(export(&server, &session).await.status(), 200);
}
