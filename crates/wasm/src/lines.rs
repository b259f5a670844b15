//! The move tree, and stepping through one of its lines.

use serde::Serialize;
use tsify::Tsify;
use webspinner_rules::record::NodeId;
use webspinner_words::GameTexts;

use crate::action_result::ActionResult;
use crate::step::{Step, step};
use crate::table::Table;
use crate::words::shown;

/// One line that can be gone to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct LineView {
    /// The place in the tree it ends at, for [`Table::go_to`].
    pub node: usize,
    /// How many moves lead there.
    pub moves: usize,
    /// After how many moves it left another line; 0 for the first line tried.
    pub from: usize,
    /// Its own moves as they are typed, up to eight.
    pub notation: Vec<String>,
    /// Whether more follow.
    pub more: bool,
    /// The clock at its end, if it is known.
    pub time_ms: Option<u64>,
    /// Whether the game stands there.
    pub here: bool,
}

/// All lines of the move tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Lines {
    /// The start, then the end of each line, and where the game stands.
    pub lines: Vec<LineView>,
}

/// How many moves of a line are written out.
const MOVES_SHOWN: usize = 8;

impl Table {
    /// The move made last in this line.
    pub fn last_move(&self) -> Option<Step> {
        self.line_step(self.session.length())
    }

    /// The move of this number, from 1, in the line that led here.
    pub fn line_step(&self, number: usize) -> Option<Step> {
        let index = number.checked_sub(1)?;
        let made = *self.analysis.moves().get(index)?;
        let before = &self.analysis.positions()[index];
        Some(step(self.session.rules(), before, made))
    }

    /// The moves in words of the line that led here.
    pub fn line_texts(&self) -> Vec<String> {
        let moves = self.analysis.moves().iter();
        let rules = self.session.rules();
        moves
            .zip(self.analysis.positions())
            .map(|(made, before)| shown(&rules.describe(before, *made)))
            .collect()
    }

    /// All lines of the move tree.
    pub fn lines(&self) -> Lines {
        let tree = self.session.tree();
        let here = tree.current();
        let nodes: Vec<NodeId> = tree.iter().collect();
        let ends = nodes
            .iter()
            .enumerate()
            .filter(|(_, node)| tree.children(**node).is_empty() || **node == here);
        let start = (here != NodeId::START).then_some((0, NodeId::START));
        let ends = ends.map(|(index, node)| (index + 1, *node));
        let lines = start.into_iter().chain(ends);
        Lines {
            lines: lines
                .map(|(index, node)| self.line_view(index, node))
                .collect(),
        }
    }

    /// Goes to a node of the move tree, by its [`LineView::node`].
    pub fn go_to(&mut self, node: usize, now_ms: f64) -> ActionResult {
        let nodes = self.session.tree().iter();
        let known = std::iter::once(NodeId::START).chain(nodes).nth(node);
        match known {
            Some(node) => self.go(node, now_ms),
            None => self.unchanged(),
        }
    }

    /// Goes to the position after this many moves of the line that led here or, beyond it, of the
    /// moves undone last.
    pub fn go_to_move(&mut self, moves: usize, now_ms: f64) -> ActionResult {
        if moves == self.session.length() + 1 {
            return self.redo(now_ms);
        }
        if moves + 1 == self.session.length() {
            return self.undo(now_ms);
        }
        match self.whole_line().get(moves) {
            Some(&node) => self.go(node, now_ms),
            None => self.unchanged(),
        }
    }

    /// How many moves the line has that [`Table::go_to_move`] steps through.
    pub fn line_length(&self) -> usize {
        self.whole_line().len() - 1
    }

    /// The clock of the game at each of those moves, in milliseconds; -1 where it is not known.
    #[expect(clippy::cast_precision_loss, reason = "no game lasts so long")]
    pub fn line_times(&self) -> Vec<f64> {
        let tree = self.session.tree();
        let line = self.whole_line();
        let times = line[1..].iter().map(|node| tree.time_ms(*node));
        times
            .map(|time| time.map_or(-1.0, |time| time as f64))
            .collect()
    }

    /// The notations of the moves of that line.
    pub fn line_moves(&self) -> Vec<String> {
        let tree = self.session.tree();
        let moves = self
            .whole_line()
            .into_iter()
            .filter_map(|node| tree.get_move(node));
        moves.map(|made| made.to_string()).collect()
    }
}

impl Table {
    /// The start, the line that led here and the way on that redo takes.
    fn whole_line(&self) -> Vec<NodeId> {
        let tree = self.session.tree();
        let mut line = vec![NodeId::START];
        line.extend(tree.line());
        let mut ahead = tree.clone();
        while ahead.forward().is_some() {
            line.push(ahead.current());
        }
        line
    }

    fn line_view(&self, index: usize, node: NodeId) -> LineView {
        let tree = self.session.tree();
        let line = tree.line_to(node);
        let is_variation = |node: &NodeId| {
            tree.parent(*node)
                .is_some_and(|parent| tree.children(parent).first() != Some(node))
        };
        let from = line.iter().rposition(is_variation).unwrap_or(0);
        let own = line[from..].iter().filter_map(|node| tree.get_move(*node));
        let own: Vec<String> = own.map(|made| made.to_string()).collect();
        LineView {
            node: index,
            moves: line.len(),
            from,
            more: own.len() > MOVES_SHOWN,
            notation: own.into_iter().take(MOVES_SHOWN).collect(),
            time_ms: tree.time_ms(node),
            here: node == tree.current(),
        }
    }
}
