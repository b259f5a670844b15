//! The games that can be played: built-in and custom ones.

use std::cell::RefCell;
use std::sync::Arc;

use serde::Serialize;
use tsify::Tsify;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Rules, games};
use webspinner_words::{GameTexts, Message, Say, Topic};

use crate::words::{shown, with_catalogue};

thread_local! {
    static CUSTOM: RefCell<Vec<Arc<Rules>>> = const { RefCell::new(Vec::new()) };
}

/// A game as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: u32,
    /// Its name.
    pub name: String,
    /// Other names.
    pub also: Vec<String>,
    /// The heading it is listed under.
    pub group: String,
    /// Words it can be found by.
    pub tags: Vec<String>,
    /// What sets it apart from the games before it in its group, in a sentence.
    pub distinction: String,
    /// How many cards it is played with.
    pub cards: usize,
    /// How many columns it has.
    pub columns: u8,
    /// The schemes whose deal numbers it knows: `own`, `ms`, and so on.
    pub schemes: Vec<String>,
    /// Whether it is a custom game.
    pub own: bool,
}

/// All games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Games {
    /// The built-in ones in their order, then the custom ones.
    pub games: Vec<GameInfo>,
}

/// The rules of a game, to be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct RulesPage {
    /// The name of the game.
    pub title: String,
    /// Its parts, in reading order.
    pub sections: Vec<RulesSection>,
}

/// A part of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct RulesSection {
    /// Its heading.
    pub heading: String,
    /// Its paragraphs.
    pub paragraphs: Vec<String>,
    /// Whether each is a paragraph of its own, as pieces of advice are.
    pub is_list: bool,
    /// The games named, where it names relatives.
    pub relatives: Vec<String>,
}

/// A random deal for any game, as text, chosen by 64 random bits of the caller.
#[must_use]
pub fn random_deal(entropy: u64) -> String {
    Shuffle::random(entropy).to_string()
}

/// Every game.
#[must_use]
pub fn all_games() -> Games {
    let built_in = games::all().map(|rules| info(rules, false));
    let custom: Vec<GameInfo> =
        CUSTOM.with_borrow(|all| all.iter().map(|rules| info(rules, true)).collect());
    Games {
        games: built_in.chain(custom).collect(),
    }
}

/// The name of a game, if there is such a game.
#[must_use]
pub fn game_name(game: &str) -> Option<String> {
    find(game).ok().map(|rules| shown(&rules.name_message()))
}

/// Whether there is such a built-in game.
#[must_use]
pub fn is_built_in(game: &str) -> bool {
    games::find(game).is_some()
}

/// A custom game as lists would show it, read from its TOML text. It is not added.
///
/// # Errors
/// Everything that is wrong with it, a line each; or that a built-in game has this id or name.
pub fn check_game(toml: &str) -> Result<GameInfo, String> {
    Ok(info(&parse(toml)?, true))
}

/// Adds a custom game from its TOML text, in place of one with the same id. Returns its id.
///
/// # Errors
/// Everything that is wrong with it, a line each; or that a built-in game has this id or name.
pub fn add_game(toml: &str) -> Result<String, String> {
    let rules = parse(toml)?;
    let id = rules.id().to_string();
    CUSTOM.with_borrow_mut(|own| {
        own.retain(|known| known.id() != rules.id());
        own.push(Arc::new(rules));
    });
    Ok(id)
}

fn parse(toml: &str) -> Result<Rules, String> {
    let rules = Rules::parse(toml).map_err(|report| report.to_string())?;
    let id = rules.id().as_str();
    if is_built_in(id) {
        return Err(shown(&Message::new("custom-game-id-taken").with("id", id)));
    }
    let name = rules.about().name.as_str();
    if games::named(name).is_some() {
        let taken = Message::new("custom-game-name-taken").with("name", name);
        return Err(shown(&taken));
    }
    Ok(rules)
}

/// Offers a game whose rules came with a record, until the page is closed. A game that already has
/// its id stays.
pub(crate) fn offer(rules: &Arc<Rules>) {
    if find(rules.id().as_str()).is_err() {
        CUSTOM.with_borrow_mut(|own| own.push(Arc::clone(rules)));
    }
}

/// Removes a custom game.
pub fn remove_game(id: &str) {
    CUSTOM.with_borrow_mut(|own| own.retain(|known| known.id().as_str() != id));
}

/// The TOML text of a game.
///
/// # Errors
/// If there is no such game.
pub fn game_text(game: &str) -> Result<String, String> {
    Ok(find(game)?.to_toml())
}

/// The rules of a game, in the language spoken.
///
/// # Errors
/// If there is no such game.
pub fn rules_page(game: &str) -> Result<RulesPage, String> {
    Ok(page_of(&*find(game)?))
}

/// The rules page of a game, in the language spoken.
pub(crate) fn page_of(rules: &Rules) -> RulesPage {
    let page = rules.page();
    let sections = page.sections().iter().map(|section| {
        with_catalogue(|texts| RulesSection {
            heading: texts.text(&section.topic().message()),
            paragraphs: section.paragraphs(texts),
            is_list: section.topic() == Topic::Advice,
            relatives: match section.topic() {
                Topic::Relatives => rules
                    .about()
                    .relatives
                    .iter()
                    .map(ToString::to_string)
                    .collect(),
                _ => Vec::new(),
            },
        })
    });
    RulesPage {
        title: shown(page.title()),
        sections: sections.collect(),
    }
}

/// A game by its id.
pub(crate) fn find(game: &str) -> Result<Arc<Rules>, String> {
    let has_id = |known: &&Arc<Rules>| known.id().as_str() == game;
    let own = CUSTOM.with_borrow(|own| own.iter().find(has_id).cloned());
    let found = own.or_else(|| games::find(game).cloned());
    found.ok_or_else(|| shown(&Message::new("no-such-game").with("id", game)))
}

fn info(rules: &Rules, own: bool) -> GameInfo {
    GameInfo {
        id: rules.id().to_string(),
        version: rules.version(),
        name: shown(&rules.name_message()),
        also: all_shown(&rules.also_messages()),
        group: shown(&rules.group_message()),
        tags: all_shown(&rules.tag_messages()),
        distinction: shown(&rules.distinction_message()),
        cards: rules.pack().size(),
        columns: rules.columns(),
        schemes: rules.schemes().map(|scheme| scheme.to_string()).collect(),
        own,
    }
}

fn all_shown(messages: &[Message]) -> Vec<String> {
    messages.iter().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;

    #[test]
    fn a_game_whose_rules_a_record_holds_can_be_played_without_its_file() {
        let toml = game_text("spider-1").expect("a built-in game");
        let toml = toml.replace("id = \"spider-1\"", "id = \"brought-along\"");
        let taken = add_game(&toml).expect_err("the name is that of another game");
        assert!(taken.contains("the name Spider (1 Suit)"), "{taken}");
        let toml = toml.replace("Spider (1 Suit)", "Brought Along");
        add_game(&toml).expect("valid rules");
        let record = Table::deal("brought-along", "1").expect("a deal");
        let record = record.saved(false, 0.0).expect("a deal").record;
        remove_game("brought-along");
        assert!(Table::deal("brought-along", "2").is_err());
        Table::resume(&record).expect("it holds its rules");
        assert!(Table::deal("brought-along", "2").is_ok());
    }
}
