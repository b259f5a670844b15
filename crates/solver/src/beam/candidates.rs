//! All moves from a position, valued without being made.

use webspinner_rules::knobs::{Lift, Vacancy};
use webspinner_rules::{Column, Move, Slot};

use super::composite::{expand, moves_to_carry, runs_max};
use super::value::{Prefix, Total, Valuer};
use crate::problem::{Problem, has};
use crate::state::{State, shift};

/// One move from one state, and what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    pub(super) total: Total,
    /// The state it starts from, by its place in the beam.
    pub(super) parent: u32,
    pub(super) play: Move,
    /// How many moves it stands for.
    pub(super) moves: u16,
}

/// Values the moves of one state after the other and reuses its memory.
#[derive(Debug)]
pub(super) struct Generator<'v, 'p> {
    valuer: &'v Valuer<'p>,
    /// Whether runs may be carried through vacancies.
    carries: bool,
    /// The columns read up to each open card, one column after the other, and where each begins.
    prefixes: Vec<Prefix>,
    begins: Vec<usize>,
    scratch: State,
}

/// Where a move is valued: the state, what it is worth without vacancies, and their number.
struct Ground<'s> {
    state: &'s State,
    total: Total,
    parent: u32,
    vacancies: usize,
    first_vacancy: Option<usize>,
}

impl<'v, 'p> Generator<'v, 'p> {
    pub(super) fn new(valuer: &'v Valuer<'p>, scratch: State) -> Self {
        let rules = &valuer.problem.rules;
        // Where runs wrap, a run on its way might be collected; cards of one rank could be parted
        // into runs in several ways.
        let carries = matches!(rules.lift(), Lift::Run(_))
            && rules.vacancy() == Vacancy::Any
            && !rules.place().same_rank
            && !valuer.problem.collects_any_start();
        Self {
            valuer,
            carries,
            prefixes: Vec::new(),
            begins: Vec::new(),
            scratch,
        }
    }

    fn problem(&self) -> &'p Problem {
        self.valuer.problem
    }

    /// Adds every move of a state but the row deal. The state has been read.
    pub(super) fn add(
        &mut self,
        state: &State,
        total: Total,
        parent: u32,
        candidates: &mut Vec<Candidate>,
    ) {
        let vacancies = state.vacancies();
        let ground = Ground {
            state,
            total: Total {
                value: total.value - self.valuer.vacancies(vacancies),
                ..total
            },
            parent,
            vacancies,
            first_vacancy: (0..state.columns()).find(|&index| state.end(index).is_none()),
        };
        if self
            .problem()
            .columns_open(state.stock(self.problem()).is_empty())
        {
            for from in 0..state.columns() {
                self.add_from(&ground, from, candidates);
            }
            self.add_reserves(&ground, candidates);
        }
        self.add_to_reserve(&ground, candidates);
        self.add_foundations(&ground, candidates);
        self.add_collections(&ground, candidates);
    }

    /// A column of the state that was read, up to its end.
    #[inline]
    pub(super) fn column(&self, state: &State, index: usize) -> Prefix {
        self.prefix(state, index, 0)
    }

    /// Reads all columns of a state, card by card.
    pub(super) fn read(&mut self, state: &State) {
        self.prefixes.clear();
        self.begins.clear();
        for index in 0..state.columns() {
            self.begins.push(self.prefixes.len());
            let (hidden, open) = state.column(index).split_at(state.face_down(index));
            let mut prefix = self.valuer.face_down(hidden);
            self.prefixes.push(prefix);
            for &card in open {
                prefix = self.valuer.read(prefix, card);
                self.prefixes.push(prefix);
            }
        }
    }

    /// A column without its last `less` open cards.
    #[inline]
    fn prefix(&self, state: &State, index: usize, less: usize) -> Prefix {
        self.prefixes[self.begins[index] + state.open(index).len() - less]
    }

    /// A column after its last `less` cards have left, the card under them turned up.
    #[inline]
    fn without(&self, state: &State, index: usize, less: usize) -> Prefix {
        let hidden = state.face_down(index);
        if less < state.open(index).len() || hidden == 0 {
            return self.prefix(state, index, less);
        }
        let (turned, hidden) = state.column(index)[..hidden]
            .split_last()
            .expect("a face-down card is there");
        self.valuer.read(self.valuer.face_down(hidden), *turned)
    }

    /// The move to a vacancy that costs least, and leaves no vacancy behind. The state has been
    /// read.
    pub(super) fn best_fill(&self, state: &State, to: usize) -> Option<Move> {
        let problem = self.problem();
        let mut best: Option<(i32, Move)> = None;
        for from in 0..state.columns() {
            let column = state.column(from);
            let liftable = state
                .liftable(problem, from)
                .min(column.len().saturating_sub(1));
            for count in 1..=liftable {
                let moved = &column[column.len() - count..];
                if !has(problem.fills_vacancy, moved[0]) {
                    continue;
                }
                let alone = (moved.iter()).fold(Prefix::default(), |below, &card| {
                    self.valuer.read(below, card)
                });
                let left = self.without(state, from, count);
                let gain = left.value + alone.value - self.prefix(state, from, 0).value;
                if best.is_none_or(|(known, _)| gain > known) {
                    best = Some((gain, shift(from, to, count)));
                }
            }
        }
        best.map(|(_, play)| play)
    }

    fn add_from(&mut self, ground: &Ground<'_>, from: usize, candidates: &mut Vec<Candidate>) {
        let problem = self.problem();
        let open = ground.state.open(from);
        let liftable = ground.state.liftable(problem, from);
        let mut runs = 1;
        for count in 1..=open.len() {
            let card = open[open.len() - count];
            if count > liftable && !self.carries {
                break;
            }
            if count > liftable {
                let (upper, lower) = (usize::from(card), open[open.len() - count + 1]);
                if !has(problem.lift[upper], lower) {
                    runs += 1;
                    let carried =
                        has(problem.place[upper], lower) && runs <= runs_max(ground.vacancies);
                    if !carried {
                        break;
                    }
                }
            }
            let left = self.without(ground.state, from, count);
            // A run is taken apart only to go on with another: without this rule the search needs
            // many more nodes.
            let below = open.len().checked_sub(count + 1).map(|below| open[below]);
            let joined = below.is_some_and(|below| has(problem.joins[usize::from(below)], card));
            for to in 0..ground.state.columns() {
                let joins = |end: u8| has(problem.joins[usize::from(end)], card);
                if joined && !ground.state.end(to).is_some_and(joins) {
                    continue;
                }
                if to != from && self.goes(ground, from, to, count, runs, card) {
                    let candidate = self.shifted(ground, from, to, count, runs, left);
                    candidates.push(candidate);
                }
            }
        }
    }

    /// Whether a move is legal and worth trying.
    #[inline]
    fn goes(
        &self,
        ground: &Ground<'_>,
        from: usize,
        to: usize,
        count: usize,
        runs: usize,
        card: u8,
    ) -> bool {
        let problem = self.problem();
        match ground.state.end(to) {
            Some(end) => has(problem.place[usize::from(end)], card),
            // All vacancies are alike, and moving a whole column to one gains nothing.
            None => {
                Some(to) == ground.first_vacancy
                    && has(problem.fills_vacancy, card)
                    && (runs == 1 || runs <= runs_max(ground.vacancies - 1))
                    && count < ground.state.column(from).len()
            }
        }
    }

    #[inline]
    fn shifted(
        &mut self,
        ground: &Ground<'_>,
        from: usize,
        to: usize,
        count: usize,
        runs: usize,
        left: Prefix,
    ) -> Candidate {
        let state = ground.state;
        let play = shift(from, to, count);
        let free = ground.vacancies - usize::from(state.end(to).is_none());
        let moves = moves_to_carry(runs, free);
        let before = self.prefix(state, to, 0);
        let lifted = &state.open(from)[state.open(from).len() - count..];
        let after = (lifted.iter()).fold(before, |below, &card| self.valuer.read(below, card));
        // A run under cards that are out of order may come to the end of its column, too.
        let finished = self.valuer.is_finished(after) || self.valuer.is_finished(left);
        if finished && self.problem().collects_at_once() {
            return Candidate {
                moves,
                ..self.made(ground, play)
            };
        }
        let from_before = self.prefix(state, from, 0);
        let vacancies = ground.vacancies + usize::from(state.column(from).len() == count)
            - usize::from(state.end(to).is_none());
        let mut total = (ground.total.without(before).without(from_before))
            .with(after)
            .with(left);
        total.value += self.valuer.vacancies(vacancies);
        Candidate {
            total,
            parent: ground.parent,
            play,
            moves,
        }
    }

    /// A rare move, valued by making it.
    fn made(&mut self, ground: &Ground<'_>, play: Move) -> Candidate {
        self.scratch.clone_from(ground.state);
        make(self.valuer.problem, &mut self.scratch, play);
        Candidate {
            total: self.valuer.total(&self.scratch),
            parent: ground.parent,
            play,
            moves: 1,
        }
    }

    fn add_reserves(&mut self, ground: &Ground<'_>, candidates: &mut Vec<Candidate>) {
        let problem = self.problem();
        for (slot, &card) in ground.state.reserves().iter().enumerate() {
            if card == 0 {
                continue;
            }
            for to in 0..ground.state.columns() {
                let repeated = ground.state.end(to).is_none() && Some(to) != ground.first_vacancy;
                if !repeated && ground.state.takes(problem, to, card) {
                    let (slot, to) = (Slot::at(slot), Column::at(to));
                    let candidate = self.made(ground, Move::FromReserve { slot, to });
                    candidates.push(candidate);
                }
            }
        }
    }

    fn add_to_reserve(&mut self, ground: &Ground<'_>, candidates: &mut Vec<Candidate>) {
        if !self.problem().rules.reserves_take_cards() {
            return;
        }
        // Empty reserves are alike.
        let Some(slot) = ground.state.reserves().iter().position(|&card| card == 0) else {
            return;
        };
        let slot = Slot::at(slot);
        for from in (0..ground.state.columns()).filter(|&from| ground.state.end(from).is_some()) {
            let from = Column::at(from);
            let candidate = self.made(ground, Move::ToReserve { from, slot });
            candidates.push(candidate);
        }
    }

    fn add_foundations(&mut self, ground: &Ground<'_>, candidates: &mut Vec<Candidate>) {
        if self.problem().base().is_none() {
            return;
        }
        for from in 0..ground.state.columns() {
            for slot in 0..ground.state.foundations().len() {
                if ground.state.goes_to_foundation(self.problem(), from, slot) {
                    let (from, slot) = (Column::at(from), Slot::at(slot));
                    let candidate = self.made(ground, Move::ToFoundation { from, slot });
                    candidates.push(candidate);
                }
            }
        }
    }

    fn add_collections(&mut self, ground: &Ground<'_>, candidates: &mut Vec<Candidate>) {
        if !self.problem().collects_by_choice() {
            return;
        }
        for from in 0..ground.state.columns() {
            if ground.state.ends_in_run(self.problem(), from) {
                let candidate = self.made(
                    ground,
                    Move::Collect {
                        from: Column::at(from),
                    },
                );
                candidates.push(candidate);
            }
        }
    }
}

/// Makes a move of the search: all its runs at once, however many moves it stands for.
pub(super) fn make(problem: &Problem, state: &mut State, play: Move) {
    // Carried runs lie in the target as if they had been lifted together.
    state.apply(problem, play);
}

/// The moves that a line of the search stands for.
pub(super) fn spell_out(problem: &Problem, start: &State, line: &[Move]) -> Vec<Move> {
    let mut state = start.clone();
    let mut moves = Vec::new();
    for &play in line {
        moves.extend(expand(problem, &state, play));
        make(problem, &mut state, play);
    }
    moves
}
