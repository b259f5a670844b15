//! The engine protocol as other programs use it: through the pipes of the running program.

mod client;
mod constructed;
mod conversation;
mod damaged;
mod fair;
#[expect(unreachable_pub, reason = "elsewhere it is part of a library")]
#[path = "../../../../fuzz/src/mutate.rs"]
mod mutate;
#[path = "../../../rules/tests/naive/mod.rs"]
mod naive;
#[cfg(unix)]
mod python;
mod records;
mod schema;
mod solving;
mod stopping;
mod transcripts;
