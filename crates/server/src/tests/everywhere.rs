//! What holds for every answer: headers, the form of problems, health.

use axum::body::Body;
use axum::http::Method;

use super::{Answer, Server, request};
use crate::problem::KINDS;
use crate::settings::Settings;

fn assert_safe(answer: &Answer) {
    let policy = answer.header("content-security-policy");
    assert!(
        policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"),
        "{policy}"
    );
    assert!(policy.contains("frame-ancestors 'none'"));
    let scripts = policy
        .split(';')
        .find(|part| part.trim().starts_with("script-src "));
    assert!(!scripts.expect("it is there").contains("inline"));
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-embedder-policy", "require-corp"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        assert_eq!(answer.header(name), value);
    }
    assert!(answer.header("permissions-policy").contains("camera=()"));
}

#[tokio::test]
async fn every_answer_has_the_security_headers() {
    let server = Server::start().await;
    for path in [
        "/",
        "/api",
        "/api/openapi.json",
        "/healthz",
        "/nothing.png",
        "/api/v1/nothing",
        "/metrics",
    ] {
        let answer = server.get(path).await;
        assert_safe(&answer);
        assert_eq!(answer.header("strict-transport-security"), "", "{path}");
    }
}

#[tokio::test]
async fn only_a_site_over_tls_commits_browsers_to_tls() {
    let origin = Some("https://spider.example".parse().expect("an origin"));
    let server = Server::with(Settings {
        origin,
        ..Settings::default()
    })
    .await;
    assert!(
        server
            .get("/")
            .await
            .header("strict-transport-security")
            .starts_with("max-age=")
    );
}

#[tokio::test]
async fn the_page_is_at_the_root_and_an_unknown_address_starts_no_game() {
    let server = Server::start().await;
    let page = server.get("/").await;
    assert_eq!((page.status.as_u16(), page.header("location")), (200, ""));
    assert!(page.text.contains("<script src="));
    for path in ["/nothing/here", "/play/spider/ms:1", "/statistics"] {
        let answer = server.get(path).await;
        assert_eq!(answer.status.as_u16(), 404, "{path}");
        assert!(!answer.text.contains("<script"), "{path}");
    }
    for path in ["/api/", "/api/v1", "/api/v1/nothing", "/api/v2/daily"] {
        let answer = server.get(path).await;
        assert_eq!(
            (answer.status.as_u16(), answer.problem().as_str()),
            (404, "not-found"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn problems_speak_of_json_and_not_of_rust() {
    let server = Server::start().await;
    let json = [("content-type", "application/json")];
    let id = "an id looks like 01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f";
    for (body, detail) in [
        (
            "[]",
            "the body must be an object with id, record, day, nickname",
        ),
        (
            " 7",
            "the body must be an object with id, record, day, nickname",
        ),
        (r#"{"id": 1}"#, "id: invalid type: integer `1`"),
        (r#"{"id": "7"}"#, &format!("id: {id}")),
        ("{", "the body is not JSON: EOF"),
    ] {
        let sent = request(Method::POST, "/api/v1/results", &json, Body::from(body));
        let answer = server.send(sent).await;
        let problem = answer.json();
        let text = problem["detail"].as_str().expect("a detail");
        assert!(text.starts_with(detail), "{body}: {text}");
        for rust in ["struct", "u64", "Failed", "target type"] {
            assert!(!text.contains(rust), "{body}: {text}");
        }
    }
    let answer = server.get("/api/v1/results/7").await;
    assert_eq!(
        (answer.status.as_u16(), &*answer.problem()),
        (400, "bad-request")
    );
    assert_eq!(answer.json()["detail"], id);
    let answer = server.get("/api/v1/daily/spider?limit=x").await;
    assert!(!answer.text.contains("Failed"), "{}", answer.text);
}

#[tokio::test]
async fn programs_learn_where_the_site_is() {
    let origin = Some("https://spider.example".parse().expect("an origin"));
    let settings = Settings {
        origin,
        ..Settings::default()
    };
    let server = Server::with(settings).await;
    let description = server.get("/api/openapi.json").await.json();
    let servers = serde_json::json!([{ "url": "https://spider.example" }]);
    assert_eq!(description["servers"], servers);
}

#[tokio::test]
async fn problems_have_one_form_whatever_is_wrong() {
    let server = Server::start().await;
    let empty = serde_json::json!({});
    let wrong_type = [("content-type", "text/plain")];
    let broken = [("content-type", "application/json")];
    let post = |headers, body: &'static str| {
        request(Method::POST, "/api/v1/results", headers, Body::from(body))
    };
    for (answer, status, word) in [
        (
            server.get("/api/v1/results").await,
            405,
            "method-not-allowed",
        ),
        (server.post("/api/v1/results", &empty).await, 422, "invalid"),
        (
            server.send(post(&wrong_type, "{}")).await,
            415,
            "media-type",
        ),
        (server.send(post(&broken, "{")).await, 400, "bad-request"),
        (
            server.get("/api/v1/results/nonsense").await,
            400,
            "bad-request",
        ),
        (server.get("/api/v1/daily/klondike").await, 404, "not-found"),
        (
            server.get("/api/v1/daily?day=tomorrow").await,
            400,
            "bad-request",
        ),
        (
            server.get("/api/v1/daily?dya=2026-11-21").await,
            400,
            "bad-request",
        ),
        (
            server.get("/api/v1/daily?day=9999-01-01").await,
            404,
            "not-found",
        ),
        (
            server.get("/api/v1/statistics/spider/deals/xy:1").await,
            404,
            "not-found",
        ),
        (server.get("/api/v1/me").await, 401, "not-logged-in"),
    ] {
        assert_eq!(
            (answer.status.as_u16(), answer.problem().as_str()),
            (status, word),
            "{}",
            answer.text
        );
    }
}

#[tokio::test]
async fn a_method_that_is_not_allowed_is_answered_with_those_that_are() {
    let server = Server::start().await;
    let answer = server.get("/api/v1/results").await;
    assert_eq!(answer.header("allow"), "POST");
}

#[tokio::test]
async fn a_body_that_is_too_long_is_not_read() {
    let server = Server::start().await;
    let body = serde_json::json!({ "id": uuid::Uuid::nil(), "record": "x".repeat(1 << 20) });
    let answer = server.post("/api/v1/results", &body).await;
    assert_eq!(
        (answer.status.as_u16(), answer.problem().as_str()),
        (413, "too-large")
    );
}

#[tokio::test]
async fn the_api_describes_itself_to_programs_and_people() {
    let server = Server::start().await;
    let answer = server.get("/api/openapi.json").await;
    let api = answer.json();
    assert_eq!(api["info"]["title"], "Webspinner");
    for path in [
        "/api/v1/daily",
        "/api/v1/daily/{game}/{day}/board",
        "/api/v1/results",
        "/api/v1/me/export",
    ] {
        assert!(api["paths"][path].is_object(), "{path}");
    }
    for status in ["404", "429", "500", "503"] {
        let problem = &api["paths"]["/api/v1/daily"]["get"]["responses"][status];
        let schema = &problem["content"]["application/problem+json"]["schema"];
        assert_eq!(schema["$ref"], "#/components/schemas/Problem", "{status}");
    }
    let wanted = &api["paths"]["/api/v1/me"]["patch"]["security"];
    assert_eq!(*wanted, serde_json::json!([{ "session": [] }]));
    let tag = answer.header("etag").to_owned();
    let again = server
        .get_with("/api/openapi.json", &[("if-none-match", &tag)])
        .await;
    assert_eq!((again.status.as_u16(), again.text.as_str()), (304, ""));
    let page = server.get("/api").await;
    assert!(page.text.contains("<h1>Webspinner API</h1>"));
    assert!(
        page.text
            .contains("The deals of a day, and their leaderboards")
    );
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert!(!page.text.contains("<script") && !page.text.contains("style="));
    for (path, _) in api["paths"].as_object().expect("paths") {
        assert!(page.text.contains(path), "{path}");
    }
    for kind in KINDS {
        assert!(
            page.text.contains(&format!("id=\"{}\"", kind.word)),
            "{}",
            kind.word
        );
    }
    assert_eq!(
        server.get("/api/style.css").await.header("content-type"),
        "text/css; charset=utf-8"
    );
}

#[tokio::test]
async fn answers_of_the_api_are_compressed() {
    let server = Server::start().await;
    let headers = [("accept-encoding", "gzip")];
    let request = request(Method::HEAD, "/api/openapi.json", &headers, Body::empty());
    let answer = server.send(request).await;
    assert_eq!(answer.header("content-encoding"), "gzip");
    assert!(answer.header("vary").contains("accept-encoding"));
}

#[tokio::test]
async fn the_page_about_the_api_is_a_safe_one() {
    let server = Server::start().await;
    let answer = server.get("/api").await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    assert_safe(&answer);
}

#[tokio::test]
async fn the_server_reports_its_health() {
    let server = Server::start().await;
    assert_eq!(server.get("/healthz").await.text, "alive\n");
    assert_eq!(server.get("/readyz").await.text, "ready\n");
    let metrics = server.get("/metrics").await.text;
    assert!(
        metrics.contains(
            "webspinner_requests_total{method=\"GET\",route=\"/healthz\",status=\"200\"} 1"
        ),
        "{metrics}"
    );
    assert!(metrics.ends_with("# EOF\n"));
    for part in [
        "webspinner_build_info{version=\"",
        "webspinner_request_time_seconds_count{method=\"GET\",route=\"/healthz\"} 1",
        "webspinner_database_connections_max ",
    ] {
        assert!(metrics.contains(part), "{part} in {metrics}");
    }
}

#[tokio::test]
async fn metrics_with_an_address_of_their_own_are_not_public() {
    let apart = Settings {
        metrics_listen: Some(([127, 0, 0, 1], 0).into()),
        ..Settings::default()
    };
    let server = Server::with(apart).await;
    assert_eq!(server.get("/metrics").await.status, 404);
    assert_eq!(server.get("/healthz").await.status, 200);
    let private = Server {
        router: crate::router::private_router(std::sync::Arc::clone(&server.app)),
        ..server
    };
    assert!(private.get("/metrics").await.text.ends_with("# EOF\n"));
    assert_eq!(private.get("/readyz").await.text, "ready\n");
    assert_eq!(private.get("/api").await.status, 404);
}

#[tokio::test]
async fn a_server_without_its_database_is_alive_and_not_ready() {
    let server = Server::start().await;
    server.app.site.close().await;
    assert_eq!(server.get("/healthz").await.status, 200);
    assert_eq!(server.get("/readyz").await.status, 503);
    let answer = server.get("/api/v1/daily").await;
    assert!(answer.status.is_server_error());
    answer.problem();
}

#[tokio::test]
async fn the_licences_of_everything_in_the_program_are_there() {
    let server = Server::start().await;
    let answer = server.get("/licences.txt").await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.headers["content-type"], "text/plain; charset=utf-8");
    for part in [
        "Copyright (c)",
        "Permission is hereby granted",
        "Apache License",
        "\n  sqlx ",
        "\n  ratatui ",
        "\nThe Rust standard library",
    ] {
        assert!(answer.text.contains(part), "{part}");
    }
}

#[tokio::test]
async fn a_link_to_a_deal_is_named_on_a_site_that_knows_its_address() {
    let link = "/?deal=spider:ms:14934";
    let origin = Some("https://spider.example".parse().expect("an origin"));
    let known = Server::with(Settings {
        origin,
        ..Settings::default()
    })
    .await;
    let title = "content=\"Spider, deal ms:14934\"";
    let answer = known.get(link).await;
    assert_eq!(answer.status, 200);
    assert!(answer.text.contains(title), "{}", answer.text);
    let elsewhere = Server::start().await.get(link).await;
    assert!(elsewhere.text.contains("content=\"Webspinner\""));
}
