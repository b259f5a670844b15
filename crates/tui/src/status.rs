//! What is said all the time about whether the game can be won.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use webspinner_rules::Outcome;
use webspinner_rules::message::Message;
use webspinner_table::{Assessment, LastWinnable, LiveAnalysis};

use crate::app::{App, Tone};
use crate::column::cells;
use crate::hits::{Hits, Target};
use crate::keys::Action;
use crate::pen::Pen;

/// The verdict on the game on the table; none once it is won.
fn text(app: &App) -> Option<(String, Tone)> {
    let table = app.table.as_ref()?;
    if app.outcome() == Some(Outcome::Won) {
        return None;
    }
    if !app.engine.watches {
        return Some((app.texts.get("watch-off"), Tone::Plain));
    }
    let (message, tone) = verdict(&table.analysis);
    Some((app.texts.say(&message), tone))
}

fn verdict(analysis: &LiveAnalysis) -> (Message, Tone) {
    let id = match analysis.assessment() {
        Assessment::CanBeWon => return (Message::new("watch-won"), Tone::Good),
        Assessment::NotKnown if analysis.next_query().is_some() => "watch-unknown",
        Assessment::NotKnown => "watch-unknown-for-good",
        Assessment::Lost(back) => return (lost(back), Tone::Bad),
    };
    (Message::new(id), Tone::Plain)
}

fn lost(back: LastWinnable) -> Message {
    match back {
        LastWinnable::Never => Message::new("watch-lost-deal"),
        LastWinnable::NotKnown => Message::new("watch-lost"),
        LastWinnable::MovesBack { count, is_last } => {
            let id = if is_last {
                "watch-lost-back"
            } else {
                "watch-lost-back-or-later"
            };
            Message::new(id).with("moves", count)
        }
    }
}

/// Draws the verdict at the right end of this line; what is left of the line.
pub(crate) fn draw(app: &App, line: Rect, buffer: &mut Buffer, hits: &mut Hits) -> Rect {
    let Some((text, tone)) = text(app) else {
        return line;
    };
    let style = match tone {
        Tone::Plain => app.theme.faint(),
        Tone::Good => app.theme.good(),
        Tone::Bad => app.theme.bad(),
    };
    let width = cells(&text).min(line.width.saturating_sub(2));
    let place = Rect {
        x: line.right() - width - 1,
        width,
        ..line
    };
    Pen::new(place, buffer).write(&text, style);
    hits.add(place, Target::Action(Action::Watch));
    Rect {
        width: place.x.saturating_sub(line.x + 1),
        ..line
    }
}
