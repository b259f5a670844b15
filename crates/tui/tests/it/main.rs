//! The terminal game played on a test screen: whole screens are compared, never internals.

mod celebration;
mod chance;
mod custom_games;
mod dice;
mod ends;
mod engine;
mod first_steps;
mod fit;
mod help;
mod keyboards;
mod language;
mod large;
mod lessons;
mod pages;
mod player;
mod positions;
mod puzzles;
mod random;
mod saving;
mod screens;
mod small;
mod start;
mod table;
mod title;
mod watching;
mod won;
