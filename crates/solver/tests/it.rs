//! The tests of the crate from outside, all in one program: it is linked once, and they run side by
//! side.

mod analysis;
mod certificates;
mod examples;
mod shorten;
#[path = "../../rules/tests/small.rs"]
mod small;
mod wrong_game;
