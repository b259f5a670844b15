//! The player's folder of custom games.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use anyhow::{Context, Result, anyhow, bail, ensure};
use etcetera::BaseStrategy;
use webspinner_rules::{Rules, games};
use webspinner_tui::{InvalidGame, KeepOffer};
use webspinner_words::GameTexts;

use crate::problem;
use crate::words::say;

/// The most game files that are read; the others are ignored, and listed as such.
const FILES_MAX: usize = 200;
/// The most entries of the folder that are looked at.
const ENTRIES_MAX: usize = 10_000;
/// The longest game file, in bytes, as for the engine protocol.
const BYTES_MAX: u64 = 65_536;

/// The folder that an option or a variable names.
static NAMED: OnceLock<PathBuf> = OnceLock::new();

/// Uses this folder from now on, `~` in front being the home folder. Only the first call counts,
/// before any game is looked up.
///
/// # Errors
/// If there is no such folder: a slip in its name would look like a folder without games.
pub(crate) fn use_folder(folder: &Path) -> Result<()> {
    let folder = webspinner_db::at_home(folder)?;
    ensure!(
        folder.is_dir(),
        "there is no folder {}, which --games-folder or WEBSPINNER_GAMES names",
        folder.display()
    );
    let _ = NAMED.set(folder);
    Ok(())
}

/// The folder of custom games: the one that was named, or `webspinner/games` in the user's
/// configuration; `None` for a user without a home.
pub(crate) fn folder() -> Option<PathBuf> {
    NAMED.get().cloned().or_else(|| {
        let folders = etcetera::choose_base_strategy().ok()?;
        Some(folders.config_dir().join("webspinner").join("games"))
    })
}

/// What the folder holds.
#[derive(Debug, Default)]
pub(crate) struct CustomGames {
    /// The valid games with their files, in the order of the files' names.
    pub(crate) valid: Vec<(PathBuf, Arc<Rules>)>,
    /// The other files, each with the reason.
    pub(crate) invalid: Vec<InvalidGame>,
}

impl CustomGames {
    /// Reads the user's folder. That of the configuration may be missing: then it is empty.
    pub(crate) fn read() -> Self {
        folder().map(|folder| Self::of(&folder)).unwrap_or_default()
    }

    fn of(folder: &Path) -> Self {
        let mut games = Self::default();
        let Ok(entries) = fs::read_dir(folder) else {
            return games;
        };
        let paths = entries.take(ENTRIES_MAX).flatten();
        let paths = paths.map(|entry| entry.path()).filter(|path| {
            let extension = path.extension();
            extension.is_some_and(|known| known.eq_ignore_ascii_case("toml"))
        });
        let mut paths: Vec<PathBuf> = paths.collect();
        paths.sort();
        for (place, path) in paths.into_iter().enumerate() {
            let read = if place < FILES_MAX {
                games.read_game(&path)
            } else {
                Err(anyhow!("only the first {FILES_MAX} game files are read"))
            };
            match read {
                Ok(rules) => games.valid.push((path, Arc::new(rules))),
                Err(error) => games.invalid.push(InvalidGame {
                    file: path.display().to_string(),
                    reason: problem::text(&error),
                }),
            }
        }
        games
    }

    /// Reads a file whose game must differ from all before.
    fn read_game(&self, path: &Path) -> Result<Rules> {
        let text = read_text(path)?;
        let rules = Rules::parse(&text)?;
        let id = rules.id();
        ensure!(
            games::find(id.as_str()).is_none(),
            "{id} is the id of a built-in game; give this one another id"
        );
        if let Some(taken) = taken(&rules) {
            bail!(taken);
        }
        let same = self.valid.iter().find(|(_, known)| known.id() == id);
        if let Some((other, _)) = same {
            let other = other.file_name().unwrap_or_default().display();
            bail!("{id} is also the id of {other}; give one of them another id");
        }
        Ok(rules)
    }

    /// The game with this id or name, in upper or lower case.
    pub(crate) fn find(&self, text: &str) -> Option<&Arc<Rules>> {
        let games = self.valid.iter().map(|(_, rules)| rules);
        let by_id = games.clone().find(|rules| rules.id().as_str() == text);
        by_id.or_else(|| games.into_iter().find(|rules| rules.is_called(text)))
    }

    /// Why the file that should hold the game of this id does not.
    pub(crate) fn why_not(&self, id: &str) -> Option<&InvalidGame> {
        self.invalid.iter().find(|game| {
            let stem = Path::new(&game.file).file_stem();
            stem.is_some_and(|stem| stem.eq_ignore_ascii_case(id))
        })
    }

    /// The offer to keep the game of a file in the folder, unless it is there.
    pub(crate) fn offer(&self, rules: &Rules, text: String) -> Option<KeepOffer> {
        let known = self
            .valid
            .iter()
            .find(|(_, known)| known.id() == rules.id());
        if games::find(rules.id().as_str()).is_some()
            || known.is_some_and(|(_, known)| **known == *rules)
        {
            return None;
        }
        let path = match known {
            Some((path, _)) => path.clone(),
            None => folder()?.join(format!("{}.toml", rules.id())),
        };
        Some(KeepOffer {
            game: say(&rules.name_message()),
            file: path.display().to_string(),
            replaces: path.exists(),
            keep: Box::new(move || keep(&path, &text).map_err(|error| problem::text(&error))),
        })
    }
}

/// The text of a game file.
fn read_text(path: &Path) -> Result<String> {
    // Opening anything else might wait for another program.
    ensure!(fs::metadata(path)?.is_file(), "it is not a file");
    let mut bytes = Vec::new();
    File::open(path)?
        .take(BYTES_MAX + 1)
        .read_to_end(&mut bytes)?;
    let is_long = bytes.len() as u64 > BYTES_MAX;
    ensure!(!is_long, "it is longer than {BYTES_MAX} bytes");
    String::from_utf8(bytes).map_err(|_| anyhow!("it is not a text in UTF-8"))
}

/// Writes the file in one step, so that no half of it is ever read.
fn keep(path: &Path, text: &str) -> Result<()> {
    let folder = path.parent().expect("a file is in a folder");
    let written = folder.join(format!(".keep-{}", std::process::id()));
    let kept = fs::create_dir_all(folder)
        .and_then(|()| fs::write(&written, text))
        .and_then(|()| fs::rename(&written, path));
    if kept.is_err() {
        let _ = fs::remove_file(&written);
    }
    kept.with_context(|| format!("cannot write {}", path.display()))
}

/// What is wrong with the id or the name of a game from a file: statistics and lists identify games
/// by their ids, and players ask for them by their names.
pub(crate) fn taken(rules: &Rules) -> Option<String> {
    let id = rules.id().as_str();
    if let Some(built_in) = games::find(id) {
        let advice = format!("give yours another, such as my-{id}");
        return (**built_in != *rules)
            .then(|| format!("{id} is the id of a built-in game with other rules; {advice}"));
    }
    let name = rules.about().name.as_str();
    let built_in = games::named(name)?.id();
    Some(format!(
        "{name} is also a name of the built-in game {built_in}; give this one another name"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(id: &str) -> String {
        format!("id = \"{id}\"\nname = \"The {id}\"\ninherits = \"spider\"\nversion = 1\n")
    }

    fn folder_with(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, text) in files {
            fs::write(folder.path().join(name), text).expect("the folder is ours");
        }
        folder
    }

    fn reasons(games: &CustomGames) -> Vec<&str> {
        let reasons = games.invalid.iter().map(|game| game.reason.as_str());
        reasons.collect()
    }

    #[test]
    fn sound_games_are_found_by_id_and_by_name() {
        let folder = folder_with(&[("b.toml", &text("ryde")), ("a.TOML", &text("kent"))]);
        let games = CustomGames::of(folder.path());
        let ids: Vec<&str> = games
            .valid
            .iter()
            .map(|(_, rules)| rules.id().as_str())
            .collect();
        assert_eq!(ids, ["kent", "ryde"]);
        assert!(games.find("ryde").is_some() && games.find("THE RYDE").is_some());
        assert!(games.find("yorck").is_none() && games.invalid.is_empty());
    }

    #[test]
    fn a_missing_folder_is_empty_and_other_files_are_left_alone() {
        let folder = folder_with(&[("notes.txt", "id = 1"), ("ryde.toml~", "no game")]);
        for path in [folder.path().to_owned(), folder.path().join("missing")] {
            let games = CustomGames::of(&path);
            assert!(games.valid.is_empty() && games.invalid.is_empty());
        }
    }

    #[test]
    fn files_that_hold_no_game_come_with_the_reason() {
        let long = "#".repeat(65_537);
        let folder = folder_with(&[
            ("a.toml", &text("spider")),
            ("b.toml", &text("ryde")),
            ("c.toml", &text("ryde")),
            ("d.toml", "id = 'd'\nname = 'D'\ninherits = 'spidr'\n"),
            ("e.toml", &long),
        ]);
        fs::write(
            folder.path().join("g.toml"),
            text("other").replace("The other", "Spider"),
        )
        .expect("the folder is ours");
        fs::create_dir(folder.path().join("f.toml")).expect("the folder is ours");
        let games = CustomGames::of(folder.path());
        assert_eq!(games.valid.len(), 1);
        assert_eq!(
            reasons(&games),
            [
                "spider is the id of a built-in game; give this one another id",
                "ryde is also the id of b.toml; give one of them another id",
                "line 3: `inherits` names no built-in game: there is no `spidr`; did you mean \
                 `spider`?",
                "it is longer than 65536 bytes",
                "it is not a file",
                "Spider is also a name of the built-in game spider; give this one another name",
            ]
        );
        assert!(games.why_not("D").is_some() && games.why_not("ryde").is_none());
    }

    #[test]
    fn no_more_than_two_hundred_files_are_read() {
        let folder = tempfile::tempdir().expect("a folder");
        for number in 0..201 {
            let id = format!("game-{number:03}");
            let path = folder.path().join(format!("{id}.toml"));
            fs::write(path, text(&id)).expect("the folder is ours");
        }
        let games = CustomGames::of(folder.path());
        assert_eq!(games.valid.len(), 200);
        assert_eq!(reasons(&games), ["only the first 200 game files are read"]);
    }

    #[test]
    fn a_file_is_kept_whole_and_replaced_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new/ryde.toml");
        for text in ["first", "second"] {
            keep(&path, text).expect("the folder is ours");
            assert_eq!(fs::read_to_string(&path).expect("it is there"), text);
        }
        let files = fs::read_dir(folder.path().join("new")).expect("the folder is there");
        assert_eq!(files.count(), 1);
        let error = keep(&path.join("below"), "text").expect_err("a file is no folder");
        assert!(error.to_string().starts_with("cannot write "), "{error}");
    }
}
