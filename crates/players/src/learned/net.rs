//! A small network that values tables, computed with integers alone: it answers the same on every
//! machine.

use crate::learned::cards::CARD_INPUTS;
use crate::learned::features::FEATURES;
use crate::learned::odds::sigmoid;
#[cfg(feature = "learn")]
use crate::learned::self_play::Inputs;

/// How many units the two hidden layers have.
pub const HIDDEN: [usize; 2] = [64, 32];
/// What it estimates: see [`Chances`].
pub const HEADS: usize = 3;
/// A weight of 1, in bits.
pub(super) const WEIGHT_BITS: u32 = 11;
const WEIGHT_ONE: f32 = 2048.0;
/// No weight is farther from 0; no sum of the network overflows then.
const WEIGHT_MAX: f32 = 4.0;
/// A weight of an input of cards of 1, and how much finer the other sums of the first layer are, in
/// bits.
const CARD_ONE: f32 = 256.0;
const CARD_BITS: u32 = 9;
/// No unit of a hidden layer is larger.
const UNIT_MAX: i32 = 1023;
/// What files begin with: networks that know features alone, and those that know cards as well.
const MAGIC: [&[u8; 8]; 2] = [b"wspnet01", b"wspnet02"];

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
    /// For each input of cards the weights of the first layer; none if it knows features alone.
    cards: Vec<[i16; HIDDEN[0]]>,
}

/// Sums of the first layer for inputs of cards.
pub(super) type CardSums = [i16; HIDDEN[0]];

/// Adds such sums. They wrap rather than depend on the order.
pub(super) fn add_cards(sums: &mut CardSums, others: &CardSums) {
    for (sum, other) in sums.iter_mut().zip(others) {
        *sum = sum.wrapping_add(*other);
    }
}

/// The sums of the first layer for some features, kept because the next table has mostly the same
/// ones.
#[derive(Clone, Debug)]
pub(crate) struct FirstLayer {
    features: [i16; FEATURES],
    sums: [i32; HIDDEN[0]],
    /// Those of the cards, which are less fine.
    cards: CardSums,
}

impl FirstLayer {
    /// The sums where every feature is 0.
    pub(crate) fn new(net: &Net) -> Self {
        let mut sums = [0; HIDDEN[0]];
        sums.copy_from_slice(&net.layers[0].biases);
        Self {
            features: [0; FEATURES],
            sums,
            cards: [0; HIDDEN[0]],
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

    /// The sums of the inputs of cards are these.
    pub(crate) fn set_cards(&mut self, sums: CardSums) {
        self.cards = sums;
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
    /// The sums for these units.
    fn sums<const INPUTS: usize, const OUTPUTS: usize>(
        &self,
        units: &[i16; INPUTS],
    ) -> [i32; OUTPUTS] {
        let mut sums = [0; OUTPUTS];
        sums.copy_from_slice(&self.biases);
        add_products(&mut sums, self.weights.as_chunks().0, units);
        sums
    }
}

/// Adds to each sum the products of its weights and these units.
///
/// Not inlined: a compiler that knows where the units come from multiplies 32 bits by 32, for which
/// many machines have no instruction, rather than 16 by 16.
#[inline(never)]
fn add_products<const INPUTS: usize>(
    sums: &mut [i32],
    weights: &[[i16; INPUTS]],
    units: &[i16; INPUTS],
) {
    for (sum, weights) in sums.iter_mut().zip(weights) {
        let pairs = weights.iter().zip(units);
        *sum += pairs.fold(0, |sum, (&weight, &unit)| {
            sum + i32::from(weight) * i32::from(unit)
        });
    }
}

impl Net {
    /// The network with these weights: for each layer, row by row, the weights of one output, then
    /// the biases; of the inputs of cards, if it knows any, for each input the weights of all
    /// outputs of the first layer. They are rounded.
    ///
    /// # Panics
    /// If there are more or fewer than [`SHAPES`] and [`CARD_INPUTS`] tell.
    #[must_use]
    pub fn new(layers: [(&[f32], &[f32]); 3], cards: &[f32]) -> Self {
        assert!(cards.is_empty() || cards.len() == CARD_INPUTS * HIDDEN[0]);
        let cards = cards.as_chunks().0.iter();
        let cards = cards.map(|row| row.map(rounded_of_card)).collect();
        let mut shapes = SHAPES.iter();
        let layers = layers.map(|(weights, biases)| {
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
        });
        Self::of_layers(layers, cards)
    }

    fn of_layers(layers: [Layer; 3], cards: Vec<[i16; HIDDEN[0]]>) -> Self {
        let mut by_input = vec![[0; HIDDEN[0]]; FEATURES];
        for (output, row) in layers[0].weights.chunks_exact(FEATURES).enumerate() {
            for (weights, &weight) in by_input.iter_mut().zip(row) {
                weights[output] = weight;
            }
        }
        Self {
            layers,
            by_input,
            cards,
        }
    }

    /// The sums of the first layer for these inputs of cards.
    pub(super) fn card_sums(&self, rows: &[u16]) -> CardSums {
        let mut sums = [0; HIDDEN[0]];
        for &row in rows {
            add_cards(&mut sums, &self.cards[usize::from(row)]);
        }
        sums
    }

    /// Whether it knows the inputs of cards.
    pub(crate) fn knows_cards(&self) -> bool {
        !self.cards.is_empty()
    }

    /// The weights of the inputs of cards that [`Net::new`] takes.
    #[cfg(feature = "learn")]
    #[must_use]
    pub fn card_weights(&self) -> Vec<f32> {
        let weights = self.cards.as_flattened().iter();
        weights
            .map(|&weight| f32::from(weight) / CARD_ONE)
            .collect()
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

    /// What it makes of a table.
    #[cfg(feature = "learn")]
    #[must_use]
    pub fn value(&self, inputs: &Inputs) -> Chances {
        let mut first = FirstLayer::new(self);
        first.update(self, &inputs.features);
        if self.knows_cards() {
            first.set_cards(self.card_sums(&inputs.cards));
        }
        self.chances(&first)
    }

    /// What it makes of a table, given the sums of the first layer.
    #[must_use]
    pub(crate) fn chances(&self, first: &FirstLayer) -> Chances {
        let mut sums = first.sums;
        for (sum, &cards) in sums.iter_mut().zip(&first.cards) {
            *sum += i32::from(cards) << CARD_BITS;
        }
        let second: [_; HIDDEN[1]] = self.layers[1].sums(&sums.map(rectified));
        let heads: [_; HEADS] = self.layers[2].sums(&second.map(rectified));
        heads.map(sigmoid).into()
    }

    /// The network as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC[usize::from(self.knows_cards())].to_vec();
        for layer in &self.layers {
            bytes.extend(layer.weights.iter().flat_map(|weight| weight.to_le_bytes()));
            bytes.extend(layer.biases.iter().flat_map(|bias| bias.to_le_bytes()));
        }
        bytes.extend(
            self.cards
                .as_flattened()
                .iter()
                .map(|weight| weight.to_le_bytes()[0]),
        );
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
        let (magic, mut rest) = bytes.split_first_chunk().ok_or(wrong)?;
        let knows_cards = MAGIC
            .iter()
            .position(|known| *known == magic)
            .ok_or(wrong)?
            == 1;
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
        let (cards, rest) = rest.as_chunks();
        let cards: Vec<_> = cards.iter().map(|row| row.map(of_byte)).collect();
        let cards_expected = if knows_cards { CARD_INPUTS } else { 0 };
        match (<[Layer; 3]>::try_from(layers), rest) {
            (Ok(layers), []) if cards.len() == cards_expected => Ok(Self::of_layers(layers, cards)),
            _ => Err(wrong),
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "it is less than 2^13")]
fn rounded(weight: f32) -> i16 {
    (weight.clamp(-WEIGHT_MAX, WEIGHT_MAX) * WEIGHT_ONE).round() as i16
}

/// A weight of an input of cards fits into a byte.
#[expect(clippy::cast_possible_truncation, reason = "it saturates")]
fn rounded_of_card(weight: f32) -> i16 {
    i16::from((weight * CARD_ONE).round() as i8)
}

fn of_byte(byte: u8) -> i16 {
    i16::from(byte.cast_signed())
}

fn rectified(sum: i32) -> i16 {
    (sum >> WEIGHT_BITS).clamp(0, UNIT_MAX) as i16
}
