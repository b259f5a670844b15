//! How cards move and leave the table, and whether that makes sense together.

use super::Checker;
use crate::card::Colour;
use crate::column::SLOTS_MAX;
use crate::draft::{ProblemKind, RulesDraft};
use crate::knobs::{
    Collect, CollectMode, Foundations, Lift, Pack, Place, RunStart, Step, SuitRelation, Unit, When,
};

impl Checker {
    pub(super) fn lift(&mut self, draft: &RulesDraft, place: Option<Place>) -> Option<Lift> {
        let lift = draft.lift.clone().unwrap_or_default();
        let unit = self.need("lift.unit", lift.unit)?;
        match (unit, lift.suit) {
            (Unit::Run, Some(suit)) => {
                if place.is_some_and(|place| place.step == Step::UpOrDown) {
                    let paths = ["place.step", "lift.unit"];
                    self.note(&paths, ProblemKind::RunsOnlyDescend);
                }
                Some(Lift::Run(suit))
            }
            (Unit::Run, None) => {
                if !self.source.is_unread("lift.suit") {
                    self.note(&["lift.unit"], ProblemKind::LiftNeedsSuit);
                }
                None
            }
            (Unit::Single | Unit::Tail, Some(_)) => {
                self.note(&["lift.suit"], ProblemKind::LiftHasNoSuit);
                None
            }
            (Unit::Single, None) => Some(Lift::Single),
            (Unit::Tail, None) => Some(Lift::Tail),
        }
    }

    pub(super) fn collect(
        &mut self,
        draft: &RulesDraft,
        place: Option<Place>,
        pack: Option<&Pack>,
        columns: Option<u8>,
    ) -> Option<Collect> {
        let draft = draft.collect.clone()?;
        let suit = self.need("collect.suit", draft.suit);
        let start = self.or("collect.start", draft.start, RunStart::King);
        let mode = self.or("collect.mode", draft.mode, CollectMode::AtOnce);
        if start == Some(RunStart::Any) && place.is_some_and(|place| !place.wrap) {
            let paths = ["collect.start", "place.wrap"];
            self.note(&paths, ProblemKind::AnyRankNeedsWrap);
        }
        if suit == Some(SuitRelation::Alternating)
            && let Some(pack) = pack
        {
            self.runs_can_alternate(pack, start);
        }
        if mode == Some(CollectMode::Never) {
            self.runs_can_stay(pack, columns, start);
        }
        Some(Collect {
            suit: suit?,
            start: start?,
            mode: mode?,
        })
    }

    /// Runs from the king take as many kings as queens of each colour only in equal shares; runs
    /// from any rank need both colours at least.
    fn runs_can_alternate(&mut self, pack: &Pack, start: Option<RunStart>) {
        let is_red = |suit: &&crate::card::Suit| suit.colour() == Colour::Red;
        let red = pack.suits().iter().filter(is_red).count();
        let black = pack.suits().len() - red;
        let possible = match start {
            Some(RunStart::King) => red == black,
            Some(RunStart::Any) => red > 0 && black > 0,
            None => true,
        };
        if !possible {
            let paths = ["collect.suit", "suits"];
            self.note(&paths, ProblemKind::NoAlternatingRuns { black, red });
        }
    }

    /// Runs that stay on the table take a column each, and go from king to ace.
    fn runs_can_stay(&mut self, pack: Option<&Pack>, columns: Option<u8>, start: Option<RunStart>) {
        if start == Some(RunStart::Any) {
            let paths = ["collect.start", "collect.mode"];
            self.note(&paths, ProblemKind::AnyRankMustLeave);
        }
        if let (Some(pack), Some(columns)) = (pack, columns) {
            let runs = usize::from(pack.decks()) * pack.suits().len();
            if usize::from(columns) < runs {
                let paths = ["collect.mode", "columns"];
                self.note(&paths, ProblemKind::TooFewColumns { columns, runs });
            }
        }
    }

    pub(super) fn foundations(
        &mut self,
        draft: &RulesDraft,
        column_rows: Option<u8>,
        pack: Option<&Pack>,
    ) -> Option<Foundations> {
        let draft = draft.foundations.clone()?;
        let count = self.small("foundations.count", draft.count, None, 1, SLOTS_MAX);
        let base = self.need("foundations.base", draft.base);
        let key = "foundations.only-from-below";
        let only_from_below = self.or(key, draft.only_from_below, When::Never);
        if column_rows == Some(1) && only_from_below.is_some_and(|when| when != When::Never) {
            self.note(&[key, "column-rows"], ProblemKind::NoLowerRow);
        }
        if let (Some(count), Some(pack)) = (count, pack) {
            let needed = usize::from(pack.decks()) * pack.suits().len();
            if usize::from(count) < needed {
                let paths = ["foundations.count", "decks", "suits"];
                self.note(&paths, ProblemKind::TooFewFoundations { count, needed });
            }
        }
        Some(Foundations {
            count: count?,
            base: base?,
            only_from_below: only_from_below?,
        })
    }

    pub(super) fn ways_to_win(&mut self, draft: &RulesDraft) {
        let unread = self.source.is_unread("collect") || self.source.is_unread("foundations");
        match (&draft.collect, &draft.foundations) {
            (Some(_), Some(_)) => {
                let paths = ["foundations", "collect"];
                self.note(&paths, ProblemKind::TwoWaysToWin);
            }
            (None, None) if !unread && !self.guesswork => {
                self.note(&[], ProblemKind::NoWayToWin);
            }
            _ => {}
        }
    }

    pub(super) fn columns_open(
        &mut self,
        draft: &RulesDraft,
        place: Option<Place>,
        reserves: Option<u8>,
    ) {
        let never = place.is_some_and(|place| place.open == When::Never);
        let needed = draft.collect.is_some() || reserves.is_some_and(|reserves| reserves > 0);
        if never && needed {
            self.note(&["place.open"], ProblemKind::ColumnsNeverOpen);
        }
    }
}
