//! Layers of texts: each crate's own, on top of those of the rules.

use crate::{Catalogue, CatalogueError, Language, TRANSLATIONS};

/// The texts of one crate: Fluent sources, one or more in each language.
///
/// A text that a language lacks is shown in English.
pub type Layer = &'static [(Language, &'static str)];

impl Catalogue {
    /// The texts of the rules and of these layers in one language, above English ones.
    ///
    /// ```
    /// use webspinner_words::{Catalogue, Language, Layer};
    ///
    /// const TEXTS: Layer = &[
    ///     (Language::English, "greeting = hello\nfarewell = goodbye"),
    ///     (Language::German, "greeting = hallo"),
    /// ];
    /// let german = Catalogue::layered(Language::German, &[TEXTS])?;
    /// assert_eq!(german.find("greeting").as_deref(), Some("hallo"));
    /// assert_eq!(german.find("farewell").as_deref(), Some("goodbye"));
    /// # Ok::<(), webspinner_words::CatalogueError>(())
    /// ```
    ///
    /// # Errors
    /// If a source breaks Fluent's grammar, or two sources of a language name the same text.
    pub fn layered(language: Language, layers: &[Layer]) -> Result<Self, CatalogueError> {
        let mut catalogue = Self::english().clone();
        catalogue.add_layers(Language::English, layers)?;
        if language != Language::English {
            let tag = language.tag();
            for (_, source) in TRANSLATIONS.iter().filter(|(locale, _)| *locale == tag) {
                catalogue.add(tag, source)?;
            }
            catalogue.add_layers(language, layers)?;
        }
        Ok(catalogue)
    }

    fn add_layers(&mut self, language: Language, layers: &[Layer]) -> Result<(), CatalogueError> {
        let sources = layers.iter().flat_map(|layer| layer.iter());
        for (_, source) in sources.filter(|(of, _)| *of == language) {
            self.add(language.tag(), source)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use webspinner_rules::games;

    use super::*;
    use crate::{GameTexts, Message};

    #[test]
    fn every_language_speaks_of_the_rules() {
        let game = games::find("spider-1").expect("a built-in game");
        let names = Language::ALL.map(|language| {
            let catalogue = Catalogue::layered(language, &[]).expect("valid sources");
            catalogue.text(&game.name_message())
        });
        assert_eq!(names[0], "Spider (1 Suit)");
        assert_eq!(names[1], "Spider (1 Farbe)");
        assert!(names[1..].iter().all(|name| *name != names[0]), "{names:?}");
    }

    #[test]
    fn several_sources_of_a_language_make_one_layer() {
        const LAYER: Layer = &[
            (Language::English, "one = one"),
            (Language::English, "two = two"),
            (Language::French, "one = un"),
            (Language::French, "two = deux"),
        ];
        let french = Catalogue::layered(Language::French, &[LAYER]).expect("valid sources");
        assert_eq!(french.text(&Message::new("one")), "un");
        assert_eq!(french.text(&Message::new("two")), "deux");
        let twice = Catalogue::layered(Language::English, &[LAYER, LAYER]);
        assert!(matches!(twice, Err(CatalogueError::Taken(_))));
    }
}
