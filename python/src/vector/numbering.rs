//! Actions: the moves of a game as numbers.

use webspinner_rules::knobs::{CollectMode, Lift};
use webspinner_rules::{Column, Move, Rules, Slot};

/// Numbers all moves that a game can ever have, from 0 and without gaps, in the order in which the
/// rules list legal ones: shifts by column, count and target, then moves from reserves, to
/// reserves, to foundations, collecting by choice, and the row deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Numbering {
    columns: usize,
    /// How many cards a shift lifts at most.
    lift_max: usize,
    /// Where each kind of move begins.
    from_reserve: usize,
    to_reserve: usize,
    to_foundation: usize,
    collect: usize,
    deal: usize,
    /// How many actions there are.
    pub(crate) actions: usize,
    foundations: usize,
    /// How many reserves take cards.
    taking: usize,
}

impl Numbering {
    /// That of a game. It depends on nothing but its rules.
    pub(crate) fn of(rules: &Rules) -> Self {
        let columns = usize::from(rules.columns());
        let lift_max = match rules.lift() {
            Lift::Single => 1,
            // Only where a king goes on an ace can a run be longer than a suit; and there may be
            // more cards of one rank than that.
            Lift::Run(_) if !rules.place().wrap && !rules.place().same_rank => {
                usize::from(rules.pack().highest().number())
            }
            Lift::Run(_) | Lift::Tail => rules.pack().size(),
        };
        let foundations = rules.foundations().map_or(0, |it| usize::from(it.count));
        let by_choice = rules
            .collect()
            .is_some_and(|it| it.mode == CollectMode::ByChoice);
        let from_reserve = columns * (columns - 1) * lift_max;
        let reserves = usize::from(rules.reserves());
        let taking = if rules.reserves_take_cards() {
            reserves
        } else {
            0
        };
        let to_reserve = from_reserve + reserves * columns;
        let to_foundation = to_reserve + columns * taking;
        let collect = to_foundation + columns * foundations;
        let deal = collect + if by_choice { columns } else { 0 };
        Self {
            columns,
            lift_max,
            from_reserve,
            to_reserve,
            to_foundation,
            collect,
            deal,
            actions: deal + usize::from(rules.deals_rows()),
            foundations,
            taking,
        }
    }

    /// The action of a move of the game; `None` for a move that the game cannot have.
    #[inline]
    pub(crate) fn number(&self, of: Move) -> Option<u32> {
        let number = match of {
            Move::Shift { from, to, count } => {
                let (from, to, count) = (from.index(), to.index(), usize::from(count));
                let is_one = from < self.columns
                    && to < self.columns
                    && from != to
                    && (1..=self.lift_max).contains(&count);
                // The column itself is no target, so those behind it move up by one.
                let target = to - usize::from(to > from);
                is_one.then(|| (from * self.lift_max + count - 1) * (self.columns - 1) + target)
            }
            Move::FromReserve { slot, to } => {
                let at = self.from_reserve + slot.index() * self.columns + to.index();
                (to.index() < self.columns && at < self.to_reserve).then_some(at)
            }
            Move::ToReserve { from, slot } => {
                let at = self.to_reserve + from.index() * self.taking + slot.index();
                (slot.index() < self.taking && at < self.to_foundation).then_some(at)
            }
            Move::ToFoundation { from, slot } => {
                let at = self.to_foundation + from.index() * self.foundations + slot.index();
                (slot.index() < self.foundations && at < self.collect).then_some(at)
            }
            Move::Collect { from } => {
                let at = self.collect + from.index();
                (at < self.deal).then_some(at)
            }
            Move::Deal => (self.deal < self.actions).then_some(self.deal),
        };
        number.and_then(|number| u32::try_from(number).ok())
    }

    /// The move of an action; `None` if there is no such action.
    pub(crate) fn at(&self, action: usize) -> Option<Move> {
        if action >= self.actions {
            return None;
        }
        Some(if action < self.from_reserve {
            let (lifted, target) = (action / (self.columns - 1), action % (self.columns - 1));
            let (from, above) = (lifted / self.lift_max, lifted % self.lift_max);
            Move::Shift {
                from: Column::at(from),
                to: Column::at(target + usize::from(target >= from)),
                count: u16::try_from(above + 1).ok()?,
            }
        } else if action < self.to_reserve {
            let at = action - self.from_reserve;
            Move::FromReserve {
                slot: Slot::at(at / self.columns),
                to: Column::at(at % self.columns),
            }
        } else if action < self.to_foundation {
            let at = action - self.to_reserve;
            Move::ToReserve {
                from: Column::at(at / self.taking),
                slot: Slot::at(at % self.taking),
            }
        } else if action < self.collect {
            let at = action - self.to_foundation;
            Move::ToFoundation {
                from: Column::at(at / self.foundations),
                slot: Slot::at(at % self.foundations),
            }
        } else if action < self.deal {
            Move::Collect {
                from: Column::at(action - self.collect),
            }
        } else {
            Move::Deal
        })
    }
}
