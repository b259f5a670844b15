//! What players see of what the owner of a site does.

use serde_json::json;

use super::Server;
use super::games::{GAME, lost, post};
use super::players::{log_in, register};

#[tokio::test]
async fn a_player_whom_the_owner_removes_is_logged_out_and_can_register_again() {
    let server = Server::start().await;
    let (passkey, session, player) = register(&server, "Ada", 1).await;
    let own = [("cookie", session.as_str())];
    let record = lost(GAME, "own:1");
    let sent = server
        .post_with("/api/v1/results", &post(1, &record), &own)
        .await;
    assert_eq!(sent.status, 201, "{}", sent.text);
    let id = player["id"]
        .as_str()
        .expect("a text")
        .parse()
        .expect("an id");
    let removed = server.app.site.remove_player_with_results(id).await;
    assert_eq!(removed.expect("the database is there"), Some(1));
    let me = server.get_with("/api/v1/me", &own).await;
    assert_eq!(me.problem(), "not-logged-in");
    assert_eq!(log_in(&server, &passkey).await.problem(), "login-failed");
    let statistics = format!("/api/v1/statistics/{GAME}");
    let figures = server.get(&statistics).await.json();
    assert_eq!(figures["unassisted"]["played"], 0);
    // Games from this device count without an account.
    let sent = server
        .post_with("/api/v1/results", &post(2, &record), &own)
        .await;
    assert_eq!(sent.status, 201, "{}", sent.text);
    let figures = server.get(&statistics).await.json();
    assert_eq!(figures["unassisted"]["played"], 1);
    let (_, session, again) = register(&server, "Ada", 2).await;
    assert_eq!(again["nickname"], json!("Ada"));
    let own = [("cookie", session.as_str())];
    let export = server.get_with("/api/v1/me/export", &own).await.json();
    assert_eq!(export["results"], json!([]));
}

#[tokio::test]
async fn a_hidden_result_is_unknown_to_the_api() {
    let server = Server::start().await;
    let sent = server
        .post("/api/v1/results", &post(1, &lost(GAME, "own:1")))
        .await;
    let id = sent.json()["id"].as_str().expect("a text").to_owned();
    let hidden = server
        .app
        .site
        .hide_results(&[id.parse().expect("an id")])
        .await;
    assert_eq!(hidden.expect("the database is there").len(), 1);
    assert_eq!(
        server.get(&format!("/api/v1/results/{id}")).await.problem(),
        "not-found"
    );
    let again = server
        .post("/api/v1/results", &post(1, &lost(GAME, "own:1")))
        .await;
    assert_eq!((again.status.as_u16(), again.json()), (200, sent.json()));
}
