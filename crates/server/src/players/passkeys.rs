//! Passkeys: registering them and being shown them.
//!
//! What is between the two steps is kept in the database, so that any instance may see to the
//! second one; it is good once.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::SignedDuration;
use serde_json::{Value, json};
use webauthn_rs::WebauthnBuilder;
use webauthn_rs::prelude::{
    CreationChallengeResponse, DiscoverableAuthentication, Passkey, PasskeyRegistration,
    PublicKeyCredential, RegisterPublicKeyCredential, Url, Uuid, Webauthn, WebauthnError,
};
use webspinner_site::{
    CeremonyId, Credential, Nickname, Player, PlayerId, Site, SiteError, Timestamp,
};
use webspinner_wire::{Ceremony, CeremonyFinish, Problem};

use super::session::{LoggedIn, from_now};
use super::{me, session};
use crate::app::Shared;
use crate::config::ConfigError;
use crate::extract::{ApiJson, ApiPath};
use crate::problem::ApiError;

/// How long a player has from the first step to the second.
const PATIENCE: SignedDuration = SignedDuration::from_mins(5);

/// What must not be told to the browser between the two steps.
#[derive(serde::Serialize, serde::Deserialize)]
enum Between {
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

/// Checks passkeys of one site.
#[derive(Debug)]
pub(crate) struct Passkeys {
    webauthn: Webauthn,
}

impl Passkeys {
    /// Those of the site at this origin, or of `localhost`, where any port will do.
    pub(crate) fn new(origin: Option<&Url>, port: u16) -> Result<Self, ConfigError> {
        let local = format!("http://localhost:{port}");
        let local = Url::parse(&local).map_err(|_| ConfigError::Origin(local));
        let site = origin.cloned().map_or(local, Ok)?;
        let refused = || ConfigError::Origin(site.to_string());
        let host = site.domain().ok_or_else(refused)?;
        let builder = WebauthnBuilder::new(host, &site).map_err(|_| refused())?;
        let builder = builder
            .rp_name("Webspinner")
            .allow_any_port(origin.is_none());
        Ok(Self {
            webauthn: builder.build().map_err(|_| refused())?,
        })
    }

    pub(super) async fn start_registration(
        &self,
        site: &Site,
        nickname: &Nickname,
    ) -> Result<Ceremony, ApiError> {
        let player = Uuid::from_bytes(*PlayerId::new().as_bytes());
        let name = nickname.as_str();
        let started = self
            .webauthn
            .start_passkey_registration(player, name, name, None);
        let (challenge, state) = started.map_err(ApiError::internal)?;
        let between = Between::Registration {
            player,
            nickname: name.to_owned(),
            state,
        };
        begin(site, &between, creation_options(&challenge)).await
    }

    pub(super) async fn finish_registration(
        &self,
        site: &Site,
        sent: CeremonyFinish,
    ) -> Result<PlayerId, ApiError> {
        let (between, credential) = take(site, sent).await?;
        let Between::Registration {
            player,
            nickname,
            state,
        } = between
        else {
            return Err(ApiError::LoginFailed("this was another attempt"));
        };
        let passkey = self.registered(credential, &state)?;
        let id = PlayerId::from_bytes(player.into_bytes());
        let created_at = Timestamp::now();
        let nickname = Some(crate::results::nickname(&nickname)?);
        let first = credential_of(id, &passkey, created_at);
        site.add_player(
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

    pub(super) async fn start_login(&self, site: &Site) -> Result<Ceremony, ApiError> {
        let started = self.webauthn.start_discoverable_authentication();
        let (challenge, state) = started.map_err(ApiError::internal)?;
        let options = to_value(&challenge)["publicKey"].take();
        begin(site, &Between::Login { state }, options).await
    }

    pub(super) async fn finish_login(
        &self,
        site: &Site,
        sent: CeremonyFinish,
    ) -> Result<PlayerId, ApiError> {
        let (between, credential) = take(site, sent).await?;
        let Between::Login { state } = between else {
            return Err(ApiError::LoginFailed("this was another attempt"));
        };
        let credential: PublicKeyCredential = read(credential)?;
        let identified = self
            .webauthn
            .identify_discoverable_authentication(&credential);
        let (player, id) = identified.map_err(|error| failed(&error))?;
        let known = site.credential(id).await?;
        let known = known.filter(|known| known.player.as_bytes() == player.as_bytes());
        let known = known.ok_or(ApiError::LoginFailed("the passkey is not known here"))?;
        let mut passkey: Passkey = serde_json::from_str(&known.data).map_err(ApiError::internal)?;
        let shown =
            self.webauthn
                .finish_discoverable_authentication_v2(&credential, state, &passkey);
        let shown = shown.map_err(|error| failed(&error))?;
        let _ = passkey.update_credential(&shown);
        let data = to_value(&passkey).to_string();
        if site
            .credential_used(&known.id, &data, Timestamp::now())
            .await?
        {
            Ok(known.player)
        } else {
            Err(ApiError::LoginFailed("the passkey was removed"))
        }
    }

    async fn start_addition(&self, site: &Site, player: PlayerId) -> Result<Ceremony, ApiError> {
        let known = site.credentials_of(player).await?;
        // Asked before the browser makes a passkey that would be of no use.
        if known.len() >= Credential::OF_A_PLAYER_MAX {
            return Err(SiteError::TooManyCredentials.into());
        }
        let told = me::player(site, player).await?;
        let known = known.into_iter().map(|credential| credential.id).collect();
        let (id, name) = (Uuid::from_bytes(*player.as_bytes()), told.nickname.as_str());
        let started = self
            .webauthn
            .start_passkey_registration(id, name, name, Some(known));
        let (challenge, state) = started.map_err(ApiError::internal)?;
        begin(
            site,
            &Between::Addition { player: id, state },
            creation_options(&challenge),
        )
        .await
    }

    async fn finish_addition(
        &self,
        site: &Site,
        player: PlayerId,
        sent: CeremonyFinish,
    ) -> Result<(), ApiError> {
        let (between, credential) = take(site, sent).await?;
        let state = match between {
            Between::Addition { player: who, state } if who.as_bytes() == player.as_bytes() => {
                state
            }
            _ => return Err(ApiError::LoginFailed("this was another attempt")),
        };
        let passkey = self.registered(credential, &state)?;
        site.add_credential(&credential_of(player, &passkey, Timestamp::now()))
            .await?;
        Ok(())
    }
}

/// Begin to add a passkey
#[utoipa::path(
    post, path = "/me/passkeys", tag = "players", security(("session" = [])),
    responses(
        (status = 200, body = Ceremony),
        (status = 401, body = Problem, content_type = "application/problem+json"),
        (status = 403, body = Problem, content_type = "application/problem+json"),
        (status = 409, body = Problem, content_type = "application/problem+json",
            description = "The player has as many passkeys as one may have"),
    ),
)]
pub(crate) async fn add(
    State(app): State<Shared>,
    LoggedIn(id): LoggedIn,
) -> Result<Json<Ceremony>, ApiError> {
    app.passkeys.start_addition(&app.site, id).await.map(Json)
}

/// Add a passkey
#[utoipa::path(
    post, path = "/me/passkeys/finish", tag = "players", security(("session" = [])), request_body = CeremonyFinish,
    responses(
        (status = 201, body = webspinner_wire::Player),
        (status = 400, body = Problem, content_type = "application/problem+json"),
        (status = 401, body = Problem, content_type = "application/problem+json"),
        (status = 403, body = Problem, content_type = "application/problem+json"),
        (status = 409, body = Problem, content_type = "application/problem+json",
            description = "The passkey is known already, or the player has as many as one may have"),
        (status = 415, body = Problem, content_type = "application/problem+json"),
        (status = 422, body = Problem, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn finish(
    State(app): State<Shared>,
    LoggedIn(id): LoggedIn,
    ApiJson(sent): ApiJson<CeremonyFinish>,
) -> Result<(StatusCode, Json<webspinner_wire::Player>), ApiError> {
    app.passkeys.finish_addition(&app.site, id, sent).await?;
    Ok((StatusCode::CREATED, Json(me::player(&app.site, id).await?)))
}

/// Remove a passkey
///
/// With it end all sessions of the player, on every device; the one that asks gets a new one. The
/// last passkey stays: without it nobody could log in any more.
#[utoipa::path(
    delete, path = "/me/passkeys/{id}", tag = "players", security(("session" = [])),
    params(("id" = String, Path, description = "The id of the passkey")),
    responses(
        (status = 204, description = "It is not good any more, and neither is any session but the \
            one whose cookie comes with this"),
        (status = 401, body = Problem, content_type = "application/problem+json"),
        (status = 403, body = Problem, content_type = "application/problem+json"),
        (status = 404, body = Problem, content_type = "application/problem+json"),
        (status = 409, body = Problem, content_type = "application/problem+json",
            description = "It is the last one"),
    ),
)]
pub(crate) async fn remove(
    State(app): State<Shared>,
    LoggedIn(player): LoggedIn,
    ApiPath(id): ApiPath<String>,
) -> Result<Response, ApiError> {
    let unknown = || ApiError::NotFound("the player has no such passkey".to_owned());
    let id = URL_SAFE_NO_PAD.decode(id).map_err(|_| unknown())?;
    if !app.site.remove_credential(player, &id).await? {
        return Err(unknown());
    }
    let cookie = session::begin(&app, player).await?;
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
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

/// The options for making a passkey that the browser finds again without being told a name.
fn creation_options(challenge: &CreationChallengeResponse) -> Value {
    let mut options = to_value(challenge)["publicKey"].take();
    options["authenticatorSelection"]["residentKey"] = json!("required");
    options["authenticatorSelection"]["requireResidentKey"] = json!(true);
    options
}

async fn begin(site: &Site, between: &Between, public_key: Value) -> Result<Ceremony, ApiError> {
    let id = CeremonyId::from_bytes(Uuid::new_v4().into_bytes());
    let (_, expires_at) = from_now(PATIENCE);
    site.keep_ceremony(id, &to_value(between).to_string(), expires_at)
        .await?;
    Ok(Ceremony {
        ceremony: id.to_string(),
        public_key,
    })
}

/// What was kept for an attempt, which is over now, and the credential that was sent for it.
async fn take(site: &Site, sent: CeremonyFinish) -> Result<(Between, Value), ApiError> {
    let over = ApiError::LoginFailed("there is no such attempt, or not any more");
    let Ok(id) = sent.ceremony.parse::<CeremonyId>() else {
        return Err(over);
    };
    let state = site
        .take_ceremony(id, Timestamp::now())
        .await?
        .ok_or(over)?;
    let between = serde_json::from_str(&state).map_err(ApiError::internal)?;
    Ok((between, sent.credential))
}

fn read<T: serde::de::DeserializeOwned>(credential: Value) -> Result<T, ApiError> {
    let read = serde_json::from_value(credential);
    read.map_err(|_| ApiError::LoginFailed("the credential is not of the standard's form"))
}

fn to_value(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("types made for JSON")
}

/// The library's words may quote what was sent.
fn failed(error: &WebauthnError) -> ApiError {
    tracing::debug!(kind = ?std::mem::discriminant(error), "a passkey was not accepted");
    ApiError::LoginFailed("the passkey was not accepted")
}
