//! Players: registering, logging in, and what is theirs.

use axum::http::Method;
use serde_json::{Value, json};

use super::authenticator::Passkey;
use super::games::{GAME, lost, post, won};
use super::{Answer, Server};
use crate::settings::Settings;

pub(super) const HERE: &str = "http://localhost:8080";

/// The cookie that an answer sets, as it is sent back.
fn cookie(answer: &Answer) -> String {
    let set = answer.header("set-cookie");
    set.split(';').next().unwrap_or_default().to_owned()
}

/// Registers a player; the passkey, the cookie and what the server said of the player.
pub(super) async fn register(
    server: &Server,
    nickname: &str,
    number: u8,
) -> (Passkey, String, Value) {
    let start = server
        .post("/api/v1/register", &json!({ "nickname": nickname }))
        .await;
    assert_eq!(start.status, 200, "{}", start.text);
    let (passkey, answer) = Passkey::create(&start.json(), number, HERE);
    let done = server.post("/api/v1/register/finish", &answer).await;
    assert_eq!(done.status, 201, "{}", done.text);
    (passkey, cookie(&done), done.json())
}

pub(super) async fn log_in(server: &Server, passkey: &Passkey) -> Answer {
    let start = server.post("/api/v1/login", &json!({})).await;
    server
        .post("/api/v1/login/finish", &passkey.show(&start.json()))
        .await
}

#[tokio::test]
async fn a_passkey_is_all_a_player_needs() {
    let server = Server::start().await;
    let (passkey, session, player) = register(&server, "Ada", 1).await;
    assert_eq!(player["nickname"], "Ada");
    let me = server.get_with("/api/v1/me", &[("cookie", &session)]).await;
    assert_eq!(me.json(), player);
    assert_eq!(me.header("cache-control"), "no-store");
    let out = server
        .post_with("/api/v1/logout", &json!({}), &[("cookie", &session)])
        .await;
    assert_eq!(out.status, 204);
    assert!(out.header("set-cookie").contains("Max-Age=0"));
    let me = server.get_with("/api/v1/me", &[("cookie", &session)]).await;
    assert_eq!(me.problem(), "not-logged-in");
    let back = log_in(&server, &passkey).await;
    assert_eq!(back.json()["id"], player["id"], "{}", back.text);
    let me = server
        .get_with("/api/v1/me", &[("cookie", &cookie(&back))])
        .await;
    assert_eq!(me.json()["nickname"], "Ada");
}

#[tokio::test]
async fn an_attempt_is_good_once() {
    let server = Server::start().await;
    let (passkey, ..) = register(&server, "Ada", 1).await;
    let start = server.post("/api/v1/login", &json!({})).await;
    let shown = passkey.show(&start.json());
    assert_eq!(
        server.post("/api/v1/login/finish", &shown).await.status,
        200
    );
    let stolen = server.post("/api/v1/login/finish", &shown).await;
    assert_eq!(
        (stolen.status.as_u16(), stolen.problem().as_str()),
        (401, "login-failed")
    );
}

#[tokio::test]
async fn what_is_no_passkey_of_this_site_is_refused() {
    let server = Server::start().await;
    let (passkey, ..) = register(&server, "Ada", 1).await;
    // Signed for another attempt.
    let (one, other) = (
        server.post("/api/v1/login", &json!({})).await,
        server.post("/api/v1/login", &json!({})).await,
    );
    let mut crossed = passkey.show(&one.json());
    crossed["ceremony"] = other.json()["ceremony"].clone();
    assert_eq!(
        server
            .post("/api/v1/login/finish", &crossed)
            .await
            .problem(),
        "login-failed"
    );
    // Made for a page of another site.
    let start = server
        .post("/api/v1/register", &json!({ "nickname": "Eve" }))
        .await;
    let (_, elsewhere) = Passkey::create(&start.json(), 2, "https://evil.example");
    assert_eq!(
        server
            .post("/api/v1/register/finish", &elsewhere)
            .await
            .problem(),
        "login-failed"
    );
    // Never registered.
    let start = server
        .post("/api/v1/register", &json!({ "nickname": "Eve" }))
        .await;
    let (stranger, _) = Passkey::create(&start.json(), 3, HERE);
    assert_eq!(log_in(&server, &stranger).await.problem(), "login-failed");
    // A registration finished as a log-in, and nonsense.
    let start = server
        .post("/api/v1/register", &json!({ "nickname": "Eve" }))
        .await;
    let shown = passkey.show(&start.json());
    assert_eq!(
        server.post("/api/v1/login/finish", &shown).await.problem(),
        "login-failed"
    );
    let start = server.post("/api/v1/login", &json!({})).await.json();
    let nonsense = json!({ "ceremony": start["ceremony"], "credential": { "id": 1 } });
    assert_eq!(
        server
            .post("/api/v1/login/finish", &nonsense)
            .await
            .problem(),
        "login-failed"
    );
}

#[tokio::test]
async fn nicknames_belong_to_one_player() {
    let server = Server::start().await;
    let (_, ada, _) = register(&server, "Ada", 1).await;
    register(&server, "Bob", 2).await;
    let rename = |nickname: &str| {
        let (body, headers) = (
            json!({ "nickname": nickname }),
            vec![("cookie", ada.as_str())],
        );
        let server = &server;
        async move {
            server
                .send_json(Method::PATCH, "/api/v1/me", &body, &headers)
                .await
        }
    };
    let taken = rename("BOB").await;
    assert_eq!(
        (taken.status.as_u16(), taken.problem().as_str()),
        (409, "conflict")
    );
    assert_eq!(rename("a\u{202e}b").await.problem(), "invalid");
    assert_eq!(
        rename("Ada Lovelace").await.json()["nickname"],
        "Ada Lovelace"
    );
    let start = |nickname: &str| {
        let (body, server) = (json!({ "nickname": nickname }), &server);
        async move { server.post("/api/v1/register", &body).await }
    };
    assert_eq!(start("bob").await.problem(), "conflict");
    // Of two players who begin at the same time, the one who finishes first gets the name.
    let (one, other) = (start("Eve").await, start("EVE").await);
    let (_, one) = Passkey::create(&one.json(), 3, HERE);
    let (_, other) = Passkey::create(&other.json(), 4, HERE);
    let done = server.post("/api/v1/register/finish", &one).await;
    assert_eq!(done.status, 201, "{}", done.text);
    let late = server.post("/api/v1/register/finish", &other).await;
    assert_eq!(late.problem(), "conflict");
}

#[tokio::test]
async fn a_player_takes_everything_along_and_leaves_nothing_behind() {
    let server = Server::start().await;
    let (passkey, session, player) = register(&server, "Ada", 1).await;
    let own = [("cookie", session.as_str())];
    for (number, record) in [(1, lost(GAME, "own:1")), (2, won(GAME, "own:1"))] {
        let sent = server
            .post_with("/api/v1/results", &post(number, &record), &own)
            .await;
        assert_eq!(sent.status, 201, "{}", sent.text);
    }
    let export = server.get_with("/api/v1/me/export", &own).await;
    assert!(
        export
            .header("content-disposition")
            .starts_with("attachment")
    );
    let export = export.json();
    assert_eq!(export["player"], player);
    let outcomes: Vec<&Value> = export["results"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|it| &it["outcome"])
        .collect();
    assert_eq!(outcomes, [&json!("lost"), &json!("won")]);
    let record: webspinner_rules::record::Record = export["results"][1]["record"]
        .as_str()
        .expect("a text")
        .parse()
        .expect("a record");
    assert_eq!(record.tree, won(GAME, "own:1").tree);
    let gone = server
        .send_json(Method::DELETE, "/api/v1/me", &json!({}), &own)
        .await;
    assert_eq!(gone.status, 204);
    assert_eq!(
        server.get_with("/api/v1/me", &own).await.problem(),
        "not-logged-in"
    );
    assert_eq!(log_in(&server, &passkey).await.problem(), "login-failed");
    let figures = server
        .get(&format!("/api/v1/statistics/{GAME}"))
        .await
        .json();
    assert_eq!(
        figures["unassisted"]["played"], 2,
        "the games were played all the same"
    );
}

#[tokio::test]
async fn a_second_device_gets_its_own_passkey() {
    let server = Server::start().await;
    let (first, session, player) = register(&server, "Ada", 1).await;
    let own = [("cookie", session.as_str())];
    let only = player["passkeys"][0]["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    let remove = |id: &str| {
        let path = format!("/api/v1/me/passkeys/{id}");
        let server = &server;
        let own = &own;
        async move {
            server
                .send_json(Method::DELETE, &path, &json!({}), own)
                .await
        }
    };
    assert_eq!(remove(&only).await.problem(), "conflict");
    assert_eq!(remove("AAAA").await.problem(), "not-found");
    let start = server
        .post_with("/api/v1/me/passkeys", &json!({}), &own)
        .await;
    assert_eq!(
        start.json()["public_key"]["excludeCredentials"][0]["id"],
        only.as_str()
    );
    let (second, answer) = Passkey::create(&start.json(), 2, HERE);
    let added = server
        .post_with("/api/v1/me/passkeys/finish", &answer, &own)
        .await;
    assert_eq!(
        added.json()["passkeys"].as_array().map(Vec::len),
        Some(2),
        "{}",
        added.text
    );
    let removed = remove(&only).await;
    assert_eq!(removed.status, 204);
    let me = server
        .get_with("/api/v1/me", &[("cookie", &cookie(&removed))])
        .await;
    assert_eq!(me.json()["passkeys"].as_array().map(Vec::len), Some(1));
    assert_eq!(log_in(&server, &first).await.problem(), "login-failed");
    assert_eq!(log_in(&server, &second).await.json()["id"], player["id"]);
}

#[tokio::test]
async fn a_device_that_was_lost_is_logged_out_with_its_passkey() {
    let server = Server::start().await;
    let (phone, lost, player) = register(&server, "Ada", 1).await;
    let lost = [("cookie", lost.as_str())];
    let start = server
        .post_with("/api/v1/me/passkeys", &json!({}), &lost)
        .await;
    let (desk, answer) = Passkey::create(&start.json(), 2, HERE);
    let added = server
        .post_with("/api/v1/me/passkeys/finish", &answer, &lost)
        .await;
    assert_eq!(added.status, 201, "{}", added.text);
    let here = cookie(&log_in(&server, &desk).await);
    // The thief, too, has begun to add a passkey.
    let start = server
        .post_with("/api/v1/me/passkeys", &json!({}), &lost)
        .await;
    let (_, thief) = Passkey::create(&start.json(), 3, HERE);

    let first = player["passkeys"][0]["id"].as_str().expect("an id");
    let removed = server
        .send_json(
            Method::DELETE,
            &format!("/api/v1/me/passkeys/{first}"),
            &json!({}),
            &[("cookie", &here)],
        )
        .await;
    assert_eq!(removed.status, 204, "{}", removed.text);
    let me = server.get_with("/api/v1/me", &lost).await;
    assert_eq!(
        (me.problem().as_str(), me.header("set-cookie")),
        ("not-logged-in", "")
    );
    let added = server
        .post_with("/api/v1/me/passkeys/finish", &thief, &lost)
        .await;
    assert_eq!(added.problem(), "not-logged-in");
    assert_eq!(log_in(&server, &phone).await.problem(), "login-failed");
    let new = cookie(&removed);
    assert_ne!(new, here);
    let me = server.get_with("/api/v1/me", &[("cookie", &here)]).await;
    assert_eq!(me.problem(), "not-logged-in", "it may be known elsewhere");
    let me = server.get_with("/api/v1/me", &[("cookie", &new)]).await;
    assert_eq!(me.json()["nickname"], "Ada", "{}", me.text);
}

#[tokio::test]
async fn additions_that_began_in_time_still_meet_the_limit_of_passkeys() {
    let server = Server::start().await;
    let (_, session, _) = register(&server, "Ada", 1).await;
    let own = [("cookie", session.as_str())];
    let post = async |path: &str, body: &Value| server.post_with(path, body, &own).await;
    let start = async || post("/api/v1/me/passkeys", &json!({})).await;
    let finish = async |answer: &Value| post("/api/v1/me/passkeys/finish", answer).await;
    let mut begun = Vec::new();
    for number in 2..=21 {
        begun.push(Passkey::create(&start().await.json(), number, HERE).1);
    }
    let last = begun.pop().expect("twenty");
    for answer in &begun {
        assert_eq!(finish(answer).await.status, 201);
    }
    assert_eq!(finish(&last).await.problem(), "conflict");
    assert_eq!(start().await.problem(), "conflict");
    let me = server.get_with("/api/v1/me", &own).await;
    assert_eq!(me.json()["passkeys"].as_array().map(Vec::len), Some(20));
}

#[tokio::test]
async fn a_passkey_that_one_player_begins_to_add_no_other_can_finish() {
    let server = Server::start().await;
    let (_, ada, _) = register(&server, "Ada", 1).await;
    let (_, eve, _) = register(&server, "Eve", 2).await;
    let start = server
        .post_with("/api/v1/me/passkeys", &json!({}), &[("cookie", &ada)])
        .await;
    let (_, answer) = Passkey::create(&start.json(), 3, HERE);
    let answer = server
        .post_with("/api/v1/me/passkeys/finish", &answer, &[("cookie", &eve)])
        .await;
    assert_eq!(answer.problem(), "login-failed");
}

#[tokio::test]
async fn over_tls_cookies_travel_over_it_alone() {
    let origin = Some("https://spider.example".parse().expect("an origin"));
    let server = Server::with(Settings {
        origin,
        ..Settings::default()
    })
    .await;
    let start = server
        .post("/api/v1/register", &json!({ "nickname": "Ada" }))
        .await;
    let (_, answer) = Passkey::create(&start.json(), 1, "https://spider.example");
    let done = server.post("/api/v1/register/finish", &answer).await;
    let set = done.header("set-cookie");
    assert!(
        set.starts_with("__Host-session=") && set.ends_with("; Secure"),
        "{set}"
    );
    assert!(set.contains("HttpOnly; SameSite=Strict"), "{set}");
}
