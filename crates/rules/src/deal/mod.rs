//! Which shuffle a game is dealt from: a number of some scheme, or a list of cards.
//!
//! `docs/formats.md` specifies each scheme and the text forms.

mod blocks;
mod id;
mod kpat;
mod list;
mod ms;
mod own;
mod pysol;
mod rules;
mod scheme;
mod shuffle;
mod text;
mod text_error;

pub use crate::first_position::CardsError;
pub use id::{DealId, DealIdError};
pub use list::{CardList, CardListError};
pub use rules::DealError;
pub use scheme::{DealNumber, DealNumberError, Scheme};
pub use shuffle::Shuffle;
pub use text_error::{DealTextError, DealTextProblem};
