//! Links that the owner of a site gives to visitors.

use std::fmt;
use std::str::FromStr;

use url::Url;

/// A link to what the owner says about the site: a page, or a mail address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AboutUrl(Url);

/// How to report a weakness of the site: by mail, on a page, or by telephone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecurityContact(Url);

/// A text that is not a link of the kind that is wanted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write a whole link, which begins with one of {beginnings}")]
pub struct NotALink {
    /// How it may begin.
    pub beginnings: &'static str,
}

/// The link, if it has one of these schemes and leads somewhere.
fn link(text: &str, schemes: &[&str]) -> Option<Url> {
    let url = Url::parse(text).ok()?;
    let is_whole = match url.scheme() {
        "mailto" => url.path().contains('@'),
        "tel" => !url.path().is_empty(),
        // Everybody can read it.
        _ => url.has_host() && url.username().is_empty() && url.password().is_none(),
    };
    (is_whole && schemes.contains(&url.scheme())).then_some(url)
}

macro_rules! links {
    ($($name:ident: $schemes:expr, $beginnings:literal;)*) => {$(
        impl FromStr for $name {
            type Err = NotALink;

            fn from_str(text: &str) -> Result<Self, NotALink> {
                let beginnings = $beginnings;
                link(text, &$schemes).map(Self).ok_or(NotALink { beginnings })
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

links! {
    AboutUrl: ["https", "http", "mailto"], "https://, http://, mailto:";
    // CITE: RFC 9116, section 2.5.3: a page has to be served over TLS.
    SecurityContact: ["mailto", "https", "tel"], "mailto:, https://, tel:";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_to_a_page_or_to_a_person() {
        for text in [
            "https://spider.example/imprint",
            "http://localhost:8080/about.html#us",
            "mailto:ann@spider.example",
        ] {
            let link: AboutUrl = text.parse().expect("a link");
            assert_eq!(link.to_string(), text);
        }
        for text in [
            "spider.example/imprint",
            "ann@spider.example",
            "javascript:alert(1)",
            "https://ann:secret@spider.example/",
            "data:text/html,x",
            "mailto:ann",
            "https://",
            "/imprint",
            "",
        ] {
            assert!(text.parse::<AboutUrl>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_weakness_is_not_reported_in_the_clear() {
        for text in [
            "mailto:ann@a.example",
            "https://a.example/",
            "tel:+49301234",
        ] {
            let contact: SecurityContact = text.parse().expect("a contact");
            assert_eq!(contact.to_string(), text);
        }
        for text in ["http://a.example/", "tel:", "ann@a.example"] {
            assert!(text.parse::<SecurityContact>().is_err(), "{text}");
        }
    }

    #[test]
    fn no_link_is_longer_than_a_line() {
        let link: AboutUrl = "https://a.example/a b\"<c>\n\td".parse().expect("a link");
        assert_eq!(link.to_string(), "https://a.example/a%20b%22%3Cc%3Ed");
        let mail: SecurityContact = "mailto:a\r\nb@c".parse().expect("a contact");
        assert_eq!(mail.to_string(), "mailto:ab@c");
    }
}
