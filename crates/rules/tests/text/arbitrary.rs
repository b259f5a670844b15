//! Random moves, trees and records.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::record::{
    Date, ExtraHeader, GameResult, Header, HeaderText, MoveTree, NodeId, Record, RulesText,
};
use webspinner_rules::{Column, GameId, Move, Slot};

fn column() -> impl Strategy<Value = Column> {
    (1..=30_u8).prop_map(|number| Column::new(number).expect("from 1"))
}

fn slot() -> impl Strategy<Value = Slot> {
    (1..=8_u8).prop_map(|number| Slot::new(number).expect("from 1"))
}

/// Any move that can be written.
pub(crate) fn a_move() -> impl Strategy<Value = Move> {
    let count = prop_oneof![5 => 1..=13_u16, 1 => 1..=u16::MAX];
    prop_oneof![
        6 => (column(), column(), count).prop_map(|(from, to, count)| Move::Shift { from, to, count }),
        1 => (column(), slot()).prop_map(|(from, slot)| Move::ToFoundation { from, slot }),
        1 => (slot(), column()).prop_map(|(slot, to)| Move::FromReserve { slot, to }),
        1 => (column(), slot()).prop_map(|(from, slot)| Move::ToReserve { from, slot }),
        1 => column().prop_map(|from| Move::Collect { from }),
        1 => Just(Move::Deal),
    ]
}

/// What a player may do to a tree.
#[derive(Clone, Debug)]
enum Act {
    Play(Move, Option<u64>),
    Back(u8),
    Forward,
    GoTo(prop::sample::Index),
    Comment(String),
}

fn act() -> impl Strategy<Value = Act> {
    let comment = prop_oneof![
        Just("a } \\ { ( ) * [Game \"x\"] | ; é♠".to_owned()),
        "[ -~]{0,200}",
        any::<String>(),
    ];
    prop_oneof![
        8 => (a_move(), option::of(any::<u64>())).prop_map(|(played, time)| Act::Play(played, time)),
        3 => (1..4_u8).prop_map(Act::Back),
        1 => Just(Act::Forward),
        1 => any::<prop::sample::Index>().prop_map(Act::GoTo),
        1 => comment.prop_map(Act::Comment),
    ]
}

fn perform(tree: &mut MoveTree, act: Act) {
    match act {
        Act::Play(played, time_ms) => {
            tree.play(played, time_ms).expect("far from the limit");
        }
        Act::Back(count) => {
            for _ in 0..count {
                tree.back();
            }
        }
        Act::Forward => {
            tree.forward();
        }
        Act::GoTo(index) => {
            let nodes: Vec<NodeId> = std::iter::once(NodeId::START).chain(tree.iter()).collect();
            tree.go_to(*index.get(&nodes));
        }
        // Some are too long, and leave what was there.
        Act::Comment(text) => {
            let _ = tree.set_comment(tree.current(), &text);
        }
    }
}

/// A tree as a player makes it.
pub(crate) fn tree() -> impl Strategy<Value = MoveTree> {
    vec(act(), 0..80).prop_map(|acts| {
        let mut tree = MoveTree::new();
        for act in acts {
            perform(&mut tree, act);
        }
        tree
    })
}

fn header_text() -> impl Strategy<Value = HeaderText> {
    "[ -~é♠]{0,60}".prop_map(|text| HeaderText::new(text).expect("no control characters"))
}

fn extra() -> impl Strategy<Value = ExtraHeader> {
    ("X[A-Za-z0-9]{0,20}", header_text())
        .prop_map(|(name, value)| ExtraHeader::new(&name, value).expect("not a known name"))
}

fn rules_text() -> impl Strategy<Value = RulesText> {
    "([ -~\t|]{0,40}\r?\n){1,6}".prop_map(|text| RulesText::new(&text).expect("plain lines"))
}

fn date() -> impl Strategy<Value = Date> {
    prop_oneof![Just("2026-11-21"), Just("2026-11-21T18:30:00.5+01:00")]
        .prop_map(|text| Date::new(text).expect("a date"))
}

fn header() -> impl Strategy<Value = Header> {
    let start = (
        "[a-z0-9-]{1,40}",
        any::<u32>(),
        option::of(rules_text()),
        any::<u64>(),
    );
    let who = (option::of(header_text()), option::of(date()));
    let result = prop::sample::select(GameResult::ALL.to_vec());
    let counts = (
        option::of(any::<u64>()),
        any::<[u32; 3]>(),
        any::<[bool; 3]>(),
    );
    (start, who, result, counts, vec(extra(), 0..4)).prop_map(
        |(start, who, result, counts, extra)| {
            let (game, version, rules, number) = start;
            let (time_ms, [made, undos, hints], [solver, advised, no_undo]) = counts;
            let game = GameId::new(&game).expect("an id");
            let mut header = Header::new(game, version, Shuffle::own(number));
            header.rules = rules;
            (header.player, header.date) = who;
            header.result = result;
            header.time_ms = time_ms;
            (header.made, header.undos, header.hints) = (made, undos, hints);
            (header.solver, header.advised) = (solver, advised);
            header.no_undo = no_undo;
            header.extra = extra;
            header
        },
    )
}

/// Any record, of moves that need not be legal.
pub(crate) fn record() -> impl Strategy<Value = Record> {
    (header(), tree()).prop_map(|(header, tree)| Record { header, tree })
}
