//! What the engine, which sees every card, shows at the table, and only on request.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use webspinner_rules::{Record, Rules};
use webspinner_store::{BlockingStore, Place};
use webspinner_tui::Start;

use crate::desk::{Desk, deal, rules, setup};

/// Won in two moves, in more ways than one.
const WINS: &str = "1: KS-3S\n2: 2S AS\n3: KH-2H\n4: AH\n";
/// When the ace completes the spades, too few cards are left to deal; played otherwise it is won.
const TRAP: &str = "1: KS-2S\n2: AS\n3: KH QH JH\nstock: TH-AH\n";

fn from_picture(picture: &str) -> Desk {
    let rules = rules("spider");
    let position = rules.parse_picture(picture).expect("a picture");
    Desk::new(Start::Position(rules, position), (80, 24))
}

/// The line of notes and the verdict.
fn status(desk: &Desk) -> String {
    let screen = desk.screen();
    let lines: Vec<&str> = screen.lines().collect();
    lines[lines.len() - 2].trim().to_owned()
}

#[test]
fn analysis_begins_only_after_the_player_read_what_it_means_and_agreed() {
    let mut desk = from_picture(WINS);
    assert!(!desk.shows("Thinking..."), "{}", desk.screen());
    assert!(desk.task().is_none(), "nothing is worked out on its own");
    desk.keys("=");
    assert_snapshot!(desk.screen());
    desk.press(KeyCode::Enter);
    assert!(!desk.shows("Thinking...") && desk.task().is_none());
    desk.keys("=y");
    assert!(status(&desk).ends_with("Thinking..."), "{}", desk.screen());
    assert!(!desk.shows("assisted"), "nothing was shown yet");
}

#[test]
fn live_analysis_says_whether_the_game_can_be_won() {
    let mut desk = from_picture(WINS);
    desk.keys("=y");
    desk.engine();
    assert!(desk.shows("assisted"));
    assert_snapshot!(desk.screen());
    // No key waits for the engine, and what it found holds for the moves of its line too.
    desk.keys("43");
    desk.engine();
    assert!(status(&desk).ends_with("Winnable"), "{}", desk.screen());
    desk.keys("u");
    assert!(status(&desk).ends_with("Winnable"));
    assert!(desk.task().is_none());
    desk.keys("=");
    assert_eq!(status(&desk), "Live analysis is off.");
}

#[test]
fn live_analysis_says_where_the_game_was_lost_and_goes_back_there() {
    let mut desk = from_picture(TRAP);
    desk.keys("=y");
    desk.keys("21");
    desk.press(KeyCode::Esc);
    assert!(status(&desk).ends_with("Lost"), "{}", desk.screen());
    desk.engine();
    assert_snapshot!(desk.screen());
    desk.keys("34");
    assert!(desk.shows("Lost: go back 2 moves"), "{}", desk.screen());
    desk.keys("<");
    assert!(desk.shows("Went back 2 moves. You can still win from here."));
    assert!(status(&desk).ends_with("Winnable"), "{}", desk.screen());
    assert!(desk.shows("0 moves · 2 undos"));
}

#[test]
fn live_analysis_is_stopped_by_a_click_and_the_choice_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    let mut desk = Desk::with(setup(&place), deal("spider", "ms:1"), (80, 24));
    desk.keys("=");
    desk.click("y yes");
    drop(desk);
    let mut desk = Desk::with(setup(&place), deal("spider", "ms:2"), (80, 24));
    assert!(desk.shows("Thinking...") && desk.task().is_some());
    desk.click("Thinking...");
    drop(desk);
    let mut desk = Desk::with(setup(&place), deal("spider", "ms:2"), (80, 24));
    assert!(desk.task().is_none() && !desk.shows("Thinking..."));
}

#[test]
fn an_answer_about_another_position_changes_nothing_on_the_table() {
    let mut desk = from_picture(WINS);
    desk.keys("=y");
    let task = desk.task().expect("a question");
    desk.keys("45");
    desk.work(task);
    assert!(status(&desk).ends_with("Thinking..."), "{}", desk.screen());
    desk.engine();
    assert!(status(&desk).ends_with("Winnable"), "{}", desk.screen());
}

#[test]
fn the_engine_hint_follows_a_winning_line() {
    let mut desk = from_picture(WINS);
    desk.keys("!");
    assert!(
        desk.shows("this game counts as assisted"),
        "{}",
        desk.screen()
    );
    desk.keys("y");
    assert!(desk.shows("The engine is thinking"));
    desk.engine();
    assert!(desk.shows("Engine: ") && desk.shows("assisted"));
    assert_snapshot!(desk.screen());
    // The question is not repeated in this game.
    desk.press(KeyCode::Esc);
    desk.keys("!");
    assert!(desk.shows("Engine: "), "{}", desk.screen());
    assert!(!status(&desk).contains("Winnable"));
}

#[test]
fn an_answer_that_comes_after_the_next_move_is_not_shown() {
    let mut desk = from_picture(WINS);
    desk.keys("!y");
    let task = desk.task().expect("a question");
    desk.keys("45");
    desk.work(task);
    desk.engine();
    assert!(
        !desk.shows("Engine: ") && !desk.shows("assisted"),
        "{}",
        desk.screen()
    );
}

#[test]
fn a_lost_game_has_no_hint_of_the_engine_and_says_so() {
    let mut desk = from_picture(TRAP);
    desk.keys("21");
    desk.press(KeyCode::Esc);
    desk.keys("!y");
    desk.engine();
    assert!(
        desk.shows("This game is lost: no line wins"),
        "{}",
        desk.screen()
    );
    desk.keys("<");
    desk.engine();
    assert!(desk.shows("Went back one move"), "{}", desk.screen());
    desk.keys("<");
    desk.engine();
    assert!(desk.shows("This game can be won."), "{}", desk.screen());
}

#[test]
fn the_solution_is_shown_step_by_step_and_left_at_any_time() {
    let mut desk = from_picture(WINS);
    desk.keys(">y");
    desk.engine();
    desk.press(KeyCode::Right);
    assert_snapshot!(desk.screen());
    desk.press(KeyCode::Esc);
    assert!(desk.shows("0 moves · assisted"), "{}", desk.screen());
    desk.keys(">");
    desk.press(KeyCode::Right);
    desk.press(KeyCode::Enter);
    assert!(desk.shows("1 move · assisted"), "{}", desk.screen());
    desk.keys(">");
    desk.press(KeyCode::End);
    desk.press(KeyCode::Enter);
    assert!(desk.shows("Won!") && desk.shows("Assisted: counted separately"));
}

#[test]
fn a_record_says_that_the_engine_helped_and_statistics_count_it_apart() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    let mut desk = Desk::with(setup(&place), small_deal(), (80, 24));
    desk.keys(">y");
    desk.engine();
    desk.press(KeyCode::End);
    desk.press(KeyCode::Enter);
    assert!(desk.shows("Won!"), "{}", desk.screen());
    let (store, _) = BlockingStore::open(&place).unwrap();
    let results = store.results(None).unwrap();
    assert!(results.len() == 1 && results[0].assisted, "{results:?}");
    let record: Record = saved(&store);
    assert!(record.header.solver && record.header.hints == 0);
}

fn saved(store: &BlockingStore) -> Record {
    let listed = store.list(&webspinner_store::GameFilter::default(), None, 1);
    let id = listed.expect("a list").games[0].id;
    let loaded = store.load(id).expect("a store");
    loaded.expect("it is kept").record
}

/// A game of eight cards, whose every deal is decided at once.
fn small() -> std::sync::Arc<Rules> {
    let text = r#"
        id = "small"
        name = "Small"
        suits = "SS"
        highest = "4"
        columns = 3
        vacancy = "any"
        layout = [{ up = "1-2" }]
        lift = { unit = "run", suit = "one-suit" }
        deal = { rule = "any" }
        collect = { suit = "one-suit" }
    "#;
    std::sync::Arc::new(Rules::parse(text).expect("a sound game"))
}

fn small_deal() -> Start {
    Start::Deal(small(), Some("5".parse().expect("a deal")))
}

#[test]
fn a_deal_that_can_be_won_is_found_dealt_and_marked() {
    let mut desk = Desk::new(small_deal(), (80, 24));
    desk.keys("n");
    assert_snapshot!(desk.screen());
    desk.press(KeyCode::F(6));
    assert_snapshot!(desk.screen());
    desk.engine();
    assert!(desk.shows("This deal can be won.") && desk.shows("assisted"));
    assert!(!desk.shows("own:5 "), "{}", desk.screen());
    // The line is known already.
    desk.keys("!");
    assert!(desk.shows("Engine: ") && desk.task().is_none());
}

#[test]
fn an_easy_deal_is_one_of_the_easy_third() {
    let mut desk = Desk::new(small_deal(), (80, 24));
    desk.keys("n");
    desk.click("F7 easy");
    desk.engine();
    assert!(desk.shows("it is easy."), "{}", desk.screen());
}

#[test]
fn a_search_for_a_deal_can_be_left_and_the_game_is_still_there() {
    let mut desk = Desk::new(small_deal(), (80, 24));
    let before = desk.screen();
    desk.keys("n");
    desk.press(KeyCode::F(9));
    let task = desk.task().expect("a search");
    desk.press(KeyCode::Esc);
    desk.work(task);
    assert_eq!(desk.screen(), before);
}

#[test]
fn the_program_can_begin_with_a_search() {
    let criteria = webspinner_table::Criteria::Winnable;
    let mut desk = Desk::new(Start::FindDeal(small(), criteria), (80, 24));
    assert!(desk.shows("winnable deal"), "{}", desk.screen());
    desk.engine();
    assert!(desk.shows("This deal can be won."), "{}", desk.screen());
    let mut desk = Desk::new(Start::FindDeal(small(), criteria), (80, 24));
    desk.press(KeyCode::Esc);
    assert_eq!(desk.flow, webspinner_tui::Flow::Quit);
}

#[test]
fn how_hard_a_deal_is_comes_with_its_figures() {
    let mut desk = Desk::new(small_deal(), (80, 24));
    desk.keys("%y");
    assert!(
        desk.shows("The engine solves this deal"),
        "{}",
        desk.screen()
    );
    desk.engine();
    assert_snapshot!(desk.screen());
    desk.press(KeyCode::Esc);
    assert!(desk.shows("assisted"));
}

#[test]
fn a_deal_that_cannot_be_won_has_no_difficulty() {
    let mut desk = from_picture("1: KH QH JH\nstock: TH-AH\n");
    desk.keys("%y");
    desk.engine();
    assert!(desk.shows("It cannot be won."), "{}", desk.screen());
}
