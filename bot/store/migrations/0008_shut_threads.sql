-- A thread that somebody has locked: the game is told in the channel until it is unlocked.
ALTER TABLE match ADD COLUMN shut_thread_id INTEGER;
