//! The move tree as a list: the start, and each line, set in below the one it branches off.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Line;
use webspinner_rules::record::{MoveTree, NodeId};
use webspinner_table::{Session, clock_text};
use webspinner_words::Message;

use crate::button::Button;
use crate::draw::board::{self, Board};
use crate::draw::canvas::Canvas;
use crate::draw::cells::{cells, height, shortened};
use crate::draw::highlights::Highlights;
use crate::draw::line_writer::below;
use crate::draw::list::{List, ListRow};
use crate::page::{Help, Page};
use crate::request::Request;

/// A line that the player can go to.
struct Branch {
    /// Its end.
    node: NodeId,
    depth: usize,
    /// Where it branched off; `None` for a line from the start.
    fork: Option<NodeId>,
    /// After how many moves it branched off.
    from: usize,
    /// How many lines it is set in below.
    level: usize,
    /// The moves since then; of very many, the first and the last.
    moves: Vec<String>,
    time_ms: Option<u64>,
    /// After how many moves the game stands, if it stands on this line.
    here: Option<usize>,
    /// What is noted there, if this is a row for that.
    note: Option<String>,
}

impl Branch {
    /// The line of these nodes after its fork.
    fn new(tree: &MoveTree, level: usize, own: &[NodeId]) -> Self {
        let node = own.last().copied().unwrap_or(NodeId::START);
        let depth = tree.depth(node);
        let from = depth - own.len();
        let fork = own.first().and_then(|first| tree.parent(*first));
        let last = own.len().saturating_sub(MOVES_KEPT).max(MOVES_KEPT);
        let (first, last) = (own.iter().take(MOVES_KEPT), own.iter().skip(last));
        let moves = first.chain(last).filter_map(|node| tree.get_move(*node));
        let here = tree.current();
        let is_here = own.contains(&here) || (own.is_empty() && here == NodeId::START);
        Self {
            node,
            depth,
            fork: fork.filter(|_| from > 0),
            from,
            level,
            moves: moves.map(|made| made.to_string()).collect(),
            time_ms: tree.time_ms(node),
            here: is_here.then(|| tree.depth(here)),
            note: None,
        }
    }

    /// The row for what is noted at a node, if anything is.
    fn noted(tree: &MoveTree, level: usize, node: NodeId) -> Option<Self> {
        let text = tree.comment(node)?.to_owned();
        let place = Self::new(tree, level, &[]);
        let (depth, time_ms) = (tree.depth(node), tree.time_ms(node));
        Some(Self {
            node,
            depth,
            time_ms,
            here: None,
            note: Some(text),
            ..place
        })
    }
}

/// The start, then each line with its notes and with the lines that branch off it below it.
fn branches(tree: &MoveTree) -> Vec<Branch> {
    let mut branches = vec![Branch::new(tree, 0, &[])];
    branches.extend(Branch::noted(tree, 1, NodeId::START));
    let starts = tree.children(NodeId::START).iter().rev();
    let mut open: Vec<(usize, NodeId)> = starts.map(|node| (0, *node)).collect();
    while let Some((level, start)) = open.pop() {
        let next = |node: &NodeId| tree.children(*node).first().copied();
        let own: Vec<NodeId> = std::iter::successors(Some(start), next).collect();
        for node in own.iter().rev() {
            let others = tree.children(*node).iter().skip(1).rev();
            open.extend(others.map(|other| (level + 1, *other)));
        }
        branches.push(Branch::new(tree, level, &own));
        let noted = |node: &NodeId| Branch::noted(tree, level + 1, *node);
        branches.extend(own.iter().filter_map(noted));
    }
    branches
}

/// The page with the move tree.
pub(crate) struct MoveTreePage {
    branches: Vec<Branch>,
    list: List,
    /// The game, at the end of the chosen line.
    shown: Session,
}

/// The most lines of the list above the table, on a screen of 24 lines.
const LIST_MAX: u16 = 5;
/// How many moves are kept at either end of a line: more than a screen is wide.
const MOVES_KEPT: usize = 200;
/// How far a line is set in below the one it branches off, and for how many lines at most.
const SET_IN: &str = "  ";
const LEVELS_MAX: usize = 8;
/// The sign for the moves between them.
const GAP: &str = " ... ";

impl MoveTreePage {
    pub(crate) fn new(session: &Session) -> Self {
        let branches = branches(session.tree());
        let mut list = List::new(branches.len());
        let place = branches.iter().position(|branch| branch.here.is_some());
        list.choose(place.unwrap_or(0));
        let mut shown = session.clone();
        shown.allow_undo();
        Self {
            branches,
            list,
            shown,
        }
    }

    /// The heights of the list and of the table below it; zero for a table without room.
    fn heights(&self, area: Rect) -> (u16, u16) {
        let (width, table) = board::smallest(self.shown.rules());
        let wanted = height(&self.branches);
        let list = wanted.clamp(3, LIST_MAX.max(area.height / 3));
        // A line separates them.
        if area.width < width || area.height < list.min(3) + 1 + table {
            return (area.height, 0);
        }
        let list = list.min(area.height - table - 1);
        (list, area.height - list - 1)
    }

    /// The table as it is at the end of the chosen line.
    fn draw_table(&mut self, canvas: &mut Canvas<'_>, area: Rect) {
        let _ = self.shown.go_to(self.branches[self.list.chosen].node, 0);
        let board = Board {
            rules: self.shown.rules(),
            position: self.shown.position(),
            highlights: &Highlights::default(),
            theme: canvas.theme,
            texts: canvas.texts,
            is_large: false,
        };
        board.draw(canvas, area);
    }
}

/// The moves in this many cells. Lines that begin alike part late, so both ends of a line show.
fn moves_in(moves: &[String], room: usize) -> String {
    let whole = moves.join(" ");
    if whole.len() <= room {
        return whole;
    }
    let half = room.saturating_sub(GAP.len()) / 2;
    let start = whole[..=half.min(whole.len() - 1)].rfind(' ').unwrap_or(0);
    let tail = &whole[whole.len().saturating_sub(half + 1)..];
    let end = tail.find(' ').map_or("", |at| &tail[at + 1..]);
    format!("{}{GAP}{end}", &whole[..start])
}

impl Page for MoveTreePage {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let title = canvas.texts.get("menu-move-tree");
        let mut inner = canvas.full_page(&title, &self.buttons());
        let text = canvas.texts.get("move-tree-text");
        canvas.paragraph(inner, vec![Line::styled(text, canvas.theme.faint())], 0);
        inner = below(inner, 3);
        // A sign comes before each line, an arrow may follow it.
        let room = usize::from(inner.width.saturating_sub(4));
        let row = |(item, branch): (usize, &Branch)| {
            let id = match (branch.depth, branch.from) {
                _ if branch.note.is_some() => "move-tree-note",
                (0, _) => "move-tree-start",
                (_, 0) => "move-tree-main",
                _ => "move-tree-variation",
            };
            let time = branch.time_ms.map_or_else(String::new, clock_text);
            let set_in = SET_IN.repeat(branch.level.min(LEVELS_MAX));
            let text = |line: &str| {
                let text = Message::new(id)
                    .with("moves", branch.depth)
                    .with("from", branch.from)
                    .with("line", line);
                format!("{time:>7}  {set_in}{}", canvas.texts.say(&text))
            };
            let here = branch.here.map_or_else(String::new, |at| {
                let id = if at == branch.depth {
                    "move-tree-here"
                } else {
                    "move-tree-here-after"
                };
                let text = Message::new(id).with("moves", at);
                format!(" {}", canvas.texts.say(&text))
            });
            // A long line is cut, not the sign of the current one.
            let room = room.saturating_sub(usize::from(cells(&here)));
            let left = room.saturating_sub(usize::from(cells(&text(""))));
            let moves = moves_in(&branch.moves, left);
            let text = text(branch.note.as_deref().unwrap_or(&moves));
            ListRow::Item(item, format!("{}{here}", shortened(&text, room)))
        };
        let rows: Vec<ListRow> = self.branches.iter().enumerate().map(row).collect();
        let (height, table) = self.heights(inner);
        self.list.draw(canvas, Rect { height, ..inner }, &rows);
        if table > 0 {
            self.draw_table(canvas, below(inner, height + 1));
        }
    }

    fn buttons(&self) -> Vec<Button> {
        // The start is always there.
        let chosen = &self.branches[self.list.chosen];
        let go_to = |key, label, node| Button::new(key, label, Request::GoTo(node));
        let mut buttons = vec![go_to(KeyCode::Enter, "button-go-there", chosen.node)];
        if let Some(fork) = chosen.fork {
            buttons.push(go_to(KeyCode::Char('f'), "button-go-to-fork", fork));
        }
        buttons.push(Button::close());
        buttons
    }

    fn list(&mut self) -> Option<&mut List> {
        Some(&mut self.list)
    }

    fn help(&self) -> Help {
        Help::on("help-on-move-tree")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_branch_stands_below_its_line_and_a_line_says_where_the_game_stands() {
        let mut tree = MoveTree::new();
        let play = |tree: &mut MoveTree, text: &str| {
            let made = text.parse().expect("a move");
            tree.play(made, None).expect("there is room");
        };
        for made in ["1-2", "3-4", "5-6"] {
            play(&mut tree, made);
        }
        tree.back();
        tree.back();
        for made in ["7-8", "d"] {
            play(&mut tree, made);
        }
        tree.back();
        let rows = |tree: &MoveTree| -> Vec<(String, usize, usize, Option<usize>)> {
            let row = |line: &Branch| (line.moves.join(" "), line.from, line.level, line.here);
            branches(tree).iter().map(row).collect()
        };
        let row = |moves: &str, from, level, here| (moves.to_owned(), from, level, here);
        assert_eq!(
            rows(&tree),
            [
                row("", 0, 0, None),
                row("1-2 7-8 d", 0, 0, Some(2)),
                row("3-4 5-6", 1, 1, None),
            ]
        );
        let fork = branches(&tree)[2].fork.expect("it branches off");
        assert_eq!(tree.depth(fork), 1);
        tree.go_to(NodeId::START);
        assert_eq!(rows(&tree)[0].3, Some(0));
    }

    #[test]
    fn a_line_shows_its_moves_or_both_its_ends() {
        let moves: Vec<String> = ["8-3", "5-10x2", "d", "9-4", "10-1", "7-2"]
            .map(str::to_owned)
            .to_vec();
        assert_eq!(moves_in(&moves, 26), "8-3 5-10x2 d 9-4 10-1 7-2");
        assert_eq!(moves_in(&moves, 25), "8-3 5-10x2 d 9-4 10-1 7-2");
        assert_eq!(moves_in(&moves, 24), "8-3 ... 10-1 7-2");
        assert_eq!(moves_in(&moves, 25 - 12), "8-3 ... 7-2");
        assert_eq!(moves_in(&moves, 0), " ... ");
        assert_eq!(moves_in(&[], 0), "");
    }
}
