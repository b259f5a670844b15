//! What went wrong, in the form of RFC 9457.

/// The content type of a [`Problem`].
pub const PROBLEM_JSON: &str = "application/problem+json";

/// Why a request was not carried out, in the form of RFC 9457, "Problem Details for HTTP APIs".
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The kind of problem: `/api#` and a word that never changes, for programs to match on. The
    /// page at that address explains it.
    #[serde(rename = "type")]
    #[cfg_attr(
        feature = "schema",
        schema(format = "uri-reference", example = "/api#not-found")
    )]
    pub kind: String,
    /// The kind of problem in a few words, in English.
    pub title: String,
    /// The status of the answer.
    #[cfg_attr(feature = "schema", schema(minimum = 400, maximum = 599))]
    pub status: u16,
    /// What went wrong this time, in English; left out if the title says it all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}

impl Problem {
    /// The word behind the `#` of its type.
    #[must_use]
    pub fn word(&self) -> &str {
        self.kind.rsplit('#').next().unwrap_or_default()
    }
}
