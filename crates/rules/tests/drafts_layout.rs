//! The layouts of the game files agree, card by card, with those written by hand for the naive
//! rules, which were compared with `PySolFC`.

use crate::naive::{self, GAME_IDS, Layout, game};
use crate::tiny::tiny_text;
use webspinner_rules::{Card, LayoutStyle, Position, Rules, games};

/// The pack in an order in which no run lies finished.
fn mixed(rules: &Rules) -> Vec<Card> {
    let pack: Vec<Card> = rules.pack().cards().collect();
    // A prime larger than any pack has no divisor in common with its size.
    (0..pack.len())
        .map(|index| pack[index * 1009 % pack.len()])
        .collect()
}

fn text(position: &Position) -> Vec<String> {
    let columns = position.columns().iter().map(|pile| {
        let cards = pile.cards().iter().enumerate();
        let faces = cards.map(|(index, card)| {
            let down = if index < pile.face_down() { "#" } else { "" };
            format!("{down}{card}")
        });
        faces.collect::<Vec<_>>().join(" ")
    });
    let reserves = position.reserves().iter().flatten();
    let reserves = reserves.map(|card| format!("reserve {card}"));
    let stock = position.stock().map(|card| format!("stock {card}"));
    columns.chain(reserves).chain(stock).collect()
}

fn naive_text(table: &naive::Table) -> Vec<String> {
    let columns = table.columns.iter().map(|column| {
        let cards = column.iter().map(|(card, face_up)| {
            let down = if *face_up { "" } else { "#" };
            format!("{down}{card}")
        });
        cards.collect::<Vec<_>>().join(" ")
    });
    let reserves = table.reserves.iter().flatten();
    let reserves = reserves.map(|card| format!("reserve {card}"));
    let stock = table.stock.iter().map(|card| format!("stock {card}"));
    columns.chain(reserves).chain(stock).collect()
}

fn compare(id: &str, style: LayoutStyle, layout: Layout) {
    let rules = games::find(id).expect("a built-in game");
    let cards = mixed(rules);
    let naive_cards: Vec<naive::Card> = (cards.iter())
        .map(|card| naive::Card::read(&card.to_string()))
        .collect();
    let position = rules.lay_out(style, &cards).expect("the game's pack");
    let table = naive::lay_out(game(id), &naive_cards, layout);
    assert_eq!(text(&position), naive_text(&table), "{id} {style:?}");
}

const AS_SPIDER: [&str; 10] = [
    "spider",
    "spider-2",
    "spider-1",
    "spider-relaxed",
    "spider-easy",
    "spider-open-deal",
    "red-black-spider",
    "black-widow",
    "tarantula",
    "beetle",
];

#[test]
fn every_game_is_laid_out_as_the_naive_rules_say() {
    for id in GAME_IDS {
        compare(id, LayoutStyle::Own, Layout::Own);
        compare(id, LayoutStyle::Ms, Layout::Ms);
    }
}

#[test]
fn kpatience_lays_out_simple_simon_and_the_games_that_look_like_spider() {
    let known = [&AS_SPIDER[..], &["simple-simon", "spider-3"]].concat();
    let is_compared = |id: &&&str| **id != "beetle" && GAME_IDS.contains(id);
    for id in known.iter().filter(is_compared) {
        compare(id, LayoutStyle::Kpat, Layout::Kpat);
    }
    for rules in games::all() {
        let laid_out = rules.lay_out(LayoutStyle::Kpat, &mixed(rules)).is_ok();
        assert_eq!(
            laid_out,
            known.contains(&rules.id().as_str()),
            "{}",
            rules.id()
        );
    }
}

#[test]
fn beetle_lies_under_kpatience_as_spider_does_but_open() {
    let lay_out = |id: &str| {
        let rules = games::find(id).expect("a built-in game");
        text(
            &rules
                .lay_out(LayoutStyle::Kpat, &mixed(rules))
                .expect("its pack"),
        )
    };
    let spider: Vec<String> = lay_out("spider")
        .iter()
        .map(|line| line.replace('#', ""))
        .collect();
    assert_eq!(lay_out("beetle"), spider);
}

#[test]
fn reserves_are_filled_from_the_left_as_far_as_the_file_says() {
    let text = tiny_text("reserves = 2\nreserve-cards = 1\nreserves-take = true");
    let rules = Rules::parse(&text).expect("a valid game");
    assert_eq!((rules.reserve_cards(), rules.stock_size()), (1, 1));
    let position = rules
        .lay_out(LayoutStyle::Own, &mixed(&rules))
        .expect("its pack");
    let filled: Vec<bool> = (position.reserves().iter().map(Option::is_some)).collect();
    assert_eq!(filled, [true, false]);
    assert_eq!(Rules::parse(&rules.to_toml()), Ok(rules));
}

#[test]
fn other_reserves_than_those_inherited_are_all_filled() {
    let text = "id = 'three'\nname = 'Three'\ninherits = 'scorpion-head'\nreserves = 3\n";
    let report = Rules::parse(text).expect_err("the layout takes all cards");
    let expected = "the layout deals 52 cards and the reserves get 3, but the pack has 52";
    assert_eq!(report.to_string(), format!("line 4: {expected}"));
}
