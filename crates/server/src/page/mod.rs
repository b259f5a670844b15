//! The page: its files, which are embedded when the program is built.

use std::collections::HashMap;

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use url::Url;

mod encoding;
mod front;
#[cfg(test)]
mod tests;

use encoding::Encoding;
use front::Front;

use crate::etag;

/// What to do if the page is missing.
pub(crate) const MISSING: &str = "this program was built without its page: `cargo xtask build` \
     builds both, and so does `cargo build` with the folder of a built page in WEBSPINNER_PAGE";

/// The page itself.
const INDEX: &str = "index.html";

/// The page for unknown addresses, in every language.
const NOT_FOUND: &str = "404.html";

/// A file of the page, as the build script describes it.
pub(crate) struct Source {
    pub(crate) path: &'static str,
    pub(crate) content_type: &'static str,
    pub(crate) immutable: bool,
    pub(crate) digest: &'static str,
    pub(crate) plain: &'static [u8],
    pub(crate) brotli: Option<&'static [u8]>,
    pub(crate) gzip: Option<&'static [u8]>,
}

static EMBEDDED: &[Source] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The files of the page by their paths.
pub(crate) struct Page {
    files: HashMap<&'static str, &'static Source>,
    /// The page itself, if the address of the site is known.
    front: Option<Front>,
}

impl Page {
    /// The page that was built into this program.
    pub(crate) fn embedded() -> Self {
        Self::of(EMBEDDED)
    }

    /// A page with these files.
    pub(crate) fn of(files: &'static [Source]) -> Self {
        let files = files.iter().map(|file| (file.path, file)).collect();
        let front = None;
        Self { files, front }
    }

    /// This page on a site that players see at this address: previews of links need it.
    pub(crate) fn at(mut self, origin: &Url) -> Self {
        self.front = self.text(INDEX).map(|html| Front::new(html, origin));
        self
    }

    /// Whether the program was built without a page.
    pub(crate) fn is_missing(&self) -> bool {
        self.files.is_empty()
    }

    /// The text of a file, if the page has it.
    pub(crate) fn text(&self, path: &str) -> Option<&'static str> {
        let file = self.files.get(path)?;
        std::str::from_utf8(file.plain).ok()
    }

    /// Answers a request for this address.
    pub(crate) fn answer(&self, method: &Method, address: &Uri, headers: &HeaderMap) -> Response {
        if method != Method::GET && method != Method::HEAD {
            let allowed = [("allow", "GET, HEAD")];
            return (
                StatusCode::METHOD_NOT_ALLOWED,
                allowed,
                "only GET and HEAD are allowed here\n",
            )
                .into_response();
        }
        if self.is_missing() {
            return (StatusCode::SERVICE_UNAVAILABLE, format!("{MISSING}\n")).into_response();
        }
        // The page itself has a single path; its state is in the query and the fragment.
        let path = address.path();
        let path = path.strip_prefix('/').unwrap_or(path);
        let path = if path.is_empty() { INDEX } else { path };
        match (self.files.get(path), &self.front) {
            (Some(_), Some(front)) if path == INDEX => front.answer(address.query(), headers),
            (Some(file), _) => send(file, headers),
            (None, _) => self.not_found(headers),
        }
    }

    /// The page for people if a browser opens an address, and a line of text for everything else.
    fn not_found(&self, headers: &HeaderMap) -> Response {
        let accepted = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
        let is_opened = accepted.is_some_and(|types| types.contains("text/html"));
        match self.files.get(NOT_FOUND) {
            Some(file) if is_opened => {
                let about = [
                    (CONTENT_TYPE, file.content_type),
                    (CACHE_CONTROL, "no-cache"),
                ];
                (StatusCode::NOT_FOUND, about, file.plain).into_response()
            }
            _ => (StatusCode::NOT_FOUND, "there is no such file\n").into_response(),
        }
    }
}

/// What a browser accepts as an encoding.
fn accepted(headers: &HeaderMap) -> String {
    let accepted = headers.get_all(ACCEPT_ENCODING).iter();
    let accepted: Vec<&str> = accepted.filter_map(|value| value.to_str().ok()).collect();
    accepted.join(",")
}

fn send(file: &'static Source, headers: &HeaderMap) -> Response {
    let encoding = Encoding::choose(
        &accepted(headers),
        file.brotli.is_some(),
        file.gzip.is_some(),
    );
    let (bytes, suffix) = match encoding {
        Encoding::Brotli => (file.brotli, "-br"),
        Encoding::Gzip => (file.gzip, "-gzip"),
        Encoding::Plain => (Some(file.plain), ""),
    };
    let bytes = bytes.expect("only what is there is chosen");
    let etag = format!("\"{}{suffix}\"", file.digest);
    let cache = if file.immutable {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let common = [
        (ETAG, etag.as_str()),
        (CACHE_CONTROL, cache),
        (VARY, "accept-encoding"),
    ];
    if headers
        .get(IF_NONE_MATCH)
        .is_some_and(|sent| etag::matches(sent, &etag))
    {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let body = Body::from(Bytes::from_static(bytes));
    let mut response = (common, [(CONTENT_TYPE, file.content_type)], body).into_response();
    if let Some(name) = encoding.name() {
        let name = axum::http::HeaderValue::from_static(name);
        response.headers_mut().insert(CONTENT_ENCODING, name);
    }
    response
}
