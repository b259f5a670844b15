//! Many games of one kind, played at once.

use super::buffers::Slices;
use super::dice::{Dice, apart};
use super::planes::Planes;
use super::table::{Step, Table, Terms};

/// What follows a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Autoreset {
    /// The next step deals the next game, whatever its action.
    NextStep,
    /// The same step deals the next game.
    SameStep,
    /// Nothing, until the game is reset.
    Disabled,
}

/// Many games of one kind: what they have in common, and how each of them stands.
#[derive(Clone, Debug)]
pub(crate) struct Games {
    pub(crate) terms: Terms,
    pub(crate) planes: Planes,
    pub(crate) autoreset: Autoreset,
    /// Whether observations are written.
    pub(crate) observes: bool,
    /// Whether legal actions are written as a mask.
    pub(crate) masks: bool,
    /// Empty before the first reset.
    pub(crate) tables: Vec<Table>,
    pub(crate) dice: Vec<Dice>,
}

impl Games {
    /// Deals a game anew: this deal, or the next one of its dice.
    pub(crate) fn deal(&mut self, index: usize, number: Option<u64>) {
        let number = number.unwrap_or_else(|| self.dice[index].deal());
        let table = Table::deal(&self.terms, number);
        if index == self.tables.len() {
            self.tables.push(table);
        } else {
            self.tables[index] = table;
        }
    }

    /// Plays an action in each game.
    pub(crate) fn step(&mut self, actions: &[i64], out: &mut Slices<'_>) {
        for (index, action) in actions.iter().enumerate() {
            if self.autoreset == Autoreset::NextStep && self.tables[index].is_over {
                self.deal(index, None);
                self.write(index, out);
                Self::tell(index, Step::default(), out);
                continue;
            }
            let step = self.play(index, *action, out);
            Self::tell(index, step, out);
            let table = &self.tables[index];
            out.won[index] = table.is_won;
            out.moves[index] = i64::from(table.length);
            if self.autoreset == Autoreset::SameStep && table.is_over {
                self.keep(index, out);
                // Its end is still to be told, so the rest of the next game is written alone.
                self.deal(index, None);
                self.write_table(index, out);
            }
        }
    }

    /// Plays an action in one game and writes how it stands.
    #[inline]
    fn play(&mut self, index: usize, action: i64, out: &mut Slices<'_>) -> Step {
        let (planes, bytes) = (&self.planes, self.planes.bytes());
        let table = &mut self.tables[index];
        let actions = if self.masks {
            self.terms.numbering.actions
        } else {
            0
        };
        let mask = &mut out.mask[index * actions..][..actions];
        mark(table, mask, 0);
        let seen = if self.observes {
            &mut out.observations[index * bytes..][..bytes]
        } else {
            &mut []
        };
        let step = table.step(&self.terms, action, |position, played, did| {
            if !seen.is_empty() {
                planes.update(position, played, did, seen);
            }
        });
        mark(table, mask, 1);
        step
    }

    /// Keeps what was last seen of a game, and the actions that were legal.
    fn keep(&self, index: usize, out: &mut Slices<'_>) {
        if self.observes {
            let bytes = self.planes.bytes();
            let all = index * bytes..(index + 1) * bytes;
            out.final_observations[all.clone()].copy_from_slice(&out.observations[all]);
        }
        if self.masks {
            let actions = self.terms.numbering.actions;
            let all = index * actions..(index + 1) * actions;
            out.final_mask[all.clone()].copy_from_slice(&out.mask[all]);
        }
    }

    fn tell(index: usize, step: Step, out: &mut Slices<'_>) {
        out.rewards[index] = step.reward;
        out.terminations[index] = step.terminated;
        out.truncations[index] = step.truncated;
        out.illegal[index] = step.refused;
    }

    /// Writes all there is to say of a game.
    pub(crate) fn write(&self, index: usize, out: &mut Slices<'_>) {
        let table = &self.tables[index];
        out.won[index] = table.is_won;
        out.moves[index] = i64::from(table.length);
        out.illegal[index] = false;
        self.write_table(index, out);
    }

    /// Writes what is seen of a game, and its legal actions.
    fn write_table(&self, index: usize, out: &mut Slices<'_>) {
        let table = &self.tables[index];
        if self.observes {
            let bytes = self.planes.bytes();
            let seen = &mut out.observations[index * bytes..][..bytes];
            self.planes.write(&table.position, seen);
        }
        if self.masks {
            let actions = self.terms.numbering.actions;
            let mask = &mut out.mask[index * actions..][..actions];
            mask.fill(0);
            mark(table, mask, 1);
        }
    }

    /// One of the legal actions of each game, by chance; 0 where there is none.
    pub(crate) fn choose(&mut self) -> Vec<i64> {
        let games = self.tables.iter().zip(&mut self.dice);
        let chosen = games.map(|(table, dice)| {
            let action = table.actions.get(dice.choose(table.actions.len()));
            action.copied().map_or(0, i64::from)
        });
        chosen.collect()
    }

    /// Deals the cards anew that the player of a game has never seen.
    pub(crate) fn determinize(&mut self, index: usize, seed: u64) {
        self.tables[index].determinize(&self.terms.rules, &mut apart(seed));
    }
}

/// Writes this into the places of all legal actions, if the mask has any.
#[inline]
fn mark(table: &Table, mask: &mut [i8], value: i8) {
    for &action in &table.actions {
        if let Some(place) = mask.get_mut(action as usize) {
            *place = value;
        }
    }
}
