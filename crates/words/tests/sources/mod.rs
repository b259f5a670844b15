//! Helpers that read Fluent sources: the texts by name, the arguments that each uses, and checks of
//! the punctuation.

use std::collections::{BTreeMap, BTreeSet};

/// The body of each text of a source, by its name.
pub(crate) fn bodies(source: &str) -> BTreeMap<&str, String> {
    let mut bodies = BTreeMap::new();
    let mut current: Option<(&str, String)> = None;
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|letter: char| letter.is_ascii_lowercase()) {
            bodies.extend(current.take());
            let (name, body) = line.split_once(" =").expect("a name and its text");
            current = Some((name, body.trim().to_owned()));
        } else if let Some((_, body)) = &mut current {
            body.push('\n');
            body.push_str(line);
        }
    }
    bodies.extend(current);
    let trimmed = bodies.into_iter();
    trimmed
        .map(|(name, body)| (name, body.trim_end().to_owned()))
        .collect()
}

/// The arguments that a text uses, without the endings of their forms.
pub(crate) fn arguments(body: &str) -> BTreeSet<&str> {
    let names = body.split('$').skip(1).map(|rest| {
        let end = rest.find(|letter: char| !(letter.is_ascii_lowercase() || letter == '-'));
        let name = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
        let name = name.strip_prefix("the-").unwrap_or(name);
        let name = name.strip_suffix("-object").unwrap_or(name);
        name.strip_suffix("-number").unwrap_or(name)
    });
    names.collect()
}

/// Checks that every text of this source has the punctuation of its language.
pub(crate) fn check_signs(locale: &str, source: &str) {
    for (name, body) in bodies(source) {
        for line in prose(&body) {
            let at = format!("{locale}: {name}: {line}");
            assert!(!line.contains(['"', '\'']), "straight quotes: {at}");
            assert!(!line.contains("..."), "three dots: {at}");
            match locale {
                "fr" => french(&line, &at),
                "es" => spanish(&line, &at),
                "zh-CN" => chinese(&line, &at),
                _ => {}
            }
        }
    }
}

/// The lines of a text without the names of variants, the gaps, and the code between backticks.
fn prose(body: &str) -> Vec<String> {
    let line = |line: &str| {
        let line = line.trim().trim_start_matches('*');
        let words = match line.strip_prefix('[').and_then(|key| key.split_once("] ")) {
            Some((_, words)) => words,
            None => line,
        };
        let words = words.split('`').step_by(2).collect::<String>();
        let mut parts = words.split('{');
        let mut outside = parts.next().unwrap_or_default().replace('}', "");
        for part in parts {
            outside.push_str(part.split_once('}').map_or("", |(_, after)| after));
        }
        outside
    };
    body.lines().map(line).collect()
}

/// A no-break space comes before two-part punctuation and inside guillemets.
fn french(prose: &str, at: &str) {
    for (place, _) in prose.match_indices([':', ';', '!', '?', '»']) {
        let before = prose[..place].chars().next_back();
        assert!(matches!(before, None | Some('\u{a0}')), "{at}");
    }
    for (place, _) in prose.match_indices('«') {
        let after = prose[place + '«'.len_utf8()..].chars().next();
        assert_eq!(after, Some('\u{a0}'), "{at}");
    }
}

/// Questions and exclamations have opening marks, too.
fn spanish(prose: &str, at: &str) {
    for (open, close) in [('¿', '?'), ('¡', '!')] {
        assert_eq!(
            prose.matches(open).count(),
            prose.matches(close).count(),
            "{at}"
        );
    }
}

/// Punctuation is full width, without spaces.
fn chinese(prose: &str, at: &str) {
    let is_chinese = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
    let letters: Vec<char> = prose.chars().collect();
    for pair in letters.windows(2) {
        let mixed = is_chinese(pair[0]) && ",.;:?!()".contains(pair[1]);
        assert!(!mixed, "{at}");
        let spaced = "，。；：？！（）、".contains(pair[0]) && pair[1] == ' ';
        assert!(!spaced, "{at}");
    }
}
