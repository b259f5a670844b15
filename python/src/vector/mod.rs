//! Many games at once, for programs that learn: what `webspinner.vector` makes environments of.

mod buffers;
mod dice;
mod games;
mod numbering;
mod planes;
mod state;
mod table;

use std::sync::Arc;

use numpy::{PyArray1, PyReadonlyArray1};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use crate::arguments::{move_of, rules_of};
use crate::game::PyGame;
use crate::moves::PyMove;
use crate::rules::PyRules;
use buffers::{Buffers, Sizes};
use dice::Dice;
use games::{Autoreset, Games};
use numbering::Numbering;
use planes::Planes;
pub(crate) use state::{PyState, restore_state};
use table::Terms;

/// How many bytes observations, or masks, have at most.
const BYTES_MAX: usize = 1 << 32;

type Integers<'py> = Bound<'py, PyArray1<i64>>;

/// Many games of one kind, which play the same at the same time. `VectorEnv` and `Env` dress it as
/// environments.
#[pyclass(name = "Games", module = "webspinner._native")]
pub(crate) struct PyGames {
    games: Games,
    buffers: Buffers,
    sizes: Sizes,
    count: usize,
}

#[pymethods]
impl PyGames {
    #[new]
    #[pyo3(signature = (rules, count, *, seed, max_moves, dense, autoreset, observe, mask))]
    #[expect(clippy::too_many_arguments, reason = "Python names each of them")]
    fn new(
        py: Python<'_>,
        rules: &Bound<'_, PyAny>,
        count: usize,
        seed: u64,
        max_moves: u32,
        dense: bool,
        autoreset: &str,
        observe: bool,
        mask: bool,
    ) -> PyResult<Self> {
        let rules = rules_of(rules)?;
        let (numbering, planes) = (Numbering::of(&rules), Planes::of(&rules));
        let autoreset = match autoreset {
            "NextStep" => Autoreset::NextStep,
            "SameStep" => Autoreset::SameStep,
            _ => Autoreset::Disabled,
        };
        let sizes = Sizes {
            games: count,
            planes: if observe {
                [planes.rows, planes.width]
            } else {
                [0, 0]
            },
            keeps_final: autoreset == Autoreset::SameStep,
            actions: if mask { numbering.actions } else { 0 },
        };
        fits("observations", count, sizes.planes[0] * sizes.planes[1])?;
        fits("masks", count, sizes.actions)?;
        let numbers = (0..count as u64).map(|index| seed.wrapping_add(index));
        Ok(Self {
            buffers: Buffers::new(py, &sizes),
            sizes,
            count,
            games: Games {
                terms: Terms {
                    rules,
                    numbering,
                    moves_max: max_moves,
                    rewards_progress: dense,
                },
                planes,
                autoreset,
                observes: observe,
                masks: mask,
                tables: Vec::with_capacity(count),
                dice: numbers.map(Dice::of).collect(),
            },
        })
    }

    /// Other games that stand as these do, and that go on as these would. What is written of them
    /// has yet to be copied.
    fn copy(slf: &Bound<'_, Self>) -> PyResult<Self> {
        let this = shared(slf)?;
        Ok(Self {
            games: this.games.clone(),
            buffers: Buffers::new(slf.py(), &this.sizes),
            sizes: this.sizes,
            count: this.count,
        })
    }

    /// The rules of all games.
    #[getter]
    fn rules(&self) -> PyRules {
        PyRules(Arc::clone(&self.games.terms.rules))
    }

    /// How many actions there are.
    #[getter]
    fn actions(&self) -> usize {
        self.games.terms.numbering.actions
    }

    /// The arrays that are written at every step: observations and last ones, masks and last ones,
    /// rewards, terminations, truncations, illegal, won, moves.
    fn buffers<'py>(&self, py: Python<'py>) -> Vec<Bound<'py, PyAny>> {
        let it = &self.buffers;
        vec![
            it.observations.bind(py).clone().into_any(),
            it.final_observations.bind(py).clone().into_any(),
            it.mask.bind(py).clone().into_any(),
            it.final_mask.bind(py).clone().into_any(),
            it.rewards.bind(py).clone().into_any(),
            it.terminations.bind(py).clone().into_any(),
            it.truncations.bind(py).clone().into_any(),
            it.illegal.bind(py).clone().into_any(),
            it.won.bind(py).clone().into_any(),
            it.moves.bind(py).clone().into_any(),
        ]
    }

    /// Deals some games anew, by their indices: with these seeds, of these deals, or as it comes.
    fn reset(
        slf: &Bound<'_, Self>,
        indices: Vec<usize>,
        seeds: Vec<Option<u64>>,
        deals: Vec<Option<u64>>,
    ) -> PyResult<()> {
        let py = slf.py();
        let mut this = alone(slf)?;
        let this = &mut *this;
        if this.games.tables.is_empty() && indices.len() < this.count {
            return Err(not_begun());
        }
        if let Some(index) = indices.iter().find(|index| **index >= this.count) {
            return Err(this.no_game(*index));
        }
        let mut open = this.buffers.open(py)?;
        let mut out = open.slices()?;
        let games = &mut this.games;
        for ((index, seed), deal) in indices.into_iter().zip(seeds).zip(deals) {
            if let Some(seed) = seed {
                games.dice[index] = Dice::of(seed);
            }
            games.deal(index, deal);
            games.write(index, &mut out);
        }
        Ok(())
    }

    /// Plays an action in each game, and writes what follows. Other threads go on meanwhile.
    fn step(slf: &Bound<'_, Self>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let py = slf.py();
        let mut this = alone(slf)?;
        let this = &mut *this;
        this.begun()?;
        let actions = actions.as_slice()?;
        this.check(actions)?;
        let mut open = this.buffers.open(py)?;
        let mut out = open.slices()?;
        let games = &mut this.games;
        py.detach(|| games.step(actions, &mut out));
        Ok(())
    }

    /// The legal actions of all games, those of one after those of another, and where those of each
    /// game begin; one place more says where the last ones end.
    fn legal<'py>(slf: &Bound<'py, Self>) -> PyResult<(Integers<'py>, Integers<'py>)> {
        let py = slf.py();
        let this = shared(slf)?;
        this.begun()?;
        let all = this.games.tables.iter().map(|table| table.actions.len());
        let mut actions = Vec::with_capacity(all.sum());
        let mut offsets = Vec::with_capacity(this.count + 1);
        offsets.push(0);
        for table in &this.games.tables {
            actions.extend(table.actions.iter().copied().map(i64::from));
            offsets.push(i64::try_from(actions.len())?);
        }
        Ok((
            PyArray1::from_vec(py, offsets),
            PyArray1::from_vec(py, actions),
        ))
    }

    /// One of the legal actions of each game, by chance; 0 where there is none.
    fn choose<'py>(slf: &Bound<'py, Self>) -> PyResult<Integers<'py>> {
        let py = slf.py();
        let mut this = alone(slf)?;
        let this = &mut *this;
        this.begun()?;
        Ok(PyArray1::from_vec(py, this.games.choose()))
    }

    /// The move of an action.
    fn action_to_move(&self, action: usize) -> PyResult<PyMove> {
        let found = self.games.terms.numbering.at(action);
        found.map(PyMove).ok_or_else(|| {
            let last = self.games.terms.numbering.actions.saturating_sub(1);
            let message = format!("there are the actions 0 to {last}, not {action}");
            PyIndexError::new_err(message)
        })
    }

    /// The action of a move.
    fn move_to_action(&self, r#move: &Bound<'_, PyAny>) -> PyResult<u32> {
        let wanted = move_of(r#move)?;
        self.games.terms.numbering.number(wanted).ok_or_else(|| {
            let game = self.games.terms.rules.id();
            PyValueError::new_err(format!("no position of {game} has the move {wanted}"))
        })
    }

    /// A game as it stands.
    fn game(slf: &Bound<'_, Self>, index: usize) -> PyResult<PyGame> {
        let this = shared(slf)?;
        this.in_range(index)?;
        let position = this.games.tables[index].position.clone();
        Ok(PyGame::standing(
            Arc::clone(&this.games.terms.rules),
            position,
        ))
    }

    /// The numbers of the deals; None for a game whose cards were dealt anew.
    fn deals(slf: &Bound<'_, Self>) -> PyResult<Vec<Option<u64>>> {
        let this = shared(slf)?;
        this.begun()?;
        Ok(this.games.tables.iter().map(|table| table.deal).collect())
    }

    /// Some games as they stand.
    fn save(slf: &Bound<'_, Self>, indices: Vec<usize>) -> PyResult<PyState> {
        let this = shared(slf)?;
        let table = |index| {
            this.in_range(index)?;
            Ok(this.games.tables[index].clone())
        };
        Ok(PyState {
            rules: Arc::clone(&this.games.terms.rules),
            tables: indices.into_iter().map(table).collect::<PyResult<_>>()?,
        })
    }

    /// Has some games stand as those of a state: each as one of them, or all as the only one. With
    /// a seed, what chance decides from now on follows from it.
    #[pyo3(signature = (state, indices, seed=None))]
    fn restore(
        slf: &Bound<'_, Self>,
        state: &PyState,
        indices: Vec<usize>,
        seed: Option<u64>,
    ) -> PyResult<()> {
        let py = slf.py();
        let mut this = alone(slf)?;
        let this = &mut *this;
        state.fits(&this.games.terms.rules, indices.len())?;
        if let Some(index) = indices.iter().find(|index| **index >= this.count) {
            return Err(this.no_game(*index));
        }
        if this.games.tables.is_empty() {
            if indices.len() < this.count {
                return Err(not_begun());
            }
            this.games.tables = vec![state.tables[0].clone(); this.count];
        }
        let mut open = this.buffers.open(py)?;
        let mut out = open.slices()?;
        for (index, table) in indices.into_iter().zip(state.tables.iter().cycle()) {
            this.games.tables[index].clone_from(table);
            if let Some(seed) = seed {
                this.games.dice[index] = Dice::of(seed.wrapping_add(index as u64));
            }
            this.games.write(index, &mut out);
        }
        Ok(())
    }

    /// Deals the cards that the player of a game has never seen anew, by this seed.
    fn determinize(slf: &Bound<'_, Self>, indices: Vec<usize>, seed: u64) -> PyResult<()> {
        let mut this = alone(slf)?;
        let this = &mut *this;
        for index in indices {
            this.in_range(index)?;
            let own = seed.wrapping_add(index as u64);
            this.games.determinize(index, own);
        }
        Ok(())
    }
}

impl PyGames {
    /// How many games there are, once they were dealt.
    fn begun(&self) -> PyResult<usize> {
        match self.games.tables.len() {
            0 => Err(not_begun()),
            count => Ok(count),
        }
    }

    fn in_range(&self, index: usize) -> PyResult<()> {
        if index < self.begun()? {
            return Ok(());
        }
        Err(self.no_game(index))
    }

    fn no_game(&self, index: usize) -> PyErr {
        let last = self.count.saturating_sub(1);
        PyIndexError::new_err(format!("there are the games 0 to {last}, not {index}"))
    }

    /// Whether there is an action for each game that goes on, and only actions that there are.
    fn check(&self, actions: &[i64]) -> PyResult<()> {
        let (count, known) = (self.count, self.games.terms.numbering.actions);
        if actions.len() != count {
            let found = actions.len();
            let message = format!("{count} games need {count} actions, not {found}");
            return Err(PyValueError::new_err(message));
        }
        for (index, (action, table)) in actions.iter().zip(&self.games.tables).enumerate() {
            if table.is_over && self.games.autoreset == Autoreset::NextStep {
                continue;
            }
            if table.is_over {
                return Err(PyValueError::new_err(format!(
                    "game {index} is over; reset it before the next step"
                )));
            }
            if !usize::try_from(*action).is_ok_and(|action| action < known) {
                let last = known.saturating_sub(1);
                return Err(PyValueError::new_err(format!(
                    "there are the actions 0 to {last}, not {action}, which game {index} was given"
                )));
            }
        }
        Ok(())
    }
}

/// The games, to be changed.
fn alone<'py>(games: &Bound<'py, PyGames>) -> PyResult<PyRefMut<'py, PyGames>> {
    games.try_borrow_mut().map_err(|_busy| busy())
}

/// The games, to be looked at.
fn shared<'py>(games: &Bound<'py, PyGames>) -> PyResult<PyRef<'py, PyGames>> {
    games.try_borrow().map_err(|_busy| busy())
}

/// What is wrong where two threads meet: other threads go on while one steps.
fn busy() -> PyErr {
    PyRuntimeError::new_err(
        "another thread is stepping this environment: give each thread an environment of its own",
    )
}

/// What is wrong with what comes before the first deal.
fn not_begun() -> PyErr {
    PyValueError::new_err("no game has been dealt yet: call reset first")
}

/// Whether arrays of this many bytes for each of this many games are not too large.
fn fits(what: &str, games: usize, bytes: usize) -> PyResult<()> {
    if games.checked_mul(bytes).is_some_and(|all| all <= BYTES_MAX) {
        return Ok(());
    }
    Err(PyValueError::new_err(format!(
        "the {what} of {games} games, {bytes} bytes each, would be more than 4 GiB: take fewer \
         games, or legal=\"ragged\" where the masks are too large"
    )))
}
