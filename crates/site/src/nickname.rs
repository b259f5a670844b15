//! The names by which players know each other.

use std::fmt;
use std::str::FromStr;

use icu_casemap::CaseMapper;
use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup};
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization as _;
use unicode_script::{Script, UnicodeScript as _};
use unicode_security::confusable_detection::skeleton;
use unicode_security::mixed_script::AugmentedScriptSet;
use webspinner_rules::is_unseen;

/// A name that a player chose: 1 to [`Nickname::CHARS_MAX`] visible characters in Unicode's
/// composed form, with letters of one script.
///
/// It is untrusted text: escape it wherever it is shown. Names in the database and in backups are
/// not checked again: a player keeps a name that was accepted before.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Nickname(String);

/// Why a text is not a nickname.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotANickname {
    /// No letter or digit.
    #[error("a nickname needs at least one letter or digit")]
    Empty,
    /// Too many characters or bytes.
    #[error("a nickname has at most {} characters", Nickname::CHARS_MAX)]
    TooLong,
    /// Spaces that cannot be seen.
    #[error("a nickname neither begins nor ends with a space, nor holds two in a row")]
    Spaces,
    /// A character that cannot be seen, or that changes how others look.
    #[error("a nickname holds visible characters and single spaces only")]
    Invisible,
    /// Too many accents on one letter.
    #[error(
        "a nickname has at most {} accents or other marks on a letter",
        Nickname::MARKS_MAX
    )]
    Marks,
    /// Letters of scripts that are not normally mixed and may look alike.
    #[error(
        "a nickname is written in one script: it mixes, for example, Latin and Cyrillic letters"
    )]
    Scripts,
}

impl Nickname {
    /// The most characters of a nickname.
    pub const CHARS_MAX: usize = 24;
    /// The most bytes of a nickname in UTF-8: enough for any script.
    pub const BYTES_MAX: usize = 96;

    /// The most combining marks in a row. Vietnamese and Devanagari need two.
    pub const MARKS_MAX: usize = 2;

    /// The version of [`Nickname::key`]. It goes up with every change of a key, such as one of the
    /// Unicode tables behind it; a site then computes the keys of its players again.
    pub(crate) const KEY_VERSION: i64 = 2;

    /// A name that was accepted before. Its player keeps it, even if it would be refused today.
    pub(crate) fn accepted(text: String) -> Self {
        Self(text)
    }

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A key that is the same for names that look alike, of which only one may be taken: the
    /// skeleton of the full case folding.
    ///
    /// CITE: Unicode Technical Standard 39, "Unicode Security Mechanisms", section 4.
    pub(crate) fn key(&self) -> String {
        key(&self.0)
    }
}

/// The key of a nickname, or a part of it.
pub(crate) fn key(text: &str) -> String {
    let fold = CaseMapper::new();
    let compatible: String = text.nfkc().collect();
    let folded: String = fold.fold_string(&compatible).nfkc().collect();
    let skeleton: String = skeleton(&folded).collect();
    // Some skeletons are capitals: that of 0 is O.
    fold.fold_string(&skeleton).into_owned()
}

impl FromStr for Nickname {
    type Err = NotANickname;

    fn from_str(text: &str) -> Result<Self, NotANickname> {
        // Composing takes time proportional to the text, which can still be anything.
        if text.len() > 4 * Self::BYTES_MAX {
            return Err(NotANickname::TooLong);
        }
        let text: String = text.nfc().collect();
        if text.chars().any(is_invisible) {
            return Err(NotANickname::Invisible);
        }
        if longest_run(&text, is_mark) > Self::MARKS_MAX {
            return Err(NotANickname::Marks);
        }
        if !text.chars().any(char::is_alphanumeric) {
            return Err(NotANickname::Empty);
        }
        if text.starts_with(' ') || text.ends_with(' ') || text.contains("  ") {
            return Err(NotANickname::Spaces);
        }
        if text.chars().count() > Self::CHARS_MAX || text.len() > Self::BYTES_MAX {
            return Err(NotANickname::TooLong);
        }
        if !is_in_one_script(&text) {
            return Err(NotANickname::Scripts);
        }
        Ok(Self(text))
    }
}

impl fmt::Display for Nickname {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What cannot be seen, and spaces other than the plain one.
fn is_invisible(character: char) -> bool {
    (character.is_whitespace() && character != ' ') || is_unseen(character)
}

fn is_mark(character: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(character);
    GeneralCategoryGroup::Mark.contains(category)
}

/// The most characters of this kind that follow each other.
fn longest_run(text: &str, is: impl Fn(char) -> bool) -> usize {
    let runs = text.split(|character| !is(character));
    runs.map(|run| run.chars().count()).max().unwrap_or(0)
}

/// Whether all letters are of one script, or of scripts that are written together: Latin with those
/// of Chinese, of Japanese or of Korean.
///
/// CITE: Unicode Technical Standard 39, section 5.2, "Highly Restrictive".
fn is_in_one_script(text: &str) -> bool {
    if !AugmentedScriptSet::for_str(text).is_empty() {
        return true;
    }
    let is_latin = |character: &char| character.script_extension().contains_script(Script::Latin);
    let others: String = text
        .chars()
        .filter(|character| !is_latin(character))
        .collect();
    let others = AugmentedScriptSet::for_str(&others);
    others.hanb || others.jpan || others.kore
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(text: &str) -> String {
        text.parse::<Nickname>().expect(text).key()
    }

    #[test]
    fn names_of_any_script_are_accepted() {
        for text in [
            "Ann",
            "7",
            "O'Neil & co <b>",
            "蜘蛛 纸牌",
            "Ann 蜘蛛",
            "スパイダーの Ann",
            "스파이더 Ann",
            "Зинаида 2",
            "हिन्दी",
            "Ärger",
            "Nguyễn Thị",
            "ความสุข",
            "ann \u{1f577}",
        ] {
            assert_eq!(text.parse::<Nickname>().expect(text).as_str(), text);
        }
    }

    #[test]
    fn names_that_look_alike_have_one_key() {
        for (one, other) in [
            ("ÄRGER", "a\u{308}rger"),
            ("Ａｎｎ", "ann"),
            ("straße", "STRASSE"),
            ("ΑΣ", "ας"),
            ("ΑΣ", "ασ"),
            // All Cyrillic.
            ("Аса", "aca"),
            ("B0B", "bob"),
            ("rnax", "max"),
            ("1vy", "lvy"),
        ] {
            assert_eq!(key(one), key(other), "{one} {other}");
        }
        for (one, other) in [("ann", "anna"), ("Ann", "Ann 2"), ("Müller", "Mueller")] {
            assert_ne!(key(one), key(other), "{one} {other}");
        }
    }

    #[test]
    fn names_that_cannot_be_seen_or_read_are_refused() {
        use NotANickname::{Empty, Invisible, Marks, Scripts, Spaces, TooLong};
        let long = "x".repeat(25);
        let tower = format!("a{}", "\u{300}".repeat(23));
        let wide = "\u{1f577}".repeat(24) + "a";
        let endless = "x".repeat(100_000);
        for (text, why) in [
            ("", Empty),
            ("---", Empty),
            (" ann", Spaces),
            ("ann  b", Spaces),
            ("ann\n", Invisible),
            ("a\u{202e}nna", Invisible),
            ("ann\u{200b}", Invisible),
            ("ann\u{a0}b", Invisible),
            ("a\u{0}", Invisible),
            (&long, TooLong),
            (&tower, Marks),
            ("a\u{20d0}\u{20d1}\u{20d6}", Marks),
            (&wide, TooLong),
            ("Аda", Scripts),
            ("paypаl", Scripts),
            ("Ζed 蜘", Scripts),
            ("\u{600}ann", Invisible),
            ("ann\u{6dd}", Invisible),
            ("\u{70f}ann", Invisible),
            ("\u{8e2}ann", Invisible),
            ("\u{110bd}ann", Invisible),
            ("ann\u{13430}", Invisible),
            ("ann\u{fffc}", Invisible),
            ("ann\u{378}", Invisible),
            ("ann\u{e000}", Invisible),
            ("ann\u{3164}", Invisible),
            ("ann\u{fe0f}", Invisible),
            (&endless, TooLong),
        ] {
            assert_eq!(text.parse::<Nickname>(), Err(why), "{text:?}");
        }
    }
}
