//! The terminal game played on a test screen: whole screens are compared, never internals.

mod desk;
mod fit;
mod pages;
mod screens;
mod table;
mod won;
