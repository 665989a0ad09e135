PRAGMA application_id = 1129070926;
PRAGMA user_version = 3;
BEGIN TRANSACTION;
CREATE TABLE entry (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    word TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;
INSERT INTO "entry" VALUES(1,1,0,'2',1001.0);
INSERT INTO "entry" VALUES(1,2,1,'0',1002.0);
INSERT INTO "entry" VALUES(1,3,1,'6',1003.0);
INSERT INTO "entry" VALUES(1,4,0,'5',1004.0);
INSERT INTO "entry" VALUES(1,5,1,'1',1005.0);
INSERT INTO "entry" VALUES(1,6,0,'1',1006.0);
INSERT INTO "entry" VALUES(2,1,1,'C1',1001.0);
INSERT INTO "entry" VALUES(2,2,1,'BL5w',1002.0);
INSERT INTO "entry" VALUES(2,3,0,'C2',1003.0);
INSERT INTO "entry" VALUES(2,4,0,'C3xC2',1004.0);
INSERT INTO "entry" VALUES(2,5,0,'WP5m',1005.0);
INSERT INTO "entry" VALUES(2,6,1,'D3',1006.0);
INSERT INTO "entry" VALUES(3,1,0,'B4@4.T1',1001.0);
INSERT INTO "entry" VALUES(3,2,0,'pass',1002.0);
INSERT INTO "entry" VALUES(3,3,1,'S6@3.B0',1003.0);
INSERT INTO "entry" VALUES(3,4,1,'pass',1004.0);
INSERT INTO "entry" VALUES(3,5,0,'B6@2.T2',1005.0);
INSERT INTO "entry" VALUES(3,6,0,'shield',1006.0);
INSERT INTO "entry" VALUES(4,1,1,'crag',1001.0);
INSERT INTO "entry" VALUES(4,2,1,'f10',1002.0);
INSERT INTO "entry" VALUES(4,3,0,'sun',1003.0);
INSERT INTO "entry" VALUES(4,4,0,'f8',1004.0);
INSERT INTO "entry" VALUES(4,5,1,'wizard',1005.0);
INSERT INTO "entry" VALUES(4,6,1,'a',1006.0);
INSERT INTO "entry" VALUES(5,1,0,'2',1001.0);
INSERT INTO "entry" VALUES(5,2,1,'0',1002.0);
INSERT INTO "entry" VALUES(5,3,1,'6',1003.0);
INSERT INTO "entry" VALUES(5,4,0,'5',1004.0);
INSERT INTO "entry" VALUES(5,5,1,'1',1005.0);
INSERT INTO "entry" VALUES(5,6,0,'1',1006.0);
INSERT INTO "entry" VALUES(5,7,1,'7',1007.0);
INSERT INTO "entry" VALUES(5,8,0,'7',1008.0);
INSERT INTO "entry" VALUES(5,9,0,'6',1009.0);
INSERT INTO "entry" VALUES(5,10,1,'3',1010.0);
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
INSERT INTO "match" VALUES(1,'duel',1,'{"variants": [], "musician_cancels_delayed": false}','old duel','playing',10,20,1001,'uk',31,41,51,6,6,0,1000.0,2000.0);
INSERT INTO "match" VALUES(2,'cherokee',1,'{"open": false, "woman_wins_attack_tie": false, "no_attack": "discard", "unused_clans": "stay"}','old cherokee','playing',10,20,1001,'uk',32,42,52,5,6,0,1000.0,2000.0);
INSERT INTO "match" VALUES(3,'glory',1,'{"adjacency_crosses_fields": true}','old glory','playing',10,20,1001,'uk',33,43,53,6,6,0,1000.0,2000.0);
INSERT INTO "match" VALUES(4,'land',1,'{"teams": false, "land_match": "symbol", "mirror_allowed": true, "shape_must_contain_new_token": true, "wizard_replaces_card_play": true, "points": "odd"}','old land','playing',10,20,1001,'uk',34,44,54,4,6,0,1000.0,2000.0);
INSERT INTO "match" VALUES(5,'duel',1,'{"variants": [], "musician_cancels_delayed": false}','old duel','over',10,20,1001,'uk',35,45,55,10,10,0,1000.0,2000.0);
INSERT INTO "match" VALUES(6,'duel',1,'{"variants": [], "musician_cancels_delayed": false}','lobby','lobby',10,20,1001,'uk',NULL,NULL,NULL,NULL,0,0,1000.0,2000.0);
CREATE TABLE notice (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    version INTEGER NOT NULL,
    seat INTEGER
, user_id INTEGER, name TEXT);
INSERT INTO "notice" VALUES(1,1,'status',6,NULL,NULL,NULL);
INSERT INTO "notice" VALUES(2,6,'card',0,NULL,NULL,NULL);
CREATE TABLE person (
    user_id INTEGER PRIMARY KEY,
    language TEXT,
    closed INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
INSERT INTO "person" VALUES(1001,'uk',0);
INSERT INTO "person" VALUES(1002,'en',1);
CREATE TABLE seat (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    since REAL,
    dm_channel_id INTEGER,
    dm_message_id INTEGER, standing_order TEXT,
    PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;
INSERT INTO "seat" VALUES(1,0,1001,'Anna',2000.0,60,71,NULL);
INSERT INTO "seat" VALUES(1,1,1002,'Bob *the* Bold',2000.0,61,71,NULL);
INSERT INTO "seat" VALUES(2,0,1001,'Anna',NULL,60,72,NULL);
INSERT INTO "seat" VALUES(2,1,1002,'Bob *the* Bold',2000.0,61,72,NULL);
INSERT INTO "seat" VALUES(3,0,1001,'Anna',NULL,60,73,NULL);
INSERT INTO "seat" VALUES(3,1,1002,'Bob *the* Bold',2000.0,61,73,NULL);
INSERT INTO "seat" VALUES(4,0,1001,'Anna',NULL,60,74,'never');
INSERT INTO "seat" VALUES(4,1,1002,'Bob *the* Bold',2000.0,61,74,NULL);
INSERT INTO "seat" VALUES(5,0,1001,'Anna',NULL,60,75,NULL);
INSERT INTO "seat" VALUES(5,1,1002,'Bob *the* Bold',NULL,61,75,NULL);
INSERT INTO "seat" VALUES(6,0,1001,'Anna',NULL,60,76,NULL);
INSERT INTO "seat" VALUES(6,1,1002,'Bob *the* Bold',NULL,61,76,NULL);
CREATE INDEX match_thread ON match (thread_id);
CREATE INDEX match_channel ON match (channel_id) WHERE state IN ('lobby', 'playing');
CREATE INDEX match_thinking ON match (id) WHERE thinking = 1;
CREATE INDEX seat_user ON seat (user_id);
CREATE INDEX notice_match ON notice (match_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('match',6);
INSERT INTO "sqlite_sequence" VALUES('notice',2);
COMMIT;
