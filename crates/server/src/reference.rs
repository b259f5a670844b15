//! The description of the API: for programs as `OpenAPI`, for people as a page without scripts.

use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use utoipa::openapi::{Content, OpenApi as Description, Ref, ResponseBuilder};
use utoipa::{OpenApi, ToSchema as _};
use webspinner_wire::{PROBLEM_JSON, Problem};

use crate::answer::{Keep, tagged};
use crate::app::Shared;

mod html;
mod page;

/// What stands above the routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Webspinner",
        description = "Daily deals, boards and statistics of the Spider family of patience games. \
            A result is a record of a game: the server replays it and takes nothing else on trust. \
            Nobody needs to log in to play or to send a result. Problems are told as RFC 9457 has \
            it; their types are listed on the page at /api.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    tags(
        (name = "daily", description = "The deals of a day, and their boards"),
        (name = "results", description = "Finished games"),
        (name = "statistics", description = "Figures over the games of all players"),
        (name = "players", description = "One history on several devices, by passkey"),
    ),
    components(schemas(Problem)),
)]
pub(crate) struct Api;

/// Says of every operation that all other answers are problems: too many requests, a database that
/// is away, a fault of ours.
fn with_problems(mut description: Description) -> Description {
    let problem = Ref::from_schema_name(Problem::name());
    let content = Content::new(Some(problem));
    let other = ResponseBuilder::new()
        .description("Any other problem")
        .content(PROBLEM_JSON, content)
        .build();
    for item in description.paths.paths.values_mut() {
        let operations = [
            &mut item.get,
            &mut item.post,
            &mut item.patch,
            &mut item.delete,
        ];
        for operation in operations.into_iter().flatten() {
            let responses = &mut operation.responses.responses;
            responses.insert("default".to_owned(), other.clone().into());
        }
    }
    description
}

/// `/api` and what belongs to it.
pub(crate) fn router(description: Description) -> Router<Shared> {
    let description = with_problems(description);
    let json = description.to_json().expect("a description is JSON");
    let value = serde_json::from_str(&json).expect("it was just written");
    let page: Arc<str> = page::render(&value).into();
    let json: Arc<str> = json.into();
    let keep = move |content_type: &'static str, text: Arc<str>| {
        move |headers: HeaderMap| {
            let body = text.as_bytes().to_vec();
            async move { tagged(&headers, Keep::Ask, content_type, body) }
        }
    };
    Router::new()
        .route("/api", get(keep("text/html; charset=utf-8", page)))
        .route("/api/openapi.json", get(keep("application/json", json)))
        .route("/api/style.css", get(style))
}

async fn style() -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/css; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, include_str!("reference/style.css")).into_response()
}
