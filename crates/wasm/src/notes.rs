//! What the player noted at moves.

use serde::Serialize;
use tsify::Tsify;
use webspinner_rules::record::NodeId;

use crate::table::Table;

/// What is noted at a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct NoteView {
    /// The place in the tree, for [`Table::go_to`].
    pub node: usize,
    /// How many moves lead there.
    pub moves: usize,
    /// The note.
    pub text: String,
}

/// All notes of a game, in the order of its move tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Notes {
    /// The notes.
    pub notes: Vec<NoteView>,
}

impl Table {
    /// What is noted at the move that led here, or at the start.
    pub fn note(&self) -> Option<String> {
        self.session.note().map(str::to_owned)
    }

    /// Notes something at the move that led here, in place of what was noted there; nothing takes
    /// it away. Returns whether there was room for it.
    pub fn set_note(&mut self, note: &str) -> bool {
        self.session.set_note(note).is_ok()
    }

    /// All notes.
    pub fn notes(&self) -> Notes {
        let tree = self.session.tree();
        let place = |node: NodeId| tree.iter().position(|other| other == node);
        let view = |(node, text): (NodeId, &str)| NoteView {
            node: place(node).map_or(0, |place| place + 1),
            moves: tree.depth(node),
            text: text.to_owned(),
        };
        Notes {
            notes: self.session.noted().map(view).collect(),
        }
    }
}
