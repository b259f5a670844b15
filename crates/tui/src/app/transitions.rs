//! From one game to the next: dealing, resuming, leaving, giving up.

use std::sync::Arc;

use webspinner_db::Timestamp;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::record::{Record, ReplayError};
use webspinner_rules::stats::{Counted, Group};
use webspinner_rules::{Card, Outcome, Pile, Position, Rules};
use webspinner_store::{Loaded, SaveHandle, SavedId};
use webspinner_table::{GameState, LiveAnalysis, Session, clock_text};
use webspinner_words::{Message, Say};

use crate::app::App;
use crate::current_game::CurrentGame;
use crate::next_game::NextGame;
use crate::note::Tone;
use crate::pages::celebration::Celebration;
use crate::pages::dialog::Dialog;
use crate::setup::Flow;

impl App {
    /// Goes to another game, after asking about the one on the table if it is still running.
    pub(super) fn switch_to(&mut self, next: NextGame) {
        let running = self
            .model
            .game
            .as_ref()
            .filter(|game| game.is_saved && game.session.is_begun());
        let running = running.filter(|game| !game.session.was_won());
        match running.map(|game| game.session.outcome()) {
            None | Some(Some(Outcome::Won)) => self.replace_game(next, None),
            // The game is lost already, and from now on it counts.
            Some(Some(Outcome::Stuck(_))) => {
                let message = self.give_up();
                self.replace_game(next, message);
            }
            Some(None) => {
                self.open(Dialog::leave(&self.model.texts, next));
            }
        }
    }

    pub(super) fn pause(&mut self) {
        let now_ms = self.model.now_ms;
        self.model.is_paused = !self.model.is_paused;
        if let Some(game) = &mut self.model.game
            && self.model.is_paused
        {
            game.session.release();
            game.session.pause(now_ms);
        }
        self.resume_clock();
        self.save();
    }

    /// Pauses the game of a player who seems to have left.
    pub(super) fn pause_if_idle(&mut self) {
        let game = self.model.game.as_ref();
        let clock = game.map(|game| game.session.clock());
        let is_seen = self.pages.is_empty() && self.model.task.is_none();
        if is_seen && clock.is_some_and(|clock| clock.is_idle(self.model.now_ms)) {
            self.pause();
        }
    }

    /// Saves the game as it stands, and says if that failed.
    pub(super) fn save(&mut self) {
        if let Some(message) = self.save_now() {
            self.model.say_message(&message, Tone::Bad);
        }
    }

    /// Saves the game as it stands; returns a message for the player if there is one.
    pub(super) fn save_now(&mut self) -> Option<Message> {
        let game = self.model.game.as_mut()?;
        if !game.is_saved {
            return None;
        }
        let saved = game.session.saved(self.model.now_ms);
        if !game.session.is_begun() && game.handle.is_none() {
            return self.saves.remember_unplayed(Some(&saved.record)).err();
        }
        let message = self.saves.save(&mut game.handle, &saved);
        message.or(self.saves.remember_unplayed(None).err())
    }

    /// Saves the game on the table as lost and removes it; returns a message for the player if
    /// there is one.
    pub(super) fn give_up(&mut self) -> Option<Message> {
        let now_ms = self.model.now_ms;
        let game = self.model.game.as_mut()?;
        if !game.is_saved || !game.session.is_begun() {
            return None;
        }
        game.session.pause(now_ms);
        let saved = game.session.saved_as_ended(now_ms);
        let message = self.saves.save(&mut game.handle, &saved);
        self.model.game = None;
        message
    }

    /// Replaces the game on the table, and shows a message about it.
    pub(super) fn replace_game(&mut self, next: NextGame, message: Option<Message>) {
        self.pages.clear();
        match next {
            NextGame::Deal(rules, shuffle) => self.deal(&rules, &shuffle),
            NextGame::Random(rules) => {
                let shuffle = Shuffle::random((self.random)());
                self.deal(&rules, &shuffle);
            }
            NextGame::Position(rules, position) => self.practice(rules, position),
            NextGame::Found(found) => self.deal_found(*found),
            NextGame::Moves(rules, shuffle, moves) => {
                self.deal(&rules, &shuffle);
                self.play_on(moves);
            }
            NextGame::Choose => self.model.game = None,
            NextGame::Resume(id) => {
                if let Some(loaded) = self.load(id) {
                    self.resume(&loaded.record, Some(loaded.handle));
                    // The player has moved on to another game.
                    let forgotten = self.saves.remember_unplayed(None);
                    self.say_failure(forgotten);
                }
            }
        }
        if self.model.game.is_none() && self.pages.is_empty() && self.flow == Flow::GoOn {
            self.open_chooser();
        }
        // A note would be cleared with the table; a page stays.
        if let Some(message) = message {
            self.explain(&message);
        }
    }

    /// A saved game; if it cannot be read, a box explains why.
    pub(super) fn load(&mut self, id: SavedId) -> Option<Loaded> {
        let missing = || Message::new("note-no-such-record");
        let loaded = self.saves.load(id);
        self.or_explain(loaded.and_then(|loaded| loaded.ok_or_else(missing)))
    }

    pub(super) fn deal(&mut self, rules: &Arc<Rules>, shuffle: &Shuffle) {
        let dealt = Session::deal(Arc::clone(rules), shuffle);
        if let Some(mut session) = self.or_explain(dealt.map_err(|error| error.message())) {
            session.set_date(self.saves.today());
            session.choose_no_undo(self.model.options.no_undo);
            self.put_on_table(session, None);
            self.save();
        }
    }

    /// Puts a position on the table to play from.
    pub(super) fn practice(&mut self, rules: Arc<Rules>, position: Position) {
        self.put_on_table(Session::practice(rules, position), None);
        if let Some(game) = &mut self.model.game {
            game.is_saved = false;
        }
        self.model.say("note-position", Tone::Plain);
    }

    /// Puts a game on the table.
    pub(super) fn put_on_table(&mut self, mut session: Session, handle: Option<SaveHandle>) {
        self.waiting = None;
        session.bar_undo();
        self.add_game(session.rules());
        let analysis = LiveAnalysis::new(Arc::clone(session.rules()));
        self.model.show(CurrentGame {
            state: session.state(),
            session,
            handle,
            is_saved: true,
            analysis,
            is_analysing: false,
            percent: None,
        });
        self.wanted = None;
        self.look_up_figures();
    }

    pub(super) fn resume_latest(&mut self) {
        if let Some(record) = self.saves.unplayed() {
            return self.resume(&record, None);
        }
        if let Some(Some(loaded)) = self.or_explain(self.saves.latest_unfinished()) {
            self.resume(&loaded.record, Some(loaded.handle));
        }
    }

    pub(super) fn resume(&mut self, record: &Record, handle: Option<SaveHandle>) {
        let Some(session) = self.session_of(record) else {
            return;
        };
        self.put_on_table(session, handle);
        let game = self.model.game.as_ref();
        if game.is_some_and(|game| game.state == GameState::InProgress) {
            self.model.say("note-resumed", Tone::Plain);
        }
    }

    /// The game of a record; if it cannot be replayed, a box explains why.
    pub(super) fn session_of(&mut self, record: &Record) -> Option<Session> {
        let session = Session::resume(record);
        let explain = |error: ReplayError| {
            let text = self.model.texts.with_cards(&error.to_string());
            self.show_message(&text);
        };
        session.map_err(explain).ok()
    }

    /// Adds a game to those that can be chosen.
    pub(super) fn add_game(&mut self, rules: &Arc<Rules>) {
        if !self.games.iter().any(|known| known.id() == rules.id()) {
            self.games.push(Arc::clone(rules));
        }
    }

    /// Adds the custom games of the saved games: their records hold the rules.
    pub(super) fn add_saved_custom_games(&mut self) {
        if std::mem::replace(&mut self.has_custom_games, true) {
            return;
        }
        for listing in self.saves.games().unwrap_or_default() {
            let id = &listing.summary.game;
            if self.games.iter().any(|known| known.id() == id) {
                continue;
            }
            if let Ok(Some(loaded)) = self.saves.load(listing.id)
                && let Ok(session) = Session::resume(&loaded.record)
            {
                self.add_game(session.rules());
            }
        }
    }

    pub(super) fn delete(&mut self, id: SavedId) {
        // The question, and the list below it.
        self.pages.pop();
        self.pages.pop();
        if let Some(game) = &mut self.model.game
            && game.handle.as_ref().is_some_and(|handle| handle.id() == id)
        {
            // The game on the table would be saved again with its next move.
            self.model.game = None;
        }
        self.or_explain(self.saves.delete(id));
        if self.pages.is_empty() && self.model.game.is_none() {
            self.open_chooser();
        }
        self.open_saved_games();
    }

    /// Says how the game ended.
    pub(super) fn ended(&mut self, outcome: Outcome) {
        let Some(game) = &self.model.game else { return };
        let now_ms = self.model.now_ms;
        let can_undo = game.session.can_undo();
        match outcome {
            Outcome::Won => {
                let records = self.records_of_win(game);
                let (texts, has_deal) = (&self.model.texts, game.is_saved);
                let result = Dialog::won(texts, &game.session, has_deal, now_ms, &records);
                let cards = off_table(game.session.position());
                let moves = self.model.options.has_motion;
                self.open(Celebration::new(cards, result, now_ms, moves));
            }
            Outcome::Stuck(stuck) => self.open(Dialog::stuck(&self.model.texts, stuck, can_undo)),
        }
        self.look_up_figures();
    }

    /// Looks up the player's results in the game on the table, for the panel.
    pub(super) fn look_up_figures(&mut self) {
        let Some(game) = &self.model.game else { return };
        let names = [
            "figure-played",
            "figure-won-lost",
            "figure-best-time",
            "figure-fewest-moves",
        ];
        let figures = Group::Own.statistics(&self.results_of(game)).list();
        let known = |(name, amount): (_, Option<_>)| {
            let is_shown = amount.is_some() && names.contains(&name);
            is_shown.then(|| (name, self.model.texts.amount(amount)))
        };
        let figures = figures.into_iter().filter_map(known).collect();
        self.model.figures = figures;
    }

    /// The results of this game.
    fn results_of(&self, game: &CurrentGame) -> Vec<Counted<Timestamp>> {
        let id = game.session.rules().id();
        let mut results = self.saves.results().unwrap_or_default();
        results.retain(|result| result.summary.game == *id);
        results
    }

    /// How the win on the table compares with the earlier ones of this game. Assisted games, and
    /// games of a deal that was played before, are not compared.
    fn records_of_win(&self, game: &CurrentGame) -> Vec<Message> {
        if game.session.is_assisted() || !game.is_saved {
            return Vec::new();
        }
        let results = self.results_of(game);
        let deal = &game.session.header().deal;
        let last = results.iter().rfind(|result| result.summary.deal == *deal);
        if last.is_some_and(|last| last.again) {
            return vec![Message::new("won-again")];
        }
        let statistics = Group::Own.statistics(&results);
        let figures = &statistics.figures;
        if figures.won == 0 {
            return Vec::new();
        }
        let time_ms = game.session.clock().elapsed_ms(self.model.now_ms);
        let best = match figures.best_win_time_ms {
            _ if figures.won == 1 => Message::new("won-first"),
            Some(best_ms) if best_ms < time_ms => {
                Message::new("won-time-to-beat").with("time", clock_text(best_ms))
            }
            _ => Message::new("won-best-time"),
        };
        let streak = statistics.current_streak;
        let streak =
            (streak > 1).then(|| Message::new("won-streak").with("wins", streak.to_string()));
        std::iter::once(best).chain(streak).collect()
    }
}

/// The cards that left the table, those that left last first.
fn off_table(position: &Position) -> Vec<Card> {
    let collected = position.collected().flatten();
    let founded = position.foundations().iter().flatten();
    let columns = position.columns().iter().flat_map(Pile::cards);
    let mut cards: Vec<Card> = collected.chain(founded).chain(columns).copied().collect();
    cards.reverse();
    cards
}
