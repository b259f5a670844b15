//! The kinds of value in a game file.

use std::fmt;

use toml::de::DeValue;

/// The kinds of value that TOML knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Shape {
    /// A string.
    Text,
    /// A whole number, 0 or more.
    Number,
    /// A whole number below 0.
    NegativeNumber,
    /// A number with a fraction.
    Fraction,
    /// True or false.
    Flag,
    /// A date or a time.
    Date,
    /// An array.
    List,
    /// A table.
    Table,
}

impl Shape {
    pub(crate) fn of(value: &DeValue<'_>) -> Self {
        match value {
            DeValue::String(_) => Self::Text,
            DeValue::Integer(number) if number.as_str().starts_with('-') => Self::NegativeNumber,
            DeValue::Integer(_) => Self::Number,
            DeValue::Float(_) => Self::Fraction,
            DeValue::Boolean(_) => Self::Flag,
            DeValue::Datetime(_) => Self::Date,
            DeValue::Array(_) => Self::List,
            DeValue::Table(_) => Self::Table,
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text => "text in quotes",
            Self::Number => "a whole number",
            Self::NegativeNumber => "a number below zero",
            Self::Fraction => "a number with a fraction",
            Self::Flag => "true or false",
            Self::Date => "a date",
            Self::List => "a list in brackets",
            Self::Table => "a table",
        })
    }
}
