//! Deal numbers: the cards they deal, and their text forms.

mod games;
mod odd_packs;
mod text;
