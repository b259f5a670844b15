//! The whole server in this process: requests in, answers out.

pub(crate) mod games;
