//! The texts of one language, as Fluent sources.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::CatalogueError;
use super::texts::{Gap, NumberFormat, Texts, Value};

/// A number within a formatted text is between these two, until it is written in the catalogue's
/// number format: Fluent's own hook for numbers takes no closure. Both are characters for private
/// use, which no text contains.
pub(super) const NUMBER_MARKS: [char; 2] = ['\u{f8f0}', '\u{f8f1}'];

/// The texts of one locale.
pub(super) struct Locale {
    pub(super) id: LanguageIdentifier,
    pub(super) sources: Vec<Arc<FluentResource>>,
    bundle: FluentBundle<Arc<FluentResource>>,
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

impl Texts for Locale {
    fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    fn is_english(&self) -> bool {
        self.id.language == "en"
    }

    fn write(
        &self,
        id: &str,
        gaps: &[Gap],
        numbers: Option<NumberFormat>,
        problems: &mut Vec<String>,
    ) -> Option<String> {
        let mut args = FluentArgs::with_capacity(gaps.len());
        for (name, value) in gaps {
            match value {
                Value::Number(number) => args.set(&**name, *number),
                Value::Text(text) => args.set(&**name, &**text),
            }
        }
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let text = (self.bundle).format_pattern(pattern, Some(&args), &mut errors);
        problems.extend(errors.iter().map(|error| format!("{id}: {error}")));
        Some(with_numbers_written(&text, numbers))
    }
}

/// The text with each marked number written in this format, or else plainly.
fn with_numbers_written(text: &str, numbers: Option<NumberFormat>) -> String {
    let mut parts = text.split(NUMBER_MARKS);
    let mut written = parts.next().unwrap_or_default().to_owned();
    // Numbers and the text between them alternate.
    while let Some(number) = parts.next() {
        match (numbers, number.parse()) {
            (Some(format), Ok(value)) => written.push_str(&format(value)),
            _ => written.push_str(number),
        }
        written.push_str(parts.next().unwrap_or_default());
    }
    written
}

fn mark_number(value: &FluentValue<'_>) -> Option<String> {
    let [open, close] = NUMBER_MARKS;
    match value {
        FluentValue::Number(number) => Some(format!("{open}{}{close}", number.value)),
        _ => None,
    }
}
