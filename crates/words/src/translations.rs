//! The languages that the texts of this crate come in besides English.

/// Locale and Fluent source of each translation, to [add](super::Catalogue::add) to a catalogue.
///
/// Only English stands in every program; one that does not name this list does not carry it.
pub const TRANSLATIONS: &[(&str, &str)] = &[
    ("de", include_str!("../messages/de.ftl")),
    ("es", include_str!("../messages/es.ftl")),
    ("fr", include_str!("../messages/fr.ftl")),
    ("zh-CN", include_str!("../messages/zh-CN.ftl")),
];
