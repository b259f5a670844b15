//! What the owner of the site says about it.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use jiff::{SignedDuration, Timestamp};
use webspinner_wire::SiteAbout;

use crate::cached_response::{CachePolicy, json};
use crate::state::AppState;

/// How long a copy of `security.txt` is good.
const IS_GOOD_FOR: SignedDuration = SignedDuration::from_hours(30 * 24);

/// What the site offers, and what its owner says about it
#[utoipa::path(
    get, path = "/about", tag = "about",
    responses(
        (status = 200, body = SiteAbout),
        (status = 304, description = "Nothing has changed"),
    ),
)]
pub(crate) async fn about(State(app): State<AppState>, headers: HeaderMap) -> Response {
    let about = SiteAbout {
        accounts: cfg!(feature = "accounts"),
        url: app.about.clone(),
    };
    json(&headers, CachePolicy::Revalidate, &about)
}

/// `/.well-known/security.txt`: where to report a weakness, if the owner says so.
///
/// CITE: RFC 9116, "A File Format to Aid in Security Vulnerability Disclosure".
pub(crate) async fn security(State(app): State<AppState>) -> Response {
    let Some(contact) = &app.security_contact else {
        return (StatusCode::NOT_FOUND, "there is no such file\n").into_response();
    };
    let expires = Timestamp::now().saturating_add(IS_GOOD_FOR);
    let expires = expires.unwrap_or(Timestamp::MAX);
    let expires = expires.strftime("%Y-%m-%dT%H:%M:%SZ");
    let address = &app.address;
    let text = format!(
        "Contact: {contact}\nExpires: {expires}\nPreferred-Languages: en\n\
         Canonical: {address}.well-known/security.txt\n"
    );
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, text).into_response()
}
