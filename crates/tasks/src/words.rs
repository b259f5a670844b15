//! The texts of lessons.

use webspinner_words::{Language, Layer};

/// The English texts of lessons.
pub const MESSAGES_EN: &str = include_str!("../messages/en.ftl");

/// The texts of lessons in every language, a layer of a [`Catalogue`](webspinner_words::Catalogue).
/// They take no arguments.
pub const TEXTS: Layer = &[
    (Language::English, MESSAGES_EN),
    (Language::German, include_str!("../messages/de.ftl")),
    (Language::Spanish, include_str!("../messages/es.ftl")),
    (Language::French, include_str!("../messages/fr.ftl")),
    (Language::Chinese, include_str!("../messages/zh-CN.ftl")),
];
