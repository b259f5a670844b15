//! Judging finished games.

mod judge;
mod judges;
mod times;

pub(crate) use judges::Judges;
