//! The tests of the crate from outside, all in one program: it is linked once, and they run side by
//! side.

mod languages;
mod messages;
mod pages;
mod sources;
mod table;
#[path = "../../rules/tests/tiny/mod.rs"]
mod tiny;
mod values;
