//! Hints, and queries to the fair player, who sees what the person at the table sees.

use std::sync::Arc;

use webspinner_players::{Hint, LearnedPlayer, Net, Plan, ThoughtLimits, hint_of_plan, hints_of};
use webspinner_rules::{FairGame, Game, Knowledge, Move, Rules};

use crate::session::Session;

/// The question what to play, from what a player knows.
///
/// It is self-contained, so it can be answered on another thread or in another process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairQuery {
    rules: Arc<Rules>,
    knowledge: Knowledge,
}

impl FairQuery {
    /// A query about what is known of this game.
    #[must_use]
    pub fn new(rules: Arc<Rules>, knowledge: Knowledge) -> Self {
        Self { rules, knowledge }
    }

    /// The game.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// What is known of it.
    #[must_use]
    pub fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }

    /// Finds the answer, which takes as long as the [level](ThoughtLimits::LEVELS) does.
    ///
    /// # Panics
    /// If the knowledge is not of this game.
    #[must_use]
    pub fn answer(&self, effort: ThoughtLimits) -> FairPlan {
        let game = FairGame::new(Arc::clone(&self.rules), self.knowledge.clone());
        let plan = LearnedPlayer::new(Net::of(&self.rules), effort).plan(&game);
        plan.map_or_else(FairPlan::default, FairPlan::from)
    }
}

/// The answer to a [`FairQuery`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FairPlan {
    /// The moves up to the next new card, or to the win; none if it finds no useful move.
    pub moves: Vec<Move>,
    /// The chance of winning in percent, as far as it can be known: from 1 to 99 unless the plan is
    /// certain to win or there is none.
    pub percent: u8,
    /// Whether it wins whatever is hidden, as long as the player is asked again after each new
    /// card.
    pub is_certain: bool,
}

impl From<Plan> for FairPlan {
    fn from(plan: Plan) -> Self {
        Self {
            percent: plan.percent(),
            is_certain: plan.is_certain(),
            moves: plan.moves,
        }
    }
}

/// Why the win is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CertainWin {
    /// There is an answer to every card that may turn up.
    WhateverIsHidden,
    /// No card is unseen any more, and the solver knows the way.
    EveryCardKnown,
}

/// What is known of the moves worth making in the position on the table.
#[derive(Clone, Default)]
pub(crate) struct Hints {
    /// The hints, once one was asked for, and how many of them were shown.
    ranked: Option<(Vec<Hint>, usize)>,
    /// The fair player's plan, once it was asked, and how many of its moves were made. The plan has
    /// no moves if it knew no way on.
    plan: Option<(Vec<Move>, usize)>,
    /// The chance of winning with that plan, in percent.
    percent: u8,
    /// Whether that plan, or the one that has just been followed to its end, wins for certain.
    is_certain: bool,
}

impl Hints {
    /// What is left of them after a move: the rest of the plan, if it was part of it.
    pub(crate) fn after(self, made: Move) -> Self {
        let follows = |(plan, at): &(Vec<Move>, usize)| plan.get(*at) == Some(&made);
        let plan = self.plan.filter(follows);
        Self {
            ranked: None,
            percent: self.percent,
            is_certain: self.is_certain && plan.is_some(),
            plan: plan
                .map(|(plan, at)| (plan, at + 1))
                .filter(|(plan, at)| *at < plan.len()),
        }
    }
}

impl Session {
    /// What to ask the fair player before the next [hint](Session::hint); `None` unless it
    /// [is wanted](Session::wants_plan).
    #[must_use]
    pub fn hint_query(&self) -> Option<FairQuery> {
        let query = || FairQuery::new(Arc::clone(self.rules()), self.view().knowledge());
        self.wants_plan().then(query)
    }

    /// Whether the fair player has yet to be asked for a plan from here. Its hints are the moves
    /// of one plan up to the next new card.
    #[must_use]
    pub fn wants_plan(&self) -> bool {
        self.hints.plan.is_none() && self.outcome().is_none() && !self.game.is_in_thought()
    }

    /// Takes the fair player's plan from here.
    pub fn apply_plan(&mut self, plan: FairPlan) {
        self.hints = Hints {
            ranked: None,
            plan: Some((plan.moves, 0)),
            percent: plan.percent,
            is_certain: plan.is_certain,
        };
    }

    /// The next hint for this position, starting with the best: the fair player's, if it was asked,
    /// then what a first look finds. The game is assisted from then on. `None` only if no move is
    /// legal or useful, which costs nothing, and [in thought](Session::what_if).
    pub fn hint(&mut self) -> Option<Hint> {
        if self.game.is_in_thought() {
            return None;
        }
        let Hints { ranked, plan, .. } = &mut self.hints;
        let all = || (all_hints(&self.game, plan.as_ref()), 0);
        let (known, shown) = ranked.get_or_insert_with(all);
        let hint = *known.get(*shown % known.len().max(1))?;
        *shown += 1;
        self.header.hints = self.header.hints.saturating_add(1);
        Some(hint)
    }

    /// The next move of the fair player's plan, for somebody who watches it play. As with a
    /// [hint](Self::hint), the game is assisted from then on. `None` if there is no plan yet, or
    /// the fair player finds no useful move, which costs nothing.
    pub fn take_planned_move(&mut self) -> Option<Move> {
        let (plan, at) = self.hints.plan.as_ref()?;
        let planned = *plan.get(*at)?;
        self.header.hints = self.header.hints.saturating_add(1);
        Some(planned)
    }

    /// The chance of winning in percent, as far as it can be known: what the fair player’s plan
    /// promises as long as the game is on it, from 1 to 99 unless it is certain to win or there is
    /// none. A game that goes on is *advised* from then on. `None` if the fair player has yet to be
    /// asked.
    pub fn tell_chance(&mut self) -> Option<u8> {
        if self.wants_plan() || self.outcome().is_some() {
            return None;
        }
        self.header.advised = true;
        Some(self.hints.percent)
    }

    /// Why the win is certain, as long as a plan of the fair player that is certain is followed.
    /// That is help as well, so it is told only in an assisted game: after the hint, or the move
    /// that was watched.
    #[must_use]
    pub fn certain_win(&self) -> Option<CertainWin> {
        let is_told = self.hints.is_certain && self.is_assisted();
        is_told.then(|| {
            if self.view().unseen().is_empty() {
                CertainWin::EveryCardKnown
            } else {
                CertainWin::WhateverIsHidden
            }
        })
    }

    /// Whether a hint was asked for in this position, and there is none.
    pub(crate) fn has_no_hint(&self) -> bool {
        (self.hints.ranked.as_ref()).is_some_and(|(known, _)| known.is_empty())
    }
}

/// The hints for a game, the plan's first.
fn all_hints(game: &Game, plan: Option<&(Vec<Move>, usize)>) -> Vec<Hint> {
    let planned = plan.and_then(|(plan, at)| hint_of_plan(&game.view(), &plan[*at..]));
    let mut hints = hints_of(&FairGame::from(game));
    if let Some(planned) = planned {
        hints.retain(|hint| hint.play != planned.play);
        hints.insert(0, planned);
    }
    hints
}
