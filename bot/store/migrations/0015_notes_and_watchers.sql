-- What a player has noted for themselves; only they read it.
ALTER TABLE seat ADD COLUMN note TEXT;

-- Who follows a match without playing in it.
CREATE TABLE watcher (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, user_id)
) WITHOUT ROWID;
