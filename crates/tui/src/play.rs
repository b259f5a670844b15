//! What the player does at the table, by keys and by name.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use webspinner_rules::message::{Message, Say};
use webspinner_rules::{Column, LegalMove, Move, Outcome, Slot};
use webspinner_table::{Declined, Event, Hand, Spot};

use crate::app::{App, Tone, sentence};
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

    /// A column's key: pick up, put down, or, for the second time, the obvious move.
    fn choose_column(&mut self, column: Column) {
        self.hide_cursor();
        let Some(table) = &self.table else { return };
        match table.sitting.hand() {
            Some(Hand::Cards { from, .. }) if from == column => {
                let count = self.exact_count();
                self.obvious(column, count);
            }
            Some(_) => self.put(Spot::Column(column)),
            None => self.take(column, None),
        }
    }

    /// How many cards are in hand, if the player chose the number.
    fn exact_count(&self) -> Option<u16> {
        match self.table.as_ref()?.sitting.hand()? {
            Hand::Cards { count, .. } if !self.hand_is_whole => Some(count),
            _ => None,
        }
    }

    /// Takes cards in hand; without a count all that can be lifted, to give what fits.
    pub(crate) fn take(&mut self, column: Column, count: Option<u16>) {
        self.clear_hint();
        let Some(table) = &mut self.table else { return };
        match table.sitting.take(column, count) {
            Ok(_) => {
                self.hand_is_whole = count.is_none();
                self.note = None;
            }
            Err(declined) => self.decline(&declined),
        }
    }

    pub(crate) fn take_reserve(&mut self, slot: Slot) {
        self.clear_hint();
        let Some(table) = &mut self.table else { return };
        match table.sitting.take_reserve(slot) {
            Ok(_) => self.note = None,
            Err(declined) => self.decline(&declined),
        }
    }

    /// Puts the cards in hand down. A hand that took all gives as many as the place takes.
    pub(crate) fn put(&mut self, spot: Spot) {
        let now_ms = self.now_ms;
        let fitting = self.fitting_count(spot);
        let Some(table) = &mut self.table else { return };
        if let (Some(Hand::Cards { from, .. }), Some(count)) = (table.sitting.hand(), fitting)
            && let Err(declined) = table.sitting.take(from, Some(count))
        {
            self.decline(&declined);
            return;
        }
        let put = table.sitting.put(spot, now_ms);
        self.done(put);
    }

    /// How many of the cards in hand a place takes, where the hand holds all.
    fn fitting_count(&self, spot: Spot) -> Option<u16> {
        let targets = self.whole_targets();
        let counts = targets.into_iter().filter(|(target, _)| *target == spot);
        counts.map(|(_, count)| count).max()
    }

    /// Where a hand that took all may put some of it, and how much.
    fn whole_targets(&self) -> Vec<(Spot, u16)> {
        let Some(table) = self.table.as_ref().filter(|_| self.hand_is_whole) else {
            return Vec::new();
        };
        let Some(Hand::Cards { from: own, .. }) = table.sitting.hand() else {
            return Vec::new();
        };
        let legal = table.sitting.view().legal_moves();
        let highest = u16::from(table.sitting.rules().pack().highest().number());
        let target = |legal: LegalMove| match legal.get() {
            Move::Shift { from, to, count } if from == own => Some((Spot::Column(to), count)),
            Move::ToFoundation { from, slot } if from == own => Some((Spot::Foundation(slot), 1)),
            Move::Collect { from } if from == own => Some((Spot::Collected, highest)),
            _ => None,
        };
        legal.into_iter().filter_map(target).collect()
    }

    /// Everywhere the cards in hand may go.
    pub(crate) fn targets(&self) -> Vec<Spot> {
        if self.hand_is_whole {
            let mut spots: Vec<Spot> = Vec::new();
            for (spot, _) in self.whole_targets() {
                if !spots.contains(&spot) {
                    spots.push(spot);
                }
            }
            return spots;
        }
        let table = self.table.as_ref();
        table.map_or_else(Vec::new, |table| table.sitting.targets())
    }

    pub(crate) fn obvious(&mut self, column: Column, count: Option<u16>) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.table else { return };
        let made = table.sitting.obvious(column, count, now_ms);
        self.done(made);
    }

    pub(crate) fn obvious_from_reserve(&mut self, slot: Slot) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.table else { return };
        let made = table.sitting.obvious_from_reserve(slot, now_ms);
        self.done(made);
    }

    fn obvious_at_cursor(&mut self) {
        let hand = self.table.as_ref().and_then(|table| table.sitting.hand());
        match (hand, self.cursor) {
            (Some(Hand::Cards { from, .. }), _) => {
                let count = self.exact_count();
                self.obvious(from, count);
            }
            (Some(Hand::Reserve { slot }), _) => self.obvious_from_reserve(slot),
            (
                None,
                Some(Cursor {
                    spot: Spot::Column(column),
                    count,
                }),
            ) => {
                self.obvious(column, count);
            }
            (
                None,
                Some(Cursor {
                    spot: Spot::Reserve(slot),
                    ..
                }),
            ) => {
                self.obvious_from_reserve(slot);
            }
            _ => self.show_cursor(),
        }
    }

    pub(crate) fn play(&mut self, asked: Move) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.table else { return };
        let made = table.sitting.play(asked, now_ms);
        self.done(made);
    }

    fn take_back(&mut self) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.table else { return };
        let made = table.sitting.undo(now_ms);
        self.done(made);
    }

    fn again(&mut self) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.table else { return };
        let made = table.sitting.redo(now_ms);
        self.done(made);
    }

    fn finish(&mut self) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.table else { return };
        let made = table.sitting.finish(now_ms);
        self.done(made);
    }

    /// Collects at the cursor, or the first run that can be.
    fn collect(&mut self) {
        let Some(table) = &self.table else { return };
        let at_cursor = self.cursor.and_then(Cursor::column);
        let columns = table.sitting.view().legal_moves().into_iter();
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
                    to: Spot::Collected,
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
    fn tell_end(&mut self, events: &[Event]) {
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
    fn moved_last(&self, events: &[Event]) -> Vec<Mark> {
        let Some(table) = &self.table else {
            return Vec::new();
        };
        let position = table.sitting.position();
        let mark = |event: &Event| {
            let Event::Moved { to, cards, .. } = event else {
                return None;
            };
            let from = match to {
                Spot::Column(column) => position
                    .column(*column)
                    .cards()
                    .len()
                    .checked_sub(cards.len())?,
                Spot::Collected | Spot::Foundation(_) | Spot::Reserve(_) => 0,
                Spot::Stock => return None,
            };
            Some(Mark {
                spot: *to,
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

    fn show_hint(&mut self) {
        let Some(table) = &mut self.table else { return };
        table.sitting.release();
        self.hint = table.sitting.hint();
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

    /// Waits for the number of a foundation or reserve; where there is one only, that is it.
    fn ask_slot(&mut self, action: Action) {
        let Some(table) = &self.table else { return };
        let slots = match action {
            Action::Foundation => table.sitting.position().foundations().len(),
            _ => table.sitting.position().reserves().len(),
        };
        if slots <= 1 {
            self.slot(action, 0);
            return;
        }
        self.prefix = Some(action);
        let text = match action {
            Action::Foundation => "note-which-foundation",
            _ => "note-which-reserve",
        };
        self.say(text, Tone::Plain);
    }

    fn slot(&mut self, prefix: Action, index: usize) {
        self.note = None;
        let slot = Slot::at(index);
        let hand = self.table.as_ref().and_then(|table| table.sitting.hand());
        match (prefix, hand) {
            (Action::Reserve, _) => self.take_reserve(slot),
            (_, None) => match self.cursor.and_then(Cursor::column) {
                Some(from) => self.play(Move::ToFoundation { from, slot }),
                None => self.decline(&Declined::NothingInHand),
            },
            (_, Some(_)) => self.put(Spot::Foundation(slot)),
        }
    }

    fn type_key(&mut self, key: &KeyEvent) {
        let Some(field) = &mut self.typing else {
            return;
        };
        match key.code {
            KeyCode::Enter => {
                let text = std::mem::take(&mut field.text);
                self.typing = None;
                self.play_typed(text.trim());
            }
            KeyCode::Esc => self.typing = None,
            _ => {
                field.key(key);
            }
        }
    }

    fn play_typed(&mut self, text: &str) {
        match text.parse::<Move>() {
            Ok(asked) => self.play(asked),
            Err(_) if text.is_empty() => {}
            Err(error) => self.note = Some((sentence(&error.to_string()), Tone::Bad)),
        }
    }
}

impl App {
    pub(crate) fn hide_cursor(&mut self) {
        self.cursor = None;
    }

    fn show_cursor(&mut self) {
        self.cursor
            .get_or_insert(Cursor::on(Spot::Column(Column::at(0))));
    }

    fn move_cursor(&mut self, step: impl FnOnce(Cursor, &webspinner_rules::Rules) -> Cursor) {
        let Some(table) = &self.table else { return };
        // The first key only shows where the cursor is.
        self.cursor = Some(match self.cursor {
            Some(cursor) => step(cursor, table.sitting.rules()),
            None => Cursor::on(match table.sitting.hand() {
                Some(Hand::Cards { from, .. }) => Spot::Column(from),
                _ => Spot::Column(Column::at(0)),
            }),
        });
    }

    /// Between two rows of columns, or else more and fewer cards.
    fn up_down(&mut self, action: Action) {
        let Some(table) = &self.table else { return };
        if table.sitting.rules().column_rows() > 1 {
            self.move_cursor(Cursor::across);
        } else if action == Action::Up {
            self.change_count(1);
        } else {
            self.change_count(-1);
        }
    }

    fn change_count(&mut self, by: i32) {
        let Some(Cursor {
            spot: Spot::Column(column),
            count,
        }) = self.cursor
        else {
            self.show_cursor();
            return;
        };
        let Some(table) = &self.table else { return };
        let position = table.sitting.position();
        let most = table
            .sitting
            .rules()
            .lift_max(position, column)
            .unwrap_or(0);
        if most == 0 || table.sitting.hand().is_some() {
            return;
        }
        let count = i32::from(count.unwrap_or(most)).saturating_add(by);
        let count = count.clamp(1, i32::from(most));
        let count = u16::try_from(count).ok();
        self.cursor = Some(Cursor {
            spot: Spot::Column(column),
            count,
        });
    }

    fn pick(&mut self) {
        let Some(table) = &self.table else { return };
        let Some(cursor) = self.cursor else {
            self.show_cursor();
            return;
        };
        match (table.sitting.hand(), cursor.spot) {
            (Some(Hand::Cards { from, .. }), Spot::Column(column)) if from == column => {
                let count = self.exact_count();
                self.obvious(column, count);
            }
            (Some(Hand::Reserve { slot }), Spot::Reserve(own)) if slot == own => {
                self.obvious_from_reserve(slot);
            }
            (Some(_), spot) => self.put(spot),
            (None, Spot::Column(column)) => self.take(column, cursor.count),
            (None, Spot::Reserve(slot)) => self.take_reserve(slot),
            (None, _) => self.decline(&Declined::NothingInHand),
        }
    }

    /// Moves the cursor to the next place that takes the cards in hand; with none in hand to the
    /// next kind of place.
    fn next_target(&mut self, steps: isize) {
        let Some(table) = &self.table else { return };
        let spots = match table.sitting.hand() {
            Some(_) => self.targets(),
            None => kinds(table.sitting.position()),
        };
        let Some(last) = spots.len().checked_sub(1) else {
            return;
        };
        let kind = |spot: Spot| std::mem::discriminant(&spot);
        let place = self.cursor.and_then(|cursor| {
            let holds_hand = table.sitting.hand().is_some();
            let same = |spot: &Spot| {
                *spot == cursor.spot || (!holds_hand && kind(*spot) == kind(cursor.spot))
            };
            spots.iter().position(same)
        });
        let next = match place {
            Some(place) if steps > 0 => {
                if place == last {
                    0
                } else {
                    place + 1
                }
            }
            Some(place) => place.checked_sub(1).unwrap_or(last),
            None => {
                if steps > 0 {
                    0
                } else {
                    last
                }
            }
        };
        self.cursor = Some(Cursor::on(spots[next]));
    }
}

/// One place of each kind that holds cards to take.
fn kinds(position: &webspinner_rules::Position) -> Vec<Spot> {
    let mut spots = vec![Spot::Column(Column::at(0))];
    if !position.reserves().is_empty() {
        spots.push(Spot::Reserve(Slot::at(0)));
    }
    spots
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
