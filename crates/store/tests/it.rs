//! The tests of the crate from outside, all in one program: it is linked once, and they run side by
//! side.

mod common;
mod held_elsewhere;
mod killed;
mod lists;
mod older;
mod quarantine;
mod reading;
mod saving;
mod transfer;
mod two_programs;
