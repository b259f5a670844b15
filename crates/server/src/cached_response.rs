//! Responses that browsers may cache.

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use crate::etag;

/// How long a browser may use a response without revalidating it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CachePolicy {
    /// For ever: it never changes.
    Immutable,
    /// Not without revalidation: it may change at any time. It is the same for everyone.
    Revalidate,
    /// Not without revalidation, and only in the browser of the one player it is for.
    Private,
}

impl CachePolicy {
    const fn header(self) -> &'static str {
        match self {
            Self::Immutable => "public, max-age=86400, immutable",
            Self::Revalidate => "no-cache",
            Self::Private => "private, no-cache",
        }
    }
}

/// A JSON response with an entity tag, or one without content for a browser that has it already.
/// The tag is weak because one content has several compressed forms.
pub(crate) fn json(
    request: &HeaderMap,
    cache: CachePolicy,
    value: &impl serde::Serialize,
) -> Response {
    let body = serde_json::to_vec(value).expect("our own types have JSON forms");
    tagged(request, cache, "application/json", body)
}

/// Any content with an entity tag, or none for a browser that has it already.
pub(crate) fn tagged(
    request: &HeaderMap,
    cache: CachePolicy,
    content_type: &'static str,
    body: Vec<u8>,
) -> Response {
    let digest = Sha256::digest(&body);
    let etag = format!("W/\"{}\"", URL_SAFE_NO_PAD.encode(&digest[..16]));
    let common = [(ETAG, etag.as_str()), (CACHE_CONTROL, cache.header())];
    if request
        .get(IF_NONE_MATCH)
        .is_some_and(|sent| etag::matches(sent, &etag))
    {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    (common, [(CONTENT_TYPE, content_type)], Body::from(body)).into_response()
}
