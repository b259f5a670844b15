-- A hidden result is on no board and in no totals. It stays, so that the same game sent again does
-- not count.
ALTER TABLE results ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));

-- By this, the totals of a deal are counted again.
CREATE INDEX results_of_deal ON results (game, deal, assisted);
