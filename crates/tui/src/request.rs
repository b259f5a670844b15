//! What a page asks the program to do.

use std::sync::Arc;

use webspinner_rules::{Move, NodeId, Rules};
use webspinner_store::SavedId;
use webspinner_table::Criteria;

use crate::engine_help::EngineHelp;
use crate::keys::Action;
use crate::next_game::NextGame;

/// What a page asks of the program.
#[derive(Clone, Debug)]
pub(crate) enum Request {
    Nothing,
    Close,
    /// Closes this page, then acts at the table.
    Act(Action),
    /// Opens another page over this one.
    Open(Action),
    /// Asks which deal of this game.
    ChooseDeal(Arc<Rules>),
    /// Goes on to another game, if the running one needs no word.
    SwitchTo(NextGame),
    /// Goes on to another game, and keeps the running one for later.
    SaveAndSwitchTo(NextGame),
    /// Goes on to another game; the running one is lost.
    GiveUpAndSwitchTo(NextGame),
    /// Goes to a place in the lines tried.
    GoTo(NodeId),
    /// Closes this page, then makes these moves.
    PlayOn(Vec<Move>),
    /// Closes this page, then helps so: the player was told what that means.
    EngineHelp(EngineHelp),
    /// Looks for a deal that can be won.
    FindDeal(Arc<Rules>, Criteria),
    /// Shows a kept game move by move.
    Replay(SavedId),
    /// Deletes a kept game, when this is confirmed.
    Delete(SavedId),
    /// Deletes a kept game.
    DeleteNow(SavedId),
    /// Shows the rules of a game.
    ShowRules(Arc<Rules>),
}
