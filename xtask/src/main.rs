//! The project's own chores, one subcommand each.

fn main() {}
