//! Messages about deals that cannot be read or laid out.

use webspinner_rules::{
    CARDS_MAX, CardList, CardListError, CardsError, DealError, DealNumberError, DealTextError,
    DealTextProblem, LayoutStyle, NotACard, Scheme,
};

use super::texts::quoted;
use super::untranslated;
use crate::game::plain;
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
            Self::Game(word) => Message::new("deal-not-a-game").with("word", quoted(word)),
            Self::NoShuffle => Message::new("deal-game-alone").with("example", "spider:ms:14934"),
            Self::Scheme(word) => Message::new("deal-not-a-scheme")
                .with("word", quoted(word))
                .with("schemes", Scheme::ALL.map(Scheme::word).join(", "))
                .with("list", CardList::WORD),
            Self::NoNumber(scheme) => Message::new("deal-no-number")
                .with("scheme", scheme.word())
                .with("example", format!("{scheme}:14934")),
            Self::Digit(letter) => {
                Message::new("deal-not-a-digit").with("letter", format!("{letter:?}"))
            }
            Self::Number(error) => error.message(),
            Self::Card(error) => error.message(),
            Self::Cards(error) => error.message(),
            Self::OtherGame { other, game } => Message::new("deal-of-other-game")
                .with("other", other.as_str())
                .with("game", game.as_str()),
            _ => untranslated(self),
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
        if self.scheme == Scheme::Own {
            return Message::new("deal-number-too-large").with("digits", Self::OWN_DIGITS);
        }
        let numbers = self.scheme.numbers();
        // Some are too large for the catalogue's numbers.
        Message::new("deal-number-unknown")
            .with("scheme", self.scheme.word())
            .with("least", numbers.start().to_string())
            .with("most", numbers.end().to_string())
    }
}

impl Say for CardListError {
    fn message(&self) -> Message {
        Message::new("deal-card-count")
            .with("most", CARDS_MAX)
            .with("found", self.found)
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
                    .with("program", scheme.program())
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
        match self {
            Self::Count {
                game,
                expected,
                found,
            } => Message::new("deal-wrong-count")
                .with("game", game.as_str())
                .with("expected", *expected)
                .with("found", *found),
            Self::Pack {
                game,
                card,
                expected,
                found,
            } => Message::new("deal-wrong-card")
                .with("game", game.as_str())
                // As it is typed.
                .with("card", card.to_string())
                .with("expected", *expected)
                .with("found", *found),
            Self::LayoutStyle { game, style } => {
                let style = match style {
                    LayoutStyle::Own => Scheme::Own,
                    LayoutStyle::Ms => Scheme::Ms,
                    LayoutStyle::Kpat => Scheme::Kpat,
                };
                Message::new("deal-no-layout")
                    .with("game", game.as_str())
                    .with("program", style.program())
            }
            _ => untranslated(self),
        }
    }
}
