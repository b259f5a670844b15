//! A game that is played by what the player knows.

use std::fmt;
use std::mem;
use std::sync::Arc;

use crate::apply::Undo;
use crate::card::Card;
use crate::column::Column;
use crate::english;
use crate::game::Game;
use crate::knowledge::Knowledge;
use crate::moves::{LegalMove, Move};
use crate::outcome::Outcome;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::seen::Seen;
use crate::view::View;

/// A game that goes on from what a player knows: nobody here knows the hidden cards. So it follows
/// a game that is played elsewhere, with real cards or in another program.
///
/// Moves are legal, refused and undone as in a [`Game`]. A move that shows cards for the first
/// time has to be told which they are. Undo does not unsee them, so the same move needs no cards
/// the second time.
///
/// ```
/// use webspinner_rules::{Card, Column, FairGame, Reveal, games};
///
/// let spider = games::find("spider-1").expect("a built-in game");
/// let runs = "KS-AS ".repeat(7);
/// let picture = format!("1: ## 8S\n2: KS-9S\n3: 7S-2S\ncollected: {runs}");
/// let mut game = FairGame::new(spider.clone(), spider.parse_knowledge(&picture)?);
///
/// let (mv, column) = ("1-2".parse()?, Column::at(0));
/// assert_eq!(game.reveals(mv, &[])?, [Reveal::TurnedUp { column }]);
/// let ace: Card = "AS".parse()?;
/// game.play(mv, &[ace])?;
/// assert_eq!(game.view().column(column).open(), [ace]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct FairGame {
    /// Its unseen cards are in arbitrary places. Of all it says, only its position depends on them.
    game: Game,
}

/// A card that a move shows for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reveal {
    /// It is dealt from the stock.
    Dealt {
        /// To this column.
        column: Column,
    },
    /// It is turned up at the end of a column.
    TurnedUp {
        /// The column.
        column: Column,
    },
}

/// Why a move cannot be played with these cards.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RevealError {
    /// The rules refuse the move, whatever cards it would show.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The move shows more cards than are given.
    #[error("say which card is {0}")]
    Awaited(Reveal),
    /// The move shows fewer cards than are given.
    #[error("the move shows {}, and more were given", only_unseen(*shown))]
    TooMany {
        /// How many cards it shows.
        shown: usize,
    },
    /// A card that is not, or no longer, among the unseen ones.
    #[error("the {card} is none of the unseen cards")]
    NotUnseen {
        /// Which of the given cards, counted from 0.
        index: usize,
        /// The card.
        card: Card,
    },
}

fn only_unseen(shown: usize) -> String {
    let only = if shown == 0 { "" } else { "only " };
    only.to_owned() + &english::count_or_no(shown as u64, "unseen card")
}

impl fmt::Display for Reveal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealt { column } => write!(f, "dealt to column {column}"),
            Self::TurnedUp { column } => write!(f, "turned up in column {column}"),
        }
    }
}

impl FairGame {
    /// A game that goes on from what a player knows. There is nothing to undo yet.
    ///
    /// # Panics
    /// If it is not [known of this game](Knowledge::is_of).
    #[must_use]
    pub fn new(rules: Arc<Rules>, knowledge: Knowledge) -> Self {
        let mut game = Game::new(rules, knowledge.position);
        game.seen = knowledge.seen;
        Self { game }
    }

    /// The game's rules.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        self.game.rules()
    }

    /// What the player knows.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        self.game.view()
    }

    /// All legal moves.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<LegalMove> {
        self.game.legal_moves()
    }

    /// The moves played since the game went on, first played first.
    pub fn played(&self) -> impl ExactSizeIterator<Item = Move> + DoubleEndedIterator + '_ {
        self.game.played()
    }

    /// How many moves these are, row deals included.
    #[must_use]
    pub fn length(&self) -> usize {
        self.game.length()
    }

    /// Which cards [`FairGame::play`] still needs for a move after these ones: a dealt row from the
    /// first column that gets a card, then what is turned up, first under the cards that moved and
    /// then under the runs that are collected. Empty if `cards` are all that the move shows.
    ///
    /// What is turned up because of a row is known only with the whole row. A caller that
    /// gives card by card asks again until nothing is needed.
    ///
    /// # Errors
    /// If the rules refuse the move, or the cards cannot be those that it shows.
    pub fn reveals(&self, mv: Move, cards: &[Card]) -> Result<Vec<Reveal>, RevealError> {
        Ok(self.show(mv, cards)?.awaited)
    }

    /// Plays a move that shows these cards for the first time, in the order of
    /// [`FairGame::reveals`], and returns what it did.
    ///
    /// # Errors
    /// If the rules refuse the move, or the cards are not exactly as many unseen cards as it
    /// shows; nothing has changed then.
    pub fn play(&mut self, mv: Move, cards: &[Card]) -> Result<Undo, RevealError> {
        let table = self.show(mv, cards)?;
        if let Some(&reveal) = table.awaited.first() {
            return Err(RevealError::Awaited(reveal));
        }
        self.game.position = table.position;
        Ok(self.game.play(mv)?)
    }

    /// Takes the last move back and returns it; `None` where the game went on.
    pub fn undo(&mut self) -> Option<Move> {
        self.game.undo()
    }

    /// As [`Game::last_is_reversible`].
    #[must_use]
    pub fn last_is_reversible(&self) -> bool {
        self.game.last_is_reversible()
    }

    /// Whether the game is won or stuck; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The table before a move, with the cards that the move shows where they must lie.
    fn show(&self, mv: Move, cards: &[Card]) -> Result<Table, RevealError> {
        let rules = self.game.rules();
        let legal = rules.check(&self.game.position, mv)?;
        let mut table = Table {
            position: self.game.position.clone(),
            seen: self.game.seen.clone(),
            awaited: Vec::new(),
        };
        let mut given = cards.iter().copied().enumerate();
        if mv == Move::Deal {
            let columns = self.game.position.row_columns(rules);
            for (column, left) in columns.zip((0..table.position.stock_len()).rev()) {
                if left < table.seen.stock_min {
                    table.reveal(Reveal::Dealt { column }, given.next())?;
                }
            }
        }
        if table.awaited.is_empty() {
            let mut after = table.position.clone();
            let undo = after.apply(rules, legal);
            for column in after.turned_up_by(undo) {
                let index = column.index();
                if after.columns[index].face_down < table.seen.face_down_min[index] {
                    table.reveal(Reveal::TurnedUp { column }, given.next())?;
                }
            }
        }
        match given.next() {
            None => Ok(table),
            Some((shown, _)) => Err(RevealError::TooMany { shown }),
        }
    }
}

/// The game as its player knows it, with the moves since a card was last shown or taken off the
/// table. Earlier ones cannot be undone in it.
impl From<&Game> for FairGame {
    fn from(game: &Game) -> Self {
        let mut fair = Self::new(Arc::clone(game.rules()), game.view().knowledge());
        fair.game.played = game.reversible().to_vec();
        fair
    }
}

impl fmt::Debug for FairGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FairGame")
            .field("view", &self.view())
            .field("played", &self.played().collect::<Vec<_>>())
            .finish()
    }
}

/// A table on which unseen cards are put in their places.
struct Table {
    position: Position,
    seen: Seen,
    /// The places for which no card was given.
    awaited: Vec<Reveal>,
}

impl Table {
    /// Puts a card, with its place among those given, at the top of the unseen ones of its pile.
    fn reveal(&mut self, reveal: Reveal, given: Option<(usize, Card)>) -> Result<(), RevealError> {
        let Some((index, card)) = given else {
            self.awaited.push(reveal);
            return Ok(());
        };
        let place = match reveal {
            Reveal::Dealt { .. } => {
                self.seen.stock_min -= 1;
                &mut self.position.stock[self.seen.stock_min]
            }
            Reveal::TurnedUp { column } => {
                let unseen = &mut self.seen.face_down_min[column.index()];
                *unseen -= 1;
                &mut self.position.columns[column.index()].cards[usize::from(*unseen)]
            }
        };
        let instead = mem::replace(place, card);
        if instead != card {
            let mut unseen = self.seen.unseen(&mut self.position);
            let place = unseen.find(|place| **place == card);
            *place.ok_or(RevealError::NotUnseen { index, card })? = instead;
        }
        Ok(())
    }
}
