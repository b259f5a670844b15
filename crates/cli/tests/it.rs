//! The tests of the crate from outside, all in one program: it is linked once, and they run side by
//! side.

#[cfg(unix)]
#[path = "../../site/tests/site/cluster.rs"]
#[expect(dead_code, reason = "the tests of the store do more with their server")]
mod cluster;
mod commands;
mod desktop;
#[cfg(unix)]
#[path = "../../server/src/tests/detours.rs"]
mod detours;
mod engine;
#[expect(unreachable_pub, reason = "elsewhere it is part of a library")]
#[path = "../../../fuzz/src/mutate.rs"]
mod mutate;
#[path = "../../rules/tests/naive/mod.rs"]
mod naive;
#[path = "../../tui/tests/it/player.rs"]
#[expect(
    dead_code,
    reason = "the tests of the terminal do more with their player"
)]
mod player;
mod printed;
mod serving;
#[path = "../../rules/tests/small.rs"]
mod small;
// tmux drives it, which Windows does not have.
#[cfg(unix)]
mod terminal;
