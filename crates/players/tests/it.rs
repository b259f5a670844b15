//! The tests of the crate from outside, all in one program: it is linked once, and they run side by
//! side.

mod fair;
mod luck;
mod remarks;
mod sure;
