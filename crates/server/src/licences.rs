//! The licences of everything in the program, as one text.

use crate::page::Page;

/// What separates the parts; the generated ones have it too.
const RULE: &str =
    "--------------------------------------------------------------------------------\n";

const OURS: &str = concat!(
    "Webspinner is licensed under the MIT licence or the Apache licence, version 2.0, at your\n",
    "option. Both follow, and then the licences of the libraries, fonts and drawings in it.\n\n",
    include_str!("../LICENSE-MIT"),
    "\n",
    include_str!("../LICENSE-APACHE"),
);

/// Rust's own library is part of every program, but of no list of packages.
const RUST: &str = "The Rust standard library, copyright The Rust Project Contributors, under the\n\
     MIT licence or the Apache licence, version 2.0, as above.\n";

/// Written by `cargo xtask third-party --update`.
const LIBRARIES: &str = include_str!("../licences/libraries.txt");

/// Where the page has the licences of its packages, fonts and drawings.
const OF_PAGE: &str = "page-licences.txt";

/// The full texts, with the copyright notices, for this program and all that is built into it.
#[must_use]
pub fn licences() -> String {
    let page = Page::embedded();
    let page = page.text(OF_PAGE).unwrap_or_default();
    [OURS, "\n", RULE, RUST, "\n", LIBRARIES, "\n", page].concat()
}
