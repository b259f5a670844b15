//! What the player noted at a move: the comments of the record.

use webspinner_rules::record::{CommentRefused, NodeId};

use crate::session::Session;

impl Session {
    /// What is noted at the move that led here, or at the start.
    #[must_use]
    pub fn note(&self) -> Option<&str> {
        self.tree.comment(self.tree.current())
    }

    /// Notes something at the move that led here, in place of what was noted there; nothing takes
    /// it away. White space becomes single blanks.
    ///
    /// # Errors
    /// If the note, or all of them together, are longer than a record may keep.
    pub fn set_note(&mut self, note: &str) -> Result<(), CommentRefused> {
        self.tree.set_comment(self.tree.current(), note)
    }

    /// Where something is noted, in the order of the move tree.
    pub fn noted(&self) -> impl Iterator<Item = (NodeId, &str)> {
        let nodes = std::iter::once(NodeId::START).chain(self.tree.iter());
        nodes.filter_map(|node| Some((node, self.tree.comment(node)?)))
    }
}
