//! Finding proofs, by trying all play, and writing them down.
//!
//! Nothing here has to be right for a certificate to be right. It is a search nevertheless whose
//! positions are kept whole, not as fingerprints, and a proof of its own: of [`is_lost`].

use std::collections::hash_map::Entry;
use std::io::{self, Write};

use rustc_hash::FxHashMap;
use webspinner_rules::{Position, Rules};

use crate::bound::Bound;
use crate::check::{CheckLimits, Relied};
use crate::claim::Claim;
use crate::key::{Key, columns_are_alike};
use crate::line::{Line, Why};

/// What came of looking for a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Written {
    /// The position is lost, and the certificate is written. The moves that only
    /// [`check`](crate::check()) tells apart are not counted.
    Lost(Relied),
    /// The position can be won. What was written is no certificate.
    Won,
    /// The proof takes more memory than the limits allow.
    Memory,
    /// The caller stopped it.
    Stopped,
}

/// Tries all play of a position, and writes a certificate if none of it wins.
///
/// `is_stopped` is asked now and then.
///
/// # Errors
/// If the certificate cannot be written.
pub fn write(
    claim: &Claim,
    limits: CheckLimits,
    is_stopped: &dyn Fn() -> bool,
    out: &mut dyn Write,
) -> io::Result<Written> {
    claim.write(out)?;
    let mut search = Search::new(&claim.rules, &claim.position, &Bound::ALL);
    let mut relied = Relied::default();
    loop {
        match search.next() {
            Next::Line(line) => {
                relied.count(&line.why);
                writeln!(out, "{line}")?;
            }
            Next::Won => return Ok(Written::Won),
            Next::Nothing => break,
        }
        if !search.fits(limits) {
            return Ok(Written::Memory);
        }
        if is_stopped() {
            return Ok(Written::Stopped);
        }
    }
    relied.positions = search.known.len() as u64;
    writeln!(out, "end {}", relied.positions)?;
    Ok(Written::Lost(relied))
}

/// Whether all play from here is lost; `None` if more than this many positions can be reached.
///
/// It relies on the rules alone and uses no bound.
#[must_use]
pub fn is_lost(rules: &Rules, start: &Position, positions_max: usize) -> Option<bool> {
    let mut search = Search::new(rules, start, &[]);
    loop {
        match search.next() {
            Next::Line(_) if search.known.len() > positions_max => return None,
            Next::Line(_) => {}
            Next::Won => return Some(false),
            Next::Nothing => return Some(true),
        }
    }
}

/// All play from a position, without coming to any position twice.
struct Search<'s> {
    rules: &'s Rules,
    bounds: &'s [Bound],
    /// The number of every position that was led to so far.
    known: FxHashMap<Box<[u8]>, u32>,
    /// Those that have not been looked at. The last one is next.
    waiting: Vec<(u32, Position)>,
    /// How many bytes the key of the last position has.
    key_bytes: usize,
}

enum Next {
    /// What the position leads to that was looked at.
    Line(Line),
    /// The position that was looked at is won.
    Won,
    /// All have been looked at.
    Nothing,
}

impl<'s> Search<'s> {
    fn new(rules: &'s Rules, start: &Position, bounds: &'s [Bound]) -> Self {
        let mut search = Self {
            rules,
            bounds,
            known: FxHashMap::default(),
            waiting: Vec::new(),
            key_bytes: 0,
        };
        search.number(start.clone());
        search
    }

    /// Looks at the next position.
    fn next(&mut self) -> Next {
        let Some((number, position)) = self.waiting.pop() else {
            return Next::Nothing;
        };
        if self.rules.is_won(&position) {
            return Next::Won;
        }
        let mut bounds = self.bounds.iter();
        let has_move = self.rules.has_legal_move(&position);
        let bound = bounds.find(|bound| has_move && bound.applies(self.rules, &position));
        let why = match bound {
            Some(bound) => Why::Bound(*bound),
            None => Why::Moves(self.moves(&position)),
        };
        Next::Line(Line {
            position: number,
            why,
        })
    }

    /// All legal moves of a position, with the numbers of the positions that they lead to.
    fn moves(&mut self, position: &Position) -> Vec<(webspinner_rules::Move, u32)> {
        let legal = self.rules.legal_moves(position);
        let moves = legal.into_iter().map(|legal| {
            let mut next = position.clone();
            let _ = next.apply(self.rules, legal);
            (legal.get(), self.number(next))
        });
        moves.collect()
    }

    /// The number of a position, which is new or known.
    fn number(&mut self, position: Position) -> u32 {
        let mut key = Key::of(&position);
        self.key_bytes = key.len();
        if columns_are_alike(self.rules, &position) {
            key = key.sorted(position.columns().len());
        }
        let new = u32::try_from(self.known.len()).expect("the limits allow no more");
        match self.known.entry(key.into_bytes()) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(vacant) => {
                self.waiting.push((*vacant.insert(new), position));
                new
            }
        }
    }

    fn fits(&self, limits: CheckLimits) -> bool {
        limits.allow(self.key_bytes, self.known.len(), self.waiting.len())
    }
}
