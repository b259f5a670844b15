//! Fitting a column of any length into the lines there are.
//!
//! A column that fits shows one card a line. One that does not gives up what matters least first,
//! and only as much as it must, from its bottom upwards:
//! 1. its face-down cards become one line with their number;
//! 2. runs, whose cards move and leave together anyway, become one line: first and last card;
//! 3. cards share lines, read like a text;
//! 4. what still does not fit is counted. The end of the column always stays.

use std::ops::Range;

use ratatui::text::Span;
use unicode_width::UnicodeWidthStr as _;
use webspinner_rules::Card;

use crate::theme::Theme;

/// Something that is drawn in one piece. Cards are counted from the bottom of the column, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// A face-down card.
    Back(usize),
    /// So many face-down cards.
    Backs(usize),
    /// One face-up card.
    Card(usize),
    /// A run, of which the first and the last card show.
    Run(Range<usize>),
    /// So many cards that no room is left for, face down or up.
    Rest(usize),
}

impl Part {
    /// The cards it stands for.
    pub(crate) fn cards(&self) -> Range<usize> {
        match self {
            Self::Back(index) | Self::Card(index) => *index..index + 1,
            Self::Backs(count) | Self::Rest(count) => 0..*count,
            Self::Run(cards) => cards.clone(),
        }
    }
}

/// A line of a column.
pub(crate) type Line = Vec<Part>;

/// What there is to draw of a column.
pub(crate) struct Facts<'a> {
    pub(crate) cards: &'a [Card],
    pub(crate) face_down: usize,
    /// Whether this card and the next one are part of one run.
    pub(crate) joined: &'a dyn Fn(usize) -> bool,
    pub(crate) theme: Theme,
    /// Cells in a line.
    pub(crate) width: usize,
}

impl Facts<'_> {
    /// The lines of the column, at most `lines_max` of them.
    pub(crate) fn fit(&self, lines_max: usize) -> Vec<Line> {
        let mut parts: Vec<Part> = (0..self.cards.len()).map(|at| self.single(at)).collect();
        if parts.len() <= lines_max {
            return parts.into_iter().map(|part| vec![part]).collect();
        }
        if self.face_down > 1 {
            parts.splice(..self.face_down, [Part::Backs(self.face_down)]);
        }
        self.fold_runs(&mut parts, lines_max);
        self.share_lines(&parts, lines_max)
    }

    fn single(&self, at: usize) -> Part {
        if at < self.face_down {
            Part::Back(at)
        } else {
            Part::Card(at)
        }
    }

    /// Makes one part of each run, the lowest first, until the parts are few enough.
    fn fold_runs(&self, parts: &mut Vec<Part>, parts_max: usize) {
        let mut at = 0;
        while at < parts.len() && parts.len() > parts_max {
            let run = self.run_from(&parts[at]);
            if run.len() > 1 && self.run_text(&run).is_some() {
                parts.splice(at..at + run.len(), [Part::Run(run)]);
            }
            at += 1;
        }
    }

    /// The run that begins with this part, without the end card of the column: that one stays.
    fn run_from(&self, part: &Part) -> Range<usize> {
        let Part::Card(first) = *part else {
            return 0..0;
        };
        let mut last = first;
        while last + 2 < self.cards.len() && (self.joined)(last) {
            last += 1;
        }
        first..last + 1
    }

    /// Puts as many parts as needed on shared lines, the lowest first.
    fn share_lines(&self, parts: &[Part], lines_max: usize) -> Vec<Line> {
        let (mut low, mut high) = (0, parts.len() + 1);
        // The number of lines falls as more parts share them.
        while low < high {
            let sharing = usize::midpoint(low, high);
            let lines = self.packed(&parts[..sharing.min(parts.len())]).len();
            if lines + parts.len().saturating_sub(sharing) <= lines_max {
                high = sharing;
            } else {
                low = sharing + 1;
            }
        }
        if low > parts.len() {
            return self.leave_out(parts, lines_max);
        }
        let mut lines = self.packed(&parts[..low]);
        lines.extend(parts[low..].iter().map(|part| vec![part.clone()]));
        lines
    }

    /// The last parts on shared lines, below the number of those left out.
    fn leave_out(&self, parts: &[Part], lines_max: usize) -> Vec<Line> {
        let room = lines_max.saturating_sub(1).max(1);
        let fits = |from: &usize| self.packed(&parts[*from..]).len() <= room;
        let from = (1..parts.len()).find(fits).unwrap_or(parts.len() - 1);
        let rest = parts[from].cards().start;
        let mut lines = Vec::new();
        if lines_max > 1 {
            lines.push(vec![Part::Rest(rest)]);
        }
        lines.extend(self.packed(&parts[from..]));
        lines
    }

    /// The parts on as few lines as they need.
    fn packed(&self, parts: &[Part]) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        let mut used = 0;
        for part in parts {
            let width = self.text(part).width();
            let gap = self.gap();
            match lines.last_mut() {
                Some(line) if used + gap + width <= self.width => {
                    line.push(part.clone());
                    used += gap + width;
                }
                _ => {
                    lines.push(vec![part.clone()]);
                    used = width;
                }
            }
        }
        lines
    }

    /// Cells between two parts on one line: none where that would mean one part a line.
    pub(crate) fn gap(&self) -> usize {
        usize::from(self.width >= 6)
    }

    /// How a part is written where it shares a line, and always if it is not a single card.
    pub(crate) fn text(&self, part: &Part) -> String {
        let glyphs = self.theme.glyphs();
        match part {
            Part::Back(_) => glyphs.back.to_string().repeat(2),
            Part::Backs(count) => format!("{}{count}", glyphs.back),
            Part::Card(at) => card_text(self.theme, self.cards[*at]),
            Part::Run(run) => self.run_text(run).unwrap_or_default(),
            Part::Rest(count) => format!("{}{count}", glyphs.gap),
        }
    }

    /// `K-9♠`, or with both suits where they differ; `None` if that is too wide.
    fn run_text(&self, run: &Range<usize>) -> Option<String> {
        let cards = &self.cards[run.clone()];
        let (first, last) = (cards.first()?, cards.last()?);
        let one_suit = cards.iter().all(|card| card.same_suit(*first));
        let last_text = card_text(self.theme, *last);
        let text = if one_suit {
            format!("{}-{last_text}", first.rank())
        } else {
            format!("{}-{last_text}", card_text(self.theme, *first))
        };
        (text.width() <= self.width).then_some(text)
    }
}

/// `T♣`: two cells for every card.
pub(crate) fn card_text(theme: Theme, card: Card) -> String {
    format!("{}{}", card.rank(), theme.suit(card.suit()))
}

/// `10♣`: a card as people write it, where there is room.
pub(crate) fn full_card_text(theme: Theme, card: Card) -> String {
    match card.number() {
        10 => format!("10{}", theme.suit(card.suit())),
        _ => card_text(theme, card),
    }
}

/// Cuts a text to so many cells and fills it up to them.
pub(crate) fn padded(text: &str, width: usize) -> String {
    let mut fitted = String::new();
    let mut used = 0;
    for letter in text.chars() {
        let cells = unicode_width::UnicodeWidthChar::width(letter).unwrap_or(0);
        if used + cells > width {
            break;
        }
        fitted.push(letter);
        used += cells;
    }
    fitted.push_str(&" ".repeat(width - used));
    fitted
}

/// The text in lines of so many cells, broken between words where that is possible.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("there is one from the start");
        let used = last.width();
        if used == 0 {
            last.push_str(word);
        } else if used + 1 + word.width() <= width {
            last.push(' ');
            last.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

/// The cells that a text takes.
pub(crate) fn cells(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(text: &str, width: usize, lines_max: usize) -> Vec<String> {
        let hidden = text.split_whitespace().filter(|word| *word == "##").count();
        let cards: Vec<Card> = text
            .split_whitespace()
            .map(|word| {
                word.parse()
                    .unwrap_or_else(|_| "AS".parse().expect("a card"))
            })
            .collect();
        let joined = |at: usize| {
            at >= hidden
                && cards[at].same_suit(cards[at + 1])
                && cards[at].number() == cards[at + 1].number() + 1
        };
        let facts = Facts {
            cards: &cards,
            face_down: hidden,
            joined: &joined,
            theme: Theme::default(),
            width,
        };
        let lines = facts.fit(lines_max);
        assert!(lines.len() <= lines_max);
        lines
            .iter()
            .map(|line| {
                let texts: Vec<String> = line.iter().map(|part| facts.text(part)).collect();
                texts.join(if facts.gap() == 1 { " " } else { "" })
            })
            .collect()
    }

    #[test]
    fn a_column_that_fits_shows_one_card_a_line() {
        assert_eq!(drawn("## ## KS 4H", 4, 4), ["░░", "░░", "K♠", "4♥"]);
    }

    #[test]
    fn face_down_cards_are_counted_first() {
        assert_eq!(drawn("## ## ## KS 4H", 4, 3), ["░3", "K♠", "4♥"]);
    }

    #[test]
    fn runs_fold_from_the_bottom_and_only_as_far_as_needed() {
        let column = "## ## TS 9S 8S 3H 7C 6C 5C 4C";
        assert_eq!(
            drawn(column, 4, 7),
            ["░2", "T-8♠", "3♥", "7♣", "6♣", "5♣", "4♣"]
        );
        assert_eq!(drawn(column, 4, 5), ["░2", "T-8♠", "3♥", "7-5♣", "4♣"]);
    }

    #[test]
    fn cards_share_lines_when_runs_are_not_enough() {
        let column = "KS 3H 9D 2C 7S 7H 2D JC";
        assert_eq!(
            drawn(column, 4, 6),
            ["K♠3♥", "9♦2♣", "7♠", "7♥", "2♦", "J♣"]
        );
        assert_eq!(drawn(column, 7, 4), ["K♠ 3♥", "9♦ 2♣", "7♠ 7♥", "2♦ J♣"]);
    }

    #[test]
    fn what_does_not_fit_at_all_is_counted_and_the_end_stays() {
        let column = "## KS 3H 9D 2C 7S 7H 2D JC";
        assert_eq!(drawn(column, 4, 3), ["⋮5", "7♠7♥", "2♦J♣"]);
        assert_eq!(drawn(column, 2, 2), ["⋮8", "J♣"]);
        assert_eq!(drawn(column, 2, 1), ["J♣"]);
    }
}
