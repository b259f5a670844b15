//! The texts in every language, written as its readers write.

use crate::sources::{arguments, bodies, check_signs};
use webspinner_tasks::{Goal, MESSAGES_EN, Mistake, Standing, TEXTS, puzzles};
use webspinner_words::{Catalogue, Language, Message, Say};

#[test]
fn texts_have_the_signs_of_their_language_and_none_was_left_in_english() {
    // What joins two texts needs no words.
    let own = |source| {
        let mut texts = bodies(source);
        texts.retain(|name, _| *name != "goal-and-standing");
        texts
    };
    let english = own(MESSAGES_EN);
    for (language, source) in TEXTS {
        check_signs(language.tag(), source);
        let texts = own(source);
        for (name, body) in &texts {
            let given = arguments(&english[name]);
            assert!(
                arguments(body).is_subset(&given),
                "{}: {name}",
                language.tag()
            );
        }
        let is_english = *language == Language::English;
        let same = texts.iter().filter(|(name, body)| english[*name] == **body);
        assert!(is_english || same.count() == 0, "{}", language.tag());
    }
}

/// What puzzles ask for, and how good a move was.
fn said() -> Vec<Message> {
    let goals = Goal::ALL.map(|goal| {
        let puzzle = puzzles().iter().find(|puzzle| puzzle.goal == goal);
        puzzle.expect("one of each goal").message()
    });
    let standings = [
        Standing::Open { left: 1 },
        Standing::Open { left: 2 },
        Standing::Reached,
        Standing::Missed(Mistake::OutOfMoves),
        Standing::Missed(Mistake::Loses),
        Standing::Missed(Mistake::TooSlow),
    ];
    let standings = standings.iter().map(Say::message);
    goals.into_iter().chain(standings).collect()
}

#[test]
fn goals_and_standings_are_said_in_every_language() {
    let texts = Language::ALL.map(|language| {
        let catalogue = Catalogue::layered(language, &[TEXTS]).expect("the sources are valid");
        let texts = said().into_iter().map(|message| {
            let text = catalogue.try_text(&message);
            text.unwrap_or_else(|problems| panic!("{}: {problems:?}", language.tag()))
        });
        texts.collect::<Vec<String>>()
    });
    for (at, english) in texts[0].iter().enumerate() {
        let same = texts.iter().filter(|others| others[at] == *english);
        assert_eq!(same.count(), 1, "{english}");
    }
}
