//! Passkeys: making them, and logging in with them.

use serde_json::{Value, json};
use webauthn_rs::WebauthnBuilder;
use webauthn_rs::prelude::{
    CreationChallengeResponse, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, Webauthn, WebauthnError,
};
use webspinner_db::Timestamp;
use webspinner_site::{Credential, Nickname, Player, PlayerId, Site, SiteError};
use webspinner_wire::{Ceremony, CeremonyFinish};

use super::ceremony::{self, CeremonyState};
use super::profile;
use crate::parameters;
use crate::problem::ApiError;
use crate::settings::NotAnOrigin;

/// Registers and checks the passkeys of one site.
pub(crate) struct Passkeys {
    site: Site,
    webauthn: Webauthn,
}

impl Passkeys {
    /// The passkeys of the site at this origin, or else of `localhost` with any port.
    pub(crate) fn new(
        database: Site,
        origin: Option<&Url>,
        port: u16,
    ) -> Result<Self, NotAnOrigin> {
        let local = format!("http://localhost:{port}");
        let local = Url::parse(&local).map_err(|_| NotAnOrigin);
        let site = origin.cloned().map_or(local, Ok)?;
        let host = site.domain().ok_or(NotAnOrigin)?;
        let builder = WebauthnBuilder::new(host, &site).map_err(|_| NotAnOrigin)?;
        let builder = builder
            .rp_name("Webspinner")
            .allow_any_port(origin.is_none());
        Ok(Self {
            site: database,
            webauthn: builder.build().map_err(|_| NotAnOrigin)?,
        })
    }

    pub(crate) async fn start_registration(
        &self,
        nickname: &Nickname,
    ) -> Result<Ceremony, ApiError> {
        let player = Uuid::from(PlayerId::new());
        let name = nickname.as_str();
        let started = self
            .webauthn
            .start_passkey_registration(player, name, name, None);
        let (challenge, state) = started.map_err(ApiError::internal)?;
        let state = CeremonyState::Registration {
            player,
            nickname: name.to_owned(),
            state,
        };
        ceremony::begin(&self.site, &state, creation_options(&challenge)).await
    }

    pub(crate) async fn finish_registration(
        &self,
        sent: CeremonyFinish,
    ) -> Result<PlayerId, ApiError> {
        let (ceremony, credential) = ceremony::take(&self.site, sent).await?;
        let CeremonyState::Registration {
            player,
            nickname,
            state,
        } = ceremony
        else {
            return Err(ApiError::LoginFailed("this was another attempt"));
        };
        let passkey = self.registered(credential, &state)?;
        let id = PlayerId::from(player);
        let created_at = Timestamp::now();
        let nickname = Some(parameters::nickname(&nickname)?);
        let first = credential_of(id, &passkey, created_at);
        self.site
            .add_player(
                &Player {
                    id,
                    nickname,
                    created_at,
                },
                &first,
            )
            .await?;
        Ok(id)
    }

    fn registered(
        &self,
        credential: Value,
        state: &PasskeyRegistration,
    ) -> Result<Passkey, ApiError> {
        let credential: RegisterPublicKeyCredential = read(credential)?;
        let registered = self
            .webauthn
            .finish_passkey_registration(&credential, state);
        registered.map_err(|error| failed(&error))
    }

    pub(crate) async fn start_login(&self) -> Result<Ceremony, ApiError> {
        let started = self.webauthn.start_discoverable_authentication();
        let (challenge, state) = started.map_err(ApiError::internal)?;
        let options = to_value(&challenge)["publicKey"].take();
        ceremony::begin(&self.site, &CeremonyState::Login { state }, options).await
    }

    pub(crate) async fn finish_login(&self, sent: CeremonyFinish) -> Result<PlayerId, ApiError> {
        let (ceremony, credential) = ceremony::take(&self.site, sent).await?;
        let CeremonyState::Login { state } = ceremony else {
            return Err(ApiError::LoginFailed("this was another attempt"));
        };
        let credential: PublicKeyCredential = read(credential)?;
        let identified = self
            .webauthn
            .identify_discoverable_authentication(&credential);
        let (player, id) = identified.map_err(|error| failed(&error))?;
        let known = self.site.credential(id).await?;
        let known = known.filter(|known| known.player.as_bytes() == player.as_bytes());
        let known = known.ok_or(ApiError::LoginFailed("the passkey is not known here"))?;
        let mut passkey: Passkey = serde_json::from_str(&known.data).map_err(ApiError::internal)?;
        let shown =
            self.webauthn
                .finish_discoverable_authentication_v2(&credential, state, &passkey);
        let shown = shown.map_err(|error| failed(&error))?;
        let _ = passkey.update_credential(&shown);
        let data = to_value(&passkey).to_string();
        if self
            .site
            .credential_used(&known.id, &data, Timestamp::now())
            .await?
        {
            Ok(known.player)
        } else {
            Err(ApiError::LoginFailed("the passkey was removed"))
        }
    }

    pub(crate) async fn start_addition(&self, player: PlayerId) -> Result<Ceremony, ApiError> {
        let known = self.site.credentials_of(player).await?;
        // Checked before the browser makes a passkey that would be useless.
        if known.len() >= Credential::OF_A_PLAYER_MAX {
            let max = Credential::OF_A_PLAYER_MAX;
            return Err(SiteError::TooManyCredentials { max }.into());
        }
        let named = profile(&self.site, player).await?;
        let known = known.into_iter().map(|credential| credential.id).collect();
        let (id, name) = (player.into(), named.nickname.as_str());
        let started = self
            .webauthn
            .start_passkey_registration(id, name, name, Some(known));
        let (challenge, state) = started.map_err(ApiError::internal)?;
        ceremony::begin(
            &self.site,
            &CeremonyState::Addition { player: id, state },
            creation_options(&challenge),
        )
        .await
    }

    pub(crate) async fn finish_addition(
        &self,
        player: PlayerId,
        sent: CeremonyFinish,
    ) -> Result<(), ApiError> {
        let (ceremony, credential) = ceremony::take(&self.site, sent).await?;
        let state = match ceremony {
            CeremonyState::Addition { player: who, state }
                if who.as_bytes() == player.as_bytes() =>
            {
                state
            }
            _ => return Err(ApiError::LoginFailed("this was another attempt")),
        };
        let passkey = self.registered(credential, &state)?;
        self.site
            .add_credential(&credential_of(player, &passkey, Timestamp::now()))
            .await?;
        Ok(())
    }
}

fn credential_of(player: PlayerId, passkey: &Passkey, created_at: Timestamp) -> Credential {
    Credential {
        id: passkey.cred_id().clone(),
        player,
        data: to_value(passkey).to_string(),
        created_at,
        last_used_at: None,
    }
}

/// The options for a passkey that the browser can find without a name.
fn creation_options(challenge: &CreationChallengeResponse) -> Value {
    let mut options = to_value(challenge)["publicKey"].take();
    options["authenticatorSelection"]["residentKey"] = json!("required");
    options["authenticatorSelection"]["requireResidentKey"] = json!(true);
    options
}

fn read<T: serde::de::DeserializeOwned>(credential: Value) -> Result<T, ApiError> {
    let read = serde_json::from_value(credential);
    read.map_err(|_| ApiError::LoginFailed("the credential is not of the standard's form"))
}

fn to_value(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("types made for JSON")
}

/// Hides the library's own message, which may quote what the browser sent.
fn failed(error: &WebauthnError) -> ApiError {
    tracing::debug!(kind = ?std::mem::discriminant(error), "a passkey was not accepted");
    ApiError::LoginFailed("the passkey was not accepted")
}
