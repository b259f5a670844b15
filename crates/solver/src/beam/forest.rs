//! How the positions of a beam were reached: every move linked to the one before it.

use webspinner_rules::Move;

/// One move of a line; `before` is the move before it, `None` at the start.
#[derive(Clone, Copy, Debug)]
struct LinkedMove {
    before: Option<u32>,
    play: Move,
}

/// The moves to all positions that a search keeps. Lines that begin alike share their beginning, so
/// this is a forest.
#[derive(Debug, Default)]
pub(super) struct MoveForest(Vec<LinkedMove>);

impl MoveForest {
    /// Adds a move after another and returns its number.
    pub(super) fn add(&mut self, before: Option<u32>, play: Move) -> u32 {
        let number = u32::try_from(self.0.len()).expect("memory ends before four billion moves");
        self.0.push(LinkedMove { before, play });
        number
    }

    /// Memory used, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.0.capacity() * size_of::<LinkedMove>()
    }

    /// The moves up to and including this one.
    pub(super) fn line(&self, last: u32) -> Vec<Move> {
        let before = |linked: &&LinkedMove| linked.before.map(|before| &self.0[before as usize]);
        let linked = std::iter::successors(Some(&self.0[last as usize]), before);
        let mut line: Vec<Move> = linked.map(|linked| linked.play).collect();
        line.reverse();
        line
    }

    /// Forgets every move that leads to none of these, and updates these to their new numbers.
    pub(super) fn keep<'s>(&mut self, lasts: impl Iterator<Item = &'s mut u32>) {
        let mut lasts: Vec<&mut u32> = lasts.collect();
        let mut numbers: Vec<Option<u32>> = vec![None; self.0.len()];
        for last in &lasts {
            let mut at = Some(**last);
            while let Some(linked) = at.filter(|&linked| numbers[linked as usize].is_none()) {
                numbers[linked as usize] = Some(0);
                at = self.0[linked as usize].before;
            }
        }
        // A move comes after the one before it, which therefore has its new number already.
        let mut kept = Self::default();
        for (linked, number) in self.0.iter().zip(0..) {
            if numbers[number].is_some() {
                let before = linked.before.and_then(|before| numbers[before as usize]);
                numbers[number] = Some(kept.add(before, linked.play));
            }
        }
        for last in &mut lasts {
            **last = numbers[**last as usize].expect("what leads here was kept");
        }
        *self = kept;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(text: &str) -> Move {
        text.parse().expect("a move")
    }

    #[test]
    fn what_leads_to_a_kept_move_stays_and_the_rest_goes() {
        let mut forest = MoveForest::default();
        let first = forest.add(None, play("1-2"));
        let _ = forest.add(Some(first), play("3-4"));
        let mut kept = forest.add(Some(first), play("5-6x2"));
        let mut other = forest.add(None, play("d"));
        let lines = [forest.line(kept), forest.line(other)];
        forest.keep([&mut kept, &mut other].into_iter());
        assert_eq!([forest.line(kept), forest.line(other)], lines);
        assert_eq!(forest.0.len(), 3);
    }
}
