//! Games with a rule more, whose wins are wins without it too.

use webspinner_rules::Rules;
use webspinner_rules::knobs::When;

/// The same game with the row rule while the stock lasts, if it has no such rule; any line that
/// wins there wins in the game itself.
///
/// **Proof.** The rule forbids plays to foundations and asks for none, and it changes nothing that
/// a play does. So each position of the line is the same in both games, and each play of it legal
/// in both.
///
/// It leaves fewer positions after the last row, and among them those that win as often: that is
/// why a search may be faster there.
pub(crate) fn stricter(rules: &Rules) -> Option<Rules> {
    let foundations = rules.foundations()?;
    if foundations.only_from_below != When::Never || rules.column_rows() < 2 {
        return None;
    }
    let mut draft = rules.to_draft();
    draft.foundations.as_mut()?.only_from_below = Some(When::WhileStockLasts);
    Rules::from_draft(&draft).ok()
}
