//! The animation of the front page: one deal, played on the page and in the terminal.

use anyhow::Result;

use crate::{binary, page, steps, tools};

/// Makes the pictures, docs/pictures/play-*.webp, anew. They are the same as long as page and
/// terminal game look the same.
pub(crate) fn make() -> Result<()> {
    tools::install_programs()?;
    if !tools::is_on_path("img2webp") {
        tools::install(&["webp"])?;
    }
    let program = binary::build_for(None)?;
    steps::run(page::tests("animation").env("WEBSPINNER_PROGRAM", program))
}
