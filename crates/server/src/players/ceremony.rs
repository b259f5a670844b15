//! What the server remembers between the two steps of a passkey ceremony.
//!
//! It is stored in the database, so that any instance can handle the second step, and is valid
//! once.

use jiff::SignedDuration;
use serde_json::Value;
use webauthn_rs::prelude::{DiscoverableAuthentication, PasskeyRegistration, Uuid};
use webspinner_db::Timestamp;
use webspinner_site::{CeremonyId, Site};
use webspinner_wire::{Ceremony, CeremonyFinish};

use super::sessions::now_and_later;
use crate::problem::ApiError;

/// How much time a player has between the first step and the second.
const TIME_MAX: SignedDuration = SignedDuration::from_mins(5);

/// The state of a ceremony, which must not reach the browser.
#[derive(serde::Serialize, serde::Deserialize)]
pub(super) enum CeremonyState {
    Registration {
        player: Uuid,
        nickname: String,
        state: PasskeyRegistration,
    },
    Login {
        state: DiscoverableAuthentication,
    },
    Addition {
        player: Uuid,
        state: PasskeyRegistration,
    },
}

/// Stores the state of a new ceremony, and returns what the browser needs for it.
pub(super) async fn begin(
    site: &Site,
    state: &CeremonyState,
    public_key: Value,
) -> Result<Ceremony, ApiError> {
    let id = CeremonyId::from_bytes(Uuid::new_v4().into_bytes());
    let (_, expires_at) = now_and_later(TIME_MAX);
    let state = serde_json::to_string(state).expect("the state has a JSON form");
    site.store_ceremony(id, &state, expires_at).await?;
    Ok(Ceremony {
        ceremony: id.to_string(),
        public_key,
    })
}

/// Ends a ceremony, and returns its state together with the credential that the browser sent.
pub(super) async fn take(
    site: &Site,
    sent: CeremonyFinish,
) -> Result<(CeremonyState, Value), ApiError> {
    let over = ApiError::LoginFailed("there is no such attempt, or it has ended");
    let Ok(id) = sent.ceremony.parse::<CeremonyId>() else {
        return Err(over);
    };
    let state = site
        .take_ceremony(id, Timestamp::now())
        .await?
        .ok_or(over)?;
    let state = serde_json::from_str(&state).map_err(ApiError::internal)?;
    Ok((state, sent.credential))
}
