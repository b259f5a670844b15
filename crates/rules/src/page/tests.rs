//! Whatever a game's knobs say, its page is whole sentences and no gap stays open.

use std::sync::LazyLock;

use super::*;
use crate::card::{Rank, Suit};
use crate::knobs::{
    Base, Collect, CollectMode, Foundations, Lift, Pack, Place, RowDeal, RowRule, RunStart,
    ShortRow, Step, Vacancy, When,
};
use crate::layout::{Layout, Layouts, Seat};
use crate::message::TRANSLATIONS;
use crate::place::Column;
use crate::rules::{About, GameId};

/// One deck in seven columns of `held` cards, the end card of each face up.
fn game(held: usize) -> Rules {
    let columns = 7;
    let seat = |index: usize| Seat {
        column: Column::at(index % columns),
        face_up: index / columns + 1 == held,
    };
    let own = Layout::new((0..held * columns).map(seat).collect(), false);
    Rules {
        id: GameId::new("test").expect("a sound id"),
        version: 1,
        about: About {
            name: "Test".into(),
            also: Vec::new(),
            group: "Tests".into(),
            relatives: Vec::new(),
            tags: Vec::new(),
            advice: Vec::new(),
        },
        pack: Pack {
            decks: 1,
            suits: Suit::ALL.to_vec(),
            highest: Rank::KING,
        },
        columns: 7,
        column_rows: 1,
        layouts: Layouts {
            own,
            ms: None,
            kpat: None,
        },
        reserves: 0,
        place: Place {
            step: Step::Down,
            wrap: false,
            suit: SuitRelation::Any,
            open: When::Always,
        },
        lift: Lift::Single,
        vacancy: Vacancy::Any,
        deal: RowDeal {
            rule: RowRule::Full,
            short_row: ShortRow::Left,
        },
        collect: None,
        foundations: None,
    }
}

fn holding(columns: &[(usize, usize)]) -> Rules {
    let seats = columns.iter().enumerate().flat_map(|(index, &(down, up))| {
        (0..down + up).map(move |place| Seat {
            column: Column::at(index),
            face_up: place >= down,
        })
    });
    let mut rules = game(1);
    rules.columns = u8::try_from(columns.len()).expect("few columns");
    rules.layouts.own = Layout::new(seats.collect(), false);
    rules
}

/// Each translation, on top of English.
static TRANSLATED: LazyLock<Vec<Catalogue>> = LazyLock::new(|| {
    let translated = TRANSLATIONS.iter().map(|(locale, source)| {
        let mut catalogue = Catalogue::english().clone();
        let added = catalogue.add(locale, source);
        added.expect("the translation is sound");
        catalogue
    });
    translated.collect()
});

/// Every sentence of these, checked to be one in every language.
fn read(sentences: &[Message]) -> String {
    let whole = |catalogue: &Catalogue, sentence: &Message| {
        let text = catalogue.try_text(sentence).expect("no gap stays open");
        let is_start = |first: char| first.is_uppercase() || first >= '\u{4e00}';
        let sound = text.starts_with(is_start)
            && text.ends_with(['.', '。'])
            && !text.contains("  ")
            && !text.contains(['{', '$', '\n']);
        assert!(sound, "not a sentence: {text:?}");
        text
    };
    for catalogue in TRANSLATED.iter() {
        for sentence in sentences {
            whole(catalogue, sentence);
        }
    }
    let english = sentences
        .iter()
        .map(|sentence| whole(Catalogue::english(), sentence));
    english.collect::<Vec<_>>().join(" ")
}

fn read_page(rules: &Rules) {
    for section in rules.page().sections() {
        read(section.sentences());
    }
}

fn lifts() -> Vec<Lift> {
    let runs = SuitRelation::ALL.iter().copied().map(Lift::Run);
    runs.chain([Lift::Single, Lift::Tail]).collect()
}

/// Every way of placing cards on cards.
fn placings() -> Vec<Place> {
    let mut placings = Vec::new();
    for &suit in SuitRelation::ALL {
        for &step in Step::ALL {
            for &open in When::ALL {
                placings.extend([false, true].map(|wrap| Place {
                    step,
                    wrap,
                    suit,
                    open,
                }));
            }
        }
    }
    placings
}

/// Every way of collecting runs.
fn collectings() -> Vec<Collect> {
    let mut collectings = Vec::new();
    for &suit in SuitRelation::ALL {
        for &start in RunStart::ALL {
            let modes = CollectMode::ALL.iter();
            collectings.extend(modes.map(|&mode| Collect { suit, start, mode }));
        }
    }
    collectings
}

#[test]
fn every_way_of_moving_is_told_in_sentences() {
    let mut rules = game(3);
    rules.reserves = 2;
    for place in placings() {
        for lift in lifts() {
            for &vacancy in Vacancy::ALL {
                (rules.place, rules.lift, rules.vacancy) = (place, lift, vacancy);
                read_page(&rules);
            }
        }
    }
}

#[test]
fn every_way_of_dealing_and_collecting_is_told_in_sentences() {
    for &rule in RowRule::ALL {
        for &short_row in ShortRow::ALL {
            // Stocks of 45, 3 and no cards.
            for mut rules in [game(1), game(7), holding(&[(0, 4); 13])] {
                rules.deal = RowDeal { rule, short_row };
                for collect in collectings() {
                    rules.collect = Some(collect);
                    read_page(&rules);
                }
            }
        }
    }
}

#[test]
fn every_kind_of_foundation_is_told_in_sentences() {
    let mut rules = holding(&[(0, 1); 8]);
    rules.column_rows = 2;
    for &base in Base::ALL {
        for &only_from_below in When::ALL {
            for count in [1, 4] {
                rules.foundations = Some(Foundations {
                    count,
                    base,
                    only_from_below,
                });
                read_page(&rules);
            }
        }
    }
}

#[test]
fn rows_are_counted_as_the_stock_really_gives_them() {
    let stock = |held, rule, short_row| {
        let mut rules = game(held);
        rules.deal = RowDeal { rule, short_row };
        read(&rules.stock_sentences()[1..])
    };
    let texts = [
        stock(1, RowRule::Full, ShortRow::Left),
        stock(4, RowRule::Any, ShortRow::Right),
        stock(6, RowRule::Any, ShortRow::Left),
        stock(7, RowRule::Full, ShortRow::Left),
        stock(7, RowRule::Full, ShortRow::Right),
        stock(4, RowRule::Occupied, ShortRow::Left),
    ];
    insta::assert_snapshot!(texts.join("\n"));
}

#[test]
fn a_layout_is_told_by_groups_and_staircases() {
    let told = |columns: &[(usize, usize)]| {
        let rules = holding(columns);
        read(&rules.holding_sentences(rules.layout()))
    };
    let texts = [
        told(&[(5, 1), (4, 1), (4, 1), (5, 1), (4, 1)]),
        told(&[(3, 1), (3, 1)]),
        told(&[(2, 1), (0, 3), (0, 3), (0, 3), (2, 1), (0, 0)]),
        told(&[(0, 1), (1, 1), (2, 1), (3, 1)]),
        told(&[(0, 6), (0, 6), (0, 5), (0, 4), (0, 3)]),
        told(&[(1, 2), (1, 3), (1, 4), (1, 5)]),
        told(&[(3, 2), (2, 2), (1, 2), (0, 2)]),
        told(&[(0, 7)]),
    ];
    insta::assert_snapshot!(texts.join("\n"));
}

#[test]
fn a_pack_is_told_by_decks_or_by_copies() {
    let [clubs, spades, hearts, _] = Suit::ALL;
    let told = |decks, suits: &[Suit], highest| {
        let mut rules = game(1);
        rules.pack = Pack {
            decks,
            suits: suits.to_vec(),
            highest,
        };
        read(&rules.pack_sentences())
    };
    let eight = Rank::new(8).expect("a rank");
    let texts = [
        told(1, &Suit::ALL, Rank::KING),
        told(2, &Suit::ALL, Rank::KING),
        told(2, &[spades; 4], Rank::KING),
        told(2, &[spades, spades, hearts, hearts], Rank::KING),
        told(1, &[spades, hearts, hearts], eight),
        told(1, &[clubs], eight),
    ];
    insta::assert_snapshot!(texts.join("\n"));
}

#[test]
fn a_page_names_its_sections_and_leaves_empty_ones_out() {
    let mut rules = game(3);
    rules.about.also = vec!["Trial".into(), "Essay".into()];
    rules.about.advice = vec!["Take your time.".into()];
    rules.collect = Some(Collect {
        suit: SuitRelation::OneSuit,
        start: RunStart::King,
        mode: CollectMode::AtOnce,
    });
    insta::assert_snapshot!(rules.page().text(Catalogue::english()));
}
