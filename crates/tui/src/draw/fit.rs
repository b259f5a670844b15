//! Fitting a column of any length into the available lines.
//!
//! A column that fits shows one card a line. One that does not is compressed step by step, from its
//! bottom upwards and only as far as needed, what matters least first:
//! 1. its face-down cards become one line with their number;
//! 2. runs, whose cards move and leave together anyway, become one line: first and last card;
//! 3. cards share lines, read like a text;
//! 4. what still does not fit is counted. The end of the column always stays.

use std::ops::Range;

use unicode_width::UnicodeWidthStr as _;
use webspinner_rules::Card;

use crate::draw::card_text::card_text;
use crate::theme::Theme;

/// Something that is drawn in one piece. Cards are counted from the bottom of the column, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Segment {
    /// A face-down card.
    Back(usize),
    /// This many face-down cards.
    Backs(usize),
    /// One face-up card.
    Card(usize),
    /// A run; its first and its last card show.
    Run(Range<usize>),
    /// This many cards without room, face down or up.
    Rest(usize),
}

impl Segment {
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
pub(crate) type SegmentLine = Vec<Segment>;

/// A column to be fitted into the available lines.
pub(crate) struct ColumnFit<'a> {
    pub(crate) cards: &'a [Card],
    pub(crate) face_down: usize,
    /// Whether this card and the next one are parts of one run.
    pub(crate) joined: &'a dyn Fn(usize) -> bool,
    pub(crate) theme: Theme,
    /// Cells in a line.
    pub(crate) width: usize,
}

impl ColumnFit<'_> {
    /// The lines of the column, at most `lines_max` of them.
    pub(crate) fn fit(&self, lines_max: usize) -> Vec<SegmentLine> {
        let mut segments: Vec<Segment> = (0..self.cards.len()).map(|at| self.single(at)).collect();
        if segments.len() <= lines_max {
            return segments.into_iter().map(|segment| vec![segment]).collect();
        }
        if self.face_down > 1 {
            segments.splice(..self.face_down, [Segment::Backs(self.face_down)]);
        }
        self.fold_runs(&mut segments, lines_max);
        self.share_lines(&segments, lines_max)
    }

    fn single(&self, at: usize) -> Segment {
        if at < self.face_down {
            Segment::Back(at)
        } else {
            Segment::Card(at)
        }
    }

    /// Makes one segment of each run, the lowest first, until the segments are few enough.
    fn fold_runs(&self, segments: &mut Vec<Segment>, segments_max: usize) {
        let mut at = 0;
        while at < segments.len() && segments.len() > segments_max {
            let run = self.run_from(&segments[at]);
            if run.len() > 1 && self.run_text(&run).is_some() {
                segments.splice(at..at + run.len(), [Segment::Run(run)]);
            }
            at += 1;
        }
    }

    /// The run that begins with this segment, without the end card of the column: that one stays.
    fn run_from(&self, segment: &Segment) -> Range<usize> {
        let Segment::Card(first) = *segment else {
            return 0..0;
        };
        let mut last = first;
        while last + 2 < self.cards.len() && (self.joined)(last) {
            last += 1;
        }
        first..last + 1
    }

    /// Puts as many segments as needed on shared lines, the lowest first.
    fn share_lines(&self, segments: &[Segment], lines_max: usize) -> Vec<SegmentLine> {
        let (mut low, mut high) = (0, segments.len() + 1);
        // The number of lines falls as more segments share them.
        while low < high {
            let sharing = usize::midpoint(low, high);
            let lines = self.packed(&segments[..sharing.min(segments.len())]).len();
            if lines + segments.len().saturating_sub(sharing) <= lines_max {
                high = sharing;
            } else {
                low = sharing + 1;
            }
        }
        if low > segments.len() {
            return self.leave_out(segments, lines_max);
        }
        let mut lines = self.packed(&segments[..low]);
        lines.extend(segments[low..].iter().map(|segment| vec![segment.clone()]));
        lines
    }

    /// The last segments on shared lines, below the number of those left out.
    fn leave_out(&self, segments: &[Segment], lines_max: usize) -> Vec<SegmentLine> {
        let room = lines_max.saturating_sub(1).max(1);
        let fits = |from: &usize| self.packed(&segments[*from..]).len() <= room;
        let from = (1..segments.len()).find(fits).unwrap_or(segments.len() - 1);
        let rest = segments[from].cards().start;
        let mut lines = Vec::new();
        if lines_max > 1 {
            lines.push(vec![Segment::Rest(rest)]);
        }
        lines.extend(self.packed(&segments[from..]));
        lines
    }

    /// The segments on as few lines as they need.
    fn packed(&self, segments: &[Segment]) -> Vec<SegmentLine> {
        let mut lines: Vec<SegmentLine> = Vec::new();
        let mut used = 0;
        for segment in segments {
            let width = self.text(segment).width();
            let line = lines.last_mut();
            let gap = line.as_ref().and_then(|line| line.last());
            let gap = gap.map_or(0, |before| self.gap(before));
            match line {
                Some(line) if used + gap + width <= self.width => {
                    line.push(segment.clone());
                    used += gap + width;
                }
                _ => {
                    lines.push(vec![segment.clone()]);
                    used = width;
                }
            }
        }
        lines
    }

    /// Cells between a segment and the next one on its line: none where that would mean one segment
    /// a line, but always some after a number, which the rank of a card would lengthen.
    pub(crate) fn gap(&self, before: &Segment) -> usize {
        let is_number = matches!(before, Segment::Backs(_) | Segment::Rest(_));
        usize::from(is_number || self.width >= 6)
    }

    /// How a segment is written where it shares a line, and always if it is not a single card.
    pub(crate) fn text(&self, segment: &Segment) -> String {
        let glyphs = self.theme.glyphs();
        match segment {
            Segment::Back(_) => glyphs.back.to_string().repeat(2),
            Segment::Backs(count) => format!("{}{count}", glyphs.back),
            Segment::Card(at) => card_text(self.theme, self.cards[*at]),
            Segment::Run(run) => self.run_text(run).unwrap_or_default(),
            Segment::Rest(count) => format!("{}{count}", glyphs.gap),
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
        let fit = ColumnFit {
            cards: &cards,
            face_down: hidden,
            joined: &joined,
            theme: Theme::default(),
            width,
        };
        let lines = fit.fit(lines_max);
        assert!(lines.len() <= lines_max);
        lines
            .iter()
            .map(|line| {
                let texts = line.iter().map(|segment| {
                    let gap = " ".repeat(fit.gap(segment));
                    fit.text(segment) + &gap
                });
                texts.collect::<String>().trim_end().to_owned()
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
    fn a_number_is_apart_from_the_rank_behind_it() {
        let column = "## ## ## ## ## 5D KS 3H 9D";
        assert_eq!(drawn(column, 5, 3), ["░5 5♦", "K♠3♥", "9♦"]);
        assert_eq!(drawn(column, 4, 4), ["░5", "5♦K♠", "3♥", "9♦"]);
    }

    #[test]
    fn what_does_not_fit_at_all_is_counted_and_the_end_stays() {
        let column = "## KS 3H 9D 2C 7S 7H 2D JC";
        assert_eq!(drawn(column, 4, 3), ["⋮5", "7♠7♥", "2♦J♣"]);
        assert_eq!(drawn(column, 2, 2), ["⋮8", "J♣"]);
        assert_eq!(drawn(column, 2, 1), ["J♣"]);
    }
}
