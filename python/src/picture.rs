//! Tables as SVG, for notebooks.

use std::fmt::Write as _;

use webspinner_rules::{Card, Colour, Position, Rules, View};

/// The size of a card, and what lies between two.
const WIDTH: usize = 44;
const HEIGHT: usize = 62;
const GAP: usize = 8;
/// How far a card leaves the one below it to be seen, open or face down.
const OPEN_STEP: usize = 18;
const HIDDEN_STEP: usize = 8;
/// A column is drawn closer where it would be longer than this.
const LENGTH_MAX: usize = 420;

/// The colours: of the table, of places, cards, backs and suits.
const FELT: &str = "#2f6b4f";
const PLACE: &str = "#24543e";
const FACE: &str = "#fffdf8";
const EDGE: &str = "#8d8a80";
const BACK: &str = "#3b5b92";
const SHADE: &str = "#dfe5f0";
const RED: &str = "#b3131b";
const BLACK: &str = "#16181d";

/// A card as it lies.
#[derive(Clone, Copy)]
enum Lies {
    /// Face down, and nobody knows it.
    Unseen,
    /// Face down, and known.
    FaceDown(Card),
    /// Face up.
    Open(Card),
}

/// What is drawn of a table.
pub(crate) struct Table {
    name: String,
    column_rows: usize,
    columns: Vec<Vec<Lies>>,
    stock: usize,
    /// Reserves, then foundations, then collected runs: the card on top of each.
    others: Vec<Option<Card>>,
}

impl Table {
    /// The table as its player sees it.
    pub(crate) fn of_view(view: &View<'_>) -> Self {
        let columns = view.columns().map(|column| {
            let hidden = column
                .hidden()
                .map(|card| card.map_or(Lies::Unseen, Lies::FaceDown));
            let open = column.open().iter().copied().map(Lies::Open);
            hidden.chain(open).collect()
        });
        let runs = view.collected().map(|run| run.first().copied());
        Self {
            columns: columns.collect(),
            stock: view.stock_len(),
            others: others(view.reserves(), view.foundations(), runs),
            ..Self::empty(view.rules())
        }
    }

    /// The table with every card shown.
    pub(crate) fn of_position(rules: &Rules, position: &Position) -> Self {
        let columns = position.columns().iter().map(|pile| {
            let (hidden, open) = pile.cards().split_at(pile.face_down());
            let hidden = hidden.iter().copied().map(Lies::FaceDown);
            hidden.chain(open.iter().copied().map(Lies::Open)).collect()
        });
        let runs = position.collected().map(|run| run.first().copied());
        Self {
            columns: columns.collect(),
            stock: position.stock_len(),
            others: others(position.reserves(), position.foundations(), runs),
            ..Self::empty(rules)
        }
    }

    fn empty(rules: &Rules) -> Self {
        Self {
            name: rules.name().to_owned(),
            column_rows: usize::from(rules.column_rows()),
            columns: Vec::new(),
            stock: 0,
            others: Vec::new(),
        }
    }

    /// The picture.
    pub(crate) fn svg(&self) -> String {
        let mut body = String::new();
        let per_row = self.columns.len().div_ceil(self.column_rows).max(1);
        let mut width = GAP + per_row * (WIDTH + GAP);
        let mut top = GAP;
        let has_stock = self.stock > 0;
        let places = usize::from(has_stock) + self.others.len();
        if places > 0 {
            width = width.max(GAP + places * (WIDTH + GAP));
            self.draw_top(&mut body, top, width);
            top += HEIGHT + 2 * GAP;
        }
        for row in self.columns.chunks(per_row) {
            let mut bottom = top + HEIGHT;
            for (index, column) in row.iter().enumerate() {
                bottom = bottom.max(draw_column(
                    &mut body,
                    GAP + index * (WIDTH + GAP),
                    top,
                    column,
                ));
            }
            top = bottom + 2 * GAP;
        }
        let (height, name) = (top - GAP, escaped(&self.name));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" font-family=\"sans-serif\" font-weight=\"bold\">\
             <title>{name}</title>\
             <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{FELT}\"/>{body}</svg>"
        )
    }

    /// The stock at the left, all else at the right.
    fn draw_top(&self, body: &mut String, top: usize, width: usize) {
        if self.stock > 0 {
            draw_card(body, GAP, top, Lies::Unseen, true);
            let (x, y) = (GAP + WIDTH / 2, top + HEIGHT / 2 + 5);
            text(body, (x, y), "15", FACE, &self.stock.to_string());
        }
        let mut left = width - self.others.len() * (WIDTH + GAP);
        for other in &self.others {
            match other {
                Some(card) => draw_card(body, left, top, Lies::Open(*card), true),
                None => place(body, left, top),
            }
            left += WIDTH + GAP;
        }
    }
}

/// The cards on top of the piles that are no columns.
fn others(
    reserves: &[Option<Card>],
    foundations: &[Vec<Card>],
    runs: impl Iterator<Item = Option<Card>>,
) -> Vec<Option<Card>> {
    let foundations = foundations.iter().map(|pile| pile.last().copied());
    let open = reserves.iter().copied().chain(foundations);
    open.chain(runs).collect()
}

/// Draws a column, and says where it ends.
fn draw_column(body: &mut String, left: usize, top: usize, column: &[Lies]) -> usize {
    let Some((last, below)) = column.split_last() else {
        place(body, left, top);
        return top + HEIGHT;
    };
    let length: usize = below.iter().map(|card| step(*card)).sum();
    let scale = |y: usize| {
        if length > LENGTH_MAX {
            y * LENGTH_MAX / length
        } else {
            y
        }
    };
    let mut y = 0;
    for card in below {
        draw_card(body, left, top + scale(y), *card, false);
        y += step(*card);
    }
    draw_card(body, left, top + scale(y), *last, true);
    top + scale(y) + HEIGHT
}

fn step(card: Lies) -> usize {
    match card {
        Lies::Unseen => HIDDEN_STEP,
        Lies::FaceDown(_) | Lies::Open(_) => OPEN_STEP,
    }
}

/// A card; nothing lies on one that is free, so there is room for a large symbol.
fn draw_card(body: &mut String, left: usize, top: usize, card: Lies, is_free: bool) {
    let (card, fill) = match card {
        Lies::Unseen => (None, BACK),
        Lies::FaceDown(card) => (Some(card), SHADE),
        Lies::Open(card) => (Some(card), FACE),
    };
    rectangle(body, left, top, fill, EDGE);
    let Some(card) = card else { return };
    let ink = match card.colour() {
        Colour::Red => RED,
        Colour::Black => BLACK,
    };
    let name = card.symbols().replace('T', "10");
    text(body, (left + WIDTH / 2, top + 14), "14", ink, &name);
    if is_free {
        let symbol = card.suit().symbol().to_string();
        text(body, (left + WIDTH / 2, top + 46), "28", ink, &symbol);
    }
}

fn place(body: &mut String, left: usize, top: usize) {
    rectangle(body, left, top, PLACE, PLACE);
}

fn rectangle(body: &mut String, left: usize, top: usize, fill: &str, stroke: &str) {
    let _ = write!(
        body,
        "<rect x=\"{left}\" y=\"{top}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"4\" \
         fill=\"{fill}\" stroke=\"{stroke}\"/>"
    );
}

fn text(body: &mut String, (x, y): (usize, usize), size: &str, ink: &str, what: &str) {
    let _ = write!(
        body,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"middle\" fill=\"{ink}\">{what}\
         </text>"
    );
}

/// A name of a custom game may hold anything.
fn escaped(name: &str) -> String {
    name.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
