-- A match: a record played by people on Discord. Its log is in `entry`.
CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'over', 'cancelled')),
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    card_id INTEGER,
    thread_id INTEGER,
    turn_id INTEGER,
    turn_version INTEGER,
    length INTEGER NOT NULL DEFAULT 0,
    thinking INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL,
    moved REAL NOT NULL
);
CREATE INDEX match_thread ON match (thread_id);
CREATE INDEX match_channel ON match (channel_id) WHERE state IN ('lobby', 'playing');
CREATE INDEX match_thinking ON match (id) WHERE thinking = 1;

-- Who sits where; a computer has no user.
CREATE TABLE seat (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    since REAL,
    dm_channel_id INTEGER,
    dm_message_id INTEGER,
    PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;
CREATE INDEX seat_user ON seat (user_id);

-- The log: one row for every move, undo and resignation, never changed.
CREATE TABLE entry (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    word TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;

-- What must still be told, in order; rows go when they have been told.
CREATE TABLE notice (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    version INTEGER NOT NULL,
    seat INTEGER
);
CREATE INDEX notice_match ON notice (match_id);

-- What is remembered of a person: the language last used, and closed direct messages.
CREATE TABLE person (
    user_id INTEGER PRIMARY KEY,
    language TEXT,
    closed INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
