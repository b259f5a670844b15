//! The tests of the crate from outside, all in one program: it is linked once, and they run side by
//! side.

mod both;
mod deals;
mod drafts_docs;
mod drafts_games;
mod drafts_laws;
mod drafts_layout;
mod drafts_pinned;
mod drafts_reports;
mod examples;
mod fair_game;
mod knowledge;
mod known_bugs;
mod laws;
mod library;
mod naive;
mod naive_itself;
mod naive_little;
mod naive_play;
mod naive_steps;
mod perft;
mod pysol_engine;
mod pysol_naive;
mod text;
mod tiny;
mod two_models;
