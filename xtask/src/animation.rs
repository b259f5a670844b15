//! The pictures of the front page: an animation of one deal, and five that stand still.

use anyhow::Result;

use crate::{binary, page, steps, tools};

/// Makes the pictures of the front page, docs/pictures/*.webp, anew. The animation is the same as
/// long as page and terminal game look the same.
pub(crate) fn make() -> Result<()> {
    tools::install_programs()?;
    if !tools::is_on_path("img2webp") {
        tools::install(&["webp"])?;
    }
    let program = binary::build()?;
    steps::run(page::tests("animation").env("WEBSPINNER_PROGRAM", program))
}
