//! Little Spider, its options and its prunings, on packs of up to five ranks.

use webspinner_rules::games;

use super::*;

/// A Little Spider with packs of this height on this many columns.
fn little(option: &Rules, highest: char, columns: usize) -> Rules {
    let id = option.id().as_str();
    let file = format!(
        "id = 'tiny'\nname = 'Tiny'\ninherits = '{id}'\nhighest = '{highest}'\n\
         columns = {columns}\nlayout = [{{ up = '1-{columns}' }}]\n"
    );
    Rules::parse(&file).expect("a game like Little Spider")
}

#[test]
fn small_little_spiders_are_decided_as_brute_force_decides_them() {
    let (mut won, mut lost) = (0, 0);
    let options = games::all().filter(|game| crate::problem::builds_foundations(game));
    for option in options {
        for (highest, columns) in [('3', 4), ('4', 4), ('4', 2), ('5', 2)] {
            let rules = little(option, highest, columns);
            assert!(crate::problem::builds_foundations(&rules));
            for number in 1..=6 {
                let mut position = rules.deal(&Shuffle::own(number)).expect("an own deal");
                // The last part of the game, in which these prunings hold, on wasted and on good
                // starts.
                let deals = (0..number % 4).map(|_| Move::Deal);
                for deal in deals {
                    if let Ok(legal) = rules.check(&position, deal) {
                        let _ = position.apply(&rules, legal);
                    }
                }
                match compare(&rules, &position) {
                    Some(Truth::Won) => won += 1,
                    Some(Truth::Lost) => lost += 1,
                    None => {}
                }
            }
        }
    }
    assert!(won > 10 && lost > 10, "{won} won, {lost} lost");
}
