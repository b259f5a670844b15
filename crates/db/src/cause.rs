//! The cause of a database error.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

/// The cause of a database error, in the words of the innermost error. The errors around it only
/// repeat it, with codes.
#[derive(Clone, Debug)]
pub struct Cause(Arc<dyn Error + Send + Sync>);

impl Cause {
    /// The cause that ends in this error.
    pub fn new(error: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self(error.into().into())
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut error: &(dyn Error + 'static) = self.0.as_ref();
        loop {
            // The database's own message, without the number of its code.
            if let Some(sqlx::Error::Database(database)) = error.downcast_ref() {
                return f.write_str(database.message());
            }
            match error.source() {
                Some(source) => error = source,
                None => return write!(f, "{error}"),
            }
        }
    }
}

impl Error for Cause {}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_cause_is_shown_once_and_without_codes() {
        use sqlx::{Connection as _, SqliteConnection};
        let mut connection = SqliteConnection::connect("sqlite::memory:")
            .await
            .expect("memory");
        let refused = sqlx::raw_sql("SELECT 1 FROM nowhere")
            .execute(&mut connection)
            .await;
        let error = refused.expect_err("there is no such table");
        assert_eq!(Cause::new(error).to_string(), "no such table: nowhere");
        let error = sqlx::Error::Io(std::io::Error::other("the disk is gone"));
        let cause = Cause::new(error);
        assert_eq!(cause.to_string(), "the disk is gone");
        assert!(cause.source().is_none());
    }
}
