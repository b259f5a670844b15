//! What the player does at the table, by keys and by name.

use ratatui::crossterm::event::KeyEvent;
use webspinner_rules::message::{Message, Say};
use webspinner_rules::{Column, Move, Outcome};
use webspinner_table::{Declined, Event, PileRef};

use crate::app::{App, Tone};
use crate::cursor::Cursor;
use crate::keys::{self, Action};
use crate::list::Field;
use crate::marks::Mark;
use crate::theme::Look;

impl App {
    pub(crate) fn table_key(&mut self, key: &KeyEvent) {
        if self.typing.is_some() {
            self.type_key(key);
            return;
        }
        let action = keys::action(key);
        if self.is_paused {
            self.act(
                action
                    .filter(|action| outlives_pause(*action))
                    .unwrap_or(Action::Pause),
            );
            return;
        }
        match (self.prefix.take(), action) {
            (Some(prefix), Some(Action::Column(number))) => self.slot(prefix, number.index()),
            (_, Some(action)) => self.act(action),
            (_, None) => {}
        }
    }

    /// Does what a key, a button or a line of the menu stands for.
    pub(crate) fn act(&mut self, action: Action) {
        if self.table.is_none() && !needs_no_table(action) {
            return;
        }
        match action {
            Action::AnyColumn => {}
            Action::Column(column) => self.choose_column(column),
            Action::Left => self.move_cursor(|cursor, rules| cursor.sideways(rules, -1)),
            Action::Right => self.move_cursor(|cursor, rules| cursor.sideways(rules, 1)),
            Action::Up | Action::Down => self.up_down(action),
            Action::More => self.change_count(1),
            Action::Fewer => self.change_count(-1),
            Action::Pick => self.pick(),
            Action::NextTarget => self.next_target(1),
            Action::PreviousTarget => self.next_target(-1),
            Action::Obvious => self.obvious_at_cursor(),
            Action::Deal => self.play(Move::Deal),
            Action::Undo => self.take_back(),
            Action::Redo => self.again(),
            Action::Hint => self.show_hint(),
            Action::Finish => self.finish(),
            Action::Foundation | Action::Reserve => self.ask_slot(action),
            Action::Collect => self.collect(),
            Action::TypeMove => self.typing = Some(Field::default()),
            other => self.act_on_program(other),
        }
    }

    pub(crate) fn play(&mut self, asked: Move) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.table else { return };
        let made = table.session.play(asked, now_ms);
        self.done(made);
    }

    /// Makes moves that are known to be legal one after the other.
    pub(crate) fn play_on(&mut self, moves: Vec<Move>) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.table else { return };
        let mut events = Vec::new();
        for asked in moves {
            match table.session.play(asked, now_ms) {
                Ok(told) => events.extend(told),
                Err(declined) => return self.decline(&declined),
            }
        }
        self.happened(&events);
    }

    pub(crate) fn take_back(&mut self) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.table else { return };
        let made = table.session.undo(now_ms);
        self.done(made);
    }

    pub(crate) fn again(&mut self) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.table else { return };
        let made = table.session.redo(now_ms);
        self.done(made);
    }

    pub(crate) fn finish(&mut self) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.table else { return };
        let made = table.session.finish(now_ms);
        self.done(made);
    }

    /// Collects at the cursor, or the first run that can be.
    pub(crate) fn collect(&mut self) {
        let Some(table) = &self.table else { return };
        let at_cursor = self.cursor.and_then(Cursor::column);
        let columns = table.session.view().legal_moves().into_iter();
        let mut collects = columns.filter_map(|legal| match legal.get() {
            Move::Collect { from } => Some(from),
            _ => None,
        });
        let from = at_cursor
            .or_else(|| collects.next())
            .unwrap_or(Column::at(0));
        self.play(Move::Collect { from });
    }

    /// After everything that may have changed the table.
    pub(crate) fn done(&mut self, made: Result<Vec<Event>, Declined>) {
        match made {
            Ok(events) => self.happened(&events),
            Err(declined) => self.decline(&declined),
        }
    }

    pub(crate) fn happened(&mut self, events: &[Event]) {
        self.hint = None;
        self.hand_is_whole = false;
        self.note = None;
        self.recent = self.moved_last(events);
        if let Some(cursor) = &mut self.cursor {
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
        if collected {
            self.say("note-collected", Tone::Good);
        }
        self.save();
        self.tell_end(events);
    }

    /// Says that the game is won, or stuck if it was not before.
    pub(crate) fn tell_end(&mut self, events: &[Event]) {
        let outcome = self.outcome();
        let Some(table) = &mut self.table else { return };
        let was_stuck = table.is_stuck;
        table.is_stuck = matches!(outcome, Some(Outcome::Stuck(_)));
        let won = events
            .iter()
            .any(|event| matches!(event, Event::Ended(Outcome::Won)));
        match outcome {
            Some(Outcome::Won) if won => self.ended(Outcome::Won),
            Some(outcome) if !was_stuck => self.ended(outcome),
            Some(outcome) => self.say_message(&outcome.message(), Tone::Bad),
            None => {}
        }
    }

    /// The cards that moved, where they lie now.
    pub(crate) fn moved_last(&self, events: &[Event]) -> Vec<Mark> {
        let Some(table) = &self.table else {
            return Vec::new();
        };
        let position = table.session.position();
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
            Some(Mark {
                pile: *to,
                from,
                look: Look::Recent,
            })
        };
        events.iter().filter_map(mark).collect()
    }

    pub(crate) fn decline(&mut self, declined: &Declined) {
        self.hand_is_whole = false;
        self.say_message(&declined.message(), Tone::Bad);
    }

    pub(crate) fn show_hint(&mut self) {
        let Some(table) = &mut self.table else { return };
        table.session.release();
        self.hint = table.session.hint();
        match self.hint {
            Some(hint) => {
                let text = Message::new("note-hint")
                    .with("move", hint.play.to_string())
                    .with("why", hint.why.message());
                self.say_message(&text, Tone::Plain);
                self.save();
            }
            None => self.say("note-no-hint", Tone::Bad),
        }
    }

    pub(crate) fn clear_hint(&mut self) {
        if self.hint.take().is_some() {
            self.note = None;
        }
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
            | Action::Records
            | Action::Statistics
            | Action::Help
            | Action::Theme
            | Action::Quit
    )
}
