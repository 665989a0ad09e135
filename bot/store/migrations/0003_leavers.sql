-- Whom a notice speaks of, where somebody else has the seat by then.
ALTER TABLE notice ADD COLUMN user_id INTEGER;
ALTER TABLE notice ADD COLUMN name TEXT;
