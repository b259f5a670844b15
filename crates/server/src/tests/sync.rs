//! Two devices of a player, and a player who may not see them.

use axum::http::Method;
use serde_json::{Value, json};
use webspinner_wire::{Export, SyncItem};

use super::players::{log_in, register};
use super::{Answer, Server};

const SYNC: &str = "/api/v1/me/sync";

/// A device that is logged in.
struct Device<'a> {
    server: &'a Server,
    session: String,
}

impl Device<'_> {
    async fn fetch(&self, after: u64) -> Value {
        let path = format!("{SYNC}?after={after}");
        let own = [("cookie", self.session.as_str())];
        let answer = self.server.get_with(&path, &own).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        assert_eq!(answer.header("cache-control"), "no-store");
        answer.json()
    }

    async fn send(&self, post: &Value) -> Answer {
        let own = [("cookie", self.session.as_str())];
        self.server.post_with(SYNC, post, &own).await
    }
}

fn cookie(answer: &Answer) -> String {
    let set = answer.header("set-cookie");
    set.split(';').next().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn two_devices_of_a_player_share_what_they_send() {
    let server = Server::start().await;
    let (passkey, session, _) = register(&server, "Ada", 1).await;
    let back = log_in(&server, &passkey).await;
    let server = &server;
    let (desk, phone) = (
        Device { server, session },
        Device {
            server,
            session: cookie(&back),
        },
    );
    assert_eq!(
        desk.fetch(0).await,
        json!({ "items": [], "version": 0, "more": false })
    );
    let changes = json!([{ "name": "game:1", "data": "one" }, { "name": "game:2", "data": "two" }]);
    let sent = desk.send(&json!({ "changes": changes })).await.json();
    assert_eq!(sent["versions"], json!([1, 2]));
    let page = phone.fetch(0).await;
    assert_eq!(page["epoch"], sent["epoch"]);
    assert_eq!(
        page["items"][1],
        json!({ "name": "game:2", "version": 2, "data": "two" })
    );
    // Both play on with the same game: the second is told so, and loses nothing.
    let epoch = &sent["epoch"];
    let mut on =
        json!({ "epoch": epoch, "changes": [{ "name": "game:1", "base": 1, "data": "a" }] });
    assert_eq!(phone.send(&on).await.json()["versions"], json!([3]));
    assert_eq!(phone.send(&on).await.json()["versions"], json!([3]));
    on["changes"][0]["data"] = json!("b");
    assert_eq!(desk.send(&on).await.json()["versions"], json!([null]));
    let page = desk.fetch(2).await;
    assert_eq!(
        page["items"],
        json!([{ "name": "game:1", "version": 3, "data": "a" }])
    );
    let gone = json!({ "epoch": epoch, "changes": [{ "name": "game:2", "base": 2 }] });
    assert_eq!(desk.send(&gone).await.json()["versions"], json!([4]));
    let deleted = json!([{ "name": "game:2", "version": 4 }]);
    assert_eq!(phone.fetch(3).await["items"], deleted);
}

#[tokio::test]
async fn nobody_else_sees_or_changes_it() {
    let server = Server::start().await;
    let (_, session, _) = register(&server, "Ada", 1).await;
    let (_, other, _) = register(&server, "Eve", 2).await;
    let server = &server;
    let (ada, eve) = (
        Device { server, session },
        Device {
            server,
            session: other,
        },
    );
    let mut post = json!({ "changes": [{ "name": "game:1", "data": "hers" }] });
    post["epoch"] = ada.send(&post).await.json()["epoch"].clone();
    assert_eq!(eve.fetch(0).await["items"], json!([]));
    assert_eq!(eve.send(&post).await.problem(), "conflict");
    assert_eq!(server.get(SYNC).await.problem(), "not-logged-in");
    assert_eq!(server.post(SYNC, &post).await.problem(), "not-logged-in");
    let elsewhere = [
        ("cookie", ada.session.as_str()),
        ("sec-fetch-site", "cross-site"),
    ];
    let crossed = server.post_with(SYNC, &post, &elsewhere).await;
    assert_eq!(crossed.problem(), "other-site");
}

#[tokio::test]
async fn what_makes_no_sense_or_is_too_much_is_refused() {
    let server = Server::start().await;
    let (_, session, _) = register(&server, "Ada", 1).await;
    let ada = Device {
        server: &server,
        session,
    };
    let long = "x".repeat(SyncItem::DATA_BYTES_MAX + 1);
    let many: Vec<Value> = (0..=100)
        .map(|it| json!({ "name": format!("{it}") }))
        .collect();
    let named = |name: &str| json!([{ "name": name, "data": "" }]);
    for changes in [
        json!([]),
        json!(many),
        named(""),
        named("a\u{0}b"),
        named(&"n".repeat(101)),
        json!([{ "name": "a", "data": long }]),
        json!([{ "name": "a", "date": "" }]),
        json!([{ "name": "a", "base": -1 }]),
    ] {
        let refused = ada.send(&json!({ "changes": changes })).await;
        assert_eq!(refused.problem(), "invalid", "{}", refused.text);
    }
    let own = [("cookie", ada.session.as_str())];
    let beyond = format!("{SYNC}?after={}", u64::MAX);
    let refused = server.get_with(&beyond, &own).await;
    assert_eq!(refused.problem(), "bad-request");
    let long = "x".repeat(SyncItem::DATA_BYTES_MAX);
    let four: Vec<Value> = (0..4)
        .map(|it| json!({ "name": format!("{it}"), "data": long }))
        .collect();
    let refused = ada.send(&json!({ "changes": four })).await;
    assert_eq!(refused.problem(), "too-large");
    let hundred: Vec<Value> = many.into_iter().take(100).collect();
    let mut post = json!({ "changes": hundred });
    let mut minute = 0;
    let refused = loop {
        let sent = ada.send(&post).await;
        if sent.status != 200 || minute == 100 {
            break sent;
        }
        post["epoch"] = sent.json()["epoch"].clone();
        minute += 1;
    };
    assert!(minute >= 11, "{minute}");
    assert_eq!(refused.problem(), "too-many");
    assert!(!refused.header("retry-after").is_empty());
}

#[tokio::test]
async fn a_player_takes_it_along_and_deletes_it() {
    let server = Server::start().await;
    let (_, session, _) = register(&server, "Ada", 1).await;
    let ada = Device {
        server: &server,
        session,
    };
    let long = "spider ".repeat(30_000);
    let mut epoch = Value::Null;
    for number in 0..8 {
        let mut post = json!({ "changes": [{ "name": format!("item{number}"), "data": long }] });
        if !epoch.is_null() {
            post["epoch"] = epoch;
        }
        epoch = ada.send(&post).await.json()["epoch"].clone();
    }
    let own = [("cookie", ada.session.as_str())];
    let export = server.get_with("/api/v1/me/export", &own).await;
    let all: Export = serde_json::from_str(&export.text).expect("an export");
    assert_eq!(serde_json::to_string(&all).expect("JSON"), export.text);
    let names: Vec<&str> = all.synced.iter().map(|item| item.name.as_str()).collect();
    let sent: Vec<String> = (0..8).map(|number| format!("item{number}")).collect();
    assert_eq!(names, sent);
    let gone = server
        .send_json(Method::DELETE, "/api/v1/me", &json!({}), &own)
        .await;
    assert_eq!(gone.status, 204);
    let left = server.app.site.player_data(all.player.id.into()).await;
    assert!(left.expect("the database works").is_none());
    let left = server.app.site.sync_page(all.player.id.into(), 0).await;
    assert_eq!(left.expect("the database works").items, []);
}
