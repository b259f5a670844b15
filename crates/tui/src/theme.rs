//! How things look: glyphs and colours.

mod glyphs;
mod palette;

use std::fmt;
use std::str::FromStr;

use ratatui::style::{Modifier, Style};
use webspinner_rules::{Card, Suit};
use webspinner_words::CardStyle;

use crate::note::Tone;
use glyphs::Glyphs;
use palette::Palette;

/// The looks to choose from. Colours can be switched off in each of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ThemeName {
    /// White cards, red and black.
    #[default]
    Unicode,
    /// Each suit has its own colour.
    FourColours,
    /// Bright on black, for low vision and poor screens.
    HighContrast,
    /// White cards and dark text, for terminals with a light background.
    Light,
    /// Letters for suits, nothing beyond ASCII.
    Ascii,
}

/// A word that does not name a theme.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is not a theme: use unicode (white cards), four-colours, high-contrast, \
     light (for a light background) or ascii"
)]
pub struct NotATheme(String);

impl ThemeName {
    /// Every theme, in the order in which a player goes through them.
    pub const ALL: [Self; 5] = [
        Self::Unicode,
        Self::FourColours,
        Self::HighContrast,
        Self::Light,
        Self::Ascii,
    ];

    /// The word by which options and settings name it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Unicode => "unicode",
            Self::FourColours => "four-colours",
            Self::HighContrast => "high-contrast",
            Self::Light => "light",
            Self::Ascii => "ascii",
        }
    }

    /// The theme after this one, the first after the last.
    #[must_use]
    pub fn next(self) -> Self {
        let place = Self::ALL.iter().position(|name| *name == self);
        Self::ALL[(place.unwrap_or(0) + 1) % Self::ALL.len()]
    }
}

impl fmt::Display for ThemeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for ThemeName {
    type Err = NotATheme;

    fn from_str(text: &str) -> Result<Self, NotATheme> {
        let known = Self::ALL.into_iter().find(|name| name.word() == text);
        known.ok_or_else(|| NotATheme(text.chars().take(40).collect()))
    }
}

/// How a card, or a place for one, is highlighted. If several apply, the last of them shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Look {
    /// It lies under others that have to leave first.
    Held,
    /// It can be lifted.
    Free,
    /// It was moved last.
    Recent,
    /// A hint refers to it.
    Hinted,
    /// The cards in hand may go here.
    Target,
    /// The cursor is on it.
    Cursor,
    /// It is in hand.
    InHand,
}

/// How many colours a terminal shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colours {
    /// None: signs, bold and reversed text take their place.
    None,
    /// The sixteen that every terminal with colours has.
    Sixteen,
    /// 256 or more.
    #[default]
    Many,
}

/// A look, in the colours of the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Theme {
    /// Which look.
    pub name: ThemeName,
    /// The colours there are.
    pub colours: Colours,
    /// Whether the background of the terminal is light.
    pub has_light_background: bool,
    /// Whether the terminal is known to show nothing beyond ASCII.
    pub lacks_unicode: bool,
}

impl Theme {
    /// Whether texts are written in ASCII alone: a player who chooses another theme may know better
    /// what the terminal shows.
    pub(crate) fn writes_ascii(self) -> bool {
        self.lacks_unicode && self.name == ThemeName::Ascii
    }

    pub(crate) fn glyphs(self) -> &'static Glyphs {
        match self.name {
            ThemeName::Ascii => &glyphs::ASCII,
            _ => &glyphs::UNICODE,
        }
    }

    /// How texts of the catalogue write cards.
    pub(crate) fn card_style(self) -> CardStyle {
        match self.name {
            ThemeName::Ascii => CardStyle::Letters,
            _ => CardStyle::Symbols,
        }
    }

    pub(crate) fn suit(self, suit: Suit) -> char {
        match self.name {
            ThemeName::Ascii => suit.letter(),
            _ => suit.symbol(),
        }
    }

    /// The sign in front of a card, so that no look depends on colour alone.
    pub(crate) fn sign(self, look: Look) -> char {
        let glyphs = self.glyphs();
        match look {
            Look::Held | Look::Free => ' ',
            Look::Recent => glyphs.recent,
            Look::Hinted => glyphs.hint,
            Look::Target => glyphs.target,
            Look::Cursor => glyphs.cursor,
            Look::InHand => glyphs.in_hand,
        }
    }

    /// Whether it is drawn for a light background: the terminal's, or the one the theme is made
    /// for.
    pub(crate) fn is_on_light(self) -> bool {
        self.has_light_background || self.name == ThemeName::Light
    }

    /// The colours to draw with; `None` without colours.
    fn palette(self) -> Option<&'static Palette> {
        (self.colours != Colours::None).then(|| Palette::of(self))
    }

    /// The style of a face-up card.
    pub(crate) fn card(self, card: Card, look: Look) -> Style {
        let Some(palette) = self.palette() else {
            return monochrome(look);
        };
        let ink = palette.ink(card.suit(), look);
        let style = Style::new().fg(ink).bg(palette.paper(look));
        if look == Look::Held {
            style
        } else {
            style.add_modifier(Modifier::BOLD)
        }
    }

    /// The style of the lines of a card below its first.
    pub(crate) fn body(self, card: Card, look: Look) -> Style {
        if self.colours == Colours::None || self.name == ThemeName::HighContrast {
            return Style::new();
        }
        self.card(card, look)
    }

    /// The style of the back of a card at this place of its column: neighbours differ, so that
    /// they can be counted.
    pub(crate) fn back(self, index: usize) -> Style {
        match self.palette() {
            None => Style::new().add_modifier(Modifier::DIM),
            Some(palette) => Style::new().fg(palette.back).bg(palette.backs[index % 2]),
        }
    }

    /// The style of an empty place.
    pub(crate) fn place(self, look: Look) -> Style {
        match self.palette() {
            _ if look <= Look::Recent => self.faint(),
            None => monochrome(look),
            Some(palette) => Style::new().fg(palette.place).bg(palette.paper(look)),
        }
    }

    /// The style of less important text.
    pub(crate) fn faint(self) -> Style {
        let palette = self.palette();
        palette.map_or(Style::new(), |palette| Style::new().fg(palette.faint))
    }

    /// The style of keys that can be pressed.
    pub(crate) fn key(self) -> Style {
        let palette = self.palette();
        palette.map_or(strong(), |palette| strong().fg(palette.key))
    }

    /// The style of good messages.
    pub(crate) fn good(self) -> Style {
        let palette = self.palette();
        palette.map_or(strong(), |palette| strong().fg(palette.good))
    }

    /// The style of bad messages.
    pub(crate) fn bad(self) -> Style {
        let palette = self.palette();
        palette.map_or(strong(), |palette| strong().fg(palette.bad))
    }

    /// The style of a text in this tone, where plain ones have the style `plain`.
    pub(crate) fn tone(self, tone: Tone, plain: Style) -> Style {
        match tone {
            Tone::Plain => plain,
            Tone::Good => self.good(),
            Tone::Bad => self.bad(),
        }
    }

    /// The style of the bar at the top.
    pub(crate) fn bar(self) -> Style {
        match self.palette().map(|palette| palette.bar) {
            None => Style::new().add_modifier(Modifier::REVERSED),
            Some((ink, paper)) => Style::new().fg(ink).bg(paper),
        }
    }

    /// The style of the line chosen in a list.
    pub(crate) fn chosen(self) -> Style {
        match self.palette().and_then(|palette| palette.chosen) {
            None => strong().add_modifier(Modifier::REVERSED),
            Some((ink, paper)) => strong().fg(ink).bg(paper),
        }
    }
}

fn monochrome(look: Look) -> Style {
    let modifier = match look {
        Look::Held => Modifier::empty(),
        Look::Free | Look::Recent => Modifier::BOLD,
        Look::Hinted | Look::Target => Modifier::BOLD.union(Modifier::UNDERLINED),
        Look::Cursor | Look::InHand => Modifier::BOLD.union(Modifier::REVERSED),
    };
    Style::new().add_modifier(modifier)
}

/// The style of titles, and of what is chosen.
pub(crate) fn strong() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

#[cfg(test)]
mod tests;
