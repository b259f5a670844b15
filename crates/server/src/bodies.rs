//! Limits on the memory of the bodies of requests and answers: for all together and for each
//! client.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::convert::Infallible;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes, HttpBody as _, to_bytes};
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::{Stream, StreamExt as _, unfold};

use crate::client::Client;
use crate::problem::ApiError;

/// The longest request body, in bytes: the longest record, with some room to spare.
pub(crate) const BODY_BYTES_MAX: usize = 256 * 1024;

/// The longest body of a batch of results, in bytes.
pub(crate) const BATCH_BYTES_MAX: usize = 1024 * 1024;

/// The most bytes of all these bodies in memory together.
const BYTES_MAX: usize = 64 << 20;

/// The most bytes of one client's bodies in memory: a sixteenth of all, so that no client
/// can use up everything.
pub(crate) const BYTES_PER_CLIENT_MAX: usize = BYTES_MAX / 16;

/// An answer that is longer counts until it is sent; a shorter one fits into what a connection may
/// buffer anyway.
const COUNTED_FROM: usize = 16 << 10;

/// How long a client should wait until other requests are done, in seconds.
const RETRY_SECONDS: u64 = 5;

/// Counts the bytes of bodies that are in memory.
#[derive(Debug)]
pub(crate) struct BodyBudget {
    bytes_max: usize,
    per_client_max: usize,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    bytes: usize,
    by_client: HashMap<Client, usize>,
}

impl Default for BodyBudget {
    fn default() -> Self {
        Self::new(BYTES_MAX, BYTES_PER_CLIENT_MAX)
    }
}

impl BodyBudget {
    fn new(bytes_max: usize, per_client_max: usize) -> Self {
        Self {
            bytes_max,
            per_client_max,
            held: Mutex::default(),
        }
    }

    /// A reservation for one request of a client, empty at first.
    pub(crate) fn reservation(self: &Arc<Self>, client: Client) -> BodyReservation {
        BodyReservation {
            budget: Arc::clone(self),
            client,
            bytes: Mutex::default(),
        }
    }

    fn take(&self, client: Client, bytes: usize) -> Result<(), ApiError> {
        let mut held = lock(&self.held);
        let of_client = held.by_client.get(&client).copied().unwrap_or_default();
        if of_client + bytes > self.per_client_max {
            let seconds = RETRY_SECONDS;
            return Err(ApiError::TooMany { seconds });
        }
        if held.bytes + bytes > self.bytes_max {
            return Err(ApiError::NotYet("the server is busy with other requests"));
        }
        held.bytes += bytes;
        held.by_client.insert(client, of_client + bytes);
        Ok(())
    }

    fn give_back(&self, client: Client, bytes: usize) {
        let mut held = lock(&self.held);
        held.bytes -= bytes;
        if let Entry::Occupied(mut of_client) = held.by_client.entry(client) {
            *of_client.get_mut() -= bytes;
            if *of_client.get() == 0 {
                of_client.remove();
            }
        }
    }
}

/// Counts a long answer until its last part is on its way, however slowly the client reads.
pub(crate) async fn count_answer(request: Request, next: Next) -> Response {
    let reservation = request.extensions().get::<Arc<BodyReservation>>();
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
fn in_parts(bytes: Bytes, held: BodyReservation) -> impl Stream<Item = Result<Bytes, Infallible>> {
    unfold((bytes, held), async |(mut rest, held)| {
        let part = rest.split_to(rest.len().min(COUNTED_FROM));
        let part = Bytes::copy_from_slice(&part);
        (!part.is_empty()).then_some((Ok(part), (rest, held)))
    })
    .fuse()
}

/// The part of the budget that one request holds until this is dropped.
#[derive(Debug)]
pub(crate) struct BodyReservation {
    budget: Arc<BodyBudget>,
    client: Client,
    bytes: Mutex<usize>,
}

impl BodyReservation {
    /// Another one of the same client, empty at first.
    pub(crate) fn another(&self) -> Self {
        self.budget.reservation(self.client)
    }

    /// Reserves this many bytes more.
    ///
    /// # Errors
    /// If the client's share of the budget, or all of it, is in use.
    pub(crate) fn extend(&self, bytes: usize) -> Result<(), ApiError> {
        self.budget.take(self.client, bytes)?;
        *lock(&self.bytes) += bytes;
        Ok(())
    }
}

impl Drop for BodyReservation {
    fn drop(&mut self) {
        let bytes = *lock(&self.bytes);
        if bytes > 0 {
            self.budget.give_back(self.client, bytes);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // The sums are never left half changed by a panic.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::Peer;

    fn client(last: u8) -> Client {
        Client::at(Peer(([192, 0, 2, last], 80).into()))
    }

    #[tokio::test]
    async fn an_answer_in_parts_may_be_asked_for_more_after_its_end() {
        let budget = Arc::new(BodyBudget::new(100, 40));
        let bytes = Bytes::from(vec![7; COUNTED_FROM + 1]);
        let mut parts = Box::pin(in_parts(bytes, budget.reservation(client(1))));
        for length in [Some(COUNTED_FROM), Some(1), None, None] {
            let part = parts.next().await.map(|Ok(part)| part.len());
            assert_eq!(part, length);
        }
    }

    #[test]
    fn a_client_has_a_share_and_gets_it_back() {
        let budget = Arc::new(BodyBudget::new(100, 40));
        let first = budget.reservation(client(1));
        first.extend(30).expect("there is room");
        let second = budget.reservation(client(1));
        second.extend(10).expect("there is room");
        let error = second.extend(1).expect_err("more than the share");
        assert!(matches!(error, ApiError::TooMany { .. }), "{error:?}");
        budget
            .reservation(client(2))
            .extend(40)
            .expect("a share, too");
        drop(first);
        second.extend(30).expect("there is room again");
        drop(second);
        assert!(lock(&budget.held).by_client.is_empty());
        assert_eq!(lock(&budget.held).bytes, 0);
    }

    #[test]
    fn all_clients_together_stay_within_the_budget() {
        let budget = Arc::new(BodyBudget::new(100, 40));
        let held: Vec<_> = (1..=2)
            .map(|last| budget.reservation(client(last)))
            .collect();
        for reservation in &held {
            reservation.extend(40).expect("there is room");
        }
        let third = budget.reservation(client(3));
        let error = third.extend(21).expect_err("more than is left");
        assert!(matches!(error, ApiError::NotYet(_)), "{error:?}");
        third.extend(20).expect("exactly what is left");
    }
}
