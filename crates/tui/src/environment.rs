//! Choosing colours and theme for the terminal by its environment and its answers.

use std::io::{self, IsTerminal as _};
use std::time::Duration;

use terminal_colorsaurus::{QueryOptions, ThemeMode, theme_mode};
use termprofile::{DetectorSettings, EnvVarSource, TermProfile, TermVars};

use crate::theme::{Colours, ThemeName};

/// How long the terminal may take to say what its background is. Nearly all answer at once, if only
/// to say that they do not know.
const PATIENCE: Duration = Duration::from_millis(500);

/// The environment variables of this process.
pub(crate) fn environment(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Whether the terminal has a light background, as COLORFGBG says or, if it is not set, as the
/// terminal answers. A terminal that does not answer has a dark one.
#[must_use]
pub fn has_light_background() -> bool {
    is_light(environment).unwrap_or_else(|| {
        // What is typed before the answer would be lost: only a terminal is asked.
        let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        let mut options = QueryOptions::default();
        options.timeout = PATIENCE;
        is_terminal && theme_mode(options).is_ok_and(|mode| mode == ThemeMode::Light)
    })
}

/// The theme that suits a terminal with such a background, judged by its environment variables.
#[must_use]
pub fn suitable_theme(has_light_background: bool) -> ThemeName {
    default_theme(environment, has_light_background)
}

/// Whether the terminal shows more than ASCII, judged by its environment variables.
#[must_use]
pub fn suits_unicode() -> bool {
    is_unicode(environment)
}

/// How many colours the terminal shows, judged by its environment variables.
#[must_use]
pub fn suitable_colours() -> Colours {
    colours(&environment)
}

/// Whether the terminal is fit for animations: one that is dumb may be a printer, or read out loud.
#[must_use]
pub fn suits_motion() -> bool {
    environment("TERM").is_none_or(|term| term != "dumb")
}

/// Whether the background is light, if these environment variables say so. The Linux console does
/// not know the question; it is black.
fn is_light(variable: impl Fn(&str) -> Option<String>) -> Option<bool> {
    if variable("TERM").as_deref() == Some("linux") {
        return Some(false);
    }
    // CITE: rxvt(1), COLORFGBG: the numbers of the text's colour and, last, of the background's.
    let colours = variable("COLORFGBG")?;
    let background: u8 = colours.rsplit(';').next()?.parse().ok()?;
    Some(matches!(background, 7 | 9..=15))
}

/// Whether the locale of these environment variables is one with Unicode, as it is without any.
fn is_unicode(variable: impl Fn(&str) -> Option<String>) -> bool {
    let value = |name: &str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(value);
    let locale = locale.map(|locale| locale.to_lowercase());
    locale.is_none_or(|name| name.contains("utf-8") || name.contains("utf8"))
}

/// The theme for these environment variables and this background.
fn default_theme(
    variable: impl Fn(&str) -> Option<String>,
    has_light_background: bool,
) -> ThemeName {
    let value = |name: &str| variable(name).filter(|value| !value.is_empty());
    // The fonts of the Linux console lack some of the signs.
    let is_poor = value("TERM").is_some_and(|term| term == "dumb" || term == "linux");
    if !is_unicode(&variable) || is_poor {
        ThemeName::Ascii
    } else if has_light_background {
        ThemeName::Light
    } else {
        ThemeName::Unicode
    }
}

/// The colours for these environment variables.
fn colours(variable: &dyn Fn(&str) -> Option<String>) -> Colours {
    let value = |name: &str| variable(name).filter(|value| !value.is_empty());
    let forced = value("CLICOLOR_FORCE").is_some_and(|force| force != "0");
    // CITE: no-color.org: any value but an empty one. CITE: bixense.com/clicolors: 0 means none.
    if value("NO_COLOR").is_some() || (!forced && value("CLICOLOR").as_deref() == Some("0")) {
        return Colours::None;
    }
    // To ask tmux would start a program; all that it would say is how many more than 256.
    let settings = DetectorSettings::new().enable_tmux_info(false);
    let variables = TermVars::from_source(&Variables(variable), &Screen, settings);
    match TermProfile::detect_with_vars(variables) {
        TermProfile::NoTty | TermProfile::NoColor => Colours::None,
        TermProfile::Ansi16 => Colours::Sixteen,
        TermProfile::Ansi256 | TermProfile::TrueColor => Colours::Many,
    }
}

/// Environment variables for the library that knows terminals.
struct Variables<'a>(&'a dyn Fn(&str) -> Option<String>);

impl EnvVarSource for Variables<'_> {
    fn var(&self, name: &str) -> Option<String> {
        (self.0)(name)
    }
}

/// The terminal: the game runs in nothing else.
struct Screen;

impl termprofile::IsTerminal for Screen {
    fn is_terminal(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lookup<'a>(variables: &'a [(&str, &str)]) -> impl Fn(&str) -> Option<String> + 'a {
        |name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        }
    }

    fn theme(variables: &[(&str, &str)]) -> ThemeName {
        default_theme(lookup(variables), false)
    }

    #[test]
    fn a_terminal_without_unicode_gets_ascii() {
        for variables in [
            &[("LANG", "C")][..],
            &[("LC_ALL", "POSIX"), ("LANG", "en_GB.UTF-8")],
            &[("LC_ALL", ""), ("LC_CTYPE", "de_DE.ISO-8859-1")],
            &[("LANG", "C.UTF-8"), ("TERM", "dumb")],
            &[("LANG", "C.UTF-8"), ("TERM", "linux")],
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
    fn the_background_follows_from_the_variables_if_they_say_so() {
        for (colours, expected) in [
            ("0;15", Some(true)),
            ("0;default;7", Some(true)),
            ("15;0", Some(false)),
            ("15;8", Some(false)),
            ("15;default", None),
        ] {
            let found = is_light(lookup(&[("COLORFGBG", colours)]));
            assert_eq!(found, expected, "{colours}");
        }
        assert_eq!(is_light(lookup(&[])), None);
        assert_eq!(is_light(lookup(&[("TERM", "linux")])), Some(false));
    }

    #[test]
    fn a_light_background_gets_the_theme_for_it() {
        assert_eq!(default_theme(lookup(&[]), true), ThemeName::Light);
        assert_eq!(
            default_theme(lookup(&[("LANG", "C")]), true),
            ThemeName::Ascii
        );
    }

    #[test]
    fn the_number_of_colours_follows_from_the_variables() {
        for (variables, expected) in [
            (&[("TERM", "xterm-256color")][..], Colours::Many),
            (
                &[("TERM", "vt220"), ("COLORTERM", "truecolor")],
                Colours::Many,
            ),
            (&[("TERM", "linux")], Colours::Sixteen),
            (&[("TERM", "xterm")], Colours::Sixteen),
            (&[("TERM", "dumb")], Colours::None),
            (
                &[("TERM", "xterm-256color"), ("NO_COLOR", "yes please")],
                Colours::None,
            ),
            (
                &[("TERM", "xterm-256color"), ("NO_COLOR", "")],
                Colours::Many,
            ),
            (
                &[("TERM", "xterm-256color"), ("CLICOLOR", "0")],
                Colours::None,
            ),
            (
                &[
                    ("TERM", "linux"),
                    ("CLICOLOR", "0"),
                    ("CLICOLOR_FORCE", "1"),
                ],
                Colours::Sixteen,
            ),
        ] {
            assert_eq!(colours(&lookup(variables)), expected, "{variables:?}");
        }
    }
}
