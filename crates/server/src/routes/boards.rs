//! Leaderboards of daily deals.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use utoipa::IntoParams;
use webspinner_site::{Board, BoardPlace, Field, PlayerId, ResultId};
use webspinner_wire::{BoardEntry, BoardOrder, BoardPage};

use crate::cached_response::json;
use crate::extract::{ApiPath, ApiQuery};
use crate::parameters;
use crate::problem::ApiError;
use crate::routes::current_player::CurrentPlayer;
use crate::state::AppState;

#[derive(Debug, serde::Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct BoardQuery {
    /// The order.
    #[serde(default)]
    #[param(inline)]
    by: BoardOrder,
    /// Whether to list the games in which a hint or the engine helped, or the chance of winning was
    /// shown.
    #[serde(default)]
    assisted: bool,
    /// Whether to list only the unassisted games in which nothing was undone.
    #[serde(default)]
    no_undo: bool,
    /// The number of places, 1 to 100.
    #[param(minimum = 1, maximum = 100, default = 50)]
    limit: Option<u32>,
    /// The `next` of the previous page.
    #[param(format = Uuid)]
    after: Option<String>,
}

/// The leaderboard of a day's deal
///
/// Games that were won in a known time, the best first; each registered player is on it once, with
/// the best game. The `next` of a page is the `after` of the following one.
#[utoipa::path(
    get, path = "/daily/{game}/{day}/board", tag = "daily",
    params(
        ("game" = String, Path, description = "The id of a built-in game", example = "spider"),
        ("day" = String, Path, description = "A day in UTC", format = Date, example = "2026-11-21"),
        BoardQuery,
    ),
    responses(
        (status = 200, body = BoardPage),
        (status = 304, description = "Nothing has changed"),
        (status = 400), (status = 404),
    ),
)]
pub(crate) async fn board(
    State(app): State<AppState>,
    ApiPath((game, day)): ApiPath<(String, String)>,
    ApiQuery(query): ApiQuery<BoardQuery>,
    player: CurrentPlayer,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let rules = parameters::game(&game)?;
    let day = parameters::published_day(&day)?;
    let limit = parameters::places(query.limit)?;
    let after = query
        .after
        .as_deref()
        .map(str::parse::<ResultId>)
        .transpose();
    let not_a_next = |_| ApiError::BadRequest("`after` has to be the `next` of a page".to_owned());
    let after = after.map_err(not_a_next)?;
    let game = rules.id().clone();
    let field = match (query.assisted, query.no_undo) {
        (false, false) => Field::Unassisted,
        (true, false) => Field::Assisted,
        (false, true) => Field::NoUndo,
        (true, true) => {
            let why = "a board is of `assisted` games or of those with `no_undo`";
            return Err(ApiError::BadRequest(why.to_owned()));
        }
    };
    let board = Board {
        day,
        game: game.clone(),
        field,
        order: query.by,
    };
    let page = app.site.board(&board, after, limit).await?;
    let entry = |place| entry(place, player.0);
    let answer = BoardPage {
        game,
        day: day.to_string(),
        by: query.by,
        assisted: query.assisted,
        no_undo: query.no_undo,
        entries: page.items.into_iter().map(entry).collect(),
        next: page.next.map(|next| next.to_string()),
    };
    Ok(json(&headers, player.cache_policy(), &answer))
}

fn entry(place: BoardPlace, player: Option<PlayerId>) -> BoardEntry {
    let BoardPlace { place, result } = place;
    BoardEntry {
        place,
        own: player.is_some() && result.player == player,
        registered: result.player.is_some(),
        nickname: result.nickname,
        score: result.shared.score,
        moves: result.shared.moves,
        time_ms: result.shared.time_ms,
    }
}
