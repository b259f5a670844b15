//! Counting and logging requests.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;

use crate::state::AppState;

/// Stands for every file of the page and every unknown address: paths that clients make up belong
/// neither in the log nor in metric labels.
const PAGE: &str = "page";

/// Counts a request, and logs it without any trace of the sender.
pub(crate) async fn count_and_log(
    State(app): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let method = known_method(request.method());
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    let route = route.as_ref().map_or(PAGE, MatchedPath::as_str);
    app.metrics.count_request(method, route, status, took);
    let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
    tracing::debug!(method, route, status, micros, "answered");
    response
}

/// The name of a method; clients can make those up as well.
fn known_method(method: &axum::http::Method) -> &'static str {
    match method.as_str() {
        "GET" => "GET",
        "HEAD" => "HEAD",
        "POST" => "POST",
        "PATCH" => "PATCH",
        "DELETE" => "DELETE",
        "OPTIONS" => "OPTIONS",
        _ => "OTHER",
    }
}
