//! The texts of one language.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::CatalogueError;

/// A number within a formatted text stands between these two, until it is written in the
/// catalogue's number format: Fluent's own hook for numbers takes no closure. Both are characters
/// for private use, which no text contains.
pub(super) const NUMBER_MARKS: [char; 2] = ['\u{f8f0}', '\u{f8f1}'];

/// The texts of one locale.
pub(super) struct Locale {
    pub(super) id: LanguageIdentifier,
    pub(super) sources: Vec<Arc<FluentResource>>,
    pub(super) bundle: FluentBundle<Arc<FluentResource>>,
}

impl Locale {
    pub(super) fn new(
        id: LanguageIdentifier,
        sources: Vec<Arc<FluentResource>>,
    ) -> Result<Self, CatalogueError> {
        let mut bundle = FluentBundle::new_concurrent(vec![id.clone()]);
        // The marks protect texts of mixed direction; terminals show them as rubbish.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| mark_number(value)));
        let mut taken = Vec::new();
        for source in &sources {
            if let Err(errors) = bundle.add_resource(Arc::clone(source)) {
                taken.extend(errors.into_iter().map(|error| match error {
                    FluentError::Overriding { id, .. } => id,
                    other => other.to_string(),
                }));
            }
        }
        if taken.is_empty() {
            Ok(Self {
                id,
                sources,
                bundle,
            })
        } else {
            Err(CatalogueError::Taken(taken))
        }
    }
}

fn mark_number(value: &FluentValue<'_>) -> Option<String> {
    let [open, close] = NUMBER_MARKS;
    match value {
        FluentValue::Number(number) => Some(format!("{open}{}{close}", number.value)),
        _ => None,
    }
}
