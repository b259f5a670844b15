//! How much a player thinks, on the command line.

use anyhow::{Result, bail};
use clap::Args;
use webspinner_players::{Look, ThoughtLimits};

#[derive(Args, Clone, Copy)]
pub(crate) struct Thought {
    #[arg(long, default_value_t = 300)]
    tables: usize,
    /// Behind how many ways to see a card, how many tables there for each card, how many rows, and,
    /// instead of every card, how many random ones
    #[arg(long, default_value = "1,60,10", value_parser = look)]
    look: Look,
    /// The same for a closer look behind the best of those
    #[arg(long, value_parser = look)]
    second_look: Option<Look>,
    /// The same a second card deep, behind those that the closest of these looks shows
    #[arg(long, value_parser = look)]
    third_look: Option<Look>,
    #[arg(long, default_value_t = 20_000)]
    nodes: u64,
    #[arg(long, default_value_t = 120)]
    proof_searches: usize,
}

impl From<Thought> for ThoughtLimits {
    fn from(thought: Thought) -> Self {
        Self {
            tables: thought.tables,
            look: thought.look,
            second_look: thought.second_look,
            third_look: thought.third_look,
            nodes: thought.nodes,
            proof_searches: thought.proof_searches,
        }
    }
}

pub(crate) fn look(text: &str) -> Result<Look> {
    let numbers: Vec<usize> = text.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let (&[ways, tables, rows] | &[ways, tables, rows, _]) = &numbers[..] else {
        bail!("three or four numbers are needed, such as 5,60,10")
    };
    Ok(Look {
        ways,
        tables,
        rows,
        cards: numbers.get(3).copied(),
    })
}
