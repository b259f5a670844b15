//! Pages for all kinds of knobs: whole sentences, and every gap filled.

use std::collections::HashMap;
use std::sync::LazyLock;

use webspinner_rules::draft::{
    CollectDraft, DealDraft, FoundationsDraft, LayoutRow, LiftDraft, PlaceDraft, RulesDraft,
};
use webspinner_rules::knobs::{
    Base, CollectMode, RowRule, RunStart, ShortRow, Step, Unit, Vacancy, When,
};
use webspinner_rules::{Suit, games};

use super::*;
use crate::TRANSLATIONS;

/// One deck in seven columns of `held` cards, the end card of each face up.
fn game(held: usize) -> RulesDraft {
    holding(&[(held - 1, 1); 7])
}

/// One deck in columns with these numbers of face-down and face-up cards.
fn holding(columns: &[(usize, usize)]) -> RulesDraft {
    let tallest = columns.iter().map(|(down, up)| down + up).max();
    let to = |row: usize, lies: fn(usize, usize, usize) -> bool| {
        let numbers = columns.iter().enumerate();
        let numbers = numbers.filter(|(_, (down, up))| lies(row, *down, *up));
        let numbers: Vec<String> = numbers.map(|(index, _)| (index + 1).to_string()).collect();
        Some(numbers.join(",")).filter(|list| !list.is_empty())
    };
    let row = |row| LayoutRow {
        times: None,
        down: to(row, |row, down, _| row < down),
        up: to(row, |row, down, up| (down..down + up).contains(&row)),
    };
    RulesDraft {
        id: Some("test".into()),
        name: Some("Test".into()),
        columns: u32::try_from(columns.len()).ok(),
        layout: Some((0..tallest.unwrap_or_default()).map(row).collect()),
        lift: Some(LiftDraft {
            unit: Some(Unit::Single),
            suit: None,
        }),
        vacancy: Some(Vacancy::Any),
        deal: Some(DealDraft {
            rule: Some(RowRule::Full),
            short_row: Some(ShortRow::Left),
        }),
        collect: Some(CollectDraft {
            suit: Some(SuitRelation::OneSuit),
            ..CollectDraft::default()
        }),
        ..RulesDraft::default()
    }
}

fn valid(draft: &RulesDraft) -> Rules {
    Rules::from_draft(draft).unwrap_or_else(|report| panic!("{report}"))
}

/// Each translation, on top of English.
static TRANSLATED: LazyLock<Vec<Catalogue>> = LazyLock::new(|| {
    let translated = TRANSLATIONS.iter().map(|(locale, source)| {
        let mut catalogue = Catalogue::english().clone();
        let added = catalogue.add(locale, source);
        added.expect("the translation is valid");
        catalogue
    });
    translated.collect()
});

/// Checks that each of these is a whole sentence in every language; returns the English ones.
fn read(sentences: &[Message]) -> String {
    let whole = |catalogue: &Catalogue, sentence: &Message| {
        let text = catalogue.try_text(sentence).expect("every gap is filled");
        let is_start = |first: char| first.is_uppercase() || first >= '\u{4e00}';
        let valid = text.starts_with(is_start)
            && text.ends_with(['.', '。'])
            && !text.contains("  ")
            && !text.contains(['{', '$', '\n']);
        assert!(valid, "not a sentence: {text:?}");
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

/// Reads the page of a draft if its knobs are compatible; returns whether they are.
fn read_page(draft: &RulesDraft) -> bool {
    let rules = Rules::from_draft(draft);
    for section in rules.iter().flat_map(|rules| rules.page().sections) {
        read(section.sentences());
    }
    rules.is_ok()
}

/// The sentences of one section.
fn read_topic(draft: &RulesDraft, topic: Topic) -> Vec<String> {
    let page = valid(draft).page();
    let section = page
        .sections()
        .iter()
        .find(|section| section.topic == topic);
    let sentences = section.map(Section::sentences).unwrap_or_default();
    let each = sentences
        .iter()
        .map(|sentence| read(std::slice::from_ref(sentence)));
    each.collect()
}

fn lifts() -> Vec<LiftDraft> {
    let run = |&suit| LiftDraft {
        unit: Some(Unit::Run),
        suit: Some(suit),
    };
    let whole = [Unit::Single, Unit::Tail].map(|unit| LiftDraft {
        unit: Some(unit),
        suit: None,
    });
    SuitRelation::ALL.iter().map(run).chain(whole).collect()
}

/// Every way of placing cards on cards.
fn placings() -> Vec<PlaceDraft> {
    let mut placings = Vec::new();
    for &suit in SuitRelation::ALL {
        for &step in Step::ALL {
            for &open in When::ALL {
                for wrap in [false, true] {
                    placings.extend([false, true].map(|same_rank| PlaceDraft {
                        step: Some(step),
                        wrap: Some(wrap),
                        same_rank: Some(same_rank),
                        suit: Some(suit),
                        open: Some(open),
                    }));
                }
            }
        }
    }
    placings
}

/// Every way of collecting runs.
fn collectings() -> Vec<CollectDraft> {
    let mut collectings = Vec::new();
    for &suit in SuitRelation::ALL {
        for &start in RunStart::ALL {
            collectings.extend(CollectMode::ALL.iter().map(|&mode| CollectDraft {
                suit: Some(suit),
                start: Some(start),
                mode: Some(mode),
            }));
        }
    }
    collectings
}

fn four_foundations() -> FoundationsDraft {
    FoundationsDraft {
        count: Some(4),
        base: Some(Base::Ace),
        only_from_below: None,
    }
}

#[test]
fn every_way_of_moving_is_described_in_sentences() {
    let mut collecting = game(3);
    collecting.reserves = Some(2);
    let mut building = game(3);
    building.collect = None;
    building.foundations = Some(four_foundations());
    let mut read = 0;
    for mut draft in [collecting, building] {
        for place in placings() {
            for lift in lifts() {
                for &vacancy in Vacancy::ALL {
                    draft.place = Some(place.clone());
                    draft.lift = Some(lift.clone());
                    draft.vacancy = Some(vacancy);
                    read += usize::from(read_page(&draft));
                }
            }
        }
    }
    assert!(read > 1000, "{read} pages");
}

#[test]
fn every_way_of_dealing_and_collecting_is_described_in_sentences() {
    let mut read = 0;
    for &rule in RowRule::ALL {
        for &short_row in ShortRow::ALL {
            // Stocks of 45, 3 and no cards.
            for mut draft in [game(1), game(7), holding(&[(0, 4); 13])] {
                draft.deal = Some(DealDraft {
                    rule: Some(rule),
                    short_row: Some(short_row),
                });
                draft.place = Some(PlaceDraft {
                    wrap: Some(true),
                    ..PlaceDraft::default()
                });
                for collect in collectings() {
                    draft.collect = Some(collect);
                    read += usize::from(read_page(&draft));
                }
            }
        }
    }
    assert!(read > 200, "{read} pages");
}

#[test]
fn every_kind_of_foundation_is_described_in_sentences() {
    let mut draft = holding(&[(0, 1); 8]);
    draft.column_rows = Some(2);
    draft.collect = None;
    for &base in Base::ALL {
        for &only_from_below in When::ALL {
            for (count, suits) in [(1, "S"), (4, "CDHS")] {
                draft.suits = Some(suits.into());
                draft.foundations = Some(FoundationsDraft {
                    count: Some(count),
                    base: Some(base),
                    only_from_below: Some(only_from_below),
                });
                assert!(read_page(&draft));
            }
        }
    }
}

#[test]
fn rows_are_counted_as_the_stock_really_gives_them() {
    let stock = |held, rule, short_row| {
        let mut draft = game(held);
        draft.deal = Some(DealDraft {
            rule: Some(rule),
            short_row: Some(short_row),
        });
        read_topic(&draft, Topic::Stock)[1..].join(" ")
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
fn a_layout_is_described_by_groups_and_staircases() {
    let described = |columns: &[(usize, usize)]| {
        let rules = valid(&holding(columns));
        let writer = PageWriter { rules: &rules };
        read(&writer.holding_sentences(rules.layout()))
    };
    let texts = [
        described(&[(5, 1), (4, 1), (4, 1), (5, 1), (4, 1)]),
        described(&[(3, 1), (3, 1)]),
        described(&[(2, 1), (0, 3), (0, 3), (0, 3), (2, 1), (0, 0)]),
        described(&[(0, 1), (1, 1), (2, 1), (3, 1)]),
        described(&[(0, 6), (0, 6), (0, 5), (0, 4), (0, 3)]),
        described(&[(1, 2), (1, 3), (1, 4), (1, 5)]),
        described(&[(3, 2), (2, 2), (1, 2), (0, 2)]),
        described(&[(0, 7)]),
    ];
    insta::assert_snapshot!(texts.join("\n"));
}

#[test]
fn a_pack_is_described_by_decks_or_by_copies() {
    let [clubs, spades, hearts, _] = Suit::ALL;
    let described = |decks, suits: &[Suit], highest: &str| {
        let mut draft = game(1);
        draft.decks = Some(decks);
        draft.suits = Some(suits.iter().map(|suit| suit.letter()).collect());
        draft.highest = Some(highest.into());
        let rules = valid(&draft);
        read(&PageWriter { rules: &rules }.pack_sentences())
    };
    let texts = [
        described(1, &Suit::ALL, "K"),
        described(2, &Suit::ALL, "K"),
        described(2, &[spades; 4], "K"),
        described(2, &[spades, spades, hearts, hearts], "K"),
        described(1, &[spades, hearts, hearts], "8"),
        described(1, &[clubs], "8"),
    ];
    insta::assert_snapshot!(texts.join("\n"));
}

#[test]
fn a_page_names_its_sections_and_leaves_empty_ones_out() {
    let mut draft = game(3);
    draft.also = Some(vec!["Trial".into(), "Essay".into()]);
    draft.advice = Some(vec!["Take your time.".into()]);
    insta::assert_snapshot!(valid(&draft).page().text(Catalogue::english()));
}

#[test]
fn a_game_is_told_from_the_first_of_its_group() {
    let text = |rules: &Rules| Catalogue::english().text(&rules.distinction_message());
    let mut first = HashMap::new();
    for rules in games::all() {
        let told = first
            .entry(rules.about().group.clone())
            .or_insert_with(|| (rules.id(), text(rules)));
        assert_eq!(
            text(rules) == told.1,
            rules.id() == told.0,
            "{}",
            rules.id()
        );
    }
    let own = "inherits = 'spider'\nid = 'own'\nname = 'Own'\nvacancy = 'never'";
    let own = Rules::parse(own).unwrap();
    assert_eq!(text(&own), "No card can be moved to an empty column.");
}
