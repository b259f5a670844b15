//! The deals of the day.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use utoipa::IntoParams;
use webspinner_rules::{GameId, games};
use webspinner_site::Day;
use webspinner_wire::{Daily, DailyDeal};

use crate::cached_response::{CachePolicy, json};
use crate::extract::{ApiPath, ApiQuery};
use crate::parameters;
use crate::problem::ApiError;
use crate::state::AppState;

#[derive(Debug, serde::Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct DayQuery {
    /// The day in UTC; today if not given.
    #[param(format = Date, example = "2026-11-21")]
    day: Option<String>,
}

impl DayQuery {
    fn day(&self) -> Result<Day, ApiError> {
        let day = self.day.as_deref().map(parameters::published_day);
        day.unwrap_or_else(|| Ok(parameters::today()))
    }
}

/// The deals of a day
///
/// Each of them can be won: the server solves them before the day begins. A game in which hardly
/// any deal can be won has none on some days.
#[utoipa::path(
    get, path = "/daily", tag = "daily", params(DayQuery),
    responses(
        (status = 200, body = Daily),
        (status = 304, description = "Nothing has changed"),
        (status = 400),
        (status = 404, description = "The day has not begun"),
    ),
)]
pub(crate) async fn all(
    State(app): State<AppState>,
    ApiQuery(query): ApiQuery<DayQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let day = query.day()?;
    let found = app.site.daily_deals(day).await?;
    let (mut deals, mut pending) = (Vec::with_capacity(found.len()), Vec::new());
    for rules in games::all() {
        match found.iter().find(|deal| deal.game == *rules.id()) {
            Some(deal) => deals.push(wire(deal)),
            None if is_searched_for(&app, day, rules.id()) => pending.push(rules.id().clone()),
            None => {}
        }
    }
    let answer = Daily {
        day: day.to_string(),
        deals,
        pending,
    };
    Ok(json(&headers, CachePolicy::Revalidate, &answer))
}

/// The deal of a day in one game
#[utoipa::path(
    get, path = "/daily/{game}", tag = "daily",
    params(
        ("game" = String, Path, description = "The id of a built-in game", example = "spider"),
        DayQuery,
    ),
    responses(
        (status = 200, body = DailyDeal),
        (status = 304, description = "Nothing has changed"),
        (status = 400),
        (status = 404,
            description = "There is no such game, the day has not begun, or it has no deal"),
        (status = 503, description = "Today's deal is still being searched for"),
    ),
)]
pub(crate) async fn one(
    State(app): State<AppState>,
    ApiPath(game): ApiPath<String>,
    ApiQuery(query): ApiQuery<DayQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (rules, day) = (parameters::game(&game)?, query.day()?);
    match app.site.daily_deal(day, rules.id()).await? {
        // Without a day, the address means another deal tomorrow.
        Some(deal) if query.day.is_some() => {
            Ok(json(&headers, CachePolicy::Immutable, &wire(&deal)))
        }
        Some(deal) => Ok(json(&headers, CachePolicy::Revalidate, &wire(&deal))),
        None if is_searched_for(&app, day, rules.id()) => {
            Err(ApiError::NotYet("today's deal is still being searched for"))
        }
        None => Err(ApiError::NotFound(
            "that day has no deal of this game".to_owned(),
        )),
    }
}

/// Whether a deal that is missing may still be found: not once its day is over, or all that the
/// search may cost is spent.
fn is_searched_for(app: &AppState, day: Day, game: &GameId) -> bool {
    day == parameters::today() && !app.dealless.has(day, game)
}

fn wire(deal: &webspinner_site::DailyDeal) -> DailyDeal {
    DailyDeal {
        day: deal.day.to_string(),
        game: deal.game.clone(),
        version: deal.version,
        deal: deal.deal.clone(),
    }
}
