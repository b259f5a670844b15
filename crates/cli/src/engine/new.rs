//! Beginning a game.

use std::sync::Arc;

use anyhow::{Context, Result};
use webspinner_rules::{CardList, DealId, Game, Placing, Rules, Scheme, Shuffle};

use super::problem::Problem;
use super::request::NewGame;
use crate::choice::{built_in, random_shuffle};

/// A game that has begun, and the name of its shuffle.
pub(super) struct Begun {
    pub(super) game: Game,
    pub(super) deal: String,
}

impl NewGame {
    /// Reads the rules, and lays out the cards.
    pub(super) fn begin(self) -> Result<Begun, Problem> {
        self.one_of_each()?;
        let (rules, shuffle) = self.read()?;
        let dealt = rules.deal(&shuffle);
        let position = dealt.map_err(|error| Problem::New(error.into()))?;
        Ok(Begun {
            game: Game::new(rules, position),
            deal: shuffle.to_string(),
        })
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
        ])?;
        if self.scheme.is_some() && self.cards.is_none() {
            return Err(Problem::SchemeWithoutCards);
        }
        Ok(())
    }

    fn read(self) -> Result<(Arc<Rules>, Shuffle), Problem> {
        let rules = match (&self.game, &self.rules, &self.deal) {
            (Some(id), _, _) => built_in(id).map_err(Problem::New)?,
            (None, Some(text), _) => own_rules(text).map_err(Problem::New)?,
            (None, None, Some(name)) => return whole_name(name).map_err(Problem::New),
            (None, None, None) => return Err(Problem::WhichGame),
        };
        let shuffle = self.shuffle().map_err(Problem::New)?;
        Ok((rules, shuffle))
    }

    fn shuffle(self) -> Result<Shuffle> {
        match (self.deal, self.cards) {
            (Some(text), _) => text.parse().context("`deal`"),
            (None, Some(cards)) => {
                let placing = placing(self.scheme.as_deref())?;
                Ok(CardList::new(placing, cards).context("`cards`")?.into())
            }
            (None, None) => random_shuffle(),
        }
    }
}

/// The rules of a game that its player wrote.
fn own_rules(text: &str) -> Result<Arc<Rules>> {
    Ok(Arc::new(Rules::parse(text).context("`rules`")?))
}

/// A deal that names its game too.
fn whole_name(name: &str) -> Result<(Arc<Rules>, Shuffle)> {
    let deal: DealId = name.parse().context("`deal`")?;
    Ok((built_in(deal.game.as_str())?, deal.shuffle))
}

/// As which program the cards are laid out.
fn placing(scheme: Option<&str>) -> Result<Placing> {
    let Some(word) = scheme else {
        return Ok(Placing::Own);
    };
    let scheme = Scheme::from_word(word).with_context(|| {
        let known = Scheme::ALL.map(Scheme::word).join(", ");
        format!("`scheme`: there is no scheme {word:?}, only {known}")
    })?;
    Ok(scheme.placing())
}
