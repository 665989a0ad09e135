-- Whom a notice speaks of, where the seat has somebody else's name by then.
ALTER TABLE notice ADD COLUMN name TEXT;
