//! The file of settings: TOML, with the names of the flags as keys.

use toml::de::{DeTable, DeValue};

use super::value::{NotASetting, address, choice, header, number};
use super::{Settings, SettingsError};

/// What is wrong with a line of a file of settings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FileProblem {
    /// It is not TOML, in the words of the parser.
    #[error("this is not TOML: {0}")]
    NotToml(String),
    /// There is no such setting.
    #[error("there is no setting {key}: the keys are the flags of `webspinner serve` without --")]
    Unknown {
        /// The key.
        key: String,
    },
    /// The value is a list, say.
    #[error("{key} takes a text in quotation marks, or a number")]
    NotAText {
        /// The key.
        key: String,
    },
    /// The value is not one of this setting.
    #[error("{key}: {why}")]
    Value {
        /// The key.
        key: String,
        /// Why not.
        why: NotASetting,
    },
}

/// Sets one setting.
type Setter = fn(&mut Settings, &str) -> Result<(), NotASetting>;

impl Settings {
    /// Reads a file of settings: TOML, with the names of the flags as keys. A value means what it
    /// means behind its flag.
    ///
    /// # Errors
    /// [`SettingsError::File`].
    pub fn read(text: &str) -> Result<Self, SettingsError> {
        let wrong = |at: usize, problem| SettingsError::File {
            line: text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1,
            problem,
        };
        let table = DeTable::parse(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            wrong(at, FileProblem::NotToml(error.message().to_owned()))
        })?;
        let mut entries: Vec<_> = table.get_ref().iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        let mut settings = Self::default();
        for (key, value) in entries {
            let set = settings.set(key.get_ref(), value.get_ref());
            set.map_err(|problem| wrong(key.span().start, problem))?;
        }
        Ok(settings)
    }

    fn set(&mut self, name: &str, value: &DeValue<'_>) -> Result<(), FileProblem> {
        // Any text can be a key, even one of several lines.
        let key = || {
            let start = name.chars().take(40);
            start.flat_map(char::escape_debug).collect()
        };
        let set = setter(name).ok_or_else(|| FileProblem::Unknown { key: key() })?;
        let text = match value {
            DeValue::String(text) => text,
            DeValue::Integer(number) => number.as_str(),
            _ => return Err(FileProblem::NotAText { key: key() }),
        };
        set(self, text).map_err(|why| FileProblem::Value { key: key(), why })
    }
}

/// All settings, each with what reads its value.
macro_rules! settings {
    ($($setting:ident $read:expr;)*) => {
        impl Settings {
            /// These settings, with gaps filled in from `others`.
            #[must_use]
            pub fn or(self, others: Self) -> Self {
                Self { $($setting: self.$setting.or(others.$setting)),* }
            }
        }

        /// What sets the setting of this name.
        fn setter(name: &str) -> Option<Setter> {
            $(if stringify!($setting).replace('_', "-") == name {
                let set: Setter = |settings, text| {
                    settings.$setting = Some($read(text)?);
                    Ok(())
                };
                return Some(set);
            })*
            None
        }
    };
}

settings! {
    listen address;
    metrics_listen address;
    database str::parse;
    origin str::parse;
    client_address_header header;
    about_url str::parse;
    security_contact str::parse;
    requests_per_minute number;
    results_per_minute number;
    registrations_per_hour number;
    sync_space number;
    free_space number;
    stop_seconds number;
    log_format choice;
    log_level choice;
}
