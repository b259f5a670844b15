//! How hard a game is, beside its name.

use webspinner_rules::Rules;

use crate::draw::cells::{cells, padded, shortened_name};
use crate::text::Texts;

/// What is around a line of the list: the sign of the chosen one, and an arrow.
pub(super) const LINE_ENDS: u16 = 4;
/// The cells between a name and the level behind it.
pub(super) const LEVEL_GAP: u16 = 2;

/// The name of a game, with its level at the right edge; a name that is too long is cut.
pub(super) fn with_level(name: &str, level: Option<String>, width: usize) -> String {
    let room = width.saturating_sub(usize::from(LINE_ENDS));
    let Some(level) = level else {
        return shortened_name(name, room);
    };
    let left = room.saturating_sub(usize::from(cells(&level) + LEVEL_GAP));
    let gap = " ".repeat(usize::from(LEVEL_GAP));
    format!("{}{gap}{level}", padded(&shortened_name(name, left), left))
}

/// How hard a game is, if it is tagged so.
pub(super) fn level(rules: &Rules, texts: &Texts) -> Option<String> {
    let tags = &rules.about().tags;
    let levels = [
        ("easy", "level-easy"),
        ("medium", "level-medium"),
        ("hard", "level-hard"),
    ];
    let level = levels
        .into_iter()
        .find(|(tag, _)| tags.iter().any(|known| known == tag));
    level.map(|(_, id)| texts.get(id))
}
