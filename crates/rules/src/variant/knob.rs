//! The knobs of games: what can be asked, and the answers that a game file can give.

use std::fmt;

use super::rows::even_height;
use crate::draft::{LiftDraft, RulesDraft};
use crate::knobs::{CollectMode, Lift, RowRule, RunStart, Step, SuitRelation, Unit, Vacancy};
use crate::rules::Rules;

/// The suits of one deck, by how many different ones there are, from 1.
const SUITS: [&str; 4] = ["SSSS", "SSHH", "CSHS", "CDHS"];

/// The runs that may move together.
const RUNS: [(&str, SuitRelation); 4] = [
    ("run-any", SuitRelation::Any),
    ("run-one-suit", SuitRelation::OneSuit),
    ("run-one-colour", SuitRelation::OneColour),
    ("run-alternating", SuitRelation::Alternating),
];

/// What a knob can be turned to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// What the game has that the variant is made from, where nothing else says it.
    AsItIs,
    /// A number of things.
    Number(u32),
    /// A word, usually the same as in the game file.
    Word(&'static str),
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AsItIs => f.write_str("as-it-is"),
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => f.write_str(word),
        }
    }
}

/// A question about a game that has a few answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Knob {
    /// How many suits.
    Suits,
    /// How many decks.
    Decks,
    /// The highest rank, as its letter.
    Highest,
    /// How many columns.
    Columns,
    /// How many face-down cards each column gets.
    Down,
    /// How many face-up cards each column gets.
    Up,
    /// How many reserves that are empty at first and take any card.
    Reserves,
    /// What may fill a vacancy.
    Vacancy,
    /// When rows are dealt, and to which columns.
    Deal,
    /// The suit of a card and the one it goes on.
    PlaceSuit,
    /// The rank of a card and the one it goes on.
    PlaceStep,
    /// Whether a king goes on an ace.
    Wrap,
    /// Whether a card goes on one of its own rank.
    SameRank,
    /// What moves together: a word of [`Unit`], for runs with how their suits agree.
    Lift,
    /// The suits of a complete run.
    RunSuit,
    /// Where a complete run begins.
    RunStart,
    /// Who collects it.
    Collect,
}

impl Knob {
    /// All knobs, in the order to list them.
    pub const ALL: [Self; 17] = [
        Self::Suits,
        Self::Decks,
        Self::Highest,
        Self::Columns,
        Self::Down,
        Self::Up,
        Self::Reserves,
        Self::PlaceSuit,
        Self::PlaceStep,
        Self::Wrap,
        Self::SameRank,
        Self::Lift,
        Self::Vacancy,
        Self::Deal,
        Self::RunSuit,
        Self::RunStart,
        Self::Collect,
    ];

    /// A short name, the same in every language.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Suits => "suits",
            Self::Decks => "decks",
            Self::Highest => "highest",
            Self::Columns => "columns",
            Self::Down => "down",
            Self::Up => "up",
            Self::Reserves => "reserves",
            Self::Vacancy => "vacancy",
            Self::Deal => "deal",
            Self::PlaceSuit => "place-suit",
            Self::PlaceStep => "place-step",
            Self::Wrap => "wrap",
            Self::SameRank => "same-rank",
            Self::Lift => "lift",
            Self::RunSuit => "run-suit",
            Self::RunStart => "run-start",
            Self::Collect => "collect",
        }
    }

    /// The knob with this name.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|knob| knob.word() == word)
    }

    /// The setting that reads so.
    #[must_use]
    pub fn read(self, text: &str) -> Option<Setting> {
        let all = [Setting::AsItIs].into_iter().chain(self.settings());
        all.into_iter().find(|setting| setting.to_string() == text)
    }

    /// Everything that it can be turned to, in the order to list it.
    pub(super) fn settings(self) -> Vec<Setting> {
        let words = |words: &[&'static str]| words.iter().map(|word| Setting::Word(word)).collect();
        let numbers = |from: u32, to: u32| (from..=to).map(Setting::Number).collect();
        match self {
            Self::Suits => numbers(1, 4),
            Self::Decks => numbers(1, 6),
            Self::Highest => words(&["5", "6", "7", "8", "9", "T", "J", "Q", "K"]),
            Self::Columns => numbers(3, 20),
            Self::Down => numbers(0, 10),
            Self::Up => numbers(1, 13),
            Self::Reserves => numbers(0, 8),
            Self::Vacancy => words_of(Vacancy::ALL, Vacancy::word),
            Self::Deal => words_of(RowRule::ALL, RowRule::word),
            Self::PlaceSuit | Self::RunSuit => words_of(SuitRelation::ALL, SuitRelation::word),
            Self::PlaceStep => words_of(Step::ALL, Step::word),
            Self::Wrap | Self::SameRank => words(&["no", "yes"]),
            Self::Lift => {
                let rest = [Unit::Single, Unit::Tail].map(Unit::word);
                let all = RUNS.into_iter().map(|(word, _)| word).chain(rest);
                all.map(Setting::Word).collect()
            }
            Self::RunStart => words_of(RunStart::ALL, RunStart::word),
            Self::Collect => words_of(CollectMode::ALL, CollectMode::word),
        }
    }

    /// What a game has it turned to; `None` where the game has no such thing.
    pub(super) fn of(self, rules: &Rules) -> Option<Setting> {
        let flag = |holds: bool| Setting::Word(if holds { "yes" } else { "no" });
        let count = |number: usize| Setting::Number(u32::try_from(number).unwrap_or(u32::MAX));
        let even = |number: Option<usize>| number.map_or(Setting::AsItIs, count);
        let place = rules.place();
        Some(match self {
            Self::Suits => count(rules.pack().distinct_suits().len()),
            Self::Decks => Setting::Number(rules.pack().decks().into()),
            Self::Highest => {
                let letter = rules.pack().highest().to_string();
                self.settings()
                    .into_iter()
                    .find(|it| it.to_string() == letter)?
            }
            Self::Columns => Setting::Number(rules.columns().into()),
            Self::Down => even(even_height(rules, false)),
            Self::Up => even(even_height(rules, true)),
            Self::Reserves => {
                let reserves = usize::from(rules.reserves());
                let take_cards = rules.reserves_take_cards() && rules.reserve_cards() == 0;
                even((take_cards || reserves == 0).then_some(reserves))
            }
            Self::Vacancy => Setting::Word(rules.vacancy().word()),
            Self::Deal => Setting::Word(rules.row_deal().rule.word()),
            Self::PlaceSuit => Setting::Word(place.suit.word()),
            Self::PlaceStep => Setting::Word(place.step.word()),
            Self::Wrap => flag(place.wrap),
            Self::SameRank => flag(place.same_rank),
            Self::Lift => Setting::Word(match rules.lift() {
                Lift::Single => Unit::Single.word(),
                Lift::Tail => Unit::Tail.word(),
                Lift::Run(suit) => RUNS.into_iter().find(|(_, one)| *one == suit)?.0,
            }),
            Self::RunSuit => Setting::Word(rules.collect()?.suit.word()),
            Self::RunStart => Setting::Word(rules.collect()?.start.word()),
            Self::Collect => Setting::Word(rules.collect()?.mode.word()),
        })
    }

    /// Turns it to a word. What else follows is for [`Variant::turned`].
    pub(super) fn turn_to_word(self, draft: &mut RulesDraft, word: &str) {
        let flag = Some(word == "yes");
        let place = draft.place.get_or_insert_default();
        match self {
            Self::Highest => draft.highest = Some(word.to_owned()),
            Self::Vacancy => draft.vacancy = Vacancy::from_word(word),
            Self::Deal => draft.deal.get_or_insert_default().rule = RowRule::from_word(word),
            Self::PlaceSuit => place.suit = SuitRelation::from_word(word),
            Self::PlaceStep => place.step = Step::from_word(word),
            Self::Wrap => place.wrap = flag,
            Self::SameRank => place.same_rank = flag,
            Self::Lift => {
                let run = RUNS.into_iter().find(|(run, _)| *run == word);
                draft.lift = Some(LiftDraft {
                    unit: run.map_or(Unit::from_word(word), |_| Some(Unit::Run)),
                    suit: run.map(|(_, suit)| suit),
                });
            }
            Self::RunSuit | Self::RunStart | Self::Collect => {
                let collect = draft.collect.get_or_insert_default();
                match self {
                    Self::RunSuit => collect.suit = SuitRelation::from_word(word),
                    Self::RunStart => collect.start = RunStart::from_word(word),
                    _ => collect.mode = CollectMode::from_word(word),
                }
            }
            Self::Suits | Self::Decks | Self::Columns | Self::Down | Self::Up | Self::Reserves => {}
        }
    }

    /// Turns it to a number, as [`Knob::turn_to_word`] does.
    pub(super) fn turn_to_number(self, draft: &mut RulesDraft, number: u32) {
        match self {
            Self::Suits => {
                let suits = SUITS.get((number as usize).wrapping_sub(1));
                draft.suits = suits.map(ToString::to_string);
            }
            Self::Decks => draft.decks = Some(number),
            Self::Columns => draft.columns = Some(number),
            Self::Reserves => {
                draft.reserves = Some(number);
                draft.reserve_cards = Some(0);
                draft.reserves_take = Some(number > 0);
            }
            // The rows are dealt together, and all others have words.
            _ => {}
        }
    }
}

fn words_of<T: Copy>(all: &[T], word: impl Fn(T) -> &'static str) -> Vec<Setting> {
    all.iter().map(|&one| Setting::Word(word(one))).collect()
}
