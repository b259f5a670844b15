//! Everything that is drawn, apart from the pages.

use webspinner_rules::{GameId, Outcome};
use webspinner_table::CertainWin;
use webspinner_words::{Language, Message};

use crate::current_game::CurrentGame;
use crate::keys::TablePlace;
use crate::note::{Note, Tone, sentence};
use crate::selection::Selection;
use crate::speed::Speed;
use crate::task::TaskOnTable;
use crate::text::Texts;
use crate::theme::{Theme, ThemeName};

/// What the player wants to see.
#[derive(Clone, Copy, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "one for each key that switches it"
)]
pub(crate) struct Options {
    pub(crate) shows_clock: bool,
    /// Whether the chance of winning is in sight, as far as it can be known.
    pub(crate) shows_chance: bool,
    /// Whether a win lets cards leap.
    pub(crate) has_motion: bool,
    /// Whether new deals are played without undo.
    pub(crate) no_undo: bool,
    /// Whether large screens show a panel beside the table.
    pub(crate) shows_panel: bool,
}

/// The fair player plays on, and the player watches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watching {
    pub(crate) speed: Speed,
    /// When the next move is due.
    pub(crate) next_ms: u64,
}

/// The game on the table and all that is shown of it: what drawing reads.
pub(crate) struct Model {
    pub(crate) theme: Theme,
    pub(crate) language: Language,
    pub(crate) texts: Texts,
    pub(crate) game: Option<CurrentGame>,
    /// What the game is, if it is a step of a lesson or a puzzle.
    pub(crate) task: Option<TaskOnTable>,
    pub(crate) selection: Selection,
    pub(crate) note: Option<Note>,
    pub(crate) is_paused: bool,
    /// How the player watches the fair player play on, if it does.
    pub(crate) watching: Option<Watching>,
    pub(crate) options: Options,
    /// The player's results in this game so far: labels and figures for the panel.
    pub(crate) figures: Vec<(&'static str, String)>,
    /// Whether the player has yet to learn how cards are moved.
    pub(crate) needs_first_steps: bool,
    pub(crate) now_ms: u64,
}

impl Model {
    /// Which game lies on the table, if one does.
    pub(crate) fn game_id(&self) -> Option<&GameId> {
        Some(self.game.as_ref()?.session.rules().id())
    }

    /// How the game on the table ended; `None` while it goes on.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game.as_ref()?.outcome()
    }

    /// Whether live analysis is on.
    pub(crate) fn is_analysing(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.is_analysing)
    }

    /// Whether the chance of winning is to be told: not in lessons and puzzles, nor once the game
    /// has ended.
    pub(crate) fn wants_chance(&self) -> bool {
        let goes_on = self.game.is_some() && self.outcome().is_none();
        self.options.shows_chance && goes_on && self.task.is_none()
    }

    /// Whether the win is certain that the player watches, and could come faster.
    pub(crate) fn can_finish_watching(&self) -> bool {
        let is_slow = self.watching.is_some_and(|one| one.speed < Speed::BRISK);
        is_slow && self.certain_win().is_some()
    }

    /// Why the win is certain, if the player may know that it is.
    pub(crate) fn certain_win(&self) -> Option<CertainWin> {
        self.game.as_ref()?.session.certain_win()
    }

    /// Whether the table shows a step or a puzzle that is done or missed.
    pub(crate) fn is_decided(&self) -> bool {
        let task = self.task.as_ref();
        task.is_some_and(|task| task.next_text().is_some())
    }

    /// Whether the table shows a step of a lesson.
    pub(crate) fn is_lesson(&self) -> bool {
        self.place() == TablePlace::Lesson
    }

    /// What lies on the table: it decides what keys do.
    pub(crate) fn place(&self) -> TablePlace {
        let task = self.task.as_ref();
        task.map_or(TablePlace::Game, TaskOnTable::place)
    }

    /// Puts a text of the catalogue under the table.
    pub(crate) fn say(&mut self, id: &'static str, tone: Tone) {
        let text = self.texts.get(id);
        self.note = Some(Note { text, tone });
    }

    /// Puts a message under the table.
    pub(crate) fn say_message(&mut self, message: &Message, tone: Tone) {
        let text = sentence(&self.texts.say(message));
        self.note = Some(Note { text, tone });
    }

    pub(crate) fn set_theme(&mut self, name: ThemeName) {
        self.theme.name = name;
        self.texts = Texts::new(self.language, self.theme);
    }

    pub(crate) fn set_language(&mut self, language: Language) {
        self.language = language;
        self.texts = Texts::new(language, self.theme);
    }

    /// Shows another game, with nothing selected and no note.
    pub(crate) fn show(&mut self, game: CurrentGame) {
        self.game = Some(game);
        self.task = None;
        self.selection = Selection::default();
        self.note = None;
        self.is_paused = false;
        self.watching = None;
    }
}
