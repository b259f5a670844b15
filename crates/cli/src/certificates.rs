//! Files of certificates: their text, compressed in the format of gzip.

use std::io::{self, BufRead, BufReader, Read, Write};

use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use webspinner_checker::{CheckLimits, Claim, Reason, Refused, Relied, Written};

use crate::input::Source;

/// How every file begins: nobody's name, no time, no system, so that two files with the same text
/// are the same.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// Looks for a proof, and writes it.
///
/// # Errors
/// If it cannot be written.
pub(crate) fn write(
    claim: &Claim,
    limits: CheckLimits,
    is_stopped: &dyn Fn() -> bool,
    out: &mut dyn Write,
) -> io::Result<Written> {
    let mut out = GzEncoder::new(out, Compression::default());
    let written = webspinner_checker::write(claim, limits, is_stopped, &mut out)?;
    out.finish()?;
    Ok(written)
}

/// Checks a file.
///
/// # Errors
/// If it cannot be read, as a folder cannot.
pub(crate) fn check(
    source: &Source,
    limits: CheckLimits,
) -> io::Result<Result<(Claim, Relied), Refused>> {
    let mut file = BufReader::new(source.open()?);
    file.fill_buf()?;
    Ok(check_file(file, limits))
}

fn check_file(mut file: impl BufRead, limits: CheckLimits) -> Result<(Claim, Relied), Refused> {
    let at = |line: u64, reason: Reason| Refused { line, reason };
    let mut head = Vec::new();
    let read = (&mut file).take(HEAD.len() as u64).read_to_end(&mut head);
    match read {
        Err(error) => return Err(at(1, Reason::Unreadable(error.to_string()))),
        Ok(_) if head != HEAD => return Err(at(1, Reason::NotACertificate)),
        Ok(_) => {}
    }
    let mut text = BufReader::new(GzDecoder::new(head.chain(file)));
    let (claim, relied) = webspinner_checker::check(&mut text, limits)?;
    // Beyond the text there is its checksum, which has been compared, and nothing else.
    let mut rest = text.into_inner().into_inner();
    let is_whole = rest.fill_buf().is_ok_and(<[u8]>::is_empty);
    is_whole
        .then_some((claim, relied))
        .ok_or_else(|| at(1, Reason::More))
}

#[cfg(test)]
mod tests;
