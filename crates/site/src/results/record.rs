//! Records as a site stores them: without personal data, and compressed.

use std::cell::RefCell;
use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use sha2::{Digest as _, Sha256};
use webspinner_rules::record::{NodeId, Record, Records};

use crate::error::SiteError;
use crate::id::PlayerId;

/// The record without name, comments and unknown header lines.
pub(crate) fn impersonal(mut record: Record) -> Record {
    record.header.player = None;
    record.header.extra.clear();
    let all = std::iter::once(NodeId::START).chain(record.tree.iter());
    let nodes: Vec<_> = all
        .filter(|&node| record.tree.comment(node).is_some())
        .collect();
    for node in nodes {
        record
            .tree
            .set_comment(node, "")
            .expect("no comment is never too long");
    }
    record
}

/// Half of a SHA-256, which is more than enough for honest records. Forging two records with the
/// same half would only keep the forger's own second one from counting.
pub(crate) type Fingerprint = [u8; 16];

/// Identifies a record.
pub(crate) fn fingerprint(record: &str) -> Fingerprint {
    half(Sha256::digest(record.as_bytes()).as_slice())
}

/// Identifies what was played: game, deal and the moves up to where the game is judged, whatever
/// else the record says.
pub(crate) fn line(record: &Record) -> Fingerprint {
    let (header, tree) = (&record.header, &record.tree);
    let mut moves = Vec::new();
    let mut at = Some(record.standing());
    while let Some(node) = at {
        moves.extend(tree.get_move(node));
        at = tree.parent(node);
    }
    let mut digest = Sha256::new();
    digest.update(format!("{}\n{}\n", header.game, header.deal));
    for played in moves.iter().rev() {
        digest.update(format!("{played} "));
    }
    half(digest.finalize().as_slice())
}

/// Identifies a record together with its player, if known.
pub(crate) fn sender_fingerprint(record: Fingerprint, player: Option<PlayerId>) -> Fingerprint {
    let mut digest = Sha256::new();
    digest.update(record);
    if let Some(player) = player {
        digest.update(player.as_bytes());
    }
    half(digest.finalize().as_slice())
}

fn half(digest: &[u8]) -> Fingerprint {
    *digest.first_chunk().expect("a SHA-256 has 32 bytes")
}

/// The fastest level, because this runs for every result: a game of 180 moves takes 1,323 bytes
/// instead of 1,271, in about half the time.
pub(crate) fn compress(text: &str) -> Vec<u8> {
    thread_local! {
        /// Reused for every record: setting it up is more work than compressing one.
        static ENCODER: RefCell<DeflateEncoder<Vec<u8>>> =
            RefCell::new(DeflateEncoder::new(Vec::new(), Compression::fast()));
    }
    let packed = ENCODER.with_borrow_mut(|encoder| {
        encoder.write_all(text.as_bytes())?;
        encoder.reset(Vec::new())
    });
    packed.expect("memory takes any bytes")
}

pub(crate) fn decompress(bytes: &[u8]) -> Result<String, SiteError> {
    let limit = u64::try_from(Records::BYTES_MAX).expect("a limit of our own");
    let mut text = String::new();
    let read = DeflateDecoder::new(bytes)
        .take(limit)
        .read_to_string(&mut text);
    let unpacked = |error| SiteError::Unreadable(format!("a record cannot be unpacked: {error}"));
    read.map(|_| text).map_err(unpacked)
}

/// A compressed record as its text.
pub(crate) mod as_record {
    use serde::de::Error as _;
    use serde::ser::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    use super::{compress, decompress};

    pub(crate) fn serialize<S: Serializer>(
        record: &[u8],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let text = decompress(record).map_err(S::Error::custom)?;
        serializer.serialize_str(&text)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<u8>, D::Error> {
        let text = String::deserialize(deserializer)?;
        // Only records that can be read back are restored.
        if text.len() > super::Records::BYTES_MAX {
            return Err(D::Error::custom("the record is too long"));
        }
        Ok(compress(&text))
    }
}
