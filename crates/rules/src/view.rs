//! What a fair player knows.

use std::fmt;

use crate::card::Card;
use crate::column::Column;
use crate::knowledge::Knowledge;
use crate::moves::{LegalMove, Move};
use crate::position::{Pile, Position};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::seen::Seen;

/// All that a person at the table knows: open cards, cards remembered from undone lines, and
/// how many of each card are still unseen. Hidden cards can be neither read nor printed.
///
/// ```compile_fail
/// fn peek(view: webspinner_rules::View<'_>) -> webspinner_rules::Position {
///     view.position.clone()
/// }
/// ```
#[derive(Clone, Copy)]
pub struct View<'g> {
    rules: &'g Rules,
    position: &'g Position,
    seen: &'g Seen,
    /// Whether what its moves would show for the first time stays unknown.
    is_in_thought: bool,
}

/// One column as a fair player sees it.
#[derive(Clone, Copy)]
pub struct ViewColumn<'g> {
    pile: &'g Pile,
    face_down_min: u16,
}

impl<'g> View<'g> {
    pub(crate) fn new(
        rules: &'g Rules,
        position: &'g Position,
        seen: &'g Seen,
        is_in_thought: bool,
    ) -> Self {
        Self {
            rules,
            position,
            seen,
            is_in_thought,
        }
    }

    /// The game's rules.
    #[must_use]
    pub fn rules(&self) -> &'g Rules {
        self.rules
    }

    /// The columns from the left.
    pub fn columns(self) -> impl ExactSizeIterator<Item = ViewColumn<'g>> {
        let piles = self.position.columns.iter().zip(&self.seen.face_down_min);
        piles.map(|(pile, &face_down_min)| ViewColumn {
            pile,
            face_down_min,
        })
    }

    /// One column.
    ///
    /// # Panics
    /// If the game has no such column.
    #[must_use]
    pub fn column(&self, column: Column) -> ViewColumn<'g> {
        ViewColumn {
            pile: self.position.column(column),
            face_down_min: self.seen.face_down_min[column.index()],
        }
    }

    /// How many cards the stock holds.
    #[must_use]
    pub fn stock_len(&self) -> usize {
        self.position.stock.len()
    }

    /// The cards at the top of the stock that were seen in an undone line, dealt next first.
    pub fn stock_remembered(&self) -> impl ExactSizeIterator<Item = Card> + 'g {
        self.position.stock[self.seen.stock_min..]
            .iter()
            .rev()
            .copied()
    }

    /// The reserves from the left; `None` where the card has been played.
    #[must_use]
    pub fn reserves(&self) -> &'g [Option<Card>] {
        &self.position.reserves
    }

    /// The foundations from the left, bottom card first.
    #[must_use]
    pub fn foundations(&self) -> &'g [Vec<Card>] {
        &self.position.foundations
    }

    /// The collected runs in the order they left, each from its highest card.
    pub fn collected(&self) -> impl ExactSizeIterator<Item = &'g [Card]> {
        self.position.collected()
    }

    /// The cards that were never seen: what lies face down or in the stock and is not remembered.
    /// Sorted, so that their order does not show where each of them lies.
    #[must_use]
    pub fn unseen(&self) -> Vec<Card> {
        let in_columns = self
            .columns()
            .flat_map(|column| &column.pile.cards[..column.unseen()]);
        let in_stock = &self.position.stock[..self.seen.stock_min];
        let mut unseen: Vec<Card> = in_columns.chain(in_stock).copied().collect();
        unseen.sort_unstable();
        unseen
    }

    /// A position that looks the same to the player: the cards that were never seen lie in the
    /// hidden places in sorted order, bottom of column 1 first and the stock last.
    ///
    /// In the terms of game AI it is one *determinization* of the view. It depends on nothing but
    /// the view, so a plan based on it is fair, as long as it relies only on cards that are
    /// [open](ViewColumn::open) or remembered.
    #[must_use]
    pub fn any_consistent_position(&self) -> Position {
        self.position_with(self.unseen())
    }

    /// A position that looks the same to the player, as
    /// [`any_consistent_position`](View::any_consistent_position), but with the cards that were
    /// never seen in an order that `pick` decides: it is asked for a number below the one it is
    /// given. If it takes each as often, every order is as likely as any other.
    ///
    /// ```
    /// use webspinner_rules::deal::DealId;
    ///
    /// let game = "spider:ms:1".parse::<DealId>()?.deal()?;
    /// let other = game.view().consistent_position(|end| end / 2);
    /// assert_ne!(other, *game.position());
    /// let other = webspinner_rules::Game::new(game.rules().clone(), other);
    /// assert_eq!(other.view().knowledge(), game.view().knowledge());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If `pick` answers a number that is not below the one it is given.
    #[must_use]
    pub fn consistent_position(&self, mut pick: impl FnMut(usize) -> usize) -> Position {
        let mut cards = self.unseen();
        // CITE: Durstenfeld, Algorithm 235: Random permutation, CACM 7 (1964).
        for end in (2..=cards.len()).rev() {
            cards.swap(end - 1, pick(end));
        }
        self.position_with(cards)
    }

    /// The position with these cards in the hidden places.
    fn position_with(&self, unseen: Vec<Card>) -> Position {
        let mut position = self.position.clone();
        let places = self.seen.unseen(&mut position);
        for (place, card) in places.zip(unseen) {
            *place = card;
        }
        position
    }

    /// What the player knows, to keep: it borrows nothing and has no hidden card in it. Views that
    /// look the same to the player yield the same.
    #[must_use]
    pub fn knowledge(&self) -> Knowledge {
        let mut position = self.any_consistent_position();
        position.runs.clear();
        Knowledge {
            position,
            seen: self.seen.clone(),
        }
    }

    /// All legal moves. Which moves are legal never depends on a hidden card.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<LegalMove> {
        let mut moves = self.rules.legal_moves(self.position);
        if self.is_in_thought {
            moves.retain(|legal| self.unknown(legal.get()).is_none());
        }
        moves
    }

    /// Allows a move, or says why not.
    ///
    /// # Errors
    /// As [`Rules::check`]; [in thought](crate::Game::in_thought) also that a card is not known.
    pub fn check(&self, mv: Move) -> Result<LegalMove, Refusal> {
        // First: the rules might name the card.
        self.unknown(mv).map_or(Ok(()), Err)?;
        self.rules.check(self.position, mv)
    }

    /// Whether `count` cards may be lifted from the end of a column, wherever they might go.
    ///
    /// # Errors
    /// As [`View::check`].
    pub fn check_lift(&self, from: Column, count: u16) -> Result<(), Refusal> {
        self.unknown_at(from).map_or(Ok(()), Err)?;
        self.rules.check_lift(self.position, from, count)
    }

    /// How many cards may be lifted from the end of a column at most; 0 from a vacancy.
    ///
    /// # Errors
    /// As [`View::check`].
    pub fn lift_max(&self, from: Column) -> Result<u16, Refusal> {
        self.unknown_at(from).map_or(Ok(()), Err)?;
        self.rules.lift_max(self.position, from)
    }

    /// Why no row can be dealt now; `None` if one can.
    #[must_use]
    pub fn deal_refused(&self) -> Option<Refusal> {
        let unknown = self.unknown(Move::Deal);
        unknown.or_else(|| self.rules.deal_refused(self.position))
    }

    /// Why nobody can say what a move in thought leads to; `None` if all its cards are known.
    fn unknown(&self, mv: Move) -> Option<Refusal> {
        if !self.is_in_thought {
            return None;
        }
        match mv {
            Move::Shift { from, to, .. } => self.unknown_at(from).or_else(|| self.unknown_at(to)),
            Move::ToFoundation { from, .. }
            | Move::ToReserve { from, .. }
            | Move::Collect { from } => self.unknown_at(from),
            Move::FromReserve { to, .. } => self.unknown_at(to),
            Move::Deal => {
                let mut columns = (0..self.position.columns.len()).map(Column::at);
                let row = self.position.row_columns(self.rules).count();
                let known = self.position.stock.len() - self.seen.stock_min;
                // A row would come to lie on every card that turned up before.
                let covers = columns.find_map(|column| self.unknown_at(column));
                covers.or((row > known).then_some(Refusal::RowUnknown))
            }
        }
    }

    fn unknown_at(&self, column: Column) -> Option<Refusal> {
        let exists = column.index() < self.position.columns.len();
        (exists && self.column(column).is_unknown()).then_some(Refusal::CardUnknown { column })
    }
}

impl<'g> ViewColumn<'g> {
    /// How many cards it holds.
    #[must_use]
    pub fn len(&self) -> usize {
        self.pile.cards.len()
    }

    /// Whether it is a vacancy.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pile.is_empty()
    }

    /// How many cards lie face down.
    #[must_use]
    pub fn face_down(&self) -> usize {
        // In thought, what turned up in the position lies face down as long as nobody has seen it.
        self.pile.face_down().max(self.unseen())
    }

    /// Whether its end card is one that turned up [in thought](crate::Game::in_thought): nobody
    /// has seen it.
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        !self.is_empty() && self.unseen() == self.len()
    }

    /// How many cards, from the bottom, were never seen.
    #[must_use]
    pub fn unseen(self) -> usize {
        usize::from(self.face_down_min)
    }

    /// The face-down cards from the bottom: the card where it is remembered, `None` where not.
    pub fn hidden(self) -> impl ExactSizeIterator<Item = Option<Card>> + 'g {
        let unknown = self.unseen();
        let hidden = self.pile.cards[..self.face_down()].iter().enumerate();
        hidden.map(move |(index, card)| (index >= unknown).then_some(*card))
    }

    /// The face-up cards, bottom first.
    #[must_use]
    pub fn open(&self) -> &'g [Card] {
        &self.pile.cards[self.face_down()..]
    }

    /// The end card, unless it [is unknown](ViewColumn::is_unknown).
    #[must_use]
    pub fn end(&self) -> Option<Card> {
        self.open().last().copied()
    }
}

impl fmt::Debug for ViewColumn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut list = f.debug_list();
        for card in self.hidden() {
            match card {
                Some(card) => list.entry(&format_args!("#{card}")),
                None => list.entry(&format_args!("##")),
            };
        }
        list.entries(self.open()).finish()
    }
}

impl fmt::Debug for View<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("game", self.rules.id())
            .field("columns", &self.columns().collect::<Vec<_>>())
            .field("stock_len", &self.stock_len())
            .field(
                "stock_remembered",
                &self.stock_remembered().collect::<Vec<_>>(),
            )
            .field("reserves", &self.reserves())
            .field("foundations", &self.foundations())
            .field("collected", &self.collected().collect::<Vec<_>>())
            .finish()
    }
}
