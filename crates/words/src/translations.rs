//! The translations of this crate's texts.

/// Locale and Fluent source of each translation, to [add](super::Catalogue::add) to a catalogue.
///
/// A program that does not use this list contains the English texts alone.
pub const TRANSLATIONS: &[(&str, &str)] = &[
    ("de", include_str!("../messages/de.ftl")),
    ("es", include_str!("../messages/es.ftl")),
    ("fr", include_str!("../messages/fr.ftl")),
    ("zh-CN", include_str!("../messages/zh-CN.ftl")),
];
