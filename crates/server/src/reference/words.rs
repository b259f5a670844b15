//! The texts of the page in the reader's language.
//!
//! English is what the description of the API says, and is written nowhere else. The id of a
//! translation follows from the English text, so that a text that changes needs a new one.

use std::cell::RefCell;
use std::collections::BTreeMap;

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use fluent_bundle::{FluentBundle, FluentResource};
use sha2::{Digest as _, Sha256};
use webspinner_words::Language;

/// The texts of one language.
pub(super) struct Words {
    language: Language,
    /// Missing for English.
    translations: Option<FluentBundle<FluentResource>>,
    /// What was said so far: ids and English texts.
    said: RefCell<BTreeMap<String, String>>,
}

impl Words {
    /// The texts in this language.
    pub(super) fn new(language: Language) -> Self {
        let translations = source(language).map(|source| {
            let source = FluentResource::try_new(source.to_owned());
            let tag = language.tag().parse().expect("each tag is sound");
            let mut bundle = FluentBundle::new(vec![tag]);
            let added = bundle.add_resource(source.map_err(|(_, errors)| errors).expect(SOUND));
            added.expect("no id is there twice");
            bundle
        });
        Self {
            language,
            translations,
            said: RefCell::default(),
        }
    }

    pub(super) fn language(&self) -> Language {
        self.language
    }

    /// The translation of an English text, or that text.
    pub(super) fn say(&self, english: &str) -> String {
        let english = english.split_whitespace().collect::<Vec<_>>().join(" ");
        if english.is_empty() {
            return english;
        }
        let id = id(&english);
        let translated = self.translation(&id);
        self.said.borrow_mut().insert(id, english.clone());
        translated.unwrap_or(english)
    }

    fn translation(&self, id: &str) -> Option<String> {
        let bundle = self.translations.as_ref()?;
        let pattern = bundle.get_message(id)?.value()?;
        let text = bundle.format_pattern(pattern, None, &mut Vec::new());
        Some(text.into_owned())
    }
}

const SOUND: &str = "the translations are sound, and tested";

/// The translations into a language, as a Fluent source.
fn source(language: Language) -> Option<&'static str> {
    match language {
        Language::English => None,
        Language::German => Some(include_str!("../../messages/de.ftl")),
        Language::Spanish => Some(include_str!("../../messages/es.ftl")),
        Language::French => Some(include_str!("../../messages/fr.ftl")),
        Language::Chinese => Some(include_str!("../../messages/zh-CN.ftl")),
    }
}

/// The id of the translations of an English text: its first words, and some digits that differ for
/// every text.
fn id(english: &str) -> String {
    let lower = english.to_ascii_lowercase();
    let words = lower.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).take(5).collect();
    let digest = Sha256::digest(english.as_bytes());
    let id = format!("{}-{:02x}{:02x}", words.join("-"), digest[0], digest[1]);
    // An id begins with a letter.
    if id.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
        id
    } else {
        format!("n-{id}")
    }
}

/// The language that a reader wants: the one in the address, or else the first known one in what
/// the browser accepts, or else English.
pub(super) fn wanted(address: Option<&str>, request: &HeaderMap) -> Language {
    let named = address.and_then(|text| text.parse().ok());
    named.unwrap_or_else(|| Language::preferred(accepted(request)).unwrap_or_default())
}

/// The tags in `accept-language`, the preferred one first.
///
/// CITE: RFC 9110, "HTTP Semantics", section 12.5.4.
fn accepted(request: &HeaderMap) -> Vec<&str> {
    let headers = request.get_all(ACCEPT_LANGUAGE).into_iter();
    let ranges = headers
        .filter_map(|header| header.to_str().ok())
        .flat_map(|header| header.split(','));
    let weighted = ranges.filter_map(|range| {
        let mut parts = range.split(';').map(str::trim);
        let tag = parts.next()?;
        let weight = parts.find_map(|part| part.strip_prefix("q="));
        let weight: f32 = weight.map_or(Some(1.0), |weight| weight.parse().ok())?;
        (weight > 0.0).then_some((tag, weight))
    });
    let mut weighted: Vec<(&str, f32)> = weighted.collect();
    weighted.sort_by(|one, other| other.1.total_cmp(&one.1));
    weighted.into_iter().map(|(tag, _)| tag).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::reference::page;
    use crate::reference::tests::{ADDRESS, description};

    #[test]
    fn every_text_of_the_page_has_its_translations() {
        let english = Words::new(Language::English);
        page::render(&description(), &english, ADDRESS);
        let said = english.said.into_inner();
        assert!(said.len() > 200, "{} texts", said.len());
        for language in Language::ALL {
            let Some(source) = source(language) else {
                continue;
            };
            let words = Words::new(language);
            let missing: Vec<String> = said
                .iter()
                .filter(|(id, _)| words.translation(id).is_none())
                .map(|(id, text)| format!("{id} = {text}"))
                .collect();
            assert!(
                missing.is_empty(),
                "{language}, missing:\n{}",
                missing.join("\n")
            );
            let lines = source.lines().filter(|line| !line.starts_with('#'));
            let ids = lines.filter_map(|line| line.split_once(" = ").map(|(id, _)| id));
            let unused: BTreeSet<&str> = ids.filter(|id| !said.contains_key(*id)).collect();
            assert!(unused.is_empty(), "{language}, unused: {unused:?}");
        }
    }

    #[test]
    fn translations_keep_code_and_placeholders() {
        let english = Words::new(Language::English);
        page::render(&description(), &english, ADDRESS);
        let said = english.said.into_inner();
        for language in Language::ALL {
            let words = Words::new(language);
            for (id, text) in &said {
                let translated = words.translation(id).unwrap_or_else(|| text.clone());
                for placeholder in ["$values", "$type", "$one", "$other"] {
                    let count = |text: &str| text.matches(placeholder).count();
                    assert_eq!(count(text), count(&translated), "{language}: {translated}");
                }
                for code in text.split('`').skip(1).step_by(2) {
                    let quoted = format!("`{code}`");
                    assert!(translated.contains(&quoted), "{language}: {translated}");
                }
            }
        }
    }

    #[test]
    fn the_address_counts_before_the_browser_and_that_by_its_weights() {
        let wanted = |address: Option<&str>, header: &'static str| {
            let header = header.parse().expect("a header");
            super::wanted(address, &HeaderMap::from_iter([(ACCEPT_LANGUAGE, header)]))
        };
        assert_eq!(wanted(None, ""), Language::English);
        assert_eq!(wanted(None, "de-AT,de;q=0.9,en;q=0.8"), Language::German);
        assert_eq!(wanted(None, "en;q=0.5, fr;q=0.7"), Language::French);
        assert_eq!(
            wanted(None, "tlh, es;q=0, zh-CN;q=0.1, *"),
            Language::Chinese
        );
        assert_eq!(wanted(None, "de;q=high, fr"), Language::French);
        assert_eq!(wanted(Some("es"), "de"), Language::Spanish);
        assert_eq!(wanted(Some("tlh"), "de"), Language::German);
    }
}
