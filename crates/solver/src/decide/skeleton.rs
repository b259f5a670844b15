//! Positions that cannot be won for lack of room, whatever the suits.
//!
//! A column is a pile of *blocks*: the cards of one lie in order by rank, each one lower than the
//! card below it, and the first card of the next does not fit where it lies. All blocks but the
//! last are fixed. Of the last, the first card is fixed too, unless it lies at the bottom of its
//! column; all others are *loose*. Loose cards are put on cards one rank higher, or alone into
//! columns that have no fixed card, so they always lie in order. The only play that changes what is
//! fixed takes up the first card of a last block, and no card ever becomes fixed.
//!
//! At that moment every loose card, and the card that was taken up, lies on a card one rank higher,
//! which is loose or the first of another last block, no two on the same; or it lies at the bottom
//! of one of the columns in which nothing is fixed. So for all ranks together, the loose cards in
//! excess of those one rank higher must not be more than those columns. The block that the card has
//! left is no help yet: its own cards lie on one another, and nothing lies on its end. That is all
//! this search checks: it knows neither suits nor which cards can be moved, and tries all orders of
//! taking up blocks. If none clears all columns, no real play does.
//!
//! One host more is missing at that moment: the last card of the group that is lifted has nothing
//! on it. If no column is to spare, it must be a card of a rank that has more hosts than there are
//! loose cards to lie on them; and between it and the card that is taken up there must be a loose
//! card of every rank, each of which may be lifted, or collected, with the one before.
//!
//! A card of a row is fixed where it is dealt, until it is taken up: that is, until it or a card
//! below it moves, at which moment it lies on a card one rank higher too. What it covers counts as
//! loose all the while, and may do more here than in real play.
//!
//! Runs count as gone as soon as all their cards but the king are loose and their king is loose or
//! the first of a last block. That is never more excess than in real play: a run takes one card of
//! every rank, so the excess of no rank but the king's changes, and that becomes less. Where runs
//! stay on the table, none goes, and a game that is won has nothing fixed either.

use rustc_hash::{FxHashMap, FxHashSet};
use webspinner_rules::knobs::{Lift, RowRule, Step};

use super::crowds;
use super::fingerprint::PositionHasher;
use super::room::{Blocks, Room};
use crate::problem::Problem;
use crate::prunings::Prunings;
use crate::state::State;

/// How many arrangements of blocks the search looks at before it gives up, once the stock is empty.
const ARRANGEMENTS_MAX: usize = 2000;
/// The same while there is a stock: with this limit Spiderette ms:36 takes 46,841 nodes and half
/// the time that it takes with a limit ten times as high, 32,819 nodes.
const ARRANGEMENTS_MAX_STOCK: usize = 200;

/// Room for the search.
#[derive(Debug, Default)]
pub(crate) struct Skeleton {
    blocks: Blocks,
    seen: FxHashSet<(u128, u128)>,
    /// The answers so far, by what is fixed and what is loose: thousands of positions share one
    /// answer.
    known: FxHashMap<u128, bool>,
    arrangements_max: usize,
}

/// Whether such a search can say anything about positions of this game.
pub(crate) fn applies(problem: &Problem, prunings: Prunings) -> bool {
    let place = problem.rules.place();
    // With two decks and rows to come it takes nine tenths of the time and never helped.
    let pack_max = if problem.stock.is_empty() { 128 } else { 60 };
    prunings.skeleton
        && problem.base().is_none()
        && !problem.rules.reserves_take_cards()
        && place.step == Step::Down
        && !place.wrap
        && !place.same_rank
        && problem.rules.lift() != Lift::Tail
        && problem.rules.pack().size() <= pack_max
}

impl Skeleton {
    /// Whether a position is proved to have too little room. If not, it may still have too little.
    pub(crate) fn is_cramped(
        &mut self,
        problem: &Problem,
        hasher: &PositionHasher,
        state: &State,
    ) -> bool {
        let stock = state.stock(problem);
        let rows_vary = !stock.is_empty() && problem.row_deal().rule == RowRule::Occupied;
        if rows_vary || state.in_reserve().next().is_some() {
            return false;
        }
        self.arrangements_max = if stock.is_empty() {
            ARRANGEMENTS_MAX
        } else {
            ARRANGEMENTS_MAX_STOCK
        };
        let Some(room) = self.blocks.lay_out(problem, state) else {
            return false;
        };
        let fingerprint = self.fingerprint(&room, hasher, state);
        if let Some(&known) = self.known.get(&fingerprint) {
            return known;
        }
        self.seen.clear();
        let cramped = !self.may_clear(&room);
        self.known.insert(fingerprint, cramped);
        cramped
    }

    /// Everything that the answer depends on, as 128 bits.
    fn fingerprint(&self, room: &Room, hasher: &PositionHasher, state: &State) -> u128 {
        let fixed = |index: usize| match self.blocks.bounds[index][..] {
            [.., head, _] if head > 0 => head + 1,
            _ => 0,
        };
        let loose = room.loose.iter().flatten();
        hasher.of_fixed(
            state,
            fixed,
            loose.map(|count| u16::from(count.unsigned_abs())),
        )
    }

    /// Memory used, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        crowds::bytes(self.known.capacity(), size_of::<(u128, bool)>())
    }

    /// The additional bytes in use while it grows, if the next answer makes it grow; else 0.
    pub(crate) fn growth_bytes(&self) -> u64 {
        crowds::growth_bytes(&self.known)
    }

    /// Whether every column may be cleared; true if that is too much work to know.
    fn may_clear(&mut self, room: &Room) -> bool {
        let columns = self.blocks.columns.len();
        let cleared = (0..columns).all(|column| room.blocks(column) == 1);
        if cleared && room.waiting == 0 && room.dealt == self.blocks.rows.len() {
            return true;
        }
        let key = room.waiting | (room.dealt as u128) << (columns * self.blocks.rows.len());
        if !self.seen.insert((room.left, key)) {
            return false;
        }
        if self.seen.len() > self.arrangements_max {
            return true;
        }
        for column in 0..columns {
            let taken = self.blocks.take_up(room, column);
            if taken.is_some_and(|taken| self.may_clear(&taken)) {
                return true;
            }
        }
        self.blocks
            .deal(room)
            .is_some_and(|after| self.may_clear(&after))
    }
}
