//! The games as the list orders them, and the words by which it finds them.

use std::sync::Arc;

use webspinner_rules::Rules;
use webspinner_words::GameTexts as _;

use super::is_custom;
use crate::text::Texts;

/// The games of a group together, groups and games in the order in which they come first; custom
/// games last.
pub(super) fn by_group(games: &[Arc<Rules>]) -> Vec<Arc<Rules>> {
    let mut groups: Vec<&str> = Vec::new();
    for rules in games.iter().filter(|rules| !is_custom(rules)) {
        if !groups.contains(&rules.about().group.as_str()) {
            groups.push(&rules.about().group);
        }
    }
    let in_group = |group: &str| {
        let games = games
            .iter()
            .filter(move |rules| !is_custom(rules) && rules.about().group == group);
        games.cloned().collect::<Vec<_>>()
    };
    let custom = games.iter().filter(|rules| is_custom(rules)).cloned();
    groups
        .into_iter()
        .flat_map(in_group)
        .chain(custom)
        .collect()
}

/// The words by which a game is found: in the player's language, and as its file has them.
pub(super) fn searched_text(rules: &Rules, texts: &Texts) -> String {
    let about = rules.about();
    let own = [rules.id().as_str(), &about.name, &about.group];
    let more = about.also.iter().chain(&about.tags).map(String::as_str);
    let named = [rules.name_message(), rules.group_message()].into_iter();
    let named = named
        .chain(rules.also_messages())
        .chain(rules.tag_messages());
    let named = named.map(|message| texts.say(&message));
    let words = own.into_iter().chain(more).map(str::to_owned).chain(named);
    words.collect::<Vec<_>>().join(" ").to_lowercase()
}
