//! The fingerprints of the deals of records.

use std::io::Write;

use anyhow::{Result, anyhow};
use clap::Args;
use webspinner_rules::deal::DealId;
use webspinner_rules::record::{GameResult, Record};
use webspinner_table::{Fingerprint, opened};

#[derive(Clone, Copy, Debug, Args)]
pub(super) struct FingerprintArgument {
    /// Tell the fingerprint of each record’s deal, and of an ended game the cards it is computed
    /// from; or check that it is this one
    #[arg(long, value_name = "FINGERPRINT", num_args = 0..=1, require_equals = true)]
    #[arg(value_parser = parse)]
    #[expect(
        clippy::option_option,
        reason = "an option whose value may be left out"
    )]
    fingerprint: Option<Option<Fingerprint>>,
}

fn parse(text: &str) -> Result<Fingerprint> {
    let read = text.parse::<Fingerprint>();
    read.map_err(|_| anyhow!("a fingerprint has 64 digits from 0 to 9 and a to f"))
}

/// The fingerprint of a record's deal.
#[derive(serde::Serialize)]
pub(super) struct DealFingerprint {
    deal: DealId,
    fingerprint: String,
    /// The text that it is computed from: nothing while the game goes on.
    cards: Option<String>,
}

impl FingerprintArgument {
    /// Whether fingerprints are wanted.
    pub(super) fn is_given(self) -> bool {
        self.fingerprint.is_some()
    }

    /// The fingerprint of a record that replays, and what is wrong with it.
    ///
    /// # Errors
    /// If it does not replay.
    pub(super) fn of(self, record: &Record) -> Result<(DealFingerprint, Option<String>)> {
        let rules = record.replay()?.rules;
        let shuffle = &record.header.deal;
        let found = Fingerprint::of(&rules, shuffle)?;
        let has_ended = record.header.result != GameResult::Unfinished;
        let cards = has_ended.then(|| opened(&rules, shuffle)).transpose()?;
        let (game, shuffle) = (rules.id().clone(), shuffle.clone());
        let shown = DealFingerprint {
            deal: DealId { game, shuffle },
            fingerprint: found.to_string(),
            cards,
        };
        let is_other = self.fingerprint.flatten().is_some_and(|one| one != found);
        let problem = is_other.then(|| {
            let DealFingerprint {
                deal, fingerprint, ..
            } = &shown;
            format!("{deal} has another fingerprint, {fingerprint}")
        });
        Ok((shown, problem))
    }
}

impl DealFingerprint {
    pub(super) fn write(&self, file: &str, out: &mut dyn Write) -> Result<()> {
        let (deal, fingerprint) = (&self.deal, &self.fingerprint);
        writeln!(out, "{file}: {deal} has the fingerprint {fingerprint}")?;
        if let Some(cards) = &self.cards {
            writeln!(out, "{file}: it is the SHA-256 of {cards}")?;
        }
        Ok(())
    }
}
