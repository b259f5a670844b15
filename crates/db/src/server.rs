//! The address of a PostgreSQL server, which never shows its password.

use std::fmt;
use std::str::FromStr;

/// The URL of a database on a PostgreSQL server.
///
/// Its `Debug` and `Display` show only host and database, so that no password and no user gets into
/// a log.
#[derive(Clone, PartialEq, Eq)]
pub struct ServerUrl {
    whole: String,
    /// From behind the user up to the parameters.
    shown: String,
}

/// A text that is not the URL of a database on a PostgreSQL server. It is not repeated, because it
/// may contain a password.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "this is not the URL of a database on a PostgreSQL server ({why}): \
     write postgres://USER:PASSWORD@HOST/DATABASE"
)]
pub struct NotAServerUrl {
    /// What is wrong.
    pub why: UrlProblem,
}

/// Why a text is not the URL of a database on a PostgreSQL server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UrlProblem {
    /// Nothing says what it is a URL of.
    #[error("it has no ://")]
    NoScheme,
    /// It is of another kind.
    #[error("it begins with another word than postgres")]
    OtherScheme,
    /// Neither host nor socket is named.
    #[error("it names no host")]
    NoHost,
    /// It is not written as URLs are.
    #[error("it is no URL; characters such as / in a password are written %2F")]
    Malformed,
}

impl ServerUrl {
    /// The whole URL, password included: for connecting and nothing else.
    #[must_use]
    pub fn secret(&self) -> &str {
        &self.whole
    }
}

impl FromStr for ServerUrl {
    type Err = NotAServerUrl;

    fn from_str(text: &str) -> Result<Self, NotAServerUrl> {
        let refused = |why| NotAServerUrl { why };
        let (scheme, rest) = text
            .split_once("://")
            .ok_or(refused(UrlProblem::NoScheme))?;
        if !["postgres", "postgresql"].contains(&scheme) {
            return Err(refused(UrlProblem::OtherScheme));
        }
        let (address, parameters) = rest.split_once('?').unwrap_or((rest, ""));
        let (authority, database) = address.split_once('/').unwrap_or((address, ""));
        let host = authority
            .rsplit_once('@')
            .map_or(authority, |(_, host)| host);
        // A socket in a folder is named by a parameter: postgres:///games?host=/run/postgresql.
        let named = |part: &str| part.starts_with("host=") || part.starts_with("hostaddr=");
        if host.is_empty() && !parameters.split('&').any(named) {
            return Err(refused(UrlProblem::NoHost));
        }
        // The library refuses bad URLs too, but too late, and with the password in the message.
        if text.parse::<sqlx::any::AnyConnectOptions>().is_err() {
            return Err(refused(UrlProblem::Malformed));
        }
        Ok(Self {
            whole: text.to_owned(),
            shown: format!("postgres://{host}/{database}"),
        })
    }
}

impl fmt::Display for ServerUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl fmt::Debug for ServerUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ServerUrl({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &str = "pass%40w:ord";

    #[test]
    fn a_url_shows_neither_user_nor_password() {
        for text in [
            format!("postgres://ann:{SECRET}@db.example:5433/games?sslmode=require"),
            format!("postgresql://ann:{SECRET}@db.example:5433/games"),
        ] {
            let url: ServerUrl = text.parse().expect("a URL");
            assert_eq!(url.to_string(), "postgres://db.example:5433/games");
            assert_eq!(
                format!("{url:?}"),
                "ServerUrl(postgres://db.example:5433/games)"
            );
            assert_eq!(url.secret(), text);
        }
        let hidden = format!("postgres:///games?host=/run/postgresql&password={SECRET}");
        let url: ServerUrl = hidden.parse().expect("a URL");
        assert_eq!(url.to_string(), "postgres:///games");
    }

    #[test]
    fn what_is_no_url_is_refused_without_being_repeated() {
        for text in [
            format!("postgres://ann:{SECRET}@/games"),
            format!("postgres://ann:{SECRET}@db:notaport/games"),
            format!("mysql://ann:{SECRET}@db/games"),
            format!("postgres:ann:{SECRET}@db/games"),
        ] {
            let error = text.parse::<ServerUrl>().expect_err("no URL");
            assert!(!format!("{error} {error:?}").contains("w:ord"), "{error}");
        }
    }
}
