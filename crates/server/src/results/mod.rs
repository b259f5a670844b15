//! Judging finished games.

mod judge;
mod judges;
mod shared;
mod times;

pub(crate) use judges::Judges;
pub(crate) use shared::shared;
