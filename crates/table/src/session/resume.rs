//! Continuing a saved game, or starting from any position.

use std::sync::Arc;

use webspinner_rules::deal::CardList;
use webspinner_rules::record::{GameResult, Header, MoveTree, NodeId, Record, ReplayError};
use webspinner_rules::{LayoutStyle, Pile, Position, Rules};

use crate::session::Session;
use crate::session::saved_game::Win;

impl Session {
    /// The game of a record, where its player left it. Every line is played once, so that all cards
    /// seen then are remembered.
    ///
    /// # Errors
    /// If the record does not replay.
    pub fn resume(record: &Record) -> Result<Self, ReplayError> {
        Self::resume_by(record, record.header.resolve_rules()?)
    }

    /// As [`Session::resume`], by rules that the caller knows to be those of the record.
    ///
    /// # Errors
    /// If the record does not replay.
    pub fn resume_by(record: &Record, rules: Arc<Rules>) -> Result<Self, ReplayError> {
        let replayed = record.replay_by(rules)?;
        let points = replayed.points(record);
        let (header, tree) = (record.header.clone(), record.tree.clone());
        let mut session = Self::at_start(replayed.rules, replayed.start, header, tree);
        session.new_cards = replayed.new_cards;
        if record.header.result == GameResult::Won {
            session.win = record.tree.main_line().last().map(|node| Win {
                node,
                header: record.header.clone(),
                points,
            });
        }
        session.see_all_lines();
        Ok(session)
    }

    /// A game from any position of these rules, for practice or study. The deal in its header only
    /// lists the cards, so its record does not replay and should not be saved.
    #[must_use]
    #[expect(
        clippy::missing_panics_doc,
        reason = "a position holds the whole pack, which a list has room for"
    )]
    pub fn practice(rules: Arc<Rules>, position: Position) -> Self {
        let in_columns = position.columns().iter().flat_map(Pile::cards);
        let on_table = in_columns.chain(position.reserves().iter().flatten());
        let founded = position.foundations().iter().flatten();
        let off_table = founded.chain(position.collected().flatten());
        let all = on_table.chain(off_table).copied().chain(position.stock());
        let cards =
            CardList::new(LayoutStyle::Own, all.collect()).expect("a position holds a pack");
        let header = Header::new(rules.id().clone(), rules.version(), cards.into());
        Self::at_start(rules, position, header, MoveTree::new())
    }

    /// Plays every line once and returns to where the player stands.
    fn see_all_lines(&mut self) {
        let nodes: Vec<NodeId> = self.tree().iter().collect();
        let here = self.tree().line();
        for node in nodes {
            // Each node comes after its parent, so the parent is on the current line.
            self.back_to(self.tree().depth(node) - 1);
            self.step_to(node);
            // A record written by another program may not say that one of its lines wins.
            if self.rules().is_won(self.position()) {
                self.note_win(node, 0);
            }
        }
        self.back_to(0);
        for node in here {
            self.step_to(node);
        }
    }

    fn back_to(&mut self, length: usize) {
        while self.length() > length {
            self.game.undo();
        }
    }

    fn step_to(&mut self, node: NodeId) {
        let made = self
            .tree()
            .get_move(node)
            .expect("only the start has no move");
        let played = self.game.play(made);
        let _ = played.expect("the record replays");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use webspinner_rules::{Move, games};

    #[test]
    fn a_record_resumes_where_its_player_left_it_with_all_that_was_seen() {
        let rules = games::find("spider").expect("a built-in game");
        let shuffle = "ms:1".parse().expect("a shuffle");
        let dealt = Session::deal(Arc::clone(rules), &shuffle);
        let mut session = dealt.expect("the game has this deal");
        session.play(Move::Deal, 0).expect("no column is empty");
        session.undo(0).expect("a row was dealt");
        let legal = rules.legal_moves(session.position());
        let shift = legal
            .iter()
            .map(|legal| legal.get())
            .find(|made| *made != Move::Deal);
        session
            .play(shift.expect("a card moves"), 0)
            .expect("it is legal");
        let resumed = Session::resume(&session.saved(9_000).record).expect("it replays");
        assert_eq!(resumed.position(), session.position());
        assert_eq!(resumed.tree(), session.tree());
        assert_eq!(resumed.view().stock_remembered().len(), 10);
        assert_eq!(resumed.header().undos, 1);
    }

    #[test]
    fn the_same_cards_again_are_a_game_of_which_nothing_is_played() {
        let rules = games::find("spider").expect("a built-in game");
        let shuffle = "ms:1".parse().expect("a shuffle");
        let dealt = Session::deal(Arc::clone(rules), &shuffle).expect("the game has this deal");
        let mut played = dealt.clone();
        played.play(Move::Deal, 0).expect("no column is empty");
        played.undo(5_000).expect("a row was dealt");
        played.engine_helped();
        let again = played.again();
        assert_eq!(again.saved(9_000), dealt.saved(9_000));
        assert_eq!(again.view().stock_remembered().len(), 0);
    }

    #[test]
    fn a_won_table_can_be_looked_at_though_no_card_is_left_on_it() {
        for game in ["spider", "little-spider-wrap", "three-blind-mice"] {
            let rules = games::find(game).expect("a built-in game");
            let won = match rules.foundations() {
                None => {
                    "collected: ".to_owned()
                        + &"KS-AS KH-AH KC-AC KD-AD ".repeat(rules.pack().decks().into())
                }
                Some(_) => "foundations: [AC-KC] [AS-KS] [KH-AH] [KD-AD]".to_owned(),
            };
            let position = rules.parse_picture(&won).expect("a valid picture");
            let session = Session::practice(Arc::clone(rules), position);
            assert_eq!(
                session.outcome(),
                Some(webspinner_rules::Outcome::Won),
                "{game}"
            );
        }
    }

    #[test]
    fn a_record_with_the_highest_counts_can_be_resumed() {
        let rules = games::find("spider").expect("a built-in game");
        let shuffle = "ms:1".parse().expect("a shuffle");
        let dealt = Session::deal(Arc::clone(rules), &shuffle);
        let mut record = dealt.expect("the game has this deal").saved(0).record;
        let header = &mut record.header;
        (header.made, header.undos, header.hints) = (u32::MAX, u32::MAX, u32::MAX);
        let mut session = Session::resume(&record).expect("it replays");
        let hint = session.hint().expect("a move is legal");
        session.play(hint.play, 0).expect("it is legal");
        session
            .go_to(NodeId::START, 0)
            .expect("nothing bars the way back");
        session.redo(0).expect("the move is known");
        session.undo(0).expect("a move was made");
        let header = session.header();
        assert_eq!(
            (header.made, header.undos, header.hints),
            (u32::MAX, u32::MAX, u32::MAX)
        );
    }
}
