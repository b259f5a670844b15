-- One word for each thing, as in the texts: score and cards in order.
ALTER TABLE games RENAME COLUMN windows_points TO score;
ALTER TABLE games RENAME COLUMN network_points TO cards_in_order;
