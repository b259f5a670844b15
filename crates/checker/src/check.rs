//! Checking certificates.

use std::io::BufRead;

use webspinner_rules::{LegalMove, Move, Position, Rules};

use crate::bound::Bound;
use crate::claim::Claim;
use crate::key::{Key, columns_are_alike};
use crate::line::{Line, Why};
use crate::lines::Lines;
use crate::refused::{Reason, Refused};

/// How much memory a proof may take, to be written or to be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckLimits {
    /// The most memory, in bytes, by an estimate.
    pub memory_bytes_max: u64,
}

impl Default for CheckLimits {
    /// 4 GiB: some twenty million positions of one deck, ten million of two.
    fn default() -> Self {
        Self {
            memory_bytes_max: 4 << 30,
        }
    }
}

/// What the bookkeeping of one position takes besides its key, in bytes.
const KNOWN_BYTES: usize = 80;
/// What a position that waits takes besides its cards, in bytes.
const WAITING_BYTES: usize = 1024;

impl CheckLimits {
    /// Whether that many positions of this size fit, some of which wait.
    pub(crate) fn allow(self, key_bytes: usize, known: usize, waiting: usize) -> bool {
        let known_bytes = known as u64 * (key_bytes + KNOWN_BYTES) as u64;
        let waiting_bytes = waiting as u64 * (key_bytes + WAITING_BYTES) as u64;
        known_bytes + waiting_bytes <= self.memory_bytes_max && u32::try_from(known).is_ok()
    }
}

/// What a proof relied on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Relied {
    /// How many positions there are, the first one included. Each is lost.
    pub positions: u64,
    /// How many moves were made from them.
    pub moves: u64,
    /// How many of these moves led to a position that was there already, but for columns that
    /// had changed places.
    pub exchanged: u64,
    /// How many positions have no legal move.
    pub stuck: u64,
    /// How many positions each bound was named for, in the order of [`Bound::ALL`]; none for those
    /// that were not needed.
    pub bounds: Vec<(Bound, u64)>,
}

impl Relied {
    /// Counts why a position leads nowhere.
    pub(crate) fn count(&mut self, why: &Why) {
        let bound = match why {
            Why::Bound(bound) => *bound,
            Why::Moves(moves) => {
                self.moves += moves.len() as u64;
                self.stuck += u64::from(moves.is_empty());
                return;
            }
        };
        if let Some((_, count)) = self.bounds.iter_mut().find(|(known, _)| *known == bound) {
            *count += 1;
        } else {
            self.bounds.push((bound, 1));
            self.bounds.sort_unstable();
        }
    }
}

/// Reads a certificate and checks it; says what it proves, and what the proof relied on.
///
/// The text is read once, line by line. Every position is kept until the end, but only those that
/// wait for their line as a whole.
///
/// # Errors
/// If it proves nothing: if anything in it is wrong, or not written as the format says.
pub fn check(text: &mut dyn BufRead, limits: CheckLimits) -> Result<(Claim, Relied), Refused> {
    let mut lines = Lines::new(text);
    let claim = Claim::read(&mut lines)?;
    let first = claim.position.clone();
    let mut proof = Proof {
        rules: &claim.rules,
        limits,
        known: vec![Key::of(&first)],
        waiting: vec![(0, first)],
        relied: Relied::default(),
    };
    while let Some((number, position)) = proof.waiting.pop() {
        let line = lines.next()?;
        if line.starts_with("end ") {
            return Err(lines.refused(Reason::Open { position: number }));
        }
        let line = line.parse().map_err(|_| lines.refused(Reason::Form))?;
        let checked = proof.check(number, &position, line);
        checked.map_err(|reason| lines.refused(reason))?;
    }
    let mut relied = proof.relied;
    relied.positions = proof.known.len() as u64;
    let positions = relied.positions;
    if lines.next()? != format!("end {positions}") {
        return Err(lines.refused(Reason::Count { positions }));
    }
    lines.end()?;
    Ok((claim, relied))
}

/// A proof that is being checked.
struct Proof<'c> {
    rules: &'c Rules,
    limits: CheckLimits,
    /// Every position that was led to so far, by its number.
    known: Vec<Key>,
    /// Those whose line has not come yet, with their numbers. The last one is next.
    waiting: Vec<(u32, Position)>,
    relied: Relied,
}

impl Proof<'_> {
    /// Checks what a line says about the position whose turn it is.
    fn check(&mut self, number: u32, position: &Position, line: Line) -> Result<(), Reason> {
        if line.position != number {
            return Err(Reason::Turn { expected: number });
        }
        if self.rules.is_won(position) {
            return Err(Reason::Won { position: number });
        }
        self.relied.count(&line.why);
        match line.why {
            // A position without moves has a line without any, so that there are not two ways to
            // say the same.
            Why::Bound(bound)
                if !self.rules.has_legal_move(position) || !bound.applies(self.rules, position) =>
            {
                let position = number;
                Err(Reason::Bound { bound, position })
            }
            Why::Bound(_) => Ok(()),
            Why::Moves(moves) => self.check_moves(number, position, &moves),
        }
    }

    /// Checks that these are all the legal moves of a position, and lead where the certificate
    /// says.
    fn check_moves(
        &mut self,
        number: u32,
        position: &Position,
        moves: &[(Move, u32)],
    ) -> Result<(), Reason> {
        let legal = self.rules.legal_moves(position);
        for (index, &legal) in legal.iter().enumerate() {
            match moves.get(index) {
                Some(&(played, target)) if played == legal.get() => {
                    self.check_move(number, position, legal, target)?;
                }
                _ => {
                    return Err(Reason::Missing {
                        position: number,
                        missing: legal.get(),
                    });
                }
            }
        }
        match moves.get(legal.len()) {
            None => Ok(()),
            Some(&(illegal, _)) => Err(Reason::Illegal {
                position: number,
                illegal,
            }),
        }
    }

    /// Checks that a move leads to the position with this number. The next new number belongs to a
    /// position to which no move has led before, and whose line is still to come.
    fn check_move(
        &mut self,
        number: u32,
        position: &Position,
        legal: LegalMove,
        target: u32,
    ) -> Result<(), Reason> {
        let mut next = position.clone();
        let _ = next.apply(self.rules, legal);
        let key = Key::of(&next);
        if target as usize == self.known.len() {
            if !(self.limits).allow(key.len(), self.known.len() + 1, self.waiting.len() + 1) {
                return Err(Reason::Memory);
            }
            self.known.push(key);
            self.waiting.push((target, next));
            return Ok(());
        }
        let known = self.known.get(target as usize);
        if known == Some(&key) {
            return Ok(());
        }
        let columns = next.columns().len();
        let is_exchanged = |known: &Key| known.sorted(columns) == key.sorted(columns);
        if columns_are_alike(self.rules, &next) && known.is_some_and(is_exchanged) {
            self.relied.exchanged += 1;
            return Ok(());
        }
        Err(Reason::Target {
            position: number,
            played: legal.get(),
            target,
        })
    }
}
