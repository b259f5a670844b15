//! What makes a position look good to the beam search: numbers from the files in `weights/`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use webspinner_rules::{Lift, Rules, Step};

use crate::random::SplitMix;

/// The price of everything that [`super::value`] counts; more is better. Only differences matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Weights {
    /// Each card joined to the one under it, so that both move and leave together.
    pub(crate) join: i32,
    /// The same, times the joins of its run so far: long runs are worth more than their parts.
    pub(crate) join_squared: i32,
    /// A card in order on another that it does not join.
    pub(crate) sequence: i32,
    /// A card out of order on another.
    pub(crate) out_of_order: i32,
    /// The same, more, if it is the higher one.
    pub(crate) buries_lower: i32,
    /// A face-down card.
    pub(crate) hidden_card: i32,
    /// A column with face-down cards.
    pub(crate) hidden_column: i32,
    /// A run in such a column.
    pub(crate) run_on_hidden: i32,
    /// A king at the bottom of a column.
    pub(crate) king_at_bottom: i32,
    /// The first vacancy.
    pub(crate) vacancy: i32,
    /// Each further vacancy against the one before, in percent.
    pub(crate) vacancy_growth: i32,
    /// A collected run.
    pub(crate) collected_run: i32,
    /// A card on a foundation.
    pub(crate) founded: i32,
    /// A reserve that is still there.
    pub(crate) reserve: i32,
}

/// The weights of one file, each for the games that it names.
macro_rules! files {
    ($($id:literal)*) => {
        &[$(($id, include_str!(concat!("../../weights/", $id, ".toml")))),*]
    };
}

/// The files that are named after the game they were found for.
const FILES: &[(&str, &str)] = files! { "spider" };

static ALL: LazyLock<Vec<(&str, Weights)>> = LazyLock::new(|| {
    let read = |text| toml::from_str(text).expect("the files of weights are tested");
    FILES.iter().map(|&(id, text)| (id, read(text))).collect()
});

impl Weights {
    /// The weights for a game: its own, or those of the game that its knobs are most like.
    pub(crate) fn of(rules: &Rules) -> Self {
        Self::named(rules.id().as_str())
            .or_else(|| Self::named(nearest(rules)))
            .unwrap_or(ALL[0].1)
    }

    fn named(id: &str) -> Option<Self> {
        let found = ALL.iter().find(|(name, _)| *name == id);
        found.map(|(_, weights)| *weights)
    }

    /// Each weight changed by up to a quarter, as `seed` says; seed 0 changes nothing.
    pub(crate) fn varied(mut self, seed: u64) -> Self {
        if seed == 0 {
            return self;
        }
        let mut random = SplitMix(seed);
        for weight in self.all_mut() {
            // From 75 to 125 percent in steps of one.
            let percent = 75 + i32::try_from(random.next() % 51).expect("less than 51");
            *weight = *weight * percent / 100;
        }
        self
    }

    /// Every weight, for what changes them all.
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

/// The game whose weights do for one that has none of its own.
fn nearest(rules: &Rules) -> &'static str {
    match (rules.lift(), rules.place().step) {
        (Lift::Tail, _) => "scorpion",
        (_, Step::UpOrDown) => "little-spider",
        _ => "spider",
    }
}
