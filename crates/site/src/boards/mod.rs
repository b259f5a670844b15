//! Leaderboards, daily deals, and statistics over all players.

pub(crate) mod board;
pub(crate) mod daily;
pub(crate) mod standing;
pub(crate) mod statistics;
