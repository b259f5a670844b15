//! What undoing moves showed a player.

use crate::record::{Header, MoveTree, NodeId};

/// What the moves that a player undid had shown: the sort of help that undo was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Undone {
    /// The player had chosen to play without undo.
    Off,
    /// No move was undone, although the player could have.
    #[default]
    Nothing,
    /// Moves were undone, but none that had turned up or dealt a card.
    Known,
    /// A move was undone after it had turned up or dealt a card, and another way was taken.
    NewCard,
}

impl Undone {
    /// Every value.
    pub const ALL: [Self; 4] = [Self::Off, Self::Nothing, Self::Known, Self::NewCard];

    /// The word that files use for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Nothing => "nothing",
            Self::Known => "known",
            Self::NewCard => "new-card",
        }
    }

    /// The value with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|undone| undone.word() == word)
    }
}

/// The moves of a tree that showed a card, whatever was seen before; in order, each once. A set
/// would be the only one in the page's small module, and several kilobytes of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewCards(Vec<NodeId>);

impl NewCards {
    /// Takes note of a move after which fewer cards were [hidden](crate::Position::hidden).
    pub fn note(&mut self, node: NodeId) {
        // Moves come in the order in which they were made, or are made again.
        if let Err(place) = self.0.binary_search(&node) {
            self.0.insert(place, node);
        }
    }

    /// What the moves off the line to this node had shown. A move that was undone and made again
    /// is on the line: it showed nothing that the line doesn't show.
    ///
    /// # Panics
    /// If the node is of another tree.
    #[must_use]
    pub fn undone(&self, header: &Header, tree: &MoveTree, standing: NodeId) -> Undone {
        if header.no_undo {
            return Undone::Off;
        }
        // A node comes after its parent, so the line is in order.
        let line = tree.line_to(standing);
        let is_off = |node: &NodeId| line.binary_search(node).is_err();
        if self.0.iter().any(is_off) {
            Undone::NewCard
        } else if header.undos > 0 || tree.len() > line.len() {
            Undone::Known
        } else {
            Undone::Nothing
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Undone;
    use crate::record::Record;

    /// What undoing showed in a game with these tags and moves.
    fn undone(tags: &str, moves: &str) -> Undone {
        let text = format!(
            "[Game \"spider-1\"]\n[Version \"1\"]\n[Deal \"ms:3\"]\n[Result \"lost\"]\n{tags}\n{moves}\n"
        );
        let record: Record = text.parse().expect("a record");
        record.points().expect("it replays").undone
    }

    #[test]
    fn undoing_is_judged_by_what_the_lines_left_behind_had_shown() {
        assert_eq!(undone("", "1. 5-6 2. d"), Undone::Nothing);
        // The move that was undone was made again.
        assert_eq!(undone("[Undos \"1\"]\n", "1. 5-6 2. d"), Undone::Known);
        assert_eq!(
            undone("[Undos \"1\"]\n", "1. 5-6 (1. d) 2. d"),
            Undone::NewCard
        );
        // The nine left open cards behind, wherever it went.
        let nine = "1. d 2. 8-1 (2. 8-5) 3. d";
        assert_eq!(undone("[Undos \"1\"]\n", nine), Undone::Known);
    }
}
