//! The address of a site, without a path.

use std::fmt;
use std::str::FromStr;

use url::Url;

/// A scheme, `http` or `https`, and a host, such as `https://spider.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(Url);

/// A text that is not an origin to which passkeys can belong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "write a scheme and a host without a path, such as https://spider.example: passkeys need a name \
     instead of an IP address, and https unless it is localhost"
)]
pub struct NotAnOrigin;

impl Origin {
    pub(crate) fn url(&self) -> &Url {
        &self.0
    }

    pub(crate) fn is_over_tls(&self) -> bool {
        self.0.scheme() == "https"
    }

    /// Whether browsers refuse passkeys, because they do not take the site for a safe one.
    pub(crate) fn lacks_passkeys(&self) -> bool {
        let host = self.0.domain().unwrap_or_default();
        let is_local = host == "localhost" || host.ends_with(".localhost");
        !self.is_over_tls() && !is_local
    }
}

impl FromStr for Origin {
    type Err = NotAnOrigin;

    fn from_str(text: &str) -> Result<Self, NotAnOrigin> {
        let url = Url::parse(text).ok().filter(|url| {
            let plain = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
            let anonymous = url.username().is_empty() && url.password().is_none();
            let is_web = ["http", "https"].contains(&url.scheme());
            is_web && url.domain().is_some() && plain && anonymous
        });
        url.map(Self).ok_or(NotAnOrigin)
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_a_scheme_and_a_host() {
        for text in ["https://spider.example/", "http://localhost:8080/"] {
            let origin: Origin = text.parse().expect("an origin");
            assert_eq!(origin.to_string(), text);
            assert!(!origin.lacks_passkeys(), "{text}");
        }
        let plain: Origin = "http://spider.example".parse().expect("an origin");
        assert!(plain.lacks_passkeys());
        for text in [
            "spider.example",
            "https://a/b",
            "https://u@a",
            "ftp://a",
            "https://10.0.0.1",
        ] {
            assert!(text.parse::<Origin>().is_err(), "{text}");
        }
    }
}
