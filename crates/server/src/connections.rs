//! Accepting connections, and letting them finish.

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
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt as _;

use crate::budget::Budget;
use crate::client::{Client, Peer};

/// The most connections at a time; further ones wait until one ends.
const CONNECTIONS_MAX: usize = 4_096;

/// The most connections of one client at a time, if there is no proxy: a browser opens six. Further
/// ones are closed at once.
pub(crate) const CONNECTIONS_PER_CLIENT_MAX: usize = CONNECTIONS_MAX / 16;

/// How long a connection may take to send the head of a request, or be idle.
const HEAD_TIME_MAX: Duration = Duration::from_secs(30);

/// The most bytes of a request that a connection buffers before it refuses to read on: its head, or
/// a part of its body. What one read brings may come on top.
const BUFFER_BYTES_MAX: usize = 32 << 10;

/// The most headers of a request: browsers send some twenty.
const HEADERS_MAX: usize = 64;

/// How long a client may refuse to read a waiting response.
const WRITE_TIME_MAX: Duration = Duration::from_secs(30);

/// How long to wait before retrying if the system has run out of something, such as file handles.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves until `stop` is done, then finishes what has begun. No client has more connections at a
/// time than `per_client_max`, if that is given.
///
/// Returns whether everything finished within `stop_time`.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    per_client_max: Option<usize>,
    stop: impl Future<Output = ()>,
    stop_time: Duration,
) -> bool {
    let graceful = GracefulShutdown::new();
    let room = Arc::new(Semaphore::new(CONNECTIONS_MAX));
    let per_client = Arc::new(Budget::new(
        usize::MAX,
        per_client_max.unwrap_or(usize::MAX),
    ));
    let mut stop = std::pin::pin!(stop);
    loop {
        let next = tokio::select! {
            next = accept(&listener, &room) => next,
            () = &mut stop => break,
        };
        let (stream, peer, permit) = next;
        let admitted = per_client.reservation(Client::at(peer));
        if admitted.extend(1).is_err() {
            continue;
        }
        let connection = graceful.watch(connection(stream, peer, router.clone()));
        tokio::spawn(async move {
            // A client that goes away or sends nonsense is not worth logging.
            let _ = connection.await;
            drop((admitted, permit));
        });
    }
    drop(listener);
    tokio::time::timeout(stop_time, graceful.shutdown())
        .await
        .is_ok()
}

type Accepted = (TcpStream, Peer, OwnedSemaphorePermit);

async fn accept(listener: &TcpListener, room: &Arc<Semaphore>) -> Accepted {
    let permit = Arc::clone(room).acquire_owned().await;
    let permit = permit.expect("the semaphore is never closed");
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Responses are written whole: waiting for more to send would only delay them.
                let _ = stream.set_nodelay(true);
                return (stream, Peer(peer), permit);
            }
            Err(error) => {
                tracing::warn!(kind = ?error.kind(), "a connection could not be accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

fn connection(
    stream: impl AsyncRead + AsyncWrite + Send + 'static,
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
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(WRITE_TIME_MAX));
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME_MAX)
        .max_buf_size(BUFFER_BYTES_MAX)
        .max_headers(HEADERS_MAX)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr, SocketAddr};

    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;

    const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n";
    const LAST_REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n";
    const PEER: Peer = Peer(SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 80));

    #[tokio::test]
    async fn an_address_that_has_its_share_is_turned_away() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("it listens");
        let router = Router::new().route("/", get(async || "here"));
        let (stop, stopped) = tokio::sync::oneshot::channel();
        let stopped = async { drop(stopped.await) };
        let serving = serve(listener, router, Some(2), stopped, Duration::from_secs(10));
        let serving = tokio::spawn(serving);
        let mut open = Vec::new();
        for _ in 0..2 {
            let mut stream = TcpStream::connect(address).await.expect("a connection");
            stream.write_all(REQUEST).await.expect("it is taken");
            let mut answer = [0; 12];
            stream.read_exact(&mut answer).await.expect("an answer");
            assert_eq!(&answer, b"HTTP/1.1 200");
            open.push(stream);
        }
        let mut third = TcpStream::connect(address).await.expect("a connection");
        // Closed or reset, perhaps before the request was sent.
        drop(third.write_all(REQUEST).await);
        assert_eq!(third.read(&mut [0]).await.unwrap_or_default(), 0);
        drop(open);
        stop.send(()).expect("it serves");
        assert!(serving.await.expect("no panic"));
    }

    /// The first line of the answer to a request with these headers.
    async fn answer_to(headers: &str) -> String {
        let router = Router::new().route("/", get(async || "here"));
        let (mut near, far) = tokio::io::duplex(1 << 20);
        let head = format!("GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n{headers}\r\n");
        near.write_all(head.as_bytes())
            .await
            .expect("there is room");
        let connection = tokio::spawn(connection(far, PEER, router));
        let mut answer = String::new();
        near.read_to_string(&mut answer).await.expect("an answer");
        // A connection with a bad head ends with an error, after the answer.
        drop(connection.await.expect("no panic"));
        answer.lines().next().unwrap_or_default().to_owned()
    }

    #[tokio::test]
    async fn a_head_has_a_limited_length() {
        let filler = |bytes: usize| format!("x: {}\r\n", "y".repeat(bytes));
        assert_eq!(answer_to(&filler(30 << 10)).await, "HTTP/1.1 200 OK");
        let answer = answer_to(&filler(128 << 10)).await;
        assert!(answer.starts_with("HTTP/1.1 431 "), "{answer}");
    }

    #[tokio::test]
    async fn a_head_has_a_limited_number_of_headers() {
        let headers = |count: usize| "x: y\r\n".repeat(count);
        // Two more are the host and the connection.
        let all = answer_to(&headers(HEADERS_MAX - 2)).await;
        assert_eq!(all, "HTTP/1.1 200 OK");
        let answer = answer_to(&headers(HEADERS_MAX - 1)).await;
        assert!(answer.starts_with("HTTP/1.1 431 "), "{answer}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_never_reads_its_answer_is_disconnected() {
        let router = Router::new().route("/", get(async || "x".repeat(1 << 20)));
        let (mut near, far) = tokio::io::duplex(1 << 10);
        near.write_all(REQUEST).await.expect("there is room");
        let ended = tokio::time::timeout(2 * WRITE_TIME_MAX, connection(far, PEER, router)).await;
        assert!(ended.expect("it does not wait forever").is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_reads_slowly_gets_all_of_its_answer() {
        let router = Router::new().route("/", get(async || "x".repeat(10 << 10)));
        let (mut near, far) = tokio::io::duplex(1 << 10);
        near.write_all(LAST_REQUEST).await.expect("there is room");
        let connection = tokio::spawn(connection(far, PEER, router));
        let (mut part, mut taken) = ([0; 1 << 10], Vec::new());
        loop {
            tokio::time::sleep(WRITE_TIME_MAX / 2).await;
            match near.read(&mut part).await.expect("no error") {
                0 => break,
                bytes => taken.extend(&part[..bytes]),
            }
        }
        assert!(taken.ends_with(&[b'x'; 10 << 10]), "{} bytes", taken.len());
        assert!(connection.await.expect("no panic").is_ok());
    }
}
