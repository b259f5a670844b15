//! Messages about statistics.

use webspinner_rules::stats::{Group, PlayKind};

use crate::{Message, Say};

impl Say for Group {
    fn message(&self) -> Message {
        match self {
            Self::Own => Message::new("group-own"),
            Self::Kind(PlayKind::UndoOff) => Message::new("group-undo-off"),
            Self::Kind(PlayKind::NoUndo) => Message::new("group-no-undo"),
            Self::Kind(PlayKind::Undo) => Message::new("group-undo"),
            Self::Kind(PlayKind::NewCard) => Message::new("group-new-card"),
            Self::Kind(PlayKind::Helped) => Message::new("group-helped"),
            Self::Again => Message::new("group-again"),
        }
    }
}
