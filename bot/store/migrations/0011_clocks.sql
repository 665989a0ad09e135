-- How much time players have, and what happens when it is over. NULL: no limit, the usual thing.
ALTER TABLE match ADD COLUMN pace TEXT;
ALTER TABLE match ADD COLUMN overtime TEXT;
-- Whether a match was ended before its rules did.
ALTER TABLE match ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;
-- A seat's clock, as an object of JSON, and when to look at it next.
ALTER TABLE seat ADD COLUMN clock TEXT;
ALTER TABLE seat ADD COLUMN alarm REAL;
CREATE INDEX seat_alarm ON seat (alarm) WHERE alarm IS NOT NULL;

-- What is told where the kind of a notice doesn't say enough.
ALTER TABLE notice ADD COLUMN word TEXT;

-- When people are away: their clocks stand still.
CREATE TABLE absence (
    user_id INTEGER NOT NULL,
    begin REAL NOT NULL,
    end REAL NOT NULL,
    PRIMARY KEY (user_id, begin)
) WITHOUT ROWID;

-- When the bot was up last, and when it or Discord was down: that time is nobody's.
CREATE TABLE uptime (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    alive REAL NOT NULL
);
CREATE TABLE outage (
    begin REAL NOT NULL PRIMARY KEY,
    end REAL NOT NULL
) WITHOUT ROWID;
