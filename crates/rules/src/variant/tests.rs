//! Games made of all built-in ones.

use super::*;

/// What two games have to agree in to be the same, whatever they are called.
fn nameless(rules: &Rules) -> RulesDraft {
    RulesDraft {
        id: None,
        version: None,
        name: None,
        also: None,
        group: None,
        relatives: None,
        tags: None,
        advice: None,
        ..rules.to_draft()
    }
}

#[test]
fn whatever_can_be_turned_makes_a_file_that_says_the_same() {
    for base in games::all() {
        let variant = Variant::of(base);
        for Turned { knob, settings, .. } in variant.knobs() {
            for setting in settings {
                let place = format!("{}, {knob:?} {setting}", base.id());
                let turned = variant.turned(knob, setting).expect(&place);
                assert_eq!(knob.of(turned.rules()), Some(setting), "{place}");
                let file = turned.draft("A Game").to_toml();
                let read = Rules::parse(&file).expect(&place);
                assert_eq!(nameless(&read), nameless(turned.rules()), "{place}\n{file}");
            }
        }
    }
}

fn turned(base: &str, turns: &[(Knob, &str)]) -> Variant {
    let base = games::find(base).expect("a built-in game");
    let turn = |variant: Variant, (knob, setting): &(Knob, &str)| {
        let setting = knob.read(setting).expect("a setting");
        variant.turned(*knob, setting).expect("a game")
    };
    turns.iter().fold(Variant::of(base), turn)
}

#[test]
fn turning_back_leaves_nothing_behind() {
    let turns = [
        (Knob::Columns, "8"),
        (Knob::Decks, "1"),
        (Knob::SameRank, "yes"),
        (Knob::Lift, "tail"),
        (Knob::SameRank, "no"),
        (Knob::Lift, "run-one-suit"),
        (Knob::Decks, "2"),
        (Knob::Columns, "10"),
    ];
    let file = turned("spider", &turns).draft("Mine").to_toml();
    assert_eq!(
        file,
        "id = \"mine\"\nversion = 1\ninherits = \"spider\"\nname = \"Mine\"\n\
         relatives = [\"spider\"]\nadvice = []\n"
    );
}

#[test]
fn cards_add_up_again_after_each_turn() {
    // 52 cards on nine columns: five rows, and seven cards.
    let simon = turned("simple-simon", &[(Knob::Columns, "9")]);
    let layout = simon.draft("Mine").layout.expect("its own layout");
    let up: Vec<_> = layout
        .iter()
        .map(|row| (row.times, row.up.as_deref()))
        .collect();
    assert_eq!(up, [(Some(5), Some("1-9")), (None, Some("1-7"))]);
    assert_eq!(simon.rules().layout().cards().len(), 52);
    assert_eq!(simon.rules().stock_size(), 0);
    let spider = turned("spider", &[(Knob::Highest, "5"), (Knob::Decks, "1")]);
    assert!(spider.rules().stock_size() > 0);
    let open = turned("spider", &[(Knob::Deal, "none")]);
    assert_eq!(open.rules().stock_size(), 0);
}

#[test]
fn a_name_makes_an_id_that_no_built_in_game_has() {
    let variant = turned("spider", &[]);
    let id = |name: &str| variant.draft(name).id;
    assert_eq!(
        id("Zoë\u{2019}s  2nd Game").as_deref(),
        Some("zo-s-2nd-game")
    );
    assert_eq!(id("\u{8718}\u{86db}").as_deref(), Some("spider-variant"));
    assert_eq!(id("Wasp").as_deref(), Some("wasp-variant"));
    assert_eq!(id(&"x".repeat(99)).map(|id| id.len()), Some(32));
}
