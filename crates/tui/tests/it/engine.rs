//! What the engine, which sees every card, shows at the table, and only on request.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use webspinner_db::Place;
use webspinner_rules::record::Record;
use webspinner_store::BlockingStore;
use webspinner_tui::Start;

use crate::player::{Player, deal, eight_cards, rules, setup};

/// Won in two moves, in more ways than one.
const WINS: &str = "1: KS-3S\n2: 2S AS\n3: KH-2H\n4: AH\n";
/// When the ace completes the spades, too few cards are left to deal; played otherwise it is won.
const TRAP: &str = "1: KS-2S\n2: AS\n3: KH QH JH\nstock: TH-AH\n";

fn from_picture(picture: &str) -> Player {
    let rules = rules("spider");
    let position = rules.parse_picture(picture).expect("a picture");
    Player::new(Start::Position(rules, position), (80, 24))
}

/// The line of notes and the verdict.
fn status(player: &Player) -> String {
    let screen = player.screen();
    let lines: Vec<&str> = screen.lines().collect();
    lines[lines.len() - 2].trim().to_owned()
}

#[test]
fn analysis_begins_only_after_the_player_read_what_it_means_and_agreed() {
    let mut player = from_picture(WINS);
    assert!(!player.shows("Thinking..."), "{}", player.screen());
    assert!(player.job().is_none(), "the engine does nothing unasked");
    player.keys("=");
    assert_snapshot!(player.screen());
    player.press(KeyCode::Enter);
    assert!(!player.shows("Thinking...") && player.job().is_none());
    player.keys("=y");
    assert!(
        status(&player).ends_with("Thinking..."),
        "{}",
        player.screen()
    );
    assert!(!player.shows("assisted"), "nothing was shown yet");
}

#[test]
fn live_analysis_says_whether_the_game_can_be_won() {
    let mut player = from_picture(WINS);
    player.keys("=y");
    player.engine();
    assert!(player.shows("assisted"));
    assert_snapshot!(player.screen());
    // No key waits for the engine, and what it found holds for the moves of its line too.
    player.keys("43");
    player.engine();
    assert!(status(&player).ends_with("Winnable"), "{}", player.screen());
    player.keys("u");
    assert!(status(&player).ends_with("Winnable"));
    assert!(player.job().is_none());
    player.keys("=");
    assert_eq!(status(&player), "Live analysis is off.");
}

#[test]
fn live_analysis_says_where_the_game_was_lost_and_goes_back_there() {
    let mut player = from_picture(TRAP);
    player.keys("=y");
    player.keys("21");
    player.press(KeyCode::Esc);
    assert!(status(&player).ends_with("Lost"), "{}", player.screen());
    player.engine();
    assert_snapshot!(player.screen());
    player.keys("34");
    assert!(player.shows("Lost: go back 2 moves"), "{}", player.screen());
    player.keys("<");
    assert!(player.shows("Went back 2 moves: this position is winnable."));
    assert!(status(&player).ends_with("Winnable"), "{}", player.screen());
    assert!(player.shows("0 moves · 2 undos"));
}

#[test]
fn live_analysis_is_stopped_by_a_click() {
    let mut player = Player::new(deal("spider", "ms:1"), (80, 24));
    player.keys("=");
    player.click("y yes");
    assert!(player.shows("Thinking...") && player.job().is_some());
    player.click("Thinking...");
    assert!(player.job().is_none() && !player.shows("Thinking..."));
}

#[test]
fn live_analysis_ends_with_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    let mut player = Player::with(setup(&place), deal("spider", "ms:1"), (80, 24));
    let is_on = |player: &mut Player| {
        let searches = player.job().is_some();
        assert_eq!(player.shows("Thinking..."), searches, "{}", player.screen());
        searches
    };
    player.keys("=y");
    assert!(is_on(&mut player));
    player.keys("n2");
    player.press(KeyCode::Enter);
    assert!(player.shows("deal 2 ") && !is_on(&mut player));
    player.keys("=y");
    assert!(is_on(&mut player));
    drop(player);
    let mut player = Player::with(setup(&place), Start::Resume, (80, 24));
    assert!(player.shows("deal 2 ") && !is_on(&mut player));
}

#[test]
fn live_analysis_goes_on_after_a_lesson() {
    let mut player = Player::new(deal("spider", "ms:1"), (80, 24));
    player.keys("=y");
    player.keys("m");
    player.click("lessons: learn to play");
    player.press(KeyCode::Enter);
    assert!(player.shows("step 1 of") && !player.shows("Thinking..."));
    player.keys("q");
    assert!(player.shows("Thinking...") && player.job().is_some());
}

#[test]
fn an_answer_about_another_position_changes_nothing_on_the_table() {
    let mut player = from_picture(WINS);
    player.keys("=y");
    let job = player.job().expect("a question");
    player.keys("45");
    player.work(job);
    assert!(
        status(&player).ends_with("Thinking..."),
        "{}",
        player.screen()
    );
    player.engine();
    assert!(status(&player).ends_with("Winnable"), "{}", player.screen());
}

#[test]
fn the_engine_hint_follows_a_winning_line() {
    let mut player = from_picture(WINS);
    player.keys("!");
    assert!(
        player.shows("this game counts as assisted"),
        "{}",
        player.screen()
    );
    player.keys("y");
    assert!(player.shows("The engine is thinking"));
    player.engine();
    assert!(player.shows("Engine: ") && player.shows("assisted"));
    assert_snapshot!(player.screen());
    // The player is not asked again in this game.
    player.press(KeyCode::Esc);
    player.keys("!");
    assert!(player.shows("Engine: "), "{}", player.screen());
    assert!(!status(&player).contains("Winnable"));
}

#[test]
fn an_answer_that_comes_after_the_next_move_is_not_shown() {
    let mut player = from_picture(WINS);
    player.keys("!y");
    let job = player.job().expect("a question");
    player.keys("45");
    player.work(job);
    player.engine();
    assert!(
        !player.shows("Engine: ") && !player.shows("assisted"),
        "{}",
        player.screen()
    );
}

#[test]
fn a_lost_game_has_no_hint_of_the_engine_and_says_so() {
    let mut player = from_picture(TRAP);
    player.keys("21");
    player.press(KeyCode::Esc);
    player.keys("!y");
    player.engine();
    assert!(
        player.shows("This position is lost: no line of play"),
        "{}",
        player.screen()
    );
    player.keys("<");
    player.engine();
    assert!(player.shows("Went back one move"), "{}", player.screen());
    player.keys("<");
    player.engine();
    assert!(
        player.shows("This position is winnable."),
        "{}",
        player.screen()
    );
}

#[test]
fn the_solution_is_shown_step_by_step_and_left_at_any_time() {
    let mut player = from_picture(WINS);
    player.keys(">y");
    player.engine();
    player.press(KeyCode::Right);
    assert_snapshot!(player.screen());
    player.press(KeyCode::Esc);
    assert!(player.shows("0 moves · assisted"), "{}", player.screen());
    player.keys(">");
    player.press(KeyCode::Right);
    player.press(KeyCode::Enter);
    assert!(player.shows("1 move · assisted"), "{}", player.screen());
    player.keys(">");
    player.press(KeyCode::End);
    player.press(KeyCode::Enter);
    assert!(player.shows("Won!") && player.shows("Assisted: counted separately"));
}

#[test]
fn a_record_says_that_the_engine_helped_and_statistics_count_it_apart() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    let mut player = Player::with(setup(&place), small_deal(), (80, 24));
    player.keys(">y");
    player.engine();
    player.press(KeyCode::End);
    player.press(KeyCode::Enter);
    assert!(player.shows("Won!"), "{}", player.screen());
    let (store, _) = BlockingStore::open(&place).unwrap();
    let results = store.results(None).unwrap();
    assert!(
        results.len() == 1 && results[0].summary.assisted(),
        "{results:?}"
    );
    let record: Record = saved(&store);
    assert!(record.header.solver && record.header.hints == 0);
}

pub(crate) fn saved(store: &BlockingStore) -> Record {
    let listed = store.list(&webspinner_store::GameFilter::default(), None, 1);
    let id = listed.expect("a list").games[0].id;
    let loaded = store.load(id).expect("a store");
    loaded.expect("it is kept").record
}

fn small_deal() -> Start {
    Start::Deal(eight_cards("any"), Some("5".parse().expect("a deal")))
}

#[test]
fn a_deal_that_can_be_won_is_found_dealt_and_marked() {
    let mut player = Player::new(small_deal(), (80, 24));
    player.keys("n");
    assert_snapshot!(player.screen());
    player.press(KeyCode::F(6));
    assert_snapshot!(player.screen());
    player.engine();
    assert!(player.shows("This deal is winnable.") && !player.shows("assisted"));
    assert!(!player.shows("deal 5 "), "{}", player.screen());
    // The line is known already; to see it is help.
    player.keys("!y");
    assert!(player.shows("Engine: ") && player.job().is_none());
    assert!(player.shows("assisted"), "{}", player.screen());
}

#[test]
fn the_help_on_deals_says_what_the_levels_are_of() {
    let mut player = Player::new(small_deal(), (80, 40));
    player.keys("n");
    player.press(KeyCode::F(1));
    assert!(
        player.shows("Random deals that can be won:"),
        "{}",
        player.screen()
    );
}

#[test]
fn a_game_that_is_assisted_already_is_not_asked_about_again() {
    let mut player = from_picture(WINS);
    player.keys("t");
    player.engine();
    player.keys(">");
    assert!(!player.shows("Show the solution?"), "{}", player.screen());
    player.engine();
    player.press(KeyCode::Right);
    assert!(player.shows("how to win from here"), "{}", player.screen());
}

#[test]
fn an_easy_deal_is_one_of_the_easy_third() {
    let mut player = Player::new(small_deal(), (80, 24));
    player.keys("n");
    player.click("F7 easy");
    player.engine();
    assert!(player.shows("it is easy."), "{}", player.screen());
}

#[test]
fn a_search_for_a_deal_can_be_left_and_the_game_is_still_there() {
    let mut player = Player::new(small_deal(), (80, 24));
    let before = player.screen();
    player.keys("n");
    player.press(KeyCode::F(9));
    let job = player.job().expect("a search");
    player.press(KeyCode::Esc);
    player.work(job);
    assert_eq!(player.screen(), before);
}

#[test]
fn the_program_can_begin_with_a_search() {
    let criteria = webspinner_table::Criteria::Winnable;
    let mut player = Player::new(Start::FindDeal(eight_cards("any"), criteria), (80, 24));
    assert!(player.shows("winnable deal"), "{}", player.screen());
    player.engine();
    assert!(
        player.shows("This deal is winnable."),
        "{}",
        player.screen()
    );
    let mut player = Player::new(Start::FindDeal(eight_cards("any"), criteria), (80, 24));
    player.press(KeyCode::Esc);
    assert_eq!(player.flow, webspinner_tui::Flow::Quit);
}

#[test]
fn how_hard_a_deal_is_comes_with_its_figures() {
    let mut player = Player::new(small_deal(), (80, 24));
    player.keys("%y");
    assert!(
        player.shows("The engine solves this deal"),
        "{}",
        player.screen()
    );
    player.engine();
    assert_snapshot!(player.screen());
    player.press(KeyCode::Esc);
    assert!(player.shows("assisted"));
}

#[test]
fn a_deal_that_cannot_be_won_has_no_difficulty() {
    let mut player = from_picture("1: KH QH JH\nstock: TH-AH\n");
    player.keys("%y");
    player.engine();
    assert!(
        player.shows("This deal cannot be won."),
        "{}",
        player.screen()
    );
}

#[test]
fn a_hint_after_the_engine_helped_says_nothing_new_about_the_game() {
    let mut player = Player::new(small_deal(), (120, 24));
    player.keys("!y");
    player.engine();
    assert!(player.shows("Engine: "), "{}", player.screen());
    player.keys("t");
    player.engine();
    assert!(
        player.shows("Hint: ") && !player.shows("counts as assisted"),
        "{}",
        player.screen()
    );
}
