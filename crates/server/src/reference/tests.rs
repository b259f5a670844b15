//! The description and its page.

use serde_json::Value;

use super::page::render;
use super::with_problems;
use super::words::Words;
use crate::router;
use webspinner_words::Language;

/// The address of a site.
pub(super) const ADDRESS: &str = "https://spider.example/";

/// The description of the whole API.
pub(super) fn description() -> Value {
    let (_, description) = router::described();
    serde_json::to_value(with_problems(description)).expect("a description is JSON")
}

#[test]
fn the_page_is_in_the_language_and_leads_to_the_others() {
    for language in Language::ALL {
        let page = render(&description(), &Words::new(language), ADDRESS);
        assert!(
            page.contains(&format!("<html lang=\"{language}\">")),
            "{language}"
        );
        let links = Language::ALL.map(|other| page.contains(&format!("\"?lang={other}\"")));
        let others = Language::ALL.map(|other| other != language);
        assert_eq!(links, others, "{language}");
        assert!(page.contains("<code id=\"not-logged-in\">"), "{language}");
        assert!(
            !page.contains('$'),
            "a placeholder was not filled in: {language}"
        );
    }
    let german = render(&description(), &Words::new(Language::German), ADDRESS);
    for text in [
        "Das Spiel eines Tages von einer Art",
        "Nicht angemeldet",
        "Liste von ",
    ] {
        assert!(german.contains(text), "{text}");
    }
}
