//! The colours of each theme, for terminals with many colours and for those with sixteen.

use ratatui::style::Color;
use webspinner_rules::Suit;

use super::{Colours, Look, Theme, ThemeName};

/// The colours of a theme.
#[derive(Debug)]
pub(crate) struct Palette {
    /// The inks of clubs, spades, hearts and diamonds, on cards that lie under others.
    held: [Color; 4],
    /// The same on cards that can be lifted.
    free: [Color; 4],
    /// The same on cards that stand out.
    marked: [Color; 4],
    /// The paper of cards, by their look.
    papers: [Color; 7],
    /// The ink of backs.
    pub(crate) back: Color,
    /// The papers of backs, taken in turn.
    pub(crate) backs: [Color; 2],
    /// The ink of places that stand out.
    pub(crate) place: Color,
    pub(crate) faint: Color,
    pub(crate) key: Color,
    pub(crate) good: Color,
    pub(crate) bad: Color,
    /// Ink and paper of the bar at the top.
    pub(crate) bar: (Color, Color),
    /// Ink and paper of the line chosen in a list; `None` for reversed text.
    pub(crate) chosen: Option<(Color, Color)>,
}

impl Palette {
    /// The palette of a theme.
    pub(crate) fn of(theme: Theme) -> &'static Self {
        let is_light = theme.is_on_light();
        match (theme.name, theme.colours) {
            (ThemeName::HighContrast, _) if is_light => &HIGH_CONTRAST_ON_LIGHT,
            (ThemeName::HighContrast, _) => &HIGH_CONTRAST,
            (ThemeName::FourColours, Colours::Sixteen) if is_light => &SIXTEEN_FOUR_ON_LIGHT,
            (ThemeName::FourColours, Colours::Sixteen) => &SIXTEEN_FOUR_COLOURS,
            (ThemeName::FourColours, _) if is_light => &FOUR_COLOURS_ON_LIGHT,
            (ThemeName::FourColours, _) => &FOUR_COLOURS,
            (_, Colours::Sixteen) if is_light => &SIXTEEN_LIGHT,
            (_, Colours::Sixteen) => &SIXTEEN_DARK,
            _ if is_light => &LIGHT,
            _ => &DARK,
        }
    }

    pub(crate) fn ink(&self, suit: Suit, look: Look) -> Color {
        let inks = match look {
            Look::Held => &self.held,
            Look::Free | Look::Recent => &self.free,
            _ => &self.marked,
        };
        inks[suit as usize]
    }

    pub(crate) fn paper(&self, look: Look) -> Color {
        self.papers[look as usize]
    }
}

/// A colour of the table of 256.
const fn of256(index: u8) -> Color {
    Color::Indexed(index)
}

/// Black and red.
const fn two(black: Color, red: Color) -> [Color; 4] {
    [black, black, red, red]
}

const DARK: Palette = Palette {
    held: two(of256(16), of256(88)),
    free: two(of256(16), of256(160)),
    marked: two(of256(16), of256(124)),
    papers: [
        of256(251),
        of256(255),
        of256(230),
        of256(219),
        of256(157),
        of256(153),
        of256(221),
    ],
    back: of256(75),
    backs: [of256(24), of256(25)],
    place: of256(16),
    faint: of256(245),
    key: of256(75),
    good: of256(114),
    bad: of256(210),
    bar: (of256(255), of256(236)),
    chosen: Some((of256(16), of256(153))),
};

const FOUR_COLOURS: Palette = Palette {
    held: [of256(22), of256(16), of256(88), of256(20)],
    free: [of256(22), of256(16), of256(160), of256(20)],
    marked: [of256(22), of256(16), of256(124), of256(20)],
    ..DARK
};

const FOUR_COLOURS_ON_LIGHT: Palette = Palette {
    faint: LIGHT.faint,
    key: LIGHT.key,
    good: LIGHT.good,
    bad: LIGHT.bad,
    ..FOUR_COLOURS
};

/// The papers of cards are darker than a white background.
const LIGHT: Palette = Palette {
    free: two(of256(16), of256(124)),
    papers: [
        of256(249),
        of256(252),
        of256(230),
        of256(219),
        of256(157),
        of256(153),
        of256(221),
    ],
    faint: of256(240),
    key: of256(25),
    good: of256(22),
    bad: of256(124),
    ..DARK
};

/// The terminal's first eight colours as papers: some terminals have no other backgrounds, and
/// ignore them. Inks that are ignored leave the terminal's own, which is readable on black.
const HIGH_CONTRAST: Palette = Palette {
    held: two(Color::White, Color::LightYellow),
    free: two(Color::White, Color::LightYellow),
    marked: two(Color::Black, Color::Black),
    papers: [
        Color::Black,
        Color::Black,
        Color::Black,
        Color::Yellow,
        Color::Green,
        Color::Cyan,
        Color::Magenta,
    ],
    back: Color::Cyan,
    backs: [Color::Black, Color::Black],
    place: Color::Black,
    faint: Color::White,
    key: Color::LightCyan,
    good: Color::LightGreen,
    bad: Color::LightYellow,
    bar: (Color::Black, Color::White),
    chosen: None,
};

const HIGH_CONTRAST_ON_LIGHT: Palette = Palette {
    faint: Color::Black,
    key: Color::Blue,
    good: Color::Blue,
    bad: Color::Red,
    ..HIGH_CONTRAST
};

const SIXTEEN_DARK: Palette = Palette {
    held: two(Color::Gray, Color::LightRed),
    free: two(Color::Black, Color::Red),
    marked: two(Color::Black, Color::Black),
    papers: [
        Color::Black,
        Color::Gray,
        Color::Gray,
        Color::Yellow,
        Color::Green,
        Color::Cyan,
        Color::Magenta,
    ],
    back: Color::Gray,
    backs: [Color::Blue, Color::Cyan],
    place: Color::Black,
    faint: Color::Gray,
    key: Color::LightCyan,
    good: Color::LightGreen,
    bad: Color::LightRed,
    bar: (Color::Black, Color::Gray),
    chosen: Some((Color::Black, Color::Cyan)),
};

/// Bright on black, for no grey is light enough under both green and blue.
const SIXTEEN_FOUR_COLOURS: Palette = Palette {
    held: [
        Color::LightGreen,
        Color::Gray,
        Color::LightRed,
        Color::LightCyan,
    ],
    free: [
        Color::LightGreen,
        Color::White,
        Color::LightRed,
        Color::LightCyan,
    ],
    papers: [
        Color::Black,
        Color::Black,
        Color::Black,
        Color::Yellow,
        Color::Green,
        Color::Cyan,
        Color::Magenta,
    ],
    ..SIXTEEN_DARK
};

const SIXTEEN_FOUR_ON_LIGHT: Palette = Palette {
    faint: SIXTEEN_LIGHT.faint,
    key: SIXTEEN_LIGHT.key,
    good: SIXTEEN_LIGHT.good,
    bad: SIXTEEN_LIGHT.bad,
    ..SIXTEEN_FOUR_COLOURS
};

/// Cards that lie under others have no paper, so white as the background.
const SIXTEEN_LIGHT: Palette = Palette {
    held: two(Color::Black, Color::Red),
    papers: [
        Color::Reset,
        Color::Gray,
        Color::Gray,
        Color::Yellow,
        Color::Green,
        Color::Cyan,
        Color::Magenta,
    ],
    faint: Color::Black,
    key: Color::Blue,
    good: Color::Blue,
    bad: Color::Red,
    bar: (Color::Gray, Color::Blue),
    ..SIXTEEN_DARK
};
