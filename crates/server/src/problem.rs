//! Why a request to the API is not carried out.

mod plain;
mod sources;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use webspinner_wire::{PROBLEM_JSON, Problem};

use crate::log::causes;

pub(crate) use plain::wanted;

/// What all problems of one kind have in common.
pub(crate) struct Kind {
    pub(crate) word: &'static str,
    pub(crate) status: StatusCode,
    pub(crate) title: &'static str,
    /// What to do about it.
    pub(crate) advice: &'static str,
}

/// Every error with its message, and what all problems of its kind have in common.
macro_rules! errors {
    ($(
        $(#[$attribute:meta])*
        $name:ident $(($($unnamed:tt)*))? $({$($named:tt)*})?
            = $word:literal $status:ident $title:literal $advice:literal;
    )*) => {
        /// Everything that can go wrong with a request.
        #[derive(Debug, thiserror::Error)]
        pub(crate) enum ApiError {
            $($(#[$attribute])* $name $(($($unnamed)*))? $({$($named)*})?,)*
        }

        /// Every kind of problem, by status.
        pub(crate) const KINDS: &[Kind] = &[$(Kind {
            word: $word,
            status: StatusCode::$status,
            title: $title,
            advice: $advice,
        }),*];

        impl ApiError {
            fn kind(&self) -> &'static Kind {
                enum Place { $($name),* }
                let place = match self { $(Self::$name { .. } => Place::$name),* };
                &KINDS[place as usize]
            }
        }
    };
}

errors! {
    #[error("{0}")]
    BadRequest(String) = "bad-request" BAD_REQUEST "The request cannot be read"
        "Part of the address or of the body does not have the form that this page describes.";
    #[error("log in first")]
    NotLoggedIn = "not-logged-in" UNAUTHORIZED "Not logged in"
        "Log in with a passkey: the session may have expired.";
    #[error("{0}")]
    LoginFailed(&'static str) = "login-failed" UNAUTHORIZED "The passkey was not accepted"
        "Start again: an attempt is valid once, and for five minutes.";
    #[error("the request comes from a page of another site")]
    OtherSite = "other-site" FORBIDDEN "The request comes from another site"
        "Only this site's own page, and programs other than browsers, may change anything.";
    #[error("{0}")]
    NotFound(String) = "not-found" NOT_FOUND "Not found"
        "The game, the day or the address does not exist here.";
    #[error("this address does not support the method")]
    Method = "method-not-allowed" METHOD_NOT_ALLOWED "The method is not allowed here"
        "The header `allow` lists the methods that are.";
    #[error("the request took too long")]
    TimedOut = "timed-out" REQUEST_TIMEOUT "The request took too long"
        "Send it again, faster.";
    #[error("{0}")]
    Conflict(String) = "conflict" CONFLICT "Already taken"
        "Another player has the name or the passkey, the id was used for another result, or an \
        equal record was sent under another id.";
    #[error("the request is longer than {bytes_max} bytes")]
    TooLarge { bytes_max: usize } = "too-large" PAYLOAD_TOO_LARGE "The request is too long"
        "A record of a game that people play is far shorter than the limit.";
    #[error("{0}")]
    NoRoom(String) = "no-room" PAYLOAD_TOO_LARGE "The player has no room left"
        "What the devices of one player share has a limit: delete old games.";
    #[error("the content type of the body is not application/json")]
    MediaType = "media-type" UNSUPPORTED_MEDIA_TYPE "The body has the wrong type"
        "Send `content-type: application/json`.";
    #[error("{0}")]
    Invalid(String) = "invalid" UNPROCESSABLE_ENTITY "A value is not valid"
        "The detail says which.";
    #[error("the record does not replay: {0}")]
    Record(String) = "record" UNPROCESSABLE_ENTITY "The record does not replay"
        "The detail says where. The same record will be refused again.";
    #[error("custom games do not count here")]
    OwnGame = "own-game" UNPROCESSABLE_ENTITY "A custom game does not count"
        "Shared statistics count built-in games, whose rules are the same for everyone.";
    #[error("a deal laid out card by card does not count here")]
    OwnDeal = "own-deal" UNPROCESSABLE_ENTITY "A deal laid out card by card does not count"
        "Shared statistics count shuffled deals: a layout can be made to win itself.";
    #[error("{0}")]
    Impossible(&'static str) = "impossible" UNPROCESSABLE_ENTITY "Nobody can have played like this"
        "The times and the day contradict each other, the deal or the clock of the server.";
    #[error("too many requests: try again in {seconds} s")]
    TooMany { seconds: u64 } = "too-many" TOO_MANY_REQUESTS "Too many requests"
        "Wait as long as the header `retry-after` says.";
    /// The cause is for the log alone.
    #[error("the server has a problem")]
    Internal(Box<dyn std::error::Error + Send + Sync>) = "internal" INTERNAL_SERVER_ERROR "The server has a problem"
        "Nothing was changed. Try again later.";
    #[error("{0}")]
    NotYet(&'static str) = "not-yet" SERVICE_UNAVAILABLE "Not yet"
        "Wait as long as the header `retry-after` says.";
    #[error("the server has no space for anything new")]
    Full = "full" INSUFFICIENT_STORAGE "The disk of the server is full"
        "Nothing was changed. Try again later, when somebody has made room.";
}

/// How long to wait for something that is not ready yet, in seconds.
const NOT_YET_SECONDS: u64 = 5;

impl ApiError {
    /// An error of the server or its database, with the cause for the log.
    pub(crate) fn internal(cause: impl std::error::Error + Send + Sync + 'static) -> Self {
        Self::Internal(Box::new(cause))
    }

    /// The answer to the client.
    pub(crate) fn problem(&self) -> Problem {
        let kind = self.kind();
        Problem {
            kind: format!("/api#{}", kind.word),
            title: kind.title.to_owned(),
            status: kind.status.as_u16(),
            detail: Some(self.to_string()).filter(|detail| detail != kind.title),
        }
    }

    fn retry_seconds(&self) -> Option<u64> {
        match self {
            Self::TooMany { seconds } => Some(*seconds),
            Self::NotYet(_) => Some(NOT_YET_SECONDS),
            _ => None,
        }
    }

    /// Logs the cause of an error that is the server's own fault.
    pub(crate) fn log(&self) {
        if let Self::Internal(cause) = self {
            tracing::error!(cause = causes(&**cause), "a request failed");
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        self.log();
        let problem = self.problem();
        let body = serde_json::to_vec(&problem).expect("texts and a number");
        let content_type = [
            (header::CONTENT_TYPE, PROBLEM_JSON),
            (header::CACHE_CONTROL, "no-store"),
        ];
        let mut response = (self.kind().status, content_type, body).into_response();
        if let Some(seconds) = self.retry_seconds() {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_its_own_word() {
        let mut words: Vec<&str> = KINDS.iter().map(|kind| kind.word).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), KINDS.len());
        assert!(KINDS.iter().all(|kind| kind.status.as_u16() >= 400));
    }

    #[test]
    fn the_cause_of_an_internal_error_is_not_disclosed() {
        let secret = std::io::Error::other("postgres://ann:secret@db");
        let problem = ApiError::internal(secret).problem();
        assert_eq!(problem.status, 500);
        assert!(
            !serde_json::to_string(&problem)
                .expect("JSON")
                .contains("secret")
        );
    }
}
