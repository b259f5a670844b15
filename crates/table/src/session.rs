//! One session: a game, the lines tried in it, its clock and its aids.

use std::sync::Arc;

use webspinner_rules::{
    Date, DealError, Game, GameResult, Header, LegalMove, Move, MoveTree, NodeId, Outcome,
    Position, Record, Rules, Shuffle, View, windows_points,
};

use crate::clock::Clock;
use crate::declined::Declined;
use crate::event::{Event, events, taken_back};
use crate::finish::finishing_moves;
use crate::hand::Hand;
use crate::hint::{Hint, Past, hints_after};

/// A game on the table, from its deal until it is left.
///
/// Whoever draws it passes in what the player does and the time, and gets back what happened.
/// Times are milliseconds of any clock that never runs backwards.
#[derive(Clone)]
pub struct Session {
    pub(crate) game: Game,
    pub(crate) hand: Option<Hand>,
    start: Position,
    header: Header,
    tree: MoveTree,
    clock: Clock,
    /// Where the game was won first, and its header then.
    won: Option<(NodeId, Header)>,
    /// The hints of this position and how many of them were shown; empty until one is asked for.
    hints: (Vec<Hint>, usize),
}

impl Session {
    /// Deals a new game.
    ///
    /// # Errors
    /// If the game cannot be dealt so.
    pub fn deal(rules: Arc<Rules>, shuffle: &Shuffle) -> Result<Self, DealError> {
        let start = rules.deal(shuffle)?;
        let header = Header::of(&rules, shuffle.clone());
        Ok(Self::at_start(rules, start, header, MoveTree::new()))
    }

    pub(crate) fn at_start(
        rules: Arc<Rules>,
        start: Position,
        header: Header,
        tree: MoveTree,
    ) -> Self {
        let clock = Clock::standing_at(header.time_ms.unwrap_or(0));
        let end = tree.main_line().last();
        let won = end.filter(|_| header.result == GameResult::Won);
        Self {
            game: Game::new(rules, start.clone()),
            hand: None,
            start,
            tree,
            clock,
            won: won.map(|node| (node, header.clone())),
            header,
            hints: (Vec::new(), 0),
        }
    }

    /// The game's rules.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        self.game.rules()
    }

    /// What stands before the moves of this game's record, as far as it is known now.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The same game, with the date in its record on which it began.
    #[must_use]
    pub fn dated(mut self, date: Option<Date>) -> Self {
        self.header.date = date;
        self
    }

    /// The whole truth about the table, for whoever draws or saves it.
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

    /// All lines tried, and where in them the game stands.
    #[must_use]
    pub fn tree(&self) -> &MoveTree {
        &self.tree
    }

    /// Moves plus row deals of the line that led here.
    #[must_use]
    pub fn length(&self) -> usize {
        self.game.length()
    }

    /// The move made last in this line.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.game.played().next_back()
    }

    /// Whether any move was ever made: from then on the game counts as played.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        !self.tree.is_empty()
    }

    /// Whether a hint or a solver helped.
    #[must_use]
    pub fn is_assisted(&self) -> bool {
        self.header.assisted()
    }

    /// Notes that something was shown which only an engine that sees every card can know: from now
    /// on the game is assisted.
    pub fn engine_helped(&mut self) {
        self.header.solver = true;
    }

    /// Network points now.
    #[must_use]
    pub fn network_points(&self) -> u32 {
        self.rules().network_points(self.position())
    }

    /// Windows points now.
    #[must_use]
    pub fn windows_points(&self) -> i64 {
        let collected = self.position().collected_len();
        let collected = u32::try_from(collected).unwrap_or(u32::MAX);
        windows_points(self.header.made, self.header.undos, collected)
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

    /// Lets the clock run on, if the game has begun and was not won yet.
    pub fn unpause(&mut self, now_ms: u64) {
        if self.is_begun() && self.won.is_none() {
            self.clock.start(now_ms);
        }
    }

    /// Whether the game was won, be it that moves were taken back since: a win stays a win.
    #[must_use]
    pub fn was_won(&self) -> bool {
        self.won.is_some()
    }

    /// Makes a move.
    ///
    /// # Errors
    /// Why the rules, or the record, refuse it.
    pub fn play(&mut self, asked: Move, now_ms: u64) -> Result<Vec<Event>, Declined> {
        let legal = self.rules().check(self.position(), asked)?;
        self.play_legal(legal, now_ms)
    }

    pub(crate) fn play_legal(
        &mut self,
        legal: LegalMove,
        now_ms: u64,
    ) -> Result<Vec<Event>, Declined> {
        let time_ms = self.clock.elapsed_ms(now_ms);
        self.tree.play(legal.get(), Some(time_ms))?;
        self.unpause(now_ms);
        Ok(self.advance(legal, now_ms))
    }

    /// Makes a move that the tree knows already.
    fn advance(&mut self, legal: LegalMove, now_ms: u64) -> Vec<Event> {
        self.table_changes();
        self.count_made(legal.get());
        let before = self.position().clone();
        let _ = self.game.play_legal(legal);
        let mut told = events(self.rules(), &before, legal.get(), self.position());
        if let Some(outcome) = self.outcome() {
            if outcome == Outcome::Won {
                self.note_win(self.tree.current(), now_ms);
            }
            told.push(Event::Ended(outcome));
        }
        told
    }

    /// Takes the last move or row deal back; what it collected returns.
    ///
    /// # Errors
    /// If no move is left to take back.
    pub fn undo(&mut self, now_ms: u64) -> Result<Vec<Event>, Declined> {
        let after = self.position().clone();
        let undone = self.game.undo().ok_or(Declined::NothingToUndo)?;
        self.table_changes();
        self.tree.back();
        self.count_undo();
        self.unpause(now_ms);
        Ok(taken_back(events(
            self.rules(),
            self.position(),
            undone,
            &after,
        )))
    }

    /// Whether [`Session::undo`] has something to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.length() > 0
    }

    /// Makes the move again that was taken back last.
    ///
    /// # Errors
    /// If no move has been taken back here.
    #[expect(
        clippy::missing_panics_doc,
        reason = "the tree holds only moves that were legal where they stand"
    )]
    pub fn redo(&mut self, now_ms: u64) -> Result<Vec<Event>, Declined> {
        let again = self.tree.forward().ok_or(Declined::NothingToRedo)?;
        let legal = self.rules().check(self.position(), again);
        let legal = legal.expect("the tree holds only moves that were legal");
        self.unpause(now_ms);
        Ok(self.advance(legal, now_ms))
    }

    /// Whether [`Session::redo`] has something to make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.tree.children(self.tree.current()).is_empty()
    }

    /// Goes to any place in the lines tried. Every move taken back on the way counts as an undo,
    /// every move made again as a move.
    ///
    /// # Panics
    /// If the node is of another tree.
    pub fn go_to(&mut self, node: NodeId, now_ms: u64) -> Vec<Event> {
        let line = self.tree.line_to(node);
        let shared = line.iter().zip(self.tree.line());
        let shared = shared.take_while(|(one, other)| *one == other).count();
        while self.length() > shared {
            self.game.undo();
            self.count_undo();
        }
        for &next in &line[shared..] {
            let made = self
                .tree
                .get_move(next)
                .expect("only the start has no move");
            let played = self.game.play(made);
            let _ = played.expect("the tree holds only moves that were legal");
            self.count_made(made);
        }
        self.tree.go_to(node);
        self.table_changes();
        self.unpause(now_ms);
        if self.rules().is_won(self.position()) {
            self.note_win(node, now_ms);
        }
        vec![Event::LaidOut]
    }

    /// Goes back to the first position of the same deal; every line tried is kept.
    pub fn restart(&mut self, now_ms: u64) -> Vec<Event> {
        self.go_to(NodeId::START, now_ms)
    }

    /// The next best of the hints for this position, beginning with the best; `None` only when
    /// no move is legal. From now on the game is assisted.
    pub fn hint(&mut self) -> Option<Hint> {
        if self.hints.0.is_empty() {
            self.hints = (hints_after(&self.view(), &Past::of(&self.game)), 0);
        }
        let (known, shown) = &mut self.hints;
        let hint = *known.get(*shown % known.len().max(1))?;
        *shown += 1;
        self.header.hints = self.header.hints.saturating_add(1);
        Some(hint)
    }

    /// Whether [`Session::finish`] would win the game.
    #[must_use]
    pub fn can_finish(&self) -> bool {
        finishing_moves(self.rules(), self.position()).is_some()
    }

    /// Plays a game to its end that has nothing left to decide. That is no help: every card is
    /// open and in order.
    ///
    /// # Errors
    /// If the game is not that simple yet.
    pub fn finish(&mut self, now_ms: u64) -> Result<Vec<Event>, Declined> {
        let moves = finishing_moves(self.rules(), self.position());
        let mut told = Vec::new();
        for made in moves.ok_or(Declined::NotSimpleYet)? {
            told.extend(self.play(made, now_ms)?);
        }
        Ok(told)
    }

    /// The first position of the deal.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The game as a record, to be saved while it goes on. Once the game was won, the record
    /// stays that of the win, whatever is tried afterwards.
    #[must_use]
    pub fn record(&self, now_ms: u64) -> Record {
        let mut tree = self.tree.clone();
        let header = match &self.won {
            Some((node, header)) => {
                tree.promote(*node);
                header.clone()
            }
            None => Header {
                time_ms: Some(self.clock.elapsed_ms(now_ms)),
                ..self.header.clone()
            },
        };
        Record { header, tree }
    }

    /// The game as a record, now that the player leaves it: what is not won is lost.
    #[must_use]
    pub fn final_record(&self, now_ms: u64) -> Record {
        let mut record = self.record(now_ms);
        if !self.was_won() {
            record.header.result = GameResult::Lost;
        }
        record
    }

    /// Notes that the game is won at this node, if it was not won before.
    pub(crate) fn note_win(&mut self, node: NodeId, now_ms: u64) {
        self.clock.stop(now_ms);
        if self.won.is_none() {
            let header = Header {
                time_ms: Some(self.clock.elapsed_ms(now_ms)),
                result: GameResult::Won,
                ..self.header.clone()
            };
            self.won = Some((node, header));
        }
    }

    // A record from outside may begin with the highest counts there are.

    fn count_made(&mut self, made: Move) {
        let counts = u32::from(made != Move::Deal);
        self.header.made = self.header.made.saturating_add(counts);
    }

    fn count_undo(&mut self) {
        self.header.undos = self.header.undos.saturating_add(1);
    }

    /// What was in hand, and what was hinted, belongs to the position that was.
    fn table_changes(&mut self) {
        self.hand = None;
        self.hints = (Vec::new(), 0);
    }
}
