//! Whether the keys of a draft make a game.

mod layout;
mod names;
mod ways;

use crate::card::{Rank, Suit};
use crate::column::{CARDS_MAX, COLUMNS_MAX, SLOTS_MAX};
use crate::draft::source::Source;
use crate::draft::{ProblemKind, ProblemReport, RulesDraft};
use crate::knobs::{Pack, Place, RowDeal, Vacancy, When};
use crate::knobs::{ShortRow, Step, SuitRelation};
use crate::rules::Rules;

/// The highest version: far more than the rules of any game will change.
const VERSION_MAX: u32 = 9999;

/// Collects the problems of a draft while its parts are made.
///
/// A part is `None` where it cannot be made; what depends on it is then left unchecked.
pub(crate) struct Checker {
    source: Source,
    /// Whether keys may be missing only because the file could not be read.
    guesswork: bool,
    /// The game that the layout is inherited from, if it is.
    layout_from: Option<String>,
}

impl Checker {
    pub(crate) fn new(source: Source, guesswork: bool, layout_from: Option<String>) -> Self {
        Self {
            source,
            guesswork,
            layout_from,
        }
    }

    /// The rules, if nothing is wrong.
    pub(crate) fn finish(mut self, draft: &RulesDraft) -> Result<Rules, ProblemReport> {
        match self.rules(draft) {
            Some(rules) if self.source.is_sound() => Ok(rules),
            _ => Err(ProblemReport::new(self.source.into_problems())),
        }
    }

    /// The rules, if every part of them can be made.
    fn rules(&mut self, draft: &RulesDraft) -> Option<Rules> {
        let id = self.id(draft);
        let about = self.about(draft);
        let advice = self.advice(draft, id.as_ref());
        let version = self.number("version", draft.version, Some(1), 1, VERSION_MAX);
        let pack = self.pack(draft);
        let columns = self.small("columns", draft.columns, None, 1, COLUMNS_MAX);
        let column_rows = self.column_rows(draft, columns);
        let reserves = self.small("reserves", draft.reserves, Some(0), 0, SLOTS_MAX);
        let reserve_cards = self.reserve_cards(draft, reserves);
        let reserves_take = self.or("reserves-take", draft.reserves_take, false);
        let vacancy = self.vacancy(draft);
        let deal = self.deal(draft);
        let layouts = self.layouts(draft, columns);
        let place = self.place(draft);
        let lift = self.lift(draft, place);
        let collect = self.collect(draft, place, pack.as_ref(), columns);
        let foundations = self.foundations(draft, column_rows, pack.as_ref());
        self.ways_to_win(draft);
        if let (Some(pack), Some(layouts), Some(reserves), Some(deal)) =
            (&pack, &layouts, reserve_cards, deal)
        {
            self.cards_add_up(pack, &layouts.own, reserves, deal);
        }
        self.columns_open(draft, place, reserves);
        Some(Rules {
            id: id?,
            version: version?,
            about,
            advice,
            pack: pack?,
            columns: columns?,
            column_rows: column_rows?,
            layouts: layouts?,
            reserves: reserves?,
            reserve_cards: reserve_cards?,
            reserves_take: reserves_take?,
            place: place?,
            lift: lift?,
            vacancy: vacancy?,
            deal: deal?,
            collect,
            foundations,
        })
    }

    /// How many reserves get a card: no more than there are, and all where no card joins them.
    fn reserve_cards(&mut self, draft: &RulesDraft, reserves: Option<u8>) -> Option<u8> {
        let reserves = reserves?;
        let cards = self.small(
            "reserve-cards",
            draft.reserve_cards,
            Some(reserves.into()),
            0,
            SLOTS_MAX,
        )?;
        let takes = self.or("reserves-take", draft.reserves_take, false)?;
        let problem = if cards > reserves {
            ProblemKind::TooManyReserveCards { cards, reserves }
        } else if takes && reserves == 0 {
            ProblemKind::NoReservesToTake
        } else if cards < reserves && !takes {
            ProblemKind::ReservesStayEmpty { cards }
        } else {
            return Some(cards);
        };
        self.note(&["reserve-cards", "reserves-take", "reserves"], problem);
        None
    }

    /// Notes a problem at the first of these keys that the file has.
    fn note(&mut self, paths: &[&str], kind: ProblemKind) {
        let line = self.source.line_of(paths);
        self.source.note(line, kind);
    }

    /// A value that every game needs.
    fn need<T>(&mut self, key: &'static str, value: Option<T>) -> Option<T> {
        if self.guesswork {
            return value;
        }
        self.need_own(key, value)
    }

    /// A value that every game needs and cannot inherit.
    fn need_own<T>(&mut self, key: &'static str, value: Option<T>) -> Option<T> {
        if value.is_none() && !self.source.broken && !self.source.is_unread(key) {
            let line = self.source.line_around(key);
            self.source.note(line, ProblemKind::Missing { key });
        }
        value
    }

    /// A value, or what it is if nothing is said; unknown where it could not be read.
    fn or<T>(&self, key: &str, value: Option<T>, default: T) -> Option<T> {
        match value {
            None if self.guesswork || self.source.is_unread(key) => None,
            None => Some(default),
            value => value,
        }
    }

    fn number(
        &mut self,
        key: &'static str,
        value: Option<u32>,
        default: Option<u32>,
        least: u32,
        most: u32,
    ) -> Option<u32> {
        let value = match default {
            Some(default) => self.or(key, value, default),
            None => self.need(key, value),
        }?;
        if (least..=most).contains(&value) {
            return Some(value);
        }
        let out_of_range = ProblemKind::OutOfRange {
            key: key.to_owned(),
            value,
            least,
            most,
        };
        self.note(&[key], out_of_range);
        None
    }

    fn small(
        &mut self,
        key: &'static str,
        value: Option<u32>,
        default: Option<u32>,
        least: u8,
        most: u8,
    ) -> Option<u8> {
        let number = self.number(key, value, default, least.into(), most.into())?;
        u8::try_from(number).ok()
    }

    fn pack(&mut self, draft: &RulesDraft) -> Option<Pack> {
        let decks = self.small("decks", draft.decks, Some(1), 1, u8::MAX);
        let suits = self.suits(draft);
        let highest = self.highest(draft);
        let (decks, suits, highest) = (decks?, suits?, highest?);
        let (blocks, ranks) = (suits.len(), highest.number());
        let cards = usize::from(decks)
            .saturating_mul(blocks)
            .saturating_mul(usize::from(ranks));
        if cards > CARDS_MAX {
            let too_large = ProblemKind::PackTooLarge {
                decks,
                blocks,
                ranks,
                cards,
                limit: CARDS_MAX,
            };
            self.note(&["decks", "suits", "highest"], too_large);
            return None;
        }
        Some(Pack {
            decks,
            suits,
            highest,
        })
    }

    fn suits(&mut self, draft: &RulesDraft) -> Option<Vec<Suit>> {
        let text = self.or("suits", draft.suits.clone(), "CDHS".to_owned())?;
        if text.is_empty() {
            self.note(&["suits"], ProblemKind::NoSuits);
            return None;
        }
        let unknown = text
            .chars()
            .find(|&letter| Suit::from_letter(letter).is_none());
        if let Some(letter) = unknown {
            self.note(&["suits"], ProblemKind::NotASuit { letter });
            return None;
        }
        Some(text.chars().filter_map(Suit::from_letter).collect())
    }

    fn highest(&mut self, draft: &RulesDraft) -> Option<Rank> {
        let text = self.or("highest", draft.highest.clone(), "K".to_owned())?;
        let mut letters = text.chars();
        let rank = letters.next().and_then(Rank::from_letter);
        let rank = rank.filter(|rank| letters.next().is_none() && *rank != Rank::ACE);
        if rank.is_none() {
            self.note(&["highest"], ProblemKind::NotAHighestRank { text });
        }
        rank
    }

    fn column_rows(&mut self, draft: &RulesDraft, columns: Option<u8>) -> Option<u8> {
        let rows = self.small("column-rows", draft.column_rows, Some(1), 1, 2)?;
        if let Some(columns) = columns
            && columns % rows != 0
        {
            let paths = ["column-rows", "columns"];
            self.note(&paths, ProblemKind::UnevenRows { columns });
            return None;
        }
        Some(rows)
    }

    fn vacancy(&mut self, draft: &RulesDraft) -> Option<Vacancy> {
        self.need("vacancy", draft.vacancy)
    }

    fn deal(&mut self, draft: &RulesDraft) -> Option<RowDeal> {
        let deal = draft.deal.clone().unwrap_or_default();
        let rule = self.need("deal.rule", deal.rule);
        let short_row = self.or("deal.short-row", deal.short_row, ShortRow::Left);
        Some(RowDeal {
            rule: rule?,
            short_row: short_row?,
        })
    }

    fn place(&mut self, draft: &RulesDraft) -> Option<Place> {
        let place = draft.place.clone().unwrap_or_default();
        Some(Place {
            step: self.or("place.step", place.step, Step::Down)?,
            wrap: self.or("place.wrap", place.wrap, false)?,
            same_rank: self.or("place.same-rank", place.same_rank, false)?,
            suit: self.or("place.suit", place.suit, SuitRelation::Any)?,
            open: self.or("place.open", place.open, When::Always)?,
        })
    }
}
