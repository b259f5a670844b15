//! One game being played: deal, position, moves, and what has been seen.

use std::sync::Arc;

use crate::apply::Undo;
use crate::deal::{DealError, Shuffle};
use crate::knowledge::Knowledge;
use crate::moves::{LegalMove, Move};
use crate::outcome::Outcome;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::seen::Seen;
use crate::view::View;

/// A game from its first position: the moves played and the cards that have been seen.
///
/// Undo takes moves back; it does not unsee a card.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<Rules>,
    pub(crate) position: Position,
    pub(crate) played: Vec<(Move, Undo)>,
    pub(crate) seen: Seen,
    is_in_thought: bool,
}

impl Game {
    /// A game that starts from this position. [`Rules::new_game`] deals and starts one in one step.
    ///
    /// The game shares its rules. Rules from [`games`](crate::games) are shared already, so cloning
    /// their [`Arc`] is enough.
    ///
    /// ```
    /// use webspinner_rules::{Game, Outcome, games};
    ///
    /// let spider = games::find("spider-1").expect("a built-in game");
    /// let picture = "1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\n2: AS";
    /// let mut game = Game::new(spider.clone(), spider.parse_picture(picture)?);
    /// game.play("2-1".parse()?)?;
    /// assert_eq!(game.outcome(), Some(Outcome::Won));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the position is not [one of the game](Position::is_of).
    #[must_use]
    pub fn new(rules: Arc<Rules>, position: Position) -> Self {
        assert!(position.is_of(&rules), "a position of {}", rules.id());
        let seen = Seen::at(&position);
        Self {
            rules,
            position,
            played: Vec::new(),
            seen,
            is_in_thought: false,
        }
    }

    /// A game for trying moves in thought, from this position: what they would show for the first
    /// time stays unknown. A card that would turn up lies face down where it is, and nothing moves
    /// from there or goes there; a row can be dealt only if all its cards are known. There is
    /// nothing to undo yet.
    ///
    /// The hidden cards are absent, as from [`Knowledge`](crate::Knowledge), so games that look the
    /// same to the player lead to the same thoughts.
    ///
    /// ```
    /// use webspinner_rules::deal::DealId;
    ///
    /// let mut game = "spider-1:ms:1".parse::<DealId>()?.deal()?;
    /// assert!(game.in_thought().play("d".parse()?).is_err());
    /// game.play("d".parse()?)?;
    /// game.undo();
    /// assert!(game.in_thought().play("d".parse()?).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn in_thought(&self) -> Self {
        let Knowledge { position, seen } = self.view().knowledge();
        Self {
            rules: Arc::clone(&self.rules),
            position,
            played: Vec::new(),
            seen,
            is_in_thought: true,
        }
    }

    /// Whether its moves are tried [in thought](Game::in_thought).
    #[must_use]
    pub fn is_in_thought(&self) -> bool {
        self.is_in_thought
    }

    /// The game's rules.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The whole truth about the table. A fair player is given [`Game::view`] instead.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What a fair player knows.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        View::new(&self.rules, &self.position, &self.seen, self.is_in_thought)
    }

    /// All legal moves.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<LegalMove> {
        self.view().legal_moves()
    }

    /// The moves that led here, first played first.
    pub fn played(&self) -> impl ExactSizeIterator<Item = Move> + DoubleEndedIterator + '_ {
        self.played.iter().map(|(played, _)| *played)
    }

    /// The length of the line so far: moves plus row deals. Automatic collecting is not counted.
    #[must_use]
    pub fn length(&self) -> usize {
        self.played.len()
    }

    /// Plays a move, and returns what it did. [`Game::undo`] takes it back, so the result may be
    /// dropped:
    ///
    /// ```
    /// # #![deny(unused_must_use)]
    /// use webspinner_rules::deal::DealId;
    ///
    /// let mut game = "spider:ms:1".parse::<DealId>()?.deal()?;
    /// game.play("d".parse()?)?;
    /// game.play_legal(game.legal_moves()[0]);
    /// assert_eq!(game.length(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Why the rules refuse it; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<Undo, Refusal> {
        let legal = self.view().check(mv)?;
        let undo = self.position.apply(&self.rules, legal);
        if !self.is_in_thought {
            self.seen.update(&self.position);
        }
        self.played.push((mv, undo));
        Ok(undo)
    }

    /// Plays a move that the rules have allowed in this position: one of [`Game::legal_moves`], as
    /// long as no other has been played since.
    ///
    /// # Panics
    /// If the rules refuse the move, because it is one of another position. Nothing has changed
    /// then; [`Game::play`] returns the reason instead.
    pub fn play_legal(&mut self, legal: LegalMove) -> Undo {
        match self.play(legal.get()) {
            Ok(undo) => undo,
            Err(refusal) => panic!("a legal move of another position: {refusal}"),
        }
    }

    /// Takes the last move back and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Move> {
        let (played, undo) = self.played.pop()?;
        self.position.undo(undo);
        Some(played)
    }

    /// Whether the last move only moved open cards: it turned nothing up, dealt nothing and took
    /// nothing off the table. False at the start.
    #[must_use]
    pub fn last_is_reversible(&self) -> bool {
        !self.reversible().is_empty()
    }

    /// The last moves, as far as each of them only moved open cards.
    pub(crate) fn reversible(&self) -> &[(Move, Undo)] {
        let shows = |&(played, undo): &(Move, Undo)| {
            let stays_open = match played {
                Move::Shift { .. } | Move::ToReserve { .. } => true,
                Move::FromReserve { .. } => self.rules.reserves_take,
                _ => false,
            };
            !stays_open || undo.turned() || undo.collected() > 0
        };
        let begin = self.played.iter().rposition(shows).map_or(0, |at| at + 1);
        &self.played[begin..]
    }

    /// Whether the game is won or stuck; `None` while it goes on. In thought no game is stuck: an
    /// unknown card may be the way on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = self.rules.outcome(&self.position)?;
        (!self.is_in_thought || outcome == Outcome::Won).then_some(outcome)
    }
}

impl Rules {
    /// Deals a game from a shuffle: a [`Game`] before its first move.
    ///
    /// ```
    /// use webspinner_rules::games;
    ///
    /// let spider = games::find("spider").expect("a built-in game");
    /// let game = spider.new_game(&"ms:1".parse()?)?;
    /// assert_eq!(game.length(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Rules::deal`].
    pub fn new_game(self: &Arc<Self>, shuffle: &Shuffle) -> Result<Game, DealError> {
        Ok(Game::new(Arc::clone(self), self.deal(shuffle)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::column::Column;
    use crate::games;
    use crate::view::ViewColumn;

    /// Deals of each game; `WEBSPINNER_SOAK` multiplies them.
    const DEALS: u64 = 3;

    /// Numbers that look random and are the same in every run.
    struct Dice(u64);

    impl Dice {
        fn below(&mut self, end: usize) -> usize {
            // CITE: Knuth, MMIX.
            let next = self.0.wrapping_mul(6_364_136_223_846_793_005);
            self.0 = next.wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(self.0 >> 33).expect("31 bits") % end
        }

        /// Undoes or plays at random, and returns what was played.
        fn act(&mut self, game: &mut Game) -> Option<Move> {
            let legal = game.legal_moves();
            if legal.is_empty() || self.below(5) == 0 {
                game.undo();
                return None;
            }
            let chosen = legal[self.below(legal.len())];
            let _ = game.play_legal(chosen);
            Some(chosen.get())
        }
    }

    /// Every game, somewhere in its middle.
    #[expect(
        clippy::disallowed_methods,
        reason = "the environment says how long a soak test runs"
    )]
    fn middles() -> impl Iterator<Item = (Game, Dice)> {
        let soak = std::env::var("WEBSPINNER_SOAK").map_or(1, |factor| {
            factor.parse().expect("WEBSPINNER_SOAK is a whole number")
        });
        games::all().flat_map(move |rules| {
            (0..DEALS * soak).map(move |number| {
                let shuffle = number.to_string().parse().expect("an own number");
                let mut game = rules
                    .new_game(&shuffle)
                    .expect("every game has own numbers");
                let mut dice = Dice(number);
                for _ in 0..dice.below(80) {
                    dice.act(&mut game);
                }
                (game, dice)
            })
        })
    }

    /// Moves of all kinds, sensible or not.
    fn wishes(game: &Game) -> Vec<Move> {
        let columns = || (0..=game.position.columns.len()).map(Column::at);
        let shifts = columns().flat_map(|from| {
            let counts = move |to| (1..4).map(move |count| Move::Shift { from, to, count });
            columns().flat_map(counts)
        });
        let slot = crate::column::Slot::at(0);
        let rest = columns().flat_map(|column| {
            [
                Move::Collect { from: column },
                Move::ToFoundation { from: column, slot },
                Move::FromReserve { slot, to: column },
                Move::ToReserve { from: column, slot },
            ]
        });
        shifts.chain(rest).chain([Move::Deal]).collect()
    }

    #[test]
    fn whatever_is_hidden_thoughts_are_the_same() {
        let mut unknown = 0;
        for (game, mut dice) in middles() {
            // The hidden cards are there, in two orders: that they are absent hides nothing here.
            let mut thought = game.in_thought();
            thought.position = game.position.clone();
            let mut other = game.in_thought();
            other.position = game.view().consistent_position(|end| dice.below(end));
            for _ in 0..40 {
                let id = game.rules.id();
                let (one, two) = (thought.view(), other.view());
                assert_eq!(format!("{one:?}"), format!("{two:?}"), "{id}");
                assert_eq!(one.legal_moves(), two.legal_moves(), "{id}");
                assert_eq!(thought.outcome(), other.outcome(), "{id}");
                assert_eq!(one.picture(), two.picture(), "{id}");
                for wish in wishes(&thought).into_iter().skip(dice.below(7)).step_by(7) {
                    assert_eq!(one.check(wish), two.check(wish), "{id} {wish}");
                }
                for column in (0..=thought.position.columns.len()).map(Column::at) {
                    assert_eq!(one.lift_max(column), two.lift_max(column), "{id}");
                    assert_eq!(one.check_lift(column, 2), two.check_lift(column, 2), "{id}");
                }
                unknown += one.columns().filter(ViewColumn::is_unknown).count();
                match dice.act(&mut thought) {
                    Some(made) => assert_eq!(
                        thought.played.last().map(|last| last.1),
                        other.play(made).ok()
                    ),
                    None => {
                        other.undo();
                    }
                }
            }
        }
        assert!(unknown > 100, "{unknown}");
    }

    #[test]
    fn in_thought_nothing_is_learned_and_no_hidden_card_is_there() {
        for (game, mut dice) in middles() {
            let mut thought = game.in_thought();
            let unseen = game.view().unseen();
            assert_eq!(thought.position, game.view().any_consistent_position());
            for _ in 0..40 {
                dice.act(&mut thought);
                assert_eq!(thought.view().unseen(), unseen, "{}", game.rules.id());
            }
            while thought.undo().is_some() {}
            assert_eq!(thought.view().knowledge(), game.view().knowledge());
        }
    }

    #[test]
    fn what_was_thought_can_be_played() {
        for (mut game, mut dice) in middles() {
            let mut thought = game.in_thought();
            for _ in 0..40 {
                dice.act(&mut thought);
            }
            for made in thought.played() {
                let _ = game.play(made).expect("its cards are known");
            }
            for (column, real) in thought.view().columns().zip(game.view().columns()) {
                let open = usize::from(column.is_unknown());
                assert_eq!(real.open().len(), column.open().len() + open);
                assert_eq!(column.open(), &real.open()[open..], "{}", game.rules.id());
            }
        }
    }

    #[test]
    fn an_unknown_card_takes_nothing_and_goes_nowhere() {
        let spider = games::find("spider-1").expect("a built-in game");
        let runs = "KS-AS ".repeat(7);
        let picture = format!("1: #AS 8S\n2: KS-9S\n3: 7S-2S\ncollected: {runs}");
        let position = spider.parse_picture(&picture).expect("a position");
        let mut thought = Game::new(Arc::clone(spider), position).in_thought();
        let read = |text: &str| text.parse::<Move>().expect("a move");
        let _ = thought.play(read("1-2")).expect("an 8 goes on a 9");
        let column = Column::at(0);
        let unknown = Err(Refusal::CardUnknown { column });
        for wish in ["1-5", "2-1", "3-1"] {
            assert_eq!(thought.view().check(read(wish)), unknown, "{wish}");
        }
        assert_eq!(thought.view().column(column).end(), None);
        assert_eq!(thought.view().column(column).face_down(), 1);
        thought.undo();
        assert_eq!(thought.view().column(column).open().len(), 1);
    }
}
