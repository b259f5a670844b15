//! `webspinner backup`.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, IsTerminal as _, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::{Args, ValueHint};
use webspinner_db::Place;
use webspinner_site::{BackupCounts, Site, SiteError};

use super::Status;
use super::serve::ConfigFile;
use crate::database::Database;
use crate::words::counted;

/// Back up a site to a file
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner backup site.backup
  webspinner backup site.backup --database postgres://me@db.example/spider
  webspinner backup - --config /etc/webspinner.toml | ssh nas 'umask 077; cat > site.backup'

The site may be running: the backup is consistent all the same. It does not include login \
sessions.")]
pub(crate) struct Options {
    /// The file to write; it must not exist yet, and you alone may read it. - for standard output
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    #[command(flatten)]
    config: ConfigFile,
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    let place = options.config.place(database)?;
    let path = &options.file;
    if is_standard(path) {
        if io::stdout().is_terminal() {
            bail!(
                "a backup is not for reading: name a file, or send it to a program or a file, as \
                 in `webspinner backup - > site.backup`"
            );
        }
        let counts = fill(&place, io::stdout())?;
        eprintln!("{}", summary("written", counts));
        return Ok(Status::Yes);
    }
    let file = create(path)?;
    let filled = fill(&place, &file).and_then(|counts| {
        file.sync_all()?;
        Ok(counts)
    });
    let counts = filled.inspect_err(|_| {
        // Half a backup looks like a whole one, and would block the next one.
        let _ = fs::remove_file(path);
    })?;
    writeln!(out, "{}", summary("written", counts))?;
    Ok(Status::Yes)
}

/// Whether a file stands for standard input or output.
pub(super) fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

/// Makes the file, which its user alone may read: names and passkeys of players are in it. Never
/// overwrites one: it might be the only copy.
fn create(path: &Path) -> Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let name = path.display();
    match options.open(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            bail!("{name} is there already, and a backup is never overwritten: name a new file")
        }
        file => file.with_context(|| format!("cannot make the file {name}")),
    }
}

fn fill(place: &Place, out: impl Write + Send) -> Result<BackupCounts> {
    let out = BufWriter::new(out);
    with_site(Site::open_to_read(place), async move |site| {
        Ok(site.backup(out).await?)
    })
}

/// Opens a site, works with it, and closes it.
pub(super) fn with_site<T>(
    opening: impl Future<Output = Result<Site, SiteError>>,
    work: impl AsyncFnOnce(&Site) -> Result<T>,
) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let site = opening.await?;
        let done = work(&site).await;
        site.close().await;
        done
    })
}

/// What a backup holds, which was written or restored.
pub(super) fn summary(done: &str, counts: BackupCounts) -> String {
    let results = counted(counts.results, "result");
    let players = counted(counts.players, "player");
    let deals = counted(counts.deals, "daily deal");
    format!("{done}: {results}, {players}, {deals}")
}
