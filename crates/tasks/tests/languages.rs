//! The texts in every language, written as its readers write.

use crate::sources::{arguments, bodies, check_signs};
use webspinner_tasks::{MESSAGES_EN, TEXTS};
use webspinner_words::Language;

#[test]
fn texts_have_the_signs_of_their_language_and_none_was_left_in_english() {
    let english = bodies(MESSAGES_EN);
    for (language, source) in TEXTS {
        check_signs(language.tag(), source);
        let texts = bodies(source);
        for (name, body) in &texts {
            let given = arguments(&english[name]);
            assert!(
                arguments(body).is_subset(&given),
                "{}: {name}",
                language.tag()
            );
        }
        let is_english = *language == Language::English;
        let same = texts.iter().filter(|(name, body)| english[*name] == **body);
        assert!(is_english || same.count() == 0, "{}", language.tag());
    }
}
