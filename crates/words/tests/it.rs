//! The tests of the crate from outside, all in one program: it is linked once, and they run side by
//! side.

mod languages;
mod messages;
mod pages;
mod sources;
mod table;
mod values;
