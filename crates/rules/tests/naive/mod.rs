//! A second implementation of the rules, slow and obvious on purpose.
//!
//! It shares no code and no idea with the crate under test: cards are a number and a letter,
//! columns are vectors of cards with a flag, every game is a line written by hand, and each
//! question is answered by trying everything. It exists so that the two can be compared, step by
//! step, over random play.
//!
//! Columns, foundation slots and reserve slots count from 0 here. The bottom card of a column comes
//! first, and the first card of the stock is the next one dealt.

#![allow(
    dead_code,
    reason = "each test that shares this module uses a part of it"
)]
#![allow(
    unused_imports,
    reason = "each test that shares this module uses a part of it"
)]

mod cards;
mod differences;
mod follow;
mod game;
mod games;
mod layout;
mod play;
mod pysol;
mod ripe;
mod score;
mod shuffle;
mod table;

pub(crate) use cards::{Card, Suits, cards, column};
pub(crate) use differences::{
    DIFFERENCES, Difference, differs, expected_legal, starts_in_the_wrong_slot,
};
pub(crate) use follow::{Player, follow_all, follow_winning_line, play_to_foundations};
pub(crate) use games::{Collecting, DealRule, GAME_IDS, Game, Lift, RowRule, Vacancy, game};
pub(crate) use layout::{Layout, lay_out};
pub(crate) use play::{Dice, choose, perft, random_play};
pub(crate) use pysol::{
    Deal, State, Transcript, TranscriptStep, deals, pysol_deal, transcripts, winning_line,
};
pub(crate) use ripe::{poised, ripe};
pub(crate) use shuffle::{kpat_pack, ms_pack, pysol_pack};
pub(crate) use table::{DealRefused, Move, Outcome, Step, Table};
