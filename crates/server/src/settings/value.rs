//! The values of settings, which mean the same as a flag, a variable and a key of a file.

use std::net::SocketAddr;

use axum::http::HeaderName;
use clap::ValueEnum;
use webspinner_db::PlaceError;

use super::link::NotALink;
use super::origin::NotAnOrigin;

/// Why a text is not the value of a setting.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotASetting {
    /// It is not an address with a port.
    #[error("write an address and a port, such as 127.0.0.1:8080 or [::]:80")]
    Address,
    /// It is not a number.
    #[error("write a whole number, such as 60")]
    Number,
    /// No header can have this name.
    #[error("write the name of a header, such as x-forwarded-for")]
    HeaderName,
    /// It is none of these words.
    #[error("write one of {0}")]
    Choice(String),
    /// It is not the place of a database.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// It is not an origin.
    #[error(transparent)]
    Origin(#[from] NotAnOrigin),
    /// It is not a link.
    #[error(transparent)]
    Link(#[from] NotALink),
}

pub(super) fn address(text: &str) -> Result<SocketAddr, NotASetting> {
    text.parse().map_err(|_| NotASetting::Address)
}

pub(super) fn number(text: &str) -> Result<u32, NotASetting> {
    text.parse().map_err(|_| NotASetting::Number)
}

pub(super) fn header(text: &str) -> Result<HeaderName, NotASetting> {
    text.parse().map_err(|_| NotASetting::HeaderName)
}

pub(super) fn choice<T: ValueEnum>(text: &str) -> Result<T, NotASetting> {
    T::from_str(text, false).map_err(|_| {
        let values = T::value_variants().iter();
        let names = values.filter_map(ValueEnum::to_possible_value);
        let names: Vec<String> = names.map(|value| value.get_name().to_owned()).collect();
        NotASetting::Choice(names.join(", "))
    })
}
