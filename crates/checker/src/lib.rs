//! Proves that positions are lost, and checks such proofs, with nothing but the rules.
//!
#![doc = include_str!("../README.md")]
//! # In this crate
//!
//! A position is lost if there is a set of positions, it among them, none of which is won and each
//! of which leads nowhere else: every legal move leads to another one of the set, or a [`Bound`]
//! shows that nothing that follows is won. [`write()`] looks for such a set by trying all play, and
//! writes it down as a certificate. [`check()`] reads one line by line, and answers what the proof
//! relied on. [`is_lost`] tries all play without bounds, and writes nothing.
//!
//! To trust certificates, read the rules, `key.rs` (when two positions are the
//! same), `bound.rs` and what it calls, `claim.rs`, `line.rs` and `check.rs`. How a certificate was
//! found does not matter: `write.rs` may be wrong.

mod bound;
mod check;
mod claim;
mod cramped;
mod key;
mod line;
mod lines;
mod locked;
mod refused;
mod stranded;
mod write;

pub use bound::Bound;
pub use check::{CheckLimits, Relied, check};
pub use claim::Claim;
pub use refused::{Reason, Refused};
pub use write::{Written, is_lost, write};
