//! `webspinner man`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, Command, CommandFactory, ValueHint};
use clap_mangen::{Man, generate_to};

use super::Status;
use crate::arguments::Arguments;

/// Print the manual page, or write those of all commands to a folder
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  webspinner man | man -l -
  webspinner man ~/.local/share/man/man1")]
pub(crate) struct Options {
    /// The folder for the pages, one for each command; it is made if it does not exist
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    folder: Option<PathBuf>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let command = Arguments::command();
    match &options.folder {
        None => out.write_all(&main_page(command)?)?,
        Some(folder) => {
            let page = main_page(command.clone())?;
            let written = fs::create_dir_all(folder)
                .and_then(|()| generate_to(command, folder))
                .and_then(|()| fs::write(folder.join("webspinner.1"), page));
            written.with_context(|| format!("cannot write to {}", folder.display()))?;
        }
    }
    Ok(Status::Yes)
}

/// The page of the program itself, with more sections than its help.
fn main_page(command: Command) -> Result<Vec<u8>> {
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    page.extend_from_slice(MORE.as_bytes());
    Ok(page)
}

/// Sections after those generated from the options.
const MORE: &str = r".SH ENVIRONMENT
.TP
\fBWEBSPINNER_DATABASE\fR
The database, if \fB\-\-database\fR does not name one.
.TP
\fBWEBSPINNER_GAMES\fR
The folder with custom games, if \fB\-\-games\-folder\fR does not name one.
.TP
\fBNO_COLOR\fR
If it is set and not empty, the terminal game uses no colours. \fBCLICOLOR=0\fR does the same.
.TP
\fBTERM\fR, \fBCOLORTERM\fR
How many colours the terminal game uses: none, 16, or 256 and more.
.TP
\fBCOLORFGBG\fR
Whether the background is light. If it is not set, the game asks the terminal.
.TP
\fBLC_ALL\fR, \fBLC_CTYPE\fR, \fBLANG\fR
Without UTF\-8 in the first of them that is set, the terminal game draws in ASCII.
.TP
\fBXDG_CONFIG_HOME\fR
The user's configuration folder; \fI~/.config\fR if it is not set.
.TP
\fBXDG_DATA_HOME\fR
The user's data folder; \fI~/.local/share\fR if it is not set.
.PP
Each option of \fBwebspinner serve\fR has a variable, too; see \fBwebspinner\-serve\fR(1).
.SH FILES
.TP
\fI$XDG_DATA_HOME/webspinner/games.db\fR
The saved games: an SQLite database. Next to it are SQLite's own \fIgames.db\-wal\fR and
\fIgames.db\-shm\fR while it is open, and the empty lock file \fIgames.db\-lock\fR.
.TP
\fI*.spider\fR
Records of games, as text.
.TP
\fI$XDG_CONFIG_HOME/webspinner/games/*.toml\fR
Custom games: those in this folder are in the list of games and known by their ids. At most 200
files of at most 65536 bytes each are read.
";
