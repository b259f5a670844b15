//! Restoring a whole site into an empty database.

use std::collections::HashSet;
use std::io::{self, BufRead, BufReader, Read};
use std::sync::Arc;

use flate2::read::MultiGzDecoder;
use sqlx::{AnyConnection, Row as _};

use crate::backup::line::{BackupCounts, BackupLine, FORMAT, FORMAT_VERSION};
use crate::boards::daily;
use crate::error::SiteError;
use crate::id::PlayerId;
use crate::players::{credential, player, sync};
use crate::results::row::{ResultRow, insert};
use crate::results::{best, board_counts, board_lines, totals};
use crate::site::Site;

impl Site {
    /// Restores a backup into this database, which must be empty: all of it or, if anything fails,
    /// nothing.
    ///
    /// # Errors
    /// [`SiteError::NotEmpty`], [`SiteError::NotABackup`], or if the file cannot be read or the
    /// database cannot do it.
    pub async fn restore(&self, backup: impl Read + Send) -> Result<BackupCounts, SiteError> {
        let mut writing = self.db.write().await?;
        if let Some(lock) = self.db.dialect.lock_tables() {
            sqlx::query(lock).execute(writing.connection()).await?;
        }
        if !is_empty(writing.connection()).await? {
            return Err(SiteError::NotEmpty(self.db.place.clone()));
        }
        let mut restoring = Restoring::default();
        let lines = BufReader::new(MultiGzDecoder::new(backup)).lines();
        for (number, line) in (1..).zip(lines) {
            let line = line.map_err(|error| unread(error, number))?;
            let taken = restoring.take(writing.connection(), &line).await;
            taken.map_err(|error| error.on_line(number))?;
        }
        if restoring.lacks_kinds {
            best::mark_without_undo(writing.connection()).await?;
        }
        let counts = restoring.finish()?;
        totals::rebuild(writing.connection()).await?;
        board_counts::rebuild(writing.connection()).await?;
        writing.commit().await?;
        Ok(counts)
    }
}

const EMPTY: &str = "SELECT (SELECT count(*) FROM players) + (SELECT count(*) FROM daily_deals) \
    + (SELECT count(*) FROM results) AS there";

async fn is_empty(connection: &mut AnyConnection) -> Result<bool, SiteError> {
    let row = sqlx::query(EMPTY).fetch_one(connection).await?;
    Ok(row.try_get::<i64, _>("there")? == 0)
}

/// How many results are added at a time.
const RESULTS_AT_A_TIME: usize = 256;

/// A backup on its way into the database.
#[derive(Default)]
struct Restoring {
    counts: BackupCounts,
    lines: u64,
    /// The players that were added.
    players: HashSet<PlayerId>,
    /// Results that are not added yet.
    results: Vec<ResultRow>,
    /// Whether it is from a time in which nobody asked how a game was played.
    lacks_kinds: bool,
    ended: bool,
}

/// An error in a line, or of the database.
enum Wrong {
    Line(String),
    Site(SiteError),
}

impl From<String> for Wrong {
    fn from(why: String) -> Self {
        Self::Line(why)
    }
}

impl From<SiteError> for Wrong {
    /// If the database refuses the contents of a line, the line is wrong.
    fn from(error: SiteError) -> Self {
        match error {
            SiteError::Taken { .. }
            | SiteError::NicknameTaken
            | SiteError::NoSuchPlayer
            | SiteError::Refused(_)
            | SiteError::TooLarge(_) => Self::Line(error.to_string()),
            error => Self::Site(error),
        }
    }
}

impl Wrong {
    fn on_line(self, line: u64) -> SiteError {
        match self {
            Self::Line(why) => SiteError::NotABackup { line, why },
            Self::Site(error) => error,
        }
    }
}

impl Restoring {
    async fn take(&mut self, connection: &mut AnyConnection, line: &str) -> Result<(), Wrong> {
        let line: BackupLine = serde_json::from_str(line).map_err(|error| error.to_string())?;
        self.lines += 1;
        if self.ended || (self.lines == 1) != matches!(line, BackupLine::Head(_)) {
            return Err("this line is in the wrong place".to_owned().into());
        }
        match line {
            BackupLine::Head(head) => {
                if (head.format.as_str(), head.version) != (FORMAT, FORMAT_VERSION) {
                    return Err(format!(
                        "its format is {:?} of version {}, this program reads {FORMAT:?} of \
                         version {FORMAT_VERSION}",
                        head.format, head.version
                    )
                    .into());
                }
            }
            BackupLine::Player(player) => {
                player::restore(connection, &player).await?;
                self.players.insert(player.id);
                self.counts.players += 1;
            }
            BackupLine::Credential(credential) => {
                credential::add(connection, &credential).await?;
                self.counts.credentials += 1;
            }
            BackupLine::Deal(deal) => {
                if !daily::propose(connection, &deal).await? {
                    return Err("this day has a deal already".to_owned().into());
                }
                self.counts.deals += 1;
            }
            BackupLine::Result(row) => {
                self.lacks_kinds |= row.kind.is_none() && row.undos == 0;
                let row = row.restored()?;
                if row
                    .player
                    .is_some_and(|player| !self.players.contains(&player))
                {
                    return Err("its player is not in the backup".to_owned().into());
                }
                self.results.push(row);
                self.counts.results += 1;
                if self.results.len() == RESULTS_AT_A_TIME {
                    self.add_results(connection).await?;
                }
            }
            BackupLine::Synced(line) => {
                sync::restore(connection, line.player, &line.item).await?;
                self.counts.synced += 1;
            }
            BackupLine::End(end) => {
                self.add_results(connection).await?;
                if end != self.counts {
                    return Err("other numbers of lines were written than are here"
                        .to_owned()
                        .into());
                }
                self.ended = true;
            }
        }
        Ok(())
    }

    async fn add_results(&mut self, connection: &mut AnyConnection) -> Result<(), Wrong> {
        let rows: Vec<&ResultRow> = self.results.iter().collect();
        let added = insert(connection, &rows).await?;
        if added.len() != rows.len() {
            return Err("a result up to here is there twice".to_owned().into());
        }
        // Those that a site kept from times when this did not matter keep their places.
        for row in rows {
            board_lines::claim(connection, row).await?;
        }
        self.results.clear();
        Ok(())
    }

    fn finish(self) -> Result<BackupCounts, SiteError> {
        if self.ended {
            return Ok(self.counts);
        }
        let why = "the backup was cut off: its last line is missing".to_owned();
        Err(Wrong::Line(why).on_line(self.lines + 1))
    }
}

/// A file that cannot be decompressed is not a backup; any other failure is the system's.
fn unread(error: io::Error, line: u64) -> SiteError {
    match error.kind() {
        io::ErrorKind::InvalidInput | io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof => {
            let why = format!("it cannot be unpacked ({error})");
            Wrong::Line(why).on_line(line)
        }
        _ => SiteError::Transfer(Arc::new(error)),
    }
}
