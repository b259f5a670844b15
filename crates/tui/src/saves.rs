//! The saved games and settings.

use webspinner_db::{Place, Timestamp};
use webspinner_rules::GameId;
use webspinner_rules::record::{Date, Record};
use webspinner_rules::stats::{Counted, Group, Hundred};
use webspinner_store::{
    BlockingStore, Conflict, Error, GameFilter, Listing, Loaded, SaveHandle, Saved, SavedId,
};
use webspinner_table::SavedGame;
use webspinner_tasks::Lesson;
use webspinner_words::{Language, Message};

/// The namespace of this front end's settings.
const NAMESPACE: &str = "tui";
/// The setting with the name of the theme.
pub(crate) const THEME: &str = "theme";
/// The setting with the tag of the language.
pub(crate) const LANGUAGE: &str = "language";
/// The setting that shows or hides the clock.
pub(crate) const CLOCK: &str = "clock";
/// The setting that shows or hides the chance of winning.
pub(crate) const CHANCE: &str = "chance";
/// The setting that turns animations on or off.
pub(crate) const MOTION: &str = "motion";
/// The setting by which new deals are played with or without undo.
pub(crate) const UNDO: &str = "undo";
/// The setting that shows or hides the panel beside the table.
pub(crate) const PANEL: &str = "panel";
/// The setting that says that the player has moved cards before.
pub(crate) const KNOWS_MOVES: &str = "knows-moves";

/// The setting with the game that was dealt last, until its first move.
const UNPLAYED: &str = "unplayed";

/// How many games are listed at a time.
const LISTED_MAX: u32 = 1_000;

/// The language that the player chose in the menu; `None` if there is no database at this place, or
/// no choice in it. It reads nothing else, and makes nothing.
#[must_use]
pub fn kept_language(place: &Place) -> Option<Language> {
    let tag = BlockingStore::glance_at_setting(place, NAMESPACE, LANGUAGE)?;
    tag.parse().ok()
}

/// The store, if there is one, and the clock that dates what is saved.
pub(crate) struct Saves {
    store: Option<BlockingStore>,
    now: fn() -> Timestamp,
    /// The game under the setting [`UNPLAYED`], as text.
    unplayed: Option<String>,
}

impl Saves {
    pub(crate) fn new(store: Option<BlockingStore>, now: fn() -> Timestamp) -> Self {
        let mut saves = Self {
            store,
            now,
            unplayed: None,
        };
        saves.unplayed = saves.setting(UNPLAYED).filter(|text| !text.is_empty());
        saves
    }

    pub(crate) fn today(&self) -> Option<Date> {
        Date::new(&(self.now)().to_string()).ok()
    }

    /// The game that was dealt last, if no move of it was played.
    pub(crate) fn unplayed(&self) -> Option<Record> {
        self.unplayed.as_ref()?.parse().ok()
    }

    /// Remembers a game that was dealt and not played, for the next start of the program. It is not
    /// a saved game: a list full of untouched deals would be useless.
    pub(crate) fn remember_unplayed(&mut self, record: Option<&Record>) -> Result<(), Message> {
        let text = record.map(ToString::to_string);
        if text != self.unplayed {
            self.set_setting(UNPLAYED, text.as_deref().unwrap_or_default())?;
            self.unplayed = text;
        }
        Ok(())
    }

    /// Saves a game as it stands; returns a message for the player if there is one.
    pub(crate) fn save(
        &self,
        handle: &mut Option<SaveHandle>,
        game: &SavedGame,
    ) -> Option<Message> {
        let store = self.store.as_ref()?;
        let (record, points) = (&game.record, game.points);
        let at = (self.now)();
        let saved = match handle {
            Some(handle) => store.save(handle, record, points, at),
            None => store.begin(record, points, at).map(|new| {
                *handle = Some(new);
                Saved::InPlace
            }),
        };
        match saved {
            Ok(Saved::InPlace) => None,
            Ok(Saved::AsNew { why, .. }) => Some(Message::new(match why {
                Conflict::MovedOn => "note-game-moved-on",
                Conflict::Deleted => "note-game-deleted",
            })),
            Err(error) => Some(not_saved(&error)),
        }
    }

    pub(crate) fn latest_unfinished(&self) -> Result<Option<Loaded>, Message> {
        self.with_store(None, BlockingStore::latest_unfinished)
    }

    pub(crate) fn load(&self, id: SavedId) -> Result<Option<Loaded>, Message> {
        self.with_store(None, |store| store.load(id))
    }

    pub(crate) fn delete(&self, id: SavedId) -> Result<bool, Message> {
        self.with_store(false, |store| store.delete(id))
    }

    /// All saved games, the one saved last first.
    pub(crate) fn games(&self) -> Result<Vec<Listing>, Message> {
        let (mut games, mut after) = (Vec::new(), None);
        loop {
            let page = |store: &BlockingStore| {
                let page = store.list(&GameFilter::default(), after.as_ref(), LISTED_MAX)?;
                Ok(Some(page))
            };
            let Some(page) = self.with_store(None, page)? else {
                return Ok(games);
            };
            games.extend(page.games);
            match page.next {
                Some(next) => after = Some(next),
                None => return Ok(games),
            }
        }
    }

    pub(crate) fn results(&self) -> Result<Vec<Counted<Timestamp>>, Message> {
        self.with_store(Vec::new(), |store| store.results(None))
    }

    /// Where the player stands in the hundred of a game.
    pub(crate) fn hundred(&self, game: &GameId, group: Group) -> Result<Hundred, Message> {
        let nothing = Hundred::new::<Timestamp>(game, group, &[]);
        self.with_store(nothing, |store| store.hundred(game, group))
    }

    /// A setting; `None` if it was never set or cannot be read.
    pub(crate) fn setting(&self, name: &str) -> Option<String> {
        let setting = |store: &BlockingStore| store.setting(NAMESPACE, name);
        self.with_store(None, setting).ok().flatten()
    }

    /// Whether the player has moved cards before, as far as is known.
    pub(crate) fn knows_moves(&self) -> bool {
        self.setting(KNOWS_MOVES).is_some()
            || self.results().is_ok_and(|results| !results.is_empty())
    }

    pub(crate) fn set_setting(&self, name: &str, value: &str) -> Result<(), Message> {
        self.with_store((), |store| store.set_setting(NAMESPACE, name, value))
    }

    /// How many steps of a lesson the player has done.
    pub(crate) fn steps_done(&self, lesson: &Lesson) -> usize {
        let done = self.setting(&steps_setting(lesson));
        done.and_then(|count| count.parse().ok()).unwrap_or(0)
    }

    /// Notes that this many steps of a lesson are done, unless more were done before.
    pub(crate) fn set_steps_done(&self, lesson: &Lesson, count: usize) -> Result<(), Message> {
        if count <= self.steps_done(lesson) {
            return Ok(());
        }
        self.set_setting(&steps_setting(lesson), &count.to_string())
    }

    fn with_store<T>(
        &self,
        without: T,
        action: impl FnOnce(&BlockingStore) -> Result<T, Error>,
    ) -> Result<T, Message> {
        let answer = self.store.as_ref().map(action);
        answer
            .unwrap_or(Ok(without))
            .map_err(|error| Message::new("note-store").with("reason", reason(&error)))
    }
}

/// The setting with the number of steps done of a lesson.
fn steps_setting(lesson: &Lesson) -> String {
    format!("lesson-{}", lesson.id)
}

fn not_saved(error: &Error) -> Message {
    Message::new("note-not-saved").with("reason", reason(error))
}

/// What went wrong, with its causes in the words of the system or of the database library.
fn reason(error: &Error) -> Message {
    let name = match error {
        Error::Full(_) => "database-full",
        Error::Busy(_) => "database-busy",
        Error::ReadOnly(_) => "database-read-only",
        Error::Damaged(_) => "database-damaged",
        Error::Unreadable { id, why } => {
            return Message::new("database-unreadable")
                .with("id", id.to_string())
                .with("why", why.as_str());
        }
        Error::Database(cause) => return refused(cause),
        other => return refused(other),
    };
    Message::new(name)
}

fn refused(cause: &dyn std::error::Error) -> Message {
    let causes = std::iter::successors(Some(cause), |&error| error.source());
    let causes: Vec<String> = causes.map(ToString::to_string).collect();
    Message::new("reason-with-cause")
        .with("reason", Message::new("database-refused"))
        .with("cause", causes.join(": "))
}

#[cfg(test)]
mod tests {
    use webspinner_db::{Cause, TooLarge};
    use webspinner_words::Language;

    use super::*;
    use crate::text::Texts;
    use crate::theme::Theme;

    #[test]
    fn an_error_comes_with_its_cause() {
        let texts = Texts::new(Language::English, Theme::default());
        let error = Error::Database(Cause::new("the disk is gone"));
        let text = texts.say(&reason(&error));
        assert_eq!(text, format!("{error}: the disk is gone"));
        let error = Error::TooLarge(TooLarge {
            what: "a record",
            bytes: 9_000_000,
            bytes_max: 8_000_000,
        });
        let text = texts.say(&reason(&error));
        assert_eq!(text, format!("the database refused the request: {error}"));
    }

    #[test]
    fn what_stops_a_save_is_said_as_the_store_says_it() {
        let texts = Texts::new(Language::English, Theme::default());
        let cause = || Cause::new("code 13");
        for error in [
            Error::Full(cause()),
            Error::Busy(cause()),
            Error::ReadOnly(cause()),
            Error::Damaged(cause()),
        ] {
            assert_eq!(texts.say(&reason(&error)), error.to_string());
        }
    }
}
