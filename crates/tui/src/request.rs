//! What a page asks the program to do.

use std::sync::Arc;

use webspinner_rules::record::NodeId;
use webspinner_rules::{Move, Rules};
use webspinner_store::SavedId;
use webspinner_table::Criteria;
use webspinner_tasks::Lesson;
use webspinner_words::Language;

use crate::engine_help::EngineHelp;
use crate::keys::Action;
use crate::next_game::NextGame;

/// What a page asks the program to do.
#[derive(Clone, Debug)]
pub(crate) enum Request {
    Nothing,
    Close,
    /// Closes this page, then acts at the table.
    Act(Action),
    /// Opens another page over this one.
    Open(Action),
    /// Opens the box that asks for a deal of this game.
    ChooseDeal(Arc<Rules>),
    /// Goes to another game, after asking what becomes of the one on the table.
    SwitchTo(NextGame),
    /// Goes to another game and saves the one on the table.
    SaveAndSwitchTo(NextGame),
    /// Asks whether the game on the table is to be given up for this one.
    AskToGiveUp(NextGame),
    /// Goes to another game; the one on the table is lost.
    GiveUpAndSwitchTo(NextGame),
    /// Goes to a place in the move tree.
    GoTo(NodeId),
    /// Closes this page, and notes this at the move that led to the position on the table.
    Note(String),
    /// Closes this page, then makes these moves.
    PlayOn(Vec<Move>),
    /// Closes this page, then lets the engine help: the player knows what that means.
    EngineHelp(EngineHelp),
    /// Looks for a deal that can be won.
    FindDeal(Arc<Rules>, Criteria),
    /// Replays a saved game.
    Replay(SavedId),
    /// Deletes a saved game after asking.
    Delete(SavedId),
    /// Deletes a saved game.
    DeleteNow(SavedId),
    /// Closes this page, then speaks this language; `None` for the system's.
    SetLanguage(Option<Language>),
    /// Closes this page, then keeps the game that was offered.
    KeepGame,
    /// Offers to keep this game, whose file is this, in the folder of custom games.
    KeepMade(Arc<Rules>, String),
    /// Begins a lesson.
    Learn(&'static Lesson),
    /// Deals the game of the lesson on the table.
    PlayLearned,
    /// Shows the rules of a game.
    ShowRules(Arc<Rules>),
    /// Compares many deals of the game on the table with what chance says of them.
    CheckDeals,
}
