//! Messages about the knobs of a game.

use webspinner_rules::Rank;
use webspinner_rules::variant::{Knob, Setting, Variant};

use crate::message::{a_rank, plain};
use crate::{Arg, GameTexts, Message, Say};

impl Say for Knob {
    fn message(&self) -> Message {
        match self {
            Self::Suits => Message::new("knob-suits"),
            Self::Decks => Message::new("knob-decks"),
            Self::Highest => Message::new("knob-highest"),
            Self::Columns => Message::new("knob-columns"),
            Self::Down => Message::new("knob-down"),
            Self::Up => Message::new("knob-up"),
            Self::Reserves => Message::new("knob-reserves"),
            Self::PlaceSuit => Message::new("knob-place-suit"),
            Self::PlaceStep => Message::new("knob-place-step"),
            Self::Wrap => Message::new("knob-wrap"),
            Self::SameRank => Message::new("knob-same-rank"),
            Self::Lift => Message::new("knob-lift"),
            Self::Vacancy => Message::new("knob-vacancy"),
            Self::Deal => Message::new("knob-deal"),
            Self::RunSuit => Message::new("knob-run-suit"),
            Self::RunStart => Message::new("knob-run-start"),
            Self::Collect => Message::new("knob-collect"),
        }
    }
}

/// The label of a setting of a knob.
#[must_use]
pub fn setting_message(variant: &Variant, knob: Knob, setting: Setting) -> Message {
    let word = match setting {
        Setting::AsItIs => {
            let game = variant.base().name_message();
            return Message::new("setting-as-it-is").with("game", game);
        }
        Setting::Number(number) => return plain(&number.to_string()),
        Setting::Word(word) => word,
    };
    let message = match knob {
        Knob::Highest => {
            let rank = word.chars().next().and_then(Rank::from_letter);
            return Message::new("rank").with("rank", rank.unwrap_or(Rank::KING).number());
        }
        Knob::PlaceSuit => Message::new("setting-place-suit"),
        Knob::PlaceStep => Message::new("setting-place-step"),
        Knob::Lift => Message::new("setting-lift"),
        Knob::Vacancy => Message::new("setting-vacancy"),
        Knob::Deal => Message::new("setting-deal"),
        Knob::RunSuit => Message::new("setting-run-suit"),
        Knob::RunStart => Message::new("setting-run-start"),
        Knob::Collect => Message::new("setting-collect"),
        _ => Message::new("setting-flag"),
    };
    let king = a_rank(variant.rules().pack().highest());
    message.with("is", Arg::Choice(word)).with("a-king", king)
}
