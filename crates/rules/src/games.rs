//! The built-in games.

use std::sync::{Arc, OnceLock};

use crate::draft::{ProblemReport, RulesDraft};
use crate::rules::Rules;
use crate::suggest::nearest;

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
    "skill",
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

/// Id and file of each game, in the order they are listed. A game comes after the one it inherits
/// from, which rules out cycles.
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

/// Each game in the place of its file, read when it is first needed.
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
/// A game's file is read when it or one that inherits from it is first needed; reading all takes
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

/// The id that is closest to an unknown id or name, if any is close: of the built-in games and of
/// `others`, such as a player's custom games.
///
/// ```
/// use webspinner_rules::games;
///
/// assert_eq!(games::suggest("spidr", []), Some("spider"));
/// assert_eq!(games::suggest("Mrs Mop", []), Some("mrs-mop"));
/// assert_eq!(games::suggest("klondyke", []), None);
/// assert_eq!(games::suggest("klondyke", ["klondike"]), Some("klondike"));
/// ```
pub fn suggest<'g>(id: &str, others: impl IntoIterator<Item = &'g str>) -> Option<&'g str> {
    nearest(id, FILES.iter().map(|(id, _)| *id).chain(others))
}

/// Games of files, which may inherit from the built-in ones.
impl Rules {
    /// Checks a draft, which may inherit from a built-in game.
    ///
    /// ```
    /// use webspinner_rules::{Rules, RulesDraft};
    ///
    /// let draft = RulesDraft {
    ///     id: Some("short-spider".into()),
    ///     name: Some("Short Spider".into()),
    ///     inherits: Some("spider-1".into()),
    ///     columns: Some(31),
    ///     ..RulesDraft::default()
    /// };
    /// let report = Rules::from_draft(&draft).unwrap_err();
    /// assert_eq!(report.to_string(), "`columns` is 31, but must be from 1 to 30");
    /// ```
    ///
    /// # Errors
    /// All problems at once.
    pub fn from_draft(draft: &RulesDraft) -> Result<Self, ProblemReport> {
        Self::from_draft_among(draft, &find)
    }

    /// Reads a game file, in the format of `docs/games.md`.
    ///
    /// ```
    /// use webspinner_rules::Rules;
    ///
    /// let rules = Rules::parse(r#"
    ///     id = "gentle-spider"
    ///     name = "Gentle Spider"
    ///     inherits = "spider"
    ///     [deal]
    ///     rule = "any"
    /// "#)?;
    /// assert_eq!(rules.columns(), 10);
    ///
    /// let report = Rules::parse("id = 'x'\ninherits = 'spidr'\ntimes = 3").unwrap_err();
    /// assert_eq!(report.problems().len(), 3);
    /// assert_eq!(
    ///     report.problems()[0].to_string(),
    ///     "line 2: `inherits` names no built-in game: there is no `spidr`; did you mean `spider`?",
    /// );
    /// assert_eq!(report.problems()[2].to_string(), "`name` is missing");
    /// # Ok::<(), webspinner_rules::ProblemReport>(())
    /// ```
    ///
    /// # Errors
    /// All problems at once, each with its line.
    pub fn parse(text: &str) -> Result<Self, ProblemReport> {
        Self::parse_among(text, &find)
    }
}
