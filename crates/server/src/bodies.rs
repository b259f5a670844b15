//! Limits on the memory of the bodies of requests and answers: for all together and for each
//! client.

use std::convert::Infallible;
use std::io;
use std::sync::Arc;

use axum::body::{Body, Bytes, HttpBody as _, to_bytes};
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::{Stream, StreamExt as _, unfold};

use crate::budget::Reservation;
use crate::problem::ApiError;

/// The longest request body, in bytes: the longest record, with some room to spare.
pub(crate) const BODY_BYTES_MAX: usize = 256 * 1024;

/// The longest body of a batch of results, in bytes.
pub(crate) const BATCH_BYTES_MAX: usize = 1024 * 1024;

/// The most bytes of all these bodies in memory together.
pub(crate) const BYTES_MAX: usize = 64 << 20;

/// The most bytes of one client's bodies in memory: a sixteenth of all, so that no client
/// can use up everything.
pub(crate) const BYTES_PER_CLIENT_MAX: usize = BYTES_MAX / 16;

/// An answer that is longer counts until it is sent; a shorter one fits into what a connection may
/// buffer anyway.
const COUNTED_FROM: usize = 16 << 10;

/// Counts a long answer until its last part is on its way, however slowly the client reads.
pub(crate) async fn count_answer(request: Request, next: Next) -> Response {
    let reservation = request.extensions().get::<Arc<Reservation>>();
    let reservation = reservation.map(|of_request| of_request.another());
    let (parts, body) = next.run(request).await.into_parts();
    // Others are sent as they are made.
    let whole = body
        .size_hint()
        .exact()
        .and_then(|exact| usize::try_from(exact).ok());
    let (Some(reservation), Some(COUNTED_FROM..)) = (reservation, whole) else {
        return Response::from_parts(parts, body);
    };
    let Ok(bytes) = to_bytes(body, usize::MAX).await else {
        return ApiError::internal(io::Error::other("an answer broke off")).into_response();
    };
    match reservation.extend(bytes.len()) {
        Ok(()) => Response::from_parts(parts, Body::from_stream(in_parts(bytes, reservation))),
        Err(error) => error.into_response(),
    }
}

/// The bytes in parts. Each is a copy, because a part that waits to be sent would keep all in
/// memory. A compressor may ask again after the last one.
fn in_parts(bytes: Bytes, held: Reservation) -> impl Stream<Item = Result<Bytes, Infallible>> {
    unfold((bytes, held), async |(mut rest, held)| {
        let part = rest.split_to(rest.len().min(COUNTED_FROM));
        let part = Bytes::copy_from_slice(&part);
        (!part.is_empty()).then_some((Ok(part), (rest, held)))
    })
    .fuse()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::Budget;
    use crate::client::{Client, Peer};

    #[tokio::test]
    async fn an_answer_in_parts_may_be_asked_for_more_after_its_end() {
        let budget = Arc::new(Budget::new(100, 40));
        let client = Client::at(Peer(([192, 0, 2, 1], 80).into()));
        let bytes = Bytes::from(vec![7; COUNTED_FROM + 1]);
        let mut parts = Box::pin(in_parts(bytes, budget.reservation(client)));
        for length in [Some(COUNTED_FROM), Some(1), None, None] {
            let part = parts.next().await.map(|Ok(part)| part.len());
            assert_eq!(part, length);
        }
    }
}
