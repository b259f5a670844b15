//! Input from files or standard input.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context, Result, anyhow, ensure};
use webspinner_rules::record::Records;

/// The longest file that is read, in bytes: as long as a text of records may be, the longest of
/// the forms that are read here.
const BYTES_MAX: u64 = Records::BYTES_MAX as u64;

/// What some programs write in front of a text.
pub(crate) const BYTE_ORDER_MARK: char = '\u{feff}';

/// A file, or standard input where `-` is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    File(PathBuf),
    Stdin,
}

impl Source {
    /// The whole text, without the byte order mark that some programs write in front.
    ///
    /// # Errors
    /// If it cannot be read, is not UTF-8, or is longer than 256 MiB.
    pub(crate) fn read(&self) -> Result<String> {
        let bytes = self.bytes().with_context(|| self.unreadable())?;
        let length = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        ensure!(
            length <= BYTES_MAX,
            "{self} is longer than {BYTES_MAX} bytes"
        );
        let mut text = String::from_utf8(bytes).map_err(|error| {
            let at = error.utf8_error().valid_up_to() + 1;
            anyhow!("{self} is not a text file: it is not UTF-8 from byte {at} on")
        })?;
        if text.starts_with(BYTE_ORDER_MARK) {
            text.remove(0);
        }
        Ok(text)
    }

    /// That it cannot be read.
    pub(crate) fn unreadable(&self) -> String {
        format!("cannot read {self}")
    }

    /// What is in it, to be read bit by bit.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub(crate) fn open(&self) -> io::Result<Box<dyn Read>> {
        Ok(match self {
            Self::File(path) => Box::new(File::open(path)?),
            Self::Stdin => Box::new(io::stdin().lock()),
        })
    }

    /// The bytes, up to one more than allowed.
    fn bytes(&self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.open()?.take(BYTES_MAX + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// Whether the name has this extension, in either case.
    pub(crate) fn has_extension(&self, wanted: &str) -> bool {
        match self {
            Self::File(path) => path
                .extension()
                .is_some_and(|known| known.eq_ignore_ascii_case(wanted)),
            Self::Stdin => false,
        }
    }
}

impl FromStr for Source {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text {
            "-" => Self::Stdin,
            path => Self::File(path.into()),
        })
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Stdin => f.write_str("standard input"),
        }
    }
}
