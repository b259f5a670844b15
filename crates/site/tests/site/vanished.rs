//! A database server whose host vanishes: nothing comes from it any more, not even the end of the
//! connection.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::Notify;
use tokio::task::{LocalSet, spawn_local};
use webspinner_db::Place;
use webspinner_site::{Site, SiteOptions, Stored};

use crate::site::cluster::{Cluster, OWNER, SOCKET, url_at};
use crate::site::scene::{runtime, won};

/// Longer than anything may take. It passes at once, because the test's time does not depend on a
/// clock.
const FOR_EVER: Duration = Duration::from_hours(1);

/// A proxy between a site and the server. The connection on which the first result comes falls
/// silent then, and stays open.
struct Proxy {
    folder: TempDir,
    has_vanished: Cell<bool>,
    vanished: Notify,
}

impl Proxy {
    fn start() -> Rc<Self> {
        let folder = TempDir::new().expect("a folder for the test");
        let listener = UnixListener::bind(folder.path().join(SOCKET)).expect("a new socket");
        let proxy = Rc::new(Self {
            folder,
            has_vanished: Cell::new(false),
            vanished: Notify::new(),
        });
        let carrier = Rc::clone(&proxy);
        spawn_local(async move {
            while let Ok((site, _)) = listener.accept().await {
                let server = UnixStream::connect(Cluster::shared().socket()).await;
                let (server, carrier) = (server.expect("it listens"), Rc::clone(&carrier));
                spawn_local(async move { carrier.carry(site, server).await });
            }
        });
        proxy
    }

    async fn carry(&self, mut site: UnixStream, mut server: UnixStream) {
        let (mut sent, mut answered) = (vec![0; 1 << 16], vec![0; 1 << 16]);
        loop {
            let carried = tokio::select! {
                read = site.read(&mut sent) => {
                    let sent = &sent[..read.unwrap_or(0)];
                    let results = "INSERT INTO results".as_bytes();
                    let is_result = sent.windows(results.len()).any(|part| part == results);
                    if is_result && !self.has_vanished.replace(true) {
                        self.vanished.notify_one();
                        std::future::pending::<()>().await;
                    }
                    !sent.is_empty() && server.write_all(sent).await.is_ok()
                }
                read = server.read(&mut answered) => {
                    let answered = &answered[..read.unwrap_or(0)];
                    !answered.is_empty() && site.write_all(answered).await.is_ok()
                }
            };
            if !carried {
                return;
            }
        }
    }
}

#[test]
fn a_server_that_vanishes_holds_up_neither_results_nor_the_end() {
    LocalSet::new().block_on(&runtime(), async {
        let url = Cluster::shared().new_database();
        let (_, database) = url.rsplit_once('/').expect("the URL names a database");
        let proxy = Proxy::start();
        let place: Place = url_at(proxy.folder.path(), OWNER, database)
            .parse()
            .expect("a URL");
        let site = Site::open(&place, SiteOptions::default()).await.unwrap();
        let result = won("own:1", 9, 1_000, 900);
        let keeping = spawn_local({
            let (site, result) = (site.clone(), result.clone());
            async move { site.store(result).await }
        });
        proxy.vanished.notified().await;
        // From here on time passes as fast as somebody waits for it.
        tokio::time::pause();
        let stored = tokio::time::timeout(FOR_EVER, keeping).await;
        let error = stored.expect("it is given up").unwrap().unwrap_err();
        assert!(error.is_transient(), "{error}");
        tokio::time::resume();
        // The server is back. What it was sent before it has rolled back.
        assert_eq!(site.store(result).await.unwrap(), Stored::New);
        tokio::time::pause();
        let closed = tokio::time::timeout(FOR_EVER, site.close()).await;
        closed.expect("nobody waits for the connection that fell silent");
    });
}
