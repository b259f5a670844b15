//! Whether the cards of a draft add up.

use super::Checker;
use crate::column::Column;
use crate::draft::{LayoutRow, ProblemKind, RulesDraft, columns};
use crate::knobs::{Pack, RowDeal, RowRule};
use crate::layout::{DealtCard, Layout, Layouts};

impl Checker {
    pub(super) fn layouts(&mut self, draft: &RulesDraft, columns: Option<u8>) -> Option<Layouts> {
        let own = self.need("layout", draft.layout.as_deref());
        let schemes = draft.schemes.clone().unwrap_or_default();
        let own = self.dealt("layout", own?, columns)?;
        let mut other = |key, draft: Option<crate::draft::SchemeDraft>| {
            let draft = draft?;
            let rows = self.need(key, draft.layout)?;
            let dealt = self.dealt(key, &rows, columns)?;
            self.same_number(key, &own, &dealt);
            Some(Layout::new(dealt, draft.reversed_rows.unwrap_or(false)))
        };
        Some(Layouts {
            ms: other("schemes.ms.layout", schemes.ms),
            kpat: other("schemes.kpat.layout", schemes.kpat),
            own: Layout::new(own, false),
        })
    }

    fn dealt(
        &mut self,
        key: &'static str,
        rows: &[LayoutRow],
        columns: Option<u8>,
    ) -> Option<Vec<DealtCard>> {
        // A layout with a gap would only lead to more problems.
        if self.source.has_gaps(key) {
            return None;
        }
        let mut from = self.layout_from.clone();
        let inherits = from.is_some();
        let mut note = |path: &str, kind| match kind {
            // The file has no layout to look at, and once is enough.
            ProblemKind::NoSuchColumn { columns, .. } if inherits => {
                if let Some(game) = from.take() {
                    self.note(&["columns"], ProblemKind::InheritedLayout { game, columns });
                }
            }
            kind => self.note(&[path, key, "columns"], kind),
        };
        // A row can be checked by itself even if the number of columns is unknown.
        let dealt = columns::dealt(rows, key, columns.unwrap_or(u8::MAX), &mut note)?;
        let columns = columns?;
        if dealt.is_empty() {
            self.note(&[key], ProblemKind::EmptyLayout { key });
            return None;
        }
        self.faces(key, &dealt, columns).then_some(dealt)
    }

    /// Whether every column has its face-down cards below and a face-up one at its end.
    fn faces(&mut self, key: &'static str, dealt: &[DealtCard], columns: u8) -> bool {
        let mut valid = true;
        for column in (1..=columns).filter_map(Column::new) {
            let own = dealt.iter().filter(|card| card.column == column);
            let faces: Vec<bool> = own.map(|card| card.face_up).collect();
            let problem = if faces.is_sorted() {
                let down = faces.last() == Some(&false);
                down.then_some(ProblemKind::EndsFaceDown { key, column })
            } else {
                let key = key.to_owned();
                Some(ProblemKind::DownOnUp { key, column })
            };
            if let Some(problem) = problem {
                self.note(&[key], problem);
                valid = false;
            }
        }
        valid
    }

    fn same_number(&mut self, key: &'static str, own: &[DealtCard], other: &[DealtCard]) {
        let (expected, found) = (own.len(), other.len());
        if expected != found {
            let differ = ProblemKind::LayoutsDiffer {
                key,
                expected,
                found,
            };
            self.note(&[key], differ);
        }
    }

    pub(super) fn cards_add_up(
        &mut self,
        pack: &Pack,
        layout: &Layout,
        reserves: u8,
        deal: RowDeal,
    ) {
        let laid_out = layout.cards().len();
        let stock = pack.size().checked_sub(laid_out + usize::from(reserves));
        let deals = deal.rule != RowRule::None;
        match stock {
            None => {
                let too_few = ProblemKind::TooFewCards {
                    layout: laid_out,
                    reserves,
                    pack: pack.size(),
                };
                self.note(
                    &["layout", "reserves", "decks", "suits", "highest"],
                    too_few,
                );
            }
            Some(0) if deals => {
                let cards = pack.size();
                self.note(
                    &["deal.rule", "layout", "reserves", "decks"],
                    ProblemKind::NothingToDeal { cards },
                );
            }
            Some(cards) if cards > 0 && !deals => {
                self.note(
                    &["deal.rule", "layout", "reserves", "decks"],
                    ProblemKind::StockNeverDealt { cards },
                );
            }
            Some(_) => {}
        }
    }
}
