//! The crate's rules and `PySolFC` agree: the same moves legal before every step of random play,
//! the same permission to deal, and the same table at the end. What differs is listed in
//! `naive/differences.rs`.

use std::collections::BTreeSet;

use crate::both::{engine_move, naive_outcome, naive_step, position, rules, table};
use crate::naive::{
    Collecting, Game, Move, Outcome, Player, Step, Table, follow_all, follow_winning_line,
};
use webspinner_rules::{Position, Rules};

/// Plays by the crate's rules.
struct Engine {
    game: Game,
    rules: Rules,
    position: Position,
}

/// The game as the transcript plays it: some leave collecting to the player.
fn rules_of(game: Game) -> Rules {
    let own = rules(game.id);
    if game.collect.is_none() || game == crate::naive::game(game.id) {
        return own.clone();
    }
    let mode = match game.collecting {
        Collecting::ByItself => "at-once",
        Collecting::ByChoice => "by-choice",
        Collecting::Never => "never",
    };
    let file = format!(
        "id = \"{0}-here\"\nversion = 1\nname = \"Here\"\ninherits = \"{0}\"\n[collect]\nmode = \"{mode}\"\n",
        game.id
    );
    Rules::parse(&file).unwrap_or_else(|report| panic!("{report}"))
}

impl Player for Engine {
    fn start(table: Table) -> Engine {
        let rules = rules_of(table.game);
        let position = position(&rules, &table);
        Engine {
            game: table.game,
            position: position.unwrap_or_else(|why| panic!("{}: {why}", table.game.id)),
            rules,
        }
    }

    fn table(&self) -> Table {
        table(self.game, &self.position)
    }

    fn legal(&self) -> BTreeSet<Move> {
        let legal = self.rules.legal_moves(&self.position);
        let steps = legal.into_iter().map(|legal| naive_step(legal.get()));
        let a_move = |step| match step {
            Step::Move(mv) => Some(mv),
            Step::Deal => None,
        };
        steps.filter_map(a_move).collect()
    }

    fn may_deal(&self) -> bool {
        self.rules.deal_refused(&self.position).is_none()
    }

    fn outcome(&self) -> Outcome {
        naive_outcome(self.rules.outcome(&self.position))
    }

    fn cards_in_order(&self) -> usize {
        self.rules.cards_in_order(&self.position) as usize
    }

    fn take(&mut self, step: Step) {
        let legal = self.rules.check(&self.position, engine_move(step));
        let legal = legal.unwrap_or_else(|why| panic!("{step:?}: {why:?}"));
        let _ = self.position.apply(&self.rules, legal);
    }

    fn take_unasked(&mut self, step: Step) {
        let refused = self.rules.check(&self.position, engine_move(step));
        assert!(refused.is_err(), "{step:?} is not in the list, so no move");
        let mut table = self.table();
        table.apply(step);
        *self = Engine::start(table);
    }
}

#[test]
fn the_same_moves_are_legal_at_every_step_but_for_the_listed_differences() {
    follow_all::<Engine>();
}

#[test]
fn the_known_line_wins_one_suit_spider_with_collecting_by_choice() {
    follow_winning_line::<Engine>(Collecting::ByChoice);
}

#[test]
fn the_known_line_wins_one_suit_spider_with_collecting_by_itself() {
    follow_winning_line::<Engine>(Collecting::ByItself);
}
