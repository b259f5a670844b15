//! What is said all the time about whether the game can be won.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use webspinner_rules::Outcome;
use webspinner_rules::message::Message;
use webspinner_table::{Back, Standing, Watch};

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
    let (message, tone) = verdict(&table.watch);
    Some((app.texts.say(&message), tone))
}

fn verdict(watch: &Watch) -> (Message, Tone) {
    let id = match watch.standing() {
        Standing::CanBeWon => return (Message::new("watch-won"), Tone::Good),
        Standing::NotKnown if watch.question().is_some() => "watch-unknown",
        Standing::NotKnown => "watch-unknown-for-good",
        Standing::Lost(back) => return (lost(back), Tone::Bad),
    };
    (Message::new(id), Tone::Plain)
}

fn lost(back: Back) -> Message {
    match back {
        Back::Never => Message::new("watch-lost-deal"),
        Back::NotKnown => Message::new("watch-lost"),
        Back::Moves { count, is_last } => {
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
