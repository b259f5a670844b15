-- What the devices of a player share. The site does not look into it.

CREATE TABLE sync_copies (
    player BYTEA NOT NULL PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    -- Random: another one after a restore, so that devices compare everything again.
    epoch BYTEA NOT NULL,
    -- Counts every change.
    version BIGINT NOT NULL,
    -- The room that all items take.
    bytes BIGINT NOT NULL
);

CREATE TABLE sync_items (
    player BYTEA NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    name TEXT COLLATE "C" NOT NULL,
    -- The version of the copy when it last changed.
    version BIGINT NOT NULL,
    -- The room that it takes.
    bytes BIGINT NOT NULL,
    -- The text, compressed: raw deflate. NULL if it was deleted.
    data BYTEA,
    PRIMARY KEY (player, name)
);

CREATE UNIQUE INDEX sync_items_by_version ON sync_items (player, version);
