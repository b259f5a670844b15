//! Reads the folder of the built page, and generates Rust source with its files.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

/// One file of the page, with its compressed forms.
#[derive(Debug)]
pub(crate) struct Embedded {
    /// Its path from the root of the site, such as `assets/index-1a2b.js`.
    pub(crate) path: String,
    pub(crate) content_type: &'static str,
    /// Whether the name holds a hash of the content, so that the content never changes.
    pub(crate) immutable: bool,
    /// A digest of the content, in hexadecimal.
    pub(crate) digest: String,
    pub(crate) plain: PathBuf,
    /// The twin that was compressed with the page.
    pub(crate) brotli: Option<PathBuf>,
    /// For browsers without Brotli: compressed here, if that makes it smaller.
    pub(crate) gzip: Option<Vec<u8>>,
}

/// Content types, and whether such files compress well.
const TYPES: &[(&str, &str, bool)] = &[
    ("html", "text/html; charset=utf-8", true),
    ("js", "text/javascript; charset=utf-8", true),
    ("css", "text/css; charset=utf-8", true),
    ("net", "application/octet-stream", true),
    ("wasm", "application/wasm", true),
    ("json", "application/json", true),
    ("webmanifest", "application/manifest+json", true),
    ("svg", "image/svg+xml", true),
    ("txt", "text/plain; charset=utf-8", true),
    ("ftl", "text/plain; charset=utf-8", true),
    ("xml", "application/xml", true),
    ("png", "image/png", false),
    ("webp", "image/webp", false),
    ("avif", "image/avif", false),
    ("jpg", "image/jpeg", false),
    ("ico", "image/x-icon", false),
    ("woff2", "font/woff2", false),
    ("mp3", "audio/mpeg", false),
    ("ogg", "audio/ogg", false),
    ("opus", "audio/ogg", false),
    ("m4a", "audio/mp4", false),
    ("wav", "audio/wav", true),
];

/// The folder of files with a hash of the content in their names.
const HASHED: &str = "assets/";

/// Writes `page.rs` for a program without a page.
pub(crate) fn write_nothing(out: &Path) -> Result<(), String> {
    save(&out.join("page.rs"), b"&[]\n")
}

/// Writes `page.rs` for the page in this folder.
///
/// # Errors
/// If something is missing or wrong; the text says what.
pub(crate) fn write(folder: &Path, out: &Path) -> Result<(), String> {
    let mut code = String::from("&[\n");
    for (number, file) in read(folder)?.iter().enumerate() {
        let gzip = out.join(format!("{number}.gz"));
        if let Some(bytes) = &file.gzip {
            save(&gzip, bytes)?;
        }
        let gzip = file.gzip.as_ref().map(|_| gzip.as_path());
        writeln!(code, "    {},", entry(file, gzip)).expect("writing to a string cannot fail");
    }
    code += "]\n";
    save(&out.join("page.rs"), code.as_bytes())
}

fn entry(file: &Embedded, gzip: Option<&Path>) -> String {
    let include = |path: &Path| format!("include_bytes!({:?})", path.display().to_string());
    let twin = |path: Option<&Path>| match path {
        Some(path) => format!("Some({})", include(path)),
        None => "None".to_owned(),
    };
    let Embedded {
        path,
        content_type,
        immutable,
        digest,
        ..
    } = file;
    let (plain, brotli, gzip) = (
        include(&file.plain),
        twin(file.brotli.as_deref()),
        twin(gzip),
    );
    format!(
        "Source {{ path: {path:?}, content_type: {content_type:?}, immutable: {immutable}, \
         digest: {digest:?}, plain: {plain}, brotli: {brotli}, gzip: {gzip} }}"
    )
}

/// The files of the page in this folder, sorted by path.
///
/// # Errors
/// If the folder, its `index.html` or a file that this names is missing, or if a file is of an
/// unknown type, empty, or a compressed twin without its original.
pub(crate) fn read(folder: &Path) -> Result<Vec<Embedded>, String> {
    let folder = fs::canonicalize(folder)
        .map_err(|error| format!("there is no folder {}: {error}", folder.display()))?;
    let mut paths = Vec::new();
    list(&folder, "", &mut paths)?;
    paths.sort();
    let has = |path: &str| {
        paths
            .binary_search_by(|other| other.as_str().cmp(path))
            .is_ok()
    };
    if !has("index.html") {
        return Err(format!("{} holds no index.html", folder.display()));
    }
    if let Some(twin) = paths
        .iter()
        .find(|path| path.strip_suffix(".br").is_some_and(|it| !has(it)))
    {
        return Err(format!(
            "{twin} is compressed, and the file itself is not there"
        ));
    }
    let index = fs::read_to_string(folder.join("index.html")).map_err(|error| error.to_string())?;
    if let Some(missing) = named(&index).find(|path| !has(path)) {
        return Err(format!("index.html names {missing}, and that is not there"));
    }
    let originals = paths
        .iter()
        .filter(|path| path.strip_suffix(".br").is_none());
    originals
        .map(|path| read_file(&folder, path, has(&format!("{path}.br"))))
        .collect()
}

fn list(folder: &Path, prefix: &str, paths: &mut Vec<String>) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("cannot read {}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let name = entry.file_name().into_string();
        let name = name.map_err(|name| format!("{} is no name for a page", name.display()))?;
        let path = format!("{prefix}{name}");
        if entry.path().is_dir() {
            list(&entry.path(), &format!("{path}/"), paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

/// The files of the site that an HTML page refers to in its attributes.
fn named(html: &str) -> impl Iterator<Item = &str> {
    let values = html.split(['"', '\'']).zip(html.split(['"', '\'']).skip(1));
    let values = values.filter(|(before, _)| before.ends_with("src=") || before.ends_with("href="));
    values.filter_map(|(_, value)| {
        let local = value
            .strip_prefix("./")
            .or_else(|| value.strip_prefix('/'))?;
        let path = local.split(['?', '#']).next().unwrap_or_default();
        // The root is the page itself, and `//` begins the name of another site.
        (!path.is_empty() && !path.starts_with('/')).then_some(path)
    })
}

fn read_file(folder: &Path, path: &str, has_twin: bool) -> Result<Embedded, String> {
    let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
    let kind = TYPES.iter().find(|(known, ..)| *known == extension);
    let (_, content_type, shrinks) =
        kind.ok_or_else(|| format!("{path} is of no kind known in build/embed.rs"))?;
    let plain = folder.join(path);
    let bytes = fs::read(&plain).map_err(|error| format!("cannot read {path}: {error}"))?;
    if bytes.is_empty() {
        return Err(format!("{path} is empty"));
    }
    let gzip = shrinks
        .then(|| compress(&bytes))
        .filter(|packed| packed.len() < bytes.len());
    Ok(Embedded {
        path: path.to_owned(),
        content_type,
        immutable: path.starts_with(HASHED),
        digest: digest(&bytes),
        brotli: has_twin.then(|| folder.join(format!("{path}.br"))),
        plain,
        gzip,
    })
}

fn compress(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder
        .write_all(bytes)
        .expect("writing to memory cannot fail");
    encoder.finish().expect("writing to memory cannot fail")
}

/// Half of a SHA-256: no two versions of a file ever share it.
fn digest(bytes: &[u8]) -> String {
    hex::encode(&Sha256::digest(bytes)[..16])
}

fn save(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| format!("cannot write {}: {error}", path.display()))
}
