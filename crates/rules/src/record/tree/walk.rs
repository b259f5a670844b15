//! Walking through a tree, line by line.

use super::{MoveTree, NodeId};
use crate::moves::Move;

impl MoveTree {
    /// The nodes from the first move to where the player stands; empty at the start.
    #[must_use]
    pub fn line(&self) -> Vec<NodeId> {
        self.line_to(self.current)
    }

    /// The nodes from the first move to this one; empty for the start.
    ///
    /// # Panics
    /// If the node is of another tree.
    #[must_use]
    pub fn line_to(&self, node: NodeId) -> Vec<NodeId> {
        let up = |&below: &NodeId| self.parent(below);
        let mut line: Vec<NodeId> = std::iter::successors(Some(node), up).collect();
        line.pop();
        line.reverse();
        line
    }

    /// The moves from the start to where the player stands.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        let line = self.line().into_iter();
        line.filter_map(|node| self.get_move(node))
    }

    /// The nodes of the main line, without the start.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        let next = |node: &NodeId| self.children(*node).first().copied();
        std::iter::successors(next(&NodeId::START), next)
    }

    /// Whether this move was made anywhere.
    #[must_use]
    pub fn holds(&self, played: Move) -> bool {
        self.nodes.iter().any(|node| node.played == Some(played))
    }

    /// Every node but the start: each before its children, the first child with all that
    /// follows it before the next.
    pub fn iter(&self) -> impl Iterator<Item = NodeId> + '_ {
        let mut ahead: Vec<NodeId> = self.children(NodeId::START).iter().rev().copied().collect();
        std::iter::from_fn(move || {
            let node = ahead.pop()?;
            ahead.extend(self.children(node).iter().rev());
            Some(node)
        })
    }
}
