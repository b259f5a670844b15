//! A move as the page shows and says it.

use std::iter;

use serde::Serialize;
use tsify::Tsify;
use webspinner_players::{Hint, Why};
use webspinner_rules::knobs::Vacancy;
use webspinner_rules::{LegalMove, Move, Position, Rules};
use webspinner_table::words::why_message;
use webspinner_table::{Carried, Event, PileRef, Session};
use webspinner_words::{GameTexts, Message};

use crate::words::{aloud, shown};

/// A move: from where, how many cards, and where to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Step {
    /// As it is typed: `3-9x2`.
    pub notation: String,
    /// In words, as it is shown.
    pub text: String,
    /// Why it is worth making, if it is a hint.
    pub why: Option<String>,
    /// The name of that text, such as `why-turns-up`, if there is a lesson in it for this game: an
    /// empty column is not room to sort in where it can never be filled.
    pub idea: Option<&'static str>,
    /// Where the cards come from.
    pub from: PileRef,
    /// How many there are; of a row deal, 0.
    pub count: u16,
    /// Where they go; of a row deal, `undefined`.
    pub to: Option<PileRef>,
}

/// A move that is legal in this position.
pub(crate) fn step(rules: &Rules, position: &Position, made: Move) -> Step {
    let Carried { from, count, to } = Carried::by(rules, made);
    Step {
        notation: made.to_string(),
        text: shown(&rules.describe(position, made)),
        why: None,
        idea: None,
        from,
        count,
        to,
    }
}

/// Moves as they are typed, up to the first that is none.
pub(crate) fn moves_of(notations: &[String]) -> Vec<Move> {
    let moves = notations.iter();
    moves.map_while(|notation| notation.parse().ok()).collect()
}

/// A move that was hinted, with its reason.
pub(crate) fn hinted(rules: &Rules, position: &Position, hint: Hint) -> Step {
    let why = why_message(hint.why);
    let is_room = hint.why != Why::MakesVacancy || rules.vacancy() != Vacancy::Never;
    Step {
        why: Some(shown(&why)),
        idea: is_room.then(|| why.id()),
        ..step(rules, position, hint.play)
    }
}

/// What a move does, as it is read aloud, the cards of a row one by one.
pub(crate) fn said(
    session: &Session,
    before: &Position,
    made: LegalMove,
    events: &[Event],
) -> String {
    let rules = session.rules();
    let dealt = events.iter().filter_map(|event| match event {
        Event::Moved {
            from: PileRef::Stock,
            cards,
            ..
        } => cards.first(),
        _ => None,
    });
    let dealt = dealt.map(|card| Message::new("said-card").with("card", *card));
    let unknown = session.unknown_columns();
    let unknown: Vec<_> = unknown
        .iter()
        .map(|column| ("column", (*column).into()))
        .collect();
    let effects = rules.describe_effects(before, made).into_iter();
    let effects = effects.map(|effect| match effect.args().last() {
        // In thought it is not known which card turns up.
        Some(column) if effect.id() == "effect-turned-up" && unknown.contains(column) => {
            Message::new("said-unknown").with(column.0, column.1.clone())
        }
        _ => effect,
    });
    let parts = iter::once(rules.describe(before, made.get()));
    let parts = parts.chain(dealt).chain(effects);
    let parts: Vec<String> = parts.map(|part| aloud(&part)).collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_list;

    #[test]
    fn an_empty_column_is_an_idea_only_where_it_can_be_filled() {
        for (game, is_room) in [
            ("spider", true),
            ("scorpion", true),
            ("little-spider", false),
        ] {
            let rules = game_list::find(game).expect("a game");
            let shuffle = "1".parse().expect("a deal");
            let dealt = Session::deal(rules, &shuffle).expect("it can be dealt");
            let legal = dealt.view().legal_moves();
            let play = legal.first().expect("a move").get();
            let of = |why| hinted(dealt.rules(), dealt.position(), Hint { play, why });
            let emptied = of(Why::MakesVacancy);
            assert_eq!(
                emptied.idea,
                is_room.then_some("why-makes-vacancy"),
                "{game}"
            );
            assert!(emptied.why.is_some(), "{game}");
            assert_eq!(of(Why::Joins).idea, Some("why-joins"), "{game}");
        }
    }
}
