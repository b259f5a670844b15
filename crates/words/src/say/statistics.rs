//! Messages about statistics.

use webspinner_rules::stats::{Group, PlayKind};

use crate::{Message, Say};

impl Say for Group {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Own => "group-own",
            Self::Kind(PlayKind::NoUndo) => "group-no-undo",
            Self::Kind(PlayKind::Undo) => "group-undo",
            Self::Kind(PlayKind::NewCard) => "group-new-card",
            Self::Kind(PlayKind::Helped) => "group-helped",
            Self::Again => "group-again",
        })
    }
}
