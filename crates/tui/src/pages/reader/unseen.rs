//! How many of each card are still unseen.

use ratatui::text::{Line, Span};
use webspinner_rules::{Card, Rank};
use webspinner_table::words::unseen_messages;
use webspinner_table::{Session, Unseen};

use super::{Kind, Reader, TextBlock};
use crate::draw::cells::{cells, padded};
use crate::text::Texts;
use crate::theme::{Look, Theme};

/// The cells of a figure: there may be more than nine of a rank.
const FIGURE: usize = 3;

impl Reader {
    /// How many of each card are unseen in the game of a session, a line for each suit.
    pub(crate) fn unseen(texts: &Texts, theme: Theme, session: &Session) -> Self {
        let unseen = Unseen::of(session);
        let highest = session.rules().pack().highest();
        let all = texts.get("unseen-all");
        let names = usize::from(cells(&all)).max(FIGURE) + 1;
        let rank = |rank: Rank| match rank {
            Rank::TEN => format!("{:>FIGURE$}", "10"),
            rank => format!("{:>FIGURE$}", rank.letter()),
        };
        let ranks: String = Rank::up_to(highest).map(rank).collect();
        let mut lines = vec![Line::styled(padded("", names) + &ranks, theme.key())];
        for row in &unseen.suits {
            let style = theme.card(Card::new(Rank::ACE, row.suit), Look::Free);
            let name = Span::styled(theme.suit(row.suit).to_string(), style);
            let blank = Span::raw(" ".repeat(names - 1));
            let figures = row.ranks.iter().map(|&count| figure(theme, count));
            lines.push([name, blank].into_iter().chain(figures).collect());
        }
        if unseen.suits.len() > 1 {
            let sums = Rank::up_to(highest).map(|rank| figure(theme, unseen.of_rank(rank)));
            let name = Span::raw(padded(&all, names));
            lines.push(std::iter::once(name).chain(sums).collect());
        }
        let space = || TextBlock::Text(String::new());
        let mut paragraphs: Vec<TextBlock> = lines.into_iter().map(TextBlock::Ready).collect();
        paragraphs.push(space());
        let figures = unseen_messages(&unseen);
        paragraphs.extend(
            figures
                .iter()
                .map(|figure| TextBlock::Text(texts.say(figure))),
        );
        paragraphs.extend([space(), TextBlock::Text(texts.get("unseen-about"))]);
        let title = texts.get("unseen-title");
        Self::new(title, paragraphs, Kind::Text("help-on-unseen"))
    }
}

/// A figure; none is faint.
fn figure(theme: Theme, count: usize) -> Span<'static> {
    let text = format!("{count:>FIGURE$}");
    if count == 0 {
        Span::styled(text, theme.faint())
    } else {
        Span::raw(text)
    }
}
