//! Puts the rules, and what they answer, into words in five languages.
//!
//! Everything a player reads starts as a [`Message`], a name with typed arguments, and becomes text
//! only through a [`Catalogue`]. [`Say`] turns the values of `webspinner-rules` into messages;
//! [`GameTexts`] does the same for a game: its name, its moves in words, and its rules as a
//! [`Page`] to read.
//!
//! ```
//! use webspinner_rules::{Column, Refusal, games};
//! use webspinner_words::{Catalogue, GameTexts, Say, TRANSLATIONS};
//!
//! let column = Column::new(4).expect("not zero");
//! let refusal = Refusal::DealNeedsFullColumns { column };
//! assert_eq!(
//!     Catalogue::english().text(&refusal.message()),
//!     "a row cannot be dealt while column 4 is empty"
//! );
//!
//! let mut german = Catalogue::english().clone();
//! for (locale, source) in TRANSLATIONS.iter().filter(|(locale, _)| *locale == "de") {
//!     german.add(locale, source)?;
//! }
//! let game = games::find("spider-1").expect("a built-in game");
//! assert_eq!(german.text(&game.name_message()), "Spider (1 Farbe)");
//! # Ok::<(), webspinner_words::CatalogueError>(())
//! ```
//!
//! The catalogue reads Fluent sources: every front end adds its own texts in the same form, and a
//! new language is one more source.

mod catalogue;
mod game;
mod message;
mod moves;
mod page;
mod say;
mod translations;

pub use catalogue::{CardStyle, Catalogue, CatalogueError};
pub use game::GameTexts;
pub use message::{Arg, Message, Say};
pub use page::{Page, Section, Topic};
pub use translations::TRANSLATIONS;
