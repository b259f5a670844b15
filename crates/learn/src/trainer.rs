//! Teaches a network by stochastic gradient descent.

use webspinner_players::{CARD_INPUTS, FEATURES, HEADS, HIDDEN, Inputs, Net, SHAPES};

/// A feature of 1 in the player's integers.
const ONE: f32 = 64.0;
/// How much the error of each head counts.
const WEIGHTS: [f32; HEADS] = [1.0, 0.5, 0.3];
/// Of the means of gradients and their squares: how much of the last one stays.
const DECAYS: [f32; 2] = [0.9, 0.999];
/// By how much the network that plays follows the one that learns, at each step.
const FOLLOW: f32 = 0.002;
/// No weight is farther from 0, and no weight of a card input: the player's could not be.
const WEIGHT_MAX: f32 = 3.9;
const CARD_MAX: f32 = 0.49;

/// A table, and what the network should say of it.
pub(crate) struct Sample<'a> {
    pub(crate) inputs: &'a Inputs,
    pub(crate) targets: [f32; HEADS],
    /// How much it counts.
    pub(crate) weight: f32,
}

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

/// Where the weights of the inputs of cards are, input by input: after all layers.
fn cards() -> std::ops::Range<usize> {
    let begin = layer(SHAPES.len() - 1)[1].end;
    begin..begin + CARD_INPUTS * HIDDEN[0]
}

/// A network that learns.
pub(crate) struct Trainer {
    /// The parameters, the means of their gradients and of the squares, and those that play.
    all: [Vec<f32>; 4],
    gradients: Vec<f32>,
    /// How many steps it has made.
    steps: u64,
}

impl Trainer {
    /// A network that begins with what this one knows. Inputs of cards may be new to it.
    pub(crate) fn new(net: &Net) -> Self {
        let mut parameters = vec![0.0; cards().end];
        for (nth, (weights, biases)) in net.layers().into_iter().enumerate() {
            let (inputs, outputs) = SHAPES[nth];
            let [weights_at, biases_at] = layer(nth);
            let turned =
                (0..inputs * outputs).map(|at| weights[at % outputs * inputs + at / outputs]);
            for (to, weight) in parameters[weights_at].iter_mut().zip(turned) {
                *to = weight;
            }
            parameters[biases_at].copy_from_slice(&biases);
        }
        for (to, weight) in parameters[cards()].iter_mut().zip(net.card_weights()) {
            *to = weight;
        }
        let none = vec![0.0; parameters.len()];
        Self {
            all: [parameters.clone(), none.clone(), none.clone(), parameters],
            gradients: none,
            steps: 0,
        }
    }

    /// Learns from some samples at once; returns the mean error of the chance to win.
    pub(crate) fn step(&mut self, batch: &[Sample<'_>], rate: f32) -> f32 {
        self.gradients.fill(0.0);
        let error: f32 = batch.iter().map(|sample| self.add_gradient(sample)).sum();
        let count = batch.len() as f32;
        self.steps += 1;
        let steps = i32::try_from(self.steps).unwrap_or(i32::MAX);
        let corrections = DECAYS.map(|decay| 1.0 - decay.powi(steps));
        let follow = FOLLOW.max(1.0 / (self.steps + 1) as f32);
        let [weights, means, squares, playing] = &mut self.all;
        let first_card = cards().start;
        for (at, gradient) in self.gradients.iter().enumerate() {
            let gradient = gradient / count;
            let most = if at < first_card {
                WEIGHT_MAX
            } else {
                CARD_MAX
            };
            means[at] += (1.0 - DECAYS[0]) * (gradient - means[at]);
            squares[at] += (1.0 - DECAYS[1]) * (gradient * gradient - squares[at]);
            let mean = means[at] / corrections[0];
            let deviation = (squares[at] / corrections[1]).sqrt() + 1e-8;
            weights[at] = (weights[at] - rate * mean / deviation).clamp(-most, most);
            playing[at] += follow * (weights[at] - playing[at]);
        }
        error / count
    }

    fn add_gradient(&mut self, sample: &Sample<'_>) -> f32 {
        let parameters = &self.all[0];
        let units = Units::of(parameters, sample.inputs);
        let mut slopes = [0.0; HEADS];
        for (head, slope) in slopes.iter_mut().enumerate() {
            let error = units.heads[head] - sample.targets[head];
            *slope = sample.weight * WEIGHTS[head] * error;
        }
        let error = units.heads[0] - sample.targets[0];
        let gradients = &mut self.gradients;
        let slopes = back(parameters, gradients, 2, &units.second, &slopes);
        let slopes = back(parameters, gradients, 1, &units.first, &slopes);
        back(parameters, gradients, 0, &units.inputs, &slopes);
        let sums = gradients[cards()].as_chunks_mut::<{ HIDDEN[0] }>().0;
        for &row in &sample.inputs.cards {
            for (sum, slope) in sums[usize::from(row)].iter_mut().zip(&slopes) {
                *sum += slope;
            }
        }
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
        let layers = turned
            .each_ref()
            .map(|(weights, biases)| (weights.as_slice(), *biases));
        Net::new(layers, &playing[cards()])
    }
}

/// What all units are for some inputs.
struct Units {
    inputs: [f32; FEATURES],
    first: [f32; HIDDEN[0]],
    second: [f32; HIDDEN[1]],
    heads: [f32; HEADS],
}

impl Units {
    fn of(parameters: &[f32], inputs: &Inputs) -> Self {
        let features = inputs.features.map(|feature| f32::from(feature) / ONE);
        let mut first: [f32; HIDDEN[0]] = outputs(parameters, 0, &features);
        let rows = parameters[cards()].as_chunks::<{ HIDDEN[0] }>().0;
        for &row in &inputs.cards {
            for (sum, weight) in first.iter_mut().zip(&rows[usize::from(row)]) {
                *sum += weight;
            }
        }
        let first = first.map(|sum| sum.max(0.0));
        let second: [f32; HIDDEN[1]] = outputs(parameters, 1, &first).map(|sum: f32| sum.max(0.0));
        Self {
            inputs: features,
            first,
            second,
            heads: outputs(parameters, 2, &second).map(sigmoid),
        }
    }
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use webspinner_players::Chances;
    use webspinner_solver::Random;

    /// Inputs that look random, and targets that depend on the first of them.
    fn example(number: u64) -> (Inputs, [f32; HEADS]) {
        let mut random = Random(number);
        let mut features = Box::new([0; FEATURES]);
        for feature in features.iter_mut() {
            *feature = i16::try_from(random.below(65)).expect("it is small");
        }
        let cards =
            (0..100).map(|_| u16::try_from(random.below(CARD_INPUTS)).expect("it is small"));
        let cards: Vec<u16> = cards.collect();
        let win = f32::from(features[0]) / ONE;
        let kept = f32::from(u8::from(cards[0].is_multiple_of(2)));
        (Inputs { features, cards }, [win, kept, 1.0 - win])
    }

    fn sample((inputs, targets): &(Inputs, [f32; HEADS])) -> Sample<'_> {
        Sample {
            inputs,
            targets: *targets,
            weight: 1.0,
        }
    }

    /// A network that knows nothing.
    fn trainer() -> Trainer {
        let mut trainer = Trainer::new(&Net::family());
        let mut random = Random(1);
        let mut weight = || (random.below(257) as f32 - 128.0) / 640.0;
        trainer.all[0].fill_with(&mut weight);
        trainer.all[3] = trainer.all[0].clone();
        trainer
    }

    /// What descent makes smaller: the cross entropy of all heads.
    fn loss(parameters: &[f32], sample: &Sample<'_>) -> f64 {
        let heads = Units::of(parameters, sample.inputs).heads;
        let mut loss = 0.0;
        for ((head, target), weight) in heads.into_iter().zip(sample.targets).zip(WEIGHTS) {
            let (head, target) = (f64::from(head), f64::from(target));
            loss -= f64::from(weight) * (target * head.ln() + (1.0 - target) * (1.0 - head).ln());
        }
        loss
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let (example, mut trainer) = (example(1), trainer());
        let sample = sample(&example);
        trainer.add_gradient(&sample);
        let (mut wrong, mut sloping) = (0, 0);
        let of_cards = sample
            .inputs
            .cards
            .iter()
            .map(|&row| usize::from(row) * HIDDEN[0]);
        let of_cards = of_cards.map(|at| cards().start + at + 5);
        for at in (0..cards().start).step_by(97).chain(of_cards) {
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
        assert!(wrong <= 6, "{wrong}");
        assert!(sloping > 10, "{sloping}");
    }

    #[test]
    fn what_is_taught_is_learned() {
        let examples: Vec<_> = (0..16).map(example).collect();
        let samples: Vec<_> = examples.iter().map(sample).collect();
        let mut trainer = trainer();
        let before = trainer.step(&samples, 2e-3);
        let mut after = before;
        for _ in 0..60 {
            after = trainer.step(&samples, 2e-3);
        }
        assert!(after < before / 10.0, "{before} to {after}");
        // What plays says the same, but for rounding.
        let net = trainer.net();
        let far = examples.iter().filter(|(inputs, _)| {
            let said = Chances::share(net.value(inputs).win);
            let known = f64::from(Units::of(&trainer.all[3], inputs).heads[0]);
            (said - known).abs() > 0.1
        });
        assert_eq!(far.count(), 0);
    }

    #[test]
    fn a_trainer_begins_with_what_a_network_knows() {
        let nets = [Net::family(), Arc::new(trainer().net())];
        for net in nets {
            let again = Trainer::new(&net).net();
            assert_eq!(Trainer::new(&again).net().to_bytes(), again.to_bytes());
            let (inputs, _) = example(3);
            assert_eq!(again.value(&inputs), net.value(&inputs));
        }
    }
}
