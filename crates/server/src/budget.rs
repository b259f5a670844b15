//! Shares of what is scarce, such as memory and connections: for all clients together and for each.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, PoisonError};

use crate::client::Client;
use crate::problem::ApiError;

/// How long a client should wait until other requests are done, in seconds.
const RETRY_SECONDS: u64 = 5;

/// Counts what clients hold.
#[derive(Debug)]
pub(crate) struct Budget {
    all_max: usize,
    per_client_max: usize,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    all: usize,
    by_client: HashMap<Client, usize>,
}

impl Budget {
    /// A budget. All clients together hold at most `all_max` of it, and each `per_client_max`.
    pub(crate) fn new(all_max: usize, per_client_max: usize) -> Self {
        Self {
            all_max,
            per_client_max,
            held: Mutex::default(),
        }
    }

    /// A reservation of a client, empty at first.
    pub(crate) fn reservation(self: &Arc<Self>, client: Client) -> Reservation {
        Reservation {
            budget: Arc::clone(self),
            client,
            held: Mutex::default(),
        }
    }

    fn take(&self, client: Client, more: usize) -> Result<(), ApiError> {
        let mut held = lock(&self.held);
        let of_client = held.by_client.get(&client).copied().unwrap_or_default();
        if of_client + more > self.per_client_max {
            let seconds = RETRY_SECONDS;
            return Err(ApiError::TooMany { seconds });
        }
        if held.all + more > self.all_max {
            return Err(ApiError::NotYet("the server is busy with other requests"));
        }
        held.all += more;
        held.by_client.insert(client, of_client + more);
        Ok(())
    }

    fn give_back(&self, client: Client, less: usize) {
        let mut held = lock(&self.held);
        held.all -= less;
        if let Entry::Occupied(mut of_client) = held.by_client.entry(client) {
            *of_client.get_mut() -= less;
            if *of_client.get() == 0 {
                of_client.remove();
            }
        }
    }
}

/// The part of the budget that a client holds until this is dropped.
#[derive(Debug)]
pub(crate) struct Reservation {
    budget: Arc<Budget>,
    client: Client,
    held: Mutex<usize>,
}

impl Reservation {
    /// Another one of the same client, empty at first.
    pub(crate) fn another(&self) -> Self {
        self.budget.reservation(self.client)
    }

    /// Reserves this much more.
    ///
    /// # Errors
    /// If the client's share of the budget, or all of it, is in use.
    pub(crate) fn extend(&self, more: usize) -> Result<(), ApiError> {
        self.budget.take(self.client, more)?;
        *lock(&self.held) += more;
        Ok(())
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let held = *lock(&self.held);
        if held > 0 {
            self.budget.give_back(self.client, held);
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

    fn at(address: &str) -> Client {
        Client::at(Peer(address.parse().expect("an address")))
    }

    fn client(last: u8) -> Client {
        Client::at(Peer(([192, 0, 2, last], 80).into()))
    }

    #[test]
    fn each_household_has_its_share_of_connections() {
        let per_client = Arc::new(Budget::new(usize::MAX, 2));
        let admit = |address| {
            let connection = per_client.reservation(at(address));
            connection.extend(1).is_ok().then_some(connection)
        };
        let first = admit("[2001:db8:1:2::1]:80");
        let second = admit("[2001:db8:1:2::2]:81");
        assert!(first.is_some() && second.is_some());
        assert!(admit("[2001:db8:1:2::3]:82").is_none());
        assert!(admit("[2001:db8:1:3::1]:80").is_some());
        drop(first);
        assert!(admit("[2001:db8:1:2::3]:82").is_some());
        drop(second);
        let held = lock(&per_client.held);
        assert!(held.by_client.is_empty(), "nobody is remembered");
    }

    #[test]
    fn a_client_has_a_share_and_gets_it_back() {
        let budget = Arc::new(Budget::new(100, 40));
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
        assert_eq!(lock(&budget.held).all, 0);
    }

    #[test]
    fn all_clients_together_stay_within_the_budget() {
        let budget = Arc::new(Budget::new(100, 40));
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
