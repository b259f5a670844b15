//! A check of the texts of one crate in every language: complete, with the arguments that are
//! given, translated, and with the punctuation of the language.

use std::collections::BTreeMap;

use super::sources::{arguments, bodies, check_signs};

/// Texts with fewer letters may be the same in two languages.
const LETTERS_MIN: usize = 16;

/// Checks the sources of a layer, each with its locale. `more` has the arguments that are given to
/// a text but not used in English.
pub(crate) fn check_layer(sources: &[(&str, &str)], more: &[(&str, &[&str])]) {
    let of = |locale: &str| {
        let sources = sources.iter().filter(|(known, _)| *known == locale);
        let texts = sources.flat_map(|(_, source)| bodies(source));
        texts.collect::<BTreeMap<&str, String>>()
    };
    let english = of("en");
    assert!(!english.is_empty(), "no English texts");
    for locale in ["de", "es", "fr", "zh-CN"] {
        let texts = of(locale);
        let missing: Vec<_> = english
            .keys()
            .filter(|name| !texts.contains_key(*name))
            .collect();
        assert!(missing.is_empty(), "{locale} lacks {missing:?}");
        for (name, body) in &texts {
            let said = english.get(name);
            let said = said.unwrap_or_else(|| panic!("{locale} has unused {name}"));
            let mut given = arguments(said);
            let others = more.iter().filter(|(of, _)| of == name);
            given.extend(others.flat_map(|(_, arguments)| arguments.iter()));
            let used = arguments(body);
            assert!(used.is_subset(&given), "{locale}: {name} uses {used:?}");
            let letters = body.chars().filter(|letter| letter.is_alphabetic()).count();
            let is_english = said == body && letters >= LETTERS_MIN && !said.starts_with('{');
            assert!(!is_english, "{locale}: {name} = {body}");
        }
    }
    for (locale, source) in sources.iter().filter(|(locale, _)| *locale != "en") {
        check_signs(locale, &without_literals(source));
    }
}

/// A source without braces and blanks that are written as literals, such as `{"{"}`.
fn without_literals(source: &str) -> String {
    let mut parts = source.split("{\"");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain.push_str(part.split_once("\"}").map_or(part, |(_, after)| after));
    }
    plain
}
