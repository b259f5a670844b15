-- How a game was played: 0 without undo by choice, 1 without undoing anything, 2 undoing what had
-- shown no card, 3 undoing after a new card, 4 with help. Unknown of older results with undos.
ALTER TABLE results ADD COLUMN kind BIGINT;

UPDATE results SET kind = CASE WHEN assisted = 1 THEN 4 ELSE 1 END
    WHERE assisted = 1 OR undos = 0;

-- Whether it holds its player's place on the board of games without undo in this order.
ALTER TABLE results ADD COLUMN no_undo_by_score BIGINT NOT NULL DEFAULT 0
    CHECK (no_undo_by_score IN (0, 1));
ALTER TABLE results ADD COLUMN no_undo_by_moves BIGINT NOT NULL DEFAULT 0
    CHECK (no_undo_by_moves IN (0, 1));
ALTER TABLE results ADD COLUMN no_undo_by_time BIGINT NOT NULL DEFAULT 0
    CHECK (no_undo_by_time IN (0, 1));

UPDATE results SET no_undo_by_score = 1, no_undo_by_moves = 1, no_undo_by_time = 1
    WHERE kind = 1 AND player IS NULL AND best_by_score = 1;

UPDATE results SET no_undo_by_score = 1 WHERE id IN (SELECT id FROM (SELECT id, row_number() OVER
    (PARTITION BY player, day, game ORDER BY -score, moves, time_ms, received_at, id) AS place
    FROM results WHERE kind = 1 AND player IS NOT NULL AND day IS NOT NULL AND won = 1
    AND time_ms IS NOT NULL AND hidden = 0 AND repeated = 0) AS ranked WHERE place = 1);
UPDATE results SET no_undo_by_moves = 1 WHERE id IN (SELECT id FROM (SELECT id, row_number() OVER
    (PARTITION BY player, day, game ORDER BY moves, -score, time_ms, received_at, id) AS place
    FROM results WHERE kind = 1 AND player IS NOT NULL AND day IS NOT NULL AND won = 1
    AND time_ms IS NOT NULL AND hidden = 0 AND repeated = 0) AS ranked WHERE place = 1);
UPDATE results SET no_undo_by_time = 1 WHERE id IN (SELECT id FROM (SELECT id, row_number() OVER
    (PARTITION BY player, day, game ORDER BY time_ms, -score, moves, received_at, id) AS place
    FROM results WHERE kind = 1 AND player IS NOT NULL AND day IS NOT NULL AND won = 1
    AND time_ms IS NOT NULL AND hidden = 0 AND repeated = 0) AS ranked WHERE place = 1);

CREATE INDEX no_undo_board_by_score ON results
    (day, game, assisted, (-score), moves, time_ms, received_at, id) WHERE no_undo_by_score = 1;
CREATE INDEX no_undo_board_by_moves ON results
    (day, game, assisted, moves, (-score), time_ms, received_at, id) WHERE no_undo_by_moves = 1;
CREATE INDEX no_undo_board_by_time ON results
    (day, game, assisted, time_ms, (-score), moves, received_at, id) WHERE no_undo_by_time = 1;

-- The boards of unassisted games are 0, those of assisted ones 1, those without undo 2.
INSERT INTO board_counts SELECT day, game, 2, 0, -score, count(*) FROM results
    WHERE no_undo_by_score = 1 GROUP BY day, game, -score;
INSERT INTO board_counts SELECT day, game, 2, 1, moves, count(*) FROM results
    WHERE no_undo_by_moves = 1 GROUP BY day, game, moves;
INSERT INTO board_counts SELECT day, game, 2, 2, time_ms - time_ms % 1000, count(*)
    FROM results WHERE no_undo_by_time = 1 GROUP BY day, game, time_ms - time_ms % 1000;
