//! What the program learns about the player's folder of custom games.

use webspinner_rules::Rules;
use webspinner_words::Message;

/// A file of the folder that holds no valid game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidGame {
    /// The file, as people read it.
    pub file: String,
    /// What is wrong with it.
    pub reason: String,
}

/// The offer to keep the game of a file in the folder, so that it is found again in the list.
pub struct KeepOffer {
    /// The name of the game.
    pub game: String,
    /// The file that would be written.
    pub file: String,
    /// Whether there is such a file already.
    pub replaces: bool,
    /// Writes the file; the error is for people.
    pub keep: Box<dyn FnOnce() -> Result<(), String>>,
}

/// The folder, as the list of games shows it.
#[derive(Clone, Debug, Default)]
pub(crate) struct GamesFolder {
    /// Its path, as people read it; `None` if there can be none.
    pub(crate) path: Option<String>,
    pub(crate) invalid: Vec<InvalidGame>,
}

/// How games come into the folder.
pub(crate) struct Keeping {
    /// The offer to keep a game whose file is this.
    pub(crate) offer: fn(&Rules, String) -> Option<KeepOffer>,
    /// The offer made last, until it is answered.
    pub(crate) waiting: Option<KeepOffer>,
}

impl Keeping {
    pub(crate) fn new(offer: fn(&Rules, String) -> Option<KeepOffer>) -> Self {
        Self {
            offer,
            waiting: None,
        }
    }
}

impl KeepOffer {
    /// The question, as two lines.
    pub(crate) fn question(&self) -> [Message; 2] {
        let why = Message::new("keep-text").with("game", self.game.as_str());
        let id = if self.replaces {
            "keep-replaces"
        } else {
            "keep-writes"
        };
        [why, Message::new(id).with("file", self.file.as_str())]
    }
}
