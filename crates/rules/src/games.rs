//! The built-in games.

use std::sync::{Arc, OnceLock};

use crate::draft::nearest;
use crate::rules::Rules;

/// The words that the built-in games are tagged with; `docs/games.md` says what each means.
pub const TAGS: &[&str] = &[
    "one-deck",
    "two-decks",
    "three-decks",
    "four-decks",
    "five-decks",
    "one-suit",
    "two-suits",
    "open",
    "foundations",
    "small",
    "large",
    "short",
    "long",
    "luck",
    "thought",
    "easy",
    "medium",
    "hard",
];

/// The files of these games, in the order given.
macro_rules! files {
    ($($id:literal)*) => {
        &[$(($id, include_str!(concat!("../games/", $id, ".toml")))),*]
    };
}

/// Id and file of each game, in the order they are listed. A game that inherits stands after the
/// one it inherits from, which leaves no room for a circle.
const FILES: &[(&str, &str)] = files! {
    "spider" "spider-2" "spider-1" "spider-relaxed" "spider-easy" "spider-open-deal"
    "red-black-spider" "black-widow" "tarantula" "beetle"
    "spiderette" "spiderette-2" "spiderette-1" "baby-spiderette"
    "will-o-the-wisp" "will-o-the-wisp-2" "will-o-the-wisp-1" "fair-maids"
    "spider-3-decks" "spider-4-decks" "spider-5-decks" "spiderwort-2" "spiderwort-1"
    "little-spider" "little-spider-strict" "little-spider-strict-always" "little-spider-wrap"
    "simple-simon" "simon-jester" "mrs-mop" "grandmothers-game" "grounds-for-a-divorce"
    "scorpion" "wasp" "double-scorpion" "three-blind-mice"
};

/// Each game in the place of its file, read when it is first asked for.
static GAMES: [OnceLock<Arc<Rules>>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];

/// The game of the file at this place.
fn game(place: usize) -> &'static Arc<Rules> {
    GAMES[place].get_or_init(|| {
        let (id, text) = FILES[place];
        let rules = Rules::parse_among(text, &|id| find_among(&FILES[..place], id));
        Arc::new(
            rules.unwrap_or_else(|report| panic!("the built-in game {id} is sound:\n{report}")),
        )
    })
}

/// The game with this id, if its file is one of these first ones.
fn find_among(files: &[(&str, &str)], id: &str) -> Option<&'static Arc<Rules>> {
    files.iter().position(|(known, _)| *known == id).map(game)
}

/// Every built-in game, in the order to list them: group by group, the best known first.
///
/// A game's file is read when it or one that inherits from it is first asked for; to read all takes
/// a millisecond or two.
pub fn all() -> impl ExactSizeIterator<Item = &'static Arc<Rules>> {
    (0..FILES.len()).map(game)
}

/// The built-in game with this id, in its newest version.
///
/// ```
/// use webspinner_rules::games;
///
/// let spider = games::find("spider").expect("a built-in game");
/// assert_eq!(spider.about().name, "Spider");
/// assert!(games::find("klondike").is_none());
/// ```
pub fn find(id: &str) -> Option<&'static Arc<Rules>> {
    find_among(FILES, id)
}

/// A built-in game as it was in an earlier version, so that old records replay as they were
/// played.
pub fn find_version(id: &str, version: u32) -> Option<&'static Arc<Rules>> {
    find(id).filter(|rules| rules.version() == version)
}

/// The id of the built-in game that may have been meant by an id or a name that is none.
///
/// ```
/// use webspinner_rules::games;
///
/// assert_eq!(games::suggest("spidr"), Some("spider"));
/// assert_eq!(games::suggest("Mrs Mop"), Some("mrs-mop"));
/// assert_eq!(games::suggest("klondike"), None);
/// ```
pub fn suggest(id: &str) -> Option<&'static str> {
    nearest(id, FILES.iter().map(|(id, _)| *id))
}
