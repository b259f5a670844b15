//! The tests of the crate from outside, all in one program: it is linked once, and they run side by
//! side.

mod common;
mod dead_end;
mod examples;
mod hints;
mod house;
mod languages;
mod laws;
mod no_undo;
mod obvious;
mod saving;
#[path = "../../words/tests/sources/mod.rs"]
mod sources;
mod unseen;
mod what_if;
mod winning;
