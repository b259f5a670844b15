//! Replaying a record.

use std::sync::Arc;

use crate::apply::Undo;
use crate::deal::DealError;
use crate::draft::ProblemReport;
use crate::games;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::record::{GameResult, Header, NewCards, NodeId, Record, RulesText};
use crate::refusal::Refusal;
use crate::rules::{GameId, Rules};

/// A record that was replayed from the first move to the last, variations included.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Replayed {
    /// The rules it was played by.
    pub rules: Arc<Rules>,
    /// The position that was dealt.
    pub start: Position,
    /// The position at the end of the main line.
    pub end: Position,
    /// The position in which the player left the game.
    pub current: Position,
    /// How the main line ends: won, stuck, or neither.
    pub outcome: Option<Outcome>,
    /// The moves that showed a card.
    pub new_cards: NewCards,
}

/// What playing a whole tree leads to.
struct Played {
    end: Position,
    current: Position,
    new_cards: NewCards,
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// No built-in game has this id, and the record brings no rules.
    #[error("there is no built-in game {game}, and the record does not contain its rules")]
    NoSuchGame {
        /// The game of the record.
        game: GameId,
    },
    /// The built-in game has no such version.
    #[error(
        "the record was played with version {version} of {game}, but only version {known} is known"
    )]
    NoSuchVersion {
        /// The game.
        game: GameId,
        /// The version of the record.
        version: u32,
        /// The newest version of the built-in game.
        known: u32,
    },
    /// The rules of the record are wrong.
    #[error("the rules in the record are not valid: {0}")]
    Rules(ProblemReport),
    /// The rules in the record inherit from another game, which might change.
    #[error(
        "the rules in the record inherit from another game, but a record must contain complete \
         rules"
    )]
    Inherits,
    /// The rules of the record are those of another game.
    #[error(
        "the header names {game} version {version}, but the rules are those of {found} version \
         {found_version}"
    )]
    OtherRules {
        /// The game of the header.
        game: GameId,
        /// The version of the header.
        version: u32,
        /// The game of the rules.
        found: GameId,
        /// The version of the rules.
        found_version: u32,
    },
    /// The game has no such deal.
    #[error("{0}")]
    Deal(DealError),
    /// A move is not legal where it is played.
    #[error(
        "move {number}{}, {played}: {refusal}",
        if *variation { " of a variation" } else { "" }
    )]
    Illegal {
        /// Where in the tree.
        node: NodeId,
        /// Its number in its line, counted from 1.
        number: usize,
        /// Whether it is off the main line.
        variation: bool,
        /// The move.
        played: Move,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// The record says that the game is won, and it is not.
    #[error("the result is a win, but the main line does not end in one")]
    NotWon,
    /// The record says that the player could not undo, and a move was undone.
    #[error("the game is marked as played without undo, but a move was undone")]
    Undone,
}

impl Record {
    /// Replays the whole tree and checks each move, and also that the main line of a game marked as
    /// won does win. Takes time proportional to the number of moves.
    ///
    /// The rules are those in the record, or the built-in game in exactly the record's version, so
    /// later changes of a game never change the meaning of a record.
    ///
    /// # Errors
    /// If the rules or the deal are not available, for the first illegal move (the main line is
    /// played first), or if the result is not true.
    pub fn replay(&self) -> Result<Replayed, ReplayError> {
        self.replay_by(self.header.resolve_rules()?)
    }

    /// As [`Record::replay`], by rules that the caller knows to be [those of the
    /// record](Header::resolve_rules). It reads no game file, so a program that uses nothing else
    /// contains no parser for one.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn replay_by(&self, rules: Arc<Rules>) -> Result<Replayed, ReplayError> {
        let start = rules.deal(&self.header.deal).map_err(ReplayError::Deal)?;
        #[cfg(debug_assertions)]
        crate::work_counts::count_replay();
        let Played {
            end,
            current,
            new_cards,
        } = self.play_tree(&rules, &start)?;
        let outcome = rules.outcome(&end);
        if self.header.result == GameResult::Won && outcome != Some(Outcome::Won) {
            return Err(ReplayError::NotWon);
        }
        if self.header.no_undo && self.was_undone() {
            return Err(ReplayError::Undone);
        }
        Ok(Replayed {
            rules,
            start,
            end,
            current,
            outcome,
            new_cards,
        })
    }

    /// Whether a move was undone: it was counted, or there are moves that do not lead to where the
    /// player stands.
    fn was_undone(&self) -> bool {
        self.header.undos > 0 || self.tree.len() > self.tree.line().len()
    }

    /// Plays every node.
    fn play_tree(&self, rules: &Rules, start: &Position) -> Result<Played, ReplayError> {
        let tree = &self.tree;
        let main_line: Vec<NodeId> = tree.main_line().collect();
        let mut position = start.clone();
        let mut result = Played {
            end: start.clone(),
            current: start.clone(),
            new_cards: NewCards::default(),
        };
        // The moves that led to `position`.
        let mut made: Vec<Undo> = Vec::new();
        for node in tree.iter() {
            let (Some(played), number) = (tree.get_move(node), tree.depth(node)) else {
                continue;
            };
            while made.len() >= number {
                position.undo(made.pop().expect("a move was made"));
            }
            let legal = rules.check(&position, played).map_err(|refusal| {
                let variation = main_line.get(number - 1) != Some(&node);
                ReplayError::Illegal {
                    node,
                    number,
                    variation,
                    played,
                    refusal,
                }
            })?;
            let hidden = position.hidden();
            made.push(position.apply(rules, legal));
            if position.hidden() < hidden {
                result.new_cards.note(node);
            }
            if Some(&node) == main_line.last() {
                result.end.clone_from(&position);
            }
            if node == tree.current() {
                result.current.clone_from(&position);
            }
        }
        Ok(result)
    }
}

impl Header {
    /// The header of a game about to begin. It brings the rules with it unless they are those of
    /// a built-in game.
    #[must_use]
    pub fn of(rules: &Rules, deal: crate::deal::Shuffle) -> Self {
        let built_in = games::find_version(rules.id().as_str(), rules.version());
        let own = built_in.is_none_or(|built_in| **built_in != *rules);
        Self {
            rules: own.then(|| RulesText::of(rules)),
            ..Self::new(rules.id().clone(), rules.version(), deal)
        }
    }

    /// The rules the game was played by.
    ///
    /// # Errors
    /// If the record brings none and no built-in game has its id and version, or if those it
    /// brings are not valid, not complete, or of another game.
    pub fn resolve_rules(&self) -> Result<Arc<Rules>, ReplayError> {
        let (game, version) = (self.game.clone(), self.version);
        let Some(text) = &self.rules else {
            return find_built_in(game, version);
        };
        let rules = Rules::parse_among(text.as_str(), &|_| None).map_err(|report| {
            match Rules::parse(text.as_str()) {
                Ok(_) => ReplayError::Inherits,
                Err(_) => ReplayError::Rules(report),
            }
        })?;
        if (rules.id(), rules.version()) == (&game, version) {
            return Ok(Arc::new(rules));
        }
        let (found, found_version) = (rules.id().clone(), rules.version());
        Err(ReplayError::OtherRules {
            game,
            version,
            found,
            found_version,
        })
    }
}

fn find_built_in(game: GameId, version: u32) -> Result<Arc<Rules>, ReplayError> {
    if let Some(rules) = games::find_version(game.as_str(), version) {
        return Ok(Arc::clone(rules));
    }
    Err(match games::find(game.as_str()) {
        Some(rules) => ReplayError::NoSuchVersion {
            game,
            version,
            known: rules.version(),
        },
        None => ReplayError::NoSuchGame { game },
    })
}

impl RulesText {
    /// The complete text of these rules. Names, tags and advice are left out should they alone
    /// make it too long.
    #[must_use]
    #[expect(
        clippy::missing_panics_doc,
        reason = "a valid game has columns and layouts of limited length, far below the limit"
    )]
    pub fn of(rules: &Rules) -> Self {
        Self::new(&rules.to_toml()).unwrap_or_else(|_| {
            let mut draft = rules.to_draft();
            (draft.also, draft.relatives, draft.tags, draft.advice) = (None, None, None, None);
            Self::new(&draft.to_toml()).expect("layouts of 520 cards are short")
        })
    }
}
