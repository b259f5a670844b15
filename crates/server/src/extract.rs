//! Axum's extractors with our own errors and memory limits.

use std::sync::Arc;

use axum::body::{Body, HttpBody as _};
use axum::extract::{FromRequest, FromRequestParts, Json, Path, Query, Request};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use futures_util::StreamExt as _;
use serde::de::{DeserializeOwned, IgnoredAny};

use crate::bodies::BODY_BYTES_MAX;
use crate::budget::Reservation;
use crate::problem::{ApiError, wanted};

/// A JSON body of at most this many bytes.
pub(crate) struct ApiJson<T, const BYTES_MAX: usize = BODY_BYTES_MAX>(pub(crate) T);

impl<T: DeserializeOwned, S: Sync, const BYTES_MAX: usize> FromRequest<S>
    for ApiJson<T, BYTES_MAX>
{
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &S) -> Result<Self, ApiError> {
        if !is_json(request.headers()) {
            return Err(ApiError::MediaType);
        }
        // For a body without a length this is 0.
        if request.body().size_hint().lower() > BYTES_MAX as u64 {
            return Err(ApiError::TooLarge {
                bytes_max: BYTES_MAX,
            });
        }
        let reservation = request.extensions().get::<Arc<Reservation>>().cloned();
        let reservation = reservation.expect("every route is behind the limits");
        let bytes = read(request.into_body(), &reservation, BYTES_MAX).await?;
        // A list would be taken for the fields in their order.
        let is_object = bytes.trim_ascii_start().first() == Some(&b'{');
        if !is_object && serde_json::from_slice::<IgnoredAny>(&bytes).is_ok() {
            return Err(ApiError::Invalid(wanted::<T>()));
        }
        let Json(value) = Json::from_bytes(&bytes)?;
        Ok(Self(value))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let value = headers
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok());
    let media_type = value.and_then(|value| value.split(';').next());
    media_type.is_some_and(|found| {
        let found = found.trim().to_ascii_lowercase();
        found == "application/json"
            || (found.starts_with("application/") && found.ends_with("+json"))
    })
}

/// Reads a body to its end. Its chunks are copied: a small chunk may keep a large buffer alive that
/// is not counted.
async fn read(
    body: Body,
    reservation: &Reservation,
    bytes_max: usize,
) -> Result<Vec<u8>, ApiError> {
    let (mut parts, mut bytes) = (body.into_data_stream(), Vec::new());
    while let Some(part) = parts.next().await {
        let broken = |_| ApiError::BadRequest("the body broke off".to_owned());
        let part = part.map_err(broken)?;
        if bytes.len() + part.len() > bytes_max {
            return Err(ApiError::TooLarge { bytes_max });
        }
        reservation.extend(part.len())?;
        bytes.extend_from_slice(&part);
    }
    Ok(bytes)
}

/// The query of an address.
#[derive(FromRequestParts)]
#[from_request(via(Query), rejection(ApiError))]
pub(crate) struct ApiQuery<T>(pub(crate) T);

/// The named parts of an address.
#[derive(FromRequestParts)]
#[from_request(via(Path), rejection(ApiError))]
pub(crate) struct ApiPath<T>(pub(crate) T);
