//! The texts for a session.

use webspinner_players::{Stretch, Why};
use webspinner_rules::chance::{Figure, Quantity};
use webspinner_rules::stats::Amount;
use webspinner_words::{Arg, Catalogue, Language, Layer, Message, Say};

use crate::clock_text;
use crate::session::declined::Declined;
use crate::session::hints::CertainWin;
use crate::unseen::Unseen;

/// The texts of a folder below `messages` in every language.
macro_rules! in_every_language {
    ($folder:literal) => {
        &[
            (Language::English, in_every_language!($folder, "en")),
            (Language::German, in_every_language!($folder, "de")),
            (Language::Spanish, in_every_language!($folder, "es")),
            (Language::French, in_every_language!($folder, "fr")),
            (Language::Chinese, in_every_language!($folder, "zh-CN")),
        ]
    };
    ($folder:literal, $tag:literal) => {
        include_str!(concat!("../messages/", $folder, $tag, ".ftl"))
    };
}

/// The English texts of a session, to [add](webspinner_words::Catalogue::add) to the
/// catalogue of the rules.
pub const MESSAGES_EN: &str = include_str!("../messages/en.ftl");

/// The texts of a session in every language, a layer of a [`Catalogue`].
pub const TEXTS: Layer = in_every_language!("");

/// The texts that front ends share in every language: titles, lists and keys.
pub const SHARED_TEXTS: Layer = in_every_language!("shared/");

/// The names of the figures in statistics in every language, for front ends that show them.
pub const FIGURE_TEXTS: Layer = in_every_language!("figures/");

/// How much a figure is, with [texts](FIGURE_TEXTS) of this catalogue; a dash if it is unknown.
#[must_use]
pub fn amount_text(amount: Option<Amount>, catalogue: &Catalogue) -> String {
    let Some(amount) = amount else {
        return "–".to_owned();
    };
    match amount {
        Amount::Count(count) => count.to_string(),
        Amount::Points(points) => points.to_string(),
        Amount::WonLost(won, lost) => format!("{won} / {lost}"),
        Amount::Rate(percent, ..) => catalogue.percentage(percent, 1),
        Amount::Ratio(f64::INFINITY) => "∞".to_owned(),
        Amount::Ratio(ratio) => catalogue.decimal(ratio, 2),
        Amount::Mean(mean) => catalogue.decimal(mean, 1),
        Amount::TimeMs(time_ms) => clock_text(time_ms),
        Amount::Streak(games) => {
            let streak = if games < 0 {
                Message::new("figure-streak-lost")
            } else {
                Message::new("figure-streak-won")
            };
            catalogue.text(&streak.with("games", games.abs()))
        }
    }
}

/// The texts about luck and skill in every language, for front ends that show them.
pub const LUCK_TEXTS: Layer = in_every_language!("luck/");

/// The texts on whether the cards are fair in every language, for front ends that show them.
pub const RIGGED_TEXTS: Layer = in_every_language!("rigged/");

/// What was counted in many deals, in sentences of the [texts](RIGGED_TEXTS): one for each figure,
/// then one on all of them. `decimal` writes a number with this many decimal places.
#[must_use]
pub fn figure_messages(figures: &[Figure], decimal: impl Fn(f64, usize) -> String) -> Vec<Message> {
    let sentence = |figure: &Figure| {
        let (low, high) = figure.interval();
        let number = |number| decimal(number, 2);
        Message::new("rigged-figure")
            .with("name", quantity_message(figure.quantity))
            .with("mean", number(figure.mean()))
            .with("expected", number(figure.expected))
            .with("low", number(low))
            .with("high", number(high))
    };
    let outside = figures.iter().filter(|figure| !figure.is_usual()).count();
    let all = if figures.is_empty() {
        Message::new("rigged-none")
    } else {
        Message::new("rigged-summary").with("outside", outside)
    };
    figures.iter().map(sentence).chain([all]).collect()
}

fn quantity_message(quantity: Quantity) -> Message {
    Message::new(match quantity {
        Quantity::FirstMoves => "rigged-first-moves",
        Quantity::Kings => "rigged-kings",
        Quantity::Pairs => "rigged-pairs",
        Quantity::Aces => "rigged-aces",
    })
}

/// What was turned up between the rows of a game, a line for each stretch in which a card was
/// hidden, in sentences of the [texts](LUCK_TEXTS).
#[must_use]
pub fn stretch_messages(stretches: &[Stretch]) -> Vec<Message> {
    let line = |(rows, stretch): (usize, &Stretch)| {
        let more = if stretch.sure.is_all { "no" } else { "yes" };
        Message::new("luck-stretch")
            .with("rows", rows)
            .with("turned", stretch.turned)
            .with("sure", stretch.sure.count)
            .with("more", Arg::Choice(more))
    };
    let hiding = stretches.iter().enumerate();
    hiding
        .filter(|(_, stretch)| stretch.hidden > 0)
        .map(line)
        .collect()
}

/// The texts on the cards that are still unseen in every language, for front ends that show them.
pub const UNSEEN_TEXTS: Layer = in_every_language!("unseen/");

/// The figures beside the unseen cards, a line each, in sentences of the [texts](UNSEEN_TEXTS).
#[must_use]
pub fn unseen_messages(unseen: &Unseen) -> [Message; 4] {
    [
        Message::new("unseen-cards").with("cards", unseen.total()),
        Message::new("unseen-turned")
            .with("turned", unseen.turned)
            .with("hidden", unseen.hidden),
        Message::new("unseen-rows").with("rows", unseen.rows),
        Message::new("unseen-vacancies").with("vacancies", unseen.vacancies),
    ]
}

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
            Self::UndoOff => Message::new("declined-undo-off"),
            Self::NothingToRedo => Message::new("declined-nothing-to-redo"),
            Self::NotSimpleYet => Message::new("declined-not-simple-yet"),
            Self::RecordFull(reason) => {
                Message::new("declined-record-full").with("reason", reason.message())
            }
        }
    }
}

impl Say for CertainWin {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::WhateverIsHidden => "certain-win-hidden",
            Self::EveryCardKnown => "certain-win-known",
        })
    }
}

/// The sentence for the reason of a hint.
#[must_use]
pub fn why_message(why: Why) -> Message {
    let text = match why {
        Why::OffTable => "why-off-table",
        Why::TurnsUp => "why-turns-up",
        Why::MakesVacancy => "why-makes-vacancy",
        Why::Joins => "why-joins",
        Why::Order => "why-order",
        Why::Prepares => "why-prepares",
        Why::TowardCard(column) => {
            return Message::new("why-toward-card").with("column", usize::from(column.number()));
        }
        Why::TowardRow => "why-toward-row",
        Why::DealRow => "why-deal-row",
        Why::FillsVacancy => "why-fills-vacancy",
        Why::NothingBetter => "why-nothing-better",
        Why::TowardWin => "why-toward-win",
        Why::Wins => "why-wins",
    };
    Message::new(text)
}
