-- One row for each game. The record is the whole truth about it; the columns before it repeat what
-- lists and statistics ask for, so that neither has to read records.
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    -- Goes up with each save: whoever saves must name the one it last saw.
    revision BIGINT NOT NULL,
    game TEXT NOT NULL,
    version BIGINT NOT NULL,
    deal TEXT NOT NULL,
    -- RFC 3339 in UTC with milliseconds: all of one length, so that texts sort as times do.
    started_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    result TEXT NOT NULL CHECK (result IN ('unfinished', 'won', 'lost')),
    time_ms BIGINT,
    moves BIGINT NOT NULL,
    made BIGINT NOT NULL,
    undos BIGINT NOT NULL,
    hints BIGINT NOT NULL,
    assisted BIGINT NOT NULL CHECK (assisted IN (0, 1)),
    network_points BIGINT NOT NULL,
    windows_points BIGINT NOT NULL,
    -- SHA-256 of the record, in hexadecimal: an import adds what is not there yet.
    content TEXT NOT NULL,
    record TEXT NOT NULL
);

CREATE INDEX games_by_time ON games (updated_at, id);
CREATE INDEX games_unfinished ON games (updated_at, id) WHERE result = 'unfinished';
CREATE INDEX games_by_content ON games (content);
