//! How the positions of a beam were reached: every move with the one before it.

use webspinner_rules::Move;

/// One move of a line; `before` is the step before it, none at the start.
#[derive(Clone, Copy, Debug)]
struct Step {
    before: Option<u32>,
    play: Move,
}

/// The moves to all positions that a search keeps. Lines that begin alike share their beginning.
#[derive(Debug, Default)]
pub(super) struct Steps(Vec<Step>);

impl Steps {
    /// One move after another step.
    pub(super) fn add(&mut self, before: Option<u32>, play: Move) -> u32 {
        let number = u32::try_from(self.0.len()).expect("memory ends before four billion steps");
        self.0.push(Step { before, play });
        number
    }

    /// What they take.
    pub(super) fn bytes(&self) -> usize {
        self.0.capacity() * size_of::<Step>()
    }

    /// The moves up to a step.
    pub(super) fn line(&self, last: u32) -> Vec<Move> {
        let before = |step: &&Step| step.before.map(|before| &self.0[before as usize]);
        let steps = std::iter::successors(Some(&self.0[last as usize]), before);
        let mut line: Vec<Move> = steps.map(|step| step.play).collect();
        line.reverse();
        line
    }

    /// Forgets every step that leads to none of these, and gives these their new numbers.
    pub(super) fn keep<'s>(&mut self, lasts: impl Iterator<Item = &'s mut u32>) {
        let mut lasts: Vec<&mut u32> = lasts.collect();
        let mut numbers: Vec<Option<u32>> = vec![None; self.0.len()];
        for last in &lasts {
            let mut at = Some(**last);
            while let Some(step) = at.filter(|&step| numbers[step as usize].is_none()) {
                numbers[step as usize] = Some(0);
                at = self.0[step as usize].before;
            }
        }
        // A step comes after the one before it, so that one has its new number already.
        let mut kept = Self::default();
        for (step, number) in self.0.iter().zip(0..) {
            if numbers[number].is_some() {
                let before = step.before.and_then(|before| numbers[before as usize]);
                numbers[number] = Some(kept.add(before, step.play));
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
    fn what_leads_to_a_kept_step_stays_and_the_rest_goes() {
        let mut steps = Steps::default();
        let first = steps.add(None, play("1-2"));
        let _ = steps.add(Some(first), play("3-4"));
        let mut kept = steps.add(Some(first), play("5-6x2"));
        let mut other = steps.add(None, play("d"));
        let lines = [steps.line(kept), steps.line(other)];
        steps.keep([&mut kept, &mut other].into_iter());
        assert_eq!([steps.line(kept), steps.line(other)], lines);
        assert_eq!(steps.0.len(), 3);
    }
}
