-- How many places of a board have one value of what it is sorted by: scores and moves as they are,
-- times by the second. A place is then counted from these and the results with one value.
CREATE TABLE board_counts (
    day TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    assisted BIGINT NOT NULL,
    -- 0 by score, 1 by moves, 2 by time.
    sorted_by BIGINT NOT NULL,
    -- The smallest stands first.
    bucket BIGINT NOT NULL,
    places BIGINT NOT NULL,
    PRIMARY KEY (day, game, assisted, sorted_by, bucket)
);

INSERT INTO board_counts SELECT day, game, assisted, 0, -score, count(*) FROM results
    WHERE best_by_score = 1 GROUP BY day, game, assisted, -score;
INSERT INTO board_counts SELECT day, game, assisted, 1, moves, count(*) FROM results
    WHERE best_by_moves = 1 GROUP BY day, game, assisted, moves;
INSERT INTO board_counts SELECT day, game, assisted, 2, time_ms - time_ms % 1000, count(*)
    FROM results WHERE best_by_time = 1 GROUP BY day, game, assisted, time_ms - time_ms % 1000;
