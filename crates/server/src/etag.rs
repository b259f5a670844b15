//! Comparing entity tags.

use axum::http::HeaderValue;

/// Whether an `If-None-Match` names this tag. Weak and strong tags are compared alike.
/// CITE: RFC 9110, section 13.1.2.
pub(crate) fn matches(sent: &HeaderValue, etag: &str) -> bool {
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let Ok(sent) = sent.to_str() else {
        return false;
    };
    sent.split(',')
        .any(|tag| tag.trim() == "*" || bare(tag) == bare(etag))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_several_tags_is_enough_and_weakness_does_not_matter() {
        let named = |sent: &'static str| matches(&HeaderValue::from_static(sent), "\"a\"");
        for sent in ["\"a\"", "\"b\", \"a\"", "W/\"a\"", "*"] {
            assert!(named(sent), "{sent}");
        }
        for sent in ["", "a", "\"A\"", "\"b\""] {
            assert!(!named(sent), "{sent}");
        }
    }
}
