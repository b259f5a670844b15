//! The move tree of one game.

use crate::moves::Move;

/// One node of a [`MoveTree`]: the start, or what a move led to.
///
/// It is valid only for the tree it came from, and for as long as that tree exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// Where the game starts, before any move.
    pub const START: Self = Self(0);

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// Why a move was not added to a tree: a limit is reached, or the move is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AddRefused {
    /// The tree holds [`MoveTree::NODES_MAX`] nodes.
    #[error(
        "a game can have at most {} moves, variations included",
        MoveTree::NODES_MAX
    )]
    Full,
    /// The node has [`MoveTree::CHILDREN_MAX`] children.
    #[error("at most {} lines can begin at one position", MoveTree::CHILDREN_MAX)]
    TooManyChildren,
    /// The node has a child with this move.
    #[error("this move already begins another line here")]
    Duplicate,
}

/// Why a comment was not stored: a limit is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CommentRefused {
    /// It is longer than [`MoveTree::COMMENT_BYTES_MAX`].
    #[error("a comment can have at most {} bytes", MoveTree::COMMENT_BYTES_MAX)]
    TooLong,
    /// All comments together would be longer than [`MoveTree::COMMENTS_BYTES_MAX`].
    #[error(
        "the comments of a game can have at most {} bytes in total",
        MoveTree::COMMENTS_BYTES_MAX
    )]
    TooMany,
}

#[derive(Clone, Debug)]
struct Node {
    /// `None` at the start alone.
    played: Option<Move>,
    parent: NodeId,
    /// Moves made since the start.
    depth: u32,
    /// The main line first.
    children: Vec<NodeId>,
    time_ms: Option<u64>,
    comment: Option<Box<str>>,
}

/// All moves played in a game, undone lines included, and where the player stands.
///
/// Each node is reached by one move from its parent. The first child of a node goes on with the
/// main line, the others begin variations; no two children of a node have the same move. Nodes
/// are never removed, so undo and redo reach everything that was played.
///
/// Two trees are equal if they hold the same lines in the same order, with the same times and
/// comments, and stand at the same place.
///
/// To branch off, go back and play another move:
///
/// ```
/// use webspinner_rules::record::{Header, MoveTree, Record};
/// use webspinner_rules::deal::Shuffle;
/// use webspinner_rules::games;
///
/// let mut tree = MoveTree::new();
/// tree.play("9-10".parse()?, None)?;
/// let branch = tree.current();
/// tree.play("3-10".parse()?, None)?;
/// tree.back(); // now at `branch` again; `go_to` reaches any other node
/// tree.play("d".parse()?, None)?;
/// assert_eq!(tree.children(branch).len(), 2);
///
/// // The line played last is the main line, and the other a variation.
/// let game = games::find("spider").expect("a built-in game");
/// let header = Header::of(game, "ms:617".parse::<Shuffle>()?);
/// let record = Record { header, tree };
/// record.replay()?; // the rules confirm every line
/// assert!(record.to_string().ends_with("\n1. 9-10 2. d (2. 3-10)\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct MoveTree {
    nodes: Vec<Node>,
    current: NodeId,
    /// The length of all comments together, in bytes.
    comments_bytes: usize,
    /// Whether the current node is known to lie on the main line, which saves playing on a search.
    on_main_line: bool,
    /// The nodes undone since the last move or jump, so that redo can follow them; the next one
    /// last.
    taken_back: Vec<NodeId>,
}

impl Default for MoveTree {
    fn default() -> Self {
        Self::new()
    }
}

impl MoveTree {
    /// The most nodes, the start not counted. A long game has some hundred moves.
    pub const NODES_MAX: usize = 100_000;
    /// The most children of one node: more than any position of the known games has moves.
    pub const CHILDREN_MAX: usize = 1_000;
    /// The longest comment, in bytes.
    pub const COMMENT_BYTES_MAX: usize = 4_000;
    /// All comments of one game together, in bytes: with them and [`MoveTree::NODES_MAX`] moves
    /// the text of a record stays below what is read, [`Records::BYTES_MAX`](crate::record::Records).
    pub const COMMENTS_BYTES_MAX: usize = 4 * 1024 * 1024;

    /// A tree without a move.
    #[must_use]
    pub fn new() -> Self {
        let start = Node {
            played: None,
            parent: NodeId::START,
            depth: 0,
            children: Vec::new(),
            time_ms: None,
            comment: None,
        };
        Self {
            nodes: vec![start],
            current: NodeId::START,
            comments_bytes: 0,
            on_main_line: true,
            taken_back: Vec::new(),
        }
    }

    /// Where the player stands.
    #[must_use]
    pub fn current(&self) -> NodeId {
        self.current
    }

    /// Makes a move from where the player stands. The line played becomes the main line, from the
    /// start on; what was the main line stays as a variation. A move that was tried here before
    /// leads to the same node again, with the new time.
    ///
    /// `time_ms` is the clock in milliseconds since the start of the game.
    ///
    /// # Errors
    /// If the tree is full ([`MoveTree::NODES_MAX`], [`MoveTree::CHILDREN_MAX`]); it is then
    /// unchanged.
    pub fn play(&mut self, played: Move, time_ms: Option<u64>) -> Result<NodeId, AddRefused> {
        let known = self.child_by(self.current, played);
        let node = known.map_or_else(|| self.append(self.current, played), Ok)?;
        if self.on_main_line {
            self.put_first(node);
        } else {
            self.promote(node);
        }
        self.nodes[node.index()].time_ms = time_ms;
        self.current = node;
        self.on_main_line = true;
        self.taken_back.clear();
        Ok(node)
    }

    /// Goes back to the parent and returns the move undone; `None` at the start.
    pub fn back(&mut self) -> Option<Move> {
        let played = self.get_move(self.current)?;
        self.taken_back.push(self.current);
        self.current = self.nodes[self.current.index()].parent;
        Some(played)
    }

    /// Redoes a move and returns it: the one that [`MoveTree::back`] undid last or, if none was
    /// undone since the last move or jump, the first child. `None` at the end of a line.
    pub fn forward(&mut self) -> Option<Move> {
        let next = self.taken_back.pop();
        self.current = next.or_else(|| self.children(self.current).first().copied())?;
        self.get_move(self.current)
    }

    /// Goes to any node. The order of the lines stays as it is until a move is played.
    ///
    /// # Panics
    /// If the node is of another tree.
    pub fn go_to(&mut self, node: NodeId) {
        assert!(node.index() < self.nodes.len(), "a node of this tree");
        self.current = node;
        self.on_main_line = false;
        self.taken_back.clear();
    }

    /// Adds a move as the last child of `parent`; where the player stands does not change.
    ///
    /// # Errors
    /// If a child with this move exists, or the tree is full.
    ///
    /// # Panics
    /// If the node is of another tree.
    pub fn add(
        &mut self,
        parent: NodeId,
        played: Move,
        time_ms: Option<u64>,
    ) -> Result<NodeId, AddRefused> {
        if self.child_by(parent, played).is_some() {
            return Err(AddRefused::Duplicate);
        }
        let node = self.append(parent, played)?;
        self.nodes[node.index()].time_ms = time_ms;
        Ok(node)
    }

    /// Makes the line that leads to this node the main line.
    ///
    /// # Panics
    /// If the node is of another tree.
    pub fn promote(&mut self, node: NodeId) {
        let mut below = node;
        while below != NodeId::START {
            self.put_first(below);
            below = self.nodes[below.index()].parent;
        }
        self.on_main_line = false;
    }

    /// The child of `parent` that this move leads to.
    ///
    /// # Panics
    /// If the node is of another tree.
    #[must_use]
    pub fn child_by(&self, parent: NodeId, played: Move) -> Option<NodeId> {
        let children = self.children(parent).iter().copied();
        children
            .into_iter()
            .find(|&child| self.get_move(child) == Some(played))
    }

    /// The nodes one move further, the main line first.
    ///
    /// # Panics
    /// If the node is of another tree.
    #[must_use]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.index()].children
    }

    /// The node one move before; `None` for the start.
    ///
    /// # Panics
    /// If the node is of another tree.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::START).then(|| self.nodes[node.index()].parent)
    }

    /// The move that led here; `None` for the start.
    ///
    /// # Panics
    /// If the node is of another tree.
    #[must_use]
    pub fn get_move(&self, node: NodeId) -> Option<Move> {
        self.nodes[node.index()].played
    }

    /// The clock when the move was made, in milliseconds since the start of the game.
    ///
    /// # Panics
    /// If the node is of another tree.
    #[must_use]
    pub fn time_ms(&self, node: NodeId) -> Option<u64> {
        self.nodes[node.index()].time_ms
    }

    /// The comment on the move, or, at the start, on the game.
    ///
    /// # Panics
    /// If the node is of another tree.
    #[must_use]
    pub fn comment(&self, node: NodeId) -> Option<&str> {
        self.nodes[node.index()].comment.as_deref()
    }

    /// Replaces the comment; an empty one removes it. Line breaks, other white space and
    /// control characters become single spaces.
    ///
    /// # Errors
    /// If it is too long, or all comments together are; the old one then stays.
    ///
    /// # Panics
    /// If the node is of another tree.
    pub fn set_comment(&mut self, node: NodeId, comment: &str) -> Result<(), CommentRefused> {
        let blank = |letter: char| letter.is_whitespace() || letter.is_control();
        let words: Vec<&str> = comment
            .split(blank)
            .filter(|word| !word.is_empty())
            .collect();
        let comment = words.join(" ");
        if comment.len() > Self::COMMENT_BYTES_MAX {
            return Err(CommentRefused::TooLong);
        }
        let bytes = self.comments_bytes - self.comment(node).map_or(0, str::len) + comment.len();
        if bytes > Self::COMMENTS_BYTES_MAX {
            return Err(CommentRefused::TooMany);
        }
        self.comments_bytes = bytes;
        self.nodes[node.index()].comment = (!comment.is_empty()).then(|| comment.into());
        Ok(())
    }

    /// How many moves lead to this node.
    ///
    /// # Panics
    /// If the node is of another tree.
    #[must_use]
    pub fn depth(&self, node: NodeId) -> usize {
        self.nodes[node.index()].depth as usize
    }

    /// How many moves it holds, all variations included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Whether no move has been made.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn append(&mut self, parent: NodeId, played: Move) -> Result<NodeId, AddRefused> {
        if self.len() == Self::NODES_MAX {
            return Err(AddRefused::Full);
        }
        if self.children(parent).len() == Self::CHILDREN_MAX {
            return Err(AddRefused::TooManyChildren);
        }
        let number = u32::try_from(self.nodes.len()).expect("NODES_MAX fits");
        self.nodes.push(Node {
            played: Some(played),
            parent,
            depth: self.nodes[parent.index()].depth + 1,
            children: Vec::new(),
            time_ms: None,
            comment: None,
        });
        self.nodes[parent.index()].children.push(NodeId(number));
        Ok(NodeId(number))
    }

    /// Makes a node the first child of its parent; the others keep their order.
    fn put_first(&mut self, node: NodeId) {
        let parent = self.nodes[node.index()].parent;
        let children = &mut self.nodes[parent.index()].children;
        let place = children.iter().position(|&child| child == node);
        children[..=place.expect("a node is among its parent's children")].rotate_right(1);
    }
}

impl PartialEq for MoveTree {
    fn eq(&self, other: &Self) -> bool {
        type Seen<'a> = (usize, Option<Move>, Option<u64>, Option<&'a str>, bool);
        fn seen(tree: &MoveTree, node: NodeId) -> Seen<'_> {
            let here = node == tree.current;
            let (played, time_ms) = (tree.get_move(node), tree.time_ms(node));
            (tree.depth(node), played, time_ms, tree.comment(node), here)
        }
        fn all(tree: &MoveTree) -> impl Iterator<Item = Seen<'_>> {
            let nodes = std::iter::once(NodeId::START).chain(tree.iter());
            nodes.map(move |node| seen(tree, node))
        }
        // Depths in this order determine the shape.
        all(self).eq(all(other))
    }
}

impl Eq for MoveTree {}

#[cfg(test)]
mod tests;
mod walk;
