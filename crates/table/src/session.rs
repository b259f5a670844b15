//! One session: a game with its move tree, clock, hints and undo.

pub(crate) mod clock;
pub(crate) mod dead_end;
pub(crate) mod declined;
pub(crate) mod event;
pub(crate) mod hand;
pub(crate) mod hints;
mod notes;
mod obvious;
mod resume;
pub(crate) mod saved_game;
mod undo;
mod what_if;

use std::sync::Arc;

use webspinner_players::finishing_moves;
use webspinner_rules::deal::{DealError, Shuffle};
use webspinner_rules::record::{Date, Header, MoveTree, NewCards, NodeId, Points};
use webspinner_rules::{Game, LegalMove, Move, Outcome, Position, Rules, ScoreParts, View};

use crate::session::clock::Clock;
use crate::session::declined::Declined;
use crate::session::event::{Event, events};
use crate::session::hand::Hand;
use crate::session::hints::Hints;
use crate::session::saved_game::Win;

/// A game on the table, from the deal until the player leaves it.
///
/// A front end passes in the player's actions and the time, and gets back what happened. Times are
/// milliseconds of any clock that never runs backwards.
#[derive(Clone)]
pub struct Session {
    pub(crate) game: Game,
    pub(crate) hand: Option<Hand>,
    start: Position,
    pub(crate) header: Header,
    pub(crate) tree: MoveTree,
    /// The moves in the tree that showed a card.
    new_cards: NewCards,
    pub(crate) clock: Clock,
    /// The first win of this game.
    pub(crate) win: Option<Win>,
    pub(crate) hints: Hints,
    /// Whether a game without undo is being played.
    is_undo_barred: bool,
}

impl Session {
    /// Deals a new game.
    ///
    /// # Errors
    /// If the game has no such deal.
    pub fn deal(rules: Arc<Rules>, shuffle: &Shuffle) -> Result<Self, DealError> {
        let start = rules.deal(shuffle)?;
        let header = Header::of(&rules, shuffle.clone());
        Ok(Self::at_start(rules, start, header, MoveTree::new()))
    }

    /// As [`Session::deal`], for a [built-in game](webspinner_rules::games). Its record brings no
    /// rules, so a program that deals nothing else contains no writer of game files.
    ///
    /// # Errors
    /// If the game has no such deal.
    pub fn deal_built_in(rules: &'static Arc<Rules>, shuffle: &Shuffle) -> Result<Self, DealError> {
        let start = rules.deal(shuffle)?;
        let header = Header::new(rules.id().clone(), rules.version(), shuffle.clone());
        Ok(Self::at_start(
            Arc::clone(rules),
            start,
            header,
            MoveTree::new(),
        ))
    }

    pub(crate) fn at_start(
        rules: Arc<Rules>,
        start: Position,
        header: Header,
        tree: MoveTree,
    ) -> Self {
        let clock = Clock::standing_at(header.time_ms.unwrap_or(0));
        Self {
            game: Game::new(rules, start.clone()),
            hand: None,
            start,
            tree,
            new_cards: NewCards::default(),
            clock,
            win: None,
            header,
            hints: Hints::default(),
            is_undo_barred: false,
        }
    }

    /// The game's rules.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        self.game.rules()
    }

    /// The header of the game's record, as far as it is known now.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Sets the date on which the game began, for its record.
    pub fn set_date(&mut self, date: Option<Date>) {
        self.header.date = date;
    }

    /// The full position, hidden cards included, for drawing and saving.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// What a fair player knows.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        self.game.view()
    }

    /// Whether the game is won or stuck; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The move tree, and where in it the game stands.
    #[must_use]
    pub fn tree(&self) -> &MoveTree {
        &self.tree
    }

    /// The length of the line that led here: moves plus row deals.
    #[must_use]
    pub fn length(&self) -> usize {
        self.game.length()
    }

    /// The last move of this line.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.game.played().next_back()
    }

    /// Whether any move was ever made; if so, the game counts as played.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        !self.tree.is_empty()
    }

    /// Whether a hint or the engine helped.
    #[must_use]
    pub fn is_assisted(&self) -> bool {
        self.header.assisted()
    }

    /// Records that the player was shown something that only the engine can know: from now on, the
    /// game is assisted.
    pub fn engine_helped(&mut self) {
        self.header.solver = true;
    }

    /// The points now.
    #[must_use]
    pub fn points(&self) -> Points {
        self.points_at(self.tree.current())
    }

    /// The points of the position on the table, which belongs to this node.
    pub(crate) fn points_at(&self, node: NodeId) -> Points {
        Points {
            cards_in_order: self.rules().cards_in_order(self.position()),
            score: self.score_parts().total(),
            undone: self.new_cards.undone(&self.header, &self.tree, node),
        }
    }

    /// How the score now comes about.
    #[must_use]
    pub fn score_parts(&self) -> ScoreParts {
        let collected = self.position().collected_len();
        let collected = u32::try_from(collected).unwrap_or(u32::MAX);
        ScoreParts::new(self.header.made, self.header.undos, collected)
    }

    /// The clock.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Stops the clock until the next move or [`Session::unpause`].
    pub fn pause(&mut self, now_ms: u64) {
        self.clock.stop(now_ms);
    }

    /// Restarts the clock, if the game has begun and is not won where it stands.
    pub fn unpause(&mut self, now_ms: u64) {
        if self.is_begun() && !self.rules().is_won(self.position()) {
            self.clock.start(now_ms);
        }
    }

    /// Notes that the player is there: a clock without such signs stops after a while.
    pub fn seen(&mut self, now_ms: u64) {
        self.clock.seen(now_ms);
    }

    /// Whether the game has ever been won, even if moves were undone afterwards.
    #[must_use]
    pub fn was_won(&self) -> bool {
        self.win.is_some()
    }

    /// Makes a move.
    ///
    /// # Errors
    /// The reason why the rules, or the limits of a record, refuse it.
    pub fn play(&mut self, mv: Move, now_ms: u64) -> Result<Vec<Event>, Declined> {
        let legal = self.view().check(mv)?;
        self.play_legal(legal, now_ms)
    }

    pub(crate) fn play_legal(
        &mut self,
        legal: LegalMove,
        now_ms: u64,
    ) -> Result<Vec<Event>, Declined> {
        let time_ms = self.move_time_ms(now_ms);
        self.tree.play(legal.get(), Some(time_ms))?;
        self.unpause(now_ms);
        Ok(self.advance(legal, now_ms))
    }

    /// Makes a move that is in the tree already.
    fn advance(&mut self, legal: LegalMove, now_ms: u64) -> Vec<Event> {
        let hints = std::mem::take(&mut self.hints).after(legal.get());
        self.table_changes();
        self.hints = hints;
        self.count_made(legal.get());
        let before = self.position().clone();
        let _ = self.game.play_legal(legal);
        if self.position().hidden() < before.hidden() {
            self.new_cards.note(self.tree.current());
        }
        let mut events = events(self.rules(), &before, legal.get(), self.position());
        let unknown = self.unknown_columns();
        events.retain(|event| !event.turns(&unknown));
        if let Some(outcome) = self.outcome() {
            if outcome == Outcome::Won {
                self.note_win(self.tree.current(), now_ms);
            }
            events.push(Event::Ended(outcome));
        }
        events
    }

    /// Another game from the same first position: nothing of this one is in it.
    #[must_use]
    pub fn again(&self) -> Self {
        let Header { game, deal, .. } = &self.header;
        let mut header = Header::new(game.clone(), self.header.version, deal.clone());
        header.rules.clone_from(&self.header.rules);
        header.no_undo = self.header.no_undo;
        let rules = Arc::clone(self.rules());
        let mut again = Self::at_start(rules, self.start.clone(), header, MoveTree::new());
        again.bar_undo();
        again
    }

    /// Whether [`Session::finish`] would win the game.
    #[must_use]
    pub fn can_finish(&self) -> bool {
        self.finishing_moves().is_some()
    }

    fn finishing_moves(&self) -> Option<Vec<Move>> {
        let moves = || finishing_moves(self.rules(), self.position());
        (!self.game.is_in_thought()).then(moves)?
    }

    /// Finishes a game in which there is nothing left to decide. This does not count as assistance:
    /// every card is open and in order.
    ///
    /// # Errors
    /// If the game is not that simple yet.
    pub fn finish(&mut self, now_ms: u64) -> Result<Vec<Event>, Declined> {
        let moves = self.finishing_moves();
        let mut events = Vec::new();
        for made in moves.ok_or(Declined::NotSimpleYet)? {
            events.extend(self.play(made, now_ms)?);
        }
        Ok(events)
    }

    /// The first position of the deal.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    // A record from outside may begin with the highest counts there are.

    fn count_made(&mut self, made: Move) {
        let counts = u32::from(made != Move::Deal);
        self.header.made = self.header.made.saturating_add(counts);
    }

    /// Drops the selection and the hints, which belong to the position before.
    fn table_changes(&mut self) {
        self.hand = None;
        self.hints = Hints::default();
    }
}
