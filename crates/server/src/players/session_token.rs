//! The token of a session, and its cookie.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// The secret of a session: 32 random bytes.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct SessionToken([u8; 32]);

impl SessionToken {
    pub(super) fn new() -> Self {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("every system has randomness");
        Self(bytes)
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The token that a browser sent.
    pub(super) fn from_request(headers: &HeaderMap, over_tls: bool) -> Option<Self> {
        let cookies = headers
            .get_all(COOKIE)
            .iter()
            .filter_map(|value| value.to_str().ok());
        let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
        let value = pairs.find_map(|pair| {
            let (found, value) = pair.trim().split_once('=')?;
            (found == name(over_tls)).then_some(value)
        })?;
        let bytes = URL_SAFE_NO_PAD.decode(value).ok()?;
        bytes.try_into().ok().map(Self)
    }

    /// The header that makes a browser keep the token for this many seconds; 0 makes it forget.
    pub(super) fn to_cookie(&self, over_tls: bool, seconds: i64) -> HeaderValue {
        let (name, value) = (name(over_tls), URL_SAFE_NO_PAD.encode(self.0));
        let secure = if over_tls { "; Secure" } else { "" };
        let text =
            format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}");
        HeaderValue::from_str(&text).expect("plain letters")
    }
}

/// The name of the cookie; over TLS one that no neighbouring host and no plain connection can set.
/// CITE: RFC 6265bis, section 4.1.3, "Cookie Name Prefixes".
const fn name(over_tls: bool) -> &'static str {
    if over_tls {
        "__Host-session"
    } else {
        "session"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(cookies: &str, over_tls: bool) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_str(cookies).expect("plain"));
        SessionToken::from_request(&headers, over_tls).is_some()
    }

    #[test]
    fn a_cookie_comes_back_as_it_was_set() {
        for over_tls in [false, true] {
            let token = SessionToken::new();
            let set = token.to_cookie(over_tls, 60);
            let set = set.to_str().expect("plain");
            let (pair, rest) = set.split_once("; ").expect("attributes");
            assert!(rest.contains("HttpOnly; SameSite=Strict"), "{rest}");
            assert_eq!(rest.contains("Secure"), over_tls);
            let mut headers = HeaderMap::new();
            let all = format!("theme=dark; {pair}; other=x");
            headers.insert(COOKIE, HeaderValue::from_str(&all).expect("plain"));
            assert!(SessionToken::from_request(&headers, over_tls) == Some(token));
        }
    }

    #[test]
    fn other_cookies_are_not_tokens() {
        for cookies in [
            "",
            "session",
            "session=",
            "session=short",
            "xsession=AAAA",
            "session=!!!!",
        ] {
            assert!(!sent(cookies, false), "{cookies}");
        }
        let whole = format!("session={}", "A".repeat(43));
        assert!(sent(&whole, false));
        assert!(!sent(&whole, true), "over TLS the name is another");
    }
}
