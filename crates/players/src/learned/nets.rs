//! The networks that the program comes with: one for all games, and those of single games.

use std::sync::{Arc, LazyLock};

use webspinner_rules::{Rules, games};

use crate::learned::net::Net;

/// The network of all games: `webspinner-learn` made it, as it did the others.
static FAMILY: LazyLock<Arc<Net>> = LazyLock::new(|| net(include_bytes!("../../data/family.net")));

/// Networks that know some games better: the ids of these, and the file.
const TUNED: &[(&[&str], &[u8])] = &[
    (&["spider"], include_bytes!("../../data/spider.net")),
    (&["spider-2"], include_bytes!("../../data/spider-2.net")),
    (SPIDERETTES, include_bytes!("../../data/spiderette.net")),
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
        let tuned = TUNED.iter().find(|(ids, _)| knows(ids));
        tuned.map_or_else(Self::family, |(_, file)| net(file))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_network_is_read_and_is_of_games_that_there_are() {
        let _ = Net::family();
        for (ids, file) in TUNED {
            for id in *ids {
                let rules = games::find(id).unwrap_or_else(|| panic!("no game {id}"));
                assert_eq!(Net::of(rules), net(file));
            }
        }
    }
}
