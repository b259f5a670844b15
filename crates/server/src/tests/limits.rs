//! Floods.

use std::convert::Infallible;
use std::future::pending;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::http::{HeaderName, Method, Request};
use futures_util::StreamExt as _;
use futures_util::stream::{iter, once};
use hyper::body::{Frame, SizeHint};
use serde_json::json;
use tokio::sync::oneshot;
use tower::ServiceExt as _;
use webspinner_wire::SyncItem;

use super::authenticator::Passkey;
use super::games::{GAME, lost, post};
use super::players::{HERE, register};
use super::{Server, request};
use crate::bodies::{BATCH_BYTES_MAX, BODY_BYTES_MAX, BYTES_PER_CLIENT_MAX};
use crate::client::Peer;
use crate::settings::Settings;

/// The length of one part of a long body.
const PART_BYTES: usize = 32 << 10;

/// A client other than the one that tests usually are.
const FLOODER: Peer = Peer(SocketAddr::new(
    IpAddr::V4(Ipv4Addr::new(203, 0, 113, 9)),
    80,
));

#[tokio::test]
async fn an_address_with_too_many_requests_has_to_wait() {
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
async fn an_address_makes_few_accounts() {
    let settings = Settings {
        registrations_per_hour: Some(1),
        ..Settings::default()
    };
    let server = Server::with(settings).await;
    register(&server, "Ada", 1).await;
    let start = server
        .post("/api/v1/register", &json!({ "nickname": "Eve" }))
        .await;
    let (_, answer) = Passkey::create(&start.json(), 2, HERE);
    let refused = server.post("/api/v1/register/finish", &answer).await;
    assert_eq!(refused.problem(), "too-many");
    assert!(!refused.header("retry-after").is_empty());
}

/// Clients that do not read what they asked for cannot make the server hold any number of pages.
#[tokio::test]
async fn answers_that_nobody_reads_are_limited() {
    let server = Server::start().await;
    let (_, session, _) = register(&server, "Ada", 1).await;
    let own = [("cookie", session.as_str())];
    let long = "x".repeat(SyncItem::DATA_BYTES_MAX);
    let change = json!({ "changes": [{ "name": "long", "data": long }] });
    let sent = server.post_with("/api/v1/me/sync", &change, &own).await;
    assert_eq!(sent.status, 200, "{}", sent.text);
    let fetch = async || {
        let mut fetch = request(Method::GET, "/api/v1/me/sync", &own, Body::empty());
        fetch.extensions_mut().insert(FLOODER);
        server.begin(fetch).await
    };
    let mut unread = Vec::new();
    let refused = loop {
        let answer = fetch().await;
        if answer.status() != 200 {
            break answer.status();
        }
        unread.push(answer);
        assert!(unread.len() <= BYTES_PER_CLIENT_MAX / SyncItem::DATA_BYTES_MAX);
    };
    assert_eq!((refused.as_u16(), unread.len()), (429, 15));
    // Others are not concerned, and neither is what is short.
    let other = server.get_with("/api/v1/me/sync", &own).await;
    assert_eq!(other.json()["items"][0]["data"], long.as_str());
    // Reading on makes room.
    let body = unread.pop().expect("fifteen").into_body();
    let bytes = to_bytes(body, usize::MAX).await.expect("a whole answer");
    assert!(bytes.len() > SyncItem::DATA_BYTES_MAX);
    assert_eq!(fetch().await.status(), 200);
}

#[tokio::test]
async fn behind_a_proxy_each_player_is_counted_apart() {
    let settings = Settings {
        requests_per_minute: Some(1),
        client_address_header: Some(HeaderName::from_static("x-forwarded-for")),
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

/// A batch of games that are in no other batch.
fn batch(numbers: std::ops::RangeInclusive<u128>) -> serde_json::Value {
    let games = numbers.map(|number| post(number, &lost(GAME, &format!("own:{number}"))));
    serde_json::json!({ "results": games.collect::<Vec<_>>() })
}

#[tokio::test]
async fn results_have_their_own_limit_and_a_batch_counts_all_of_them() {
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
async fn a_batch_passes_however_low_the_limit_per_minute_is() {
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

/// A body that never ends: its parts, and a signal when all of them were taken.
fn endless(parts: usize) -> (Body, oneshot::Receiver<()>) {
    let (taken, all_taken) = oneshot::channel();
    let parts = iter(vec![Ok::<_, Infallible>(vec![b' '; PART_BYTES]); parts]);
    let end = once(async move {
        let _ = taken.send(());
        pending().await
    });
    (Body::from_stream(parts.chain(end)), all_taken)
}

#[tokio::test]
async fn the_bodies_of_one_client_have_a_common_limit_and_others_do_not_suffer() {
    let server = Server::start().await;
    let json = [("content-type", "application/json")];
    let path = "/api/v1/results";
    let parts = BODY_BYTES_MAX / PART_BYTES;
    let mut held = Vec::new();
    for _ in 0..BYTES_PER_CLIENT_MAX / BODY_BYTES_MAX {
        let (body, all_taken) = endless(parts);
        let request = request(Method::POST, path, &json, body);
        let router = server.router.clone();
        held.push(tokio::spawn(router.oneshot(from(FLOODER, request))));
        all_taken.await.expect("the body is read");
    }
    let body = || Body::from(post(1, &lost(GAME, "own:1")).to_string());
    let refused = request(Method::POST, path, &json, body());
    let refused = server.send(from(FLOODER, refused)).await;
    assert_eq!(refused.problem(), "too-many");
    assert!(!refused.header("retry-after").is_empty());
    let other = server.send(request(Method::POST, path, &json, body()));
    assert_eq!(other.await.status, 201);
    for request in held {
        request.abort();
        assert!(request.await.is_err(), "it was waiting for the rest");
    }
    let again = request(Method::POST, path, &json, body());
    let again = server.send(from(FLOODER, again)).await;
    assert_eq!(again.status, 200, "{}", again.text);
}

#[tokio::test]
async fn a_body_whose_length_is_too_long_is_refused_before_it_is_read() {
    let server = Server::start().await;
    for (path, bytes_max) in [
        ("/api/v1/login/finish", BODY_BYTES_MAX),
        ("/api/v1/results", BODY_BYTES_MAX),
        ("/api/v1/results/batch", BATCH_BYTES_MAX),
    ] {
        let headers = [("content-type", "application/json")];
        let body = Body::new(Unread(bytes_max as u64 + 1));
        let answer = server
            .send(request(Method::POST, path, &headers, body))
            .await;
        assert_eq!(answer.problem(), "too-large", "{path}");
        assert!(answer.text.contains(&bytes_max.to_string()), "{path}");
    }
}

/// A body that says how long it is, and must not be read.
struct Unread(u64);

impl HttpBody for Unread {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        panic!("the length says that it is too long");
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.0)
    }
}

#[tokio::test]
async fn a_body_without_a_length_is_read_no_further_than_it_may_be_long() {
    let server = Server::start().await;
    let headers = [("content-type", "application/json")];
    let (body, _) = endless(BODY_BYTES_MAX / PART_BYTES + 1);
    let request = request(Method::POST, "/api/v1/results", &headers, body);
    assert_eq!(server.send(request).await.problem(), "too-large");
}

fn from(peer: Peer, mut request: Request<Body>) -> Request<Body> {
    request.extensions_mut().insert(peer);
    request
}
