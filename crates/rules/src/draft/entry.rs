//! One definition for each key of a game file: its documentation, its type, and with them how it
//! is read, inherited and written.

use toml::de::DeValue;
use toml_writer::{ToTomlValue, TomlStringBuilder};

use crate::draft::source::{Location, Source};
use crate::draft::write::Writer;
use crate::draft::{ProblemKind, Shape};
use crate::knobs::{
    Base, CollectMode, RowRule, RunStart, ShortRow, Step, SuitRelation, Unit, Vacancy, When,
};
use crate::suggest::nearest;

/// What a key of a game file can hold.
pub(crate) trait Entry: Sized + PartialEq {
    /// Reads the value; `None` if it cannot be read, once the problem is noted.
    fn read(value: &DeValue<'_>, location: &Location, source: &mut Source) -> Option<Self>;

    /// Merges this value over the inherited `base`. A value without keys simply replaces it.
    fn over(self, _base: Self, _path: &str, _source: &Source) -> Self {
        self
    }

    /// What of this value an inherited `base` does not say; `None` if it says it all.
    fn beyond(self, base: &Self) -> Option<Self> {
        (self != *base).then_some(self)
    }

    /// The value within a line.
    fn inline(&self) -> String;

    /// The value with its key, as a line or as a table.
    fn print(&self, path: &str, key: &str, writer: &mut Writer) {
        let _ = path;
        writer.line(&format!("{key} = {}", self.inline()));
    }
}

/// A value of a game, or what it inherits where it has none. A value that could not be read
/// inherits nothing: its problem is noted, and the inherited one would only lead to false ones.
pub(crate) fn inherit<T: Entry>(
    own: Option<T>,
    base: Option<T>,
    path: &str,
    source: &Source,
) -> Option<T> {
    match (own, base) {
        (Some(own), Some(base)) => Some(own.over(base, path, source)),
        (Some(own), None) => Some(own),
        (None, base) => base.filter(|_| !source.is_unread(path)),
    }
}

/// A key below a path.
pub(crate) fn below(path: &str, key: &str) -> String {
    if path.is_empty() {
        key.to_owned()
    } else {
        format!("{path}.{key}")
    }
}

/// Defines a table of the file: a public struct of optional fields, each with its key.
macro_rules! draft {
    ($(#[$doc:meta])* $name:ident {
        $($(#[$field_doc:meta])* $field:ident: $type:ty = $key:literal,)*
    }) => {
        $(#[$doc])*
        #[derive(
            Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $(
                $(#[$field_doc])*
                #[serde(rename = $key, default, skip_serializing_if = "Option::is_none")]
                pub $field: Option<$type>,
            )*
        }

        impl crate::draft::entry::Entry for $name {
            fn read(
                value: &toml::de::DeValue<'_>,
                location: &crate::draft::source::Location,
                source: &mut crate::draft::source::Source,
            ) -> Option<Self> {
                let mut table = source.table(value, location, &[$($key),*])?;
                Some(Self { $($field: table.take($key),)* })
            }

            fn over(self, base: Self, path: &str, source: &crate::draft::source::Source) -> Self {
                use crate::draft::entry::{below, inherit};
                Self {
                    $($field: inherit(self.$field, base.$field, &below(path, $key), source),)*
                }
            }

            fn beyond(self, base: &Self) -> Option<Self> {
                let own = Self {
                    $($field: match (self.$field, &base.$field) {
                        (Some(own), Some(base)) => own.beyond(base),
                        (own, _) => own,
                    },)*
                };
                (own != Self::default()).then_some(own)
            }

            fn inline(&self) -> String {
                let mut parts: Vec<String> = Vec::new();
                $(
                    if let Some(value) = &self.$field {
                        parts.push(format!("{} = {}", $key, value.inline()));
                    }
                )*
                format!("{{ {} }}", parts.join(", "))
            }

            fn print(&self, path: &str, key: &str, writer: &mut crate::draft::write::Writer) {
                let path = crate::draft::entry::below(path, key);
                writer.table(&path);
                $(
                    if let Some(value) = &self.$field {
                        value.print(&path, $key, writer);
                    }
                )*
            }
        }
    };
}
pub(crate) use draft;

/// Reads the knobs that are words.
macro_rules! words {
    ($($name:ident)*) => {
        $(
            impl Entry for $name {
                fn read(value: &DeValue<'_>, location: &Location, source: &mut Source) -> Option<Self> {
                    let word = String::read(value, location, source)?;
                    let known: Vec<&str> = Self::ALL.iter().map(|value| value.word()).collect();
                    let read = Self::from_word(&word);
                    if read.is_none() {
                        let suggestion = nearest(&word, known.iter().copied());
                        source.unreadable(location, |key| ProblemKind::UnknownWord {
                            key, word, suggestion, known,
                        });
                    }
                    read
                }

                fn inline(&self) -> String {
                    quoted(self.word())
                }
            }
        )*
    };
}

words! { Base CollectMode RowRule RunStart ShortRow Step SuitRelation Unit Vacancy When }

impl Entry for String {
    fn read(value: &DeValue<'_>, location: &Location, source: &mut Source) -> Option<Self> {
        match value {
            DeValue::String(text) => Some(text.clone().into_owned()),
            _ => source.wrong_shape(location, Shape::Text, value),
        }
    }

    fn inline(&self) -> String {
        quoted(self)
    }
}

impl Entry for bool {
    fn read(value: &DeValue<'_>, location: &Location, source: &mut Source) -> Option<Self> {
        match value {
            DeValue::Boolean(flag) => Some(*flag),
            _ => source.wrong_shape(location, Shape::Flag, value),
        }
    }

    fn inline(&self) -> String {
        self.to_string()
    }
}

impl Entry for u32 {
    /// A number too large for the type reads as the largest, which no key allows.
    fn read(value: &DeValue<'_>, location: &Location, source: &mut Source) -> Option<Self> {
        match value {
            DeValue::Integer(number) if !number.as_str().starts_with('-') => {
                let number = u32::from_str_radix(number.as_str(), number.radix());
                Some(number.unwrap_or(u32::MAX))
            }
            _ => source.wrong_shape(location, Shape::Number, value),
        }
    }

    fn inline(&self) -> String {
        self.to_string()
    }
}

impl<T: Entry> Entry for Vec<T> {
    fn read(value: &DeValue<'_>, location: &Location, source: &mut Source) -> Option<Self> {
        let DeValue::Array(values) = value else {
            return source.wrong_shape(location, Shape::List, value);
        };
        let mut list = Self::with_capacity(values.len());
        for (index, value) in values.iter().enumerate() {
            let location = source.enter(location, index, value.span().start);
            list.extend(T::read(value.get_ref(), &location, source));
        }
        // A list with a hole does not say what its writer meant.
        let whole = list.len() == values.len();
        if !whole {
            source.mark_unread(location);
        }
        whole.then_some(list)
    }

    fn inline(&self) -> String {
        /// Wider lists are written one value to a line.
        const WIDTH: usize = 72;
        let values: Vec<String> = self.iter().map(Entry::inline).collect();
        let line = values.join(", ");
        if line.len() <= WIDTH {
            format!("[{line}]")
        } else {
            format!("[\n  {},\n]", values.join(",\n  "))
        }
    }
}

/// A string as TOML writes it.
fn quoted(text: &str) -> String {
    TomlStringBuilder::new(text).as_default().to_toml_value()
}
