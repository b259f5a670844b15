//! The built-in games: all there, all valid, and each file says what it should.

use std::collections::{BTreeMap, BTreeSet};

use webspinner_rules::{Rules, games};

#[test]
fn every_game_is_found_by_its_id_and_version() {
    for rules in games::all() {
        let id = rules.id().as_str();
        assert_eq!(games::find(id), Some(rules));
        assert_eq!(games::find_version(id, rules.version()), Some(rules));
        assert_eq!(games::find_version(id, rules.version() + 1), None);
    }
}

#[test]
fn every_game_reads_back_from_its_text() {
    for rules in games::all() {
        let text = rules.to_toml();
        assert_eq!(Rules::parse(&text).as_ref(), Ok(&**rules), "{text}");
        assert!(!text.contains("inherits"));
    }
}

#[test]
fn every_game_can_be_made_from_its_draft() {
    for rules in games::all() {
        assert_eq!(Rules::from_draft(&rules.to_draft()).as_ref(), Ok(&**rules));
    }
}

#[test]
fn games_of_a_group_stand_together() {
    let mut groups: Vec<&str> = games::all().map(|rules| &*rules.about().group).collect();
    groups.dedup();
    let distinct: BTreeSet<&str> = groups.iter().copied().collect();
    assert_eq!(groups.len(), distinct.len(), "{groups:?}");
}

#[test]
fn no_two_games_share_a_name() {
    let mut owners: BTreeMap<String, &str> = BTreeMap::new();
    for rules in games::all() {
        let about = rules.about();
        for name in about.also.iter().chain([&about.name]) {
            let other = owners.insert(name.to_lowercase(), rules.id().as_str());
            assert_eq!(other, None, "{name}");
        }
    }
}

#[test]
fn relatives_are_other_games() {
    for rules in games::all() {
        let relatives = &rules.about().relatives;
        assert!(!relatives.is_empty(), "{} has no `relatives`", rules.id());
        for relative in relatives {
            assert!(
                games::find(relative.as_str()).is_some(),
                "{}: {relative}",
                rules.id()
            );
            assert_ne!(relative, rules.id());
        }
    }
}

#[test]
fn tags_are_of_the_vocabulary_and_true() {
    for rules in games::all() {
        let (id, tags) = (rules.id(), &rules.about().tags);
        let has = |tag: &str| tags.iter().any(|own| own == tag);
        for tag in tags {
            assert!(games::TAGS.contains(&&**tag), "{id}: {tag}");
        }
        let decks = [
            "one-deck",
            "two-decks",
            "three-decks",
            "four-decks",
            "five-decks",
        ];
        for (number, tag) in (1..).zip(decks) {
            assert_eq!(has(tag), rules.pack().decks() == number, "{id}: {tag}");
        }
        for (number, tag) in (1..).zip(["one-suit", "two-suits", "three-suits"]) {
            let suits = rules.pack().distinct_suits().len();
            assert_eq!(has(tag), suits == number, "{id}: {tag}");
        }
        let open = rules.layout().cards().iter().all(|card| card.face_up);
        assert_eq!(has("open"), open, "{id}");
        assert_eq!(has("foundations"), rules.foundations().is_some(), "{id}");
        let choices: [&[&str]; 4] = [
            &["small", "large"],
            &["short", "long"],
            &["luck", "skill"],
            &["easy", "medium", "hard"],
        ];
        for choice in choices {
            let chosen = choice.iter().filter(|tag| has(tag)).count();
            assert_eq!(chosen, 1, "{id} has one tag of {choice:?}");
        }
    }
}

#[test]
fn every_game_has_advice() {
    for rules in games::all() {
        let lines = rules.advice().len();
        assert!(
            lines >= 2,
            "{} has less than two lines of `advice`",
            rules.id()
        );
    }
}
