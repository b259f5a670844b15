-- One word for each thing, as in the texts: score and cards in order.
ALTER TABLE results RENAME COLUMN windows_points TO score;
ALTER TABLE results RENAME COLUMN network_points TO cards_in_order;
ALTER TABLE results RENAME COLUMN best_by_points TO best_by_score;
ALTER TABLE totals RENAME COLUMN highest_windows_points TO highest_score;
ALTER TABLE totals RENAME COLUMN highest_network_points TO most_cards_in_order;

DROP INDEX board_by_points;
CREATE INDEX board_by_score ON results
    (day, game, assisted, (-score), moves, time_ms, received_at, id)
    WHERE best_by_score = 1;
