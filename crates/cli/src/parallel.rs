//! The same work for many items, on several threads.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

/// The results for all items, in the order of the items.
pub(crate) fn map<T: Sync, R: Send>(
    threads: NonZeroUsize,
    items: &[T],
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let take = || {
        let mut done = Vec::new();
        while let Some((index, item)) = {
            let index = next.fetch_add(1, Relaxed);
            items.get(index).map(|item| (index, item))
        } {
            done.push((index, work(item)));
        }
        done
    };
    let mut done = thread::scope(|scope| {
        let others: Vec<_> = (1..threads.get()).map(|_| scope.spawn(take)).collect();
        let mut done = take();
        for other in others {
            done.extend(other.join().expect("a panic has been shown already"));
        }
        done
    });
    done.sort_unstable_by_key(|&(index, _)| index);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_their_items() {
        let items: Vec<u32> = (0..1000).collect();
        for threads in 1..=4 {
            let threads = NonZeroUsize::new(threads).unwrap();
            let doubled = map(threads, &items, |item| item * 2);
            let wanted: Vec<u32> = items.iter().map(|item| item * 2).collect();
            assert_eq!(doubled, wanted);
        }
    }
}
