//! Requests that change something come from our own page, or from no browser at all.

use axum::extract::Request;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::problem::ApiError;

/// Refuses what another site's page makes a browser send.
pub(crate) async fn check(request: Request, next: Next) -> Response {
    let reads = [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
    if reads || is_own(request.headers()) {
        next.run(request).await
    } else {
        ApiError::OtherSite.into_response()
    }
}

/// Browsers send `Sec-Fetch-Site`, older ones at least `Origin`; neither can be set by a page.
/// CITE: W3C, "Fetch Metadata Request Headers", section 2.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name| {
        headers
            .get(name)
            .map(|value: &axum::http::HeaderValue| value.to_str())
    };
    match text("sec-fetch-site") {
        Some(site) => matches!(site, Ok("same-origin" | "none")),
        None => match text(ORIGIN.as_str()) {
            None => true,
            Some(origin) => {
                let host = origin.ok().and_then(|origin| origin.split_once("://"));
                let asked = text(HOST.as_str()).and_then(Result::ok);
                host.is_some_and(|(_, host)| asked == Some(host))
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(headers: &[(&'static str, &'static str)]) -> bool {
        let values = headers.iter().map(|&(name, value)| {
            (
                axum::http::HeaderName::from_static(name),
                axum::http::HeaderValue::from_static(value),
            )
        });
        is_own(&values.collect())
    }

    #[test]
    fn our_own_page_and_other_programs_may_change_things() {
        assert!(own(&[]));
        assert!(own(&[("sec-fetch-site", "same-origin")]));
        assert!(own(&[
            ("origin", "https://a.example"),
            ("host", "a.example")
        ]));
        assert!(own(&[
            ("origin", "http://localhost:8080"),
            ("host", "localhost:8080")
        ]));
    }

    #[test]
    fn other_sites_may_not_even_as_neighbours() {
        for site in ["cross-site", "same-site", "", "SAME-ORIGIN"] {
            assert!(!own(&[("sec-fetch-site", site)]), "{site}");
        }
        let host = ("host", "a.example");
        for origin in [
            "https://b.example",
            "null",
            "",
            "https://a.example.b.example",
        ] {
            assert!(!own(&[("origin", origin), host]), "{origin}");
        }
        let both = [
            ("sec-fetch-site", "cross-site"),
            ("origin", "https://a.example"),
            host,
        ];
        assert!(!own(&both));
    }
}
