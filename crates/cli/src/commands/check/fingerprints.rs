//! The fingerprints of the deals of records.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use webspinner_rules::deal::DealId;
use webspinner_rules::record::{GameResult, Record};
use webspinner_table::{Fingerprint, opened};
use webspinner_words::Message;

use crate::problem::problem;
use crate::words::say;

#[derive(Clone, Copy, Debug, Args)]
pub(super) struct FingerprintArgument {
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
    read.map_err(|_| problem(&Message::new("fingerprint-invalid")))
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
        let problem = is_other.then(|| say(&shown.message("check-fingerprint-other")));
        Ok((shown, problem))
    }
}

impl DealFingerprint {
    fn message(&self, id: &'static str) -> Message {
        Message::new(id)
            .with("deal", self.deal.to_string())
            .with("fingerprint", self.fingerprint.as_str())
    }

    pub(super) fn write(&self, file: &str, out: &mut dyn Write) -> Result<()> {
        writeln!(out, "{file}: {}", say(&self.message("check-fingerprint")))?;
        if let Some(cards) = &self.cards {
            let text = Message::new("check-fingerprint-cards").with("cards", cards.as_str());
            writeln!(out, "{file}: {}", say(&text))?;
        }
        Ok(())
    }
}
