//! The engine protocol, met as other programs meet it: through the pipes of the running program.

mod client;
mod constructed;
mod conversation;
#[path = "../../../rules/tests/naive/mod.rs"]
mod naive;
mod transcripts;
