//! One value for every way in which a text from outside can be wrong.

use std::fmt::Display;

use webspinner_rules::record::{
    AddRefused, CommentRefused, NodeId, NotADate, Record, RecordError, RecordProblem, ReplayError,
    TextRefused,
};
use webspinner_rules::text::{
    DraftLocation, DraftPile, JsonError, LineColumn, MoveExpected, MoveTextError, PictureError,
    PictureProblem, PositionDraft, PositionError, PositionProblem,
};
use webspinner_rules::{GameId, Rank, Refusal, Reveal, RevealError, Rules};
use webspinner_words::Say;

use super::{card, column, slot};

const AT: LineColumn = LineColumn { line: 3, column: 7 };

/// A value with a plain English text and a message.
pub(crate) trait Value: Say + Display {}

impl<T: Say + Display> Value for T {}

fn boxed<T: Value + 'static>(values: impl IntoIterator<Item = T>) -> Vec<Box<dyn Value>> {
    let values = values.into_iter().map(|value| Box::new(value) as _);
    values.collect()
}

/// One of each, and more where a text has variants.
pub(crate) fn all_errors() -> Vec<Box<dyn Value>> {
    let record = |problem| RecordError { at: AT, problem };
    let picture = |problem| PictureError { at: AT, problem };
    [
        boxed(record_problems().into_iter().map(record)),
        boxed(MOVES.map(|expected| MoveTextError { at: 2, expected })),
        boxed(replay_errors()),
        boxed(picture_problems().into_iter().map(picture)),
        boxed(position_errors()),
        boxed(json_errors()),
        boxed(reveal_errors()),
    ]
    .into_iter()
    .flatten()
    .collect()
}

const MOVES: [MoveExpected; 9] = [
    MoveExpected::Move,
    MoveExpected::Dash,
    MoveExpected::Column,
    MoveExpected::Target,
    MoveExpected::Foundation,
    MoveExpected::Reserve,
    MoveExpected::Count,
    MoveExpected::End,
    MoveExpected::CountOrEnd,
];

fn record_problems() -> Vec<RecordProblem> {
    let limits = [
        RecordProblem::TextTooLong {
            bytes_max: 33_554_432,
        },
        RecordProblem::TooManyGames { games_max: 10_000 },
        RecordProblem::TooManyMoves {
            moves_max: 1_000_000,
        },
        RecordProblem::TooManyHeaders,
    ];
    let header = [
        RecordProblem::NoGame,
        RecordProblem::AnotherGame,
        RecordProblem::GameFirst,
        RecordProblem::HeaderLine,
        RecordProblem::HeaderEscape,
        RecordProblem::HeaderTwice { name: "Deal" },
        RecordProblem::HeaderMissing { name: "Deal" },
        RecordProblem::Deal(
            "spades:7"
                .parse::<webspinner_rules::deal::Shuffle>()
                .expect_err("no deal")
                .problem,
        ),
        RecordProblem::Date(NotADate("today".to_owned())),
        RecordProblem::Text(TextRefused::TooLong { bytes_max: 1_000 }),
        RecordProblem::Text(TextRefused::Control { control: '\t' }),
        RecordProblem::RulesLine,
    ];
    let values = ["Game", "Version", "Result", "Time", "Solver"];
    let values = values.map(|name| RecordProblem::Value {
        name,
        found: "Spider!".to_owned(),
    });
    let moves = [
        RecordProblem::Move(MoveExpected::Move),
        RecordProblem::MoveNumber {
            expected: 3,
            found: "4".to_owned(),
        },
        RecordProblem::Time,
        RecordProblem::MoveTwice {
            played: "4-9x2".parse().expect("a move"),
        },
        RecordProblem::Tree(AddRefused::Full),
        RecordProblem::CommentOpen,
        RecordProblem::CommentEscape,
        RecordProblem::Comment(CommentRefused::TooLong),
        RecordProblem::NothingToReplace,
        RecordProblem::VariationEmpty,
        RecordProblem::VariationOpen,
        RecordProblem::VariationNotOpen,
        RecordProblem::SecondStar,
    ];
    limits
        .into_iter()
        .chain(header)
        .chain(values)
        .chain(moves)
        .collect()
}

fn replay_errors() -> Vec<ReplayError> {
    let game = || GameId::new("my-spider").expect("an id");
    let illegal = |variation| ReplayError::Illegal {
        node: NodeId::START,
        number: 12,
        variation,
        played: "3-4".parse().expect("a move"),
        refusal: Refusal::ColumnIsEmpty { column: column(3) },
    };
    let report = Rules::parse("id = 3\ncolumns = \"ten\"\n").expect_err("two problems at least");
    let shuffle = "kpat:1".parse().expect("a shuffle");
    let jester = webspinner_rules::games::find("simon-jester").expect("a built-in game");
    vec![
        ReplayError::NoSuchGame { game: game() },
        ReplayError::NoSuchVersion {
            game: game(),
            version: 3,
            known: 2,
        },
        ReplayError::Rules(report),
        ReplayError::Inherits,
        ReplayError::OtherRules {
            game: game(),
            version: 1,
            found: GameId::new("spider").expect("an id"),
            found_version: 2,
        },
        ReplayError::Deal(jester.deal(&shuffle).expect_err("no deal of that game")),
        illegal(false),
        illegal(true),
        ReplayError::NotWon,
    ]
}

fn picture_problems() -> Vec<PictureProblem> {
    vec![
        PictureProblem::TooLong { bytes_max: 65_536 },
        PictureProblem::Empty,
        PictureProblem::Label,
        PictureProblem::NoSuchColumn { columns: 1 },
        PictureProblem::NoSuchColumn { columns: 10 },
        PictureProblem::Twice {
            label: "stock".to_owned(),
        },
        PictureProblem::Card("1S".parse::<webspinner_rules::Card>().expect_err("no card")),
        PictureProblem::Unknown,
        PictureProblem::UnknownOpen,
        PictureProblem::FaceDown,
        PictureProblem::Range,
        PictureProblem::Vacancy,
        PictureProblem::Reserve,
        PictureProblem::Foundation,
        PictureProblem::Position(PositionProblem::FaceDownOnFaceUp),
    ]
}

fn position_errors() -> Vec<PositionError> {
    let piles = [
        DraftPile::Column(column(4)),
        DraftPile::Stock,
        DraftPile::Reserve(slot(2)),
        DraftPile::Foundation(slot(3)),
        DraftPile::Collected(0),
    ];
    let placed = piles.map(|pile| PositionError {
        location: Some(DraftLocation { pile, card: 4 }),
        problem: PositionProblem::EndFaceDown,
    });
    let elsewhere = position_problems().into_iter();
    let elsewhere = elsewhere.map(|problem| PositionError {
        location: None,
        problem,
    });
    placed.into_iter().chain(elsewhere).collect()
}

fn position_problems() -> Vec<PositionProblem> {
    let mut all = vec![
        PositionProblem::TooManyColumns { columns: 1 },
        PositionProblem::TooManyColumns { columns: 10 },
        PositionProblem::FaceDownOnFaceUp,
        PositionProblem::UnseenOnSeen,
        PositionProblem::RunOnTable,
        PositionProblem::NoCollecting,
        PositionProblem::Foundation { card: card("AH") },
    ];
    for count in [0, 1, 4] {
        all.push(PositionProblem::TooManyReserves { reserves: count });
        let foundations = count;
        all.push(PositionProblem::TooManyFoundations { foundations });
    }
    for (found, highest) in [(1, 'K'), (2, 'Q'), (5, 'J'), (13, '9'), (2, 'A')] {
        let highest = Rank::from_letter(highest).expect("a rank");
        all.push(PositionProblem::NotARun { found, highest });
    }
    for number in [0, 1, 2, 8] {
        all.push(PositionProblem::TooMany {
            card: card("KS"),
            expected: number,
        });
    }
    for count in [1, 13] {
        let card = card("KD");
        all.push(PositionProblem::Missing { card, count });
        all.push(PositionProblem::MissingNoRuns { card, count });
    }
    for (found, left) in [(1, 0), (2, 1), (1, 94)] {
        all.push(PositionProblem::UnseenCount { found, left });
    }
    all
}

fn reveal_errors() -> Vec<RevealError> {
    let column = column(3);
    let awaited = [Reveal::Dealt { column }, Reveal::TurnedUp { column }];
    let too_many = [0, 1, 10].map(|shown| RevealError::TooMany { shown });
    let awaited = awaited.map(RevealError::Awaited);
    let mut all: Vec<_> = awaited.into_iter().chain(too_many).collect();
    let card = card("TD");
    all.push(RevealError::NotUnseen { index: 0, card });
    all.push(RevealError::Refused(Refusal::StockIsEmpty));
    all
}

fn json_errors() -> Vec<JsonError> {
    let drafts = ["{", "{stock}", r#"{"stock":[]}"#, &" ".repeat(70_000)];
    let drafts = drafts.map(|text| PositionDraft::from_json(text).expect_err("no draft"));
    let record = r#"{"game":"spider","version":1,"deal":"ms:1","current":1}"#;
    let record = Record::from_json(record).expect_err("no such node");
    drafts.into_iter().chain([record]).collect()
}
