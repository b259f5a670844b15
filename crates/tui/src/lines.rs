//! The lines tried: every place where another move was tried, and where each line ends.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line;
use webspinner_rules::message::Message;
use webspinner_rules::{MoveTree, NodeId};
use webspinner_table::clock_text;

use crate::hits::Target;
use crate::list::{List, Row};
use crate::page::{Ask, Button, Canvas, Page};

/// One line that can be gone to.
struct Entry {
    node: NodeId,
    depth: usize,
    /// How many moves since the line left another.
    own: usize,
    /// The first moves of its own.
    moves: String,
    time_ms: Option<u64>,
    is_here: bool,
}

/// The list of lines.
pub(crate) struct Lines {
    entries: Vec<Entry>,
    list: List,
}

/// How many moves of a line are written out.
const MOVES_SHOWN: usize = 8;

impl Lines {
    pub(crate) fn new(tree: &MoveTree) -> Self {
        let here = tree.current();
        let ends = tree
            .iter()
            .filter(|node| tree.children(*node).is_empty() || *node == here);
        let mut entries: Vec<Entry> = Vec::new();
        let start = std::iter::once(NodeId::START);
        for node in start.chain(ends) {
            let line = tree.line_to(node);
            let left_at = line
                .iter()
                .rposition(|node| is_variation(tree, *node))
                .unwrap_or(0);
            let own = &line[left_at.min(line.len())..];
            let moves = own.iter().filter_map(|node| tree.get_move(*node));
            let mut moves: Vec<String> = moves
                .take(MOVES_SHOWN + 1)
                .map(|made| made.to_string())
                .collect();
            if moves.len() > MOVES_SHOWN {
                "...".clone_into(&mut moves[MOVES_SHOWN]);
            }
            entries.push(Entry {
                node,
                depth: tree.depth(node),
                own: own.len(),
                moves: moves.join(" "),
                time_ms: tree.time_ms(node),
                is_here: node == here,
            });
        }
        let mut list = List::new(entries.len());
        let place = entries.iter().position(|entry| entry.is_here);
        list.choose(place.unwrap_or(0));
        Self { entries, list }
    }

    fn ask(&self) -> Ask {
        let chosen = self.entries.get(self.list.chosen);
        chosen.map_or(Ask::Close, |entry| Ask::GoTo(entry.node))
    }
}

/// Whether another move was put before this one at the same place.
fn is_variation(tree: &MoveTree, node: NodeId) -> bool {
    let siblings = tree.parent(node).map(|parent| tree.children(parent));
    siblings.is_some_and(|siblings| siblings.first() != Some(&node))
}

impl Page for Lines {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let title = canvas.texts.get("lines-title");
        let mut inner = canvas.full_page(&title, &self.buttons());
        let text = canvas.texts.get("lines-text");
        canvas.paragraph(inner, vec![Line::styled(text, canvas.theme.faint())], 0);
        inner = crate::pen::below(inner, 3);
        let row = |(item, entry): (usize, &Entry)| {
            let id = match (entry.depth, entry.own == entry.depth) {
                (0, _) => "lines-start",
                (_, true) => "lines-main",
                _ => "lines-variation",
            };
            let text = Message::new(id)
                .with("moves", entry.depth)
                .with("from", entry.depth - entry.own)
                .with("line", entry.moves.as_str());
            let time = entry.time_ms.map_or_else(String::new, clock_text);
            let here = if entry.is_here {
                canvas.texts.get("lines-here")
            } else {
                String::new()
            };
            Row::Item(
                item,
                format!("{time:>7}  {} {here}", canvas.texts.say(&text)),
            )
        };
        let rows: Vec<Row> = self.entries.iter().enumerate().map(row).collect();
        self.list.draw(canvas, inner, &rows);
    }

    fn buttons(&self) -> Vec<Button> {
        vec![
            Button::new(KeyCode::Enter, "button-go-there", self.ask()),
            Button::close(),
        ]
    }

    fn key(&mut self, key: &KeyEvent) -> Ask {
        self.list.key(key);
        Ask::Nothing
    }

    fn click(&mut self, target: Target) -> Ask {
        if self.list.click(target) {
            self.ask()
        } else {
            Ask::Nothing
        }
    }

    fn scroll(&mut self, lines: i32) {
        self.list.scroll(lines);
    }
}
