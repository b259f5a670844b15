//! From rules back to the text of a file.

use crate::draft::entry::Entry;
use crate::draft::{
    CollectDraft, DealDraft, FoundationsDraft, LiftDraft, PlaceDraft, RulesDraft, SchemeDraft,
    SchemesDraft, columns,
};
use crate::knobs::{Lift, Unit};
use crate::layout::Layout;
use crate::rules::Rules;

/// A file being written.
#[derive(Debug, Default)]
pub(crate) struct Writer {
    text: String,
    /// The table that the next line belongs to, until its heading is written.
    heading: Option<String>,
}

impl Writer {
    /// Begins a table; one that stays empty is not written.
    pub(crate) fn table(&mut self, path: &str) {
        self.heading = (!path.is_empty()).then(|| format!("\n[{path}]\n"));
    }

    pub(crate) fn line(&mut self, line: &str) {
        self.text.extend(self.heading.take());
        self.text.push_str(line);
        self.text.push('\n');
    }
}

impl RulesDraft {
    /// The draft as the text of a game file.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut writer = Writer::default();
        self.print("", "", &mut writer);
        writer.text
    }
}

impl Rules {
    /// The whole game as the text of a file that inherits nothing; [`Rules::parse`] makes the
    /// same rules of it.
    ///
    /// ```
    /// use webspinner_rules::{Rules, games};
    ///
    /// let scorpion = games::find("scorpion").expect("a built-in game");
    /// assert_eq!(Rules::parse(&scorpion.to_toml()).as_ref(), Ok(&**scorpion));
    /// ```
    #[must_use]
    pub fn to_toml(&self) -> String {
        self.to_draft().to_toml()
    }

    /// The whole game as a draft that inherits nothing.
    #[must_use]
    pub fn to_draft(&self) -> RulesDraft {
        let about = self.about.clone();
        let suits = self.pack.suits.iter().map(|suit| suit.letter());
        let ids = about.relatives.iter().map(ToString::to_string);
        RulesDraft {
            id: Some(self.id.to_string()),
            version: Some(self.version),
            inherits: None,
            name: Some(about.name),
            also: some_list(about.also),
            group: Some(about.group),
            relatives: some_list(ids.collect()),
            tags: some_list(about.tags),
            advice: some_list(self.advice().to_vec()),
            decks: Some(self.pack.decks.into()),
            suits: Some(suits.collect()),
            highest: Some(self.pack.highest.to_string()),
            columns: Some(self.columns.into()),
            column_rows: Some(self.column_rows.into()),
            reserves: Some(self.reserves.into()),
            reserve_cards: (self.reserve_cards != self.reserves).then(|| self.reserve_cards.into()),
            reserves_take: self.reserves_take.then_some(true),
            vacancy: Some(self.vacancy),
            layout: Some(columns::rows(self.layout().cards())),
            place: Some(PlaceDraft {
                suit: Some(self.place.suit),
                step: Some(self.place.step),
                wrap: Some(self.place.wrap),
                // Left out where it is not so, as in all files of certificates written before it.
                same_rank: self.place.same_rank.then_some(true),
                open: Some(self.place.open),
            }),
            lift: Some(lift(self.lift)),
            deal: Some(DealDraft {
                rule: Some(self.deal.rule),
                short_row: Some(self.deal.short_row),
            }),
            collect: self.collect.map(|collect| CollectDraft {
                suit: Some(collect.suit),
                start: Some(collect.start),
                mode: Some(collect.mode),
            }),
            foundations: self.foundations.map(|foundations| FoundationsDraft {
                count: Some(foundations.count.into()),
                base: Some(foundations.base),
                only_from_below: Some(foundations.only_from_below),
            }),
            schemes: self.other_layouts(),
        }
    }

    fn other_layouts(&self) -> Option<SchemesDraft> {
        let schemes = SchemesDraft {
            ms: self.layouts.ms.as_ref().map(scheme),
            kpat: self.layouts.kpat.as_ref().map(scheme),
        };
        (schemes != SchemesDraft::default()).then_some(schemes)
    }
}

fn some_list(list: Vec<String>) -> Option<Vec<String>> {
    (!list.is_empty()).then_some(list)
}

fn lift(lift: Lift) -> LiftDraft {
    let (unit, suit) = match lift {
        Lift::Single => (Unit::Single, None),
        Lift::Run(suit) => (Unit::Run, Some(suit)),
        Lift::Tail => (Unit::Tail, None),
    };
    LiftDraft {
        unit: Some(unit),
        suit,
    }
}

fn scheme(layout: &Layout) -> SchemeDraft {
    SchemeDraft {
        layout: Some(columns::rows(layout.cards())),
        reversed_rows: Some(layout.reversed_rows()),
    }
}
