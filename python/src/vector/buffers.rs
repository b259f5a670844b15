//! The arrays that many games write what happens to them into.

use numpy::{PyArray1, PyArray2, PyArray3, PyArrayMethods, PyReadwriteArray};
use pyo3::prelude::*;

/// What is written at every step. The arrays are made once and written again and again; Python
/// sees them and never writes to them.
pub(crate) struct Buffers {
    /// A row of bytes for each pile of each game.
    pub(crate) observations: Py<PyArray3<u8>>,
    /// The last observations of games that were followed by the next at once.
    pub(crate) final_observations: Py<PyArray3<u8>>,
    /// 1 for each legal action of each game.
    pub(crate) mask: Py<PyArray2<i8>>,
    /// The last masks of games that were followed by the next at once.
    pub(crate) final_mask: Py<PyArray2<i8>>,
    pub(crate) rewards: Py<PyArray1<f64>>,
    pub(crate) terminations: Py<PyArray1<bool>>,
    pub(crate) truncations: Py<PyArray1<bool>>,
    pub(crate) illegal: Py<PyArray1<bool>>,
    pub(crate) won: Py<PyArray1<bool>>,
    pub(crate) moves: Py<PyArray1<i64>>,
}

/// How large the arrays are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    pub(crate) games: usize,
    /// Rows and width of an observation; zeros if there are none.
    pub(crate) planes: [usize; 2],
    /// Whether last observations and masks are kept.
    pub(crate) keeps_final: bool,
    /// How many actions have a place in the mask: all or none.
    pub(crate) actions: usize,
}

impl Buffers {
    pub(crate) fn new(py: Python<'_>, sizes: &Sizes) -> Self {
        let games = sizes.games;
        let [rows, width] = sizes.planes;
        let final_games = if sizes.keeps_final { games } else { 0 };
        let flags = || PyArray1::zeros(py, games, false).unbind();
        Self {
            observations: PyArray3::zeros(py, [games, rows, width], false).unbind(),
            final_observations: PyArray3::zeros(py, [final_games, rows, width], false).unbind(),
            mask: PyArray2::zeros(py, [games, sizes.actions], false).unbind(),
            final_mask: PyArray2::zeros(py, [final_games, sizes.actions], false).unbind(),
            rewards: PyArray1::zeros(py, games, false).unbind(),
            terminations: flags(),
            truncations: flags(),
            illegal: flags(),
            won: flags(),
            moves: PyArray1::zeros(py, games, false).unbind(),
        }
    }

    /// All arrays, to be written.
    pub(crate) fn open<'py>(&self, py: Python<'py>) -> PyResult<Open<'py>> {
        Ok(Open {
            observations: self.observations.bind(py).try_readwrite()?,
            final_observations: self.final_observations.bind(py).try_readwrite()?,
            mask: self.mask.bind(py).try_readwrite()?,
            final_mask: self.final_mask.bind(py).try_readwrite()?,
            rewards: self.rewards.bind(py).try_readwrite()?,
            terminations: self.terminations.bind(py).try_readwrite()?,
            truncations: self.truncations.bind(py).try_readwrite()?,
            illegal: self.illegal.bind(py).try_readwrite()?,
            won: self.won.bind(py).try_readwrite()?,
            moves: self.moves.bind(py).try_readwrite()?,
        })
    }
}

type Array1<'py, T> = PyReadwriteArray<'py, T, numpy::Ix1>;

/// All arrays while they are written.
pub(crate) struct Open<'py> {
    observations: PyReadwriteArray<'py, u8, numpy::Ix3>,
    final_observations: PyReadwriteArray<'py, u8, numpy::Ix3>,
    mask: PyReadwriteArray<'py, i8, numpy::Ix2>,
    final_mask: PyReadwriteArray<'py, i8, numpy::Ix2>,
    rewards: Array1<'py, f64>,
    terminations: Array1<'py, bool>,
    truncations: Array1<'py, bool>,
    illegal: Array1<'py, bool>,
    won: Array1<'py, bool>,
    moves: Array1<'py, i64>,
}

impl Open<'_> {
    /// Their contents.
    pub(crate) fn slices(&mut self) -> PyResult<Slices<'_>> {
        Ok(Slices {
            observations: self.observations.as_slice_mut()?,
            final_observations: self.final_observations.as_slice_mut()?,
            mask: self.mask.as_slice_mut()?,
            final_mask: self.final_mask.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            terminations: self.terminations.as_slice_mut()?,
            truncations: self.truncations.as_slice_mut()?,
            illegal: self.illegal.as_slice_mut()?,
            won: self.won.as_slice_mut()?,
            moves: self.moves.as_slice_mut()?,
        })
    }
}

/// The contents of all arrays, game after game.
pub(crate) struct Slices<'a> {
    pub(crate) observations: &'a mut [u8],
    pub(crate) final_observations: &'a mut [u8],
    pub(crate) mask: &'a mut [i8],
    pub(crate) final_mask: &'a mut [i8],
    pub(crate) rewards: &'a mut [f64],
    pub(crate) terminations: &'a mut [bool],
    pub(crate) truncations: &'a mut [bool],
    pub(crate) illegal: &'a mut [bool],
    pub(crate) won: &'a mut [bool],
    pub(crate) moves: &'a mut [i64],
}
