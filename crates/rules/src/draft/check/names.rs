//! What a file says about its game besides the rules.

use super::Checker;
use crate::draft::{ProblemKind, RulesDraft};
use crate::rules::{About, GameId};
use crate::text::is_unseen;

/// The longest name, heading or tag, in characters: fits an 80-character line beside a number.
const NAME_LENGTH_MAX: usize = 60;
/// The longest line of advice, in characters: some six lines of a narrow page.
const ADVICE_LENGTH_MAX: usize = 400;

impl Checker {
    pub(super) fn id(&mut self, draft: &RulesDraft) -> Option<GameId> {
        let id = self.need_own("id", draft.id.as_deref())?;
        self.game_id("id", id)
    }

    fn game_id(&mut self, path: &str, id: &str) -> Option<GameId> {
        let read = GameId::new(id);
        if read.is_none() {
            let bad = ProblemKind::BadId {
                key: path.to_owned(),
                id: id.to_owned(),
                length_max: GameId::LENGTH_MAX,
            };
            self.note(&[path], bad);
        }
        read
    }

    pub(super) fn about(&mut self, draft: &RulesDraft) -> About {
        let name = self
            .need_own("name", draft.name.clone())
            .unwrap_or_default();
        if draft.name.is_some() {
            self.text("name", &name, NAME_LENGTH_MAX);
        }
        let group = draft.group.clone().unwrap_or_else(|| name.clone());
        if draft.group.is_some() {
            self.text("group", &group, NAME_LENGTH_MAX);
        }
        let relatives = draft.relatives.iter().flatten().enumerate();
        let relatives = relatives
            .filter_map(|(index, id)| self.game_id(&format!("relatives.{}", index + 1), id))
            .collect();
        About {
            name,
            also: self.texts("also", draft.also.as_deref(), NAME_LENGTH_MAX),
            group,
            relatives,
            tags: self.texts("tags", draft.tags.as_deref(), NAME_LENGTH_MAX),
        }
    }

    /// `None` if the built-in game with this id has the same.
    pub(super) fn advice(
        &mut self,
        draft: &RulesDraft,
        id: Option<&GameId>,
    ) -> Option<Vec<String>> {
        let advice = self.texts("advice", draft.advice.as_deref(), ADVICE_LENGTH_MAX);
        (id.and_then(crate::games::advice) != Some(&advice)).then_some(advice)
    }

    fn texts(&mut self, key: &str, list: Option<&[String]>, length_max: usize) -> Vec<String> {
        let list = list.unwrap_or_default();
        for (index, text) in list.iter().enumerate() {
            self.text(&format!("{key}.{}", index + 1), text, length_max);
        }
        list.to_vec()
    }

    /// A text that is safe to show: a control character could take over a terminal, and one that
    /// is not seen could turn the text around it, or make it pass for another.
    fn text(&mut self, path: &str, text: &str, length_max: usize) {
        let blank = text.trim().is_empty();
        let long = text.chars().nth(length_max).is_some();
        let key = path.to_owned();
        if blank || long || text.chars().any(char::is_control) {
            self.note(&[path], ProblemKind::BadText { key, length_max });
        } else if let Some(character) = text.chars().find(|letter| is_unseen(*letter)) {
            self.note(&[path], ProblemKind::Unseen { key, character });
        }
    }
}
