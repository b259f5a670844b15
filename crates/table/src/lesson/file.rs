//! The files of the lessons.

use std::sync::Arc;

use serde::Deserialize;
use webspinner_rules::{Game, Move, games};

use super::goal::Goal;
use super::{Lesson, LessonStep};

/// The file of a lesson, and the id of the game that it teaches.
pub(super) struct File {
    pub(super) id: &'static str,
    pub(super) text: &'static str,
}

/// Every lesson, in the order to offer them.
pub(super) const FILES: [File; 4] = [
    File {
        id: "spider",
        text: include_str!("../../lessons/spider.toml"),
    },
    File {
        id: "spiderette",
        text: include_str!("../../lessons/spiderette.toml"),
    },
    File {
        id: "scorpion",
        text: include_str!("../../lessons/scorpion.toml"),
    },
    File {
        id: "little-spider",
        text: include_str!("../../lessons/little-spider.toml"),
    },
];

/// A lesson as its file says it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Draft {
    /// The game it is played by.
    game: String,
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
    goals: Vec<Goal>,
    moves: usize,
    #[serde(default)]
    points: bool,
    /// Moves as they are typed, with blanks between them.
    solution: String,
}

impl File {
    /// The lesson, which the tests know to be sound.
    pub(super) fn lesson(&self) -> Lesson {
        let draft = toml::from_str::<Draft>(self.text).expect("the tests read every lesson");
        let rules = games::find(&draft.game).expect("lessons are about built-in games");
        let step = |step: StepDraft| {
            let mut game = if let Some(deal) = step.deal {
                let shuffle = deal.parse().expect("the deal is sound");
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
                solution: moves(&step.solution),
                rules: Arc::clone(rules),
                id: step.id,
            }
        };
        Lesson {
            id: self.id.to_owned(),
            rules: Arc::clone(rules),
            steps: draft.steps.into_iter().map(step).collect(),
        }
    }
}

/// Moves as they are typed, with blanks between them.
fn moves(text: &str) -> Vec<Move> {
    let moves = text.split_whitespace();
    moves.map(|made| made.parse().expect("a move")).collect()
}
