//! Tables of built-in games, which need no reader of game files and no words for what is wrong.

use std::sync::Arc;

use webspinner_rules::games;
use webspinner_rules::record::{Header, Record};
use webspinner_table::Session;

use crate::table::Table;

impl Table {
    /// Deals a built-in game. `None` if there is no such game or deal: what is wrong with it,
    /// [`Table::deal`] says.
    #[must_use]
    pub fn deal_built_in(game: &str, shuffle: &str) -> Option<Table> {
        let rules = games::find(game)?;
        let session = Session::deal_built_in(rules, &shuffle.parse().ok()?);
        Some(Self::new(session.ok()?, true))
    }

    /// Continues the game of a record of a built-in game in its newest version. `None` for any
    /// other record, which [`Table::resume`] takes, and for one that does not replay.
    #[must_use]
    pub fn resume_built_in(record: &str) -> Option<Table> {
        let record: Record = record.parse().ok()?;
        let Header { game, version, .. } = &record.header;
        let rules = games::find_version(game.as_str(), *version)?;
        if record.header.rules.is_some() {
            return None;
        }
        let session = Session::resume_by(&record, Arc::clone(rules));
        Some(Self::new(session.ok()?, true))
    }
}
