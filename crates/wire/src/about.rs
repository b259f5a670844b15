//! What a site offers, and what its owner says about it.

/// What a site offers, and what its owner says about it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SiteAbout {
    /// Whether players can register. A server may be built without accounts.
    pub accounts: bool,
    /// A page, or a mail address as `mailto:`; left out if there is none. It says, for example, who
    /// runs the site and what it stores.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "schema",
        schema(format = "uri", example = "https://spider.example/imprint")
    )]
    pub url: Option<String>,
}
