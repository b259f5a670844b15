//! Lists, a page at a time.

use crate::error::SiteError;
use crate::id::ResultId;

/// Some entries of a list, in its order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page<T, N = ResultId> {
    /// The entries.
    pub items: Vec<T>,
    /// What the next page starts after, or before if the latest come first; `None` on the last one.
    pub next: Option<N>,
}

impl<T, N> Page<T, N> {
    /// A page of at most `limit` of these entries. One more shows that another page follows, which
    /// starts behind the last of this one.
    pub(crate) fn new(
        items: impl Iterator<Item = Result<T, SiteError>>,
        limit: u32,
        name: impl Fn(&T) -> N,
    ) -> Result<Self, SiteError> {
        let mut items: Vec<T> = items.collect::<Result<_, _>>()?;
        let more = items.len() > limit as usize;
        items.truncate(limit as usize);
        let next = items.last().filter(|_| more).map(name);
        Ok(Self { items, next })
    }
}
