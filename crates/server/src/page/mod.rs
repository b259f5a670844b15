//! The page: its files, which are embedded when the program is built.

use std::collections::HashMap;

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};

mod encoding;
mod etag;
#[cfg(test)]
mod tests;

use encoding::Encoding;
pub(crate) use etag::matches as etag_matches;

/// What to do if the page is missing.
pub(crate) const MISSING: &str = "this program was built without its page: `cargo xtask build` \
     builds both, and so does `cargo build` with the folder of a built page in WEBSPINNER_PAGE";

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
}

impl Page {
    /// The page that was built into this program.
    pub(crate) fn embedded() -> Self {
        Self::of(EMBEDDED)
    }

    /// A page with these files.
    pub(crate) fn of(files: &'static [Source]) -> Self {
        let files = files.iter().map(|file| (file.path, file)).collect();
        Self { files }
    }

    /// Whether the program was built without a page.
    pub(crate) fn is_missing(&self) -> bool {
        self.files.is_empty()
    }

    /// Answers a request for this path.
    pub(crate) fn answer(&self, method: &Method, path: &str, headers: &HeaderMap) -> Response {
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
        match self.find(path) {
            Some(file) => send(file, headers),
            None => (StatusCode::NOT_FOUND, "there is no such file\n").into_response(),
        }
    }

    /// The file at a path, or the page itself for a path that may be one of its views.
    fn find(&self, path: &str) -> Option<&'static Source> {
        let path = path.trim_start_matches('/');
        if let Some(file) = self.files.get(path) {
            return Some(file);
        }
        let name = path.rsplit('/').next().unwrap_or_default();
        let is_place = !name.contains('.') && !path.starts_with("assets/");
        is_place
            .then(|| self.files.get("index.html").copied())
            .flatten()
    }
}

fn send(file: &'static Source, headers: &HeaderMap) -> Response {
    let accepted = headers.get_all(ACCEPT_ENCODING).iter();
    let accepted: Vec<&str> = accepted.filter_map(|value| value.to_str().ok()).collect();
    let encoding = Encoding::choose(
        &accepted.join(","),
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
        .is_some_and(|sent| etag_matches(sent, &etag))
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
