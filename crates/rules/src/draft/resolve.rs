//! From a draft to rules: what is inherited comes in, then everything is checked together.

use std::sync::Arc;

use crate::draft::check::Checker;
use crate::draft::entry::Entry;
use crate::draft::source::Source;
use crate::draft::{LiftDraft, ProblemKind, ProblemReport, RulesDraft};
use crate::knobs::Unit;
use crate::rules::Rules;

/// The rules that a draft describes, inheriting from the games that `find` knows.
pub(crate) fn rules<'g>(
    draft: RulesDraft,
    mut source: Source,
    find: &dyn Fn(&str) -> Option<&'g Arc<Rules>>,
) -> Result<Rules, ProblemReport> {
    let base = match &draft.inherits {
        None => Some(RulesDraft::default()),
        Some(id) => base(id, &mut source, find),
    };
    // Without its base, a draft that inherits lacks everything: don't report that.
    let guesswork = base.is_none() || source.broken || source.is_unread("inherits");
    let base = base.unwrap_or_default();
    let layout_from = draft.inherits.clone().filter(|_| draft.layout.is_none());
    let draft = over(draft, base, &source);
    Checker::new(source, guesswork, layout_from).finish(&draft)
}

/// The draft of a game to inherit from.
fn base<'g>(
    id: &str,
    source: &mut Source,
    find: &dyn Fn(&str) -> Option<&'g Arc<Rules>>,
) -> Option<RulesDraft> {
    if let Some(rules) = find(id) {
        return Some(rules.to_draft());
    }
    let line = source.line_of(&["inherits"]);
    let suggestion = crate::games::suggest(id, []).map(ToString::to_string);
    let id = id.to_owned();
    source.note(line, ProblemKind::UnknownGame { id, suggestion });
    None
}

/// The draft with everything it inherits.
fn over(own: RulesDraft, base: RulesDraft, source: &Source) -> RulesDraft {
    // The names and descriptions of one game do not fit another.
    let mut base = RulesDraft {
        id: None,
        version: None,
        name: None,
        also: None,
        relatives: None,
        tags: None,
        ..base
    };
    // Other programs' layouts rearrange the layout they came with.
    if own.layout.is_some() {
        base.schemes = None;
    }
    // Other reserves are all filled unless the file says how many.
    if own.reserves.is_some() {
        base.reserve_cards = None;
    }
    // A game is won in one way.
    if own.foundations.is_some() {
        base.collect = None;
    }
    if own.collect.is_some() {
        base.foundations = None;
    }
    // Only runs have a suit relation.
    let unit = own.lift.as_ref().and_then(|lift| lift.unit);
    if unit.is_some_and(|unit| unit != Unit::Run) {
        base.lift = base.lift.map(|lift| LiftDraft { suit: None, ..lift });
    }
    own.over(base, "", source)
}
