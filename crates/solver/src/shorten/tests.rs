//! The table that knows each card agrees with the state, and goals are reached by the moves that
//! they were read from.

use proptest::prelude::*;
use webspinner_rules::deal::{DealNumber, Shuffle};
use webspinner_rules::{Card, games};

use super::goal::NextMove;
use super::tracked_state::TrackedState;
use super::*;

proptest! {
    #[test]
    fn every_card_keeps_its_identity_over_random_play_of_every_game(
        number in any::<u64>(),
        game in 0..games::all().len(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 1..150),
    ) {
        let rules = games::all().nth(game).expect("one of all games");
        let shuffle = Shuffle::Number(DealNumber::own(number));
        let start = rules.deal(&shuffle).expect("every game has own deals");
        let problem = Problem::new(rules, &start);
        let mut table = TrackedState::new(&problem, State::new(&start));
        let pack = pack(&start);
        let mut moves = Vec::new();
        for choice in choices {
            moves.clear();
            table.state.moves(&problem, &mut moves);
            let Some(play) = (!moves.is_empty()).then(|| *choice.get(&moves)) else {
                break;
            };
            let deal = moves.last().filter(|_| choice.index(8) == 0);
            let play = *deal.unwrap_or(&play);
            // For a whole column that goes to a vacancy, the goal counts as reached already.
            let goal = table.goal(play);
            let step = table.step(&problem, goal);
            prop_assert!(step == NextMove::Play(play) || empties_into_vacancy(&table, play), "{play}");
            table.apply(&problem, play);
            for index in 0..table.state.columns() {
                let cards: Vec<u8> = (table.column(index).iter())
                    .map(|&card| pack[usize::from(card)])
                    .collect();
                prop_assert_eq!(table.state.column(index), cards, "{} {}", rules.id(), play);
                let here = |&card: &_| table.column_of(card) == Some(index);
                prop_assert!(table.column(index).iter().all(here), "{} {}", rules.id(), play);
            }
        }
    }
}

/// The cards in the order of their numbers.
fn pack(start: &Position) -> Vec<u8> {
    let columns = start
        .columns()
        .iter()
        .flat_map(|pile| pile.cards().iter().copied());
    let reserves = start.reserves().iter().flatten().copied();
    columns
        .chain(start.stock())
        .chain(reserves)
        .map(Card::code)
        .collect()
}

fn empties_into_vacancy(table: &TrackedState, play: Move) -> bool {
    matches!(play, Move::Shift { from, to, count }
        if table.end(to.index()).is_none()
            && table.column(from.index()).len() == usize::from(count))
}
