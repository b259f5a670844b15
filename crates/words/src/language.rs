//! The languages that texts are written in, and the choice between them.

use std::fmt;
use std::str::FromStr;

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// A language that the texts are written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, which every text is written in first.
    #[default]
    English,
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// French.
    French,
    /// Chinese in simplified characters.
    Chinese,
}

/// A text that names none of the languages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a language known here: choose one of {tags}", tags = Language::ALL.map(Language::tag).join(", "))]
pub struct UnknownLanguage(String);

impl UnknownLanguage {
    /// The start of the text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 5] = [
        Self::English,
        Self::German,
        Self::Spanish,
        Self::French,
        Self::Chinese,
    ];

    /// The tag, as in BCP 47.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Spanish => "es",
            Self::French => "fr",
            Self::Chinese => "zh-CN",
        }
    }

    /// The name, in the language itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Spanish => "Español",
            Self::French => "Français",
            Self::Chinese => "简体中文",
        }
    }

    /// The language that suits a reader best who prefers these locales, in this order; `None` if
    /// no text is written in any of them.
    ///
    /// `C` and `POSIX` mean English. Traditional Chinese is not matched by simplified Chinese.
    ///
    /// ```
    /// use webspinner_words::Language;
    ///
    /// assert_eq!(Language::preferred(["pt-BR", "de-AT", "fr"]), Some(Language::German));
    /// assert_eq!(Language::preferred(["zh-TW"]), None);
    /// ```
    #[must_use]
    pub fn preferred<T: AsRef<str>>(locales: impl IntoIterator<Item = T>) -> Option<Self> {
        locales
            .into_iter()
            .find_map(|locale| Self::of_locale(locale.as_ref()))
    }

    fn of_locale(locale: &str) -> Option<Self> {
        // CITE: gettext's manual, "Locale Environment Variables": a modifier follows an `@`.
        let plain = locale.split(['.', '@']).next().unwrap_or_default();
        if ["C", "POSIX"].contains(&plain) {
            return Some(Self::English);
        }
        let wanted: LanguageIdentifier = plain.parse().ok()?;
        if is_traditional_chinese(&wanted) {
            return None;
        }
        let tags = Self::ALL.map(Self::identifier);
        let found = negotiate_languages(&[wanted], &tags, None, NegotiationStrategy::Lookup);
        let found = found.first().copied()?;
        Self::ALL
            .into_iter()
            .find(|language| language.identifier() == *found)
    }

    fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().expect("each tag is valid")
    }
}

/// Whether a locale is of Chinese that is written in traditional characters.
fn is_traditional_chinese(locale: &LanguageIdentifier) -> bool {
    let script = locale.script.map(|script| script.to_string());
    let region = locale.region.map(|region| region.to_string());
    locale.language == "zh"
        && match script {
            Some(script) => script == "Hant",
            None => region.is_some_and(|region| ["TW", "HK", "MO"].contains(&region.as_str())),
        }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a tag, or any locale that one of the languages suits, such as `de-AT`.
    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let unknown = || UnknownLanguage(text.chars().take(40).collect());
        Self::of_locale(text).ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_found_by_its_tag() {
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
            assert!(!language.name().is_empty());
        }
    }

    #[test]
    fn a_locale_gets_the_language_that_its_reader_knows() {
        use Language::{Chinese, English, French, German, Spanish};
        for (locale, language) in [
            ("de_AT.UTF-8", Some(German)),
            ("de-CH", Some(German)),
            ("de_DE@euro", Some(German)),
            ("DE", Some(German)),
            ("en_GB.UTF-8", Some(English)),
            ("es_419", Some(Spanish)),
            ("es-MX", Some(Spanish)),
            ("fr_CA", Some(French)),
            ("zh", Some(Chinese)),
            ("zh_CN.UTF-8", Some(Chinese)),
            ("zh-Hans", Some(Chinese)),
            ("zh-Hans-HK", Some(Chinese)),
            ("zh_SG", Some(Chinese)),
            ("zh_TW.UTF-8", None),
            ("zh-HK", None),
            ("zh-Hant", None),
            ("C", Some(English)),
            ("C.UTF-8", Some(English)),
            ("POSIX", Some(English)),
            ("tlh_US.UTF-8", None),
            ("", None),
            ("not a locale", None),
        ] {
            assert_eq!(Language::preferred([locale]), language, "{locale}");
        }
    }

    #[test]
    fn the_first_locale_that_is_known_counts() {
        let preferred = |locales: &[&str]| Language::preferred(locales);
        assert_eq!(preferred(&["tlh", "fr", "de"]), Some(Language::French));
        assert_eq!(preferred(&["C", "de_DE.UTF-8"]), Some(Language::English));
        assert_eq!(preferred(&["zh_TW", "en_US"]), Some(Language::English));
        assert_eq!(preferred(&[]), None);
    }

    #[test]
    fn what_is_no_language_is_quoted_in_part() {
        let error = "x".repeat(100).parse::<Language>().expect_err("too long");
        assert_eq!(error.text().len(), 40);
        let choice = format!(
            "choose one of {}",
            Language::ALL.map(Language::tag).join(", ")
        );
        assert!(error.to_string().ends_with(&choice), "{error}");
    }
}
