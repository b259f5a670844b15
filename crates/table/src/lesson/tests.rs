//! Every lesson can be passed as its solution says, and only so: no step lets every move pass.

use std::collections::BTreeSet;

use webspinner_rules::Outcome;
use webspinner_words::{Catalogue, Language};

use super::words::lesson_keys;
use super::*;

/// Every step with its lesson.
fn steps() -> impl Iterator<Item = (&'static Lesson, &'static LessonStep)> {
    let with = |lesson: &'static Lesson| lesson.steps.iter().map(move |step| (lesson, step));
    lessons().iter().flat_map(with)
}

#[test]
fn spider_has_five_to_eight_steps_and_the_others_three_to_five() {
    let counts: Vec<_> = lessons()
        .iter()
        .map(|lesson| (lesson.id.as_str(), lesson.steps.len()))
        .collect();
    let [("spider", spider), rest @ ..] = counts.as_slice() else {
        panic!("Spider comes first: {counts:?}");
    };
    assert!((5..=8).contains(spider));
    assert!(rest.iter().all(|(_, count)| (3..=5).contains(count)));
    for (id, _) in counts {
        assert!(webspinner_rules::games::find(id).is_some(), "{id}");
    }
}

#[test]
fn a_solution_reaches_the_goal_with_its_last_move_and_not_before() {
    for (lesson, step) in steps() {
        let at = format!("{}: {}", lesson.id, step.id);
        assert!(!step.goals.is_empty(), "{at}");
        let mut session = step.session();
        for (made, next) in step.solution.iter().enumerate() {
            let left = step.moves - made;
            assert_eq!(step.standing(&session), Standing::Open { left }, "{at}");
            assert_eq!(step.next_move(&session), Some(*next), "{at}");
            let played = session.play(*next, 0);
            played.unwrap_or_else(|why| panic!("{at}: {next}: {why}"));
        }
        assert_eq!(step.standing(&session), Standing::Reached, "{at}");
        assert_eq!(step.next_move(&session), None, "{at}");
        assert_ne!(session.outcome(), Some(Outcome::Won), "{at}");
        session.undo(0).expect("a move was made");
        assert!(
            matches!(step.standing(&session), Standing::Open { .. }),
            "{at}"
        );
    }
}

/// How all lines end that a player may try: with the goal, and without it.
fn ends(step: &LessonStep, session: &Session) -> (usize, usize) {
    match step.standing(session) {
        Standing::Reached => (1, 0),
        Standing::Missed => (0, 1),
        Standing::Open { .. } => {
            let moves = session.game.legal_moves();
            if moves.is_empty() {
                return (0, 1);
            }
            moves.into_iter().fold((0, 0), |sum, legal| {
                let mut after = session.clone();
                after.play(legal.get(), 0).expect("a legal move");
                let (reached, missed) = ends(step, &after);
                (sum.0 + reached, sum.1 + missed)
            })
        }
    }
}

#[test]
fn wrong_moves_do_not_pass() {
    for (lesson, step) in steps() {
        let (reached, missed) = ends(step, &step.session());
        let at = format!("{}: {}: {reached}, {missed}", lesson.id, step.id);
        // Where nothing else is legal, the rules themselves refuse what is wrong.
        let is_forced = step.session().game.legal_moves().len() == 1;
        assert!(reached > 0 && (missed > 0 || is_forced), "{at}");
    }
}

#[test]
fn a_player_who_went_another_way_is_not_shown_a_move_of_the_solution() {
    let lesson = lesson("spider").expect("there is one");
    let step = &lesson.steps[1];
    let mut session = step.session();
    session
        .play("3-2".parse().expect("a move"), 0)
        .expect("it is legal");
    assert_eq!(step.next_move(&session), None);
    assert_eq!(step.standing(&session), Standing::Missed);
}

/// The cards that a text names, such as `10♠`.
fn cards_named(text: &str) -> BTreeSet<String> {
    let letters: Vec<char> = text.chars().collect();
    let suits = letters.iter().enumerate();
    suits
        .filter(|(_, letter)| "♠♥♦♣".contains(**letter))
        .map(|(at, suit)| {
            let rank = if at >= 2 && letters[at - 2..at] == ['1', '0'] {
                'T'
            } else {
                letters[at - 1]
            };
            format!("{rank}{suit}")
        })
        .collect()
}

#[test]
fn every_language_says_what_every_step_needs_and_names_the_same_cards() {
    let catalogues = Language::ALL.map(|language| {
        let texts = Catalogue::layered(language, &[LESSON_TEXTS]);
        (language.tag(), texts.expect("sound sources"))
    });
    let (_, english) = &catalogues[0];
    assert_eq!(catalogues[0].0, "en");
    let mut wanted = BTreeSet::from(["lesson-missed".to_owned()]);
    for (lesson, step) in steps() {
        let keys = lesson_keys(lesson, step);
        let on_table: BTreeSet<String> = step
            .start
            .columns()
            .iter()
            .flat_map(webspinner_rules::Pile::open)
            .map(|card| format!("{}{}", card.rank().letter(), card.suit().symbol()))
            .collect();
        for key in keys {
            if key.ends_with("-missed") && english.find(&key).is_none() {
                continue;
            }
            let mut named = None;
            for (tag, texts) in &catalogues {
                let text = texts.find(&key);
                let text = text.unwrap_or_else(|| panic!("{tag}: {key}"));
                let cards = cards_named(&text);
                assert!(cards.is_subset(&on_table), "{key}: {text}");
                let first = named.get_or_insert_with(|| cards.clone());
                assert_eq!(*first, cards, "{tag}: {key}");
            }
            wanted.insert(key);
        }
    }
    // Nothing is there that no step says, and no language says more than English.
    for (language, source) in LESSON_TEXTS {
        let names = source.lines().filter_map(|line| line.split_once(" = "));
        let there: BTreeSet<String> = names.map(|(name, _)| name.to_owned()).collect();
        assert_eq!(there, wanted, "{}", language.tag());
    }
}
