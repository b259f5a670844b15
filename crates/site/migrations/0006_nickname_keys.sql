-- What a nickname looks like, in several ways: no two players share a key. They take the place of
-- players.nickname_key, which nothing reads any more; SQLite cannot drop a unique column.
CREATE TABLE nickname_keys (
    key TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    player BYTEA NOT NULL REFERENCES players (id) ON DELETE CASCADE
);

CREATE INDEX nickname_keys_of_player ON nickname_keys (player);

UPDATE players SET nickname_key = NULL;
