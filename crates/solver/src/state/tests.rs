//! The compact state and the rules' position are two models of one game: they agree on every move.

use proptest::prelude::*;
use webspinner_rules::deal::{DealNumber, Shuffle};
use webspinner_rules::{Card, Move, Position, Rules, games};

use super::*;

/// Both models of one game in play.
struct Both<'a> {
    rules: &'a Rules,
    problem: Problem,
    position: Position,
    state: State,
}

impl<'a> Both<'a> {
    fn deal(rules: &'a Rules, number: u64) -> Self {
        let shuffle = Shuffle::Number(DealNumber::own(number));
        let position = rules.deal(&shuffle).expect("every game has own deals");
        Self {
            rules,
            problem: Problem::new(rules, &position),
            state: State::new(&position),
            position,
        }
    }

    /// The legal moves, the same in both models.
    fn moves(&self) -> Vec<Move> {
        let mut ours = Vec::new();
        self.state.moves(&self.problem, &mut ours);
        let mut theirs: Vec<Move> = (self.rules.legal_moves(&self.position).into_iter())
            .map(Move::from)
            .collect();
        ours.sort_unstable();
        theirs.sort_unstable();
        assert_eq!(ours, theirs, "{}", self.rules.id());
        ours
    }

    fn play(&mut self, play: Move) {
        let legal = self.rules.check(&self.position, play).expect("it is legal");
        let undo = self.position.apply(self.rules, legal);
        let runs = self.state.apply(&self.problem, play);
        assert_eq!(runs, undo.collected(), "{} {play}", self.rules.id());
        self.compare();
    }

    fn compare(&self) {
        let id = self.rules.id();
        let mut anew = State::new(&self.position);
        anew.dealt = self.state.dealt;
        assert_eq!(self.state, anew, "{id}");
        let stock: Vec<u8> = self.position.stock().map(Card::code).collect();
        assert_eq!(self.state.stock(&self.problem), stock, "{id}");
        let won = self.rules.is_won(&self.position);
        assert_eq!(self.state.is_won(&self.problem), won, "{id}");
    }
}

proptest! {
    #[test]
    fn the_two_models_agree_over_random_play_of_every_game(
        number in any::<u64>(),
        game in 0..games::all().len(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 1..200),
    ) {
        let rules = games::all().nth(game).expect("one of all games");
        let mut both = Both::deal(rules, number);
        for choice in choices {
            let moves = both.moves();
            let Some(play) = (!moves.is_empty()).then(|| *choice.get(&moves)) else {
                break;
            };
            // Chance alone would deal rows late and rarely.
            let deal = moves.last().filter(|_| choice.index(8) == 0);
            both.play(*deal.unwrap_or(&play));
        }
    }
}
