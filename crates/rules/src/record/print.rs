//! Writing records.

use std::fmt::{self, Write};

use crate::record::seconds::Seconds;
use crate::record::{Header, MoveTree, NodeId, Record};

/// Lines of moves are broken before this many characters, which an 80-column terminal shows.
const WIDTH: usize = 80;

/// The text of one game, ending with a line feed. Several games are written with an empty line
/// between them.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_header(f, &self.header)?;
        let moves = moves_text(&self.tree);
        if moves.is_empty() {
            Ok(())
        } else {
            write!(f, "\n{moves}\n")
        }
    }
}

fn write_header(f: &mut fmt::Formatter<'_>, header: &Header) -> fmt::Result {
    let number = |number: u32| Some(number.to_string());
    let yes_or_no = |yes| if yes { "yes" } else { "no" }.to_owned();
    let known = [
        ("Game", Some(header.game.to_string())),
        ("Version", number(header.version)),
        ("Deal", Some(header.deal.to_string())),
        ("Player", header.player.as_ref().map(ToString::to_string)),
        ("Date", header.date.as_ref().map(ToString::to_string)),
        ("Result", Some(header.result.word().to_owned())),
        ("Time", header.time_ms.map(|time| Seconds(time).to_string())),
        ("Made", number(header.made)),
        ("Undos", number(header.undos)),
        ("Hints", number(header.hints)),
        ("Solver", Some(yes_or_no(header.solver))),
        ("Advised", header.advised.then(|| yes_or_no(true))),
        ("NoUndo", header.no_undo.then(|| yes_or_no(true))),
    ];
    for (name, value) in known {
        if let Some(value) = value {
            write_line(f, name, &value)?;
        }
    }
    for extra in &header.extra {
        write_line(f, extra.name(), extra.value().as_str())?;
    }
    for line in header.rules.iter().flat_map(|rules| rules.as_str().lines()) {
        let blank = if line.is_empty() { "" } else { " " };
        writeln!(f, "|{blank}{line}")?;
    }
    Ok(())
}

fn write_line(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{escaped}\"]")
}

/// Something left to write. An explicit stack of these replaces recursion, which long lines would
/// make too deep.
enum Task {
    /// A move, the variations that replace it, and how its line goes on.
    Move(NodeId),
    /// A move that is a variation, and how that goes on.
    Variation(NodeId),
    Open,
    Close,
}

/// The moves in lines of at most [`WIDTH`] characters; empty for a tree without a move or comment.
fn moves_text(tree: &MoveTree) -> String {
    let mut words = Words::default();
    let last = tree.main_line().last().unwrap_or(NodeId::START);
    let star = Some(tree.current()).filter(|&current| current != last);
    write_node(tree, NodeId::START, star, &mut words);
    let mut tasks = Vec::new();
    go_on(tree, NodeId::START, &mut tasks);
    while let Some(task) = tasks.pop() {
        match task {
            Task::Open => words.open(),
            Task::Close => words.close(),
            Task::Variation(node) => {
                write_node(tree, node, star, &mut words);
                go_on(tree, node, &mut tasks);
            }
            Task::Move(node) => {
                write_node(tree, node, star, &mut words);
                go_on(tree, node, &mut tasks);
                let parent = tree.parent(node).expect("the start is no move");
                for &other in tree.children(parent)[1..].iter().rev() {
                    tasks.extend([Task::Close, Task::Variation(other), Task::Open]);
                }
            }
        }
    }
    words.finish()
}

fn go_on(tree: &MoveTree, node: NodeId, tasks: &mut Vec<Task>) {
    tasks.extend(tree.children(node).first().copied().map(Task::Move));
}

/// Writes a node's move, time and comment, and the star where the player stands.
fn write_node(tree: &MoveTree, node: NodeId, star: Option<NodeId>, words: &mut Words) {
    if let Some(played) = tree.get_move(node) {
        words.write(format_args!("{}. {played}", tree.depth(node)));
        if let Some(time_ms) = tree.time_ms(node) {
            let _ = write!(words.held, "@{}", Seconds(time_ms));
        }
    }
    if let Some(comment) = tree.comment(node) {
        let escaped = comment.replace('\\', "\\\\").replace('}', "\\}");
        format!("{{{escaped}}}")
            .split(' ')
            .for_each(|word| words.word(word));
    }
    if star == Some(node) {
        words.word("*");
    }
}

/// Words, broken into lines.
#[derive(Default)]
struct Words {
    lines: String,
    /// How many characters the last line has.
    width: usize,
    /// What the next word begins with.
    opening: String,
    /// A word that may still get a closing parenthesis.
    held: String,
}

impl Words {
    fn word(&mut self, word: &str) {
        self.write(format_args!("{word}"));
    }

    /// Begins the next word. Records are written often, so this reuses memory instead of allocating
    /// each word.
    fn write(&mut self, word: fmt::Arguments<'_>) {
        self.write_held();
        self.held.clear();
        self.held.push_str(&self.opening);
        self.opening.clear();
        self.held
            .write_fmt(word)
            .expect("a string takes everything");
    }

    fn open(&mut self) {
        self.opening.push('(');
    }

    fn close(&mut self) {
        self.held.push(')');
    }

    fn write_held(&mut self) {
        let width = self.held.chars().count();
        if self.width > 0 && self.width + 1 + width > WIDTH {
            self.lines.push('\n');
            self.width = 0;
        } else if self.width > 0 {
            self.lines.push(' ');
            self.width += 1;
        }
        self.lines.push_str(&self.held);
        self.width += width;
    }

    fn finish(mut self) -> String {
        self.write_held();
        self.lines
    }
}
