//! Leaderboards, daily deals, the hundred, and statistics over all players.

pub(crate) mod board;
pub(crate) mod daily;
pub(crate) mod hundred;
pub(crate) mod standing;
pub(crate) mod statistics;
