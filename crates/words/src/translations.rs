//! The translations of this crate's texts.

/// The files of these locales, as one source each. What a table says has files of its own, for a
/// page that is to load fast.
macro_rules! sources {
    ($($locale:literal),*) => {
        &[$((
            $locale,
            concat!(
                include_str!(concat!("../messages/", $locale, "/table.ftl")),
                include_str!(concat!("../messages/", $locale, "/pages.ftl")),
            ),
        )),*]
    };
}

/// Locale and Fluent source of each translation, to [add](super::Catalogue::add) to a catalogue.
///
/// A program that does not use this list contains the English texts alone.
pub const TRANSLATIONS: &[(&str, &str)] = sources!("de", "es", "fr", "zh-CN");
