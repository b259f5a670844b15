//! What the owner of a site does with players and results.

pub(crate) mod lists;
pub(crate) mod moderation;
