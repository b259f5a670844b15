//! Every lesson can be passed as its solution says, and only so: no step lets every move pass.

use std::collections::{BTreeSet, HashSet};

use webspinner_rules::Outcome;
use webspinner_words::{Catalogue, Language};

use super::*;
use crate::task::step_text_name;
use crate::words::TEXTS;

/// Every step with its lesson.
fn steps() -> impl Iterator<Item = (&'static Lesson, &'static LessonStep)> {
    let with = |lesson: &'static Lesson| lesson.steps.iter().map(move |step| (lesson, step));
    lessons().iter().flat_map(with)
}

#[test]
fn lessons_are_short_and_those_about_a_game_have_its_id() {
    assert_eq!(lessons()[0].id, "spider");
    for lesson in lessons() {
        let (is_first, id) = (lesson.id == "spider", &lesson.id);
        let steps = match lesson.group() {
            LessonGroup::Games if is_first => 5..=8,
            LessonGroup::Games => 3..=5,
            LessonGroup::PlayingWell => 2..=4,
        };
        assert!(steps.contains(&lesson.steps.len()), "{id}");
        let game = webspinner_rules::games::find(id);
        let taught = lesson.taught.as_ref().map(|game| game.id());
        assert_eq!(taught, game.map(|game| game.id()), "{id}");
    }
}

#[test]
fn one_lesson_leads_to_the_next_and_the_first_to_those_about_playing_well() {
    let mut groups = Vec::new();
    for lesson in lessons() {
        if groups.last() != Some(&lesson.group()) {
            groups.push(lesson.group());
        }
        if let Some(then) = &lesson.then {
            let next = lesson.next_lesson();
            assert_eq!(next.map(|next| &next.id), Some(then), "{}", lesson.id);
        }
    }
    assert_eq!(
        groups,
        LessonGroup::ALL,
        "the lessons of a group come together"
    );
    let mut well = LessonGroup::PlayingWell.lessons();
    let mut at = lessons()[0].next_lesson();
    while let Some(lesson) = at {
        assert_eq!(well.next().map(|one| &one.id), Some(&lesson.id));
        at = lesson.next_lesson();
    }
    assert!(well.next().is_none(), "each leads to the next");
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

/// Where lines of legal moves lead, line by line shorter first: the positions with what the moves
/// have done, once each, in a few moves from the start.
fn levels(step: &LessonStep) -> Vec<HashSet<(Position, count::Sums)>> {
    let mut levels = vec![HashSet::from([(
        step.start.clone(),
        count::Sums::default(),
    )])];
    let mut seen = levels[0].clone();
    for _ in 0..step.moves {
        let mut next = HashSet::new();
        for (position, sums) in levels.last().expect("the start is there") {
            for legal in step.rules.legal_moves(position) {
                let (mut after, mut sums) = (position.clone(), sums.clone());
                let undo = after.apply(&step.rules, legal);
                sums.add(&step.rules, position, legal.get(), undo);
                let reached = (after, sums);
                if seen.insert(reached.clone()) {
                    next.insert(reached);
                }
            }
        }
        levels.push(next);
    }
    levels
}

impl LessonStep {
    fn is_reached(&self, (position, sums): &(Position, count::Sums)) -> bool {
        self.goals.iter().all(|goal| goal.holds(position, sums))
    }
}

#[test]
fn no_shorter_way_reaches_the_goal_and_wrong_moves_do_not() {
    for (lesson, step) in steps() {
        let at = format!("{}: {}", lesson.id, step.id);
        let levels = levels(step);
        let (last, before) = levels.split_last().expect("the start is there");
        // The lessons about games leave a newcomer a move to spare.
        if lesson.group() == LessonGroup::PlayingWell {
            assert_eq!(step.solution.len(), step.moves, "{at}");
            let early = before.iter().flatten().any(|one| step.is_reached(one));
            assert!(!early, "{at}: fewer moves do");
        }
        let reached = levels.iter().flatten().any(|one| step.is_reached(one));
        // Where nothing else is legal, the rules themselves refuse what is wrong.
        let is_forced = step.session().view().legal_moves().len() == 1;
        let missed = last.iter().any(|one| !step.is_reached(one));
        assert!(reached && (missed || is_forced), "{at}");
    }
}

#[test]
fn where_a_lesson_says_so_nothing_but_its_solution_reaches_the_goal() {
    let mut count = 0;
    for (lesson, step) in steps().filter(|(_, step)| step.only) {
        let levels = levels(step);
        let ends = levels.iter().flatten().filter(|one| step.is_reached(one));
        let ends: HashSet<&Position> = ends.map(|(position, _)| position).collect();
        let mut session = step.session();
        for made in &step.solution {
            session.play(*made, 0).expect("it is legal");
        }
        let at = format!("{}: {}", lesson.id, step.id);
        assert_eq!(ends, HashSet::from([session.position()]), "{at}");
        count += 1;
    }
    assert!(count > 0);
}

#[test]
fn no_column_hides_more_cards_than_were_dealt_face_down() {
    for (lesson, step) in steps().filter(|(lesson, _)| lesson.taught.is_none()) {
        let layout = step.rules.layout().cards().iter();
        let down: Vec<_> = layout.filter(|card| !card.face_up).collect();
        for (column, pile) in step.start.columns().iter().enumerate() {
            let hidden = pile.cards().len() - pile.open().len();
            let dealt = down.iter().filter(|card| card.column.index() == column);
            assert!(
                hidden <= dealt.count(),
                "{}: {}: {column}",
                lesson.id,
                step.id
            );
        }
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
    assert_eq!(
        step.standing(&session),
        Standing::Missed(Mistake::OutOfMoves)
    );
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
        let texts = Catalogue::layered(language, &[TEXTS]);
        (language.tag(), texts.expect("valid sources"))
    });
    let (_, english) = &catalogues[0];
    assert_eq!(catalogues[0].0, "en");
    let mut wanted = BTreeSet::new();
    let groups = LessonGroup::ALL.iter().map(|group| group.title());
    let well = LessonGroup::PlayingWell.lessons().map(Lesson::title);
    wanted.extend(groups.chain(well).map(|title| title.id().to_owned()));
    for (lesson, step) in steps() {
        let standings = [
            Standing::Open { left: 1 },
            Standing::Reached,
            Standing::Missed(Mistake::OutOfMoves),
        ];
        let keys = standings.map(|standing| step_text_name(lesson, step, standing));
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
    for (language, source) in TEXTS {
        let names = source.lines().filter_map(|line| line.split_once(" = "));
        let names = names.map(|(name, _)| name.to_owned());
        let there: BTreeSet<String> = names.filter(|name| name.starts_with("lesson-")).collect();
        assert_eq!(there, wanted, "{}", language.tag());
    }
}
