//! Games as their files say them: any draft can be written, only a valid one becomes [`Rules`].

mod check;
mod columns;
pub(crate) mod entry;
mod problem;
mod report;
mod resolve;
#[cfg(feature = "schema")]
mod schema;
mod shape;
mod source;
mod wording;
mod write;

pub use problem::ProblemKind;
pub use report::{Problem, ProblemReport};
pub use shape::Shape;

use crate::knobs::{
    Base, CollectMode, RowRule, RunStart, ShortRow, Step, SuitRelation, Unit, Vacancy, When,
};
use crate::rules::Rules;
use entry::draft;
use source::Source;

draft! {
    /// One game as its file says it, valid or not; every key may be missing.
    ///
    /// `docs/games.md` explains the keys; numbers that are not given are what they are for a single
    /// full deck. [`Rules::from_draft`] checks a draft, [`Rules::parse`] reads and checks a file.
    RulesDraft {
        /// The short name: lower-case letters, digits and hyphens, at most 40.
        #[cfg_attr(feature = "schema", schemars(regex(pattern = r"^[a-z0-9-]{1,40}$")))]
        id: String = "id",
        /// Counts up whenever a change of the rules would replay an old record differently. 1 if
        /// not given.
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        version: u32 = "version",
        /// The id of a built-in game that supplies the keys that this file leaves out.
        inherits: String = "inherits",
        /// The name that people know the game by.
        name: String = "name",
        /// Its other names.
        also: Vec<String> = "also",
        /// The heading it is listed under; its name if not given.
        group: String = "group",
        /// Ids of games that are like it.
        relatives: Vec<String> = "relatives",
        /// Words to choose it by.
        tags: Vec<String> = "tags",
        /// Lines of advice for its player.
        advice: Vec<String> = "advice",
        /// How many decks, 1 or more.
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 255)))]
        decks: u32 = "decks",
        /// The suit of each block of one deck: `CDHS` for a full deck, `SSHH` for two suits.
        #[cfg_attr(feature = "schema", schemars(regex(pattern = r"^[CDHScdhs♣♦♥♠]+$")))]
        suits: String = "suits",
        /// The letter of the highest rank, `2` to `K`; the lowest is always the ace.
        #[cfg_attr(feature = "schema", schemars(regex(pattern = r"^[2-9TJQKtjqk]$")))]
        highest: String = "highest",
        /// How many columns, 1 to 30.
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 30)))]
        columns: u32 = "columns",
        /// In how many rows the columns lie, 1 or 2.
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 2)))]
        column_rows: u32 = "column-rows",
        /// How many reserves, places for one open card each.
        #[cfg_attr(feature = "schema", schemars(range(max = 30)))]
        reserves: u32 = "reserves",
        /// How many of the reserves get a card, which follow the layout; all if not given.
        #[cfg_attr(feature = "schema", schemars(range(max = 30)))]
        reserve_cards: u32 = "reserve-cards",
        /// Whether an empty reserve takes the end card of any column; not if not given.
        reserves_take: bool = "reserves-take",
        /// What may fill a vacancy.
        vacancy: Vacancy = "vacancy",
        /// The rows in which cards are dealt to the columns; what is left over is the stock.
        layout: Vec<LayoutRow> = "layout",
        /// What goes on a column that holds cards.
        place: PlaceDraft = "place",
        /// What may be lifted from a column.
        lift: LiftDraft = "lift",
        /// How rows are dealt from the stock.
        deal: DealDraft = "deal",
        /// Which runs are to be built; not together with foundations.
        collect: CollectDraft = "collect",
        /// Piles built card by card; not together with collecting.
        foundations: FoundationsDraft = "foundations",
        /// Where the deal numbers of other programs lay the cards out differently.
        schemes: SchemesDraft = "schemes",
    }
}

draft! {
    /// Some rows of cards dealt to columns, as `4` rows face down to `1-10`.
    ///
    /// A list of columns is dealt in its own order; a row with both face-down and face-up cards
    /// is dealt from the left.
    LayoutRow {
        /// How many such rows, 1 if not given.
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 520)))]
        times: u32 = "times",
        /// The columns that get a face-down card, as `1-4,7`.
        #[cfg_attr(feature = "schema", schemars(regex(pattern = r"^[0-9 ,-]+$")))]
        down: String = "down",
        /// The columns that get a face-up card, as `5-10,1-4`.
        #[cfg_attr(feature = "schema", schemars(regex(pattern = r"^[0-9 ,-]+$")))]
        up: String = "up",
    }
}

draft! {
    /// What goes on a column that holds cards.
    PlaceDraft {
        /// The suit of the card below; any if not given.
        suit: SuitRelation = "suit",
        /// The rank of the card below; one higher if not given.
        step: Step = "step",
        /// Whether king and ace are neighbours, in placing and in lifted runs; not if not given.
        wrap: bool = "wrap",
        /// Whether a card also goes on one of its own rank, whatever the suits, and cards of one
        /// rank are lifted together where runs are; not if not given.
        same_rank: bool = "same-rank",
        /// When cards may go to columns at all; always if not given.
        open: When = "open",
    }
}

draft! {
    /// What may be lifted from a column.
    LiftDraft {
        /// How many cards leave at once.
        unit: Unit = "unit",
        /// How neighbours in a lifted run agree; only where the unit is a run.
        suit: SuitRelation = "suit",
    }
}

draft! {
    /// How rows are dealt from the stock.
    DealDraft {
        /// When a row may be dealt, and to which columns.
        rule: RowRule = "rule",
        /// Where a last row that is too short goes; to the left if not given.
        short_row: ShortRow = "short-row",
    }
}

draft! {
    /// Which runs are to be built, and whether they leave the table.
    CollectDraft {
        /// How neighbours in the run agree.
        suit: SuitRelation = "suit",
        /// Where the run begins; at a king if not given.
        start: RunStart = "start",
        /// Who collects it; it leaves at once if not given.
        mode: CollectMode = "mode",
    }
}

draft! {
    /// Piles that are built card by card, in suit.
    FoundationsDraft {
        /// How many, 1 to 30.
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 30)))]
        count: u32 = "count",
        /// What starts one, and with it the direction.
        base: Base = "base",
        /// When a card of the lower row of columns may go on a started foundation only if that
        /// lies directly above; never if not given.
        only_from_below: When = "only-from-below",
    }
}

draft! {
    /// Other programs' ways of laying out the game, where they differ from the file's own.
    SchemesDraft {
        /// As PySolFC lays it out, under its own and the Microsoft numbers.
        ms: SchemeDraft = "ms",
        /// As KPatience lays it out. Without it the game has no such deals.
        kpat: SchemeDraft = "kpat",
    }
}

draft! {
    /// One other program's layout.
    SchemeDraft {
        /// Its rows, as many cards in all as the game's own layout.
        layout: Vec<LayoutRow> = "layout",
        /// Whether each row from the stock goes out last card first; not if not given.
        reversed_rows: bool = "reversed-rows",
    }
}

impl Rules {
    /// The longest text of a game file, in bytes. The longest of the built-in games has not
    /// two thousand, so this leaves room for long advice and bounds the work of reading.
    pub const TEXT_BYTES_MAX: usize = 64 * 1024;

    /// As [`Rules::from_draft`], inheriting only from the games that `find` knows.
    pub(crate) fn from_draft_among<'g>(
        draft: &RulesDraft,
        find: &dyn Fn(&str) -> Option<&'g std::sync::Arc<Self>>,
    ) -> Result<Self, ProblemReport> {
        resolve::rules(draft.clone(), Source::default(), find)
    }

    /// As [`Rules::parse`], inheriting only from the games that `find` knows.
    pub(crate) fn parse_among<'g>(
        text: &str,
        find: &dyn Fn(&str) -> Option<&'g std::sync::Arc<Self>>,
    ) -> Result<Self, ProblemReport> {
        #[cfg(debug_assertions)]
        crate::work_counts::count_file_parsed();
        let (draft, source) = source::read(text);
        resolve::rules(draft, source, find)
    }
}
