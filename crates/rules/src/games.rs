//! The built-in games.
//!
//! Each is a file in `games/`. What the files say is also there as bytes, so that no program has to
//! parse them all before it deals; the tests of this module write them, and prove that both say the
//! same.

use std::sync::{Arc, OnceLock};

use crate::draft::{ProblemReport, RulesDraft};
use crate::packed::Packed;
use crate::rules::{GameId, Rules};
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
    "three-suits",
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

/// Every built-in game, in the order to list them, as [`Packed`] writes them.
const PACKED: &[u8] = include_bytes!("../games/packed.bin");

static GAMES: OnceLock<Vec<Arc<Rules>>> = OnceLock::new();

fn games() -> &'static [Arc<Rules>] {
    GAMES.get_or_init(|| {
        let rules = Vec::<Rules>::unpack(&mut &PACKED[..]);
        let rules = rules.expect("the bytes are as the tests wrote them");
        rules.into_iter().map(Arc::new).collect()
    })
}

/// What a built-in game's file advises its player to do.
pub(crate) struct Advice {
    pub(crate) game: GameId,
    pub(crate) lines: Vec<String>,
}

/// The advice of every game. It is apart so that programs without pages of rules, such as the first
/// one that a browser loads, do without it.
const ADVICE: &[u8] = include_bytes!("../games/advice.bin");

static ADVICE_OF_GAMES: OnceLock<Vec<Advice>> = OnceLock::new();

pub(crate) fn advice(id: &GameId) -> Option<&'static [String]> {
    let all = ADVICE_OF_GAMES.get_or_init(|| {
        let advice = Vec::unpack(&mut &ADVICE[..]);
        advice.expect("the bytes are as the tests wrote them")
    });
    let advice = all.iter().find(|advice| advice.game == *id)?;
    Some(&advice.lines)
}

/// Every built-in game, in the order to list them: group by group, the best known first.
pub fn all() -> impl ExactSizeIterator<Item = &'static Arc<Rules>> {
    games().iter()
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
    all().find(|rules| rules.id().as_str() == id)
}

/// The built-in game with this id or, if there is none, this name. Only letters and digits count,
/// in upper or lower case.
///
/// ```
/// use webspinner_rules::games;
///
/// let named = games::named("SPIDER").expect("a built-in game");
/// assert_eq!(named.id().as_str(), "spider");
/// let named = games::named("spider 1 suit").expect("a built-in game");
/// assert_eq!(named.about().name, "Spider (1 Suit)");
/// assert!(games::named("Klondike").is_none());
/// ```
pub fn named(text: &str) -> Option<&'static Arc<Rules>> {
    let by_id = find(&text.to_ascii_lowercase());
    by_id.or_else(|| all().find(|rules| rules.is_called(text)))
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
    nearest(id, all().map(|rules| rules.id().as_str()).chain(others))
}

fn plain(name: &str) -> impl Iterator<Item = char> {
    let counting = name.chars().filter(|letter| letter.is_alphanumeric());
    counting.flat_map(char::to_lowercase)
}

/// Games of files, which may inherit from the built-in ones.
impl Rules {
    /// Whether this is the id or a name of the game. Only letters and digits count, in upper or
    /// lower case.
    #[must_use]
    pub fn is_called(&self, text: &str) -> bool {
        let about = self.about();
        let names = about.also.iter().chain([&about.name]);
        let mut texts = names.map(String::as_str).chain([self.id().as_str()]);
        texts.any(|known| plain(known).eq(plain(text)))
    }

    /// Checks a draft, which may inherit from a built-in game.
    ///
    /// ```
    /// use webspinner_rules::Rules;
    /// use webspinner_rules::draft::RulesDraft;
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
    /// # Ok::<(), webspinner_rules::draft::ProblemReport>(())
    /// ```
    ///
    /// # Errors
    /// All problems at once, each with its line.
    pub fn parse(text: &str) -> Result<Self, ProblemReport> {
        Self::parse_among(text, &find)
    }
}

#[cfg(test)]
mod tests;
