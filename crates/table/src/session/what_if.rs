//! Moves tried in thought.

use webspinner_rules::Column;

use crate::session::Session;

impl Session {
    /// A session for trying moves in thought, from the position on the table and from what its
    /// player knows: what they would show for the first time [stays
    /// unknown](webspinner_rules::Game::in_thought). Nothing in it touches this one, all can be
    /// undone, there are no hints, and its record does not replay and is not to be saved.
    #[must_use]
    pub fn what_if(&self) -> Self {
        let mut session = self.again();
        session.game = self.game.in_thought();
        session.start = session.game.position().clone();
        session.header.no_undo = false;
        session.allow_undo();
        session
    }

    /// The columns that end in a card which turned up in thought, from the left.
    #[must_use]
    pub fn unknown_columns(&self) -> Vec<Column> {
        let columns = self.view().columns().enumerate();
        let unknown = columns.filter(|(_, column)| column.is_unknown());
        unknown.map(|(index, _)| Column::at(index)).collect()
    }
}
