//! Work that takes long and is done in a worker, which has its own instance of this module.
//!
//! Nothing here can be interrupted from within: the page ends a worker that it no longer needs. So
//! the longest work is done in steps, each of which returns everything worth keeping.

mod find_deal;
mod house;
mod judge;
mod measure;
mod sample;

use std::sync::Arc;

use webspinner_players::{Net, ThoughtLimits};
use webspinner_rules::text::{KnowledgeDraft, PositionDraft};
use webspinner_rules::{Position, Rules, games};
use webspinner_solver::{Limits, NoObserver, solve};
use webspinner_table::Query;

use crate::query::{EngineQuery, FairPlan, FairQuery, VerdictView, typed};
use crate::words::{not_understood, reason};

pub use find_deal::{DealFinder, DealSearchProgress, DealSearchRequest, FoundView};
pub use house::{HousePlayer, HouseProgress, HouseRequest, HouseWinView};
pub use judge::{DecisionView, JudgeRequest, LuckView, judge};
pub use measure::{Compared, Difficulty, DifficultyMeter, DifficultyProgress};
pub use sample::Sampler;

/// More than any search of [`nodes`] needs, and within what a browser gives.
const MEMORY_BYTES_MAX: u64 = 1 << 30;

/// Answers a query, which may take a minute.
///
/// # Errors
/// If the query is malformed.
pub fn answer(query: &EngineQuery) -> Result<VerdictView, String> {
    let (rules, position) = taken(query)?;
    let effort = query.effort;
    let query = Query::new(rules, position, effort);
    let query = query.ok_or_else(|| not_understood(format!("effort {effort}")))?;
    Ok(query.answer(&mut NoObserver).into_verdict().into())
}

/// What the fair player would play on a level, from 1 to 4.
///
/// # Errors
/// If the query is malformed, or there is no such level.
pub fn plan(query: &FairQuery, level: u32) -> Result<FairPlan, String> {
    let effort = ThoughtLimits::of_level(level.into());
    let effort = effort.ok_or_else(|| not_understood(format!("level {level}")))?;
    let rules = rules_of(&query.rules)?;
    let draft = KnowledgeDraft::from_json(&query.knowledge).map_err(|why| why.to_string())?;
    let knowledge = rules.knowledge(&draft).map_err(|why| reason(&why))?;
    let plan = webspinner_table::FairQuery::new(rules, knowledge).answer(effort);
    Ok(FairPlan {
        moves: typed(&plan.moves),
        percent: plan.percent,
        certain: plan.is_certain,
    })
}

/// The name of the network that the fair player needs for this game and does not have yet.
///
/// # Errors
/// If the rules are malformed.
pub fn missing_network(rules: &str) -> Result<Option<String>, String> {
    Ok(Net::missing(&*rules_of(rules)?).map(str::to_owned))
}

/// Gives the fair player a network, by its name.
///
/// # Errors
/// If the file holds no network of this version.
pub fn bring_network(name: &str, file: &[u8]) -> Result<(), String> {
    Net::bring(name, file).map_err(|error| error.to_string())
}

/// Counts the positions that a search looks at until it knows whether this one can be won, or
/// slightly more than `nodes_max`. The count is the same on every machine, so the time it takes
/// shows the machine's speed.
///
/// # Errors
/// If the query is malformed.
pub fn nodes(query: &EngineQuery, nodes_max: u32) -> Result<u64, String> {
    let (rules, position) = taken(query)?;
    let limits = Limits::nodes(nodes_max.into()).with_memory(MEMORY_BYTES_MAX);
    let report = solve(&rules, &position, &limits, &mut NoObserver);
    let report = report.map_err(|error| error.to_string())?;
    Ok(report.effort.nodes)
}

/// The rules and the position of a query.
fn taken(query: &EngineQuery) -> Result<(Arc<Rules>, Position), String> {
    let rules = rules_of(&query.rules)?;
    let draft = PositionDraft::from_json(&query.position).map_err(|why| why.to_string())?;
    let position = rules.position(&draft).map_err(|why| reason(&why))?;
    Ok((rules, position))
}

/// The built-in game with this id, or the game of this file.
fn rules_of(text: &str) -> Result<Arc<Rules>, String> {
    if let Some(rules) = games::find(text) {
        return Ok(Arc::clone(rules));
    }
    let rules = Rules::parse(text).map_err(|report| report.to_string())?;
    Ok(Arc::new(rules))
}

#[cfg(test)]
mod tests;
