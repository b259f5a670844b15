//! The texts of the terminal game: none missing, none unused, in every language.

use std::collections::BTreeSet;
use std::path::PathBuf;

use layer::check_layer;

use super::*;

#[path = "../../../words/tests/sources/layer.rs"]
mod layer;
#[path = "../../../words/tests/sources/mod.rs"]
mod sources;

/// Every text in quotation marks in the code of this crate.
fn quoted() -> BTreeSet<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    let (mut quoted, mut folders) = (BTreeSet::new(), vec![PathBuf::from(folder)]);
    while let Some(folder) = folders.pop() {
        for file in std::fs::read_dir(folder).expect("the code is there") {
            let path = file.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let code = std::fs::read_to_string(path).expect("code is text");
            quoted.extend(code.split('"').map(str::to_owned));
        }
    }
    quoted
}

#[test]
fn every_text_is_used_and_every_text_used_is_there() {
    let texts = Texts::new(Language::English, Theme::default());
    let sources = [TEXTS[0].1, webspinner_table::words::SHARED_TEXTS[0].1];
    let lines = sources.iter().flat_map(|source| source.lines());
    let names = lines.filter_map(|line| line.split_once(" = "));
    let names: BTreeSet<&str> = names.map(|(name, _)| name).collect();
    let quoted = quoted();
    let unused: Vec<&&str> = names
        .iter()
        .filter(|name| !quoted.contains(**name))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
    let kind = |name: &str| name.split('-').next().map(str::to_owned);
    let kinds: BTreeSet<_> = names.iter().map(|name| kind(name)).collect();
    let is_name = |word: &&String| {
        let plain = word
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        plain && word.contains('-') && kinds.contains(&kind(word))
    };
    for name in quoted.iter().filter(is_name) {
        assert!(texts.catalogue.has(name), "{name}");
    }
}

#[test]
fn every_language_has_every_text() {
    let sources = TEXTS.iter();
    let sources: Vec<_> = sources.map(|(of, source)| (of.tag(), *source)).collect();
    check_layer(&sources, &[]);
}
