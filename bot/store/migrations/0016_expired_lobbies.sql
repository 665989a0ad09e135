-- Whether a lobby was closed because nothing changed in it for too long.
ALTER TABLE match ADD COLUMN expired INTEGER NOT NULL DEFAULT 0;
