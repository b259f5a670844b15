//! Turns errors of axum and of the database into problems for clients.

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use webspinner_site::{Refusal, SiteError};

use super::ApiError;
use super::plain::plain;
use crate::log::causes;

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> Self {
        match &rejection {
            JsonRejection::JsonDataError(_) => Self::Invalid(plain(&rejection.body_text())),
            _ => Self::BadRequest(plain(&rejection.body_text())),
        }
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> Self {
        Self::BadRequest(plain(&rejection.body_text()))
    }
}

impl From<PathRejection> for ApiError {
    fn from(rejection: PathRejection) -> Self {
        Self::BadRequest(plain(&rejection.body_text()))
    }
}

impl From<SiteError> for ApiError {
    fn from(error: SiteError) -> Self {
        match error {
            SiteError::Refused(Refusal::IdTaken | Refusal::SameRecord(_))
            | SiteError::NicknameTaken
            | SiteError::LastCredential
            | SiteError::TooManyCredentials { .. }
            | SiteError::OtherCopy
            | SiteError::Taken { .. } => Self::Conflict(error.to_string()),
            SiteError::Refused(Refusal::NotTheDailyDeal) => {
                Self::Impossible("this is not the deal of that day")
            }
            SiteError::Refused(_) | SiteError::TooLarge(_) => Self::Invalid(error.to_string()),
            SiteError::SyncFull { .. } => Self::NoRoom(error.to_string()),
            SiteError::NoSuchPlayer => Self::NotLoggedIn,
            error if error.is_transient() => {
                tracing::warn!(cause = causes(&error), "a request was not carried out");
                Self::NotYet("the database is busy")
            }
            error @ SiteError::Full(_) => {
                tracing::error!(cause = causes(&error), "the database has no room");
                Self::Full
            }
            error @ SiteError::SyncClosed { .. } => {
                tracing::warn!(cause = causes(&error), "devices share nothing more for now");
                Self::Full
            }
            error @ SiteError::ReadOnly(_) => {
                tracing::error!(cause = causes(&error), "the database may not be written");
                Self::NotYet("the database may not be written")
            }
            error => Self::internal(error),
        }
    }
}
