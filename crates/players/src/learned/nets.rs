//! The networks: one for all games, and others for single games.

use std::sync::{Arc, LazyLock, OnceLock};

use webspinner_rules::{Rules, games};

use crate::learned::net::{Net, NotANet};

/// The network of all games: `webspinner-learn` made it, as it did the others.
static FAMILY: LazyLock<Arc<Net>> = LazyLock::new(|| net(include_bytes!("../../data/family.net")));

/// Whether the networks of single games are in the program. A page, which runs it in WebAssembly,
/// [brings](Net::bring) the one of the game that is played: all of them would be a long download.
const ARE_HERE: bool = !cfg!(target_arch = "wasm32");

/// A network that knows some games better.
struct Tuned {
    /// The name of its file.
    name: &'static str,
    /// The ids of these games.
    ids: &'static [&'static str],
    /// Its file, if it [is here](ARE_HERE).
    file: Option<&'static [u8]>,
    /// The network once it was needed, or brought.
    net: OnceLock<Arc<Net>>,
}

impl Tuned {
    const fn new(name: &'static str, ids: &'static [&'static str], file: &'static [u8]) -> Self {
        Self {
            name,
            ids,
            file: if ARE_HERE { Some(file) } else { None },
            net: OnceLock::new(),
        }
    }

    /// The one that knows this game.
    fn of(rules: &Rules) -> Option<&'static Self> {
        let knows = |ids: &[&str]| ids.iter().any(|id| is_built_in(id, rules));
        TUNED.iter().find(|tuned| knows(tuned.ids))
    }

    /// `None` as long as it is not here.
    fn net(&self) -> Option<Arc<Net>> {
        let here = self.file.map(|file| self.net.get_or_init(|| net(file)));
        here.or_else(|| self.net.get()).cloned()
    }
}

/// Those of these games, each in the file of its name.
macro_rules! tuned {
    ($($name:literal: $ids:expr,)*) => {
        [$(Tuned::new($name, $ids, include_bytes!(concat!("../../data/", $name, ".net")))),*]
    };
}

static TUNED: [Tuned; 4] = tuned! {
    "spider": &["spider"],
    "spider-1": &["spider-1"],
    "spider-2": &["spider-2"],
    "spiderette": SPIDERETTES,
};

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

    /// The network that knows this game best. In WebAssembly that is the one of all games, unless
    /// another one was [brought](Net::bring).
    #[must_use]
    pub fn of(rules: &Rules) -> Arc<Self> {
        let tuned = Tuned::of(rules).and_then(Tuned::net);
        tuned.unwrap_or_else(Self::family)
    }

    /// The name of the network that knows this game better than the one loaded; `None` if there is
    /// none, as everywhere but in WebAssembly.
    #[must_use]
    pub fn missing(rules: &Rules) -> Option<&'static str> {
        let tuned = Tuned::of(rules)?;
        tuned.net().is_none().then_some(tuned.name)
    }

    /// From now on this network, of the file with this name, plays the games it knows. An unknown
    /// name changes nothing.
    ///
    /// # Errors
    /// If the file holds no network of this version.
    pub fn bring(name: &str, file: &[u8]) -> Result<(), NotANet> {
        let net = Arc::new(Self::from_bytes(file)?);
        if let Some(tuned) = TUNED.iter().find(|tuned| tuned.name == name) {
            let _ = tuned.net.set(net);
        }
        Ok(())
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
                assert_eq!(Net::of(rules), net(tuned.file.expect("it is here")));
                assert!(Arc::ptr_eq(&Net::of(rules), &Net::of(rules)), "read once");
                assert_eq!(Net::missing(rules), None);
            }
        }
    }

    #[test]
    fn a_network_that_is_not_here_is_brought() {
        let family = Net::family().to_bytes();
        let away = Tuned {
            file: None,
            ..Tuned::new("away", &[], &[])
        };
        assert_eq!(away.net(), None);
        away.net.set(net(&family)).expect("it was not here");
        assert_eq!(away.net(), Some(Net::family()));

        Net::bring("unknown", &family).expect("it is a network");
        Net::bring("spider", &family[1..]).expect_err("it is cut off");
    }
}
