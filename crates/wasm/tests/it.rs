//! The tests of the crate from outside, all in one program: it is linked once, and they run side by
//! side.

mod every_game;
mod json;
mod languages;
mod saving;
#[path = "../../words/tests/sources/mod.rs"]
mod sources;
mod what_if;
