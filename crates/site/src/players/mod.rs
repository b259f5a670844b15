//! Players, how they log in, and what their devices share.

pub(crate) mod credential;
pub(crate) mod login_session;
pub(crate) mod player;
pub(crate) mod sync;
