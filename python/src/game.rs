//! One game.

use std::sync::Arc;

use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use webspinner_players::{Useful, find_useful_move};
use webspinner_rules::record::Header;
use webspinner_rules::{FairGame, Game, Outcome, Position, Rules, score};

use crate::arguments::{move_of, rules_of, shuffle_of};
use crate::errors::{illegal_move, value_error};
use crate::moves::PyMove;
use crate::picture::Table;
use crate::position::{PyPosition, position_of};
use crate::record::{Past, read_record};
use crate::rules::PyRules;
use crate::view::PyView;

/// A game from its first position: what is played, and what can be undone.
///
/// `rules` is a `Rules`, the name of a built-in game or the text of a game file. `deal` is what the
/// command line reads: a text such as "ms:617", "pysol:1" or "spider:ms:617", or a number alone.
///
/// >>> game = ws.Game("spider", "ms:1")
/// >>> game
/// <Game of spider after 0 moves>
/// >>> ws.Game("spider", 42).deal
/// 'spider:own:42'
#[pyclass(name = "Game", module = "webspinner")]
#[derive(Clone)]
pub(crate) struct PyGame {
    game: Game,
    past: Past,
}

#[pymethods]
impl PyGame {
    #[new]
    fn new(rules: &Bound<'_, PyAny>, deal: &Bound<'_, PyAny>) -> PyResult<Self> {
        let rules = rules_of(rules)?;
        let shuffle = shuffle_of(deal, &rules)?;
        let game = rules.new_game(&shuffle).map_err(value_error)?;
        let past = Past::of(Header::of(&rules, shuffle));
        Ok(Self { game, past })
    }

    /// A game that goes on from a position, or from the picture of one. It has no deal and no
    /// record.
    ///
    /// >>> game = ws.Game.from_position("spider-1", '''
    /// ... 1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
    /// ... 2: AS
    /// ... ''')
    /// >>> game.play("2-1")
    /// >>> game.is_won
    /// True
    #[staticmethod]
    fn from_position(rules: &Bound<'_, PyAny>, position: &Bound<'_, PyAny>) -> PyResult<Self> {
        let rules = rules_of(rules)?;
        let position = position_of(position, &rules)?;
        Ok(Self::standing(rules, position))
    }

    /// The game of a record, in text or JSON, where its player stands. Lines that were undone
    /// are checked, but not kept.
    ///
    /// >>> game = ws.Game("spider", "ms:1")
    /// >>> game.play("d")
    /// >>> again = ws.Game.from_record(game.record())
    /// >>> again.moves
    /// [Move('d')]
    #[staticmethod]
    fn from_record(text: &str) -> PyResult<Self> {
        let record = read_record(text)?;
        let replayed = record.replay().map_err(value_error)?;
        let mut game = Game::new(replayed.rules, replayed.start);
        for played in record.tree.moves() {
            let _ = game
                .play(played)
                .map_err(|refusal| illegal_move(&refusal))?;
        }
        let past = Past::of(record.header);
        Ok(Self { game, past })
    }

    /// The rules of the game.
    ///
    /// >>> ws.Game("spider", "ms:1").rules.name
    /// 'Spider'
    #[getter]
    fn rules(&self) -> PyRules {
        PyRules(Arc::clone(self.game.rules()))
    }

    /// The whole name of the deal, which gives away every hidden card; None for a game from a
    /// position.
    ///
    /// >>> ws.Game("spider", "ms:1").deal
    /// 'spider:ms:1'
    #[getter]
    fn deal(&self) -> Option<String> {
        self.past.deal().map(|deal| deal.to_string())
    }

    /// All legal moves, row deals included. What is legal never depends on a hidden card.
    ///
    /// >>> game = ws.Game("spider", "ms:1")
    /// >>> game.legal_moves()[:3]
    /// [Move('2-4'), Move('4-7'), Move('4-8')]
    fn legal_moves(&self) -> Vec<PyMove> {
        let legal = self.game.legal_moves();
        legal.into_iter().map(|legal| PyMove(legal.get())).collect()
    }

    /// Why the rules refuse a move here; None if it is legal.
    ///
    /// >>> game = ws.Game("spider", "ms:1")
    /// >>> game.refusal("1-3")
    /// 'the 8♥ does not go on the A♥: nothing goes on an ace'
    /// >>> game.refusal("d") is None
    /// True
    fn refusal(&self, r#move: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
        let checked = self.game.view().check(move_of(r#move)?);
        Ok(checked.err().map(|refusal| refusal.to_string()))
    }

    /// Plays a move, given as a `Move` or as its text. `IllegalMove` says why it is refused;
    /// nothing has changed then.
    ///
    /// >>> game = ws.Game("spider", "ms:1")
    /// >>> game.play(game.legal_moves()[0])
    /// >>> game.play("d")
    /// >>> game.length
    /// 2
    fn play(&mut self, r#move: &Bound<'_, PyAny>) -> PyResult<()> {
        let wanted = move_of(r#move)?;
        let played = self.game.play(wanted);
        let _ = played.map_err(|refusal| illegal_move(&refusal))?;
        self.past.count_move(wanted);
        Ok(())
    }

    /// Takes the last move back, with all that it caused, and returns it. What was seen stays
    /// known. `IndexError` says that no move is left to take back.
    ///
    /// >>> game = ws.Game("spider", "ms:1")
    /// >>> game.play("d")
    /// >>> game.undo()
    /// Move('d')
    fn undo(&mut self) -> PyResult<PyMove> {
        let undone = self.game.undo();
        let undone = undone.ok_or_else(|| PyIndexError::new_err("no move is left to take back"))?;
        self.past.count_undo();
        Ok(PyMove(undone))
    }

    /// Another game that stands as this one does. Neither changes the other.
    ///
    /// >>> game = ws.Game("spider", "ms:1")
    /// >>> other = game.copy()
    /// >>> other.play("d")
    /// >>> game.length, other.length
    /// (0, 1)
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// What a person at the table knows. No hidden card is in it.
    ///
    /// >>> view = ws.Game("spider", "ms:1").view()
    /// >>> view.columns[0]
    /// ['##', '##', '##', '##', '##', '8H']
    fn view(&self) -> PyView {
        PyView::of(&self.game)
    }

    /// The whole truth about the table, hidden cards and the stock included. A fair player asks for
    /// a `view` instead.
    ///
    /// >>> position = ws.Game("spider", "ms:1").position()
    /// >>> len(position.stock)
    /// 50
    fn position(&self) -> PyPosition {
        PyPosition {
            rules: PyRules(Arc::clone(self.game.rules())),
            position: self.game.position().clone(),
        }
    }

    /// The moves that led here, first played first.
    ///
    /// >>> game = ws.Game("spider", "ms:1")
    /// >>> game.play("d")
    /// >>> game.moves
    /// [Move('d')]
    #[getter]
    fn moves(&self) -> Vec<PyMove> {
        self.game.played().map(PyMove).collect()
    }

    /// How many moves led here, row deals included.
    ///
    /// >>> ws.Game("spider", "ms:1").length
    /// 0
    #[getter]
    fn length(&self) -> usize {
        self.game.length()
    }

    /// Whether every card is in its place.
    ///
    /// >>> ws.Game("spider", "ms:1").is_won
    /// False
    #[getter]
    fn is_won(&self) -> bool {
        self.game.rules().is_won(self.game.position())
    }

    /// Whether the game cannot go on to a win, by the rules alone: no move is left, or no row can
    /// ever be dealt again. `has_useful_move` looks further.
    ///
    /// >>> ws.Game("spider", "ms:1").is_stuck
    /// False
    #[getter]
    fn is_stuck(&self) -> bool {
        matches!(self.game.outcome(), Some(Outcome::Stuck(_)))
    }

    /// How the game has ended: "won" or "stuck"; None while it goes on.
    ///
    /// >>> ws.Game("spider", "ms:1").outcome is None
    /// True
    #[getter]
    fn outcome(&self) -> Option<&'static str> {
        self.game.outcome().map(|outcome| match outcome {
            Outcome::Won => "won",
            Outcome::Stuck(_) => "stuck",
        })
    }

    /// The outcome as a sentence; None while the game goes on.
    ///
    /// >>> ws.Game("spider", "ms:1").reason is None
    /// True
    #[getter]
    fn reason(&self) -> Option<String> {
        self.game.outcome().map(|outcome| outcome.to_string())
    }

    /// Whether some line of moves turns up a card, deals a row or takes cards off the table. It
    /// looks through this many positions; None if there are more. Other threads go on meanwhile.
    ///
    /// >>> ws.Game("spider", "ms:1").has_useful_move()
    /// True
    #[pyo3(signature = (positions=20_000))]
    fn has_useful_move(slf: PyRef<'_, Self>, positions: usize) -> Option<bool> {
        let py = slf.py();
        let rules = Arc::clone(slf.game.rules());
        let position = slf.game.position().clone();
        drop(slf);
        match py.detach(|| find_useful_move(&rules, &position, positions)) {
            Useful::Found(_) => Some(true),
            Useful::Nothing => Some(false),
            Useful::Unsure => None,
        }
    }

    /// The score: 500, less 1 for each move and each undo, and 100 more for each collected run.
    ///
    /// >>> ws.Game("spider", "ms:1").score
    /// 500
    #[getter]
    fn score(&self) -> i64 {
        let collected = self.game.position().collected_len();
        let collected = u32::try_from(collected).unwrap_or(u32::MAX);
        score(self.past.made, self.past.undos, collected)
    }

    /// How many cards lie in order on a king, in a collected run or on a foundation.
    ///
    /// >>> ws.Game("spider", "ms:1").cards_in_order
    /// 0
    #[getter]
    fn cards_in_order(&self) -> u32 {
        self.game.rules().cards_in_order(self.game.position())
    }

    /// How many moves were made in all, those undone included; row deals do not count.
    ///
    /// >>> game = ws.Game("spider", "ms:1")
    /// >>> game.play("2-4")
    /// >>> move = game.undo()
    /// >>> game.made, game.undos
    /// (1, 1)
    #[getter]
    fn made(&self) -> u32 {
        self.past.made
    }

    /// How often a move was undone.
    ///
    /// >>> ws.Game("spider", "ms:1").undos
    /// 0
    #[getter]
    fn undos(&self) -> u32 {
        self.past.undos
    }

    /// How often a player was asked for a move. A record with any is of an assisted game.
    ///
    /// >>> ws.Game("spider", "ms:1").hints
    /// 0
    #[getter]
    fn hints(&self) -> u32 {
        self.past.hints
    }

    /// Whether the solver was asked about this game. A record that says so is of an assisted game.
    ///
    /// >>> game = ws.Game("spider", "ms:1")
    /// >>> verdict = ws.solve(game, nodes=10)
    /// >>> game.solver
    /// True
    #[getter]
    fn solver(&self) -> bool {
        self.past.solver
    }

    /// The record of the game, the text of a `.spider` file. `ValueError` says that the game began
    /// with a position.
    ///
    /// >>> game = ws.Game("spider", "ms:1")
    /// >>> game.play("d")
    /// >>> print(*game.record().splitlines()[:3], sep="\n")
    /// [Game "spider"]
    /// [Version "1"]
    /// [Deal "ms:1"]
    fn record(&self) -> PyResult<String> {
        Ok(self.past.record(&self.game)?.to_string())
    }

    /// The record of the game as JSON.
    ///
    /// >>> import json
    /// >>> json.loads(ws.Game("spider", "ms:1").record_json())["deal"]
    /// 'ms:1'
    fn record_json(&self) -> PyResult<String> {
        serde_json::to_string(&self.past.record(&self.game)?).map_err(value_error)
    }

    fn __str__(&self) -> String {
        self.game.view().picture()
    }

    fn __repr__(&self) -> String {
        // The name of the deal would give away every hidden card, to a log or a prompt.
        let (game, length) = (self.game.rules().id(), self.game.length());
        let s = if length == 1 { "" } else { "s" };
        format!("<Game of {game} after {length} move{s}>")
    }

    /// The table as a picture for notebooks. Hidden cards are not in it.
    ///
    /// >>> ws.Game("spider", "ms:1")._repr_svg_()[:4]
    /// '<svg'
    fn _repr_svg_(&self) -> String {
        Table::of_view(&self.game.view()).svg()
    }
}

impl PyGame {
    /// A game that goes on from a position of these rules.
    pub(crate) fn standing(rules: Arc<Rules>, position: Position) -> Self {
        Self {
            game: Game::new(rules, position),
            past: Past::default(),
        }
    }

    /// What a solver that is asked about it is told: its rules and its position.
    pub(crate) fn ask_solver(&mut self) -> (Arc<Rules>, Position) {
        self.past.solver = true;
        (Arc::clone(self.game.rules()), self.game.position().clone())
    }

    /// What a player that is asked for a move is told.
    pub(crate) fn ask(&mut self) -> FairGame {
        self.past.count_hint();
        FairGame::from(&self.game)
    }
}
