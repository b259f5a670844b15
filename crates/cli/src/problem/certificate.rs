//! What is wrong with a certificate, in the user's language.

use webspinner_checker::Reason;
use webspinner_words::Message;

/// The message of a reason.
pub(crate) fn of_certificate(reason: &Reason) -> Message {
    let at = |id, position: u32| Message::new(id).with("position", position.to_string());
    match reason {
        Reason::Unreadable(text) => {
            Message::new("certificate-unreadable").with("text", text.as_str())
        }
        Reason::NotACertificate => Message::new("certificate-none"),
        Reason::Version => Message::new("certificate-version"),
        Reason::CutOff => Message::new("certificate-cut-off"),
        Reason::More => Message::new("certificate-more"),
        Reason::Form => Message::new("certificate-form"),
        Reason::Game => Message::new("certificate-game"),
        Reason::Rules => Message::new("certificate-rules"),
        Reason::Position => Message::new("certificate-position"),
        Reason::Deal => Message::new("certificate-deal"),
        Reason::Turn { expected } => at("certificate-turn", *expected),
        Reason::Won { position } => at("certificate-won", *position),
        Reason::Bound { bound, position } => {
            at("certificate-bound", *position).with("bound", bound.word())
        }
        Reason::Missing { position, missing } => {
            at("certificate-missing", *position).with("move", missing.to_string())
        }
        Reason::Illegal { position, illegal } => {
            at("certificate-illegal", *position).with("move", illegal.to_string())
        }
        Reason::Target {
            position,
            played,
            target,
        } => at("certificate-target", *position)
            .with("move", played.to_string())
            .with("target", target.to_string()),
        Reason::Open { position } => at("certificate-open", *position),
        Reason::Count { positions } => {
            Message::new("certificate-count").with("positions", positions.to_string())
        }
        Reason::Memory => Message::new("certificate-memory"),
        // A later version of the checker may know more.
        other => Message::new("certificate-unreadable").with("text", other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use webspinner_checker::Bound;
    use webspinner_rules::Move;
    use webspinner_words::Language;

    use super::*;
    use crate::words::in_language;

    #[test]
    fn english_says_what_the_checker_says_and_no_other_language_does() {
        let position = 7;
        let reasons = [
            Reason::Unreadable("it is torn".to_owned()),
            Reason::NotACertificate,
            Reason::Version,
            Reason::CutOff,
            Reason::More,
            Reason::Form,
            Reason::Game,
            Reason::Rules,
            Reason::Position,
            Reason::Deal,
            Reason::Turn { expected: 7 },
            Reason::Won { position },
            Reason::Bound {
                bound: Bound::Stranded,
                position,
            },
            Reason::Missing {
                position,
                missing: Move::Deal,
            },
            Reason::Illegal {
                position,
                illegal: Move::Deal,
            },
            Reason::Target {
                position,
                played: Move::Deal,
                target: 3,
            },
            Reason::Open { position },
            Reason::Count { positions: 9 },
            Reason::Memory,
        ];
        for reason in reasons {
            for language in Language::ALL {
                let text = in_language(language).try_text(&of_certificate(&reason));
                let text = text.unwrap_or_else(|problems| panic!("{language}: {problems:?}"));
                let is_english = language == Language::English;
                assert_eq!(text == reason.to_string(), is_english, "{language}: {text}");
            }
        }
    }
}
