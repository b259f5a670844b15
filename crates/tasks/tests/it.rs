//! The tests of the crate from outside, all in one program: it is linked once, and they run side by
//! side.

mod languages;
mod list;
#[path = "../../words/tests/sources/mod.rs"]
mod sources;
