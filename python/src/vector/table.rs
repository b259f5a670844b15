//! One of many games that are played at once.

use std::sync::Arc;

use pyo3::{FromPyObject, IntoPyObject};
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Game, LegalMove, Move, Outcome, Position, Rules, Undo};
use webspinner_solver::Random;

use super::numbering::Numbering;

/// What holds for all games that are played at once.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    pub(crate) rules: Arc<Rules>,
    pub(crate) numbering: Numbering,
    /// A game that is not over after this many moves is cut short.
    pub(crate) moves_max: u32,
    /// Whether progress is rewarded, too, or a win alone.
    pub(crate) rewards_progress: bool,
}

/// How a game stands after a step.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Step {
    pub(crate) reward: f64,
    pub(crate) terminated: bool,
    pub(crate) truncated: bool,
    /// Whether the wanted move was refused.
    pub(crate) refused: bool,
}

/// How a game stands, in values that Python has: it can be pickled.
#[derive(FromPyObject, IntoPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Saved {
    picture: String,
    length: u32,
    deal: Option<u64>,
    is_over: bool,
    progress: usize,
    hidden_first: usize,
}

/// A table on which a game is played. Nothing is ever undone on it, so what lies face down has
/// never been seen.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) position: Position,
    /// The moves that are legal now.
    legal: Vec<LegalMove>,
    /// Their actions, in the same order.
    pub(crate) actions: Vec<u32>,
    /// How many moves were tried, refused ones included.
    pub(crate) length: u32,
    /// Which own deal it is; `None` where cards were dealt anew.
    pub(crate) deal: Option<u64>,
    /// Whether the game has ended or was cut short.
    pub(crate) is_over: bool,
    pub(crate) is_won: bool,
    /// How many cards have been turned up or taken off the table.
    progress: usize,
    /// How many cards lay face down in columns at the start.
    hidden_first: usize,
}

impl Table {
    /// Deals a game of this number.
    pub(crate) fn deal(terms: &Terms, number: u64) -> Self {
        let position = terms.rules.deal(&Shuffle::own(number));
        let position = position.expect("every game has own deals");
        let mut table = Self {
            legal: Vec::new(),
            actions: Vec::new(),
            length: 0,
            deal: Some(number),
            is_over: false,
            is_won: false,
            progress: 0,
            hidden_first: hidden(&position),
            position,
        };
        table.progress = table.progress_now();
        table.look(&terms.rules, &terms.numbering);
        table
    }

    /// How the game stands, for [`Table::restore`].
    pub(crate) fn save(&self) -> Saved {
        Saved {
            picture: self.position.picture(),
            length: self.length,
            deal: self.deal,
            is_over: self.is_over,
            progress: self.progress,
            hidden_first: self.hidden_first,
        }
    }

    /// A game that stands as one did that was saved.
    ///
    /// # Errors
    /// If no game of these rules can stand so.
    pub(crate) fn restore(
        rules: &Rules,
        numbering: &Numbering,
        saved: Saved,
    ) -> Result<Self, String> {
        let position = rules.parse_picture(&saved.picture);
        let position = position.map_err(|problem| problem.to_string())?;
        let first = saved.hidden_first;
        if first < hidden(&position) || first > rules.pack().size() {
            return Err("more cards lie face down than there were at first".to_owned());
        }
        let mut table = Self {
            legal: Vec::new(),
            actions: Vec::new(),
            length: saved.length,
            deal: saved.deal,
            is_over: false,
            is_won: false,
            progress: saved.progress,
            hidden_first: first,
            position,
        };
        table.look(rules, numbering);
        table.is_over |= saved.is_over;
        Ok(table)
    }

    /// Plays an action, if it is legal, and tells `seen` what it did.
    #[inline]
    pub(crate) fn step(
        &mut self,
        terms: &Terms,
        action: i64,
        seen: impl FnOnce(&Position, Move, Undo),
    ) -> Step {
        let rules = &terms.rules;
        self.length += 1;
        let same = |known: &u32| i64::from(*known) == action;
        let legal = self.actions.iter().position(same).map(|at| self.legal[at]);
        let refused = legal.is_none();
        let mut reward = 0.0;
        if let Some(legal) = legal {
            let did = self.position.apply(rules, legal);
            seen(&self.position, legal.get(), did);
            self.look(&terms.rules, &terms.numbering);
            if terms.rewards_progress {
                reward += self.gain(rules);
            }
            if self.is_won {
                reward += 1.0;
            }
        }
        let terminated = self.is_over;
        let truncated = !terminated && self.length >= terms.moves_max;
        self.is_over |= truncated;
        Step {
            reward,
            terminated,
            truncated,
            refused,
        }
    }

    /// The game with all cards that its player has never seen in another order, each order as
    /// likely as any other.
    pub(crate) fn determinize(&mut self, rules: &Arc<Rules>, dice: &mut Random) {
        let game = Game::new(Arc::clone(rules), self.position.clone());
        self.position = game.view().consistent_position(|end| dice.below(end));
        self.deal = None;
    }

    /// Lists the legal moves, and sees whether the game has ended.
    #[inline]
    fn look(&mut self, rules: &Rules, numbering: &Numbering) {
        self.legal.clear();
        rules.legal_moves_into(&self.position, &mut self.legal);
        let position = &self.position;
        // Only then can it have ended: this spares most steps the whole question.
        let may_be = self.legal.is_empty() || position.cards_on_table() < position.columns().len();
        let outcome = may_be.then(|| rules.outcome(position)).flatten();
        self.is_over = outcome.is_some();
        self.is_won = outcome == Some(Outcome::Won);
        if self.is_over {
            self.legal.clear();
        }
        let numbers = self.legal.iter().map(|legal| numbering.number(legal.get()));
        self.actions.clear();
        self.actions
            .extend(numbers.map(|number| number.expect("every legal move has a number")));
    }

    /// The share of all progress that was made since this was asked last.
    fn gain(&mut self, rules: &Rules) -> f64 {
        let before = self.progress;
        self.progress = self.progress_now();
        let whole = rules.pack().size() + self.hidden_first;
        let count = |cards: usize| u32::try_from(cards).map_or(f64::MAX, f64::from);
        (count(self.progress) - count(before)) / count(whole)
    }

    /// How many cards have been turned up or taken off the table.
    fn progress_now(&self) -> usize {
        let collected: usize = self.position.collected().map(<[_]>::len).sum();
        let foundations: usize = self.position.foundations().iter().map(Vec::len).sum();
        self.hidden_first - hidden(&self.position) + collected + foundations
    }
}

/// How many cards lie face down in columns.
fn hidden(position: &Position) -> usize {
    position
        .columns()
        .iter()
        .map(webspinner_rules::Pile::face_down)
        .sum()
}
