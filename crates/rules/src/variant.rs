//! Variants: games made from other ones by turning their knobs.

mod knob;
mod rows;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use crate::card::Rank;
use crate::draft::entry::Entry;
use crate::draft::{ProblemReport, RulesDraft};
use crate::games;
use crate::knobs::RowRule;
use crate::rules::{GameId, Rules};
use rows::Rows;

pub use knob::{Knob, Setting};

/// A knob as players see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turned {
    /// The knob.
    pub knob: Knob,
    /// What it can be turned to while all others stay, in order.
    pub settings: Vec<Setting>,
    /// What it is turned to, one of them.
    pub setting: Setting,
}

/// A game made from another one. It can always be played.
///
/// ```
/// use webspinner_rules::games;
/// use webspinner_rules::variant::{Knob, Setting, Variant};
///
/// let spider = games::find("spider").expect("a built-in game");
/// let variant = Variant::of(spider).turned(Knob::Columns, Setting::Number(9))?;
/// assert_eq!(variant.rules().columns(), 9);
/// let file = variant.draft("Nine Columns").to_toml();
/// assert!(file.starts_with("id = \"nine-columns\"\nversion = 1\ninherits = \"spider\"\n"));
/// # Ok::<(), webspinner_rules::draft::ProblemReport>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    base: Arc<Rules>,
    rules: Arc<Rules>,
}

impl Variant {
    /// A built-in game as it is.
    #[must_use]
    pub fn of(base: &Arc<Rules>) -> Self {
        Self {
            base: Arc::clone(base),
            rules: Arc::clone(base),
        }
    }

    /// The game that it was made from.
    #[must_use]
    pub fn base(&self) -> &Arc<Rules> {
        &self.base
    }

    /// Its rules, under the names of the game that it was made from.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The knobs that the game has, in the order to list them.
    #[must_use]
    pub fn knobs(&self) -> Vec<Turned> {
        let turned = |knob: Knob| {
            let setting = knob.of(&self.rules)?;
            let as_it_is = knob.of(&self.base) == Some(Setting::AsItIs);
            let all = as_it_is.then_some(Setting::AsItIs).into_iter();
            let mut settings: Vec<Setting> = all.chain(knob.settings()).collect();
            settings.retain(|&other| self.can_turn(knob, other));
            if !settings.contains(&setting) {
                settings.insert(0, setting);
            }
            Some(Turned {
                knob,
                settings,
                setting,
            })
        };
        Knob::ALL.into_iter().filter_map(turned).collect()
    }

    fn can_turn(&self, knob: Knob, setting: Setting) -> bool {
        let turned = self.turned(knob, setting);
        turned.is_ok_and(|other| knob.of(&other.rules) == Some(setting))
    }

    /// The same game with this knob turned. Cards are dealt to the columns anew where they would
    /// not add up otherwise: then all columns get equally many.
    ///
    /// # Errors
    /// What is wrong with that game.
    pub fn turned(&self, knob: Knob, setting: Setting) -> Result<Self, ProblemReport> {
        if knob.of(&self.rules) == Some(setting) {
            return Ok(self.clone());
        }
        let (mut draft, base) = (whole(&self.rules), whole(&self.base));
        let mut rows = Rows::of(&self.rules);
        let mut as_in_base = false;
        match (knob, setting) {
            (Knob::Reserves, Setting::AsItIs) => {
                draft.reserves = base.reserves;
                draft.reserve_cards = base.reserve_cards;
                draft.reserves_take = base.reserves_take;
            }
            (_, Setting::AsItIs) => as_in_base = true,
            (Knob::Columns, Setting::Number(number)) => {
                as_in_base = base.columns == Some(number);
                draft.columns = Some(number);
            }
            (Knob::Down, Setting::Number(number)) => rows.down = number as usize,
            (Knob::Up, Setting::Number(number)) => rows.up = number as usize,
            (knob, Setting::Number(number)) => knob.turn_to_number(&mut draft, number),
            (knob, Setting::Word(word)) => knob.turn_to_word(&mut draft, word),
        }
        if as_in_base {
            draft.columns = base.columns;
            draft.layout = base.layout;
            draft.schemes = base.schemes;
        }
        let laid_as = if as_in_base { &self.base } else { &self.rules };
        let laid_out = laid_as.layout().cards().len();
        let cards = cards_for_columns(&draft);
        let deals = draft.deal.as_ref().and_then(|deal| deal.rule) != Some(RowRule::None);
        // A game that deals rows has a stock, and no other has one.
        let adds_up = laid_out <= cards && (laid_out < cards) == deals;
        let is_new = matches!(knob, Knob::Columns | Knob::Down | Knob::Up) && !as_in_base;
        if is_new || !adds_up {
            // What lay on the table makes room for a stock.
            if deals && !self.rules.deals_rows() {
                rows.up = rows.up.div_ceil(2);
            }
            rows.deal(&mut draft, cards, deals);
        }
        Ok(Self {
            base: Arc::clone(&self.base),
            rules: Arc::new(Rules::from_draft(&draft)?),
        })
    }

    /// The game file under this name: what differs from the game that it was made from.
    #[must_use]
    pub fn draft(&self, name: &str) -> RulesDraft {
        let (whole, base) = (whole(&self.rules), whole(&self.base));
        let reserve_cards = whole.reserve_cards;
        let own = whole.beyond(&base).unwrap_or_default();
        RulesDraft {
            id: Some(self.id(name).to_string()),
            version: Some(1),
            inherits: Some(self.base.id().to_string()),
            name: Some(name.to_owned()),
            relatives: Some(vec![self.base.id().to_string()]),
            // It was written for another game.
            advice: Some(Vec::new()),
            // A file that has reserves says again how many get a card.
            reserve_cards: own.reserves.and(reserve_cards).or(own.reserve_cards),
            ..own
        }
    }

    /// A short name made of a name, which no built-in game has.
    fn id(&self, name: &str) -> GameId {
        const LONGEST: usize = 32;
        let words = name.split(|letter: char| !letter.is_ascii_alphanumeric());
        let words: Vec<String> = words
            .filter(|word| !word.is_empty())
            .map(str::to_ascii_lowercase)
            .collect();
        let mut id: String = words.join("-").chars().take(LONGEST).collect();
        if id.is_empty() {
            id = self.base.id().as_str().chars().take(LONGEST).collect();
        }
        if games::find(&id).is_some() {
            id.push_str("-variant");
        }
        GameId::new(&id).expect("letters, digits and hyphens")
    }
}

/// A game as a draft that says everything.
fn whole(rules: &Rules) -> RulesDraft {
    let mut draft = rules.to_draft();
    draft.reserve_cards = Some(rules.reserve_cards().into());
    draft.reserves_take = Some(rules.reserves_take_cards());
    draft.place.get_or_insert_default().same_rank = Some(rules.place().same_rank);
    draft
}

/// The cards that are left for columns and stock.
fn cards_for_columns(draft: &RulesDraft) -> usize {
    let decks = draft.decks.unwrap_or(1) as usize;
    let suits = draft.suits.as_ref().map_or(4, String::len);
    let highest = draft.highest.as_ref().and_then(|text| text.chars().next());
    let ranks = highest.and_then(Rank::from_letter).unwrap_or(Rank::KING);
    let pack = decks * suits * usize::from(ranks.number());
    pack.saturating_sub(draft.reserve_cards.unwrap_or(0) as usize)
}
