//! The files of the lessons.

use std::sync::Arc;

use serde::Deserialize;
use webspinner_rules::{Game, Move, games};

use super::count::Count;
use super::{Lesson, LessonStep};

/// The file of a lesson.
pub(super) struct File {
    pub(super) id: &'static str,
    /// The name of its title, which it needs unless it teaches a game.
    title: &'static str,
    text: &'static str,
}

/// The files of the lessons with these ids.
macro_rules! files {
    ($($id:literal)*) => {
        &[$(File {
            id: $id,
            title: concat!("lesson-title-", $id),
            text: include_str!(concat!("../../lessons/", $id, ".toml")),
        },)*]
    };
}

/// Every lesson, in the order to offer them: those that teach a game, then those about playing
/// well, the easier ones first.
pub(super) const FILES: &[File] = files! {
    "spider" "spiderette" "scorpion" "little-spider"
    "empty-column" "use-empty-column" "suit-or-card" "sure-turns" "before-row" "kings"
    "sort-suits" "long-moves" "after-row" "collect" "four-suits" "exchange" "last-row"
};

/// A lesson as its file says it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Draft {
    /// The game that it teaches; without one it is about playing well.
    teaches: Option<String>,
    /// The game it is played by.
    game: String,
    /// The game to play next, if it is not that one.
    play: Option<String>,
    /// The lesson to offer next, if it is not the next of the group.
    then: Option<String>,
    steps: Vec<StepDraft>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepDraft {
    id: String,
    /// The shuffle to begin with; or `position`, a picture.
    deal: Option<String>,
    position: Option<String>,
    /// Moves made before the step begins.
    #[serde(default)]
    played: String,
    goals: Vec<Count>,
    moves: usize,
    #[serde(default)]
    points: bool,
    #[serde(default)]
    only: bool,
    /// Moves as they are typed, with blanks between them.
    solution: String,
}

impl File {
    /// The lesson, which the tests know to be valid.
    pub(super) fn lesson(&self) -> Lesson {
        let draft = toml::from_str::<Draft>(self.text).expect("the tests read every lesson");
        let find = |game: &str| games::find(game).expect("lessons are about built-in games");
        let rules = find(&draft.game);
        let step = |step: StepDraft| {
            let mut game = if let Some(deal) = step.deal {
                let shuffle = deal.parse().expect("the deal is valid");
                rules.new_game(&shuffle).expect("the game has it")
            } else {
                let position = rules.parse_picture(&step.position.unwrap_or_default());
                let position =
                    position.unwrap_or_else(|why| panic!("{}: {}: {why}", self.id, step.id));
                Game::new(Arc::clone(rules), position)
            };
            for made in moves(&step.played) {
                game.play(made).expect("it is legal");
            }
            LessonStep {
                start: game.position().clone(),
                goals: step.goals,
                moves: step.moves,
                points: step.points,
                only: step.only,
                solution: moves(&step.solution),
                rules: Arc::clone(rules),
                id: step.id,
            }
        };
        Lesson {
            id: self.id.to_owned(),
            title: self.title,
            taught: draft.teaches.map(|game| Arc::clone(find(&game))),
            rules: Arc::clone(rules),
            next_game: Arc::clone(draft.play.as_deref().map_or(rules, find)),
            then: draft.then,
            steps: draft.steps.into_iter().map(step).collect(),
        }
    }
}

/// Moves as they are typed, with blanks between them.
fn moves(text: &str) -> Vec<Move> {
    let moves = text.split_whitespace();
    moves.map(|made| made.parse().expect("a move")).collect()
}
