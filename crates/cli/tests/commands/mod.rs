//! The commands, run as a script runs them: what they print, where, and how they end.

mod about_games;
mod analyzing;
mod custom_games;
mod doors;
pub(crate) mod help;
// A signal is Ctrl-C to a program without a terminal.
#[cfg(unix)]
mod interrupting;
mod judging;
mod languages;
mod lessons;
mod matches;
mod proofs;
mod puzzles;
mod saved_games;
mod shards;
pub(crate) mod shell;
mod solving;
mod statistics;
mod surveys;
