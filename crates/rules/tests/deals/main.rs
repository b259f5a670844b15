//! Deal numbers: the cards they deal, and their text forms.

mod games;
#[path = "../naive/mod.rs"]
mod naive;
mod odd_packs;
mod text;
