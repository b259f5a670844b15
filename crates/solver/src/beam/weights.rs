//! What makes a position look good to the beam search: numbers from the files in `weights/`.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use webspinner_rules::Rules;

use crate::random::SplitMix;

/// What makes a position look good to the beam search, as one number for each thing that it counts.
///
/// A game may have its own file in `weights/`; [`Tuner`](crate::Tuner) looks for such numbers.
// Everything that `value` counts has its weight here; higher is better, and only differences
// matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Weights {
    /// Each card joined to the one under it, so that both move and leave together.
    pub(crate) join: i32,
    /// The same, times the joins of its run so far: long runs are worth more than their parts.
    pub(crate) join_squared: i32,
    /// A card in order on another that it does not join.
    pub(crate) sequence: i32,
    /// A card out of order on another.
    pub(crate) out_of_order: i32,
    /// Added to that if it is the higher one.
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

/// The files of weights, each with the game that it is named after.
macro_rules! files {
    ($($id:literal)*) => {
        &[$(($id, include_str!(concat!("../../weights/", $id, ".toml")))),*]
    };
}

/// The files that are named after the game they were found for.
const FILES: &[(&str, &str)] = files! { "spider" };

static ALL: LazyLock<Vec<(&str, Weights)>> = LazyLock::new(|| {
    let read = |text: &str| text.parse().expect("the files of weights are tested");
    FILES.iter().map(|&(id, text)| (id, read(text))).collect()
});

impl Weights {
    /// How many there are.
    const COUNT: usize = 14;
    /// The largest weight, and its negative the smallest: the values of a whole table still fit an
    /// `i32`.
    const SIZE_MAX: i32 = 50_000;
    /// A faster growth of vacancies makes no further difference.
    const VACANCY_GROWTH_MAX: i32 = 400;

    /// The weights for a game: its own, or those of Spider.
    #[must_use]
    pub fn of(rules: &Rules) -> Self {
        let own = ALL.iter().find(|(id, _)| *id == rules.id().as_str());
        own.unwrap_or(&ALL[0]).1
    }

    /// Whether the search for wins in a game uses such weights; games of foundations have another
    /// search.
    #[must_use]
    pub fn matter_in(rules: &Rules) -> bool {
        !crate::problem::builds_foundations(rules)
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

    /// The same within bounds in which no value overflows.
    pub(crate) fn sound(mut self) -> Self {
        for weight in self.all_mut() {
            *weight = (*weight).clamp(-Self::SIZE_MAX, Self::SIZE_MAX);
        }
        self.vacancy_growth = self.vacancy_growth.clamp(0, Self::VACANCY_GROWTH_MAX);
        self
    }

    /// Every weight, in the order of the fields.
    pub(crate) fn values(mut self) -> [i32; Self::COUNT] {
        self.all_mut().map(|weight| *weight)
    }

    /// Every weight, for what changes them all.
    pub(crate) fn all_mut(&mut self) -> [&mut i32; Self::COUNT] {
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

impl fmt::Display for Weights {
    /// Writes the text of a file of weights.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&toml::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for Weights {
    type Err = WeightsError;

    /// Reads the text of a file of weights.
    fn from_str(text: &str) -> Result<Self, WeightsError> {
        let read: Self = toml::from_str(text).map_err(|error| {
            let before = error.span().and_then(|span| text.get(..span.start));
            let line = before.map_or(1, |before| before.matches('\n').count() + 1);
            WeightsError(format!("line {line}: {}", error.message()))
        })?;
        if read == read.sound() {
            Ok(read)
        } else {
            Err(WeightsError("a weight is out of range".to_owned()))
        }
    }
}

/// The error for a text that does not hold weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct WeightsError(String);
