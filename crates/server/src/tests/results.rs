//! Sending results.

use serde_json::{Value, json};
use webspinner_site::{PlayerId, ResultId, Stored};

use super::games::{GAME, lost, post, won};
use super::{Answer, Server};
use crate::parameters::today;
use crate::routes::current_player::CurrentPlayer;
use crate::routes::results::post::submit;

const RESULTS: &str = "/api/v1/results";

async fn send(server: &Server, body: &Value) -> Answer {
    server.post(RESULTS, body).await
}

#[tokio::test]
async fn a_result_counts_once_however_often_it_is_sent() {
    let server = Server::start().await;
    let body = post(1, &won(GAME, "own:1"));
    let first = send(&server, &body).await;
    assert_eq!(first.status, 201, "{}", first.text);
    assert_eq!(first.json()["outcome"], "won");
    let again = send(&server, &body).await;
    assert_eq!((again.status.as_u16(), &again.text), (200, &first.text));
    let place = first.header("location");
    assert_eq!(server.get(place).await.json(), first.json());
    let figures = server
        .get(&format!("/api/v1/statistics/{GAME}"))
        .await
        .json();
    assert_eq!(
        (
            &figures["unassisted"]["played"],
            &figures["unassisted"]["won"]
        ),
        (&json!(1), &json!(1))
    );
}

#[tokio::test]
async fn sending_again_is_answered_with_the_stored_result() {
    let server = Server::start().await;
    let mut body = post(1, &won(GAME, "own:1"));
    let first = send(&server, &body).await;
    assert_eq!(first.status, 201, "{}", first.text);
    // Today's deal is not known: a first submission with this day would not count.
    body["day"] = json!(today().to_string());
    let again = send(&server, &body).await;
    assert_eq!((again.status.as_u16(), &again.text), (200, &first.text));
    let mut other = post(2, &lost(GAME, "own:1"));
    other["day"] = body["day"].take();
    assert_eq!(send(&server, &other).await.problem(), "impossible");
}

#[tokio::test]
async fn an_id_always_names_the_same_result() {
    let server = Server::start().await;
    assert_eq!(
        send(&server, &post(1, &lost(GAME, "own:1"))).await.status,
        201
    );
    let other = send(&server, &post(1, &lost(GAME, "own:2"))).await;
    assert_eq!(
        (other.status.as_u16(), other.problem().as_str()),
        (409, "conflict")
    );
}

#[tokio::test]
async fn the_client_is_not_believed() {
    let server = Server::start().await;
    let mut forged = lost(GAME, "own:1");
    forged.header.result = webspinner_rules::record::GameResult::Won;
    let answer = send(&server, &post(1, &forged)).await;
    assert_eq!(
        (answer.status.as_u16(), answer.problem().as_str()),
        (422, "record")
    );
    let mut hasty = won(GAME, "own:1");
    hasty.header.time_ms = Some(1);
    let answer = send(&server, &post(2, &hasty)).await;
    assert_eq!(
        (answer.status.as_u16(), answer.problem().as_str()),
        (422, "impossible")
    );
    let mut forged = post(3, &won(GAME, "own:1"));
    forged["score"] = json!(1_000_000);
    assert_eq!(send(&server, &forged).await.problem(), "invalid");
    let figures = server
        .get(&format!("/api/v1/statistics/{GAME}"))
        .await
        .json();
    assert_eq!(figures["unassisted"]["played"], 0);
}

#[tokio::test]
async fn a_game_counts_though_its_player_leaves_while_it_is_judged() {
    let server = Server::start().await;
    let mut post = post(1, &won(GAME, "own:1"));
    post["nickname"] = json!("Ada");
    let post = serde_json::from_value(post).expect("a result");
    let gone = CurrentPlayer(Some(PlayerId::new()));
    let (stored, result) = submit(&server.app, post, gone).await.expect("it counts");
    assert_eq!(stored, Stored::New);
    let id = ResultId::from(result.id);
    let stored = server
        .app
        .site
        .result(id)
        .await
        .expect("the database works");
    let stored = stored.expect("it is there").result;
    assert_eq!((stored.player, stored.nickname), (None, None));
}

#[tokio::test]
async fn a_batch_is_judged_game_by_game() {
    let server = Server::start().await;
    let mut forged = lost(GAME, "own:3");
    forged.header.result = webspinner_rules::record::GameResult::Won;
    let batch = json!({ "results": [
        post(1, &won(GAME, "own:1")), post(2, &forged), post(3, &lost(GAME, "own:2")),
    ] });
    let answer = server.post("/api/v1/results/batch", &batch).await.json();
    assert_eq!(answer["results"][0]["result"]["outcome"], "won");
    assert_eq!(answer["results"][1]["problem"]["type"], "/api#record");
    assert_eq!(answer["results"][2]["result"]["outcome"], "lost");
    let empty = server
        .post("/api/v1/results/batch", &json!({ "results": [] }))
        .await;
    assert_eq!(empty.problem(), "invalid");
    let many: Vec<Value> = (0..21)
        .map(|number| post(number, &lost(GAME, "own:1")))
        .collect();
    let many = server
        .post("/api/v1/results/batch", &json!({ "results": many }))
        .await;
    assert_eq!(many.problem(), "invalid");
}

#[tokio::test]
async fn figures_are_per_game_per_deal_and_separate_for_assisted_games() {
    let server = Server::start().await;
    let mut helped = won(GAME, "own:2");
    helped.header.hints = 3;
    for (number, record) in [
        (1, won(GAME, "own:1")),
        (2, lost(GAME, "own:1")),
        (3, helped),
    ] {
        assert_eq!(send(&server, &post(number, &record)).await.status, 201);
    }
    let game = server.get(&format!("/api/v1/statistics/{GAME}")).await;
    let figures = game.json();
    assert_eq!(figures["unassisted"]["win_rate"], 50.0);
    assert_eq!(figures["unassisted"]["win_ratio"], 1.0);
    assert_eq!(figures["assisted"]["played"], 1);
    assert_eq!(figures["assisted"]["win_ratio"], Value::Null);
    let deal = server
        .get(&format!("/api/v1/statistics/{GAME}/deals/own:1"))
        .await
        .json();
    assert_eq!(
        (&deal["deal"], &deal["unassisted"]["played"]),
        (&json!("own:1"), &json!(2))
    );
    assert_eq!(deal["assisted"]["played"], 0);
    let tag = game.header("etag");
    let again = server
        .get_with(
            &format!("/api/v1/statistics/{GAME}"),
            &[("if-none-match", tag)],
        )
        .await;
    assert_eq!(again.status, 304);
}
