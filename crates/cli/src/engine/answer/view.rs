//! What a fair player sees.

use webspinner_rules::{Card, Game, ViewColumn};

use super::Ended;
use crate::engine::shapes;

/// A card that was never seen.
const UNSEEN: &str = "##";

/// What a fair player sees: made from the game's view alone, which has no hidden card.
#[derive(serde::Serialize, schemars::JsonSchema)]
pub(in crate::engine) struct Seen<'s> {
    #[schemars(schema_with = "shapes::seen_columns")]
    columns: Vec<Vec<String>>,
    #[schemars(schema_with = "shapes::seen_stock")]
    stock: Vec<String>,
    #[schemars(schema_with = "shapes::piles")]
    foundations: &'s [Vec<Card>],
    #[schemars(schema_with = "shapes::reserves")]
    reserves: &'s [Option<Card>],
    collected: usize,
    #[serde(flatten)]
    ended: Ended,
}

impl<'s> Seen<'s> {
    pub(in crate::engine) fn of(game: &'s Game) -> Self {
        let view = game.view();
        let remembered = view.stock_remembered().map(|card| card.to_string());
        let unseen = std::iter::repeat_with(|| UNSEEN.to_owned());
        Self {
            columns: view.columns().map(column).collect(),
            stock: remembered.chain(unseen).take(view.stock_len()).collect(),
            foundations: view.foundations(),
            reserves: view.reserves(),
            collected: view.collected().len(),
            ended: Ended::of(game),
        }
    }
}

fn column(column: ViewColumn<'_>) -> Vec<String> {
    let hidden = column.hidden().map(|card| match card {
        Some(card) => format!("#{card}"),
        None => UNSEEN.to_owned(),
    });
    let open = column.open().iter().map(ToString::to_string);
    hidden.chain(open).collect()
}
