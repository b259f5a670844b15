//! Messages about deals that cannot be read or laid out.

use webspinner_rules::chance::DealCheckError;
use webspinner_rules::deal::{
    CardList, CardListError, CardsError, DealError, DealNumberError, DealTextError,
    DealTextProblem, Scheme,
};
use webspinner_rules::{CARDS_MAX, LayoutStyle, NotACard};

use super::texts::quoted;
use super::untranslated;
use crate::message::plain;
use crate::{Arg, Message, Say};

impl Say for DealTextError {
    fn message(&self) -> Message {
        let problem = self.problem.message();
        if self.needs_place() {
            Message::new("text-at-character")
                .with("problem", problem)
                .with("at", self.at)
        } else {
            problem
        }
    }
}

impl Say for DealTextProblem {
    fn message(&self) -> Message {
        match self {
            Self::Number(error) => return error.message(),
            Self::Card(error) => return error.message(),
            Self::Cards(error) => return error.message(),
            _ => {}
        }
        messages! { self =>
            Self::Game(word) => "deal-not-a-game", "word" = quoted(word);
            Self::NoShuffle => "deal-game-alone", "example" = "spider:ms:14934";
            Self::Scheme(word) => "deal-not-a-scheme", "word" = quoted(word),
                "schemes" = Scheme::ALL.map(Scheme::word).join(", "), "list" = CardList::WORD;
            Self::NoNumber(scheme) => "deal-no-number", "scheme" = scheme.word(),
                "example" = format!("{scheme}:14934");
            Self::Digit(letter) => "deal-not-a-digit", "letter" = format!("{letter:?}");
            Self::OtherGame { other, game } => "deal-of-other-game",
                "other" = other.as_str(), "game" = game.as_str();
        }
    }
}

impl Say for NotACard {
    fn message(&self) -> Message {
        Message::new("not-a-card").with("word", quoted(&self.0))
    }
}

impl Say for DealNumberError {
    fn message(&self) -> Message {
        let numbers = self.scheme.numbers();
        // Some are too large for the catalogue's numbers.
        let unknown = Message::new("deal-number-unknown")
            .with("scheme", self.scheme.word())
            .with("least", numbers.start().to_string())
            .with("most", numbers.end().to_string());
        match self.elsewhere() {
            None => unknown,
            Some(deal) => Message::new("deal-number-elsewhere")
                .with("problem", unknown)
                .with("program", deal.scheme().program())
                .with("deal", deal.to_string()),
        }
    }
}

impl Say for CardListError {
    fn message(&self) -> Message {
        Message::new("deal-card-count")
            .with("most", CARDS_MAX)
            .with("found", self.found)
    }
}

impl Say for DealCheckError {
    fn message(&self) -> Message {
        match self {
            Self::Deal(error) => error.message(),
            Self::Number(error) => error.message(),
        }
    }
}

impl Say for DealError {
    fn message(&self) -> Message {
        match self {
            Self::Scheme {
                game,
                scheme,
                others,
            } => {
                let others = others.iter().map(|scheme| plain(scheme.word()));
                Message::new("deal-unknown-there")
                    .with("scheme", scheme.word())
                    .with("game", game.as_str())
                    .with("others", Arg::Either(others.collect()))
            }
            Self::Cards(error) => error.message(),
            _ => untranslated(self),
        }
    }
}

impl Say for CardsError {
    fn message(&self) -> Message {
        let scheme = |style: LayoutStyle| match style {
            LayoutStyle::Own => Scheme::Own,
            LayoutStyle::Ms => Scheme::Ms,
            LayoutStyle::Kpat => Scheme::Kpat,
        };
        messages! { self =>
            Self::Count { game, expected, found } => "deal-wrong-count" expected found,
                "game" = game.as_str();
            // The card as it is typed.
            Self::Pack { game, card, expected, found } => "deal-wrong-card" expected found,
                "game" = game.as_str(), "card" = card.to_string();
            Self::LayoutStyle { game, style } => "deal-no-layout",
                "game" = game.as_str(), "scheme" = scheme(*style).word();
        }
    }
}
