//! Records as JSON.

use crate::deal::Shuffle;
use crate::moves::Move;
use crate::record::{
    Date, ExtraHeader, GameResult, Header, HeaderText, MoveTree, NodeId, Record, RulesText,
};
use crate::rules::GameId;
use crate::text::{JsonError, beginning, from_json};

impl Record {
    /// The longest JSON text that is read, in bytes. Every record fits.
    pub const JSON_BYTES_MAX: usize = 32 * 1024 * 1024;

    /// Reads a record from JSON.
    ///
    /// # Errors
    /// If the text is too long, is not JSON, or does not have the shape of a [`Record`].
    pub fn from_json(text: &str) -> Result<Self, JsonError> {
        from_json(text, Self::JSON_BYTES_MAX)
    }
}

/// The keys of a record. The tree is a flat list, so that long lines do not nest deeply.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordKeys {
    game: GameId,
    version: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<RulesText>,
    deal: Shuffle,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    player: Option<HeaderText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    date: Option<Date>,
    #[serde(default)]
    result: GameResult,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time_ms: Option<u64>,
    #[serde(default)]
    made: u32,
    #[serde(default)]
    undos: u32,
    #[serde(default)]
    hints: u32,
    #[serde(default)]
    solver: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    advised: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    no_undo: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    extra: Vec<ExtraKeys>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    comment: Option<String>,
    #[serde(default)]
    nodes: Vec<NodeKeys>,
    /// The number of the node where the player stands.
    #[serde(default)]
    current: usize,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct ExtraKeys {
    name: String,
    value: HeaderText,
}

/// A node; its number is its place in the list, counted from 1. 0 is the start.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct NodeKeys {
    parent: usize,
    #[serde(rename = "move")]
    played: Move,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time_ms: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    comment: Option<String>,
}

impl serde::Serialize for Record {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        RecordKeys::from(self).serialize(serializer)
    }
}

impl<'de> serde::Deserialize<'de> for Record {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let keys = RecordKeys::deserialize(deserializer)?;
        keys.into_record().map_err(serde::de::Error::custom)
    }
}

impl From<&Record> for RecordKeys {
    fn from(record: &Record) -> Self {
        let Record { header, tree } = record.clone();
        let extra = |extra: &ExtraHeader| ExtraKeys {
            name: extra.name().to_owned(),
            value: extra.value().clone(),
        };
        let (nodes, current) = nodes(&tree);
        Self {
            game: header.game,
            version: header.version,
            rules: header.rules,
            deal: header.deal,
            player: header.player,
            date: header.date,
            result: header.result,
            time_ms: header.time_ms,
            made: header.made,
            undos: header.undos,
            hints: header.hints,
            solver: header.solver,
            advised: header.advised,
            no_undo: header.no_undo,
            extra: header.extra.iter().map(extra).collect(),
            comment: tree.comment(NodeId::START).map(str::to_owned),
            nodes,
            current,
        }
    }
}

/// The nodes, each after its parent, and the number of the one where the player stands.
fn nodes(tree: &MoveTree) -> (Vec<NodeKeys>, usize) {
    let mut numbers = vec![0; tree.len() + 1];
    let mut list = Vec::with_capacity(tree.len());
    for node in tree.iter() {
        let (Some(parent), Some(played)) = (tree.parent(node), tree.get_move(node)) else {
            continue;
        };
        list.push(NodeKeys {
            parent: numbers[parent.index()],
            played,
            time_ms: tree.time_ms(node),
            comment: tree.comment(node).map(str::to_owned),
        });
        numbers[node.index()] = list.len();
    }
    (list, numbers[tree.current().index()])
}

/// Errors that the JSON's shape alone does not rule out.
#[derive(Debug, thiserror::Error)]
enum KeysError {
    #[error(
        "{0:?} cannot name an extra header: write letters and digits, but no name that records \
         define"
    )]
    ExtraName(String),
    #[error("a header can have at most {} extra lines", Header::EXTRA_MAX)]
    TooManyExtra,
    #[error("node {node} follows node {parent}, which must come before it")]
    Parent { node: usize, parent: usize },
    #[error("node {node}: {problem}")]
    Node { node: usize, problem: String },
    #[error("`current` is {0}, but there is no such node")]
    Current(usize),
}

impl RecordKeys {
    fn into_record(self) -> Result<Record, KeysError> {
        if self.extra.len() > Header::EXTRA_MAX {
            return Err(KeysError::TooManyExtra);
        }
        let extra = |keys: ExtraKeys| {
            let extra = ExtraHeader::new(&keys.name, keys.value);
            extra.ok_or_else(|| KeysError::ExtraName(beginning(&keys.name)))
        };
        let tree = read_tree(self.comment.as_deref(), &self.nodes, self.current)?;
        let header = Header {
            game: self.game,
            version: self.version,
            rules: self.rules,
            deal: self.deal,
            player: self.player,
            date: self.date,
            result: self.result,
            time_ms: self.time_ms,
            made: self.made,
            undos: self.undos,
            hints: self.hints,
            solver: self.solver,
            advised: self.advised,
            no_undo: self.no_undo,
            extra: self
                .extra
                .into_iter()
                .map(extra)
                .collect::<Result<_, _>>()?,
        };
        Ok(Record { header, tree })
    }
}

fn read_tree(
    comment: Option<&str>,
    nodes: &[NodeKeys],
    current: usize,
) -> Result<MoveTree, KeysError> {
    let mut tree = MoveTree::new();
    let mut ids = vec![NodeId::START];
    read_comment(&mut tree, 0, NodeId::START, comment)?;
    for (node, keys) in (1..).zip(nodes) {
        let parent = keys.parent;
        let id = ids.get(parent).ok_or(KeysError::Parent { node, parent })?;
        let added = tree.add(*id, keys.played, keys.time_ms);
        let id = added.map_err(|refused| KeysError::Node {
            node,
            problem: refused.to_string(),
        })?;
        read_comment(&mut tree, node, id, keys.comment.as_deref())?;
        ids.push(id);
    }
    tree.go_to(*ids.get(current).ok_or(KeysError::Current(current))?);
    Ok(tree)
}

fn read_comment(
    tree: &mut MoveTree,
    node: usize,
    id: NodeId,
    comment: Option<&str>,
) -> Result<(), KeysError> {
    let set = tree.set_comment(id, comment.unwrap_or(""));
    set.map_err(|refused| KeysError::Node {
        node,
        problem: refused.to_string(),
    })
}
