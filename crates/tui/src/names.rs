//! Results, games and deals as text.

use std::sync::Arc;

use webspinner_rules::deal::{Scheme, Shuffle};
use webspinner_rules::record::GameResult;
use webspinner_rules::{GameId, Rules};
use webspinner_words::{GameTexts, Message};

use crate::current_game::CurrentGame;
use crate::text::Texts;

/// The id of the text for a result.
pub(crate) fn result_text(result: GameResult) -> &'static str {
    match result {
        GameResult::Won => "result-won",
        GameResult::Lost => "result-lost",
        GameResult::Unfinished => "result-unfinished",
    }
}

/// The name of a game by its id; the id itself for a game that is not known.
pub(crate) fn game_name(games: &[Arc<Rules>], id: &GameId, texts: &Texts) -> String {
    let known = games.iter().find(|rules| rules.id() == id);
    known.map_or_else(|| id.to_string(), |rules| texts.say(&rules.name_message()))
}

/// The deal on the table. A list of cards is not written out: it would give away hidden cards.
pub(crate) fn deal_text(game: &CurrentGame) -> Message {
    match &game.session.header().deal {
        _ if !game.is_saved => Message::new("title-position"),
        Shuffle::Cards(_) => Message::new("title-cards"),
        Shuffle::Number(number) => {
            Message::new("title-deal").with("deal", without_own(&number.to_string()))
        }
    }
}

/// The deal on the table in as few cells as possible.
pub(crate) fn short_deal_text(game: &CurrentGame) -> Message {
    match &game.session.header().deal {
        Shuffle::Number(number) if game.is_saved => {
            Message::new("title-number").with("number", without_own(&number.to_string()))
        }
        _ => deal_text(game),
    }
}

/// A deal as players write it: a number alone is one of the program's own.
pub(crate) fn without_own(deal: &str) -> &str {
    let number = deal.strip_prefix(Scheme::Own.word());
    let number = number.and_then(|rest| rest.strip_prefix(':'));
    number.unwrap_or(deal)
}

/// A deal's text, cut where it is a list of cards.
pub(crate) fn shuffle_text(shuffle: &Shuffle) -> String {
    let text = shuffle.to_string();
    let text = without_own(&text);
    if text.chars().count() > 32 {
        text.chars().take(28).chain("...".chars()).collect()
    } else {
        text.to_owned()
    }
}
