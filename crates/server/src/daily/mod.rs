//! Finding the deals of the day.

mod candidates;
mod dealless;
mod finder;

pub(crate) use dealless::Dealless;
pub(crate) use finder::Finder;
#[cfg(test)]
pub(crate) use finder::FinderTask;
