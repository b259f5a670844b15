//! Security headers: they forbid browsers to do more than the page needs.

use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

/// No scripts but the site's own files and WebAssembly. Inline styles are allowed, because the page
/// computes where each card lies.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; \
     media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Capabilities that the page never uses.
const PERMISSIONS: &str = "accelerometer=(), camera=(), geolocation=(), gyroscope=(), \
     magnetometer=(), microphone=(), midi=(), payment=(), usb=(), \
     publickey-credentials-create=(self), publickey-credentials-get=(self)";

/// Two years. Subdomains are not included: other services may run there.
const STAY_WITH_TLS: &str = "max-age=63072000";

const ALWAYS: [(HeaderName, &str); 7] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-embedder-policy"),
        "require-corp",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// Whether players reach the site over TLS.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OverTls(pub(crate) bool);

/// Adds the headers to every response.
pub(crate) async fn add(State(over_tls): State<OverTls>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if over_tls.0 {
        headers.insert(
            STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static(STAY_WITH_TLS),
        );
    }
    response
}
