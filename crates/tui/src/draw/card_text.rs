//! Cards as text.

use webspinner_rules::Card;

use crate::theme::Theme;

/// `T♣`: two cells for every card.
pub(crate) fn card_text(theme: Theme, card: Card) -> String {
    format!("{}{}", card.rank(), theme.suit(card.suit()))
}

/// `10♣`: a card as people write it, if there is room.
pub(crate) fn full_card_text(theme: Theme, card: Card) -> String {
    match card.number() {
        10 => format!("10{}", theme.suit(card.suit())),
        _ => card_text(theme, card),
    }
}
