//! The two steps of registering and of logging in.
//!
//! The Web Authentication standard defines what the server and the browser's
//! `navigator.credentials` exchange, so it is passed on unchanged: see `PublicKeyCredential`'s
//! `parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON` and `toJSON`.

/// A new player's first step.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RegistrationStart {
    /// The name on leaderboards.
    #[cfg_attr(feature = "schema", schema(max_length = 24, example = "Ada"))]
    pub nickname: String,
}

/// What the browser is to do.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ceremony {
    /// The id of this attempt, which is valid once, for a few minutes.
    pub ceremony: String,
    /// The options in the JSON form of the Web Authentication standard.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub public_key: serde_json::Value,
}

/// What the browser did.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CeremonyFinish {
    /// The id of the attempt.
    pub ceremony: String,
    /// The credential in the JSON form of the Web Authentication standard.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub credential: serde_json::Value,
}
