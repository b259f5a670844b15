//! Adds a player to the database of a site, logs the player in, and prints the cookie of the
//! session, for test programs without a passkey.
//!
//! ```sh
//! cargo run --package webspinner-server --example test_login -- sqlite:site.db
//! ```

use std::env;
use std::error::Error;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use webspinner_db::{Place, Timestamp};
use webspinner_site::{Credential, LoginSession, Player, PlayerId, Site, SiteError, SiteOptions};

/// The passkey is never used, so any id will do.
const PASSKEY: &[u8] = b"nobody's passkey";

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let database: Place = env::args().nth(1).ok_or("give a database")?.parse()?;
    let site = Site::open(&database, SiteOptions::default()).await?;
    let id = PlayerId::new();
    add_player(&site, id).await?;
    let mut token = [0; 32];
    getrandom::fill(&mut token)?;
    let session = LoginSession {
        player: id,
        created_at: Timestamp::now(),
        expires_at: "9999-01-01".parse()?,
    };
    site.begin_session(&token, &session).await?;
    site.close().await;
    println!("{}", URL_SAFE_NO_PAD.encode(token));
    Ok(())
}

async fn add_player(site: &Site, id: PlayerId) -> Result<(), SiteError> {
    let created_at = Timestamp::now();
    let passkey = Credential {
        id: PASSKEY.to_vec(),
        player: id,
        data: "{}".to_owned(),
        created_at,
        last_used_at: None,
    };
    let player = Player {
        id,
        nickname: Some("Visitor".parse().expect("a nickname")),
        created_at,
    };
    site.add_player(&player, &passkey).await
}
