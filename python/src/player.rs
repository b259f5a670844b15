//! Players that see what a person at the table sees.

use std::sync::{Arc, Mutex, PoisonError};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::IntoPyDict;
use webspinner_players::{BestHint, LearnedPlayer, Net, Player, ThoughtLimits};
use webspinner_rules::{FairGame, Move, Rules};

use crate::game::PyGame;
use crate::moves::PyMove;

/// The names of the players.
const HINTS: &str = "hints";
const FAIR: &str = "fair";

/// A player that knows what a person at the table knows, and nothing else. `player` makes one.
///
/// >>> ws.player("fair", level=1)
/// <Player fair, level 1>
#[pyclass(name = "Player", module = "webspinner", frozen)]
pub(crate) struct PyPlayer {
    /// The level; `None` for a player that has none.
    level: Option<i64>,
    mind: Mutex<Mind>,
}

/// Who decides.
enum Mind {
    Hints,
    /// The player that has learned knows one game at a time.
    Fair(ThoughtLimits, Option<(Arc<Rules>, Box<LearnedPlayer>)>),
}

impl Mind {
    fn choose(&mut self, game: &FairGame) -> Option<Move> {
        let hint = match self {
            Self::Hints => BestHint.advise(game),
            Self::Fair(effort, known) => {
                let rules = game.rules();
                let same = |(known, _): &(Arc<Rules>, _)| known == rules;
                let (_, player) = match known {
                    Some(known) if same(known) => known,
                    _ => known.insert((
                        Arc::clone(rules),
                        Box::new(LearnedPlayer::new(Net::of(rules), *effort)),
                    )),
                };
                player.advise(game)
            }
        };
        hint.map(|hint| hint.play)
    }
}

#[pymethods]
impl PyPlayer {
    /// The name that `player` knows it by.
    ///
    /// >>> ws.player("hints").name
    /// 'hints'
    #[getter]
    fn name(&self) -> &'static str {
        if self.level.is_some() { FAIR } else { HINTS }
    }

    /// How much it thinks; None for a player that has no levels.
    ///
    /// >>> ws.player("fair").level
    /// 2
    #[getter]
    fn level(&self) -> Option<i64> {
        self.level
    }

    /// The move that it would play; None if it would give up. The game counts it as a hint. Other
    /// threads go on while it thinks.
    ///
    /// >>> game = ws.Game("spider-1", "ms:1")
    /// >>> fair = ws.player("fair", level=1)
    /// >>> while game.length < 10 and (move := fair.choose(game)) is not None:
    /// ...     game.play(move)
    /// >>> game.length, game.hints
    /// (10, 10)
    fn choose(&self, py: Python<'_>, game: &Bound<'_, PyGame>) -> PyResult<Option<PyMove>> {
        let seen = game.try_borrow_mut()?.ask();
        let chosen = py.detach(|| {
            // A player whose thoughts were cut short begins anew with the next position.
            let mut mind = self.mind.lock().unwrap_or_else(PoisonError::into_inner);
            mind.choose(&seen)
        });
        Ok(chosen.map(PyMove))
    }

    /// A player of the same name and level, which has not thought yet.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, ())> {
        let options = [("level", self.level)].into_py_dict(py)?;
        let player = py.import("webspinner")?.getattr("player")?;
        let partial = py.import("functools")?.getattr("partial")?;
        Ok((partial.call((player, self.name()), Some(&options))?, ()))
    }

    fn __repr__(&self) -> String {
        match self.level {
            Some(level) => format!("<Player {FAIR}, level {level}>"),
            None => format!("<Player {HINTS}>"),
        }
    }
}

/// A player by its name: "hints" always takes the best hint; "fair" has learned to play, and thinks
/// about 4 ms, 40 ms, 0.2 s or 1.5 s a decision on the levels 1, 2 (the usual one), 3 and 4.
///
/// >>> ws.player("hints")
/// <Player hints>
/// >>> ws.player("fair", level=5)
/// Traceback (most recent call last):
///     ...
/// ValueError: the player 'fair' has the levels 1 to 4, not 5
#[pyfunction]
#[pyo3(signature = (name, *, level=None))]
pub(crate) fn player(name: &str, level: Option<i64>) -> PyResult<PyPlayer> {
    match (name, level) {
        (HINTS, None) => Ok(PyPlayer {
            level,
            mind: Mutex::new(Mind::Hints),
        }),
        (HINTS, Some(_)) => Err(PyValueError::new_err("the player 'hints' has no levels")),
        (FAIR, level) => {
            let level = level.unwrap_or_else(|| ThoughtLimits::USUAL_LEVEL.cast_signed());
            let effort = u64::try_from(level).ok().and_then(ThoughtLimits::of_level);
            let effort = effort.ok_or_else(|| {
                let last = ThoughtLimits::LEVELS.len();
                PyValueError::new_err(format!(
                    "the player '{FAIR}' has the levels 1 to {last}, not {level}"
                ))
            })?;
            Ok(PyPlayer {
                level: Some(level),
                mind: Mutex::new(Mind::Fair(effort, None)),
            })
        }
        _ => {
            let shown: String = name.chars().take(40).collect();
            Err(PyValueError::new_err(format!(
                "there is no player '{shown}', only '{HINTS}' and '{FAIR}'"
            )))
        }
    }
}
