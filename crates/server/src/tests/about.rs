//! What the owner of a site says, the examples of the API, and a database that is not writable.

use serde_json::json;
use webspinner_db::Place;
use webspinner_site::Site;

use super::*;

/// A server with these settings in its file.
async fn with(settings: &str) -> Server {
    Server::with(Settings::read(settings).expect("valid settings")).await
}

#[tokio::test]
async fn the_page_learns_what_the_owner_says() {
    let server = with("about-url = 'https://spider.example/imprint'").await;
    let answer = server.get("/api/v1/about").await;
    assert_eq!(
        answer.json(),
        json!({ "accounts": true, "url": "https://spider.example/imprint" })
    );
    let silent = Server::start().await;
    let answer = silent.get("/api/v1/about").await;
    assert_eq!(answer.json(), json!({ "accounts": true }));
}

#[tokio::test]
async fn a_weakness_can_be_reported_to_the_owner() {
    let path = "/.well-known/security.txt";
    let server =
        with("security-contact = 'mailto:ann@spider.example'\norigin = 'https://spider.example'")
            .await;
    let answer = server.get(path).await;
    assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
    let lines: Vec<&str> = answer.text.lines().collect();
    let [contact, expires, languages, canonical] = lines[..] else {
        panic!("{}", answer.text);
    };
    assert_eq!(contact, "Contact: mailto:ann@spider.example");
    assert_eq!(languages, "Preferred-Languages: en");
    assert_eq!(
        canonical,
        "Canonical: https://spider.example/.well-known/security.txt"
    );
    let expires = expires.strip_prefix("Expires: ").expect("when it expires");
    let expires: jiff::Timestamp = expires.parse().expect("a time");
    let left = expires.duration_since(jiff::Timestamp::now());
    assert!(left.as_hours() > 24 && left.as_hours() < 365 * 24, "{left}");
    assert_eq!(Server::start().await.get(path).await.status, 404);
}

/// The commands on the page about the API, without its markup.
async fn examples(server: &Server) -> Vec<String> {
    let page = server.get("/api").await.text;
    let parts = page.split("<pre><code>").skip(1);
    let examples = parts.filter_map(|part| part.split("</code>").next());
    let plain = |example: &str| {
        let signs = [
            ("&quot;", "\""),
            ("&lt;", "<"),
            ("&gt;", ">"),
            ("&amp;", "&"),
        ];
        let example = example.to_owned();
        signs
            .iter()
            .fold(example, |text, (sign, plain)| text.replace(sign, plain))
    };
    examples.map(plain).collect()
}

#[tokio::test]
async fn the_examples_of_the_api_work() {
    let server = with("origin = 'https://spider.example'").await;
    let examples = examples(&server).await;
    let [ask, send] = &examples[..] else {
        panic!("{examples:?}");
    };
    let path = |command: &str| {
        let words = command.strip_prefix("curl https://spider.example");
        let path = words.and_then(|words| words.split(' ').next());
        path.expect("an address of this site").to_owned()
    };
    for command in ask.lines() {
        assert_eq!(server.get(&path(command)).await.status, 200, "{command}");
    }
    let body = send.split('\'').nth(3).expect("a body");
    let body: Value = serde_json::from_str(body).expect("JSON");
    for status in [201, 200] {
        let answer = server.post(&path(send), &body).await;
        assert_eq!(answer.status, status, "{}", answer.text);
    }
}

#[tokio::test]
async fn a_server_that_may_not_write_its_database_is_not_ready_but_answers() {
    let Server { folder, app, .. } = Server::start().await;
    app.site.close().await;
    let place = Place::File(folder.path().join("site.db"));
    let site = Site::open_to_read(&place).await.expect("it is there");
    let server = Server::on(&Settings::default(), site, folder);
    let ready = server.get("/readyz").await;
    assert_eq!(ready.status, 503, "{}", ready.text);
    assert_eq!(server.get("/healthz").await.status, 200);
    assert_eq!(server.get("/api/v1/statistics/spider").await.status, 200);
    let lost = games::post(1, &games::lost(games::GAME, "own:1"));
    let refused = server.post("/api/v1/results", &lost).await;
    assert_eq!(
        (refused.status.as_u16(), refused.problem().as_str()),
        (503, "not-yet")
    );
}
