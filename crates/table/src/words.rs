//! The texts for a session.

use webspinner_words::{Language, Layer, Message, Say};

use crate::declined::Declined;
use crate::hint::Why;

/// The English texts of a session, to [add](webspinner_words::Catalogue::add) to the
/// catalogue of the rules.
pub const MESSAGES_EN: &str = include_str!("../messages/en.ftl");

/// The texts of a session in every language, a layer of a [`Catalogue`](webspinner_words::Catalogue).
pub const TEXTS: Layer = &[
    (Language::English, MESSAGES_EN),
    (Language::German, include_str!("../messages/de.ftl")),
    (Language::Spanish, include_str!("../messages/es.ftl")),
    (Language::French, include_str!("../messages/fr.ftl")),
    (Language::Chinese, include_str!("../messages/zh-CN.ftl")),
];

impl Say for Declined {
    fn message(&self) -> Message {
        match self {
            Self::Refused(refusal) => refusal.message(),
            Self::NowhereToGo { cards } => Message::new("declined-nowhere-to-go")
                .with("count", cards.len())
                .with("cards", cards.as_slice()),
            Self::NothingInHand => Message::new("declined-nothing-in-hand"),
            Self::NothingToLift => Message::new("declined-nothing-to-lift"),
            Self::NothingToUndo => Message::new("declined-nothing-to-undo"),
            Self::NothingToRedo => Message::new("declined-nothing-to-redo"),
            Self::NotSimpleYet => Message::new("declined-not-simple-yet"),
            Self::RecordFull(reason) => {
                Message::new("declined-record-full").with("reason", reason.message())
            }
        }
    }
}

impl Say for Why {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::OffTable => "why-off-table",
            Self::TurnsUp => "why-turns-up",
            Self::MakesVacancy => "why-makes-vacancy",
            Self::Joins => "why-joins",
            Self::Order => "why-order",
            Self::Prepares => "why-prepares",
            Self::DealRow => "why-deal-row",
            Self::FillsVacancy => "why-fills-vacancy",
            Self::NothingBetter => "why-nothing-better",
            Self::Wins => "why-wins",
        })
    }
}
