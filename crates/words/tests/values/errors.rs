//! One value for every way in which what a player types or sets up can be wrong.

use std::fmt::Display;

use webspinner_rules::record::AddRefused;
use webspinner_rules::text::{
    DraftLocation, DraftPile, LineColumn, MoveExpected, MoveTextError, PictureError,
    PictureProblem, PositionError, PositionProblem,
};
use webspinner_rules::{Rank, Refusal, Reveal, RevealError};
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
    let picture = |problem| PictureError { at: AT, problem };
    [
        boxed([AddRefused::Full, AddRefused::TooManyChildren]),
        boxed(MOVES.map(|expected| MoveTextError { at: 2, expected })),
        boxed(picture_problems().into_iter().map(picture)),
        boxed(position_errors()),
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
