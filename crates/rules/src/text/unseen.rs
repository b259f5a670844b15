//! Characters that cannot be seen.

use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup};
use icu_properties::{CodePointMapData, CodePointSetData};

/// Whether a character cannot be seen, or changes how others look or where they are: the whole
/// category C (control, format, private and unassigned characters), the ends of lines and
/// paragraphs, and default ignorables such as joiners and fillers. Spaces are none of these.
///
/// A name with such a character may pass for another, or turn the text around it.
#[must_use]
pub fn is_unseen(character: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(character);
    GeneralCategoryGroup::Other.contains(category)
        || matches!(
            category,
            GeneralCategory::LineSeparator | GeneralCategory::ParagraphSeparator
        )
        || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(character)
        // These look like spaces or like nothing, but Unicode counts them as symbols.
        || matches!(character, '\u{2800}' | '\u{fffc}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_marks_and_spaces_are_seen_and_steering_characters_are_not() {
        assert!(!"Ann 蜘蛛\u{a0}हिन्दी ♠ Nguyễn".chars().any(is_unseen));
        for character in [
            '\0', '\n', '\u{202e}', '\u{2066}', '\u{200b}', '\u{ad}', '\u{2028}', '\u{378}',
            '\u{e000}', '\u{3164}', '\u{fe0f}', '\u{2800}', '\u{fffc}',
        ] {
            assert!(is_unseen(character), "{character:?}");
        }
    }
}
