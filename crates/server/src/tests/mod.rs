//! The whole server in this process: requests in, answers out.

mod about;
mod authenticator;
#[cfg(target_os = "linux")]
mod deploy;
mod detours;
mod everywhere;
mod export;
pub(crate) mod games;
mod hundred;
mod limits;
mod moderation;
mod other_sites;
mod players;
mod results;
mod site;
mod sync;

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use axum::response::Response;
use serde_json::Value;
use tempfile::TempDir;
use tower::ServiceExt as _;
use webspinner_db::Place;
use webspinner_site::{Site, SiteOptions};

use crate::client::Peer;
use crate::page::{Page, Source};
use crate::router::router;
use crate::settings::Settings;
use crate::state::{App, AppState};

/// A page of one file.
static PAGE: &[Source] = &[Source {
    path: "index.html",
    content_type: "text/html; charset=utf-8",
    immutable: false,
    digest: "0123",
    plain: b"<!doctype html><meta property=\"og:title\" content=\"Webspinner\" />\
        <script src=\"/assets/a.js\"></script>",
    brotli: None,
    gzip: None,
}];

/// A server with its own database.
struct Server {
    app: AppState,
    router: Router,
    folder: TempDir,
}

/// What it answered.
struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    text: String,
}

impl Server {
    async fn start() -> Self {
        Self::with(Settings::default()).await
    }

    async fn with(settings: Settings) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let place = Place::File(folder.path().join("site.db"));
        let site = Site::open(&place, SiteOptions::default())
            .await
            .expect("a new database");
        Self::on(&settings, site, folder)
    }

    /// A server on a site in this folder.
    fn on(settings: &Settings, site: Site, folder: TempDir) -> Self {
        let address = ([127, 0, 0, 1], 8080).into();
        let app = App::new(settings, address, site, Page::of(PAGE)).expect("valid settings");
        let app = Arc::new(app);
        Self {
            router: router(Arc::clone(&app)),
            app,
            folder,
        }
    }

    /// Sends any request, and reads the answer to its end.
    async fn send(&self, request: Request<Body>) -> Answer {
        let (parts, body) = self.begin(request).await.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.expect("a whole body");
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        Answer {
            status: parts.status,
            headers: parts.headers,
            text,
        }
    }

    /// Sends any request; the body of the answer is still to be read.
    async fn begin(&self, mut request: Request<Body>) -> Response {
        let peer = Peer(([203, 0, 113, 7], 4711).into());
        request.extensions_mut().get_or_insert(peer);
        let answer = self.router.clone().oneshot(request).await;
        answer.expect("a router always answers")
    }

    async fn get(&self, path: &str) -> Answer {
        self.get_with(path, &[]).await
    }

    async fn get_with(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        self.send(request(Method::GET, path, headers, Body::empty()))
            .await
    }

    async fn post(&self, path: &str, body: &Value) -> Answer {
        self.post_with(path, body, &[]).await
    }

    async fn post_with(&self, path: &str, body: &Value, headers: &[(&str, &str)]) -> Answer {
        self.send_json(Method::POST, path, body, headers).await
    }

    async fn send_json(
        &self,
        method: Method,
        path: &str,
        body: &Value,
        headers: &[(&str, &str)],
    ) -> Answer {
        let mut all = vec![("content-type", "application/json")];
        all.extend(headers);
        self.send(request(method, path, &all, Body::from(body.to_string())))
            .await
    }
}

fn request(method: Method, path: &str, headers: &[(&str, &str)], body: Body) -> Request<Body> {
    let request = Request::builder().method(method).uri(path);
    let request = headers.iter().fold(request, |request, (name, value)| {
        request.header(*name, *value)
    });
    request.body(body).expect("a valid request")
}

impl Answer {
    fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("JSON: {}", self.text))
    }

    fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().expect("plain"))
    }

    /// The word of the problem, after a look at its form.
    fn problem(&self) -> String {
        assert_eq!(
            self.header("content-type"),
            "application/problem+json",
            "{}",
            self.text
        );
        let problem: webspinner_wire::Problem =
            serde_json::from_str(&self.text).expect("a problem");
        assert_eq!(problem.status, self.status.as_u16());
        assert!(!problem.title.is_empty());
        problem.word().to_owned()
    }
}
