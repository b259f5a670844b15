//! How things look: glyphs and colours.

use std::fmt;
use std::str::FromStr;

use ratatui::style::{Color, Modifier, Style};
use webspinner_rules::{Card, Colour, Suit};
use webspinner_words::CardStyle;

use crate::draw::glyphs::{self, Glyphs};

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
#[error("{0:?} is not a theme: use unicode, four-colours, high-contrast, light or ascii")]
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

/// A look, with or without colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Theme {
    /// Which look.
    pub name: ThemeName,
    /// Whether to use signs, bold and reversed text instead of colours.
    pub monochrome: bool,
}

impl Theme {
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

    /// The style of a face-up card.
    pub(crate) fn card(self, card: Card, look: Look) -> Style {
        if self.monochrome {
            return monochrome(look);
        }
        let style = Style::new().fg(self.ink(card, look)).bg(self.paper(look));
        if look == Look::Held {
            style
        } else {
            style.add_modifier(Modifier::BOLD)
        }
    }

    /// The style of the lines of a card below its first.
    pub(crate) fn body(self, card: Card, look: Look) -> Style {
        if self.monochrome || self.name == ThemeName::HighContrast {
            return Style::new();
        }
        self.card(card, look)
    }

    fn ink(self, card: Card, look: Look) -> Color {
        match (self.name, card.suit()) {
            (ThemeName::Light, suit) if suit.colour() == Colour::Red => {
                Color::Indexed(if look == Look::Held { 88 } else { 124 })
            }
            (ThemeName::FourColours, Suit::Clubs) => Color::Indexed(22),
            (ThemeName::FourColours, Suit::Diamonds) => Color::Indexed(20),
            (ThemeName::HighContrast, suit) if suit.colour() == Colour::Red => Color::LightYellow,
            (ThemeName::HighContrast, _) => Color::White,
            (_, suit) if suit.colour() == Colour::Red => Color::Indexed(160),
            _ => Color::Indexed(16),
        }
    }

    fn paper(self, look: Look) -> Color {
        if self.name == ThemeName::HighContrast {
            return match look {
                Look::Held | Look::Free | Look::Recent => Color::Black,
                Look::Hinted => Color::Magenta,
                Look::Target => Color::Green,
                Look::Cursor => Color::Blue,
                Look::InHand => Color::Red,
            };
        }
        let is_light = self.name == ThemeName::Light;
        Color::Indexed(match look {
            Look::Held if is_light => 248,
            Look::Held => 250,
            Look::Free if is_light => 252,
            Look::Free => 255,
            Look::Recent => 230,
            Look::Hinted => 219,
            Look::Target => 157,
            Look::Cursor => 153,
            Look::InHand => 221,
        })
    }

    /// The style of the back of a card at this place of its column: neighbours differ, so that
    /// they can be counted.
    pub(crate) fn back(self, index: usize) -> Style {
        match (self.monochrome, self.name) {
            (true, _) => Style::new().add_modifier(Modifier::DIM),
            (_, ThemeName::HighContrast) => Style::new().fg(Color::Cyan).bg(Color::Black),
            _ => {
                let paper = if index.is_multiple_of(2) { 24 } else { 25 };
                Style::new()
                    .fg(Color::Indexed(75))
                    .bg(Color::Indexed(paper))
            }
        }
    }

    /// The style of an empty place.
    pub(crate) fn place(self, look: Look) -> Style {
        if look <= Look::Recent {
            return self.faint();
        }
        if self.monochrome {
            return monochrome(look);
        }
        let ink = match self.name {
            ThemeName::HighContrast => Color::White,
            _ => Color::Indexed(16),
        };
        Style::new().fg(ink).bg(self.paper(look))
    }

    /// The style of less important text.
    pub(crate) fn faint(self) -> Style {
        match (self.monochrome, self.name) {
            (true, _) => Style::new(),
            (_, ThemeName::HighContrast) => Style::new().fg(Color::White),
            (_, ThemeName::Light) => Style::new().fg(Color::Indexed(240)),
            _ => Style::new().fg(Color::Indexed(245)),
        }
    }

    /// The style of keys that can be pressed.
    pub(crate) fn key(self) -> Style {
        self.accent(75, 25, Color::LightCyan)
    }

    /// The style of good messages.
    pub(crate) fn good(self) -> Style {
        self.accent(114, 28, Color::LightGreen)
    }

    /// The style of bad messages.
    pub(crate) fn bad(self) -> Style {
        self.accent(210, 124, Color::LightYellow)
    }

    /// A colour for dark backgrounds, one for light ones, and one for high contrast.
    fn accent(self, on_dark: u8, on_light: u8, bright: Color) -> Style {
        match (self.monochrome, self.name) {
            (true, _) => strong(),
            (_, ThemeName::HighContrast) => strong().fg(bright),
            (_, ThemeName::Light) => strong().fg(Color::Indexed(on_light)),
            _ => strong().fg(Color::Indexed(on_dark)),
        }
    }

    /// The style of the bar at the top.
    pub(crate) fn bar(self) -> Style {
        match (self.monochrome, self.name) {
            (true, _) => Style::new().add_modifier(Modifier::REVERSED),
            (_, ThemeName::HighContrast) => Style::new().fg(Color::Black).bg(Color::White),
            _ => Style::new().fg(Color::Indexed(255)).bg(Color::Indexed(236)),
        }
    }

    /// The style of the line chosen in a list.
    pub(crate) fn chosen(self) -> Style {
        match (self.monochrome, self.name) {
            (true, _) | (_, ThemeName::HighContrast) => {
                Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
            }
            _ => Style::new()
                .fg(Color::Indexed(16))
                .bg(Color::Indexed(153))
                .add_modifier(Modifier::BOLD),
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
mod tests {
    use super::*;

    /// The linear red, green and blue of a colour from the 256-colour table.
    fn light(index: u8) -> [f64; 3] {
        let levels = match index {
            16..=231 => {
                let index = index - 16;
                let level = |part: u8| if part == 0 { 0 } else { 55 + 40 * part };
                [level(index / 36), level(index / 6 % 6), level(index % 6)]
            }
            232.. => [8 + 10 * (index - 232); 3],
            _ => panic!("terminals define the first colours themselves"),
        };
        levels.map(|level| (f64::from(level) / 255.0).powf(2.2))
    }

    fn luminance([red, green, blue]: [f64; 3]) -> f64 {
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    // CITE: WCAG 2.2, contrast ratio.
    fn contrast(one: f64, other: f64) -> f64 {
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn ink(style: Style) -> f64 {
        match style.fg {
            Some(Color::Indexed(index)) => luminance(light(index)),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn texts_are_readable_on_the_background_they_are_made_for() {
        for (name, background) in [(ThemeName::Light, 1.0), (ThemeName::Unicode, 0.0)] {
            let theme = Theme {
                name,
                monochrome: false,
            };
            for style in [theme.faint(), theme.key(), theme.good(), theme.bad()] {
                let contrast = contrast(ink(style), background);
                assert!(contrast >= 4.5, "{name} {style:?}: {contrast}");
            }
        }
    }

    #[test]
    fn every_card_of_the_light_theme_is_readable_and_stands_out() {
        let theme = Theme {
            name: ThemeName::Light,
            monochrome: false,
        };
        for suit in Suit::ALL {
            for look in [Look::Held, Look::Free, Look::Target, Look::InHand] {
                let style = theme.card(Card::new(webspinner_rules::Rank::KING, suit), look);
                let paper = match style.bg {
                    Some(Color::Indexed(index)) => luminance(light(index)),
                    other => panic!("{other:?}"),
                };
                assert!(contrast(ink(style), paper) >= 3.0, "{suit:?} {look:?}");
                assert!(look > Look::Free || contrast(paper, 1.0) >= 1.5, "{look:?}");
            }
        }
    }
}
