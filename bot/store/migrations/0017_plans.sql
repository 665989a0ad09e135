-- What a player means to do when their turn comes; only they read it.
ALTER TABLE seat ADD COLUMN plan TEXT;
CREATE INDEX seat_planned ON seat (match_id) WHERE plan IS NOT NULL AND since IS NOT NULL;
