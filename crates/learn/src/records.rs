//! Games that a network played, as bytes, and files that are whole or absent.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use webspinner_players::{Chances, Considered, FEATURES, HEADS, Inputs, Kind, SelfPlayed};

/// The bytes of a file; where there is none it is made. A file that is there is whole, whenever the
/// work was stopped.
pub(crate) fn kept(file: &Path, make: impl FnOnce() -> Result<Vec<u8>>) -> Result<Vec<u8>> {
    if let Ok(bytes) = fs::read(file) {
        return Ok(bytes);
    }
    let bytes = make()?;
    replace(file, &bytes)?;
    Ok(bytes)
}

/// Writes a file at once.
pub(crate) fn replace(file: &Path, bytes: &[u8]) -> Result<()> {
    let new = file.with_added_extension("new");
    fs::write(&new, bytes)?;
    fs::rename(new, file).with_context(|| file.display().to_string())
}

/// A game as bytes.
pub(crate) fn to_bytes(game: &SelfPlayed) -> Vec<u8> {
    let mut bytes = vec![u8::from(game.is_won)];
    for one in &game.considered {
        let numbers = [one.kind as usize, one.decision, one.rows_left];
        let flags = [usize::from(one.is_chosen), one.inputs.cards.len()];
        for number in numbers.into_iter().chain(flags) {
            bytes.extend(u16::try_from(number).unwrap_or(u16::MAX).to_le_bytes());
        }
        for chances in [Some(one.look), one.deep] {
            let heads = chances.map_or([-1; HEADS], heads);
            bytes.extend(heads.into_iter().flat_map(i32::to_le_bytes));
        }
        let features = one.inputs.features.iter();
        bytes.extend(features.flat_map(|feature| feature.to_le_bytes()));
        bytes.extend(one.inputs.cards.iter().flat_map(|row| row.to_le_bytes()));
    }
    bytes
}

/// The game that was written as these bytes; `None` if they are none.
pub(crate) fn from_bytes(bytes: &[u8]) -> Option<SelfPlayed> {
    let (&is_won, mut rest) = bytes.split_first()?;
    let mut considered = Vec::new();
    while !rest.is_empty() {
        let mut two = || {
            let (two, after) = rest.split_first_chunk()?;
            rest = after;
            Some(u16::from_le_bytes(*two))
        };
        let kind = match two()? {
            0 => Kind::Table,
            1 => Kind::Turn,
            _ => Kind::Row,
        };
        let (decision, rows_left) = (two()?.into(), two()?.into());
        let (is_chosen, count) = (two()? != 0, two()?);
        let mut chances = || {
            let mut heads = [0; HEADS];
            for head in &mut heads {
                let low = u32::from(two()?);
                *head = (low | u32::from(two()?) << 16).cast_signed();
            }
            Some(heads)
        };
        let (look, deep) = (chances()?.into(), chances()?);
        let deep = (deep[0] >= 0).then(|| deep.into());
        let mut features = Box::new([0; FEATURES]);
        for feature in features.iter_mut() {
            *feature = two()?.cast_signed();
        }
        let cards = (0..count).map(|_| two()).collect::<Option<_>>()?;
        considered.push(Considered {
            kind,
            decision,
            rows_left,
            is_chosen,
            look,
            deep,
            inputs: Inputs { features, cards },
        });
    }
    let is_won = is_won == 1;
    Some(SelfPlayed { is_won, considered })
}

/// What there is in a file.
pub(crate) fn read(file: &Path) -> Result<SelfPlayed> {
    let bytes = fs::read(file).with_context(|| file.display().to_string())?;
    from_bytes(&bytes).with_context(|| format!("{} is no game of this version", file.display()))
}

fn heads(chances: Chances) -> [i32; HEADS] {
    [chances.win, chances.off_table, chances.turned_up]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_read_as_it_was_written() {
        let considered = |kind, deep| Considered {
            kind,
            decision: 3,
            rows_left: 2,
            is_chosen: deep == Some(Chances::WON),
            look: [70_000, 1, 2].into(),
            deep,
            inputs: Inputs {
                features: Box::new([-7; FEATURES]),
                cards: vec![9, 9, 1_000],
            },
        };
        let game = SelfPlayed {
            is_won: true,
            considered: vec![
                considered(Kind::Table, None),
                considered(Kind::Row, Some(Chances::WON)),
            ],
        };
        let bytes = to_bytes(&game);
        assert_eq!(from_bytes(&bytes), Some(game));
        assert_eq!(from_bytes(&bytes[..bytes.len() - 1]), None);
    }
}
