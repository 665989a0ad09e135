-- What those who manage a server have chosen in /admin, as an object of JSON; what is left out is as
-- the configuration says.
CREATE TABLE server (
    guild_id INTEGER PRIMARY KEY,
    chosen TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX match_guild ON match (guild_id) WHERE state IN ('lobby', 'playing');
