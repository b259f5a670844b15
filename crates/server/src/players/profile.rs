//! The profile of a player, which only that player sees.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use webspinner_site::{Credential, PlayerId, Site};
use webspinner_wire::{Passkey, Player};

use crate::problem::ApiError;

/// A player's name and passkeys.
///
/// # Errors
/// If the player has been deleted, or the database fails.
pub(crate) async fn profile(site: &Site, id: PlayerId) -> Result<Player, ApiError> {
    let player = site.player(id).await?.ok_or(ApiError::NotLoggedIn)?;
    let passkeys = site.credentials_of(id).await?;
    Ok(Player {
        id: id.into(),
        nickname: player
            .nickname
            .map(|name| name.to_string())
            .unwrap_or_default(),
        since: player.created_at.to_string(),
        passkeys: passkeys.iter().map(passkey).collect(),
    })
}

fn passkey(credential: &Credential) -> Passkey {
    Passkey {
        id: URL_SAFE_NO_PAD.encode(&credential.id),
        since: credential.created_at.to_string(),
    }
}
