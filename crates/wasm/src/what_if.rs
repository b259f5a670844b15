//! Tables for trying moves in thought.

use crate::table::Table;

impl Table {
    /// A table for trying moves in thought, from the position on this one; see
    /// [`Session::what_if`](webspinner_table::Session::what_if).
    #[must_use]
    pub fn what_if(&self) -> Table {
        let session = self.session.what_if();
        let identity = self.identity.of_places(session.position());
        let mut table = Self::new(session, false);
        table.identity = identity;
        table
    }
}
