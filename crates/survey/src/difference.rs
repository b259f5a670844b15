//! In which settings a command differs from the survey that it is to continue.

use std::fmt;

/// A setting that has one value in a survey, and another in a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Its name, as people know it.
    pub(crate) setting: &'static str,
    pub(crate) was: String,
    pub(crate) now: String,
}

impl Difference {
    /// The name of the form of the files.
    pub(crate) const FORM: &str = "form of the files";
    /// The name of the deals.
    pub(crate) const DEALS: &str = "deals";
    /// The name of the size of a sample.
    pub(crate) const SAMPLE: &str = "--sample";
    /// The name of the shard.
    pub(crate) const SHARD: &str = "--shard";

    pub(crate) fn new(setting: &'static str, was: &impl ToString, now: &impl ToString) -> Self {
        Self {
            setting,
            was: was.to_string(),
            now: now.to_string(),
        }
    }

    /// A setting that may be missing.
    pub(crate) fn of_options<T: ToString>(
        setting: &'static str,
        was: Option<T>,
        now: Option<T>,
    ) -> Self {
        let text = |value: Option<T>| value.map_or("none".to_owned(), |value| value.to_string());
        Self::new(setting, &text(was), &text(now))
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}, not {}", self.setting, self.was, self.now)
    }
}
