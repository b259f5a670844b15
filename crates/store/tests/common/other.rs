//! SQLite without the store.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::runtime::{Builder, Runtime};

fn runtime() -> Runtime {
    Builder::new_current_thread()
        .enable_time()
        .build()
        .expect("a runtime")
}

/// SQLite without the store, as another program uses it.
pub(crate) struct Other {
    runtime: Runtime,
    connection: Option<SqliteConnection>,
}

impl Other {
    pub(crate) fn open(path: &Path) -> Self {
        let runtime = runtime();
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true);
        let connection = runtime
            .block_on(options.connect())
            .expect("SQLite opens the file");
        Self {
            runtime,
            connection: Some(connection),
        }
    }

    pub(crate) fn run(&mut self, sql: &'static str) {
        let connection = self.connection.as_mut().expect("open until dropped");
        self.runtime
            .block_on(sqlx::raw_sql(sql).execute(connection))
            .expect(sql);
    }
}

impl Drop for Other {
    fn drop(&mut self) {
        let connection = self.connection.take().expect("dropped once");
        self.runtime
            .block_on(connection.close())
            .expect("SQLite closes the file");
    }
}
