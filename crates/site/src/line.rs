//! The lines of a backup.

use std::fmt::Write as _;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sqlx::Row as _;
use sqlx::any::AnyRow;
use webspinner_rules::{GameId, Shuffle};

use crate::backup::BackupCounts;
use crate::credential::Credential;
use crate::daily::DailyDeal;
use crate::day::Day;
use crate::error::{Refusal, SiteError};
use crate::id::{PlayerId, ResultId};
use crate::nickname::Nickname;
use crate::player::Player;
use crate::record::{compress, decompress, fingerprint};
use crate::result::NewResult;
use crate::row::{ResultRow, bytes};
use webspinner_store::Timestamp;

/// What the first line of a backup says.
pub(crate) const FORMAT: &str = "webspinner-site-backup";
/// The version of the lines that this program writes; it reads no other.
pub(crate) const FORMAT_VERSION: u32 = 1;

/// One line of a backup. The first is the head; then come players, passkeys, deals and results,
/// each line behind those it names; the last is the end. A backup without its end was cut off.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Line {
    Head(HeadLine),
    Player(PlayerLine),
    Credential(CredentialLine),
    Deal(DealLine),
    Result(Box<ResultLine>),
    End(EndLine),
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HeadLine {
    pub(crate) format: String,
    pub(crate) version: u32,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayerLine {
    id: String,
    nickname: Option<String>,
    created_at: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CredentialLine {
    /// In hexadecimal.
    id: String,
    player: String,
    data: String,
    created_at: String,
    last_used_at: Option<String>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DealLine {
    day: String,
    game: String,
    version: u32,
    deal: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResultLine {
    id: String,
    game: String,
    version: u32,
    deal: String,
    won: bool,
    time_ms: Option<u64>,
    moves: u32,
    windows_points: i64,
    network_points: u32,
    undos: u32,
    assisted: bool,
    player: Option<String>,
    nickname: Option<String>,
    day: Option<String>,
    received_at: String,
    /// By points, moves and time.
    best: [bool; 3],
    /// In hexadecimal: of a deleted player's results it cannot be worked out again.
    sender_fingerprint: String,
    record: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndLine {
    players: u64,
    credentials: u64,
    deals: u64,
    results: u64,
}

impl From<&Player> for PlayerLine {
    fn from(player: &Player) -> Self {
        Self {
            id: player.id.to_string(),
            nickname: player.nickname.as_ref().map(ToString::to_string),
            created_at: player.created_at.to_string(),
        }
    }
}

impl PlayerLine {
    pub(crate) fn read(&self) -> Result<Player, String> {
        Ok(Player {
            id: read(&self.id)?,
            nickname: self.nickname.clone().map(Nickname::accepted),
            created_at: read(&self.created_at)?,
        })
    }
}

impl From<&Credential> for CredentialLine {
    fn from(credential: &Credential) -> Self {
        Self {
            id: to_hex(&credential.id),
            player: credential.player.to_string(),
            data: credential.data.clone(),
            created_at: credential.created_at.to_string(),
            last_used_at: credential.last_used_at.as_ref().map(ToString::to_string),
        }
    }
}

impl CredentialLine {
    pub(crate) fn read(&self) -> Result<Credential, String> {
        Ok(Credential {
            id: from_hex(&self.id)?,
            player: read(&self.player)?,
            data: self.data.clone(),
            created_at: read(&self.created_at)?,
            last_used_at: self.last_used_at.as_deref().map(read).transpose()?,
        })
    }
}

impl From<&DailyDeal> for DealLine {
    fn from(deal: &DailyDeal) -> Self {
        Self {
            day: deal.day.to_string(),
            game: deal.game.as_str().to_owned(),
            version: deal.version,
            deal: deal.deal.to_string(),
        }
    }
}

impl DealLine {
    pub(crate) fn read(&self) -> Result<DailyDeal, String> {
        Ok(DailyDeal {
            day: read(&self.day)?,
            game: read_game(&self.game)?,
            version: self.version,
            deal: read(&self.deal)?,
        })
    }
}

impl ResultLine {
    /// The line of a row with all columns of the table.
    pub(crate) fn of(row: &AnyRow) -> Result<Self, SiteError> {
        use crate::read::{number, optional_number, timestamp};
        let flag = |column| Ok::<_, SiteError>(row.try_get::<i64, _>(column)? == 1);
        let player: Option<Vec<u8>> = row.try_get("player")?;
        let player = player
            .map(|_| bytes(row, "player").map(PlayerId::from_bytes))
            .transpose()?;
        let record: Vec<u8> = row.try_get("record")?;
        Ok(Self {
            id: ResultId::from_bytes(bytes(row, "id")?).to_string(),
            game: row.try_get("game")?,
            version: number(row, "version")?,
            deal: row.try_get("deal")?,
            won: flag("won")?,
            time_ms: optional_number(row, "time_ms")?,
            moves: number(row, "moves")?,
            windows_points: row.try_get("windows_points")?,
            network_points: number(row, "network_points")?,
            undos: number(row, "undos")?,
            assisted: flag("assisted")?,
            player: player.map(|player| player.to_string()),
            nickname: row.try_get("nickname")?,
            day: row.try_get("day")?,
            received_at: timestamp(row, "received_at")?.to_string(),
            best: [
                flag("best_by_points")?,
                flag("best_by_moves")?,
                flag("best_by_time")?,
            ],
            sender_fingerprint: to_hex(&bytes::<16>(row, "sender_fingerprint")?),
            record: decompress(&record)?,
        })
    }

    pub(crate) fn read(&self) -> Result<ResultRow, String> {
        let sender_fingerprint = from_hex(&self.sender_fingerprint)?;
        let deal: Shuffle = read(&self.deal)?;
        let day: Option<Day> = self.day.as_deref().map(read).transpose()?;
        let received_at: Timestamp = read(&self.received_at)?;
        if self
            .time_ms
            .is_some_and(|time_ms| time_ms > NewResult::TIME_MS_MAX)
        {
            return Err(Refusal::TooLong.to_string());
        }
        if self.windows_points.unsigned_abs() > NewResult::WINDOWS_POINTS_MAX.unsigned_abs() {
            return Err(Refusal::PointsOutOfRange.to_string());
        }
        Ok(ResultRow {
            id: read(&self.id)?,
            game: read_game(&self.game)?.as_str().to_owned(),
            version: self.version.into(),
            deal: deal.to_string(),
            won: self.won,
            time_ms: self.time_ms.and_then(|time_ms| time_ms.try_into().ok()),
            moves: self.moves.into(),
            windows_points: self.windows_points,
            network_points: self.network_points.into(),
            undos: self.undos.into(),
            assisted: self.assisted,
            player: self.player.as_deref().map(read).transpose()?,
            nickname: self.nickname.clone(),
            day: day.map(|day| day.to_string()),
            received_at: received_at.to_millis(),
            best: self.best,
            fingerprint: fingerprint(&self.record),
            sender_fingerprint: sender_fingerprint
                .try_into()
                .map_err(|_| "a fingerprint has 16 bytes".to_owned())?,
            record: compress(&self.record),
        })
    }
}

impl From<BackupCounts> for EndLine {
    fn from(counts: BackupCounts) -> Self {
        Self {
            players: counts.players,
            credentials: counts.credentials,
            deals: counts.deals,
            results: counts.results,
        }
    }
}

impl EndLine {
    pub(crate) fn read(&self) -> BackupCounts {
        BackupCounts {
            players: self.players,
            credentials: self.credentials,
            deals: self.deals,
            results: self.results,
        }
    }
}

fn read<T: FromStr<Err: std::fmt::Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.to_string())
}

fn read_game(text: &str) -> Result<GameId, String> {
    GameId::new(text).ok_or_else(|| "the game has no name that games have".to_owned())
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut hex, byte| {
        write!(hex, "{byte:02x}").expect("a string takes any text");
        hex
    })
}

fn from_hex(text: &str) -> Result<Vec<u8>, String> {
    let digits: Option<Vec<u8>> = text
        .chars()
        .map(|digit| {
            digit
                .to_digit(16)
                .and_then(|digit| u8::try_from(digit).ok())
        })
        .collect();
    let digits = digits.filter(|digits| digits.len().is_multiple_of(2));
    let digits = digits.ok_or("bytes are written with two hexadecimal digits each")?;
    Ok(digits
        .chunks(2)
        .map(|pair| pair[0] << 4 | pair[1])
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_as_written() {
        let bytes: Vec<u8> = (0..=255).collect();
        assert_eq!(from_hex(&to_hex(&bytes)), Ok(bytes));
        for bad in ["a", "0g", "+1", "é0"] {
            assert!(from_hex(bad).is_err(), "{bad}");
        }
    }
}
