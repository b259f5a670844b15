//! What an analysis concludes, and which queries it makes.

use webspinner_rules::games;
use webspinner_rules::work_counts::WorkCounts;
use webspinner_solver::NoObserver;

use super::*;

/// Won in three moves, and in many more ways.
const WINS: &str = "1: KS-3S\n2: 2S AS\n";
/// When the ace completes the spades, too few cards are left to deal; played otherwise it is won.
const TRAP: &str = "1: KS-2S\n2: AS\n3: KH QH JH\nstock: TH-AH\n";

struct Table {
    session: Session,
    analysis: LiveAnalysis,
}

fn moves(words: &str) -> Vec<Move> {
    let words = words.split_whitespace();
    words.map(|word| word.parse().expect("a move")).collect()
}

impl Table {
    fn new(picture: &str) -> Self {
        let rules = games::find("spider").expect("a built-in game");
        let position = rules.parse_picture(picture).expect("a picture");
        let session = Session::practice(Arc::clone(rules), position);
        let mut analysis = LiveAnalysis::new(Arc::clone(rules));
        analysis.follow(&session);
        Self { session, analysis }
    }

    fn play(&mut self, moves: &str) {
        for made in self::moves(moves) {
            self.session.play(made, 0).expect("it is legal");
        }
        self.analysis.follow(&self.session);
    }

    /// Compares the analysis with one that has the same knowledge and begins afresh where the
    /// session stands.
    fn assert_same_afresh(&self) {
        let mut afresh = self.analysis.clone();
        (afresh.node, afresh.moves, afresh.positions) = (None, Vec::new(), Vec::new());
        afresh.follow(&self.session);
        assert_eq!(afresh.positions, self.analysis.positions);
        assert_eq!(afresh.prospects(), self.analysis.prospects());
        assert_eq!(afresh.assessment(), self.analysis.assessment());
        assert_eq!(afresh.winning_line(), self.analysis.winning_line());
    }

    fn undo(&mut self) {
        self.session.undo(0).expect("a move was made");
        self.analysis.follow(&self.session);
    }

    /// Answers the next query, and returns how many moves lead to its position.
    fn answer(&mut self, verdict: Verdict) -> usize {
        let query = self.analysis.next_query().expect("there is a query");
        let is_queried = |position: &Position| *position == query.position;
        let index = self.analysis.positions.iter().position(is_queried);
        self.analysis.apply_answer(Answer {
            position: query.position,
            effort: query.effort,
            verdict,
        });
        index.expect("only positions of the line are queried")
    }
}

#[test]
fn the_line_found_answers_for_all_along_it_and_before_it() {
    let mut table = Table::new(WINS);
    assert_eq!(table.analysis.assessment(), Assessment::NotKnown);
    table.play("2-3x1");
    let query = table.analysis.next_query().expect("nothing is known");
    table.analysis.apply_answer(query.answer(&mut NoObserver));
    assert_eq!(table.analysis.assessment(), Assessment::CanBeWon);
    let hint = table.analysis.engine_hint().expect("a line is known");
    assert_eq!(
        (hint.play.to_string().as_str(), hint.why),
        ("2-1", Why::Wins)
    );
    table.undo();
    assert_eq!(table.analysis.assessment(), Assessment::CanBeWon);
    assert_eq!(table.analysis.winning_line().map(<[Move]>::len), Some(3));
    table.play("2-3x1 2-1 3-1");
    assert_eq!(table.analysis.assessment(), Assessment::CanBeWon);
    assert_eq!(table.analysis.winning_line(), Some(&[][..]));
    assert_eq!(table.analysis.next_query(), None);
}

#[test]
fn another_way_to_a_position_on_the_line_is_known_too() {
    let mut table = Table::new("1: KS-4S\n2: 3S\n3: 2S\n4: AS\n");
    table.answer(Verdict::Won(moves("2-1 3-1 4-1")));
    // The ace moves away first and comes back; no query was about that.
    table.play("4-5");
    assert_eq!(table.analysis.assessment(), Assessment::NotKnown);
    table.play("5-4");
    assert_eq!(table.analysis.assessment(), Assessment::CanBeWon);
}

#[test]
fn by_the_rules_alone_a_stuck_game_is_lost_and_the_engine_says_where() {
    let mut table = Table::new(TRAP);
    table.play("2-1");
    assert_eq!(
        table.analysis.assessment(),
        Assessment::Lost(LastWinnable::NotKnown)
    );
    let query = table.analysis.next_query().expect("where was it lost?");
    table.analysis.apply_answer(query.answer(&mut NoObserver));
    let lost = LastWinnable::MovesBack {
        count: 1,
        is_last: true,
    };
    assert_eq!(table.analysis.assessment(), Assessment::Lost(lost));
    assert_eq!(table.analysis.next_query(), None);
    table.undo();
    assert_eq!(table.analysis.assessment(), Assessment::CanBeWon);
}

#[test]
fn the_losing_move_is_found_by_halves() {
    let mut table = Table::new(WINS);
    // The ace wanders. Say that it can still come back after two moves, and later not.
    table.play("2-4x1 4-5 5-6 6-7 7-8 8-9 9-10");
    let from = |ace: &str| Verdict::Won(moves(&format!("2-1 {ace}-1")));
    let answers = [
        (7, Verdict::Lost),
        (3, Verdict::Lost),
        (1, from("4")),
        (2, from("5")),
    ];
    for (index, verdict) in answers {
        assert_eq!(table.answer(verdict), index);
    }
    assert_eq!(table.analysis.next_query(), None);
    let lost = LastWinnable::MovesBack {
        count: 5,
        is_last: true,
    };
    assert_eq!(table.analysis.assessment(), Assessment::Lost(lost));
    assert_eq!(table.analysis.last_winnable(), Some(2));
}

#[test]
fn a_lost_deal_could_never_be_won() {
    let mut table = Table::new(WINS);
    table.play("2-3x1");
    assert_eq!(table.answer(Verdict::Lost), 1);
    assert_eq!(table.answer(Verdict::Lost), 0);
    assert_eq!(
        table.analysis.assessment(),
        Assessment::Lost(LastWinnable::Never)
    );
    // Every position after a lost one is lost, without a query.
    table.undo();
    table.play("2-4x1");
    assert_eq!(
        table.analysis.assessment(),
        Assessment::Lost(LastWinnable::Never)
    );
    assert_eq!(table.analysis.next_query(), None);
}

#[test]
fn an_open_query_is_repeated_with_more_effort_until_none_is_left() {
    let mut table = Table::new(WINS);
    for effort in 0..EFFORTS.len() {
        let query = table.analysis.next_query().expect("an effort is left");
        assert_eq!(query.effort, effort);
        table.answer(Verdict::Unknown(StopReason::Cancelled));
        assert_eq!(table.analysis.next_query(), Some(query));
        table.answer(Verdict::Unknown(StopReason::Nodes));
    }
    assert_eq!(table.analysis.next_query(), None);
    assert_eq!(table.analysis.assessment(), Assessment::NotKnown);
    table.play("2-3x1");
    assert!(table.analysis.next_query().is_some());
}

#[test]
fn the_losing_move_is_exact_only_if_no_open_move_comes_before_it() {
    let mut table = Table::new(WINS);
    table.play("2-3x1 3-4 4-5 5-6");
    table.answer(Verdict::Lost);
    table.analysis.apply_answer(Answer {
        position: table.analysis.positions[0].clone(),
        effort: 0,
        verdict: Verdict::Won(moves("2-3x1 2-1 3-1")),
    });
    // The first move is that of the line, so one move is won and one lost, and two are open.
    let open = |is_last| Assessment::Lost(LastWinnable::MovesBack { count: 3, is_last });
    assert_eq!(table.analysis.assessment(), open(false));
    assert_eq!(table.analysis.last_winnable(), Some(1));
    table.answer(Verdict::Lost);
    assert!(matches!(table.analysis.assessment(), Assessment::Lost(_)));
}

#[test]
#[should_panic(expected = "a line found wins")]
fn a_line_that_does_not_win_is_a_bug() {
    Table::new(WINS).answer(Verdict::Won(vec![Move::Deal]));
}

#[test]
fn a_step_is_followed_without_playing_the_line_again() {
    let rules = games::find("spider").expect("a built-in game");
    let shuffle = "ms:1".parse().expect("a deal");
    let session = Session::deal(Arc::clone(rules), &shuffle).expect("the game has this deal");
    let mut analysis = LiveAnalysis::new(Arc::clone(rules));
    analysis.follow(&session);
    let mut table = Table { session, analysis };
    for _ in 0..60 {
        let legal = rules.legal_moves(table.session.position());
        let made = legal[legal.len() / 2].get();
        table.session.play(made, 0).expect("it is legal");
        let before = WorkCounts::now();
        table.analysis.follow(&table.session);
        assert_eq!(before.since(), WorkCounts::default());
    }
    table.assert_same_afresh();
    let before = WorkCounts::now();
    table.undo();
    assert_eq!(before.since(), WorkCounts::default());
    table.session.redo(0).expect("a move was taken back");
    let before = WorkCounts::now();
    table.analysis.follow(&table.session);
    assert_eq!(before.since(), WorkCounts::default());
    table.assert_same_afresh();
}

#[test]
fn a_jump_is_followed_as_if_the_analysis_began_there() {
    for picture in [WINS, TRAP] {
        let mut table = Table::new(picture);
        let query = table.analysis.next_query().expect("nothing is known");
        table.analysis.apply_answer(query.answer(&mut NoObserver));
        table.assert_same_afresh();
        for step in 0..40_usize {
            let rules = Arc::clone(table.session.rules());
            let legal = rules.legal_moves(table.session.position());
            match legal.get(step % legal.len().max(1)) {
                Some(legal) if step % 3 != 2 => {
                    table.session.play(legal.get(), 0).expect("it is legal");
                }
                _ => {
                    let nodes: Vec<NodeId> = table.session.tree().iter().collect();
                    let _ = table.session.go_to(nodes[step * 7 % nodes.len()], 0);
                }
            }
            table.analysis.follow(&table.session);
            table.assert_same_afresh();
        }
    }
}
