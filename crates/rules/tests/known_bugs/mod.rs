//! Where other programs of the family went wrong, and where this one could: each fact shown on a
//! picture, together with what the player reads.

mod at;
mod kinds;
mod little_spiders;
mod reserves;
mod rows;
mod runs;
mod stuck;
mod vacancies;
