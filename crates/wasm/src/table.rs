//! One session, as the page plays it.

use std::sync::Arc;

use webspinner_rules::deal::{DealTextError, Shuffle};
use webspinner_rules::record::{NodeId, Record, RecordError};
use webspinner_rules::{Column, Move, Position, ScoreParts, Slot};
use webspinner_table::{Declined, Event, LiveAnalysis, PileRef, Session};
#[cfg(feature = "whole")]
use webspinner_tasks::Task;
use webspinner_words::{Message, Say};

use crate::action_result::{ActionResult, Happened};
use crate::game_list;
use crate::identity::Identity;
use crate::record::{SavedRecord, saved_record};
use crate::scene::{Scene, scene};
use crate::step::{Step, hinted, moves_of, said};
use crate::words::{reason, shown};

/// One session. Times are milliseconds of a clock that never runs backwards, as
/// `performance.now()` is; whatever is done at a time is done at the end of it.
#[derive(Clone)]
pub struct Table {
    pub(crate) session: Session,
    pub(crate) identity: Identity,
    pub(crate) analysis: LiveAnalysis,
    /// Whether its record replays: a position set up by hand has none to keep.
    pub(crate) is_kept: bool,
    /// Whether each action comes with the game as it is to be saved.
    saves_each_move: bool,
    /// The task that it was set up for.
    #[cfg(feature = "whole")]
    pub(crate) task: Option<Task>,
}

impl Table {
    /// Deals a game: `ms:14934`, a number of our own, or a list of cards.
    ///
    /// # Errors
    /// If there is no such game, or it has no such deal.
    pub fn deal(game: &str, shuffle: &str) -> Result<Table, String> {
        let rules = game_list::find(game)?;
        let shuffle: Shuffle = shuffle.parse().map_err(|why: DealTextError| reason(&why))?;
        let session = Session::deal(rules, &shuffle).map_err(|why| reason(&why))?;
        Ok(Self::new(session, true))
    }

    /// Continues the game of a record where its player left it. Rules that the record holds are
    /// known from then on.
    ///
    /// # Errors
    /// If it is not a record, or does not replay.
    pub fn resume(record: &str) -> Result<Table, String> {
        let record: Record = record.parse().map_err(|why: RecordError| why.to_string())?;
        let session = Session::resume(&record).map_err(|why| why.to_string())?;
        game_list::offer(session.rules());
        Ok(Self::new(session, true))
    }

    /// Sets up a position from its picture.
    ///
    /// # Errors
    /// If there is no such game, or the picture does not show one of its positions.
    pub fn practice(game: &str, picture: &str) -> Result<Table, String> {
        let rules = game_list::find(game)?;
        let position = rules.parse_picture(picture).map_err(|why| reason(&why))?;
        Ok(Self::new(Session::practice(rules, position), false))
    }

    /// Notes when the game began, as a moment or a day: `2026-11-21T09:30:00Z`, `2026-11-21`.
    /// Anything else is left out.
    pub fn dated(&mut self, date: &str) {
        let date = webspinner_rules::record::Date::new(date).ok();
        self.session.set_date(date);
    }

    /// Chooses whether it is a game without undo; once it has begun, it stays what it is.
    pub fn choose_no_undo(&mut self, no_undo: bool) {
        self.session.choose_no_undo(no_undo);
    }

    /// Everything there is to draw.
    pub fn scene(&self) -> Scene {
        scene(&self.session, &self.identity)
    }

    /// Takes the last cards of a column in hand; without a count all that can be lifted.
    pub fn take(&mut self, column: u8, count: Option<u16>) -> ActionResult {
        let Some(column) = Column::new(column) else {
            return self.refused(&Declined::NothingToLift.message());
        };
        match self.session.take(column, count) {
            Ok(_) => self.unchanged(),
            Err(why) => self.refused(&why.message()),
        }
    }

    /// Takes a reserve card in hand.
    pub fn take_reserve(&mut self, slot: u8) -> ActionResult {
        let Some(slot) = Slot::new(slot) else {
            return self.refused(&Declined::NothingToLift.message());
        };
        match self.session.take_reserve(slot) {
            Ok(_) => self.unchanged(),
            Err(why) => self.refused(&why.message()),
        }
    }

    /// Puts the cards in hand back.
    pub fn release(&mut self) {
        self.session.release();
    }

    /// Puts the cards in hand down there.
    pub fn put(&mut self, pile: PileRef, now_ms: f64) -> ActionResult {
        self.change(now_ms, |session, now| session.put(pile, now))
    }

    /// Moves cards of a column to another: as many of its last ones as can go there.
    pub fn shift(&mut self, from: u8, to: u8, now_ms: f64) -> ActionResult {
        let (Some(from), Some(to)) = (Column::new(from), Column::new(to)) else {
            return self.refused(&Declined::NothingToLift.message());
        };
        let legal = self.session.view().legal_moves();
        let fitting = legal.into_iter().filter_map(|legal| match legal.get() {
            Move::Shift {
                from: own,
                to: there,
                count,
            } => ((own, there) == (from, to)).then_some(count),
            _ => None,
        });
        let count = fitting.max();
        // Where none can go, what is said is why all of them cannot.
        self.change(now_ms, |session, now| {
            session.take(from, count)?;
            session.put(PileRef::Column(to), now)
        })
    }

    /// Makes the move that is most likely meant by the last cards of a column.
    pub fn obvious(&mut self, column: u8, count: Option<u16>, now_ms: f64) -> ActionResult {
        let Some(column) = Column::new(column) else {
            return self.refused(&Declined::NothingToLift.message());
        };
        self.change(now_ms, |session, now| session.obvious(column, count, now))
    }

    /// Makes the move that is most likely meant by a reserve card.
    pub fn obvious_from_reserve(&mut self, slot: u8, now_ms: f64) -> ActionResult {
        let Some(slot) = Slot::new(slot) else {
            return self.refused(&Declined::NothingToLift.message());
        };
        self.change(now_ms, |session, now| {
            session.obvious_from_reserve(slot, now)
        })
    }

    /// Deals a row.
    pub fn deal_row(&mut self, now_ms: f64) -> ActionResult {
        self.change(now_ms, |session, now| session.play(Move::Deal, now))
    }

    /// Plays a move as it is typed: `3-9x2`.
    pub fn play(&mut self, notation: &str, now_ms: f64) -> ActionResult {
        match notation.parse::<Move>() {
            Ok(asked) => self.change(now_ms, |session, now| session.play(asked, now)),
            Err(why) => self.refused(&why.message()),
        }
    }

    /// Plays moves as they are typed, one after another, up to the first that is not allowed; if
    /// that is the very first, nothing happens.
    pub fn play_line(&mut self, notations: &[String], now_ms: f64) -> ActionResult {
        let moves = moves_of(notations);
        self.change(now_ms, |session, now| {
            let mut events = Vec::new();
            for (number, made) in moves.into_iter().enumerate() {
                match session.play(made, now) {
                    Ok(more) => events.extend(more),
                    Err(why) if number == 0 => return Err(why),
                    Err(_) => break,
                }
            }
            Ok(events)
        })
    }

    /// Takes a move back.
    pub fn undo(&mut self, now_ms: f64) -> ActionResult {
        self.change(now_ms, Session::undo)
    }

    /// Redoes the move that was undone last.
    pub fn redo(&mut self, now_ms: f64) -> ActionResult {
        self.change(now_ms, Session::redo)
    }

    /// Plays a game to its end that has nothing left to decide.
    pub fn finish(&mut self, now_ms: f64) -> ActionResult {
        self.change(now_ms, Session::finish)
    }

    /// Another game with the same cards.
    #[must_use]
    pub fn again(&self) -> Table {
        Self::new(self.session.again(), self.is_kept)
    }

    /// The next best hint, from the open cards alone; `undefined` if no move is legal.
    pub fn hint(&mut self) -> Option<Step> {
        let hint = self.session.hint()?;
        Some(hinted(self.session.rules(), self.session.position(), hint))
    }

    /// Stops the clock.
    pub fn pause(&mut self, now_ms: f64) {
        self.session.pause(ms(now_ms));
    }

    /// Lets the clock run on.
    pub fn unpause(&mut self, now_ms: f64) {
        self.session.unpause(ms(now_ms));
    }

    /// Notes that the player was there at this time.
    pub fn seen(&mut self, now_ms: f64) {
        self.session.seen(ms(now_ms));
    }

    /// Whether the clock is paused because the player has been away for so long.
    #[must_use]
    pub fn is_idle(&self, now_ms: f64) -> bool {
        self.session.clock().is_idle(ms(now_ms))
    }

    /// What the clock shows, in milliseconds.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "no game lasts so long")]
    pub fn time_ms(&self, now_ms: f64) -> f64 {
        self.session.clock().elapsed_ms(ms(now_ms)) as f64
    }

    /// Whether the clock runs.
    pub fn is_running(&self) -> bool {
        self.session.clock().is_running()
    }

    /// Whether the game has ever been won, even if moves were undone afterwards.
    pub fn was_won(&self) -> bool {
        self.session.was_won()
    }

    /// How the points on the score line come about.
    pub fn points_parts(&self) -> ScoreParts {
        self.session.score_parts()
    }

    /// Whether its record can be kept.
    pub fn is_kept(&self) -> bool {
        self.is_kept
    }

    /// The id of the game.
    pub fn game(&self) -> String {
        self.session.rules().id().to_string()
    }

    /// The deal as text; `undefined` for a position set up by hand.
    pub fn deal_text(&self) -> Option<String> {
        self.is_kept.then(|| self.session.header().deal.to_string())
    }

    /// The position as a picture, with every card.
    pub fn picture(&self) -> String {
        self.session.position().picture()
    }

    /// From now on each action comes with the game as it is to be saved, if its record can be kept.
    pub fn save_each_move(&mut self) {
        self.saves_each_move = self.is_kept;
        self.session.bar_undo();
    }

    /// The game as it is to be saved; `ended` says that the player leaves it, so that it counts as
    /// lost if it is not won. `undefined` for a position set up by hand.
    pub fn saved(&self, ended: bool, now_ms: f64) -> Option<SavedRecord> {
        let saved = if ended {
            self.session.saved_as_ended(ms(now_ms))
        } else {
            self.session.saved(ms(now_ms))
        };
        self.is_kept
            .then(|| saved_record(&saved, self.session.rules()))
    }

    /// A copy in which nothing that is done touches this one, and which saves nothing by itself.
    #[must_use]
    pub fn copy(&self) -> Table {
        let mut copy = self.clone();
        copy.saves_each_move = false;
        copy.session.allow_undo();
        copy
    }
}

impl Table {
    pub(crate) fn new(session: Session, is_kept: bool) -> Self {
        let identity = Identity::new(session.position());
        let mut analysis = LiveAnalysis::new(Arc::clone(session.rules()));
        analysis.follow(&session);
        Self {
            session,
            identity,
            analysis,
            is_kept,
            saves_each_move: false,
            #[cfg(feature = "whole")]
            task: None,
        }
    }

    /// Does something to the session; afterwards the cards are where they are.
    pub(crate) fn change(
        &mut self,
        now_ms: f64,
        work: impl FnOnce(&mut Session, u64) -> Result<Vec<Event>, Declined>,
    ) -> ActionResult {
        let (before, length) = (self.session.position().clone(), self.session.length());
        let done = work(&mut self.session, ms(now_ms));
        self.changed(&before, length, done, now_ms)
    }

    /// What follows from something that was done to the session: the same for everything, so there
    /// is one copy of it.
    fn changed(
        &mut self,
        before: &Position,
        length: usize,
        done: Result<Vec<Event>, Declined>,
        now_ms: f64,
    ) -> ActionResult {
        let events = match done {
            Ok(events) => events,
            Err(why) => return self.refused(&why.message()),
        };
        self.identity.carry(&events);
        self.identity.follow(self.session.position());
        self.analysis.follow(&self.session);
        let one_more = self.session.length() == length + 1;
        let made = self.session.last_move().filter(|_| one_more);
        let rules = self.session.rules();
        let made = made.and_then(|made| rules.check(before, made).ok());
        let is_saved = self.saves_each_move && self.session.is_begun();
        ActionResult {
            said: made.map(|made| said(&self.session, before, made, &events)),
            happened: events.iter().map(Happened::from).collect(),
            saved: is_saved.then(|| self.saved(false, now_ms)).flatten(),
            ..self.unchanged()
        }
    }

    /// How things stand, where nothing happened.
    pub(crate) fn unchanged(&self) -> ActionResult {
        ActionResult {
            refused: None,
            refusal: None,
            said: None,
            happened: Vec::new(),
            scene: self.scene(),
            last: self.last_move(),
            saved: None,
        }
    }

    fn refused(&self, why: &Message) -> ActionResult {
        ActionResult {
            refused: Some(shown(why)),
            refusal: Some(why.id()),
            ..self.unchanged()
        }
    }

    /// Goes to a node of the move tree.
    pub(crate) fn go(&mut self, node: NodeId, now_ms: f64) -> ActionResult {
        self.change(now_ms, |session, now| session.go_to(node, now))
    }
}

/// Milliseconds as the table counts them; anything but a time counts as 0.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates, and fractions of a millisecond do not matter"
)]
pub(crate) fn ms(now_ms: f64) -> u64 {
    now_ms as u64
}
