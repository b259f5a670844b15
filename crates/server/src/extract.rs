//! Reading requests: what axum does, with our own words for what cannot be read.

use axum::extract::{FromRequest, FromRequestParts, Json, Path, Query};

use crate::problem::ApiError;

/// A body of JSON.
#[derive(FromRequest)]
#[from_request(via(Json), rejection(ApiError))]
pub(crate) struct ApiJson<T>(pub(crate) T);

/// What stands behind the `?`.
#[derive(FromRequestParts)]
#[from_request(via(Query), rejection(ApiError))]
pub(crate) struct ApiQuery<T>(pub(crate) T);

/// The named parts of an address.
#[derive(FromRequestParts)]
#[from_request(via(Path), rejection(ApiError))]
pub(crate) struct ApiPath<T>(pub(crate) T);
