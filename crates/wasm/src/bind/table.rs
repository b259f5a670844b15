//! The session as JavaScript holds it.

use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;
use webspinner_rules::ScoreParts;
use webspinner_table::PileRef;

use super::given::given;
use super::out;
use crate::action_result::ActionResult;
use crate::lines::Lines;
use crate::notes::Notes;
#[cfg(feature = "whole")]
use crate::progress::Progress;
use crate::record::SavedRecord;
use crate::scene::Scene;
use crate::step::Step;
use crate::table::Table;
use crate::unseen::UnseenView;

/// One session: [`Table`] as JavaScript holds it.
#[wasm_bindgen(js_name = Table)]
pub struct TableHandle(pub(super) Table);

/// The table's own module opens only built-in games, and does not say why it cannot.
#[cfg(not(feature = "whole"))]
#[wasm_bindgen(js_class = Table)]
impl TableHandle {
    /// Deals a built-in game: `ms:14934`, a number of our own, or a list of cards. `undefined` if
    /// there is no such game or deal.
    pub fn deal(game: &str, shuffle: &str) -> Option<TableHandle> {
        Table::deal_built_in(game, shuffle).map(Self)
    }

    /// Goes on with the game of a record, where its player left it. `undefined` if it is not one of
    /// a built-in game, or does not replay.
    pub fn resume(record: &str) -> Option<TableHandle> {
        Table::resume_built_in(record).map(Self)
    }
}

#[cfg(feature = "whole")]
#[wasm_bindgen(js_class = Table)]
impl TableHandle {
    /// Deals a game: `ms:14934`, a number of our own, or a list of cards.
    ///
    /// # Errors
    /// If there is no such game, or it has no such deal.
    pub fn deal(game: &str, shuffle: &str) -> Result<TableHandle, String> {
        Table::deal(game, shuffle).map(Self)
    }

    /// Goes on with the game of a record, where its player left it.
    ///
    /// # Errors
    /// If it is not a record, or does not replay.
    pub fn resume(record: &str) -> Result<TableHandle, String> {
        Table::resume(record).map(Self)
    }

    /// Sets up a position from its picture.
    ///
    /// # Errors
    /// If there is no such game, or the picture does not show one of its positions.
    pub fn practice(game: &str, picture: &str) -> Result<TableHandle, String> {
        Table::practice(game, picture).map(Self)
    }

    /// Sets up a step of a lesson, counted from 0; `undefined` if there is none.
    pub fn lesson(id: &str, number: usize) -> Option<TableHandle> {
        Table::lesson(id, number).map(Self)
    }

    /// Sets up a puzzle; `undefined` if there is none of this number.
    pub fn puzzle(number: usize) -> Option<TableHandle> {
        Table::puzzle(number).map(Self)
    }

    /// The player's progress on the step or the puzzle that this table was set up for; `undefined`
    /// if it was for none.
    pub fn progress(&mut self) -> Option<Ts<Progress>> {
        self.0.progress().map(out)
    }

    /// What that step or puzzle says as things stood when `progress` was called last.
    #[wasm_bindgen(js_name = taskText)]
    pub fn task_text(&self) -> Option<String> {
        self.0.task_text()
    }
}

#[wasm_bindgen(js_class = Table)]
impl TableHandle {
    /// Notes when the game began, as a moment or a day: `2026-11-21T09:30:00Z`, `2026-11-21`.
    /// Anything else is left out.
    pub fn dated(&mut self, date: &str) {
        self.0.dated(date);
    }

    /// Chooses whether it is a game without undo; once it has begun, it stays what it is.
    #[wasm_bindgen(js_name = chooseNoUndo)]
    pub fn choose_no_undo(&mut self, no_undo: bool) {
        self.0.choose_no_undo(no_undo);
    }

    /// Everything there is to draw.
    pub fn scene(&self) -> Ts<Scene> {
        out(self.0.scene())
    }

    /// What is noted at the move that led here, or at the start.
    pub fn note(&self) -> Option<String> {
        self.0.note()
    }

    /// Notes something there, in place of what was noted; nothing takes it away. Returns whether
    /// there was room for it.
    #[wasm_bindgen(js_name = setNote)]
    pub fn set_note(&mut self, note: &str) -> bool {
        self.0.set_note(note)
    }

    /// All notes.
    pub fn notes(&self) -> Ts<Notes> {
        out(self.0.notes())
    }

    /// How many of each card are still unseen.
    pub fn unseen(&self) -> Ts<UnseenView> {
        out(self.0.unseen())
    }

    /// Takes the last cards of a column in hand; without a count all that can be lifted.
    pub fn take(&mut self, column: u8, count: Option<u16>) -> Ts<ActionResult> {
        out(self.0.take(column, count))
    }

    /// Takes a reserve card in hand.
    #[wasm_bindgen(js_name = takeReserve)]
    pub fn take_reserve(&mut self, slot: u8) -> Ts<ActionResult> {
        out(self.0.take_reserve(slot))
    }

    /// Puts the cards in hand back.
    pub fn release(&mut self) {
        self.0.release();
    }

    /// Puts the cards in hand down there.
    ///
    /// # Errors
    /// If an argument is malformed.
    pub fn put(&mut self, pile: Ts<PileRef>, now_ms: f64) -> Result<Ts<ActionResult>, String> {
        Ok(out(self.0.put(given(&pile)?, now_ms)))
    }

    /// Moves cards of a column to another: as many of its last ones as can go there.
    pub fn shift(&mut self, from: u8, to: u8, now_ms: f64) -> Ts<ActionResult> {
        out(self.0.shift(from, to, now_ms))
    }

    /// Makes the move that is most likely meant by the last cards of a column.
    pub fn obvious(&mut self, column: u8, count: Option<u16>, now_ms: f64) -> Ts<ActionResult> {
        out(self.0.obvious(column, count, now_ms))
    }

    /// Makes the move that is most likely meant by a reserve card.
    #[wasm_bindgen(js_name = obviousFromReserve)]
    pub fn obvious_from_reserve(&mut self, slot: u8, now_ms: f64) -> Ts<ActionResult> {
        out(self.0.obvious_from_reserve(slot, now_ms))
    }

    /// Deals a row.
    #[wasm_bindgen(js_name = dealRow)]
    pub fn deal_row(&mut self, now_ms: f64) -> Ts<ActionResult> {
        out(self.0.deal_row(now_ms))
    }

    /// Plays a move as it is typed: `3-9x2`.
    pub fn play(&mut self, notation: &str, now_ms: f64) -> Ts<ActionResult> {
        out(self.0.play(notation, now_ms))
    }

    /// Plays moves as they are typed, one after another, up to the first that is not allowed; if
    /// that is the very first, nothing happens.
    #[wasm_bindgen(js_name = playLine)]
    pub fn play_line(&mut self, notations: Vec<String>, now_ms: f64) -> Ts<ActionResult> {
        out(self.0.play_line(&notations, now_ms))
    }

    /// Takes a move back.
    pub fn undo(&mut self, now_ms: f64) -> Ts<ActionResult> {
        out(self.0.undo(now_ms))
    }

    /// Redoes the move that was undone last.
    pub fn redo(&mut self, now_ms: f64) -> Ts<ActionResult> {
        out(self.0.redo(now_ms))
    }

    /// Plays a game to its end that has nothing left to decide.
    pub fn finish(&mut self, now_ms: f64) -> Ts<ActionResult> {
        out(self.0.finish(now_ms))
    }

    /// Another game with the same cards.
    #[must_use]
    pub fn again(&self) -> TableHandle {
        Self(self.0.again())
    }

    /// The next best hint, from the open cards alone; `undefined` if no move is useful.
    pub fn hint(&mut self) -> Option<Ts<Step>> {
        self.0.hint().map(out)
    }

    /// The move made last in this line.
    #[wasm_bindgen(js_name = lastMove)]
    pub fn last_move(&self) -> Option<Ts<Step>> {
        self.0.last_move().map(out)
    }

    /// Stops the clock.
    pub fn pause(&mut self, now_ms: f64) {
        self.0.pause(now_ms);
    }

    /// Lets the clock run on.
    pub fn unpause(&mut self, now_ms: f64) {
        self.0.unpause(now_ms);
    }

    /// Notes that the player was there at this time.
    pub fn seen(&mut self, now_ms: f64) {
        self.0.seen(now_ms);
    }

    /// Whether the clock is paused because the player has been away for so long.
    #[wasm_bindgen(js_name = isIdle)]
    pub fn is_idle(&self, now_ms: f64) -> bool {
        self.0.is_idle(now_ms)
    }

    /// What the clock shows, in milliseconds.
    #[wasm_bindgen(js_name = timeMs)]
    pub fn time_ms(&self, now_ms: f64) -> f64 {
        self.0.time_ms(now_ms)
    }

    /// Whether the clock runs.
    #[wasm_bindgen(js_name = isRunning)]
    pub fn is_running(&self) -> bool {
        self.0.is_running()
    }

    /// Whether the game has ever been won, even if moves were undone afterwards.
    #[wasm_bindgen(js_name = wasWon)]
    pub fn was_won(&self) -> bool {
        self.0.was_won()
    }

    /// How the points on the score line come about.
    #[wasm_bindgen(js_name = pointsParts)]
    pub fn points_parts(&self) -> Ts<ScoreParts> {
        out(self.0.points_parts())
    }

    /// Whether its record can be kept.
    #[wasm_bindgen(js_name = isKept)]
    pub fn is_kept(&self) -> bool {
        self.0.is_kept()
    }

    /// The id of the game.
    pub fn game(&self) -> String {
        self.0.game()
    }

    /// The deal as text; `undefined` for a position set up by hand.
    #[wasm_bindgen(js_name = dealText)]
    pub fn deal_text(&self) -> Option<String> {
        self.0.deal_text()
    }

    /// The position as a picture, with every card.
    pub fn picture(&self) -> String {
        self.0.picture()
    }

    /// The same as far as the player knows the cards: the others are `##`.
    #[wasm_bindgen(js_name = knownPicture)]
    pub fn known_picture(&self) -> String {
        self.0.known_picture()
    }

    /// From now on each action comes with the game as it is to be saved, if its record can be kept.
    #[wasm_bindgen(js_name = saveEachMove)]
    pub fn save_each_move(&mut self) {
        self.0.save_each_move();
    }

    /// The game as it is to be saved; `ended` says that the player leaves it, so that it counts as
    /// lost if it is not won. `undefined` for a position set up by hand.
    pub fn saved(&self, ended: bool, now_ms: f64) -> Option<Ts<SavedRecord>> {
        self.0.saved(ended, now_ms).map(out)
    }

    /// The move of this number, from 1, in the line that led here.
    #[wasm_bindgen(js_name = lineStep)]
    pub fn line_step(&self, number: usize) -> Option<Ts<Step>> {
        self.0.line_step(number).map(out)
    }

    /// The moves in words of the line that led here.
    #[wasm_bindgen(js_name = lineTexts)]
    pub fn line_texts(&self) -> Vec<String> {
        self.0.line_texts()
    }

    /// A table for trying moves in thought, from the position on this one: cards that they would
    /// show for the first time stay unknown. Nothing in it touches this one, and it is not saved.
    #[must_use]
    #[wasm_bindgen(js_name = whatIf)]
    pub fn what_if(&self) -> TableHandle {
        Self(self.0.what_if())
    }

    /// A copy in which nothing that is done touches this one, and which saves nothing by itself.
    #[must_use]
    pub fn copy(&self) -> TableHandle {
        Self(self.0.copy())
    }

    /// All lines of the move tree.
    pub fn lines(&self) -> Ts<Lines> {
        out(self.0.lines())
    }

    /// Goes to a node of the move tree, by its [`LineView::node`](crate::LineView::node).
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, node: usize, now_ms: f64) -> Ts<ActionResult> {
        out(self.0.go_to(node, now_ms))
    }

    /// Goes to the position after this many moves of the line that led here or, beyond it, of the
    /// moves undone last.
    #[wasm_bindgen(js_name = goToMove)]
    pub fn go_to_move(&mut self, moves: usize, now_ms: f64) -> Ts<ActionResult> {
        out(self.0.go_to_move(moves, now_ms))
    }

    /// How many moves the line has that [`Table::go_to_move`] steps through.
    #[wasm_bindgen(js_name = lineLength)]
    pub fn line_length(&self) -> usize {
        self.0.line_length()
    }

    /// The clock of the game at each of those moves, in milliseconds; -1 where it is not known.
    #[wasm_bindgen(js_name = lineTimes)]
    pub fn line_times(&self) -> Vec<f64> {
        self.0.line_times()
    }

    /// The notations of the moves of that line.
    #[wasm_bindgen(js_name = lineMoves)]
    pub fn line_moves(&self) -> Vec<String> {
        self.0.line_moves()
    }
}
