-- What undoing moves had shown ('nothing', 'known' or 'new-card'), and whether the game counts as
-- lost once it is left for another deal. Both are NULL where the record was not judged yet.
ALTER TABLE games ADD COLUMN undone TEXT;
ALTER TABLE games ADD COLUMN at_stake BIGINT;
