-- How the key of a player's nickname was computed. When the program computes keys in another way,
-- those of older versions are computed again as the site opens.
ALTER TABLE players ADD COLUMN nickname_key_version BIGINT NOT NULL DEFAULT 1;
