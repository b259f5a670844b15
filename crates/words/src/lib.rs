//! Puts the rules, and what they answer, into words in five languages.
//!
#![doc = include_str!("../README.md")]
//! # In this crate
//!
//! Everything a player reads starts as a [`Message`], a name with typed arguments, and becomes text
//! only through a [`Catalogue`]. [`Say`] turns the values of `webspinner-rules` into messages;
//! [`GameTexts`] does the same for a game: its name, its moves in words, and its rules as a
//! [`Page`] to read. None of them implements `Display`, because that would print English to players
//! of every language. For English, use [`Catalogue::english`].
//!
//! The catalogue reads Fluent sources: every front end adds a [`Layer`] of its own texts in the
//! same form. [`Language`] chooses the language that suits a reader's locale.

mod catalogue;
mod game;
mod language;
mod layer;
mod message;
mod moves;
mod page;
mod say;
mod translations;

pub use catalogue::texts::{Gap, NumberFormat, Texts, Value};
pub use catalogue::{CardStyle, Catalogue, CatalogueError};
pub use game::GameTexts;
pub use language::{Language, UnknownLanguage};
pub use layer::Layer;
pub use message::{Arg, Message, Say};
pub use page::{Page, Section, Topic};
pub use say::{quoted, setting_message};
pub use translations::TRANSLATIONS;
