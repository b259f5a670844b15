//! Wins that are certain, whatever is hidden.
//!
//! Some plan must win behind every card that it may show, and so on until every card is known and
//! the solver finds the rest.

use webspinner_rules::{FairGame, Move, Outcome};

use crate::learned::net::Chances;
use crate::learned::reach::Leaf;
use crate::learned::shown::all_shown;
use crate::learned::terms::Unseen;
use crate::learned::{Plan, Thinker, before_last, finish};

/// No more cards than these may be unseen: they can lie in too many ways.
const UNSEEN_MAX: usize = 4;
/// How many tables are valued in each search, and how many ways to see a card are tried.
const TABLES: usize = 200;
const LEAVES: usize = 4;
/// How many nodes the solver may look at once all is known.
const NODES: u64 = 2_000;

impl Thinker<'_> {
    /// The plan of a strategy that wins whatever is hidden. Once a card of it is seen, the rest is
    /// found in the same way, so it can be relied on. Only the number of searches in the limits
    /// counts.
    pub(super) fn certain(self, game: &FairGame) -> Option<Plan> {
        let mut searches_left = self.limits.proof_searches;
        self.proof(game, &mut searches_left)
    }

    /// What these moves promise before their card is seen.
    pub(super) fn worth(self, game: &FairGame, moves: &[Move]) -> Option<Chances> {
        let mut searches_left = self.limits.proof_searches;
        let may_prove = searches_left > 0 && game.view().unseen().len() <= UNSEEN_MAX;
        if may_prove && self.wins_behind(game, moves, &mut searches_left).is_some() {
            return Some(Chances::WON);
        }
        self.behind(game, moves, self.closest(), None)
    }

    fn proof(self, game: &FairGame, searches_left: &mut usize) -> Option<Plan> {
        let cards = game.view().unseen();
        if cards.len() > UNSEEN_MAX {
            return None;
        }
        *searches_left = searches_left.checked_sub(1)?;
        if cards.is_empty() {
            return finish(game, NODES);
        }
        let unseen = Unseen::new(&cards);
        let mut reach = self.reach(game, &unseen, TABLES);
        let leaves: Vec<Leaf> = reach.leaves().iter().take(LEAVES).copied().collect();
        for leaf in leaves {
            let moves = reach.moves(&leaf);
            let wins = leaf.chances == Chances::WON
                || self.wins_behind(game, &moves, searches_left).is_some();
            if wins {
                let chances = Chances::WON;
                return Some(Plan { moves, chances });
            }
        }
        None
    }

    /// Something if the game can be won after these moves, whatever they show.
    fn wins_behind(self, game: &FairGame, moves: &[Move], searches_left: &mut usize) -> Option<()> {
        let (game, last) = before_last(game, moves)?;
        for (cards, _) in all_shown(&game, last, Vec::new(), &game.view().unseen())? {
            let mut after = game.clone();
            after.play(last, &cards).ok()?;
            if after.outcome() != Some(Outcome::Won) {
                let _ = self.proof(&after, searches_left)?;
            }
        }
        Some(())
    }
}
