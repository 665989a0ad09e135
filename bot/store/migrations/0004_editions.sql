-- Which edition of its game's data a match is played with, and every edition that was ever used:
-- the file it came from may be corrected since. NULL: a match from before there were editions.
ALTER TABLE match ADD COLUMN edition TEXT;
CREATE TABLE edition (
    game TEXT NOT NULL,
    digest TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, digest)
) WITHOUT ROWID;
