-- Who is invited to a lobby, whether only they may join, of which match it is a rematch, and since
-- when all seats are taken (until its host has been told).
CREATE TABLE invitation (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, user_id)
) WITHOUT ROWID;
CREATE INDEX invitation_user ON invitation (user_id);
ALTER TABLE match ADD COLUMN invited_only INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN rematch_of INTEGER;
ALTER TABLE match ADD COLUMN full_since REAL;
CREATE INDEX match_rematch ON match (rematch_of) WHERE rematch_of IS NOT NULL;

-- However many lobbies are open, a look-up reads only those that it wants.
DROP INDEX match_channel;
CREATE INDEX match_playing ON match (channel_id) WHERE state = 'playing';
CREATE INDEX match_lobby ON match (channel_id) WHERE state = 'lobby';
CREATE INDEX match_lobby_guild ON match (guild_id) WHERE state = 'lobby';
CREATE INDEX match_lobby_host ON match (host_id) WHERE state = 'lobby';
CREATE INDEX match_lobby_moved ON match (moved) WHERE state = 'lobby';
CREATE INDEX match_lobby_full ON match (full_since) WHERE state = 'lobby' AND full_since NOT NULL;
