//! The page itself, as previews of links need it: with whole addresses, and named after a deal.
//!
//! Programs that preview links read the first answer alone and run no scripts. A link to a deal
//! names it in the query, such as `/?deal=spider:ms:14934`; all others keep what they open in the
//! fragment, which never reaches a server.

use std::io::Write as _;

use axum::http::header::{CONTENT_ENCODING, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use url::Url;
use webspinner_rules::deal::{DealId, Shuffle};
use webspinner_rules::games;

use super::{Encoding, accepted};
use crate::cached_response::{self, CachePolicy};
use crate::reference::escape;

/// What `index.html` says where the server knows more.
const ADDRESS: &str = r#"property="og:url" content="/""#;
const IMAGE: &str = r#"property="og:image" content="/preview.jpg""#;
const TITLE: &str = r#"property="og:title" content="Webspinner""#;

/// The parameter of the query that names a deal.
const DEAL: &str = "deal";

/// The page of a site with a public address.
pub(crate) struct Front {
    html: String,
    origin: Url,
}

/// A deal as a preview names it.
struct Named {
    id: DealId,
    title: String,
}

impl Front {
    /// The front page `html` of a site at this address.
    pub(crate) fn new(html: &str, origin: &Url) -> Self {
        let image = format!(r#"property="og:image" content="{origin}preview.jpg""#);
        Self {
            html: html.replace(IMAGE, &image),
            origin: origin.clone(),
        }
    }

    /// Answers a request with this query.
    pub(crate) fn answer(&self, query: Option<&str>, headers: &HeaderMap) -> Response {
        let html = self.html(query).into_bytes();
        let is_packed = Encoding::choose(&accepted(headers), false, true) == Encoding::Gzip;
        let body = if is_packed { gzip(&html) } else { html };
        let kind = "text/html; charset=utf-8";
        let mut response = cached_response::tagged(headers, CachePolicy::Revalidate, kind, body);
        let answered = response.headers_mut();
        answered.insert(VARY, HeaderValue::from_static("accept-encoding"));
        if is_packed {
            answered.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }

    fn html(&self, query: Option<&str>) -> String {
        let deal = query.and_then(|query| self.deal(query));
        let address = deal.as_ref().map_or_else(
            || self.origin.to_string(),
            |Named { id, .. }| format!("{}?{DEAL}={id}", self.origin),
        );
        let address = format!(r#"property="og:url" content="{address}""#);
        let html = self.html.replace(ADDRESS, &address);
        match deal {
            None => html,
            Some(Named { title, .. }) => {
                let title = format!(r#"property="og:title" content="{}""#, escape(&title));
                html.replace(TITLE, &title)
            }
        }
    }

    /// The deal of a built-in game that a query names, if it is short enough for a title.
    fn deal(&self, query: &str) -> Option<Named> {
        let mut address = self.origin.clone();
        address.set_query(Some(query));
        let (_, text) = address.query_pairs().find(|(name, _)| name == DEAL)?;
        let id: DealId = text.parse().ok()?;
        let Shuffle::Number(_) = id.shuffle else {
            return None;
        };
        let name = games::find(id.game.as_str())?.name();
        let title = format!("{name}, deal {}", id.shuffle);
        Some(Named { id, title })
    }
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    let written = "writing to memory cannot fail";
    encoder.write_all(bytes).expect(written);
    encoder.finish().expect(written)
}

#[cfg(test)]
mod tests {
    use axum::http::header::ACCEPT_ENCODING;

    use super::*;

    const HTML: &str = r#"<!doctype html>
        <meta property="og:url" content="/" />
        <meta property="og:title" content="Webspinner" />
        <meta property="og:image" content="/preview.jpg" />"#;

    fn front() -> Front {
        let origin = Url::parse("https://spider.example").expect("an address");
        Front::new(HTML, &origin)
    }

    #[test]
    fn the_front_page_has_whole_addresses() {
        for query in [None, Some(""), Some("utm_source=x")] {
            let html = front().html(query);
            assert!(html.contains(r#"property="og:url" content="https://spider.example/""#));
            assert!(html.contains(r#"content="https://spider.example/preview.jpg""#));
            assert!(html.contains(TITLE), "{html}");
        }
    }

    #[test]
    fn a_link_to_a_deal_is_named_after_it() {
        for query in ["deal=spider-1:ms:14934", "a=b&deal=spider-1%3AMS%3A014934"] {
            let html = front().html(Some(query));
            let title = r#"property="og:title" content="Spider (1 Suit), deal ms:14934""#;
            assert!(html.contains(title), "{html}");
            let address = r#"content="https://spider.example/?deal=spider-1:ms:14934""#;
            assert!(html.contains(address), "{html}");
        }
    }

    #[test]
    fn what_names_no_deal_of_a_known_game_changes_nothing() {
        let html = front().html(None);
        for query in [
            "deal=",
            "deal=%22%3E%3Cscript%3E",
            "deal=my-game:5",
            "deal=spider:ms:0",
            "deal=spider:cards:KSQS",
            "deal=%ff",
        ] {
            assert_eq!(front().html(Some(query)), html, "{query}");
        }
    }

    #[test]
    fn it_is_packed_for_browsers_that_accept_that() {
        let mut headers = HeaderMap::new();
        assert_eq!(
            front()
                .answer(None, &headers)
                .headers()
                .get(CONTENT_ENCODING),
            None
        );
        headers.insert(ACCEPT_ENCODING, HeaderValue::from_static("gzip, br"));
        let packed = front().answer(None, &headers);
        assert_eq!(packed.headers()[CONTENT_ENCODING], "gzip");
        assert_eq!(packed.headers()[VARY], "accept-encoding");
    }
}
