//! Choosing a theme for the terminal by its environment variables.

use crate::draw::theme::ThemeName;

/// The theme that suits the terminal, judged by its environment variables.
///
/// `variable` returns the value of an environment variable.
pub fn default_theme(variable: impl Fn(&str) -> Option<String>) -> ThemeName {
    let value = |name: &str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(value);
    let locale = locale.map(|locale| locale.to_lowercase());
    let is_unicode = locale.is_none_or(|name| name.contains("utf-8") || name.contains("utf8"));
    if !is_unicode || value("TERM").is_some_and(|term| term == "dumb") {
        return ThemeName::Ascii;
    }
    // CITE: rxvt(1), COLORFGBG: the numbers of the text's colour and, last, of the background's.
    let background = value("COLORFGBG").and_then(|colours| {
        let last = colours.rsplit(';').next()?;
        last.parse::<u8>().ok()
    });
    match background {
        Some(7 | 9..=15) => ThemeName::Light,
        _ => ThemeName::Unicode,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn theme(variables: &[(&str, &str)]) -> ThemeName {
        default_theme(|name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn a_terminal_without_unicode_gets_ascii() {
        for variables in [
            &[("LANG", "C")][..],
            &[("LC_ALL", "POSIX"), ("LANG", "en_GB.UTF-8")],
            &[("LC_ALL", ""), ("LC_CTYPE", "de_DE.ISO-8859-1")],
            &[("LANG", "C.UTF-8"), ("TERM", "dumb")],
        ] {
            assert_eq!(theme(variables), ThemeName::Ascii, "{variables:?}");
        }
        for variables in [
            &[][..],
            &[("LANG", "C.UTF-8"), ("TERM", "xterm-256color")],
            &[("LC_ALL", ""), ("LANG", "de_DE.utf8")],
        ] {
            assert_eq!(theme(variables), ThemeName::Unicode, "{variables:?}");
        }
    }

    #[test]
    fn a_light_background_gets_the_theme_for_it() {
        for (colours, expected) in [
            ("0;15", ThemeName::Light),
            ("0;default;7", ThemeName::Light),
            ("15;0", ThemeName::Unicode),
            ("15;8", ThemeName::Unicode),
            ("15;default", ThemeName::Unicode),
        ] {
            assert_eq!(theme(&[("COLORFGBG", colours)]), expected, "{colours}");
        }
    }
}
