//! A small network that values tables, computed with integers alone: it answers the same on every
//! machine.

use crate::learned::features::FEATURES;

/// How many units the two hidden layers have.
pub const HIDDEN: [usize; 2] = [64, 32];
/// What it estimates: see [`Chances`].
pub const HEADS: usize = 3;
/// A weight of 1, in bits.
const WEIGHT_BITS: u32 = 11;
const WEIGHT_ONE: f32 = 2048.0;
/// No weight is farther from 0; no sum of the network overflows then.
const WEIGHT_MAX: f32 = 4.0;
/// No unit of a hidden layer is larger.
const UNIT_MAX: i32 = 1023;
/// What files begin with.
const MAGIC: &[u8; 8] = b"wspnet01";

/// What may come of a table, each from 0 to [`Chances::CERTAIN`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Chances {
    /// How likely the game is won.
    pub win: i32,
    /// The share of all cards that are off the table at the end.
    pub off_table: i32,
    /// The share of the cards laid out face down that are turned up in the end.
    pub turned_up: i32,
}

impl Chances {
    /// What is certain.
    pub const CERTAIN: i32 = 1 << 16;
    /// A game that is won.
    pub const WON: Self = Self {
        win: Self::CERTAIN,
        off_table: Self::CERTAIN,
        turned_up: Self::CERTAIN,
    };

    /// One number to choose by: winning counts most, but a lost game had better be long.
    #[must_use]
    pub fn score(self) -> i32 {
        self.win + self.off_table / 10 + self.turned_up / 50
    }

    /// Such a number, or what two of them differ by, as a share of 1 to four places.
    #[must_use]
    pub fn share(part: i32) -> f64 {
        (f64::from(part) / f64::from(Self::CERTAIN) * 1e4).round() / 1e4
    }

    pub(crate) fn heads(self) -> [i32; HEADS] {
        [self.win, self.off_table, self.turned_up]
    }
}

impl From<[i32; HEADS]> for Chances {
    fn from([win, off_table, turned_up]: [i32; HEADS]) -> Self {
        Self {
            win,
            off_table,
            turned_up,
        }
    }
}

/// One layer: for each output its weights, one for each input, and its bias.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Layer {
    inputs: usize,
    weights: Vec<i16>,
    biases: Vec<i32>,
}

/// A network with two hidden layers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    layers: [Layer; 3],
    /// The weights of the first layer once more: for each input one for each output.
    by_input: Vec<[i16; HIDDEN[0]]>,
}

/// The sums of the first layer for some features, kept because the next table has mostly the same
/// ones.
#[derive(Clone, Debug)]
pub(crate) struct FirstLayer {
    features: [i16; FEATURES],
    sums: [i32; HIDDEN[0]],
}

impl FirstLayer {
    /// The sums where every feature is 0.
    pub(crate) fn new(net: &Net) -> Self {
        let mut sums = [0; HIDDEN[0]];
        sums.copy_from_slice(&net.layers[0].biases);
        Self {
            features: [0; FEATURES],
            sums,
        }
    }

    /// The sums for these features.
    pub(crate) fn update(&mut self, net: &Net, features: &[i16; FEATURES]) {
        for (nth, wanted) in features.as_chunks::<AT_ONCE>().0.iter().enumerate() {
            if self.features.as_chunks().0[nth] == *wanted {
                continue;
            }
            let first = nth * AT_ONCE;
            for (at, &feature) in (first..).zip(wanted) {
                self.set(net, at, feature);
            }
        }
    }

    /// The sums once this feature is so.
    pub(crate) fn set(&mut self, net: &Net, at: usize, feature: i16) {
        let change = feature - self.features[at];
        if change == 0 {
            return;
        }
        self.features[at] = feature;
        for (sum, &weight) in self.sums.iter_mut().zip(&net.by_input[at]) {
            *sum += i32::from(weight) * i32::from(change);
        }
    }
}

/// How many features are compared at once.
const AT_ONCE: usize = 8;
const _: () = assert!(FEATURES.is_multiple_of(AT_ONCE));

/// Why bytes are no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these {length} bytes are not a network of this version")]
pub struct NotANet {
    /// How many there are.
    pub length: usize,
}

/// The inputs and outputs of each layer.
pub const SHAPES: [(usize, usize); 3] = [
    (FEATURES, HIDDEN[0]),
    (HIDDEN[0], HIDDEN[1]),
    (HIDDEN[1], HEADS),
];

impl Layer {
    fn sums<'a>(&'a self, inputs: &'a [i16]) -> impl Iterator<Item = i32> + 'a {
        let rows = self.weights.chunks_exact(self.inputs);
        rows.zip(&self.biases)
            .map(|(row, bias)| bias + product(row, inputs))
    }
}

/// The sum of the products.
fn product(weights: &[i16], inputs: &[i16]) -> i32 {
    let pairs = weights.iter().zip(inputs);
    pairs.fold(0, |sum, (&weight, &input)| {
        sum + i32::from(weight) * i32::from(input)
    })
}

impl Net {
    /// The network with these weights: of each layer row by row those of one output, then the
    /// biases. They are rounded.
    ///
    /// # Panics
    /// If there are more or fewer than [`SHAPES`] tell.
    #[must_use]
    pub fn new(layers: [(&[f32], &[f32]); 3]) -> Self {
        let mut shapes = SHAPES.iter();
        Self::of_layers(layers.map(|(weights, biases)| {
            let &(inputs, outputs) = shapes.next().expect("three layers");
            assert_eq!((weights.len(), biases.len()), (inputs * outputs, outputs));
            Layer {
                inputs,
                weights: weights.iter().map(|&weight| rounded(weight)).collect(),
                biases: biases
                    .iter()
                    .map(|&bias| i32::from(rounded(bias)) * i32::from(super::terms::ONE))
                    .collect(),
            }
        }))
    }

    fn of_layers(layers: [Layer; 3]) -> Self {
        let mut by_input = vec![[0; HIDDEN[0]]; FEATURES];
        for (output, row) in layers[0].weights.chunks_exact(FEATURES).enumerate() {
            for (weights, &weight) in by_input.iter_mut().zip(row) {
                weights[output] = weight;
            }
        }
        Self { layers, by_input }
    }

    /// The weights and biases that [`Net::new`] takes.
    #[cfg(feature = "learn")]
    #[must_use]
    pub fn layers(&self) -> [(Vec<f32>, Vec<f32>); 3] {
        self.layers.each_ref().map(|layer| {
            let weights = layer
                .weights
                .iter()
                .map(|&weight| f32::from(weight) / WEIGHT_ONE);
            let one = i32::from(super::terms::ONE);
            let biases = layer
                .biases
                .iter()
                .map(|bias| f32::from(i16::try_from(bias / one).unwrap_or(0)) / WEIGHT_ONE);
            (weights.collect(), biases.collect())
        })
    }

    /// What it makes of a table, given the sums of the first layer.
    #[must_use]
    pub(crate) fn chances(&self, first: &FirstLayer) -> Chances {
        let first = first.sums.map(rectified);
        let mut second = [0_i16; HIDDEN[1]];
        for (unit, sum) in second.iter_mut().zip(self.layers[1].sums(&first)) {
            *unit = rectified(sum);
        }
        let mut heads = [0; HEADS];
        for (head, sum) in heads.iter_mut().zip(self.layers[2].sums(&second)) {
            *head = sigmoid(sum);
        }
        heads.into()
    }

    /// The network as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for layer in &self.layers {
            bytes.extend(layer.weights.iter().flat_map(|weight| weight.to_le_bytes()));
            bytes.extend(layer.biases.iter().flat_map(|bias| bias.to_le_bytes()));
        }
        bytes
    }

    /// The network that was written as these bytes.
    ///
    /// # Errors
    /// If they are something else.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NotANet> {
        let wrong = NotANet {
            length: bytes.len(),
        };
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(wrong)?;
        let mut take = |count: usize| {
            let (taken, left) = rest.split_at_checked(count)?;
            rest = left;
            Some(taken)
        };
        let mut layers = Vec::new();
        for (inputs, outputs) in SHAPES {
            let weights = take(inputs * outputs * 2).ok_or(wrong)?;
            let biases = take(outputs * 4).ok_or(wrong)?;
            layers.push(Layer {
                inputs,
                weights: weights
                    .as_chunks()
                    .0
                    .iter()
                    .map(|two| i16::from_le_bytes(*two))
                    .collect(),
                biases: biases
                    .as_chunks()
                    .0
                    .iter()
                    .map(|four| i32::from_le_bytes(*four))
                    .collect(),
            });
        }
        match (<[Layer; 3]>::try_from(layers), rest) {
            (Ok(layers), []) => Ok(Self::of_layers(layers)),
            _ => Err(wrong),
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "it is less than 2^13")]
fn rounded(weight: f32) -> i16 {
    (weight.clamp(-WEIGHT_MAX, WEIGHT_MAX) * WEIGHT_ONE).round() as i16
}

fn rectified(sum: i32) -> i16 {
    let unit = (sum >> WEIGHT_BITS).clamp(0, UNIT_MAX);
    i16::try_from(unit).unwrap_or(0)
}

/// 1 / (1 + e^-x) for x = -8, -7.5 and so on to 8, 65,536 being 1.
const SIGMOID: [i32; 33] = [
    22, 36, 60, 98, 162, 267, 439, 720, 1179, 1921, 3108, 4971, 7812, 11955, 17625, 24743, 32768,
    40793, 47911, 53581, 57724, 60565, 62428, 63615, 64357, 64816, 65097, 65269, 65374, 65438,
    65476, 65500, 65514,
];

/// Log odds of 1, as sums of the last layer have them.
pub(crate) const ODDS_ONE: i32 = (super::terms::ONE as i32) << WEIGHT_BITS;
/// How far the points of the table are apart, and how far from the first to the middle.
const STEP: i32 = ODDS_ONE / 2;
const HALF: i32 = 8 * ODDS_ONE;

/// The sigmoid of a sum of the last layer, between the points of the table.
pub(crate) fn sigmoid(sum: i32) -> i32 {
    let at = sum.clamp(-HALF, HALF - 1) + HALF;
    let below = usize::try_from(at / STEP).unwrap_or(0);
    let [low, high] = [SIGMOID[below], SIGMOID[below + 1]];
    low + part(high - low, at % STEP, STEP)
}

/// The sum that has this [`sigmoid`].
pub(crate) fn log_odds(chance: i32) -> i32 {
    let chance = chance.clamp(SIGMOID[0], SIGMOID[SIGMOID.len() - 1]);
    let above = SIGMOID.partition_point(|&point| point <= chance);
    let below = above.clamp(1, SIGMOID.len() - 1) - 1;
    let [low, high] = [SIGMOID[below], SIGMOID[below + 1]];
    let at = STEP * i32::try_from(below).unwrap_or(0) - HALF;
    at + part(STEP, chance - low, high - low)
}

/// So much of the whole.
fn part(whole: i32, count: i32, of: i32) -> i32 {
    let part = i64::from(whole) * i64::from(count) / i64::from(of);
    i32::try_from(part).unwrap_or(0)
}
