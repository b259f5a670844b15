//! The networks that the program comes with: one for all games, and those of single games.

use std::sync::{Arc, LazyLock, OnceLock};

use webspinner_rules::{Rules, games};

use crate::learned::net::Net;

/// The network of all games: `webspinner-learn` made it, as it did the others.
static FAMILY: LazyLock<Arc<Net>> = LazyLock::new(|| net(include_bytes!("../../data/family.net")));

/// A network that knows some games better.
struct Tuned {
    /// The ids of these games.
    ids: &'static [&'static str],
    file: &'static [u8],
    /// The network once it was needed.
    net: OnceLock<Arc<Net>>,
}

impl Tuned {
    const fn new(ids: &'static [&'static str], file: &'static [u8]) -> Self {
        let net = OnceLock::new();
        Self { ids, file, net }
    }
}

static TUNED: [Tuned; 3] = [
    Tuned::new(&["spider"], include_bytes!("../../data/spider.net")),
    Tuned::new(&["spider-2"], include_bytes!("../../data/spider-2.net")),
    Tuned::new(SPIDERETTES, include_bytes!("../../data/spiderette.net")),
];

const SPIDERETTES: &[&str] = &[
    "spiderette",
    "spiderette-1",
    "spiderette-2",
    "will-o-the-wisp",
    "will-o-the-wisp-1",
    "will-o-the-wisp-2",
];

/// Whether these are the rules of the built-in game with this id: a player's own file may have its
/// id, but other rules.
pub(crate) fn is_built_in(id: &str, rules: &Rules) -> bool {
    games::find(id).is_some_and(|built_in| **built_in == *rules)
}

fn net(file: &[u8]) -> Arc<Net> {
    Arc::new(Net::from_bytes(file).expect("a test reads it"))
}

impl Net {
    /// The network that knows all games.
    #[must_use]
    pub fn family() -> Arc<Self> {
        Arc::clone(&FAMILY)
    }

    /// The network that knows this game best.
    #[must_use]
    pub fn of(rules: &Rules) -> Arc<Self> {
        let knows = |ids: &[&str]| ids.iter().any(|id| is_built_in(id, rules));
        let tuned = TUNED.iter().find(|tuned| knows(tuned.ids));
        tuned.map_or_else(Self::family, |tuned| {
            Arc::clone(tuned.net.get_or_init(|| net(tuned.file)))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_network_is_read_and_is_of_games_that_there_are() {
        let _ = Net::family();
        for tuned in &TUNED {
            for id in tuned.ids {
                let rules = games::find(id).unwrap_or_else(|| panic!("no game {id}"));
                assert_eq!(Net::of(rules), net(tuned.file));
                assert!(Arc::ptr_eq(&Net::of(rules), &Net::of(rules)), "read once");
            }
        }
    }
}
