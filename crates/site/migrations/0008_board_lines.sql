-- The same moves hold one place of a board: those of the result that came first.
CREATE TABLE board_lines (
    day TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    assisted BIGINT NOT NULL,
    -- Of game, deal and moves: 16 bytes of a SHA-256.
    line BYTEA NOT NULL,
    result BYTEA NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    PRIMARY KEY (day, game, assisted, line)
);

CREATE INDEX board_lines_of_result ON board_lines (result);

-- A result with the moves of an earlier one: it counts, but stands on no board.
ALTER TABLE results ADD COLUMN repeated BIGINT NOT NULL DEFAULT 0 CHECK (repeated IN (0, 1));
