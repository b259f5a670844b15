//! Reading what requests name: games, days, deals, nicknames and numbers of places.

use std::sync::Arc;

use webspinner_db::Timestamp;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{GameId, Rules, games};
use webspinner_site::{Day, Nickname};

use crate::problem::ApiError;

/// The places on a page by default.
const PLACES: u32 = 50;
/// The most places on a page.
const PLACES_MAX: u32 = 100;

/// How many places of a list are asked for.
pub(crate) fn places(limit: Option<u32>) -> Result<u32, ApiError> {
    let limit = limit.unwrap_or(PLACES);
    let wrong = || ApiError::BadRequest(format!("the limit is 1 to {PLACES_MAX}"));
    (1..=PLACES_MAX)
        .contains(&limit)
        .then_some(limit)
        .ok_or_else(wrong)
}

/// The built-in game of this id.
pub(crate) fn game(text: &str) -> Result<&'static Arc<Rules>, ApiError> {
    let id = GameId::new(text).map(|id| id.to_string());
    let known = id.as_deref().and_then(games::find);
    known.ok_or_else(|| ApiError::NotFound("there is no built-in game of this id".to_owned()))
}

/// A day.
pub(crate) fn day(text: &str) -> Result<Day, ApiError> {
    let day = text.parse();
    day.map_err(|_| ApiError::BadRequest("a day is written as 2026-11-21".to_owned()))
}

/// Today in UTC or an earlier day, whose deals are public.
pub(crate) fn published_day(text: &str) -> Result<Day, ApiError> {
    let day = day(text)?;
    let later = || ApiError::NotFound("that day has not begun in UTC".to_owned());
    (day <= today()).then_some(day).ok_or_else(later)
}

/// Today in UTC.
pub(crate) fn today() -> Day {
    Day::of(Timestamp::now())
}

/// A nickname that may be shown to others.
pub(crate) fn nickname(text: &str) -> Result<Nickname, ApiError> {
    text.parse()
        .map_err(|error: webspinner_site::NotANickname| ApiError::Invalid(error.to_string()))
}

/// A deal.
pub(crate) fn deal(text: &str) -> Result<Shuffle, ApiError> {
    text.parse()
        .map_err(|error: webspinner_rules::deal::DealTextError| {
            ApiError::NotFound(format!("the deal: {error}"))
        })
}
