//! The rules pages of all games, as a reader sees them.

use webspinner_rules::games;
use webspinner_words::{CardStyle, Catalogue, GameTexts};

#[test]
fn every_game_has_a_page_that_reads_well() {
    for game in games::all() {
        let page = game.page().text(Catalogue::english());
        insta::assert_snapshot!(game.id().as_str(), page);
    }
}

#[test]
fn no_page_has_an_unfilled_gap() {
    for game in games::all() {
        for section in game.page().sections() {
            for sentence in section.sentences() {
                let text = Catalogue::english().try_text(sentence);
                text.unwrap_or_else(|problems| panic!("{}: {problems:?}", game.id()));
            }
        }
    }
}

#[test]
fn pages_are_plain_ascii_for_plain_terminals() {
    let letters = Catalogue::english().clone().with_cards(CardStyle::Letters);
    for game in games::all() {
        let page = game.page().text(&letters);
        assert!(page.is_ascii(), "{}: {page}", game.id());
    }
}
