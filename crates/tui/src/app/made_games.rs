//! Games that are made here, and games that are kept in the folder of custom games.

use webspinner_rules::games;
use webspinner_words::Message;

use crate::app::App;
use crate::custom_games::KeepOffer;
use crate::note::Tone;
use crate::pages::dialog::Dialog;
use crate::pages::maker::Maker;

impl App {
    /// Makes a game of the one on the table or, if that is not built in, of the first game.
    pub(super) fn open_maker(&mut self) {
        let on_table = self.model.game.as_ref();
        let on_table = on_table.and_then(|game| games::find(game.session.rules().id().as_str()));
        let first = games::all().next();
        let Some(base) = on_table.or(first) else {
            return;
        };
        self.open(Maker::new(&self.model.texts, base));
    }

    /// Offers to keep a game in the folder of custom games.
    pub(super) fn offer_to_keep(&mut self, offer: Option<KeepOffer>) {
        if let Some(offer) = &offer {
            self.open(Dialog::keep(&self.model.texts, offer));
        }
        self.keeping.waiting = offer;
    }

    /// Keeps the game that was offered.
    pub(super) fn keep_game(&mut self) {
        let Some(offer) = self.keeping.waiting.take() else {
            return;
        };
        match (offer.keep)() {
            Ok(()) => {
                let text = Message::new("note-kept").with("game", offer.game);
                self.model.say_message(&text, Tone::Good);
            }
            Err(problem) => self.show_message(&problem),
        }
    }
}
