-- Moments are milliseconds since 1970 in UTC. Names (ids) are the 16 bytes of a UUID.

CREATE TABLE players (
    id BYTEA NOT NULL PRIMARY KEY,
    nickname TEXT,
    -- The nickname without case and without forms that look alike: no two players share it.
    nickname_key TEXT UNIQUE,
    created_at BIGINT NOT NULL
);

CREATE TABLE credentials (
    id BYTEA NOT NULL PRIMARY KEY,
    player BYTEA NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    data TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    last_used_at BIGINT
);

CREATE INDEX credentials_of_player ON credentials (player);

CREATE TABLE sessions (
    -- SHA-256 of the token, which is never kept.
    token_hash BYTEA NOT NULL PRIMARY KEY,
    player BYTEA NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE INDEX sessions_of_player ON sessions (player);
CREATE INDEX sessions_by_end ON sessions (expires_at);

CREATE TABLE ceremonies (
    id BYTEA NOT NULL PRIMARY KEY,
    state TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE INDEX ceremonies_by_end ON ceremonies (expires_at);

CREATE TABLE daily_deals (
    -- As 2026-11-21, so that texts sort as days do.
    day TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    deal TEXT NOT NULL,
    PRIMARY KEY (day, game)
);

CREATE INDEX daily_deals_of_game ON daily_deals (game, day);

CREATE TABLE results (
    id BYTEA NOT NULL PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    deal TEXT NOT NULL,
    won BIGINT NOT NULL CHECK (won IN (0, 1)),
    time_ms BIGINT,
    moves BIGINT NOT NULL,
    windows_points BIGINT NOT NULL,
    network_points BIGINT NOT NULL,
    undos BIGINT NOT NULL,
    assisted BIGINT NOT NULL CHECK (assisted IN (0, 1)),
    player BYTEA REFERENCES players (id),
    nickname TEXT,
    day TEXT COLLATE "C",
    received_at BIGINT NOT NULL,
    -- Whether it holds its player's place on the board in this order. A result of nobody known
    -- always does, if it was won in a known time on a day's deal.
    best_by_points BIGINT NOT NULL CHECK (best_by_points IN (0, 1)),
    best_by_moves BIGINT NOT NULL CHECK (best_by_moves IN (0, 1)),
    best_by_time BIGINT NOT NULL CHECK (best_by_time IN (0, 1)),
    -- Of the record alone, and of the record and its player: 16 bytes of a SHA-256 each. By the
    -- first the same result is known again, by the second the same record under another id.
    fingerprint BYTEA NOT NULL,
    sender_fingerprint BYTEA NOT NULL UNIQUE,
    -- The text, compressed: raw deflate.
    record BYTEA NOT NULL
);

CREATE INDEX results_of_player ON results (player, received_at, id) WHERE player IS NOT NULL;
CREATE INDEX results_of_player_on_day ON results (player, day, game)
    WHERE player IS NOT NULL AND day IS NOT NULL;
CREATE INDEX board_by_points ON results
    (day, game, assisted, (-windows_points), moves, time_ms, received_at, id)
    WHERE best_by_points = 1;
CREATE INDEX board_by_moves ON results
    (day, game, assisted, moves, (-windows_points), time_ms, received_at, id)
    WHERE best_by_moves = 1;
CREATE INDEX board_by_time ON results
    (day, game, assisted, time_ms, (-windows_points), moves, received_at, id)
    WHERE best_by_time = 1;

-- Running totals over results: of a game (deal is empty) and of each of its deals.
CREATE TABLE totals (
    game TEXT COLLATE "C" NOT NULL,
    deal TEXT COLLATE "C" NOT NULL,
    assisted BIGINT NOT NULL CHECK (assisted IN (0, 1)),
    played BIGINT NOT NULL,
    won BIGINT NOT NULL,
    won_in_time BIGINT NOT NULL,
    win_time_ms BIGINT NOT NULL,
    best_win_time_ms BIGINT,
    highest_network_points BIGINT NOT NULL,
    highest_windows_points BIGINT NOT NULL,
    fewest_moves BIGINT,
    win_moves BIGINT NOT NULL,
    PRIMARY KEY (game, deal, assisted)
);

CREATE INDEX totals_of_games ON totals (game, assisted) WHERE deal = '';
