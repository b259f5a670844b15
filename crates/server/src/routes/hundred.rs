//! The hundred: the standings of players who have finished it.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use utoipa::IntoParams;
use webspinner_site::{HundredPlace, PlayerId};
use webspinner_wire::{HundredEntry, HundredKind, HundredProgress, HundredStandings};

use crate::cached_response::json;
use crate::extract::{ApiPath, ApiQuery};
use crate::parameters;
use crate::problem::ApiError;
use crate::routes::current_player::CurrentPlayer;
use crate::state::AppState;

#[derive(Debug, serde::Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct HundredQuery {
    /// Which first tries count as won: those without help, or of these only those without undo by
    /// choice.
    #[serde(default)]
    #[param(inline)]
    kind: HundredKind,
    /// The number of places, 1 to 100.
    #[param(minimum = 1, maximum = 100, default = 50)]
    limit: Option<u32>,
}

/// Who has finished the hundred of a game
///
/// The hundred are the deals `own:1` to `own:100`. The first result that a registered player sends
/// for each one counts, and players who have sent one for each have finished.
#[utoipa::path(
    get, path = "/statistics/{game}/hundred", tag = "statistics",
    params(
        ("game" = String, Path, description = "The id of a built-in game", example = "spider"),
        HundredQuery,
    ),
    responses(
        (status = 200, body = HundredStandings),
        (status = 304, description = "Nothing has changed"),
        (status = 400), (status = 404),
    ),
)]
pub(crate) async fn standings(
    State(app): State<AppState>,
    ApiPath(game): ApiPath<String>,
    ApiQuery(query): ApiQuery<HundredQuery>,
    player: CurrentPlayer,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let game = parameters::game(&game)?.id();
    let limit = parameters::places(query.limit)?;
    let found = app.site.hundred(game, query.kind, limit, player.0).await?;
    let own = match player.0 {
        Some(player) => {
            let tries = app.site.hundred_tries(game, query.kind, player).await?;
            let mut places = found.places.iter();
            Some(HundredProgress {
                finished: tries.finished,
                won: tries.won,
                place: places.find(|it| it.player == player).map(|held| held.place),
            })
        }
        None => None,
    };
    let entry = |place| entry(place, player.0);
    let answer = HundredStandings {
        game: game.clone(),
        kind: query.kind,
        players: found.players,
        entries: found.places.into_iter().map(entry).collect(),
        own,
    };
    Ok(json(&headers, player.cache_policy(), &answer))
}

fn entry(place: HundredPlace, player: Option<PlayerId>) -> HundredEntry {
    HundredEntry {
        place: place.place,
        own: player == Some(place.player),
        nickname: place.nickname,
        won: place.won,
        score: place.score,
        moves: place.moves,
    }
}
