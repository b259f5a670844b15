//! Requests that another site's page makes a browser send.

use serde_json::json;

use super::Server;

#[tokio::test]
async fn other_sites_change_nothing() {
    let server = Server::start().await;
    let foreign = [("sec-fetch-site", "cross-site")];
    for path in [
        "/api/v1/results",
        "/api/v1/login",
        "/api/v1/logout",
        "/api/v1/register",
    ] {
        let answer = server
            .post_with(path, &serde_json::json!({}), &foreign)
            .await;
        assert_eq!(
            (answer.status.as_u16(), answer.problem().as_str()),
            (403, "other-site"),
            "{path}"
        );
    }
    assert_eq!(server.get_with("/api/v1/daily", &foreign).await.status, 200);
}

/// Whether a request with these headers may change something.
async fn is_allowed(server: &Server, headers: &[(&str, &str)]) -> bool {
    let answer = server
        .post_with("/api/v1/logout", &json!({}), headers)
        .await;
    if answer.status == 204 {
        return true;
    }
    assert_eq!(answer.problem(), "other-site", "{headers:?}");
    false
}

#[tokio::test]
async fn the_sites_own_page_and_other_programs_may_change_things() {
    let server = Server::start().await;
    for headers in [
        &[][..],
        &[("sec-fetch-site", "same-origin")],
        &[("sec-fetch-site", "none")],
        &[("origin", "https://a.example"), ("host", "a.example")],
        &[
            ("origin", "http://localhost:8080"),
            ("host", "localhost:8080"),
        ],
    ] {
        assert!(is_allowed(&server, headers).await, "{headers:?}");
    }
}

#[tokio::test]
async fn other_sites_may_not_even_as_neighbours() {
    let server = Server::start().await;
    for site in ["cross-site", "same-site", "SAME-ORIGIN"] {
        assert!(!is_allowed(&server, &[("sec-fetch-site", site)]).await);
    }
    let host = ("host", "a.example");
    for origin in ["https://b.example", "null", "https://a.example.b.example"] {
        assert!(!is_allowed(&server, &[("origin", origin), host]).await);
    }
    let neighbour = [
        ("sec-fetch-site", "cross-site"),
        ("origin", "https://a.example"),
        host,
    ];
    assert!(!is_allowed(&server, &neighbour).await);
}
