//! The characters that differ between themes.

/// The characters that differ between themes.
#[derive(Debug)]
pub(crate) struct Glyphs {
    pub(crate) back: char,
    pub(crate) cursor: char,
    pub(crate) in_hand: char,
    pub(crate) target: char,
    pub(crate) hint: char,
    pub(crate) recent: char,
    pub(crate) gap: char,
    pub(crate) vacancy: char,
    pub(crate) above: char,
    pub(crate) below: char,
    pub(crate) left: char,
    pub(crate) right: char,
    pub(crate) separator: &'static str,
    pub(crate) dash: &'static str,
    pub(crate) bars: [char; 8],
    pub(crate) border: ratatui::symbols::border::Set<'static>,
}

/// For terminals with Unicode.
pub(crate) const UNICODE: Glyphs = Glyphs {
    back: '░',
    cursor: '›',
    in_hand: '»',
    target: '▾',
    hint: '*',
    recent: '·',
    gap: '⋮',
    vacancy: '·',
    above: '▴',
    below: '▾',
    left: '◂',
    right: '▸',
    separator: " · ",
    dash: "–",
    bars: ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'],
    border: ratatui::symbols::border::ROUNDED,
};

/// For all others.
pub(crate) const ASCII: Glyphs = Glyphs {
    back: '#',
    cursor: '>',
    in_hand: '=',
    target: 'v',
    hint: '*',
    recent: '.',
    gap: ':',
    vacancy: '.',
    above: '^',
    below: 'v',
    left: '<',
    right: '>',
    separator: " | ",
    dash: "-",
    bars: ['_', '.', '-', ':', '=', '+', '*', '#'],
    border: ratatui::symbols::border::Set {
        top_left: "+",
        top_right: "+",
        bottom_left: "+",
        bottom_right: "+",
        vertical_left: "|",
        vertical_right: "|",
        horizontal_top: "-",
        horizontal_bottom: "-",
    },
};
