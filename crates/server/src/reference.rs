//! The description of the API: for programs as `OpenAPI`, for people as a page without scripts.

use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get};
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{Content, OpenApi as Description, Ref, RefOr, ResponseBuilder, Server};
use utoipa::{Modify, OpenApi, ToSchema as _};
use webspinner_wire::{PROBLEM_JSON, Problem};

use crate::cached_response::{CachePolicy, tagged};

mod examples;
mod html;
mod page;
#[cfg(test)]
mod tests;

pub(crate) use html::escape;

/// The title and the introduction of the description.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Webspinner",
        description = "Daily deals, leaderboards and statistics of the Spider family of patience games. \
            A result is a record of a game: the server replays it and trusts nothing else. \
            Playing and sending results need no login. Problems have the form of RFC 9457; \
            `/api#problems` lists their types.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    tags(
        (name = "daily", description = "The deals of a day, and their leaderboards"),
        (name = "results", description = "Finished games"),
        (name = "statistics", description = "Figures over the games of all players"),
        (name = "players", description = "One history on several devices, by passkey"),
        (name = "about", description = "The site itself"),
    ),
    components(schemas(Problem)),
    modifiers(&Cookie),
)]
pub(crate) struct Api;

/// Describes the cookie of a login session.
struct Cookie;

impl Modify for Cookie {
    fn modify(&self, description: &mut Description) {
        let words = "The cookie set by logging in and registering; over TLS its name is \
            `__Host-session`";
        let cookie = ApiKeyValue::with_description("session", words);
        let components = description.components.get_or_insert_default();
        components.add_security_scheme("session", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// Problems that any request may have, with their descriptions.
const ANYWHERE: [(StatusCode, &str); 4] = [
    (StatusCode::REQUEST_TIMEOUT, "The request took too long"),
    (StatusCode::TOO_MANY_REQUESTS, "Too many requests"),
    (
        StatusCode::INTERNAL_SERVER_ERROR,
        "Something is wrong with the server",
    ),
    (StatusCode::SERVICE_UNAVAILABLE, "The database is busy"),
];

/// The problem that requests which change something may have in addition.
const CHANGING: (StatusCode, &str) = (
    StatusCode::INSUFFICIENT_STORAGE,
    "The disk of the server is full",
);

/// The problem that requests with a body may have in addition.
const WITH_BODY: (StatusCode, &str) = (StatusCode::PAYLOAD_TOO_LARGE, "The body is too long");

/// Gives the answers of every operation that are problems their form, and adds the problems that
/// any request may have, unless the operation describes them itself.
fn with_problems(mut description: Description) -> Description {
    for item in description.paths.paths.values_mut() {
        let reading = [&mut item.get].into_iter().flatten();
        let changing = [&mut item.post, &mut item.patch, &mut item.delete];
        let changing = changing.into_iter().flatten();
        reading.for_each(|operation| {
            form_problems(operation);
            add_problems(operation, &ANYWHERE);
        });
        changing.for_each(|operation| {
            form_problems(operation);
            add_problems(operation, &ANYWHERE);
            add_problems(operation, &[CHANGING]);
            if operation.request_body.is_some() {
                add_problems(operation, &[WITH_BODY]);
            }
        });
    }
    description
}

/// A route names the status of a problem, and perhaps what it means there: all have one form.
fn form_problems(operation: &mut Operation) {
    for (status, response) in &mut operation.responses.responses {
        if let RefOr::T(response) = response
            && status.as_str() >= "400"
        {
            response
                .content
                .insert(PROBLEM_JSON.to_owned(), problem().into());
        }
    }
}

fn problem() -> Content {
    Content::new(Some(Ref::from_schema_name(Problem::name())))
}

fn add_problems(operation: &mut Operation, problems: &[(StatusCode, &str)]) {
    for (status, words) in problems {
        let problem = ResponseBuilder::new()
            .description(*words)
            .content(PROBLEM_JSON, problem())
            .build();
        let responses = &mut operation.responses.responses;
        responses
            .entry(status.as_str().to_owned())
            .or_insert_with(|| problem.into());
    }
}

/// `/api` and what belongs to it, for a site at this address.
pub(crate) fn router<S: Clone + Send + Sync + 'static>(
    description: Description,
    address: &str,
) -> Router<S> {
    let mut description = with_problems(description);
    // Paths begin with a slash.
    description.servers = Some(vec![Server::new(address.trim_end_matches('/'))]);
    let json = description.to_json().expect("a description is JSON");
    let value = serde_json::from_str(&json).expect("it was just written");
    let page = page::render(&value, address);
    Router::new()
        .route("/api", unchanging("text/html; charset=utf-8", page))
        .route("/api/openapi.json", unchanging("application/json", json))
        .route("/api/style.css", get(style))
}

/// Answers with this text.
fn unchanging<S: Clone + Send + Sync + 'static>(
    kind: &'static str,
    text: String,
) -> MethodRouter<S> {
    let text: Arc<str> = text.into();
    get(move |headers: HeaderMap| {
        let body = text.as_bytes().to_vec();
        async move { tagged(&headers, CachePolicy::Revalidate, kind, body) }
    })
}

async fn style() -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/css; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, include_str!("reference/style.css")).into_response()
}
