//! What makes a position look good to the beam search: numbers from a file in `weights/`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::random::vary;

/// What makes a position look good to the beam search, as one number for each thing that it counts.
// Everything that `value` counts has its weight here; higher is better, and only differences
// matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Weights {
    /// Each card joined to the one under it, so that both move and leave together.
    pub(super) join: i32,
    /// The same, times the joins of its run so far: long runs are worth more than their parts.
    pub(super) join_squared: i32,
    /// A card in order on another that it does not join.
    pub(super) sequence: i32,
    /// A card out of order on another.
    pub(super) out_of_order: i32,
    /// Added to that if it is the higher one.
    pub(super) buries_lower: i32,
    /// A face-down card.
    pub(super) hidden_card: i32,
    /// A column with face-down cards.
    pub(super) hidden_column: i32,
    /// A run in such a column.
    pub(super) run_on_hidden: i32,
    /// A king at the bottom of a column.
    pub(super) king_at_bottom: i32,
    /// The first vacancy.
    pub(super) vacancy: i32,
    /// Each further vacancy against the one before, in percent.
    pub(super) vacancy_growth: i32,
    /// A collected run.
    pub(super) collected_run: i32,
    /// A card on a foundation.
    pub(super) founded: i32,
    /// A reserve that is still there.
    pub(super) reserve: i32,
}

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    toml::from_str(include_str!("../../weights/spider.toml"))
        .expect("the file of weights is tested")
});

impl Weights {
    /// The weights of the file, varied as `seed` says; seed 0 changes nothing.
    pub(super) fn varied(seed: u64) -> Self {
        let mut weights = *WEIGHTS;
        vary(weights.all_mut(), 25, seed);
        weights
    }

    /// Every weight, in the order of the fields.
    fn all_mut(&mut self) -> [&mut i32; 14] {
        [
            &mut self.join,
            &mut self.join_squared,
            &mut self.sequence,
            &mut self.out_of_order,
            &mut self.buries_lower,
            &mut self.hidden_card,
            &mut self.hidden_column,
            &mut self.run_on_hidden,
            &mut self.king_at_bottom,
            &mut self.vacancy,
            &mut self.vacancy_growth,
            &mut self.collected_run,
            &mut self.founded,
            &mut self.reserve,
        ]
    }
}
