//! No text and no draft can make the reader of game files fail; and what it accepts, it writes.

use proptest::prelude::*;
use webspinner_rules::{Rules, games};

/// The file of some game, in one of its two forms.
fn some_file() -> impl Strategy<Value = String> {
    (0..games::all().len()).prop_map(|index| {
        let rules = games::all().nth(index).expect("a game of the list");
        rules.to_toml()
    })
}

/// A piece of text to put somewhere.
fn some_piece() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        any::<char>().prop_map(String::from),
        prop::sample::select(vec![
            "0",
            "31",
            "4000000000",
            "-1",
            "\"",
            "'",
            "[",
            "]",
            "{",
            "}",
            "=",
            ".",
            "\n",
            "#",
            "any",
            "never",
            "1-10",
            "10-1",
            "tail",
            "wrap = true\n",
            "[foundations]\n",
            "inherits = 'spider'\n",
            "up-or-down",
            "alternating",
            "reserves = 2\n",
            "reserves-take = true\n",
            "\u{feff}",
            "\r\n",
        ])
        .prop_map(String::from),
    ]
}

pub(crate) fn damaged_file() -> impl Strategy<Value = String> {
    let damage = prop::collection::vec(
        (any::<prop::sample::Index>(), 0..12_usize, some_piece()),
        1..4,
    );
    (some_file(), damage).prop_map(|(file, damage)| {
        let mut letters: Vec<char> = file.chars().collect();
        for (at, cut, piece) in damage {
            let at = at.index(letters.len() + 1);
            let end = (at + cut).min(letters.len());
            letters.splice(at..end, piece.chars());
        }
        letters.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_file_is_read_or_reported(text in damaged_file()) {
        match Rules::parse(&text) {
            Ok(rules) => {
                let written = rules.to_toml();
                prop_assert_eq!(Rules::parse(&written), Ok(rules), "{}", written);
            }
            Err(report) => {
                let lines = text.lines().count() + 1;
                for problem in report.problems() {
                    prop_assert!(problem.line().is_none_or(|line| (1..=lines).contains(&(line as usize))));
                    prop_assert!(!problem.to_string().contains(|letter: char| letter.is_control()));
                }
            }
        }
    }

    #[test]
    fn any_text_is_read_or_reported(text in any::<String>()) {
        let _ = Rules::parse(&text);
    }

    /// A game that was accepted can be dealt: the rules rely on nothing that was not checked.
    #[test]
    fn an_accepted_game_can_be_dealt_and_played(text in damaged_file()) {
        let Ok(rules) = Rules::parse(&text) else { return Ok(()) };
        let cards: Vec<_> = rules.pack().cards().collect();
        let mut position = rules.lay_out(webspinner_rules::LayoutStyle::Own, &cards).expect("its pack");
        for step in 0..40 {
            let moves = rules.legal_moves(&position);
            let Some(&chosen) = moves.get(step % moves.len().max(1)) else { break };
            let _ = position.apply(&rules, chosen);
        }
    }
}
