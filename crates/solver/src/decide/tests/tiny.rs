//! Games so small that everything can be tried.

use std::fmt::Write as _;

use proptest::prelude::*;
use webspinner_rules::Rules;
use webspinner_rules::knobs::{
    Base, Collect, CollectMode, Foundations, Lift, Place, RowDeal, RowRule, RunStart, ShortRow,
    Step, SuitRelation, Unit, Vacancy, When,
};

/// The knobs of a tiny game.
#[derive(Clone, Debug)]
struct Tiny {
    decks: usize,
    suits: &'static str,
    highest: char,
    columns: usize,
    column_rows: u8,
    reserves: usize,
    /// Reserves that are empty at first: if there are any, all take cards.
    cells: usize,
    /// Cards laid out, as far as there are enough.
    laid_out: usize,
    /// Rows of them that lie face down, at most.
    down: usize,
    place: Place,
    lift: Lift,
    vacancy: Vacancy,
    deal: RowDeal,
    collect: Option<Collect>,
    foundations: Option<Foundations>,
}

/// Small forms of a game: one and two suits, other ranks, packs and columns, and all else as it is.
pub(super) fn of(game: &Rules) -> Vec<Rules> {
    let rows = usize::from(game.column_rows());
    let two_colours =
        game.foundations().is_some() || game.lift() == Lift::Run(SuitRelation::Alternating);
    let form =
        |(suits, highest, columns, laid_out, down): (&'static str, char, usize, usize, usize)| {
            Tiny {
                decks: 1,
                suits,
                highest,
                columns: columns * rows,
                column_rows: game.column_rows(),
                reserves: usize::from(game.reserve_cards()).min(1),
                cells: usize::from(game.reserves_take_cards()),
                laid_out: if game.deals_rows() { laid_out } else { 99 },
                down,
                place: game.place(),
                lift: game.lift(),
                vacancy: game.vacancy(),
                deal: game.row_deal(),
                collect: game.collect(),
                foundations: game.foundations(),
            }
        };
    let forms = [
        ("SH", '3', 2, 4, 0),
        ("SH", '3', 3, 5, 1),
        ("SH", '4', 3, 5, 1),
        ("SH", '4', 2, 5, 0),
        ("SSHH", '3', 3, 7, 1),
        ("CDHS", '2', 3, 5, 1),
        ("CDHS", '3', 1, 2, 0),
        ("CDHS", '4', 2, 4, 0),
        ("SS", '4', 2, 5, 1),
        ("S", '5', 3, 4, 1),
        ("SS", '3', 2, 4, 1),
        ("SSS", '3', 3, 6, 1),
    ];
    let forms = forms
        .into_iter()
        .filter(|form| form.0.contains('H') || !two_colours);
    forms.filter_map(|sizes| form(sizes).rules()).collect()
}

/// Any game whatever, if its knobs go together.
pub(super) fn any_game() -> impl Strategy<Value = Rules> {
    let sizes = (
        1..=2_usize,
        prop::sample::select(vec!["S", "SH", "CDHS", "SD", "SC"]),
        prop::sample::select(vec!['2', '3', '4', '5']),
        (1..=4_usize, 1..=2_u8),
        (
            prop::sample::select(vec![0, 0, 0, 1, 2_usize]),
            prop::sample::select(vec![0, 0, 1, 2_usize]),
        ),
        (2..12_usize, 0..3_usize),
    );
    let ways = (
        place(),
        lift(),
        of_words(Vacancy::ALL),
        deal(),
        way_to_win(),
    );
    (sizes, ways).prop_filter_map("the knobs go together", |(sizes, ways)| {
        let (decks, suits, highest, (columns, column_rows), (reserves, cells), (laid_out, down)) =
            sizes;
        let (place, lift, vacancy, deal, (collect, foundations)) = ways;
        let columns = columns * usize::from(column_rows);
        let laid_out = if deal.rule == RowRule::None {
            99
        } else {
            laid_out
        };
        let foundations = foundations.map(|foundations| Foundations {
            count: (decks * suits.len())
                .to_string()
                .parse()
                .expect("a small number"),
            ..foundations
        });
        let tiny = Tiny {
            decks,
            suits,
            highest,
            columns,
            column_rows,
            reserves,
            cells,
            laid_out,
            down,
            place,
            lift,
            vacancy,
            deal,
            collect,
            foundations,
        };
        tiny.rules()
    })
}

fn of_words<T: Clone + std::fmt::Debug + 'static>(words: &'static [T]) -> impl Strategy<Value = T> {
    prop::sample::select(words)
}

fn place() -> impl Strategy<Value = Place> {
    let open = prop_oneof![4 => Just(When::Always), 1 => of_words(When::ALL)];
    let suit = prop_oneof![2 => Just(SuitRelation::Any), 1 => of_words(SuitRelation::ALL)];
    let same_rank = prop::bool::weighted(0.3);
    (of_words(Step::ALL), any::<bool>(), same_rank, suit, open).prop_map(
        |(step, wrap, same_rank, suit, open)| Place {
            step,
            wrap,
            same_rank,
            suit,
            open,
        },
    )
}

fn lift() -> impl Strategy<Value = Lift> {
    prop_oneof![
        3 => of_words(SuitRelation::ALL).prop_map(Lift::Run),
        1 => Just(Lift::Single),
        1 => Just(Lift::Tail),
    ]
}

fn deal() -> impl Strategy<Value = RowDeal> {
    (of_words(RowRule::ALL), of_words(ShortRow::ALL))
        .prop_map(|(rule, short_row)| RowDeal { rule, short_row })
}

fn way_to_win() -> impl Strategy<Value = (Option<Collect>, Option<Foundations>)> {
    let runs = (
        of_words(SuitRelation::ALL),
        of_words(RunStart::ALL),
        of_words(CollectMode::ALL),
    );
    let runs = runs.prop_map(|(suit, start, mode)| (Some(Collect { suit, start, mode }), None));
    let piles = (of_words(Base::ALL), of_words(When::ALL));
    let piles = piles.prop_map(|(base, only_from_below)| {
        (
            None,
            Some(Foundations {
                count: 0,
                base,
                only_from_below,
            }),
        )
    });
    prop_oneof![3 => runs, 1 => piles]
}

impl Tiny {
    /// The game, if its knobs go together.
    fn rules(&self) -> Option<Rules> {
        Rules::parse(&self.file()?).ok()
    }

    fn file(&self) -> Option<String> {
        let ranks = " A2345".find(self.highest)?;
        let cards = self.decks * self.suits.len() * ranks;
        let laid_out = self.laid_out.min(cards.checked_sub(self.reserves)?);
        let mut file = format!(
            "id = 'tiny'\nname = 'Tiny'\ndecks = {}\nsuits = '{}'\nhighest = '{}'\ncolumns = {}\n\
             column-rows = {}\nreserves = {}\nreserve-cards = {}\nreserves-take = {}\n\
             vacancy = '{}'\n",
            self.decks,
            self.suits,
            self.highest,
            self.columns,
            self.column_rows,
            self.reserves + self.cells,
            self.reserves,
            self.cells > 0,
            self.vacancy.word(),
        );
        let Place {
            step,
            wrap,
            same_rank,
            suit,
            open,
        } = self.place;
        let (step, suit, open) = (step.word(), suit.word(), open.word());
        let layout = self.layout(laid_out);
        write!(file, "layout = [{layout}]\n[place]\nstep = '{step}'\nwrap = {wrap}\nsame-rank = {same_rank}\nsuit = '{suit}'\nopen = '{open}'\n").ok()?;
        match self.lift {
            Lift::Single => writeln!(file, "[lift]\nunit = '{}'", Unit::Single.word()),
            Lift::Tail => writeln!(file, "[lift]\nunit = '{}'", Unit::Tail.word()),
            Lift::Run(suit) => writeln!(
                file,
                "[lift]\nunit = '{}'\nsuit = '{}'",
                Unit::Run.word(),
                suit.word()
            ),
        }
        .ok()?;
        let RowDeal { rule, short_row } = self.deal;
        writeln!(
            file,
            "[deal]\nrule = '{}'\nshort-row = '{}'",
            rule.word(),
            short_row.word()
        )
        .ok()?;
        if let Some(Collect { suit, start, mode }) = self.collect {
            let (suit, start, mode) = (suit.word(), start.word(), mode.word());
            writeln!(
                file,
                "[collect]\nsuit = '{suit}'\nstart = '{start}'\nmode = '{mode}'"
            )
            .ok()?;
        }
        if let Some(Foundations {
            base,
            only_from_below,
            ..
        }) = self.foundations
        {
            let count = self.decks * self.suits.len();
            let (base, below) = (base.word(), only_from_below.word());
            writeln!(
                file,
                "[foundations]\ncount = {count}\nbase = '{base}'\nonly-from-below = '{below}'"
            )
            .ok()?;
        }
        Some(file)
    }

    /// This many cards in rows: first the row that is not full, then full ones, the last face up.
    fn layout(&self, cards: usize) -> String {
        let (full, over) = (cards / self.columns, cards % self.columns);
        let down = self.down.min(full.saturating_sub(1));
        let row = |face: &str, width: usize, times: usize| {
            let row = format!("{{ times = {times}, {face} = '1-{width}' }},");
            if width == 0 || times == 0 {
                String::new()
            } else {
                row
            }
        };
        let first = if down == 0 { "up" } else { "down" };
        [
            row(first, over, 1),
            row("down", self.columns, down),
            row("up", self.columns, full - down),
        ]
        .concat()
    }
}
