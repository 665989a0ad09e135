-- Whether a person is asked to confirm moves that can't be undone.
ALTER TABLE person ADD COLUMN confirms INTEGER NOT NULL DEFAULT 1;
