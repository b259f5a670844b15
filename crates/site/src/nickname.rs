//! The names by which players know each other.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use icu_casemap::CaseMapper;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup, SoftDotted};
use icu_properties::{CodePointMapData, CodePointSetData};
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization as _;
use unicode_script::{Script, UnicodeScript as _};
use unicode_security::confusable_detection::skeleton;
use unicode_security::mixed_script::AugmentedScriptSet;
use webspinner_rules::text::is_unseen;

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
    /// A check mark: boards put one behind the names of registered players.
    #[error("a nickname has no check mark, which stands for a registered player")]
    CheckMark,
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

    /// The version of [`Nickname::keys`]. It goes up with every change of a key, such as one of the
    /// Unicode tables behind it; a site then computes the keys of its players again.
    pub(crate) const KEY_VERSION: i64 = 3;

    /// A name that was accepted before. Its player keeps it, even if it would be refused today.
    pub(crate) fn accepted(text: String) -> Self {
        Self(text)
    }

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Keys; names that look alike share at least one. See [`keys`].
    pub(crate) fn keys(&self) -> BTreeSet<String> {
        keys(&self.0)
    }
}

/// Keys; names that look alike share at least one.
pub(crate) fn keys(text: &str) -> BTreeSet<String> {
    looks(text).into()
}

/// What a nickname, or a part of one, looks like: as it is written, with its letters all small, and
/// all capital. Some letters look alike as capitals alone, such as the Latin and the Cyrillic M,
/// and others only before they are made small, such as a capital I and a small L.
///
/// CITE: Unicode Technical Standard 39, "Unicode Security Mechanisms", section 4.
pub(crate) fn looks(text: &str) -> [String; 3] {
    let written: String = text.nfkc().collect();
    let small: String = CaseMapper::new().fold_string(&written).nfkc().collect();
    let capital: String = written.to_uppercase().nfkc().collect();
    [written, small, capital].map(|text| look(&text))
}

/// The skeleton of a text, whatever the case of its letters.
fn look(text: &str) -> String {
    let mut look = String::new();
    let mut dotted = false;
    for character in skeleton(text) {
        // A dot on a letter that has one cannot be seen.
        if character == '\u{307}' && dotted {
            continue;
        }
        if !is_mark(character) {
            dotted = CodePointSetData::new::<SoftDotted>().contains(character);
        }
        look.push(character);
    }
    // Some skeletons are capitals: the skeleton of 0 is O.
    CaseMapper::new().fold_string(&look).into_owned()
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
        if text.chars().any(is_check_mark) {
            return Err(NotANickname::CheckMark);
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

/// Check marks, with and without a box, and the square root, which looks like one.
const fn is_check_mark(character: char) -> bool {
    matches!(
        character,
        '\u{221a}'
            | '\u{2611}'
            | '\u{2705}'
            | '\u{2713}'
            | '\u{2714}'
            | '\u{10102}'
            | '\u{1f5f8}'
            | '\u{1f5f9}'
            | '\u{1fbb1}'
    )
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

    /// Whether two nicknames are taken for the same.
    fn look_alike(one: &str, other: &str) -> bool {
        let [one, other] = [one, other].map(|text| text.parse::<Nickname>().expect(text).keys());
        !one.is_disjoint(&other)
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
    fn names_that_look_alike_share_a_key() {
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
            // Latin and Cyrillic, Latin and Greek capitals.
            ("TOM", "ТОМ"),
            ("tom", "ТОМ"),
            ("BOB", "ВОВ"),
            ("ABC", "АВС"),
            ("MAX", "МАХ"),
            ("HEX", "НЕХ"),
            ("THEO", "ТНЕО"),
            ("NOAH", "ΝΟΑΗ"),
            ("AI", "Al"),
            ("Iris", "lris"),
            ("Il1", "lI1"),
            ("PaypaI", "paypal"),
            ("ix7", "i\u{307}x7"),
            ("KIM", "ki\u{307}m"),
            ("İx", "ix"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [
            ("ann", "anna"),
            ("Ann", "Ann 2"),
            ("Müller", "Mueller"),
            ("Zoe", "Zo\u{307}e"),
        ] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn names_that_cannot_be_seen_or_read_are_refused() {
        use NotANickname::{CheckMark, Empty, Invisible, Marks, Scripts, Spaces, TooLong};
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
            ("Tom ✓", CheckMark),
            ("✔Tom", CheckMark),
            ("Tom☑", CheckMark),
            ("Tom ✅", CheckMark),
            ("Tom \u{1f5f8}", CheckMark),
            ("Tom √", CheckMark),
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
