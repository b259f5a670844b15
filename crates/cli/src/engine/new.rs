//! Beginning a game.

use std::sync::Arc;

use anyhow::{Context, Result, bail};
use webspinner_rules::deal::{CardList, DealId, Scheme, Shuffle};
use webspinner_rules::text::PositionDraft;
use webspinner_rules::{FairGame, GameId, LayoutStyle, Rules};

use super::problem::Problem;
use super::request::{Advise, NewGame};
use super::table::GameTable;
use crate::choice::{built_in, random_shuffle};

/// Where the first position comes from.
enum Start {
    Shuffle(Shuffle),
    Picture(String),
    Position(PositionDraft),
}

/// What a request without a game is told.
const WHICH_GAME: &str =
    "`new` needs a `game`, the `rules` of one, or a whole `deal`, such as \"spider:ms:617\"";

impl NewGame {
    /// Reads the rules, and lays out the cards.
    pub(super) fn begin(self) -> Result<GameTable, Problem> {
        self.one_of_each()?;
        let (rules, start) = self.read().map_err(Problem::New)?;
        start.begin(rules).map_err(Problem::New)
    }

    fn one_of_each(&self) -> Result<(), Problem> {
        at_most_one(&[
            ("game", self.game.is_some()),
            ("rules", self.rules.is_some()),
        ])?;
        at_most_one(&[
            ("deal", self.deal.is_some()),
            ("cards", self.cards.is_some()),
            ("picture", self.picture.is_some()),
            ("position", self.position.is_some()),
        ])?;
        if self.scheme.is_some() && self.cards.is_none() {
            return Err(Problem::SchemeWithoutCards);
        }
        Ok(())
    }

    fn read(self) -> Result<(Arc<Rules>, Start)> {
        let named = rules_of(self.game.as_deref(), self.rules.as_deref())?;
        let rules = match (named, &self.deal) {
            (Some(rules), _) => rules,
            (None, Some(name)) => return whole_deal(name),
            (None, None) => bail!(WHICH_GAME),
        };
        let start = self.start(rules.id())?;
        Ok((rules, start))
    }

    fn start(self, game: &GameId) -> Result<Start> {
        if let Some(picture) = self.picture {
            return Ok(Start::Picture(picture));
        }
        if let Some(draft) = self.position {
            return Ok(Start::Position(draft));
        }
        let shuffle = match (self.deal, self.cards) {
            (Some(text), _) => Shuffle::for_game(&text, game).context("`deal`")?,
            (None, Some(cards)) => {
                let style = layout_style(self.scheme.as_deref())?;
                CardList::new(style, cards).context("`cards`")?.into()
            }
            (None, None) => random_shuffle()?,
        };
        Ok(Start::Shuffle(shuffle))
    }
}

impl Advise {
    /// The game that somebody knows this of; `None` if it is the conversation's.
    pub(super) fn game(&self) -> Result<Option<FairGame>, Problem> {
        at_most_one(&[
            ("game", self.game.is_some()),
            ("rules", self.rules.is_some()),
        ])?;
        at_most_one(&[
            ("knowledge", self.knowledge.is_some()),
            ("picture", self.picture.is_some()),
        ])?;
        self.read().map_err(Problem::New)
    }

    fn read(&self) -> Result<Option<FairGame>> {
        let is_known = self.knowledge.is_some() || self.picture.is_some();
        let rules = match rules_of(self.game.as_deref(), self.rules.as_deref())? {
            Some(rules) if is_known => rules,
            Some(_) => bail!(
                "`game` and `rules` need `knowledge` or `picture`: what is known of that game"
            ),
            None if is_known => bail!(WHICH_GAME),
            None => return Ok(None),
        };
        let knowledge = match (&self.knowledge, &self.picture) {
            (Some(draft), _) => rules.knowledge(draft).context("`knowledge`")?,
            (None, text) => {
                let text = text.as_deref().unwrap_or_default();
                rules.parse_knowledge(text).context("`picture`")?
            }
        };
        Ok(Some(FairGame::new(rules, knowledge)))
    }
}

/// Refuses two keys that may not be given together.
fn at_most_one(keys: &[(&'static str, bool)]) -> Result<(), Problem> {
    let given = keys.iter().filter(|(_, given)| *given);
    let mut names = given.map(|(name, _)| *name);
    match (names.next(), names.next()) {
        (Some(one), Some(other)) => Err(Problem::Twice(one, other)),
        _ => Ok(()),
    }
}

impl Start {
    /// Lays out the cards.
    fn begin(self, rules: Arc<Rules>) -> Result<GameTable> {
        let position = match self {
            Self::Shuffle(shuffle) => {
                let start = rules.deal(&shuffle)?;
                return Ok(GameTable::of_deal(rules, start, shuffle));
            }
            Self::Picture(text) => rules.parse_picture(&text).context("`picture`")?,
            Self::Position(draft) => rules.position(&draft).context("`position`")?,
        };
        Ok(GameTable::of_position(rules, position))
    }
}

/// The built-in game with this id, or the custom game of this text.
fn rules_of(game: Option<&str>, rules: Option<&str>) -> Result<Option<Arc<Rules>>> {
    Ok(match (game, rules) {
        (Some(id), _) => Some(built_in(id)?),
        (None, Some(text)) => Some(Arc::new(Rules::parse(text).context("`rules`")?)),
        (None, None) => None,
    })
}

/// A whole deal.
fn whole_deal(name: &str) -> Result<(Arc<Rules>, Start)> {
    // In `ms:617`, the scheme is not meant as a game.
    if name.parse::<Shuffle>().is_ok() {
        bail!(WHICH_GAME);
    }
    let deal: DealId = name.parse().context("`deal`")?;
    Ok((built_in(deal.game.as_str())?, Start::Shuffle(deal.shuffle)))
}

/// The layout that a scheme's cards get.
fn layout_style(scheme: Option<&str>) -> Result<LayoutStyle> {
    let Some(word) = scheme else {
        return Ok(LayoutStyle::Own);
    };
    let scheme = Scheme::from_word(word).with_context(|| {
        let known = Scheme::ALL.map(Scheme::word).join(", ");
        format!("`scheme`: there is no scheme {word:?}, only {known}")
    })?;
    Ok(scheme.layout_style())
}
