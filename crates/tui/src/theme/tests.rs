//! The contrast of every theme.

use ratatui::style::Color;
use webspinner_rules::Rank;

use super::*;

// CITE: the default colours of xterm, which other terminals vary.
const SIXTEEN: [[u8; 3]; 16] = [
    [0, 0, 0],
    [205, 0, 0],
    [0, 205, 0],
    [205, 205, 0],
    [0, 0, 238],
    [205, 0, 205],
    [0, 205, 205],
    [229, 229, 229],
    [127, 127, 127],
    [255, 0, 0],
    [0, 255, 0],
    [255, 255, 0],
    [92, 92, 255],
    [255, 0, 255],
    [0, 255, 255],
    [255, 255, 255],
];

/// The red, green and blue of a colour from the table of 256.
fn of256(index: u8) -> [u8; 3] {
    match index {
        0..=15 => SIXTEEN[usize::from(index)],
        16..=231 => {
            let index = index - 16;
            let level = |part: u8| if part == 0 { 0 } else { 55 + 40 * part };
            [level(index / 36), level(index / 6 % 6), level(index % 6)]
        }
        232.. => [8 + 10 * (index - 232); 3],
    }
}

/// The luminance of a colour; of the terminal's own where the theme has none.
fn luminance(colour: Option<Color>, own: f64) -> f64 {
    let index = match colour {
        None | Some(Color::Reset) => return own,
        Some(Color::Indexed(index)) => index,
        Some(Color::Black) => 0,
        Some(Color::Red) => 1,
        Some(Color::Green) => 2,
        Some(Color::Yellow) => 3,
        Some(Color::Blue) => 4,
        Some(Color::Magenta) => 5,
        Some(Color::Cyan) => 6,
        Some(Color::Gray) => 7,
        Some(Color::DarkGray) => 8,
        Some(Color::LightRed) => 9,
        Some(Color::LightGreen) => 10,
        Some(Color::LightYellow) => 11,
        Some(Color::LightCyan) => 14,
        Some(Color::White) => 15,
        Some(other) => panic!("{other:?}"),
    };
    let light = of256(index).map(|level| (f64::from(level) / 255.0).powf(2.2));
    0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
}

// CITE: WCAG 2.2, contrast ratio.
fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Each theme with colours on dark and on light backgrounds, and their luminance. The light
/// theme is not for dark ones.
fn themes() -> impl Iterator<Item = (Theme, f64)> {
    let all = ThemeName::ALL
        .into_iter()
        .flat_map(|name| [Colours::Many, Colours::Sixteen].map(|colours| (name, colours)));
    all.flat_map(|(name, colours)| {
        [false, true].map(|has_light_background| {
            let theme = Theme {
                name,
                colours,
                has_light_background,
                lacks_unicode: false,
            };
            (theme, if theme.is_on_light() { 1.0 } else { 0.0 })
        })
    })
}

/// The contrast of a style's text, on its own paper or on the background.
fn readable(style: Style, background: f64) -> f64 {
    let ink = luminance(style.fg, 1.0 - background);
    contrast(ink, luminance(style.bg, background))
}

#[test]
fn every_text_is_readable_on_the_background_its_theme_is_made_for() {
    for (theme, background) in themes() {
        let styles = [
            theme.faint(),
            theme.key(),
            theme.good(),
            theme.bad(),
            theme.bar(),
            theme.chosen(),
        ];
        for style in styles {
            let contrast = readable(style, background);
            assert!(contrast >= 4.5, "{theme:?} {style:?}: {contrast}");
        }
    }
}

#[test]
fn every_card_is_readable() {
    for (theme, background) in themes() {
        for suit in Suit::ALL {
            for look in LOOKS {
                let style = theme.card(Card::new(Rank::KING, suit), look);
                let contrast = readable(style, background);
                assert!(contrast >= 4.5, "{theme:?} {suit:?} {look:?}: {contrast}");
            }
        }
    }
}

const LOOKS: [Look; 7] = [
    Look::Held,
    Look::Free,
    Look::Recent,
    Look::Hinted,
    Look::Target,
    Look::Cursor,
    Look::InHand,
];

#[test]
fn cards_of_the_light_theme_stand_out_from_a_white_background() {
    let theme = Theme {
        name: ThemeName::Light,
        colours: Colours::Many,
        has_light_background: true,
        lacks_unicode: false,
    };
    for look in [Look::Held, Look::Free] {
        let style = theme.card(Card::new(Rank::KING, Suit::Spades), look);
        assert!(contrast(luminance(style.bg, 1.0), 1.0) >= 1.5, "{look:?}");
    }
}
