//! The language of what players read, the terminal game and rules pages: as the user asks for it,
//! or else the one chosen in the terminal game, or else the system's.

use std::sync::OnceLock;

use clap::Args;
use webspinner_db::Place;
use webspinner_words::Language;

use crate::database::Database;

#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct LanguageArgument {
    /// The language of the terminal game and of rules: en, de, es, fr or zh-CN [default: the one
    /// chosen in the terminal game, or the system's]
    #[arg(
        long,
        value_name = "TAG",
        env = "WEBSPINNER_LANGUAGE",
        hide_env_values = true,
        value_parser = parse,
        global = true,
        display_order = 901
    )]
    pub(crate) language: Option<Language>,
}

fn parse(text: &str) -> Result<Language, String> {
    text.parse::<Language>().map_err(|unknown| {
        let text = unknown.text();
        format!("there are no texts in {text:?}: choose en, de, es, fr or zh-CN")
    })
}

/// The language that was asked for.
static REQUESTED: OnceLock<Language> = OnceLock::new();

impl LanguageArgument {
    /// Uses the language from now on, if one is asked for.
    pub(crate) fn speak(self) {
        if let Some(language) = self.language {
            REQUESTED.get_or_init(|| language);
        }
    }
}

/// The language that the command line or the environment asks for.
pub(crate) fn requested() -> Option<Language> {
    REQUESTED.get().copied()
}

/// The language of what players read.
pub(crate) fn of_player(database: &Database) -> Language {
    requested()
        .or_else(|| kept(database))
        .unwrap_or_else(of_system)
}

/// The language that the player chose in the terminal game, if its database says so. Nothing goes
/// wrong if there is none.
fn kept(database: &Database) -> Option<Language> {
    match database.place() {
        Some(place) => webspinner_tui::kept_language(place),
        None => webspinner_tui::kept_language(&Place::of_this_user().ok()?),
    }
}

/// The language of the system; English if the program does not know it.
pub(crate) fn of_system() -> Language {
    Language::preferred(sys_locale::get_locales()).unwrap_or_default()
}
