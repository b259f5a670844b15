//! Whether the cards are fair: the fingerprint of a deal, and what many deals have in common.

use serde::Serialize;
use tsify::Tsify;
use webspinner_rules::chance::{DealCheck, Figure};
use webspinner_rules::deal::{DealTextError, Shuffle};
use webspinner_table::{Fingerprint, opened};

use crate::game_list;
use crate::words::reason;

/// The fingerprint of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct DealFingerprint {
    /// Its digits.
    pub fingerprint: String,
    /// The text that it is computed from, which names every card.
    pub cards: String,
}

/// The fingerprint of a deal, and the cards behind it, to be shown at the end of the game.
///
/// # Errors
/// If there is no such game, or it has no such deal.
pub fn deal_fingerprint(game: &str, shuffle: &str) -> Result<DealFingerprint, String> {
    let rules = game_list::find(game)?;
    let shuffle: Shuffle = shuffle.parse().map_err(|why: DealTextError| reason(&why))?;
    let fingerprint = Fingerprint::of(&rules, &shuffle).map_err(|why| reason(&why))?;
    let cards = opened(&rules, &shuffle).map_err(|why| reason(&why))?;
    Ok(DealFingerprint {
        fingerprint: fingerprint.to_string(),
        cards,
    })
}

/// What was counted so far in the deals of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct DealCheckView {
    /// In how many deals.
    pub deals: u32,
    /// How many are left.
    pub left: u32,
    /// What was counted, in the order in which to show it.
    pub figures: Vec<FigureView>,
}

/// How often something was counted in a deal, and what chance says of that.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct FigureView {
    /// What was counted: the name of its text begins with `rigged-`.
    pub quantity: String,
    /// How often in one deal.
    pub mean: f64,
    /// How often by chance.
    pub expected: f64,
    /// The standard deviation of that, in one deal.
    pub deviation: f64,
    /// Where 95 of 100 fair shufflers have their mean over as many deals.
    pub low: f64,
    /// The other end of that.
    pub high: f64,
    /// Whether the mean is there, too.
    pub usual: bool,
}

/// Counts in the deals of a game, some at a time.
#[derive(Clone, Debug)]
pub struct DealChecker {
    check: DealCheck,
    first: String,
}

impl DealChecker {
    /// Begins with a random deal, chosen by 64 random bits of the caller.
    ///
    /// # Errors
    /// If there is no such game.
    ///
    /// # Panics
    /// Never: a random deal is a number.
    pub fn new(game: &str, entropy: u64, deals: u32) -> Result<Self, String> {
        let rules = game_list::find(game)?;
        let Shuffle::Number(first) = Shuffle::random(entropy) else {
            unreachable!("a random deal is a number");
        };
        let check = DealCheck::new(rules, first, deals).map_err(|why| reason(&why))?;
        let first = first.to_string();
        Ok(Self { check, first })
    }

    /// The first deal.
    #[must_use]
    pub fn first(&self) -> &str {
        &self.first
    }

    /// Counts in this many more deals.
    pub fn step(&mut self, deals: u32) -> DealCheckView {
        self.check.step(deals);
        let figures: Vec<Figure> = self.check.figures().collect();
        DealCheckView {
            deals: figures.first().map_or(0, |figure| figure.deals),
            left: self.check.left(),
            figures: figures.iter().map(view).collect(),
        }
    }
}

fn view(figure: &Figure) -> FigureView {
    let (low, high) = figure.interval();
    FigureView {
        quantity: figure.quantity.word().to_owned(),
        mean: figure.mean(),
        expected: figure.expected,
        deviation: figure.deviation,
        low,
        high,
        usual: figure.is_usual(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_comes_with_its_cards_for_games_that_are_there() {
        let found = deal_fingerprint("spider", "ms:617").expect("a deal");
        assert_eq!(found.fingerprint.len(), 64);
        let (game, cards) = found.cards.split_once(':').expect("a game");
        assert_eq!(game, "spider");
        assert_eq!(deal_fingerprint(game, cards), Ok(found.clone()));
        assert!(deal_fingerprint("no-game", "ms:617").is_err());
        assert!(deal_fingerprint("spider", "hearts:617").is_err());
    }

    #[test]
    fn the_steps_of_a_check_come_to_the_same_as_all_at_once() {
        let new = || DealChecker::new("spider-1", 41, 100).expect("a game");
        let (mut slowly, mut at_once) = (new(), new());
        assert_eq!(slowly.first(), "own:42");
        let first = slowly.step(30);
        assert_eq!((first.deals, first.left), (30, 70));
        slowly.step(30);
        let last = slowly.step(1000);
        assert_eq!(last, at_once.step(100));
        assert_eq!((last.deals, last.left), (100, 0));
        let quantities: Vec<&str> = last
            .figures
            .iter()
            .map(|one| one.quantity.as_str())
            .collect();
        assert_eq!(quantities, ["first-moves", "kings", "pairs", "aces"]);
    }
}
