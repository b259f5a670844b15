//! The two steps of registering and of logging in.
//!
//! What passes between the server and the browser's `navigator.credentials` is spelt out by the
//! Web Authentication standard, so it is passed on as it is: see `PublicKeyCredential`'s
//! `parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON` and `toJSON`.

/// A new player's first step.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RegistrationStart {
    /// The name on boards.
    #[cfg_attr(feature = "schema", schema(max_length = 24, example = "Ada"))]
    pub nickname: String,
}

/// What the browser is to do.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ceremony {
    /// Names this attempt; good once, and for a few minutes.
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
    /// The name of the attempt.
    pub ceremony: String,
    /// The credential in the JSON form of the Web Authentication standard.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub credential: serde_json::Value,
}
