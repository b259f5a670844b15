//! Games that the player makes of built-in ones.

use std::sync::Arc;

use serde::Serialize;
use tsify::Tsify;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::variant::{Knob, Setting, Turned, Variant};
use webspinner_rules::{Rules, games};
use webspinner_table::Session;
use webspinner_words::{Say, setting_message};

use crate::Table;
use crate::game_list::{self, RulesPage};
use crate::scene::Scene;
use crate::words::{not_understood, shown};

/// What a knob can be turned to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct SettingView {
    /// The setting, to name it by.
    pub setting: String,
    /// Its label.
    pub label: String,
}

/// A knob of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct KnobView {
    /// The knob, to name it by.
    pub knob: String,
    /// Its label.
    pub label: String,
    /// What it can be turned to while the others stay.
    pub settings: Vec<SettingView>,
    /// What it is turned to.
    pub setting: String,
}

/// All knobs of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Knobs {
    /// In the order to list them.
    pub knobs: Vec<KnobView>,
}

/// A game in the making.
#[derive(Clone, Debug)]
pub struct GameMaker {
    variant: Variant,
}

impl GameMaker {
    /// Begins with a built-in game as it is.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn new(base: &str) -> Result<Self, String> {
        let base = games::find(base).ok_or_else(|| not_understood(base.to_owned()))?;
        let variant = Variant::of(base);
        Ok(Self { variant })
    }

    /// Its knobs, in the language spoken.
    #[must_use]
    pub fn knobs(&self) -> Knobs {
        let label = |knob: Knob, setting: Setting| SettingView {
            setting: setting.to_string(),
            label: shown(&setting_message(&self.variant, knob, setting)),
        };
        let view = |turned: Turned| {
            let knob = turned.knob;
            let settings = turned.settings.into_iter();
            KnobView {
                knob: knob.word().to_owned(),
                label: shown(&knob.message()),
                settings: settings.map(|setting| label(knob, setting)).collect(),
                setting: turned.setting.to_string(),
            }
        };
        Knobs {
            knobs: self.variant.knobs().into_iter().map(view).collect(),
        }
    }

    /// Turns a knob.
    ///
    /// # Errors
    /// If there is no such knob or setting, or everything that is wrong with that game, a line
    /// each. It then stays as it was.
    pub fn turn(&mut self, knob: &str, setting: &str) -> Result<(), String> {
        let unknown = || not_understood(format!("{knob} {setting}"));
        let knob = Knob::from_word(knob).ok_or_else(unknown)?;
        let setting = knob.read(setting).ok_or_else(unknown)?;
        let turned = self.variant.turned(knob, setting);
        self.variant = turned.map_err(|report| report.to_string())?;
        Ok(())
    }

    /// The file of the game under this name.
    #[must_use]
    pub fn file(&self, name: &str) -> String {
        self.variant.draft(name).to_toml()
    }

    /// Its rules under this name, in the language spoken.
    #[must_use]
    pub fn rules_page(&self, name: &str) -> RulesPage {
        // What the other game is called, and what its player is advised, is left out.
        match Rules::from_draft(&self.variant.draft(name)) {
            Ok(rules) => game_list::page_of(&rules),
            Err(_) => game_list::page_of(self.variant.rules()),
        }
    }

    /// A deal of it as it begins.
    ///
    /// # Panics
    /// Never: every game has deals of our own numbers.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let rules = Arc::clone(self.variant.rules());
        let session = Session::deal(rules, &Shuffle::own(1)).expect("every game has such a deal");
        Table::new(session, false).scene()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_made_by_turning_knobs() {
        let mut maker = GameMaker::new("spider").expect("a built-in game");
        assert_eq!(maker.scene().columns.len(), 10);
        maker.turn("columns", "8").expect("a game");
        maker.turn("reserves", "2").expect("a game");
        assert_eq!(maker.scene().columns.len(), 8);
        let columns = |maker: &GameMaker| {
            let knobs = maker.knobs().knobs;
            let knob = knobs.into_iter().find(|knob| knob.knob == "columns");
            knob.expect("every game has columns")
        };
        let KnobView {
            label,
            setting,
            settings,
            ..
        } = columns(&maker);
        assert_eq!((label.as_str(), setting.as_str()), ("Columns", "8"));
        assert!(settings.iter().any(|other| other.label == "10"));
        let file = maker.file("Eight");
        assert_eq!(
            game_list::check_game(&file).map(|game| game.name),
            Ok("Eight".to_owned())
        );
        let page = maker.rules_page("Eight");
        assert_eq!(page.title, "Eight");
        assert!(page.sections.len() > 3);
    }

    #[test]
    fn what_is_no_setting_changes_nothing() {
        let mut maker = GameMaker::new("spider").expect("a built-in game");
        assert!(maker.turn("columns", "99").is_err());
        assert!(maker.turn("colour", "8").is_err());
        assert!(
            maker.turn("place-step", "up-or-down").is_err(),
            "runs only descend"
        );
        assert_eq!(maker.scene().columns.len(), 10);
        assert!(GameMaker::new("no-game").is_err());
    }
}
