//! What a certificate is about: a game and a position of it.

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use webspinner_rules::deal::{DealError, DealId, DealIdError, Shuffle};
use webspinner_rules::{GameId, Position, Rules, games};

use crate::lines::Lines;
use crate::refused::{Reason, Refused};

/// The first line of every certificate, up to the version of the format.
const FIRST_LINE: &str = "webspinner certificate ";
/// The version of the format.
const VERSION: &str = "1";

/// That a position of a game is lost: what a certificate is to prove.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Claim {
    /// The game.
    pub rules: Arc<Rules>,
    /// The deal that the position is; `None` for any other position.
    pub deal: Option<Shuffle>,
    /// The position.
    pub position: Position,
}

impl Claim {
    /// About a deal of a game.
    ///
    /// # Errors
    /// If the game has no such deal.
    pub fn new(rules: Arc<Rules>, deal: Shuffle) -> Result<Self, DealError> {
        let position = rules.deal(&deal)?;
        Ok(Self {
            rules,
            deal: Some(deal),
            position,
        })
    }

    /// About a position of a game.
    #[must_use]
    pub fn of_position(rules: Arc<Rules>, position: Position) -> Self {
        Self {
            rules,
            deal: None,
            position,
        }
    }

    /// About a deal of a built-in game.
    ///
    /// # Errors
    /// If there is no such game, or the game has no such deal.
    pub fn of_deal(deal: &DealId) -> Result<Self, DealIdError> {
        let game = deal.deal()?;
        let rules = Arc::clone(game.rules());
        Self::new(rules, deal.shuffle.clone()).map_err(DealIdError::Deal)
    }

    /// Writes the head of a certificate.
    pub(crate) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let (id, version) = (self.rules.id(), self.rules.version());
        writeln!(out, "{FIRST_LINE}{VERSION}")?;
        writeln!(out, "game {id} {version}")?;
        if built_in(id, version) != Some(&self.rules) {
            let text = self.rules.to_toml();
            writeln!(out, "rules {}", text.lines().count())?;
            out.write_all(text.as_bytes())?;
        }
        if let Some(deal) = &self.deal {
            writeln!(out, "deal {deal}")?;
        }
        write!(out, "position\n{}\n", self.position.picture())
    }

    /// Reads the head of a certificate.
    pub(crate) fn read(lines: &mut Lines<impl BufRead>) -> Result<Self, Refused> {
        let version = lines.next()?.strip_prefix(FIRST_LINE);
        match version.map(str::to_owned) {
            Some(version) if version == VERSION => {}
            Some(_) => return Err(lines.refused(Reason::Version)),
            None => return Err(lines.refused(Reason::NotACertificate)),
        }
        let line = lines.next()?.to_owned();
        let (id, version) = game(&line).ok_or_else(|| lines.refused(Reason::Game))?;
        let mut line = lines.next()?.to_owned();
        let mut rules = built_in(&id, version).cloned();
        if let Some(count) = line.strip_prefix("rules ") {
            let own = read_rules(lines, count)?;
            // Nobody may prove something about other rules under the name of a game that is known.
            if games::find(id.as_str()).is_some() || *own.id() != id || own.version() != version {
                return Err(lines.refused(Reason::Game));
            }
            rules = Some(Arc::new(own));
            lines.next()?.clone_into(&mut line);
        }
        let rules = rules.ok_or_else(|| lines.refused(Reason::Game))?;
        let mut deal = None;
        if let Some(text) = line.strip_prefix("deal ") {
            let shuffle = text.parse::<Shuffle>().ok();
            let plain = shuffle.filter(|shuffle| shuffle.to_string() == text);
            deal = Some(plain.ok_or_else(|| lines.refused(Reason::Deal))?);
            lines.next()?.clone_into(&mut line);
        }
        if line != "position" {
            return Err(lines.refused(Reason::Form));
        }
        let position = read_position(lines, &rules)?;
        let dealt = deal.as_ref().map(|deal| rules.deal(deal).ok());
        if dealt.is_some_and(|dealt| dealt.as_ref() != Some(&position)) {
            return Err(lines.refused(Reason::Deal));
        }
        Ok(Self {
            rules,
            deal,
            position,
        })
    }
}

/// The built-in game of this version.
fn built_in(id: &GameId, version: u32) -> Option<&'static Arc<Rules>> {
    games::find_version(id.as_str(), version)
}

/// The game and its version, of a line that names both.
fn game(line: &str) -> Option<(GameId, u32)> {
    let (id, version) = line.strip_prefix("game ")?.split_once(' ')?;
    let number: u32 = version.parse().ok()?;
    (number.to_string() == version).then_some((GameId::new(id)?, number))
}

/// Reads a game of this many lines. Only the text that the rules themselves write is taken, so that
/// no two certificates differ in nothing but blanks.
fn read_rules(lines: &mut Lines<impl BufRead>, count: &str) -> Result<Rules, Refused> {
    let refused = |lines: &Lines<_>| lines.refused(Reason::Rules);
    let lines_max = Rules::TEXT_BYTES_MAX;
    let number = count
        .parse()
        .ok()
        .filter(|&count: &usize| count <= lines_max);
    let mut text = String::new();
    for _ in 0..number.ok_or_else(|| refused(lines))? {
        text.push_str(lines.next()?);
        text.push('\n');
        if text.len() > Rules::TEXT_BYTES_MAX {
            return Err(refused(lines));
        }
    }
    let rules = Rules::parse(&text).ok();
    let rules = rules.filter(|rules| rules.to_toml() == text);
    rules.ok_or_else(|| refused(lines))
}

/// Reads a picture up to the empty line after it. Only the picture that would be printed is taken.
fn read_position(lines: &mut Lines<impl BufRead>, rules: &Rules) -> Result<Position, Refused> {
    let mut picture = String::new();
    loop {
        let line = lines.next()?;
        if line.is_empty() {
            break;
        }
        picture.push_str(line);
        picture.push('\n');
        if picture.len() > Rules::PICTURE_BYTES_MAX {
            return Err(lines.refused(Reason::Position));
        }
    }
    let position = rules.parse_picture(&picture).ok();
    let position = position.filter(|position| position.picture() == picture);
    position.ok_or_else(|| lines.refused(Reason::Position))
}
