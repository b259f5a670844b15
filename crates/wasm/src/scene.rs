//! Everything there is to draw.

use serde::Serialize;
use tsify::Tsify;
use webspinner_rules::{Card, Column, Outcome, Slot};
use webspinner_table::{GameState, Hand, PileRef, Session};
use webspinner_words::Say;

use crate::identity::{CardId, Identity};
use crate::words::{aloud, reason};

/// A card on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct CardView {
    /// Its number, which stays with it wherever it goes.
    pub id: u16,
    /// Its short name, such as `KS`; `undefined` while it lies face down.
    pub face: Option<String>,
    /// What it is, if it lies face down now and was seen before.
    pub seen: Option<String>,
}

/// A column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ColumnView {
    /// Its cards, bottom first.
    pub cards: Vec<CardView>,
    /// How many of its last cards can be lifted together.
    pub lift: u16,
    /// Whether a finished run waits there to be collected.
    pub finished: bool,
}

/// The stock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct StockView {
    /// The numbers of its cards, from below: the last is dealt first.
    pub cards: Vec<u16>,
    /// How many rows are left.
    pub rows: usize,
    /// Why no row can be dealt now; `undefined` if one can.
    pub refused: Option<String>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum Ending {
    /// It is won.
    Won,
    /// No move is left.
    Stuck,
}

/// Everything there is to draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Scene {
    /// The columns, from the left.
    pub columns: Vec<ColumnView>,
    /// In how many rows the columns lie: 1, or 2 of equal length.
    pub column_rows: u8,
    /// The stock.
    pub stock: StockView,
    /// Whether the game has a stock at all.
    pub has_stock: bool,
    /// The foundations, each from below.
    pub foundations: Vec<Vec<CardView>>,
    /// The reserves.
    pub reserves: Vec<Option<CardView>>,
    /// Whether an empty reserve takes a card.
    pub reserves_take: bool,
    /// The cards of the collected runs, in the order in which they left.
    pub collected: Vec<CardView>,
    /// How many runs were collected.
    pub runs: usize,
    /// How many runs there are to collect; 0 if the game collects no runs.
    pub runs_max: usize,
    /// Where the cards in hand come from, and how many there are.
    pub hand: Option<Held>,
    /// Where the cards in hand can go.
    pub targets: Vec<PileRef>,
    /// How the game ended, if it did.
    pub ending: Option<Ending>,
    /// The same in words, to be shown.
    pub ending_text: Option<String>,
    /// Whether moves are left, but none that turns up a card, deals a row or takes cards off the
    /// table, now or later.
    pub no_useful_move: bool,
    /// What is on the score line.
    pub figures: GameFigures,
    /// What can be done now.
    pub can: Can,
}

/// The cards in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Held {
    /// Where they come from.
    pub from: PileRef,
    /// How many.
    pub count: u16,
}

/// The figures of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "each is a mark of its own")]
pub struct GameFigures {
    /// Cards in order.
    pub cards_in_order: u32,
    /// The score.
    pub score: i64,
    /// Moves plus row deals of the line played.
    pub moves: usize,
    /// Moves undone.
    pub undos: u32,
    /// Whether anything helped.
    pub assisted: bool,
    /// Whether the engine, which sees every card, helped.
    pub solver: bool,
    /// Whether the chance of winning was shown.
    pub advised: bool,
    /// Whether it is played without undo.
    pub no_undo: bool,
}

/// What can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "one for each button")]
pub struct Can {
    /// A move can be undone.
    pub undo: bool,
    /// A move can be made again.
    pub redo: bool,
    /// Nothing is left to decide.
    pub finish: bool,
    /// Any move was ever made.
    pub restart: bool,
}

/// Draws up the scene of a session.
pub(crate) fn scene(session: &Session, identity: &Identity) -> Scene {
    let drawn = Drawn { session, identity };
    let (rules, position) = (session.rules(), session.position());
    let state = session.state();
    let outcome = match state {
        GameState::Ended(outcome) => Some(outcome),
        GameState::InProgress | GameState::NoUsefulMove => None,
    };
    Scene {
        columns: (0..position.columns().len())
            .map(|at| drawn.column(at))
            .collect(),
        column_rows: rules.column_rows(),
        stock: drawn.stock(),
        has_stock: rules.stock_size() > 0,
        foundations: drawn.foundations(),
        reserves: drawn.reserves(),
        reserves_take: rules.reserves_take_cards(),
        collected: drawn.collected(),
        runs: position.collected_len(),
        runs_max: rules.runs_to_collect(),
        hand: session.hand().map(held),
        targets: session.targets(),
        ending: outcome.map(|outcome| match outcome {
            Outcome::Won => Ending::Won,
            Outcome::Stuck(_) => Ending::Stuck,
        }),
        ending_text: outcome.map(|outcome| aloud(&outcome.message())),
        no_useful_move: state == GameState::NoUsefulMove,
        figures: figures(session),
        can: Can {
            undo: session.can_undo(),
            redo: session.can_redo(),
            finish: session.can_finish(),
            restart: session.is_begun(),
        },
    }
}

/// The figures of a session.
pub(crate) fn figures(session: &Session) -> GameFigures {
    GameFigures {
        cards_in_order: session.points().cards_in_order,
        score: session.points().score,
        moves: session.length(),
        undos: session.header().undos,
        assisted: session.is_assisted(),
        solver: session.header().solver,
        advised: session.header().advised,
        no_undo: session.header().no_undo,
    }
}

fn held(hand: Hand) -> Held {
    let (from, count) = hand.held();
    Held { from, count }
}

/// A card that lies face up.
fn open(id: CardId, card: Card) -> CardView {
    CardView {
        id,
        face: Some(card.to_string()),
        seen: None,
    }
}

/// A session that is being drawn.
struct Drawn<'s> {
    session: &'s Session,
    identity: &'s Identity,
}

impl Drawn<'_> {
    fn column(&self, at: usize) -> ColumnView {
        let column = Column::at(at);
        let pile = PileRef::Column(column);
        let whole = self.session.view();
        let view = whole.column(column);
        let hidden = view.hidden().enumerate().map(|(index, seen)| CardView {
            id: self.identity.at(pile, index),
            face: None,
            seen: seen.map(|card| card.to_string()),
        });
        let faces = view.open().iter().enumerate();
        let faces = faces.map(|(index, card)| {
            let id = self.identity.at(pile, view.face_down() + index);
            open(id, *card)
        });
        let collect = webspinner_rules::Move::Collect { from: column };
        ColumnView {
            cards: hidden.chain(faces).collect(),
            lift: whole.lift_max(column).unwrap_or(0),
            finished: whole.check(collect).is_ok(),
        }
    }

    fn stock(&self) -> StockView {
        let (rules, position) = (self.session.rules(), self.session.position());
        let row = position.row_columns(rules).count().max(1);
        StockView {
            cards: (0..position.stock_len())
                .map(|index| self.identity.at(PileRef::Stock, index))
                .collect(),
            rows: position.stock_len().div_ceil(row),
            refused: self.session.view().deal_refused().map(|why| reason(&why)),
        }
    }

    fn foundations(&self) -> Vec<Vec<CardView>> {
        let piles = self.session.position().foundations().iter().enumerate();
        let view = |(slot, pile): (usize, &Vec<Card>)| {
            let cards = pile.iter().enumerate();
            let pile = PileRef::Foundation(Slot::at(slot));
            cards
                .map(|(index, card)| open(self.identity.at(pile, index), *card))
                .collect()
        };
        piles.map(view).collect()
    }

    fn reserves(&self) -> Vec<Option<CardView>> {
        let cards = self.session.position().reserves().iter().enumerate();
        let view = |(slot, card): (usize, &Option<Card>)| {
            let id = || self.identity.at(PileRef::Reserve(Slot::at(slot)), 0);
            card.map(|card| open(id(), card))
        };
        cards.map(view).collect()
    }

    fn collected(&self) -> Vec<CardView> {
        let cards = self.session.position().collected().flatten().enumerate();
        cards
            .map(|(index, card)| open(self.identity.at(PileRef::Collected, index), *card))
            .collect()
    }
}
