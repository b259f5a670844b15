//! Starting, on every system.

use crate::serving::process::Server;

#[test]
fn a_server_makes_its_database_and_answers() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::with(folder.path(), &[]);
    assert_eq!(server.get("/healthz"), (200, "alive\n".to_owned()));
    assert_eq!(server.get("/readyz"), (200, "ready\n".to_owned()));
    assert!(folder.path().join("data/webspinner/site.db").exists());
    let (status, page) = server.get("/");
    // The page is in the program if it was there when the program was built.
    match option_env!("WEBSPINNER_PAGE") {
        None => assert!(
            status == 503 && page.contains("cargo xtask build"),
            "{page}"
        ),
        Some(_) => assert!(status == 200 && page.contains("<script"), "{page}"),
    }
}
