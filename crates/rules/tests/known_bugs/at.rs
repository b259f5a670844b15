//! A game whose position, moves and answers are texts, for tests that show one fact.

use std::sync::Arc;

use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Game, Move, Outcome, Stuck, games};

pub(crate) const NO_MOVE: Option<Outcome> = Some(Outcome::Stuck(Stuck::NoMove));
pub(crate) const TOO_FEW: Option<Outcome> = Some(Outcome::Stuck(Stuck::TooFewCardsToDeal));
pub(crate) const WON: Option<Outcome> = Some(Outcome::Won);

/// One game, written and read as texts.
pub(crate) struct At(pub(crate) Game);

/// The table that the picture shows.
pub(crate) fn at(id: &str, picture: &str) -> At {
    let rules = games::find(id).expect("a built-in game");
    let position = rules.parse_picture(picture);
    let position = position.unwrap_or_else(|error| panic!("{id}: {error}\n{picture}"));
    At(Game::new(Arc::clone(rules), position))
}

/// The first position of a deal.
pub(crate) fn dealt(id: &str, shuffle: &str) -> At {
    let rules = games::find(id).expect("a built-in game");
    let shuffle: Shuffle = shuffle.parse().expect("a shuffle");
    let first = rules.deal(&shuffle).expect("a deal of the game");
    At(Game::new(Arc::clone(rules), first))
}

fn read(mv: &str) -> Move {
    mv.parse().unwrap_or_else(|error| panic!("{mv}: {error}"))
}

impl At {
    /// Plays moves one after another and returns how many runs the last one collected.
    pub(crate) fn play(&mut self, moves: &str) -> usize {
        let mut collected = 0;
        for mv in moves.split_whitespace() {
            let played = self.0.play(read(mv));
            let undo = played.unwrap_or_else(|why| panic!("{mv}: {why}"));
            collected = undo.collected();
        }
        collected
    }

    pub(crate) fn undo(&mut self) {
        self.0.undo().expect("there is a move to take back");
    }

    pub(crate) fn allows(&self, mv: &str) -> bool {
        let legal = self.0.view().check(read(mv)).is_ok();
        let listed = self.0.view().legal_moves();
        let is_listed = listed.iter().any(|legal| legal.get() == read(mv));
        assert_eq!(legal, is_listed, "{mv}");
        legal
    }

    /// Why a move is refused.
    pub(crate) fn refusal(&self, mv: &str) -> String {
        let checked = self.0.view().check(read(mv));
        checked.expect_err(mv).to_string()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    /// What the player reads at the end.
    pub(crate) fn end(&self) -> String {
        self.outcome().expect("the game has ended").to_string()
    }

    /// A column as its picture shows it.
    pub(crate) fn column(&self, number: usize) -> String {
        let picture = self.0.position().picture();
        let line = picture.lines().nth(number - 1).expect("a line a column");
        let (_, cards) = line.split_once(": ").expect("a label and the cards");
        cards.to_owned()
    }

    pub(crate) fn heights(&self) -> Vec<usize> {
        let piles = self.0.position().columns().iter();
        piles.map(|pile| pile.cards().len()).collect()
    }

    /// The first cards of the collected runs, in the order in which these left.
    pub(crate) fn collected(&self) -> Vec<String> {
        let runs = self.0.position().collected();
        runs.map(|run| run[0].to_string()).collect()
    }
}
