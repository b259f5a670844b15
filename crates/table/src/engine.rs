//! What the engine is asked about a session, and what follows from its answers.

pub(crate) mod assessment;
pub(crate) mod live_analysis;
pub(crate) mod query;
