//! The texts about surveys: none missing, none unused.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use webspinner_words::Catalogue;

/// Every message name that the source files use.
fn names_in_code(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources lie there") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            names_in_code(&path, names);
        } else {
            let source = fs::read_to_string(&path).expect("a readable source");
            for call in source.split("Message::new(").skip(1) {
                names.extend(call.split('"').nth(1).map(str::to_owned));
            }
        }
    }
}

#[test]
fn every_text_that_is_used_is_in_the_catalogue_and_none_is_dead() {
    let mut used = BTreeSet::new();
    names_in_code(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut used,
    );
    let written: BTreeSet<String> = webspinner_survey::MESSAGES_EN
        .lines()
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" ="))
        .map(|(name, _)| name.to_owned())
        .collect();
    assert_eq!(used, written);
    let mut catalogue = Catalogue::english().clone();
    catalogue
        .add("en", webspinner_survey::MESSAGES_EN)
        .expect("the texts are sound, and share no name with the rules");
    assert!(written.iter().all(|name| catalogue.has(name)));
}
