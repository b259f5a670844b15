//! Which positions form one crowd.

use std::sync::Arc;

use proptest::prelude::*;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::knobs::{Lift, Vacancy};
use webspinner_rules::{Move, Rules, games};

use super::*;
use crate::decide::{PositionHasher, crowd, goes_back};

/// The games in which a lifted run is in order.
fn games_without_tails() -> Vec<&'static Arc<Rules>> {
    games::all()
        .filter(|rules| rules.lift() != Lift::Tail)
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_move_stays_in_its_crowd_exactly_if_it_can_be_taken_back(
        rules in prop::sample::select(games_without_tails()),
        number in 1_u64..1 << 32,
        choices in prop::collection::vec(any::<prop::sample::Index>(), 1..100),
    ) {
        // Elsewhere cards that lie in order may not be moved alone, or not back to a vacancy.
        let exactly = matches!(rules.lift(), Lift::Run(_)) && rules.vacancy() == Vacancy::Any;
        let start = rules.deal(&Shuffle::own(number)).expect("an own deal");
        let problem = Problem::new(rules, &start);
        let valuer = Valuer::new(&problem, Weights::varied(0));
        let hasher = PositionHasher::new(&problem, true);
        let crowds = |state: &State| (valuer.total(state).crowd, crowd(&problem, &hasher, state));
        let mut state = State::new(&start);
        let mut moves = Vec::new();
        for choice in choices {
            moves.clear();
            state.moves(&problem, &mut moves);
            let Some(&play) = (!moves.is_empty()).then(|| choice.get(&moves)) else {
                break;
            };
            let mut next = state.clone();
            let collected = next.apply(&problem, play) > 0;
            let (before, after) = (crowds(&state), crowds(&next));
            if !collected && goes_back(&problem, &state, play) {
                prop_assert_eq!(before, after, "{} {}", rules.id(), play);
            } else if exactly || play == Move::Deal {
                prop_assert_ne!(before.0, after.0, "{} {}", rules.id(), play);
                prop_assert_ne!(before.1, after.1, "{} {}", rules.id(), play);
            }
            state = next;
        }
    }
}
