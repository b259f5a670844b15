//! Taking connections, and letting them finish.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::ServiceExt as _;

use crate::client::Peer;

/// The most connections at a time; further ones wait until one ends.
const CONNECTIONS_MAX: usize = 4_096;

/// How long a connection may take to send the head of a request, or stay without one.
const HEAD_TIME_MAX: Duration = Duration::from_secs(30);

/// How long to wait before the next try where the system has no more to give, such as file handles.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves until `stop` is done, then finishes what was begun.
///
/// Returns whether all of it was finished in `stop_time`.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    stop: impl Future<Output = ()>,
    stop_time: Duration,
) -> bool {
    let graceful = GracefulShutdown::new();
    let room = Arc::new(Semaphore::new(CONNECTIONS_MAX));
    let mut stop = std::pin::pin!(stop);
    loop {
        let next = tokio::select! {
            next = accept(&listener, &room) => next,
            () = &mut stop => break,
        };
        let (stream, peer, permit) = next;
        let connection = graceful.watch(connection(stream, peer, router.clone()));
        tokio::spawn(async move {
            // A client that goes away, or sends nonsense, is no event.
            let _ = connection.await;
            drop(permit);
        });
    }
    drop(listener);
    tokio::time::timeout(stop_time, graceful.shutdown())
        .await
        .is_ok()
}

type Accepted = (TcpStream, Peer, tokio::sync::OwnedSemaphorePermit);

async fn accept(listener: &TcpListener, room: &Arc<Semaphore>) -> Accepted {
    let permit = Arc::clone(room).acquire_owned().await;
    let permit = permit.expect("the semaphore is never closed");
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Answers are written whole: waiting for more to send would only delay them.
                let _ = stream.set_nodelay(true);
                return (stream, Peer(peer), permit);
            }
            Err(error) => {
                tracing::warn!(kind = ?error.kind(), "a connection could not be taken");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

fn connection(
    stream: TcpStream,
    peer: Peer,
    router: Router,
) -> impl hyper_util::server::graceful::GracefulConnection<Error = hyper::Error> + Send + 'static {
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(peer);
        let router = router.clone();
        async move {
            let answer: Result<_, Infallible> = router.oneshot(request).await;
            answer
        }
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME_MAX)
        .serve_connection(TokioIo::new(stream), service)
}
