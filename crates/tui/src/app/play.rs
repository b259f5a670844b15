//! Actions at the table, by key or by name.

use ratatui::crossterm::event::KeyEvent;
use webspinner_players::{Hint, Why};
use webspinner_rules::{Column, Move, Outcome};
use webspinner_table::words::why_message;
use webspinner_table::{Declined, Event, GameState, PileRef, Session};
use webspinner_words::{Message, Say};

use crate::app::App;
use crate::draw::highlights::Highlight;
use crate::engine_help::Wanted;
use crate::keys::{self, Action};
use crate::note::Tone;
use crate::saves;
use crate::text_field::TextField;
use crate::theme::Look;

/// What became of the table, or why nothing did.
pub(super) type Made = Result<Vec<Event>, Declined>;

impl App {
    pub(super) fn table_key(&mut self, key: &KeyEvent) {
        if self.model.selection.typing.is_some() {
            self.type_key(key);
            return;
        }
        let action = keys::action(key, self.model.place());
        if self.model.is_paused {
            self.act(
                action
                    .filter(|action| outlives_pause(*action))
                    .unwrap_or(Action::Pause),
            );
            return;
        }
        match (self.model.selection.prefix.take(), action) {
            (Some(prefix), Some(Action::Column(number))) => self.slot(prefix, number.index()),
            (_, Some(action)) => self.act(action),
            (_, None) => self.model.note = None,
        }
    }

    /// Performs the action of a key, a button or a line of the menu.
    pub(super) fn act(&mut self, action: Action) {
        if self.model.game.is_none() && !needs_no_table(action) {
            return;
        }
        // A note goes with the next action; that on a hint stays as long as the hint.
        if self.model.selection.hint.is_none() {
            self.model.note = None;
        }
        match action {
            Action::AnyColumn => {}
            Action::Column(column) => self.choose_column(column),
            Action::Left => self.move_cursor(|cursor, rules| cursor.sideways(rules, -1)),
            Action::Right => self.move_cursor(|cursor, rules| cursor.sideways(rules, 1)),
            Action::Up | Action::Down => self.up_down(action),
            Action::More => self.change_count(1),
            Action::Fewer => self.change_count(-1),
            Action::Pick if self.model.is_decided() => self.go_on(),
            Action::Pick => self.pick(),
            Action::NextTarget => self.next_target(1),
            Action::PreviousTarget => self.next_target(-1),
            Action::Obvious => self.obvious_at_cursor(),
            Action::Deal => self.play(Move::Deal),
            Action::Undo => self.change(Session::undo),
            Action::Redo => self.change(Session::redo),
            Action::Hint => self.want_hint(),
            Action::Watch => self.watch(),
            Action::Finish => self.change(Session::finish),
            Action::Foundation | Action::Reserve => self.choose_slot(action),
            Action::Collect => self.collect(),
            Action::TypeMove => self.model.selection.typing = Some(TextField::default()),
            other => self.act_on_program(other),
        }
    }

    /// Changes the game on the table at this time, and does what follows from it.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Session, u64) -> Made) {
        if let Some(game) = &mut self.model.game {
            let made = change(&mut game.session, self.model.now_ms);
            self.after_move(made);
        }
    }

    pub(super) fn play(&mut self, mv: Move) {
        self.change(|session, now_ms| session.play(mv, now_ms));
    }

    /// Makes moves that are known to be legal, one after another.
    pub(super) fn play_on(&mut self, moves: Vec<Move>) {
        let now_ms = self.model.now_ms;
        let Some(game) = &mut self.model.game else {
            return;
        };
        let mut events = Vec::new();
        for mv in moves {
            match game.session.play(mv, now_ms) {
                Ok(more) => events.extend(more),
                Err(declined) => return self.decline(&declined),
            }
        }
        self.after_events(&events);
    }

    /// Collects at the cursor, or the first run that can be.
    pub(super) fn collect(&mut self) {
        let Some(game) = &self.model.game else { return };
        let at_cursor = self.model.selection.column();
        let columns = game.session.view().legal_moves().into_iter();
        let mut collects = columns.filter_map(|legal| match legal.get() {
            Move::Collect { from } => Some(from),
            _ => None,
        });
        let from = at_cursor
            .or_else(|| collects.next())
            .unwrap_or(Column::at(0));
        self.play(Move::Collect { from });
    }

    /// To be called after everything that may have changed the table.
    pub(super) fn after_move(&mut self, made: Made) {
        match made {
            Ok(events) => self.after_events(&events),
            Err(declined) => self.decline(&declined),
        }
    }

    pub(super) fn after_events(&mut self, events: &[Event]) {
        self.model.selection.hint = None;
        self.model.selection.hand_is_whole = false;
        self.model.note = None;
        self.model.selection.recent = self.moved_last(events);
        if let Some(cursor) = &mut self.model.selection.cursor {
            cursor.count = None;
        }
        let collected = events.iter().any(|event| {
            matches!(
                event,
                Event::Moved {
                    to: PileRef::Collected,
                    ..
                }
            )
        });
        if collected && self.model.task.is_none() {
            self.model.say("note-collected", Tone::Good);
        }
        self.save();
        self.end_first_steps();
        if self.model.task.is_some() {
            self.judge();
        } else {
            self.report_end(events);
        }
    }

    /// Stops saying how cards are moved, once the player has moved some.
    fn end_first_steps(&mut self) {
        let has_moved = (self.model.game.as_ref()).is_some_and(|game| game.session.is_begun());
        if has_moved && std::mem::take(&mut self.model.needs_first_steps) {
            self.keep_setting(saves::KNOWS_MOVES, "yes");
        }
    }

    /// Says that the game is won, or stuck if it was not before.
    pub(super) fn report_end(&mut self, events: &[Event]) {
        let Some(game) = &mut self.model.game else {
            return;
        };
        let state = game.session.state();
        let before = std::mem::replace(&mut game.state, state);
        let was_stuck = matches!(before, GameState::Ended(Outcome::Stuck(_)));
        let won = events
            .iter()
            .any(|event| matches!(event, Event::Ended(Outcome::Won)));
        match state {
            GameState::Ended(outcome) => {
                // The line under the table says what can be done next.
                self.model.note = None;
                if won || !was_stuck {
                    self.ended(outcome);
                }
            }
            GameState::NoUsefulMove => self.model.say("note-no-useful-move", Tone::Bad),
            GameState::InProgress => {}
        }
    }

    /// The cards that moved, where they lie now.
    pub(super) fn moved_last(&self, events: &[Event]) -> Vec<Highlight> {
        let Some(game) = &self.model.game else {
            return Vec::new();
        };
        let position = game.session.position();
        let mark = |event: &Event| {
            let Event::Moved { to, cards, .. } = event else {
                return None;
            };
            let from = match to {
                PileRef::Column(column) => position
                    .column(*column)
                    .cards()
                    .len()
                    .checked_sub(cards.len())?,
                PileRef::Collected | PileRef::Foundation(_) | PileRef::Reserve(_) => 0,
                PileRef::Stock => return None,
            };
            Some(Highlight {
                pile: *to,
                from,
                look: Look::Recent,
            })
        };
        events.iter().filter_map(mark).collect()
    }

    pub(super) fn decline(&mut self, declined: &Declined) {
        self.model.selection.hand_is_whole = false;
        self.model.say_message(&declined.message(), Tone::Bad);
    }

    /// Shows a hint as soon as the fair player has thought.
    fn want_hint(&mut self) {
        if let Some(game) = &mut self.model.game {
            game.session.release();
            self.wanted = Some((Wanted::FairHint, game.session.tree().current()));
        }
    }

    pub(super) fn show_hint(&mut self) {
        let Some(game) = &mut self.model.game else {
            return;
        };
        let counts = game.is_saved && !game.session.was_won();
        let is_first = counts && !game.session.is_assisted();
        let hint = game.session.hint();
        game.state = game.session.state();
        self.model.selection.hint = hint.map(|hint| hint.play);
        let Some(hint) = hint else {
            self.model.say("note-no-useful-move", Tone::Bad);
            return;
        };
        let mut text = hinted("note-hint", hint);
        if hint.why == Why::TowardWin {
            // Its reason says why the win is certain.
            text = Message::new("note-hint-finish").with("hint", text);
        } else if let Some(certain) = game.session.certain_win() {
            text = Message::new("note-hint-certain")
                .with("hint", text)
                .with("certain", certain.message());
        }
        if is_first {
            text = Message::new("note-hint-assists").with("hint", text);
        }
        self.model.say_message(&text, Tone::Plain);
        self.save();
    }

    pub(super) fn clear_hint(&mut self) {
        if self.model.selection.hint.take().is_some() {
            self.model.note = None;
        }
    }
}

/// The text of this name with a hint in it.
pub(super) fn hinted(text: &'static str, hint: Hint) -> Message {
    move_message(text, hint.play).with("why", why_message(hint.why))
}

/// The text of this name with a move in it. For the one that deals a row, the key is named.
pub(super) fn move_message(text: &'static str, mv: Move) -> Message {
    let text = Message::new(text);
    match mv {
        Move::Deal => text.with("move", Message::new("hint-deal")),
        mv => text.with("move", mv.to_string()),
    }
}

fn outlives_pause(action: Action) -> bool {
    matches!(
        action,
        Action::Menu | Action::Help | Action::Quit | Action::Theme | Action::Clock
    )
}

fn needs_no_table(action: Action) -> bool {
    matches!(
        action,
        Action::Games
            | Action::SavedGames
            | Action::Lessons
            | Action::Statistics
            | Action::Help
            | Action::Theme
            | Action::Language
            | Action::Quit
    )
}
