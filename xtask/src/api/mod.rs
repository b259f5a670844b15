//! The public API of the rules as a sorted list of lines, kept in the repository so that a change
//! of it is seen and meant.
//!
//! The list is read from the sources, so it needs no compiler of a particular version. It follows
//! `mod`, `pub use` and `impl`, and shows what a macro is given instead of what it makes of it.

mod lines;
mod macros;
mod names;
mod signature;
mod source;

use anyhow::Result;

use crate::project::root;
use crate::snapshot::Snapshot;

use source::Source;

const LIBRARY: &str = "crates/rules/src/lib.rs";
const FILE: Snapshot = Snapshot {
    path: "crates/rules/public-api.txt",
    update: "cargo xtask api --update",
};

/// Compares the kept list with the sources.
pub(crate) fn check() -> Result<()> {
    FILE.check(&present()?)
}

/// Writes the list.
pub(crate) fn update() -> Result<()> {
    FILE.write(&present()?)
}

fn present() -> Result<String> {
    let source = Source::read(&root().join(LIBRARY), &|path| std::fs::read_to_string(path))?;
    Ok(lines::lines(&source)
        .into_iter()
        .map(|line| line + "\n")
        .collect())
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::path::Path;

    use super::*;

    /// The lines of a crate that consists of these files.
    fn of(files: &[(&str, &str)]) -> Vec<String> {
        let reader = |path: &Path| {
            let found = files.iter().find(|(name, _)| Path::new(name) == path);
            found
                .map(|(_, text)| (*text).to_owned())
                .ok_or_else(|| io::ErrorKind::NotFound.into())
        };
        let source = Source::read(Path::new("src/lib.rs"), &reader).expect("a sound crate");
        lines::lines(&source).into_iter().collect()
    }

    fn of_lib(text: &str) -> Vec<String> {
        of(&[("src/lib.rs", text)])
    }

    #[test]
    fn a_type_shows_its_traits_methods_and_public_fields_alone() {
        let text = "
            /// A card.
            #[derive(Clone, Debug)]
            pub struct Card<T> where T: Copy { pub rank: Option<T>, suit: u8 }
            impl<T: Copy> Card<T> {
                pub const SIZE: usize = 1;
                pub fn suit(&self, names: &[&'static str]) -> u8 { self.suit }
                fn hidden(&self) {}
                #[doc(hidden)] pub fn not_for_users(&self) {}
            }
            impl Iterator for Card<u8> { type Item = u8; fn next(&mut self) -> Option<u8> { None } }
            impl From<Card<u8>> for u8 { fn from(card: Card<u8>) -> u8 { 0 } }
            trait Own {}
            impl Own for Card<u8> {}
            impl Own for u8 {}
            struct Private;
            impl Private { pub fn unseen(&self) {} }
            #[cfg(test)] pub struct OnlyForTests;";
        let wanted = [
            "Card: impl Clone for Card",
            "Card: impl Debug for Card",
            "Card: impl Iterator for Card<u8>",
            "Card: impl Iterator for Card<u8> with Item = u8",
            "Card: pub struct Card<T> where T: Copy",
            "Card::SIZE: pub const SIZE: usize",
            "Card::rank: pub Option<T>",
            "Card::suit: pub fn suit(&self, names: &[&'static str]) -> u8",
            "impl: impl From<Card<u8>> for u8",
        ];
        assert_eq!(of_lib(text), wanted);
    }

    #[test]
    fn an_enum_shows_its_variants_and_a_trait_its_items() {
        let text = "
            #[non_exhaustive] pub enum Move { /// None.
                Deal, Run { /// From where.
                    from: u8, to: u8 }, Collect(u8) }
            pub trait Watch: Send { type Seen; const MAX: u8; fn see(&mut self); fn rest(&self) {} }";
        let wanted = [
            "Move: #[non_exhaustive] pub enum Move",
            "Move::Collect: Collect(u8)",
            "Move::Deal: Deal",
            "Move::Run: Run { from: u8, to: u8 }",
            "Watch: pub trait Watch: Send",
            "Watch::MAX: const MAX: u8",
            "Watch::Seen: type Seen",
            "Watch::rest: fn rest(&self) (provided)",
            "Watch::see: fn see(&mut self)",
        ];
        assert_eq!(of_lib(text), wanted);
    }

    #[test]
    fn modules_and_re_exports_are_followed_through_files() {
        let wanted = [
            "Card: impl Display for Card",
            "Card: pub struct Card",
            "Deck: pub struct Pile",
            "LIMIT: pub const LIMIT: usize",
            "Path: pub use std::path::Path",
            "deal: pub fn deal()",
            "games: pub mod",
            "games::spider: pub fn spider() -> Card",
        ];
        let files = [
            (
                "src/lib.rs",
                "mod card; mod deal; pub mod games;
                 pub use card::{Card, pile::Pile as Deck}; pub use deal::deal; pub use games::inner::*;
                 pub use std::path::Path;",
            ),
            ("src/card.rs", "pub mod pile; mod text; pub struct Card; pub struct Unreached;"),
            ("src/card/text.rs", "use super::Card; impl fmt::Display for Card {}"),
            ("src/card/pile.rs", "pub struct Pile;"),
            ("src/deal.rs", "pub fn deal() {}"),
            (
                "src/games/mod.rs",
                "pub(crate) mod inner; pub fn spider() -> Card {} pub(crate) fn own() {}",
            ),
            ("src/games/inner.rs", "pub const LIMIT: usize = 4;"),
        ];
        let found: Vec<String> = of(&files)
            .iter()
            .map(|it| it.replace("fmt::", ""))
            .collect();
        assert_eq!(found, wanted);
    }

    #[test]
    fn what_a_macro_makes_is_shown_by_what_it_was_given() {
        let text = "
            pub use knobs::Base;
            mod knobs {
                macro_rules! words {
                    ($name:ident { $($variant:ident,)* }) => {
                        pub enum $name { $($variant,)* }
                        impl $name { pub const fn word(self, of: &str) -> u8 { 0 } fn own(self) {} }
                    };
                }
                words! { /** Where it starts. */ Base { /** Low. */ Ace, King, } }
                words! { Other { One, } }
                impl Base { pub fn is_ace(self) -> bool { true } }
            }";
        let wanted = [
            "Base: words! makes pub const fn word(self, of: &str) -> u8",
            "Base: words! makes pub enum $ name",
            "Base: words! { Base { Ace , King , } }",
            "Base::is_ace: pub fn is_ace(self) -> bool",
        ];
        assert_eq!(of_lib(text), wanted);
    }

    #[test]
    fn a_circle_of_re_exports_ends() {
        let text =
            "pub mod a { pub use super::b::*; pub struct A; } pub mod b { pub use super::a::*; }";
        let found = of_lib(text);
        assert!(found.contains(&"a::A: pub struct A".into()), "{found:?}");
        assert!(found.contains(&"b::A: pub struct A".into()), "{found:?}");
    }

    #[test]
    fn a_missing_module_is_an_error() {
        let reader = |path: &Path| {
            let text = path.ends_with("lib.rs").then(|| "mod lost;".to_owned());
            text.ok_or_else(|| io::ErrorKind::NotFound.into())
        };
        let error = Source::read(Path::new("src/lib.rs"), &reader)
            .err()
            .expect("no such file");
        assert_eq!(error.to_string(), "reading the API from src/lost/mod.rs");
    }
}
