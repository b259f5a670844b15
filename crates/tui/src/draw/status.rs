//! What live analysis shows: whether the game can be won.

use ratatui::layout::Rect;
use webspinner_rules::Outcome;
use webspinner_table::{Assessment, LastWinnable, LiveAnalysis};
use webspinner_words::Message;

use crate::draw::canvas::Canvas;
use crate::draw::cells::cells;
use crate::draw::hit_test::Hit;
use crate::draw::line_writer::right_of;
use crate::keys::Action;
use crate::model::Model;
use crate::note::Tone;

/// What is known about the game on the table; `None` once it is won, or while analysis is off.
fn text(model: &Model) -> Option<(String, Tone)> {
    let game = model.game.as_ref()?;
    if !model.is_analysing() || model.task.is_some() || model.outcome() == Some(Outcome::Won) {
        return None;
    }
    let (message, tone) = verdict(&game.analysis);
    Some((model.texts.say(&message), tone))
}

fn verdict(analysis: &LiveAnalysis) -> (Message, Tone) {
    let id = match analysis.assessment() {
        Assessment::CanBeWon => return (Message::new("analysis-won"), Tone::Good),
        Assessment::NotKnown if analysis.next_query().is_some() => "analysis-unknown",
        Assessment::NotKnown => "analysis-unknown-for-good",
        Assessment::Lost(back) => return (lost(back), Tone::Bad),
    };
    (Message::new(id), Tone::Plain)
}

fn lost(back: LastWinnable) -> Message {
    match back {
        LastWinnable::Never => Message::new("analysis-never"),
        LastWinnable::NotKnown => Message::new("analysis-lost"),
        LastWinnable::MovesBack { count, is_last } => {
            let id = if is_last {
                "analysis-back"
            } else {
                "analysis-back-or-later"
            };
            Message::new(id).with("moves", count)
        }
    }
}

/// Draws what is known at the right end of this line; returns the rest of the line.
pub(crate) fn draw(model: &Model, canvas: &mut Canvas<'_>, line: Rect) -> Rect {
    let Some((text, tone)) = text(model) else {
        return line;
    };
    let style = model.theme.tone(tone, model.theme.faint());
    let width = cells(&text).min(line.width.saturating_sub(2));
    let left = line.width - width - 1;
    let place = Rect {
        width,
        ..right_of(line, left)
    };
    canvas.writer(place).write(&text, style);
    canvas.hits.add(place, Hit::Action(Action::Analysis));
    Rect {
        width: left.saturating_sub(1),
        ..line
    }
}
