//! What a game is known by among its relatives.

use webspinner_rules::games;
use webspinner_rules::knobs::Lift;

use super::{PageWriter, of_suits};
use crate::Message;

impl PageWriter<'_> {
    /// What none of the games has that are listed before it in its group. If there is no such
    /// rule, what the first of them does not have; of that one, its first rule.
    pub(super) fn distinction(&self) -> Message {
        let group = &self.rules.about().group;
        let before: Vec<Vec<Message>> = games::all()
            .take_while(|game| game.id() != self.rules.id())
            .filter(|game| game.about().group == *group)
            .map(|rules| PageWriter { rules }.traits())
            .collect();
        let own = self.traits();
        let unknown = |to: &[Vec<Message>]| {
            own.iter()
                .find(|&one| to.iter().all(|known| !known.contains(one)))
        };
        let found = unknown(&before).or_else(|| unknown(before.get(..1)?));
        found.unwrap_or(&own[0]).clone()
    }

    /// A sentence for each of its rules, those first that change the play most. Never empty.
    fn traits(&self) -> Vec<Message> {
        let mut traits = self.moving_sentences();
        if let Lift::Run(suit) = self.rules.lift()
            && let Some(long) = traits
                .iter_mut()
                .find(|one| one.id().starts_with("lift-run"))
        {
            *long = Message::new("trait-runs-move").with("suits", of_suits(suit));
        }
        if self.rules.layout().cards().iter().all(|card| card.face_up) {
            traits.push(Message::new("trait-open"));
        }
        traits.extend(self.vacancy_sentences());
        traits.extend(self.reserves_sentence());
        // Where the foundations lie tells less than what they take there.
        let rule = |one: &Message| one.id() != "foundations-lie-above";
        traits.extend(self.foundation_sentences().into_iter().filter(rule));
        traits.extend(self.collecting_sentences());
        if (self.rules.collect()).is_some_and(|collect| !collect.leaves()) {
            traits.push(Message::new("end-won-in-columns"));
        }
        traits.extend(self.stock_sentences().into_iter().take(1));
        traits.extend(self.layout_sentences());
        traits
    }
}
