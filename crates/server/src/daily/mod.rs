//! Finding the deals of the day.

mod candidates;
mod finder;

pub(crate) use finder::Finder;
