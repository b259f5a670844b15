//! Beginning a game.

use std::sync::Arc;

use anyhow::{Context, Result, bail};
use webspinner_rules::{
    CardList, DealId, Game, LayoutStyle, Position, PositionDraft, Rules, Scheme, Shuffle,
};
use webspinner_words::Message;

use super::problem::Problem;
use super::request::NewGame;
use crate::choice::{built_in, random_shuffle};
use crate::words::say;

/// A game that has begun, and the name of its shuffle where it has one.
pub(super) struct Begun {
    pub(super) game: Game,
    pub(super) deal: Option<String>,
}

/// Where the first position comes from.
enum Start {
    Shuffle(Shuffle),
    Picture(String),
    Position(PositionDraft),
}

impl NewGame {
    /// Reads the rules, and lays out the cards.
    pub(super) fn begin(self) -> Result<Begun, Problem> {
        self.one_of_each()?;
        let (rules, start) = self.read().map_err(Problem::New)?;
        let (position, deal) = start.position(&rules).map_err(Problem::New)?;
        let game = Game::new(rules, position);
        Ok(Begun { game, deal })
    }

    /// Refuses two keys that say the same thing.
    fn one_of_each(&self) -> Result<(), Problem> {
        let given = |keys: &[(&'static str, bool)]| {
            let mut names = keys
                .iter()
                .filter(|(_, given)| *given)
                .map(|(name, _)| *name);
            match (names.next(), names.next()) {
                (Some(one), Some(other)) => Err(Problem::Twice(one, other)),
                _ => Ok(()),
            }
        };
        given(&[
            ("game", self.game.is_some()),
            ("rules", self.rules.is_some()),
        ])?;
        given(&[
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
        let rules = match (&self.game, &self.rules, &self.deal) {
            (Some(id), _, _) => built_in(id)?,
            (None, Some(text), _) => own_rules(text)?,
            (None, None, Some(name)) => return whole_name(name),
            (None, None, None) => bail!(say(&Message::new("engine-which-game"))),
        };
        Ok((rules, self.start()?))
    }

    fn start(self) -> Result<Start> {
        if let Some(picture) = self.picture {
            return Ok(Start::Picture(picture));
        }
        if let Some(draft) = self.position {
            return Ok(Start::Position(draft));
        }
        let shuffle = match (self.deal, self.cards) {
            (Some(text), _) => text.parse().context("`deal`")?,
            (None, Some(cards)) => {
                let style = layout_style(self.scheme.as_deref())?;
                CardList::new(style, cards).context("`cards`")?.into()
            }
            (None, None) => random_shuffle()?,
        };
        Ok(Start::Shuffle(shuffle))
    }
}

impl Start {
    /// The first position, and the name of its shuffle if it has one.
    fn position(self, rules: &Rules) -> Result<(Position, Option<String>)> {
        Ok(match self {
            Self::Shuffle(shuffle) => (rules.deal(&shuffle)?, Some(shuffle.to_string())),
            Self::Picture(text) => (rules.parse_picture(&text).context("`picture`")?, None),
            Self::Position(draft) => (rules.position(&draft).context("`position`")?, None),
        })
    }
}

/// The rules of a game that its player wrote.
fn own_rules(text: &str) -> Result<Arc<Rules>> {
    Ok(Arc::new(Rules::parse(text).context("`rules`")?))
}

/// A deal that names its game too.
fn whole_name(name: &str) -> Result<(Arc<Rules>, Start)> {
    let deal: DealId = name.parse().context("`deal`")?;
    Ok((built_in(deal.game.as_str())?, Start::Shuffle(deal.shuffle)))
}

/// As which program the cards are laid out.
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
