//! Teaches a network by stochastic gradient descent.

use std::io::{self, Read, Write};

use webspinner_players::{Chances, FEATURES, HEADS, HIDDEN, Net, SHAPES, Sample};
use webspinner_solver::Random;

/// A feature of 1, and what is certain, in the player's integers.
const ONE: f32 = 64.0;
const CERTAIN: f32 = 65_536.0;
/// How much the error of each head counts.
const WEIGHTS: [f32; HEADS] = [1.0, 0.5, 0.3];
/// Of the means of gradients and their squares: how much of the last one stays.
const DECAYS: [f32; 2] = [0.9, 0.999];
/// By how much the network that plays follows the one that learns, at each step.
const FOLLOW: f32 = 0.0007;
/// No weight is farther from 0: the player's could not be.
const WEIGHT_MAX: f32 = 3.9;

/// Where each layer's weights, input by input, and its biases are among all parameters.
fn layer(nth: usize) -> [std::ops::Range<usize>; 2] {
    let sizes = SHAPES.map(|(inputs, outputs)| (inputs * outputs, outputs));
    let begin: usize = sizes[..nth]
        .iter()
        .map(|(weights, biases)| weights + biases)
        .sum();
    let middle = begin + sizes[nth].0;
    [begin..middle, middle..middle + sizes[nth].1]
}

/// How many parameters there are.
fn parameters() -> usize {
    layer(SHAPES.len() - 1)[1].end
}

/// A network that learns.
pub(crate) struct Trainer {
    /// The parameters, the means of their gradients and of the squares, and those that play.
    all: [Vec<f32>; 4],
    gradients: Vec<f32>,
    /// How many steps it has made.
    pub(crate) steps: u64,
}

impl Trainer {
    /// A network that knows nothing.
    pub(crate) fn new(seed: u64) -> Self {
        let mut random = Random(seed);
        let mut parameters = vec![0.0; parameters()];
        for (nth, (inputs, _)) in SHAPES.into_iter().enumerate() {
            let width = (2.0 / inputs as f32).sqrt();
            for weight in &mut parameters[layer(nth)[0].clone()] {
                *weight = (uniform(&mut random) - 0.5) * 2.0 * width;
            }
        }
        let none = vec![0.0; parameters.len()];
        Self {
            all: [parameters.clone(), none.clone(), none.clone(), parameters],
            gradients: none,
            steps: 0,
        }
    }

    /// A network that knows what this one does.
    pub(crate) fn of(net: &Net) -> Self {
        let mut trainer = Self::new(0);
        for (nth, (weights, biases)) in net.layers().into_iter().enumerate() {
            let (inputs, outputs) = SHAPES[nth];
            let [weights_at, biases_at] = layer(nth);
            let turned =
                (0..inputs * outputs).map(|at| weights[at % outputs * inputs + at / outputs]);
            for parameters in [0, 3] {
                let all = &mut trainer.all[parameters];
                for (to, weight) in all[weights_at.clone()].iter_mut().zip(turned.clone()) {
                    *to = weight;
                }
                all[biases_at.clone()].copy_from_slice(&biases);
            }
        }
        trainer
    }

    /// Learns from some samples at once; returns the mean error of the chance to win.
    pub(crate) fn step<'s>(&mut self, batch: impl Iterator<Item = &'s Sample>, rate: f32) -> f32 {
        self.gradients.fill(0.0);
        let (mut error, mut count) = (0.0, 0.0);
        for sample in batch {
            error += self.add_gradient(sample);
            count += 1.0;
        }
        self.steps += 1;
        let steps = i32::try_from(self.steps).unwrap_or(i32::MAX);
        let corrections = DECAYS.map(|decay| 1.0 - decay.powi(steps));
        let follow = FOLLOW.max(1.0 / (self.steps + 1) as f32);
        let [weights, means, squares, playing] = &mut self.all;
        for (at, gradient) in self.gradients.iter().enumerate() {
            let gradient = gradient / count;
            means[at] += (1.0 - DECAYS[0]) * (gradient - means[at]);
            squares[at] += (1.0 - DECAYS[1]) * (gradient * gradient - squares[at]);
            let mean = means[at] / corrections[0];
            let deviation = (squares[at] / corrections[1]).sqrt() + 1e-8;
            weights[at] = (weights[at] - rate * mean / deviation).clamp(-WEIGHT_MAX, WEIGHT_MAX);
            playing[at] += follow * (weights[at] - playing[at]);
        }
        error / count
    }

    fn add_gradient(&mut self, sample: &Sample) -> f32 {
        let parameters = &self.all[0];
        let inputs = sample.features.map(|feature| f32::from(feature) / ONE);
        let first: [f32; HIDDEN[0]] = outputs(parameters, 0, &inputs).map(|sum: f32| sum.max(0.0));
        let second: [f32; HIDDEN[1]] = outputs(parameters, 1, &first).map(|sum: f32| sum.max(0.0));
        let heads: [f32; HEADS] = outputs(parameters, 2, &second).map(sigmoid);
        let targets = targets(sample);
        let mut slopes = [0.0; HEADS];
        for head in 0..HEADS {
            slopes[head] = WEIGHTS[head] * (heads[head] - targets[head]);
        }
        let error = heads[0] - targets[0];
        let gradients = &mut self.gradients;
        let slopes = back(parameters, gradients, 2, &second, &slopes);
        let slopes = back(parameters, gradients, 1, &first, &slopes);
        back(parameters, gradients, 0, &inputs, &slopes);
        error * error
    }

    /// The network that plays.
    pub(crate) fn net(&self) -> Net {
        let playing = &self.all[3];
        let turned = [0, 1, 2].map(|nth| {
            let (inputs, outputs) = SHAPES[nth];
            let weights = &playing[layer(nth)[0].clone()];
            let turned =
                (0..inputs * outputs).map(|at| weights[at % inputs * outputs + at / inputs]);
            (turned.collect::<Vec<_>>(), &playing[layer(nth)[1].clone()])
        });
        Net::new(
            turned
                .each_ref()
                .map(|(weights, biases)| (weights.as_slice(), *biases)),
        )
    }

    /// Writes everything that [`Trainer::read`] needs to go on.
    pub(crate) fn write(&self, mut to: impl Write) -> io::Result<()> {
        to.write_all(&self.steps.to_le_bytes())?;
        for values in &self.all {
            let bytes: Vec<u8> = values
                .iter()
                .flat_map(|value| value.to_le_bytes())
                .collect();
            to.write_all(&bytes)?;
        }
        Ok(())
    }

    /// Goes on where another one was written.
    pub(crate) fn read(mut from: impl Read) -> io::Result<Self> {
        let mut trainer = Self::new(0);
        let mut word = [0; 8];
        from.read_exact(&mut word)?;
        trainer.steps = u64::from_le_bytes(word);
        for values in &mut trainer.all {
            let mut bytes = vec![0; values.len() * 4];
            from.read_exact(&mut bytes)?;
            for (value, bytes) in values.iter_mut().zip(bytes.as_chunks().0) {
                *value = f32::from_le_bytes(*bytes);
            }
        }
        if from.read(&mut [0])? > 0 {
            let of_another = "this state is of a network with other layers";
            return Err(io::Error::new(io::ErrorKind::InvalidData, of_another));
        }
        Ok(trainer)
    }
}

/// What the heads should say.
fn targets(sample: &Sample) -> [f32; HEADS] {
    let Chances {
        win,
        off_table,
        turned_up,
    } = sample.target;
    [win, off_table, turned_up].map(|target| target as f32 / CERTAIN)
}

/// The sums of a layer.
fn outputs<const N: usize>(parameters: &[f32], nth: usize, inputs: &[f32]) -> [f32; N] {
    let [weights, biases] = layer(nth);
    let mut sums = [0.0; N];
    sums.copy_from_slice(&parameters[biases]);
    for (&input, row) in inputs.iter().zip(parameters[weights].as_chunks::<N>().0) {
        if input != 0.0 {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += input * weight;
            }
        }
    }
    sums
}

/// Adds a layer's gradient, and returns the slopes of its inputs, which are 0 where they are.
fn back<const N: usize, const M: usize>(
    parameters: &[f32],
    gradients: &mut [f32],
    nth: usize,
    inputs: &[f32; M],
    slopes: &[f32; N],
) -> [f32; M] {
    let [weights, biases] = layer(nth);
    let mut before = [0.0; M];
    for (sum, slope) in gradients[biases].iter_mut().zip(slopes) {
        *sum += slope;
    }
    let rows = parameters[weights.clone()].as_chunks::<N>().0;
    let sums = gradients[weights].as_chunks_mut::<N>().0;
    for (at, (row, sums)) in rows.iter().zip(sums).enumerate() {
        let input = inputs[at];
        if input == 0.0 {
            continue;
        }
        for (sum, slope) in sums.iter_mut().zip(slopes) {
            *sum += input * slope;
        }
        if nth > 0 {
            before[at] = row
                .iter()
                .zip(slopes)
                .map(|(weight, slope)| weight * slope)
                .sum();
        }
    }
    before
}

fn sigmoid(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}

fn uniform(random: &mut Random) -> f32 {
    (random.bits() >> 40) as f32 / (1_u64 << 24) as f32
}

const _: () = assert!(FEATURES == SHAPES[0].0);

#[cfg(test)]
mod tests {
    use super::*;

    /// Features that look random, and a target that depends on the first of them.
    fn sample(number: u64) -> Sample {
        let mut random = Random(number);
        let mut features = Box::new([0; FEATURES]);
        for feature in features.iter_mut() {
            *feature = i16::try_from(random.below(65)).expect("it is small");
        }
        let win = i32::from(features[0]) * Chances::CERTAIN / 64;
        let target = Chances {
            win,
            off_table: win / 2,
            turned_up: Chances::CERTAIN - win,
        };
        Sample { features, target }
    }

    /// What descent makes smaller: the cross entropy of all heads.
    fn loss(parameters: &[f32], sample: &Sample) -> f64 {
        let inputs = sample.features.map(|feature| f32::from(feature) / ONE);
        let first: [f32; HIDDEN[0]] = outputs(parameters, 0, &inputs).map(|sum: f32| sum.max(0.0));
        let second: [f32; HIDDEN[1]] = outputs(parameters, 1, &first).map(|sum: f32| sum.max(0.0));
        let heads: [f32; HEADS] = outputs(parameters, 2, &second).map(sigmoid);
        let mut loss = 0.0;
        for ((head, target), weight) in heads.into_iter().zip(targets(sample)).zip(WEIGHTS) {
            let (head, target) = (f64::from(head), f64::from(target));
            loss -= f64::from(weight) * (target * head.ln() + (1.0 - target) * (1.0 - head).ln());
        }
        loss
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let (sample, mut trainer) = (sample(1), Trainer::new(1));
        trainer.add_gradient(&sample);
        let (mut wrong, mut sloping) = (0, 0);
        for at in (0..parameters()).step_by(97) {
            let mut moved = trainer.all[0].clone();
            let step = 8e-3;
            moved[at] += step;
            let above = loss(&moved, &sample);
            moved[at] -= 2.0 * step;
            let slope = (above - loss(&moved, &sample)) / (2.0 * f64::from(step));
            let gradient = f64::from(trainer.gradients[at]);
            let is_near = (slope - gradient).abs() < 2e-3 + gradient.abs() / 20.0;
            wrong += usize::from(!is_near);
            sloping += usize::from(gradient.abs() > 0.01);
        }
        // A unit that is switched on or off within a step has no slope there.
        assert!(wrong <= 4, "{wrong}");
        assert!(sloping > 10, "{sloping}");
    }

    #[test]
    fn what_is_taught_is_learned() {
        let samples: Vec<Sample> = (0..64).map(sample).collect();
        let mut trainer = Trainer::new(1);
        let before = trainer.step(samples.iter(), 1e-3);
        let mut after = before;
        for _ in 0..200 {
            after = trainer.step(samples.iter(), 1e-3);
        }
        assert!(after < before / 10.0, "{before} to {after}");
    }

    #[test]
    fn a_trainer_begins_with_what_a_network_knows() {
        let net = Net::family();
        let trainer = Trainer::of(&net);
        assert_eq!(trainer.net().to_bytes(), net.to_bytes());
        assert_eq!(trainer.all[0], trainer.all[3]);
    }

    #[test]
    fn a_trainer_that_was_written_goes_on_as_it_would_have() {
        let samples: Vec<Sample> = (0..8).map(sample).collect();
        let mut trainer = Trainer::new(1);
        trainer.step(samples.iter(), 1e-3);
        let mut bytes = Vec::new();
        trainer.write(&mut bytes).expect("memory takes all");
        let mut read = Trainer::read(&*bytes).expect("it was written whole");
        for trainer in [&mut trainer, &mut read] {
            trainer.step(samples.iter(), 1e-3);
        }
        assert_eq!(trainer.net().to_bytes(), read.net().to_bytes());
        assert_eq!(trainer.steps, read.steps);
        assert!(Trainer::read(&bytes[..bytes.len() - 1]).is_err());
        bytes.push(0);
        assert!(Trainer::read(&*bytes).is_err(), "of a larger network");
    }
}
