//! The list of games for programs.

use webspinner_rules::deal::Scheme;
use webspinner_rules::{GameId, Rules, games};

/// One game.
#[derive(serde::Serialize, schemars::JsonSchema)]
pub(crate) struct Listed<'a> {
    id: &'a str,
    name: &'a str,
    also: &'a [String],
    group: &'a str,
    tags: &'a [String],
    relatives: Vec<&'a str>,
    decks: u8,
    suits: usize,
    cards: usize,
    columns: u8,
    stock: usize,
    reserves: u8,
    foundations: u8,
    schemes: Vec<&'static str>,
    version: u32,
}

impl<'a> From<&'a Rules> for Listed<'a> {
    fn from(rules: &'a Rules) -> Self {
        let about = rules.about();
        Self {
            id: rules.id().as_str(),
            name: &about.name,
            also: &about.also,
            group: &about.group,
            tags: &about.tags,
            relatives: about.relatives.iter().map(GameId::as_str).collect(),
            decks: rules.pack().decks(),
            suits: rules.pack().distinct_suits().len(),
            cards: rules.pack().size(),
            columns: rules.columns(),
            stock: rules.stock_size(),
            reserves: rules.reserves(),
            foundations: rules
                .foundations()
                .map_or(0, |foundations| foundations.count),
            schemes: rules.schemes().map(Scheme::word).collect(),
            version: rules.version(),
        }
    }
}

/// Every built-in game.
pub(crate) fn all() -> Vec<Listed<'static>> {
    games::all()
        .map(|rules| Listed::from(rules.as_ref()))
        .collect()
}
