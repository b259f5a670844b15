//! A page from a folder, and how it is served.

use std::fs;
use std::path::Path;

use axum::http::{HeaderMap, HeaderValue, Method, Response};

use super::*;

#[path = "../../build/embed.rs"]
#[expect(
    dead_code,
    reason = "the build script writes files, and the tests do not"
)]
mod embed;

/// A folder like the one that the build of the page produces.
fn fixture() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let script = "const spider = 'spider';\n".repeat(40);
    for (path, text) in [
        (
            "index.html",
            "<!doctype html><script src=\"/assets/app-1a2b.js\"></script><a href='/'>x</a>",
        ),
        ("assets/app-1a2b.js", script.as_str()),
        ("assets/app-1a2b.js.br", "pretend"),
        ("assets/engine-3c4d.wasm", "\0asm"),
        ("404.html", "<!doctype html>nothing here"),
        ("sw.js", "self.skip = 1;\n"),
        ("manifest.webmanifest", "{}"),
    ] {
        write(folder.path(), path, text);
    }
    folder
}

fn write(folder: &Path, path: &str, text: &str) {
    let path = folder.join(path);
    fs::create_dir_all(path.parent().expect("it has one")).expect("it can be made");
    fs::write(path, text).expect("it can be written");
}

/// The page in a folder, as if it had been embedded.
pub(crate) fn page_of(folder: &Path) -> Page {
    let files = embed::read(folder).expect("a valid page");
    let leak = |path: &Path| &*fs::read(path).expect("it was just read").leak();
    let sources: Vec<Source> = files
        .into_iter()
        .map(|file| Source {
            path: file.path.leak(),
            content_type: file.content_type,
            immutable: file.immutable,
            digest: file.digest.leak(),
            plain: leak(&file.plain),
            brotli: file.brotli.as_deref().map(leak),
            gzip: file.gzip.map(|bytes| &*bytes.leak()),
        })
        .collect();
    Page::of(sources.leak())
}

fn get(page: &Page, path: &str, headers: &[(&'static str, &str)]) -> Response<Body> {
    let headers: HeaderMap = headers
        .iter()
        .map(|(name, value)| {
            let value = HeaderValue::from_str(value).expect("plain");
            (axum::http::HeaderName::from_static(name), value)
        })
        .collect();
    let address: Uri = path.parse().expect("an address");
    page.answer(&Method::GET, &address, &headers)
}

fn header<'r>(response: &'r Response<Body>, name: &str) -> &'r str {
    let value = response.headers().get(name);
    value.map_or("", |value| value.to_str().expect("plain"))
}

#[test]
fn the_page_has_one_address_and_every_other_is_not_found() {
    let page = page_of(fixture().path());
    for path in ["/", "/index.html"] {
        let response = get(&page, path, &[]);
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(
            header(&response, "content-type"),
            "text/html; charset=utf-8"
        );
        assert_eq!(header(&response, "cache-control"), "no-cache");
    }
    for path in [
        "/nothing/here",
        "/play/spider/ms:1",
        "/statistics",
        "/nothing.js",
        "/assets/old-9f9f",
        "/assets/",
        "//",
        "/.env",
        "/..%2fCargo.toml",
    ] {
        let response = get(&page, path, &[]);
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn a_browser_that_opens_an_unknown_address_gets_a_page_that_says_so() {
    let page = page_of(fixture().path());
    let opened = get(&page, "/nothing/here", &[("accept", "text/html,*/*;q=0.8")]);
    assert_eq!(opened.status(), StatusCode::NOT_FOUND);
    assert_eq!(header(&opened, "content-type"), "text/html; charset=utf-8");
    assert_eq!(header(&opened, "cache-control"), "no-cache");
    let body = axum::body::to_bytes(opened.into_body(), 1 << 10).await;
    assert_eq!(body.expect("it is short"), "<!doctype html>nothing here");
    let fetched = get(&page, "/nothing.png", &[("accept", "image/*")]);
    assert_eq!(fetched.status(), StatusCode::NOT_FOUND);
    assert_eq!(
        header(&fetched, "content-type"),
        "text/plain; charset=utf-8"
    );
}

#[test]
fn files_have_their_types_and_hashed_ones_are_kept_for_good() {
    let page = page_of(fixture().path());
    let wasm = get(&page, "/assets/engine-3c4d.wasm", &[]);
    assert_eq!(header(&wasm, "content-type"), "application/wasm");
    assert_eq!(
        header(&wasm, "cache-control"),
        "public, max-age=31536000, immutable"
    );
    let worker = get(&page, "/sw.js", &[]);
    assert_eq!(
        header(&worker, "content-type"),
        "text/javascript; charset=utf-8"
    );
    assert_eq!(header(&worker, "cache-control"), "no-cache");
    let manifest = get(&page, "/manifest.webmanifest", &[]);
    assert_eq!(
        header(&manifest, "content-type"),
        "application/manifest+json"
    );
}

#[test]
fn each_compressed_form_has_a_tag_of_its_own() {
    let page = page_of(fixture().path());
    let script = "/assets/app-1a2b.js";
    let forms = ["br, gzip", "gzip", ""]
        .map(|accepted| get(&page, script, &[("accept-encoding", accepted)]));
    let encodings = forms
        .each_ref()
        .map(|form| header(form, "content-encoding"));
    assert_eq!(encodings, ["br", "gzip", ""]);
    let tags = forms.each_ref().map(|form| header(form, "etag").to_owned());
    assert!(
        tags[0] != tags[1] && tags[1] != tags[2] && tags[0] != tags[2],
        "{tags:?}"
    );
    for form in &forms {
        assert_eq!(header(form, "vary"), "accept-encoding");
    }
}

#[test]
fn what_the_browser_has_is_not_sent_again() {
    let page = page_of(fixture().path());
    let tag = header(&get(&page, "/", &[]), "etag").to_owned();
    assert!(tag.starts_with('"') && tag.len() > 30, "{tag}");
    let again = get(&page, "/", &[("if-none-match", &tag)]);
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(header(&again, "etag"), tag);
    let other = get(&page, "/", &[("if-none-match", "\"other\"")]);
    assert_eq!(other.status(), StatusCode::OK);
}

#[test]
fn a_program_without_a_page_says_how_to_build_one() {
    let response = get(&Page::of(&[]), "/", &[]);
    assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert!(MISSING.contains("cargo xtask build"));
}

#[test]
fn a_site_with_an_address_answers_with_it_and_only_for_the_page_itself() {
    let origin = Url::parse("https://spider.example").expect("an address");
    let page = page_of(fixture().path()).at(&origin);
    for path in ["/", "/index.html", "/?deal=spider:ms:1"] {
        let response = get(&page, path, &[]);
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert!(header(&response, "etag").starts_with("W/"), "{path}");
        let tag = header(&response, "etag").to_owned();
        let again = get(&page, path, &[("if-none-match", &tag)]);
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{path}");
    }
    assert_eq!(get(&page, "/nothing", &[]).status(), StatusCode::NOT_FOUND);
    let script = get(&page, "/assets/app-1a2b.js?deal=spider:ms:1", &[]);
    assert!(header(&script, "cache-control").contains("immutable"));
}

#[test]
fn the_page_can_only_be_read() {
    let page = page_of(fixture().path());
    let answer = page.answer(&Method::POST, &Uri::from_static("/"), &HeaderMap::new());
    assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(header(&answer, "allow"), "GET, HEAD");
}

#[test]
fn a_page_that_is_not_whole_does_not_build() {
    let refused = |change: &dyn Fn(&Path)| {
        let folder = fixture();
        change(folder.path());
        embed::read(folder.path()).expect_err("it is not whole")
    };
    let missing = refused(&|folder| fs::remove_dir_all(folder).expect("it is there"));
    assert!(missing.starts_with("there is no folder"), "{missing}");
    let index = refused(&|folder| fs::remove_file(folder.join("index.html")).expect("it is there"));
    assert!(index.ends_with("holds no index.html"), "{index}");
    let script = refused(&|folder| {
        fs::remove_file(folder.join("assets/app-1a2b.js")).expect("it is there");
    });
    assert!(
        script.starts_with("assets/app-1a2b.js.br is compressed"),
        "{script}"
    );
    let named = refused(&|folder| {
        write(
            folder,
            "index.html",
            "<link rel=\"x\" href=\"./assets/gone.css?v=1\">",
        );
    });
    assert_eq!(
        named,
        "index.html names assets/gone.css, and that is not there"
    );
    let kind = refused(&|folder| write(folder, "assets/a.xyz", "x"));
    assert!(kind.starts_with("assets/a.xyz is of no kind"), "{kind}");
    assert_eq!(
        refused(&|folder| write(folder, "sw.js", "")),
        "sw.js is empty"
    );
}
