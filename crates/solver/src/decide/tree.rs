//! How each position of a search was reached, and which are still to be looked at.

use webspinner_rules::{Column, Move, Slot};

/// The number of a position, in the order in which the search met them; the start is 0.
pub(crate) type PositionId = u32;

const NONE: u32 = u32::MAX;

/// One position: the one before it, the play between both, and the next one that waits behind it.
#[derive(Clone, Copy, Debug)]
struct Entry {
    parent: PositionId,
    play: u32,
    next: u32,
}

/// Every position of a search, as the play that led to it, and the stacks of those that wait.
#[derive(Debug)]
pub(crate) struct Tree {
    entries: Vec<Vec<Entry>>,
    len: u32,
    /// The last position that waits with each score.
    waiting: Vec<u32>,
    /// No position waits with a score above this.
    best: usize,
}

/// Entries are kept in pieces, so that growing copies nothing.
const PIECE: usize = 1 << 14;
/// The bytes of one more piece.
pub(crate) const PIECE_BYTES: u64 = (PIECE * size_of::<Entry>()) as u64;

impl Tree {
    /// The start alone, not waiting.
    pub(crate) fn new() -> Self {
        let mut tree = Self {
            entries: Vec::new(),
            len: 0,
            waiting: Vec::new(),
            best: 0,
        };
        tree.push(Entry {
            parent: NONE,
            play: 0,
            next: NONE,
        });
        tree
    }

    /// Memory used, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.entries.len() as u64 * PIECE_BYTES + (self.waiting.len() * size_of::<u32>()) as u64
    }

    /// Adds a position that waits to be looked at. The highest score comes first.
    #[inline]
    pub(crate) fn add(&mut self, parent: PositionId, play: Move, score: usize) {
        if score >= self.waiting.len() {
            self.waiting.resize(score + 1, NONE);
        }
        let next = std::mem::replace(&mut self.waiting[score], self.len);
        self.best = self.best.max(score);
        self.push(Entry {
            parent,
            play: pack(play),
            next,
        });
    }

    /// Takes the position with the highest score, the youngest of several.
    #[inline]
    pub(crate) fn take(&mut self) -> Option<PositionId> {
        loop {
            let node = *self.waiting.get(self.best)?;
            if node != NONE {
                self.waiting[self.best] = self.entry(node).next;
                return Some(node);
            }
            if self.best == 0 {
                return None;
            }
            self.best -= 1;
        }
    }

    /// The position before this one, which has a lower number, and the play from there; `None` for
    /// the start.
    #[inline]
    pub(crate) fn before(&self, node: PositionId) -> Option<(PositionId, Move)> {
        let entry = self.entry(node);
        (entry.parent != NONE).then(|| (entry.parent, unpack(entry.play)))
    }

    #[inline]
    fn entry(&self, node: PositionId) -> &Entry {
        &self.entries[node as usize / PIECE][node as usize % PIECE]
    }

    #[inline]
    fn push(&mut self, entry: Entry) {
        if (self.len as usize).is_multiple_of(PIECE) {
            self.entries.push(Vec::with_capacity(PIECE));
        }
        if let Some(piece) = self.entries.last_mut() {
            piece.push(entry);
        }
        self.len += 1;
    }
}

/// A move in one word: what it is in three bits, two places in six each, then a count.
#[inline]
fn pack(play: Move) -> u32 {
    let word = |kind: u32, one: u8, other: u8, count: u16| {
        kind | u32::from(one) << 3 | u32::from(other) << 9 | u32::from(count) << 15
    };
    match play {
        Move::Shift { from, to, count } => word(0, from.number(), to.number(), count),
        Move::ToFoundation { from, slot } => word(1, from.number(), slot.number(), 0),
        Move::FromReserve { slot, to } => word(2, slot.number(), to.number(), 0),
        Move::Collect { from } => word(3, from.number(), 0, 0),
        Move::Deal => word(4, 0, 0, 0),
        Move::ToReserve { from, slot } => word(5, from.number(), slot.number(), 0),
    }
}

#[inline]
fn unpack(word: u32) -> Move {
    let index = |at: u32| (word >> at & 63) as usize - 1;
    let column = |at: u32| Column::at(index(at));
    let slot = |at: u32| Slot::at(index(at));
    match word & 7 {
        0 => Move::Shift {
            from: column(3),
            to: column(9),
            count: u16::try_from(word >> 15).expect("it was one"),
        },
        1 => Move::ToFoundation {
            from: column(3),
            slot: slot(9),
        },
        2 => Move::FromReserve {
            slot: slot(3),
            to: column(9),
        },
        3 => Move::Collect { from: column(3) },
        5 => Move::ToReserve {
            from: column(3),
            slot: slot(9),
        },
        _ => Move::Deal,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_packed_move_is_the_same_when_unpacked() {
        let (low, high) = (Column::at(0), Column::at(29));
        let plays = [
            Move::Shift {
                from: high,
                to: low,
                count: 520,
            },
            Move::Shift {
                from: low,
                to: high,
                count: 1,
            },
            Move::ToFoundation {
                from: high,
                slot: Slot::at(29),
            },
            Move::FromReserve {
                slot: Slot::at(29),
                to: high,
            },
            Move::ToReserve {
                from: high,
                slot: Slot::at(29),
            },
            Move::Collect { from: high },
            Move::Deal,
        ];
        for play in plays {
            assert_eq!(unpack(pack(play)), play);
        }
    }

    #[test]
    fn the_highest_score_comes_first_and_the_youngest_of_several() {
        let mut tree = Tree::new();
        for score in [3, 5, 5, 0] {
            tree.add(0, Move::Deal, score);
        }
        let taken: Vec<PositionId> = std::iter::from_fn(|| tree.take()).collect();
        assert_eq!(taken, [3, 2, 1, 4]);
    }
}
