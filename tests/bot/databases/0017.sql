PRAGMA application_id = 1129070926;
PRAGMA user_version = 17;
BEGIN TRANSACTION;
CREATE TABLE absence (
    user_id INTEGER NOT NULL,
    begin REAL NOT NULL,
    end REAL NOT NULL,
    PRIMARY KEY (user_id, begin)
) WITHOUT ROWID;
INSERT INTO "absence" VALUES(1001,100.0,200.0);
CREATE TABLE edition (
    game TEXT NOT NULL,
    digest TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, digest)
) WITHOUT ROWID;
INSERT INTO "edition" VALUES('cherokee','d6740f8ebecb','# What is in the box. Marks: [RB] the rulebook says or forces it; [PUB] a public source says it;
# [REC] reconstructed, because the rulebook''s pictures are lost; [OWN] our own, to write games down.
# Games were begun with these values, so they stay: a correction is one more file, 2.toml.

# [RB] for the six clans and their order, [OWN] for the codes.
[[clans]]
key = "birds"
code = "BI"

[[clans]]
key = "blue"
code = "BL"

[[clans]]
key = "wild_potato"
code = "WP"

[[clans]]
key = "deer"
code = "DE"

[[clans]]
key = "wolf"
code = "WO"

[[clans]]
key = "long_hair"
code = "LH"

# The same in every clan. [RB] for six of each sex and for the ranges; that each value comes
# once is [REC], the natural reading of six cards in a range of six values.
[members]
men = [4, 5, 6, 7, 8, 9]
women = [3, 4, 5, 6, 7, 8]

[pyramid]
# Feathers for each member of a row, from the top to the base; there are as many rows. [RB]
feathers = [7, 6, 5, 4, 3, 2, 1, 0]

[open_game]
# Clans that nobody owns and everybody may attack with. [RB]
neutral = 2
');
INSERT INTO "edition" VALUES('duel','44136fa355b3','');
INSERT INTO "edition" VALUES('glory','d5ac6d10b168','# What lies in the box of Clans and Glory, first edition of this data. The deck, the colours, the table
# and the preparation come from here alone. Games that were begun with it are played and read with it
# for ever, so it never changes: a correction is a file of its own. docs/rules/glory.md tells how.
#
# Every value carries where it is from:
#   [RB]      the rulebook says it, or its numbers leave no other choice;
#   [PUB]     public reviews of the game say it;
#   [REC-hi], [REC-med], [REC-lo]
#             reconstructed with high, medium, low confidence, for the rulebook''s pictures are lost.

# Shields of each player. [RB]
shields = 5

# The villagers: for each colour the strengths of its cards, a strength twice if there are two such
# cards. 42 cards [RB], strengths 3 to 8 [RB, PUB], seven 8s and seven 7s [RB], seven of each other
# strength [REC-hi], one card of each strength in each of seven colours [REC-med]. Another deck fits
# the same counts: six colours of seven cards, each with one of its strengths twice.
#
# A name is the key under which texts and pictures know the colour; a letter stands for it in
# notation. Names and letters are [REC-lo]; no rule depends on them. G is green, so grey is S, as in
# stone.
[[colours]]
name = "red"
letter = "R"
strengths = [3, 4, 5, 6, 7, 8]

[[colours]]
name = "orange"
letter = "O"
strengths = [3, 4, 5, 6, 7, 8]

[[colours]]
name = "yellow"
letter = "Y"
strengths = [3, 4, 5, 6, 7, 8]

[[colours]]
name = "green"
letter = "G"
strengths = [3, 4, 5, 6, 7, 8]

[[colours]]
name = "blue"
letter = "B"
strengths = [3, 4, 5, 6, 7, 8]

[[colours]]
name = "violet"
letter = "V"
strengths = [3, 4, 5, 6, 7, 8]

[[colours]]
name = "grey"
letter = "S"
strengths = [3, 4, 5, 6, 7, 8]

# The table: cells on the upper and on the lower long side of a field, the same number on both. Each
# of the two bonfire fields has one more cell at its head, opposite the other head [RB]. Three cells
# a side are [REC-med]: the smallest number that has room for every card.
[table]
middle_side = 3
end_side = 3

# The preparation, by the number of players.
#   fields       how many fields lie in a line, the first and the last with a bonfire [RB]
#   left_out     strengths that stay in the box [RB]
#   removed      cards put away unseen [RB]
#   start_cells  where the start cards lie; how many on each field is [RB], where is [REC-lo]
#   hands        cards dealt, in the order of turns [RB]
[players.2]
fields = 4
left_out = [8, 7]
removed = 3
start_cells = ["1.T0", "1.B2", "2.T0", "2.B2", "3.T0", "3.B2", "4.T0", "4.B2"]
hands = [9, 8]

[players.3]
fields = 5
left_out = [8]
removed = 4
start_cells = ["1.T1", "2.T1", "3.T1", "4.T1", "5.T1"]
hands = [9, 9, 8]

[players.4]
fields = 6
left_out = []
removed = 5
start_cells = ["1.T1", "2.T1", "3.T1", "4.T1", "5.T1", "6.T1"]
hands = [8, 8, 8, 7]
');
INSERT INTO "edition" VALUES('land','e4f653d0018a','# What lies in the box of Land of Clans.
#
# The rulebook''s pictures are lost, so not everything here is known. `source` says how each table
# was found. An owner of the box who sees otherwise copies this file to the next number and corrects
# value and mark there: new games are played with it, games begun with this one go on with this one.
#
#   RB      stated in the rulebook, or forced by its arithmetic
#   PUB     shown or told by public reviews of the game
#   REC-hi, REC-med, REC-lo
#           reconstructed, with the confidence; nobody has confirmed it
#
# The reader refuses a file whose numbers don''t add up and says which.

[pieces]
source = "RB"
# Of each colour.
tokens = 15
castles = 4

[cards]
# 8 Wizards are forced: two each for four players, the surplus set aside with fewer.
source = "RB"
total = 108
wizards = 8
wizards_each = 2
hand = 5

[deck]
# With the Wizards these make up the total. Rivals that do so too: 9 + 14 + 14, 8 + 18 + 18.
source = "REC-lo"
land_per_symbol = 10
swords = 10
shields = 10

[symbols]
# That there are eight is told; their pictures are our own.
source = "PUB"
names = ["oak", "crag", "sun", "fish", "thistle", "toadstool", "moon", "stones"]

[board]
# The cross is told; its size and the symbols'' places are not. Digits are symbols in the order
# above, from 1; # is no-man''s-land; . is not part of the board.
source = "REC-lo"
rows = [
    ". . 7 3 2 8 5 4 . .",
    ". . 6 8 1 7 6 1 . .",
    "4 2 7 5 3 4 5 2 8 3",
    "6 1 4 # 2 8 # 3 7 6",
    "5 7 8 1 3 6 5 4 1 2",
    "2 1 4 5 6 3 1 8 7 5",
    "6 7 3 # 8 2 # 4 1 6",
    "3 8 2 5 4 3 5 7 2 4",
    ". . 1 6 7 1 8 6 . .",
    ". . 4 5 8 2 3 7 . .",
]

[prizes]
# How many prizes lie on the corners at the start, by their points, and how many end the game.
source = "RB"
total = 19
start = { 3 = 2, 5 = 2 }
to_end = 4

[points.odd]
# Prizes with 3 and with 5 points exist at least twice; the rest is inferred.
source = "REC-lo"
by_size = { 3 = 3, 4 = 5, 5 = 7 }

[points.squares]
# The rival reading: a square, a point.
source = "REC-lo"
by_size = { 3 = 3, 4 = 4, 5 = 5 }

[shapes]
# All shapes of three, four and five squares: 2 + 5 + 12 = 19, as many as there are prizes.
source = "REC-med"
drawn.I3 = ["###"]
drawn.V3 = ["##", "#."]
drawn.I4 = ["####"]
drawn.L4 = ["###", "#.."]
drawn.T4 = ["###", ".#."]
drawn.O4 = ["##", "##"]
drawn.S4 = ["##.", ".##"]
drawn.I5 = ["#####"]
drawn.L5 = ["####", "#..."]
drawn.Y5 = ["####", ".#.."]
drawn.P5 = ["###", "##."]
drawn.U5 = ["###", "#.#"]
drawn.V5 = ["###", "#..", "#.."]
drawn.T5 = ["###", ".#.", ".#."]
drawn.N5 = ["###.", "..##"]
drawn.F5 = ["##.", ".##", ".#."]
drawn.W5 = ["##.", ".##", "..#"]
drawn.Z5 = ["##.", ".#.", ".##"]
drawn.X5 = [".#.", "###", ".#."]
');
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
CREATE TABLE invitation (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, user_id)
) WITHOUT ROWID;
INSERT INTO "invitation" VALUES(6,1003);
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
, edition TEXT, shut_thread_id INTEGER, pace TEXT, overtime TEXT, ended INTEGER NOT NULL DEFAULT 0, invited_only INTEGER NOT NULL DEFAULT 0, rematch_of INTEGER, full_since REAL, expired INTEGER NOT NULL DEFAULT 0);
INSERT INTO "match" VALUES(1,'duel',1,'{"variants": [], "musician_cancels_delayed": false}','old duel','playing',10,20,1001,'uk',31,41,51,6,6,0,1000.0,2000.0,'44136fa355b3',NULL,'1d','move',0,0,NULL,NULL,0);
INSERT INTO "match" VALUES(2,'cherokee',1,'{"open": false, "woman_wins_attack_tie": false, "no_attack": "discard", "unused_clans": "stay"}','old cherokee','playing',10,20,1001,'uk',32,42,52,5,6,0,1000.0,2000.0,'d6740f8ebecb',NULL,NULL,'move',0,0,NULL,NULL,0);
INSERT INTO "match" VALUES(3,'glory',1,'{"adjacency_crosses_fields": true}','old glory','playing',10,20,1001,'uk',33,43,53,6,6,0,1000.0,2000.0,'d5ac6d10b168',NULL,NULL,'move',0,0,NULL,NULL,0);
INSERT INTO "match" VALUES(4,'land',1,'{"teams": false, "land_match": "symbol", "mirror_allowed": true, "shape_must_contain_new_token": true, "wizard_replaces_card_play": true, "points": "odd"}','old land','playing',10,20,1001,'uk',34,44,54,4,6,0,1000.0,2000.0,'e4f653d0018a',NULL,NULL,'move',0,0,NULL,NULL,0);
INSERT INTO "match" VALUES(5,'duel',1,'{"variants": [], "musician_cancels_delayed": false}','old duel','over',10,20,1001,'uk',35,45,55,10,10,0,1000.0,2000.0,'44136fa355b3',NULL,NULL,'move',0,0,NULL,NULL,0);
INSERT INTO "match" VALUES(6,'duel',1,'{"variants": [], "musician_cancels_delayed": false}','lobby','lobby',10,20,1001,'uk',NULL,NULL,NULL,NULL,0,0,1000.0,2000.0,'44136fa355b3',NULL,NULL,'move',0,0,NULL,NULL,0);
CREATE TABLE notice (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    version INTEGER NOT NULL,
    seat INTEGER
, user_id INTEGER, name TEXT, word TEXT);
INSERT INTO "notice" VALUES(1,1,'status',6,NULL,NULL,NULL,NULL);
INSERT INTO "notice" VALUES(2,6,'card',0,NULL,NULL,NULL,NULL);
CREATE TABLE offer (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;
INSERT INTO "offer" VALUES(1,0,1003);
CREATE TABLE outage (
    begin REAL NOT NULL PRIMARY KEY,
    end REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "outage" VALUES(300.0,400.0);
CREATE TABLE person (
    user_id INTEGER PRIMARY KEY,
    language TEXT,
    closed INTEGER NOT NULL DEFAULT 0
, confirms INTEGER NOT NULL DEFAULT 1, settings TEXT) WITHOUT ROWID;
INSERT INTO "person" VALUES(1001,'uk',0,0,'{"quiet": [22, 7]}');
INSERT INTO "person" VALUES(1002,'en',1,1,NULL);
CREATE TABLE registration (
    application_id INTEGER PRIMARY KEY,
    digest TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "registration" VALUES(1,'d');
CREATE TABLE seat (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    since REAL,
    dm_channel_id INTEGER,
    dm_message_id INTEGER, standing_orders TEXT, clock TEXT, alarm REAL, note TEXT, plan TEXT,
    PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;
INSERT INTO "seat" VALUES(1,0,1001,'Anna',2000.0,60,71,NULL,'{"left": 3600.0, "begun": 2000.0, "whole": 86400.0, "deadline": 5600.0}',5000.0,'a note',NULL);
INSERT INTO "seat" VALUES(1,1,1002,'Bob *the* Bold',2000.0,61,71,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES(2,0,1001,'Anna',NULL,60,72,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES(2,1,1002,'Bob *the* Bold',2000.0,61,72,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES(3,0,1001,'Anna',NULL,60,73,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES(3,1,1002,'Bob *the* Bold',2000.0,61,73,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES(4,0,1001,'Anna',NULL,60,74,'{"shields": "never"}',NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES(4,1,1002,'Bob *the* Bold',2000.0,61,74,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES(5,0,1001,'Anna',NULL,60,75,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES(5,1,1002,'Bob *the* Bold',NULL,61,75,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES(6,0,1001,'Anna',NULL,60,76,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES(6,1,1002,'Bob *the* Bold',NULL,61,76,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE server (
    guild_id INTEGER PRIMARY KEY,
    chosen TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "server" VALUES(10,'{"language": "uk"}');
CREATE TABLE uptime (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    alive REAL NOT NULL
);
INSERT INTO "uptime" VALUES(1,1999.0);
CREATE TABLE watcher (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, user_id)
) WITHOUT ROWID;
INSERT INTO "watcher" VALUES(1,1003);
CREATE INDEX match_thread ON match (thread_id);
CREATE INDEX match_thinking ON match (id) WHERE thinking = 1;
CREATE INDEX seat_user ON seat (user_id);
CREATE INDEX notice_match ON notice (match_id);
CREATE INDEX seat_alarm ON seat (alarm) WHERE alarm IS NOT NULL;
CREATE INDEX invitation_user ON invitation (user_id);
CREATE INDEX match_rematch ON match (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX match_playing ON match (channel_id) WHERE state = 'playing';
CREATE INDEX match_lobby ON match (channel_id) WHERE state = 'lobby';
CREATE INDEX match_lobby_guild ON match (guild_id) WHERE state = 'lobby';
CREATE INDEX match_lobby_host ON match (host_id) WHERE state = 'lobby';
CREATE INDEX match_lobby_moved ON match (moved) WHERE state = 'lobby';
CREATE INDEX match_lobby_full ON match (full_since) WHERE state = 'lobby' AND full_since NOT NULL;
CREATE INDEX match_guild ON match (guild_id) WHERE state IN ('lobby', 'playing');
CREATE INDEX seat_planned ON seat (match_id) WHERE plan IS NOT NULL AND since IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('notice',2);
INSERT INTO "sqlite_sequence" VALUES('match',6);
COMMIT;
