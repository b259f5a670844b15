//! The terminal game played on a test screen: whole screens are compared, never internals.

mod desk;
mod dice;
mod ends;
mod engine;
mod fit;
mod pages;
mod positions;
mod random;
mod saving;
mod screens;
mod start;
mod table;
mod title;
mod won;
