BEGIN TRANSACTION;
CREATE TABLE analyses (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    user INTEGER NOT NULL,
    found TEXT NOT NULL,  -- the store does not look into it
    UNIQUE (table_id, deal, user),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT;
CREATE TABLE awaited_pages (
    interaction INTEGER PRIMARY KEY,  -- the one that can change it
    message INTEGER,
    original INTEGER NOT NULL CHECK (original IN (0, 1)),  -- 1: the interaction was answered with it, or pressed on it
    leads_to TEXT NOT NULL  -- the custom_id of a control that would bring what is to come
) STRICT;
CREATE TABLE blocks (
    kind TEXT NOT NULL CHECK (kind IN ('user', 'server')),
    number INTEGER NOT NULL,  -- Discord's
    why TEXT NOT NULL,  -- the host's words, which are shown to the person
    since INTEGER NOT NULL,
    told INTEGER NOT NULL CHECK (told IN (0, 1)),  -- 1: the person has been told why
    PRIMARY KEY (kind, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "blocks" VALUES('user',11,'a reason',1000,0);
CREATE TABLE call_lists (
    guild INTEGER NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY (guild, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "call_lists" VALUES(1,11);
CREATE TABLE calls (
    guild INTEGER PRIMARY KEY,
    callees TEXT NOT NULL CHECK (callees IN ('nobody', 'role', 'list')),
    role INTEGER NOT NULL,  -- Discord's id; 0: no role
    called_at INTEGER NOT NULL  -- the last call; 0: there was none
) STRICT;
INSERT INTO "calls" VALUES(1,'list',0,0);
CREATE TABLE challenges (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    challenger INTEGER,  -- NULL: they have asked to be forgotten
    opponent INTEGER,  -- NULL: they have asked to be forgotten
    challenger_name TEXT NOT NULL,  -- as in opponent_name: what they are called everywhere; empty: Discord is asked
    opponent_name TEXT NOT NULL,
    variant TEXT NOT NULL,
    players INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    asked_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('asked', 'accepted', 'declined', 'withdrawn')),
    contest INTEGER REFERENCES contests (id),  -- the deals, once it is accepted
    counts TEXT NOT NULL DEFAULT 'points' CHECK (counts IN ('cost', 'points')),  -- what decides it: costs of decisions, or points
    decided TEXT CHECK (decided IN ('cost', 'points')),  -- by what it was; NULL: it is not yet
    challenger_cost INTEGER,  -- in tenths of a point, where it was decided by costs
    opponent_cost INTEGER,  -- in tenths of a point, where it was decided by costs
    challenger_language TEXT NOT NULL DEFAULT 'en',  -- in which they use Discord
    opponent_language TEXT NOT NULL DEFAULT 'en', cost_error INTEGER NOT NULL DEFAULT 0,  -- in which they use Discord
    CHECK ((state = 'accepted') = (contest IS NOT NULL))
) STRICT;
INSERT INTO "challenges" VALUES(1,11,12,'Ana','Bor','slovenian',4,1,1,'accepted',2,'points','points',NULL,NULL,'en','sl',0);
INSERT INTO "challenges" VALUES(2,11,12,'Ana','Bor','slovenian',4,1,1,'accepted',3,'points',NULL,NULL,NULL,'en','sl',0);
INSERT INTO "challenges" VALUES(3,11,12,'Ana','','slovenian',4,1,1,'asked',NULL,'points',NULL,NULL,NULL,'en','en',0);
CREATE TABLE challenges_pending (
    challenge INTEGER PRIMARY KEY REFERENCES challenges (id) ON DELETE CASCADE,
    channel INTEGER NOT NULL DEFAULT 0,
    message INTEGER,  -- NULL: it is not known
    language TEXT NOT NULL DEFAULT 'en'  -- of the message
) STRICT;
INSERT INTO "challenges_pending" VALUES(1,0,NULL,'en');
INSERT INTO "challenges_pending" VALUES(2,0,NULL,'en');
INSERT INTO "challenges_pending" VALUES(3,0,NULL,'en');
CREATE TABLE challenges_untold (
    challenge INTEGER NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    PRIMARY KEY (challenge, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "challenges_untold" VALUES(1,11);
INSERT INTO "challenges_untold" VALUES(2,11);
INSERT INTO "challenges_untold" VALUES(1,12);
CREATE TABLE coaching (
    user INTEGER PRIMARY KEY,
    explained TEXT NOT NULL,  -- the moments explained when they first came, with spaces between
    deals INTEGER NOT NULL,  -- coached to their end
    quiet INTEGER NOT NULL,  -- the last of them without a dear move
    reasons TEXT NOT NULL  -- told lately: lines of a key and the number of the deal
, recalled TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "coaching" VALUES(11,'bid',1,0,'','');
CREATE TABLE contest_answers (
    contest INTEGER NOT NULL REFERENCES contests (id),
    deal INTEGER NOT NULL,
    player INTEGER NOT NULL,
    seen TEXT NOT NULL,  -- what the player had seen of the deal until then, in short
    code TEXT NOT NULL,
    PRIMARY KEY (contest, deal, player, seen)
) STRICT, WITHOUT ROWID;
INSERT INTO "contest_answers" VALUES(1,0,1,'seen','pass');
CREATE TABLE contest_deals (
    contest INTEGER NOT NULL REFERENCES contests (id),
    deal INTEGER NOT NULL,
    secret TEXT NOT NULL,  -- in hexadecimal
    PRIMARY KEY (contest, deal)
) STRICT, WITHOUT ROWID;
INSERT INTO "contest_deals" VALUES(1,0,'5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a');
INSERT INTO "contest_deals" VALUES(2,0,'5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a');
INSERT INTO "contest_deals" VALUES(3,0,'5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a');
CREATE TABLE contests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,  -- of a daily deal: its day; of a challenge, tournament or team match: which one it is
    variant TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,  -- JSON object, text to text
    house TEXT NOT NULL,  -- which house plays in it
    opens INTEGER NOT NULL,
    closes INTEGER NOT NULL,
    settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)),  -- 1: it is over, and the house has finished all tries
    ahead INTEGER NOT NULL DEFAULT 0 CHECK (ahead IN (0, 1)),  -- 1: it compares by points ahead of the others at the table
    tidied INTEGER NOT NULL DEFAULT 0 CHECK (tidied IN (0, 1)), viewable INTEGER NOT NULL DEFAULT 0 CHECK (viewable IN (0, 1)),  -- 1: long over, and what can be computed again is deleted
    UNIQUE (kind, number, variant, players)
) STRICT;
INSERT INTO "contests" VALUES(1,'daily',700,'slovenian',4,'{}','club 0 1',0,9,0,0,0,0);
INSERT INTO "contests" VALUES(2,'challenge',1,'slovenian',4,'{}','club 0 1',0,9,1,0,0,0);
INSERT INTO "contests" VALUES(3,'challenge',2,'slovenian',4,'{}','club 0 1',0,9,0,0,0,0);
CREATE TABLE daily_channels (
    guild INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    language TEXT NOT NULL,  -- in which Discord has the server
    day INTEGER NOT NULL,  -- which day the message is for; 0: there is none
    nonce TEXT NOT NULL,  -- by which Discord knows it again when it is posted twice
    message INTEGER,  -- NULL: it is not known whether it was posted
    posted_at INTEGER NOT NULL,
    drawn TEXT NOT NULL,  -- a digest of what it shows; empty: not known
    drawn_at INTEGER NOT NULL
) STRICT;
CREATE TABLE deals (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    dealer INTEGER NOT NULL,
    deck TEXT NOT NULL,  -- the codes of the cards in the order in which they are dealt
    carry TEXT NOT NULL,  -- what earlier deals left behind; the store does not look into it
    digest TEXT NOT NULL,  -- of the deal before the first move
    state TEXT NOT NULL CHECK (state IN ('live', 'finished', 'void')),
    scores TEXT,  -- JSON array, by player
    started_at INTEGER NOT NULL,
    finished_at INTEGER,
    house TEXT NOT NULL DEFAULT '',  -- who played when it began: by player a level, or - for a person; empty: not noted
    words TEXT NOT NULL DEFAULT '',  -- by player the SHA-256 of their word, or -; empty: nobody gave one
    PRIMARY KEY (table_id, number),
    CHECK ((state = 'finished') = (scores IS NOT NULL)),
    CHECK ((state = 'live') = (finished_at IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "deals" VALUES(1,1,0,'SC CC CQ HJ D4 SK SJ T16 HC H3 T18 H4 S10 DC T12 C8 C7 HK T14 T11 C9 T13 T10 HQ T20 DQ H1 T17 T4 H2 T9 DJ SQ T8 T19 S8 CK D3 T7 CJ T6 T3 S7 C10 F D1 T1 S9 T21 T15 T5 DK T2 D2','{"scores":[0,0,0,0],"radli":[0,0,0,0],"compulsory":false,"dealer":0,"finished":0,"skis_called":false,"last_dealer":null,"over":false}','0828f390','finished','[0, -1000, 0, 0]',1000,1000,'- - - -','');
INSERT INTO "deals" VALUES(2,1,0,'T6 T5 T9 SK T10 D1 D2 DK S8 DQ DC CJ H2 HJ T2 T11 H3 SC T18 T1 HC C7 HK T16 S7 C9 T17 T15 T14 H4 S9 T8 HQ H1 CK T4 T12 T21 D4 T3 D3 CC T19 C8 SQ DJ SJ CQ T7 F S10 C10 T20 T13','{"scores":[0,0,0,0],"radli":[0,0,0,0],"compulsory":false,"dealer":0,"finished":0,"skis_called":false,"last_dealer":null,"over":false}','6eacabad','finished','[0, 0, 0, -1000]',1000,1000,'- - - -','');
INSERT INTO "deals" VALUES(2,2,1,'C7 T5 SJ H4 D2 T6 T15 S7 T10 T8 T20 C8 SQ DJ H1 DC T14 D1 HJ T9 SK HC T17 S10 CJ HQ T13 S8 T18 SC T11 CQ HK F T16 T3 DK T2 CC T19 DQ T1 CK C9 H3 T7 D3 D4 T12 C10 T21 S9 H2 T4','{"scores":[0,0,0,-1000],"radli":[1,1,1,1],"compulsory":false,"dealer":1,"finished":1,"skis_called":false,"last_dealer":null,"over":false}','0ce53fe4','live',NULL,1000,NULL,'- - - -','');
CREATE TABLE duplicate_chairs (
    duplicate INTEGER NOT NULL REFERENCES duplicates (id),
    place INTEGER NOT NULL,  -- after the dealer, who has place 0
    level TEXT NOT NULL CHECK (level IN ('novice', 'club', 'master')),
    form TEXT NOT NULL,
    lot INTEGER NOT NULL,  -- follows from the cards: deals stand in an order that nobody knows
    filled INTEGER NOT NULL CHECK (filled IN (0, 1)),  -- 1: house players have sat there for comparison
    withdrawn INTEGER NOT NULL CHECK (withdrawn IN (0, 1)),  -- 1: it is dealt to nobody any more
    PRIMARY KEY (duplicate, place, level)
) STRICT, WITHOUT ROWID;
CREATE TABLE duplicate_results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    duplicate INTEGER NOT NULL REFERENCES duplicates (id),
    place INTEGER NOT NULL,
    level TEXT NOT NULL CHECK (level IN ('novice', 'club', 'master')),
    ghost TEXT NOT NULL,  -- the level of a house player who sat there for comparison, and their number; empty: a person
    person INTEGER,  -- NULL: nobody, or they have asked to be forgotten
    home INTEGER NOT NULL,  -- the server; 0: none
    contract TEXT NOT NULL,  -- its key; empty: none
    points INTEGER NOT NULL,  -- as in the first deal of a match
    -- All moves, separated by blanks: the code, of a card that is played its own; before it the place and a slash where
    -- somebody moves out of turn.
    line TEXT NOT NULL,
    ahead INTEGER  -- as in entries; NULL: not known, as the rules of the deal have changed since
) STRICT;
CREATE TABLE duplicates (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    form TEXT NOT NULL,  -- the game, how many play and the options of a deal
    cards TEXT NOT NULL UNIQUE,  -- in hexadecimal: the key of which the cards follow (docs/fairness.md)
    seeded INTEGER NOT NULL CHECK (seeded IN (0, 1))  -- 1: made beforehand, for nobody
) STRICT;
CREATE TABLE duplicates_dealt (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    deal INTEGER NOT NULL,  -- by its number in the log
    duplicate INTEGER NOT NULL REFERENCES duplicates (id),
    place INTEGER NOT NULL,
    level TEXT NOT NULL CHECK (level IN ('novice', 'club', 'master')),
    reckoned INTEGER NOT NULL DEFAULT 0 CHECK (reckoned IN (0, 1)),  -- 1: its result is among the results, or will never be
    PRIMARY KEY (table_id, deal)
) STRICT, WITHOUT ROWID;
CREATE TABLE duplicates_seen (
    person INTEGER NOT NULL,
    duplicate INTEGER NOT NULL REFERENCES duplicates (id),
    PRIMARY KEY (person, duplicate)
) STRICT, WITHOUT ROWID;
CREATE TABLE entrants (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL,
    person INTEGER,  -- NULL: they have asked to be forgotten
    name TEXT NOT NULL,
    gone INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),  -- 1: they have left, though they have opened a deal
    place INTEGER,  -- NULL: it is not over, or they have none
    score REAL,  -- percent in the mean, or points
    deals INTEGER,  -- how many they have played
    PRIMARY KEY (tournament, number),
    UNIQUE (tournament, person),
    CHECK ((place IS NULL) = (score IS NULL) AND (place IS NULL) = (deals IS NULL))
) STRICT, WITHOUT ROWID;
CREATE TABLE entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    contest INTEGER NOT NULL REFERENCES contests (id),
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER,  -- NULL: they have asked to be forgotten before it was over
    mark TEXT NOT NULL,  -- who they are, as only the secret of the deal tells: one try stays one try
    name TEXT NOT NULL,
    home INTEGER NOT NULL,  -- the server in which it was opened; 0: it is gone
    reach TEXT NOT NULL CHECK (reach IN ('server', 'direct', 'guest')),  -- what the bot can do there
    language TEXT NOT NULL,
    late INTEGER NOT NULL CHECK (late IN (0, 1)),  -- 1: opened when the contest was over, for practice
    opened_at INTEGER NOT NULL,
    finished_at INTEGER,
    by_house INTEGER NOT NULL DEFAULT 0 CHECK (by_house IN (0, 1)),  -- 1: left unfinished, and finished by the house
    points INTEGER,
    found TEXT,  -- JSON: what is said of their decisions
    table_id INTEGER REFERENCES tables (id),  -- where the deal can be looked at once the contest is over
    percent INTEGER,  -- how it stands beside house players, from 0 to 100; NULL: it is not over, or did not count
    cost REAL,  -- what its decisions cost, in spreads of the game; NULL: as before, or not known
    ahead INTEGER, weight REAL,  -- own points less the mean of the others', in twelfths; NULL: not finished, or the contest goes by points
    UNIQUE (contest, mark),
    CHECK ((finished_at IS NULL) = (points IS NULL))
) STRICT;
INSERT INTO "entries" VALUES(1,1,0,0,11,'x','Ana',1,'server','en',0,1,5,0,35,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE entry_moves (
    entry INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    player INTEGER NOT NULL,
    code TEXT NOT NULL,
    step INTEGER NOT NULL,  -- how many moves the person had made when it was made, this one too
    PRIMARY KEY (entry, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "entry_moves" VALUES(1,0,0,'pass',1);
CREATE TABLE ghosts (
    contest INTEGER NOT NULL REFERENCES contests (id),
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    level TEXT NOT NULL,
    number INTEGER NOT NULL,
    points INTEGER NOT NULL,
    line TEXT NOT NULL,  -- the codes of all moves, separated by blanks
    ahead INTEGER, ending TEXT NOT NULL DEFAULT '',  -- as in entries
    PRIMARY KEY (contest, deal, seat, level, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "ghosts" VALUES(1,0,0,'club',1,35,'pass',NULL,'');
CREATE TABLE guest_messages (
    message INTEGER PRIMARY KEY,
    shown_by INTEGER NOT NULL,
    original INTEGER NOT NULL CHECK (original IN (0, 1))
) STRICT;
CREATE TABLE habits (
    person INTEGER PRIMARY KEY,
    forced_cards TEXT,
    trumps TEXT NOT NULL,
    suits TEXT NOT NULL,
    ranks TEXT NOT NULL,
    letters TEXT NOT NULL,
    changed INTEGER NOT NULL DEFAULT 0
, coach TEXT NOT NULL DEFAULT 'first', puzzles TEXT NOT NULL DEFAULT 'all') STRICT;
INSERT INTO "habits" VALUES(11,NULL,'left','pack','low','KDCF',3,'never','mine');
CREATE TABLE hand_messages (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    message INTEGER,  -- NULL: not known, or there is none yet
    original INTEGER NOT NULL CHECK (original IN (0, 1)),  -- 1: the interaction was answered with it, or pressed on it
    watches INTEGER NOT NULL CHECK (watches IN (0, 1)),
    shown_by INTEGER NOT NULL,  -- the interaction that can change it
    sender INTEGER NOT NULL,  -- the interaction by which another is sent
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE hints (
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    player INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, deal, player, seq),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "hints" VALUES(1,1,0,3);
CREATE TABLE ladder (
    kind TEXT NOT NULL,  -- of which contests
    home INTEGER NOT NULL,  -- the server in which the tries were opened; 0: all
    span TEXT NOT NULL CHECK (span IN ('week', 'month', 'season')),
    begins INTEGER NOT NULL,  -- its first day
    game TEXT NOT NULL,  -- a variant and how many play, separated by a blank; empty: all
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    days INTEGER NOT NULL,  -- on how many days there is a try
    tries INTEGER NOT NULL,
    percent REAL NOT NULL,  -- in the mean
    whole INTEGER NOT NULL,  -- percent without its fraction
    cost REAL NOT NULL,  -- in the mean of those of which it is known; a million: of none
    PRIMARY KEY (kind, home, span, begins, game, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE ladder_counts (
    kind TEXT NOT NULL,
    home INTEGER NOT NULL,
    span TEXT NOT NULL,
    begins INTEGER NOT NULL,
    game TEXT NOT NULL,
    whole INTEGER NOT NULL,
    days INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (kind, home, span, begins, game, whole, days)
) STRICT, WITHOUT ROWID;
CREATE TABLE ladder_homes (
    kind TEXT NOT NULL,  -- of which contests
    home INTEGER NOT NULL,  -- the server in which the tries were opened; 0: all
    first_day INTEGER NOT NULL,
    PRIMARY KEY (kind, home)
) STRICT, WITHOUT ROWID;
CREATE TABLE languages (
    whose TEXT NOT NULL CHECK (whose IN ('person', 'server')),
    id INTEGER NOT NULL,
    language TEXT NOT NULL,
    changed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (whose, id)
) STRICT, WITHOUT ROWID;
INSERT INTO "languages" VALUES('person',11,'sl',2);
CREATE TABLE league_members (
    begins INTEGER NOT NULL,  -- the week
    person INTEGER NOT NULL,
    league INTEGER NOT NULL,
    alias INTEGER NOT NULL,  -- which made-up name they have in their league; drawn at random
    days INTEGER,  -- NULL, like points and place: the week is not closed yet
    points INTEGER,
    place INTEGER,
    PRIMARY KEY (begins, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "league_members" VALUES(6,11,1,0,NULL,NULL,NULL);
CREATE TABLE league_people (
    person INTEGER PRIMARY KEY,
    home INTEGER NOT NULL,  -- the server where they joined: only there they go by their name
    name TEXT NOT NULL,
    league INTEGER NOT NULL,  -- where their last week leads them, 1 the highest; 0: they are new
    points INTEGER NOT NULL,  -- of their last week
    idle INTEGER NOT NULL  -- how many weeks in a row they have not played
) STRICT;
INSERT INTO "league_people" VALUES(11,1,'Ana',0,0,0);
CREATE TABLE league_weeks (
    begins INTEGER PRIMARY KEY,  -- the day of its Monday
    closed INTEGER NOT NULL CHECK (closed IN (0, 1))
) STRICT;
INSERT INTO "league_weeks" VALUES(6,0);
CREATE TABLE lesson_offers (
    user INTEGER NOT NULL,
    lesson TEXT NOT NULL,
    shown INTEGER NOT NULL,  -- a lesson that was opened counts as shown often enough
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    PRIMARY KEY (user, lesson)
) STRICT, WITHOUT ROWID;
INSERT INTO "lesson_offers" VALUES(11,'1',2,0,0);
INSERT INTO "lesson_offers" VALUES(11,'6',1,1,1);
CREATE TABLE lesson_runs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL UNIQUE,
    lesson TEXT NOT NULL,
    step INTEGER NOT NULL,  -- the index of the step that is asked; behind the last one: the lesson is over
    misses INTEGER NOT NULL,  -- wrong answers to that step
    answer TEXT NOT NULL,  -- the last answer; empty: none, or it says nothing now
    moves TEXT NOT NULL,  -- moves of a learner who plays on freely, as lines of a record; empty: as recorded
    seq INTEGER NOT NULL,  -- counts all presses, so that stale ones are found out
    asked_at INTEGER NOT NULL
, wanted TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "lesson_runs" VALUES(1,11,'1',0,0,'','',1,1000,'');
CREATE TABLE lesson_steps (
    step TEXT PRIMARY KEY,
    shown INTEGER NOT NULL,
    answered INTEGER NOT NULL,
    right_first INTEGER NOT NULL,
    seconds INTEGER NOT NULL  -- from shown to answered, all together
) STRICT, WITHOUT ROWID;
INSERT INTO "lesson_steps" VALUES('1.1',1,1,0,0);
CREATE TABLE lessons_done (
    user INTEGER NOT NULL,
    lesson TEXT NOT NULL,
    PRIMARY KEY (user, lesson)
) STRICT, WITHOUT ROWID;
INSERT INTO "lessons_done" VALUES(11,'1');
CREATE TABLE looks (
    whose TEXT NOT NULL CHECK (whose IN ('person', 'server')),
    id INTEGER NOT NULL,
    style TEXT NOT NULL,
    deck TEXT NOT NULL,
    changed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (whose, id)
) STRICT, WITHOUT ROWID;
INSERT INTO "looks" VALUES('person',11,'text','clear',1);
CREATE TABLE made_puzzles (
    puzzle TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    text TEXT NOT NULL,
    table_id INTEGER REFERENCES tables (id),  -- NULL: the house played the deal
    is_shared INTEGER NOT NULL CHECK (is_shared IN (0, 1))  -- 0: only for the person whose mistake it is
) STRICT, WITHOUT ROWID;
CREATE TABLE moves (
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    player INTEGER NOT NULL,
    "by" TEXT NOT NULL CHECK ("by" IN ('person', 'house', 'clock')),
    user INTEGER,
    code TEXT NOT NULL,
    digest TEXT NOT NULL,  -- of the deal after the move
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, deal, seq),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES(1,1,0,2,'person',13,'pass','96c89c00',1000);
INSERT INTO "moves" VALUES(1,1,1,3,'person',14,'bid:one','798a8c97',1000);
INSERT INTO "moves" VALUES(1,1,2,0,'person',11,'bid:valat_without','40adbbd5',1000);
INSERT INTO "moves" VALUES(1,1,3,1,'person',12,'bid:valat_without','ce6266bb',1000);
INSERT INTO "moves" VALUES(1,1,4,3,'person',14,'pass','d36ed299',1000);
INSERT INTO "moves" VALUES(1,1,5,0,'person',11,'pass','2a7284ce',1000);
INSERT INTO "moves" VALUES(1,1,6,1,'person',12,'pass','ee20c281',1000);
INSERT INTO "moves" VALUES(1,1,7,2,'person',13,'pass','05db882a',1000);
INSERT INTO "moves" VALUES(1,1,8,3,'person',14,'kontra:game','08083ab0',1000);
INSERT INTO "moves" VALUES(1,1,9,3,'person',14,'pass','0b8943b2',1000);
INSERT INTO "moves" VALUES(1,1,10,0,'person',11,'pass','6c6824c1',1000);
INSERT INTO "moves" VALUES(1,1,11,1,'person',12,'pass','1ec989c3',1000);
INSERT INTO "moves" VALUES(1,1,12,2,'person',13,'pass','54bf1425',1000);
INSERT INTO "moves" VALUES(1,1,13,1,'person',12,'play:T19','21633c21',1000);
INSERT INTO "moves" VALUES(1,1,14,2,'person',13,'play:T6','01b8a837',1000);
INSERT INTO "moves" VALUES(1,1,15,3,'person',14,'play:T13','e0af6ff6',1000);
INSERT INTO "moves" VALUES(1,1,16,0,'person',11,'play:T5','b22ff311',1000);
INSERT INTO "moves" VALUES(1,1,17,1,'person',12,'play:T18','894d6bc0',1000);
INSERT INTO "moves" VALUES(1,1,18,2,'person',13,'play:T7','b83c7999',1000);
INSERT INTO "moves" VALUES(1,1,19,3,'person',14,'play:T1','80be6ed8',1000);
INSERT INTO "moves" VALUES(1,1,20,0,'person',11,'play:T20','6b8462e4',1000);
INSERT INTO "moves" VALUES(2,1,0,2,'person',13,'pass','c9ee751f',1000);
INSERT INTO "moves" VALUES(2,1,1,3,'person',14,'bid:one','ed750220',1000);
INSERT INTO "moves" VALUES(2,1,2,0,'person',11,'bid:color_valat_without','1dde6a11',1000);
INSERT INTO "moves" VALUES(2,1,3,1,'person',12,'pass','c4358c57',1000);
INSERT INTO "moves" VALUES(2,1,4,3,'person',14,'bid:valat_without','7fe01328',1000);
INSERT INTO "moves" VALUES(2,1,5,0,'person',11,'pass','bd78eada',1000);
INSERT INTO "moves" VALUES(2,1,6,3,'person',14,'pass','3bc2e36d',1000);
INSERT INTO "moves" VALUES(2,1,7,0,'person',11,'kontra:game','f2ec1fea',1000);
INSERT INTO "moves" VALUES(2,1,8,0,'person',11,'pass','8172fd10',1000);
INSERT INTO "moves" VALUES(2,1,9,1,'person',12,'pass','057e5e93',1000);
INSERT INTO "moves" VALUES(2,1,10,2,'person',13,'pass','ca91434a',1000);
INSERT INTO "moves" VALUES(2,1,11,3,'person',14,'pass','cd5a99cc',1000);
INSERT INTO "moves" VALUES(2,1,12,3,'person',14,'play:HK','f09e70be',1000);
INSERT INTO "moves" VALUES(2,1,13,0,'person',11,'play:H4','68c97e32',1000);
INSERT INTO "moves" VALUES(2,1,14,1,'person',12,'play:HQ','074a6653',1000);
INSERT INTO "moves" VALUES(2,1,15,2,'person',13,'play:HJ','9112b9ac',1000);
INSERT INTO "moves" VALUES(2,1,16,3,'person',14,'play:C7','74851395',1000);
INSERT INTO "moves" VALUES(2,1,17,0,'person',11,'play:C9','54270bc2',1000);
INSERT INTO "moves" VALUES(2,1,18,1,'person',12,'play:CJ','f7193500',1000);
INSERT INTO "moves" VALUES(2,1,19,2,'person',13,'play:CC','31ddfcb8',1000);
INSERT INTO "moves" VALUES(2,2,20,3,'person',14,'bid:open_beggar','361e08df',1000);
INSERT INTO "moves" VALUES(2,2,21,0,'person',11,'bid:color_valat_without','8b74ba40',1000);
INSERT INTO "moves" VALUES(2,2,22,1,'person',12,'bid:valat_without','bf8350bf',1000);
INSERT INTO "moves" VALUES(2,2,23,2,'person',13,'pass','02d7d866',1000);
INSERT INTO "moves" VALUES(2,2,24,3,'person',14,'pass','a0ce8f84',1000);
CREATE TABLE names (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "names" VALUES(1,11,'Ana');
INSERT INTO "names" VALUES(1,12,'Bor');
INSERT INTO "names" VALUES(1,13,'Cilka');
INSERT INTO "names" VALUES(1,14,'Dane');
CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "notes" VALUES('blocks','1');
INSERT INTO "notes" VALUES('choices','3');
INSERT INTO "notes" VALUES('commands','x');
CREATE TABLE played (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    players INTEGER NOT NULL,
    company TEXT NOT NULL CHECK (company IN ('people', 'house')),
    score INTEGER NOT NULL,
    PRIMARY KEY (user, guild, game, at, table_id, deal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "played" VALUES(11,1,'slovenian',1000,1,1,4,'people',0);
INSERT INTO "played" VALUES(11,1,'slovenian',1000,2,1,4,'people',0);
INSERT INTO "played" VALUES(12,1,'slovenian',1000,1,1,4,'people',-1000);
INSERT INTO "played" VALUES(12,1,'slovenian',1000,2,1,4,'people',0);
INSERT INTO "played" VALUES(13,1,'slovenian',1000,1,1,4,'people',0);
INSERT INTO "played" VALUES(13,1,'slovenian',1000,2,1,4,'people',0);
INSERT INTO "played" VALUES(14,1,'slovenian',1000,1,1,4,'people',0);
INSERT INTO "played" VALUES(14,1,'slovenian',1000,2,1,4,'people',-1000);
CREATE TABLE postings (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    place INTEGER NOT NULL,  -- by age, the newest last
    nonce TEXT NOT NULL,  -- by which Discord knows it again when it is posted twice
    message INTEGER,  -- NULL: it is not known whether it was posted
    at INTEGER NOT NULL,
    deal INTEGER,  -- the deal that it shows; NULL: a lobby, or not known
    called INTEGER,  -- the move for which the person on turn has been shown their hand or called, as all see its number
    drawn TEXT NOT NULL,  -- a digest of the page that it shows; empty: not known
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE practice_moves (
    practice INTEGER NOT NULL REFERENCES practices (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    player INTEGER NOT NULL,
    code TEXT NOT NULL,
    step INTEGER NOT NULL,  -- which click of the person's it was made at; 0: before the first
    PRIMARY KEY (practice, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE practices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL UNIQUE,
    table_id INTEGER,  -- NULL: it begins at a puzzle
    deal INTEGER,
    position INTEGER NOT NULL,  -- how many moves of the deal stand before it; 0 at a puzzle
    seat INTEGER NOT NULL,  -- the player as whom the person plays
    puzzle TEXT NOT NULL,  -- empty: it begins in a deal
    CHECK ((table_id IS NULL) = (puzzle <> '') AND (deal IS NULL) = (puzzle <> '')),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT;
INSERT INTO "practices" VALUES(1,11,1,1,4,0,'');
CREATE TABLE puzzle_answers (
    user INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    answer TEXT NOT NULL,
    is_right INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    at INTEGER NOT NULL,
    is_rated INTEGER NOT NULL,
    PRIMARY KEY (user, puzzle)
) STRICT, WITHOUT ROWID;
INSERT INTO "puzzle_answers" VALUES(11,'0a','play:T1',0,7,1000,1);
CREATE TABLE puzzle_choices (
    puzzle TEXT NOT NULL,
    answer TEXT NOT NULL,
    chosen INTEGER NOT NULL,  -- by how many people, at first
    PRIMARY KEY (puzzle, answer)
) STRICT, WITHOUT ROWID;
INSERT INTO "puzzle_choices" VALUES('0a','play:T1',1);
CREATE TABLE puzzle_days (
    user INTEGER NOT NULL,
    day INTEGER NOT NULL,
    PRIMARY KEY (user, day)
) STRICT, WITHOUT ROWID;
INSERT INTO "puzzle_days" VALUES(11,20);
CREATE TABLE puzzle_house_deals (
    game TEXT PRIMARY KEY,
    deals INTEGER NOT NULL  -- those that were looked at
) STRICT, WITHOUT ROWID;
CREATE TABLE puzzle_mistakes (
    user INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    PRIMARY KEY (user, puzzle)
) STRICT, WITHOUT ROWID;
CREATE TABLE puzzle_ratings (
    puzzle TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    likes INTEGER NOT NULL,
    dislikes INTEGER NOT NULL
, kept INTEGER CHECK (kept IN (0, 1))) STRICT, WITHOUT ROWID;
INSERT INTO "puzzle_ratings" VALUES('0a','slovenian',1.5690388928144393503e+03,2.44730479899505951372e+02,1,0,NULL);
CREATE TABLE puzzle_repetitions (
    user INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    card TEXT NOT NULL,  -- a card of fsrs, as JSON
    due INTEGER NOT NULL,
    successes INTEGER NOT NULL,  -- right answers in a row
    PRIMARY KEY (user, puzzle)
) STRICT, WITHOUT ROWID;
INSERT INTO "puzzle_repetitions" VALUES(11,'0a','{}',1000,0);
CREATE TABLE puzzle_solvers (
    user INTEGER PRIMARY KEY,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    game TEXT NOT NULL,
    theme TEXT NOT NULL,  -- what was asked for; empty: any
    puzzle TEXT NOT NULL,
    repeats TEXT NOT NULL,  -- the puzzle whose repetition it is; empty: it is none
    answer TEXT NOT NULL,  -- empty: it is not answered yet
    seq INTEGER NOT NULL,  -- counts the puzzles shown, so that stale presses are found out
    asked_at INTEGER NOT NULL,
    day INTEGER NOT NULL,  -- of the last repetition, since 1970
    repeated INTEGER NOT NULL  -- repetitions on that day
) STRICT;
INSERT INTO "puzzle_solvers" VALUES(11,1.43096110718556064969e+03,2.44730479899505951372e+02,'slovenian','','0a','','play:T1',1,0,0,0);
CREATE TABLE puzzle_sources (
    user INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    PRIMARY KEY (user, table_id, deal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE puzzle_votes (
    user INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    vote TEXT NOT NULL,  -- up, down
    PRIMARY KEY (user, puzzle)
) STRICT, WITHOUT ROWID;
INSERT INTO "puzzle_votes" VALUES(11,'0a','up');
CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    month INTEGER NOT NULL,
    user INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (guild, game, month, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "ratings" VALUES(1,'slovenian',0,11,1.52143940381312131647e+03,2.48167189466353306677e+02);
INSERT INTO "ratings" VALUES(1,'slovenian',0,12,1.43568178856063605056e+03,2.5001249968622184384e+02);
INSERT INTO "ratings" VALUES(1,'slovenian',0,13,1.52143940381312131647e+03,2.48167189466353306677e+02);
INSERT INTO "ratings" VALUES(1,'slovenian',0,14,1.52143940381312131647e+03,2.48167189466353306677e+02);
INSERT INTO "ratings" VALUES(1,'slovenian',197001,11,1.52143940381312131647e+03,2.48167189466353306677e+02);
INSERT INTO "ratings" VALUES(1,'slovenian',197001,12,1.43568178856063605056e+03,2.5001249968622184384e+02);
INSERT INTO "ratings" VALUES(1,'slovenian',197001,13,1.52143940381312131647e+03,2.48167189466353306677e+02);
INSERT INTO "ratings" VALUES(1,'slovenian',197001,14,1.52143940381312131647e+03,2.48167189466353306677e+02);
CREATE TABLE reminders (
    person INTEGER PRIMARY KEY,
    language TEXT NOT NULL,
    reminded_at INTEGER NOT NULL,  -- the last time; 0: never
    opened_at INTEGER NOT NULL DEFAULT 0  -- when they opened their last deal of the day
, told_day INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    variant TEXT NOT NULL,
    score INTEGER NOT NULL,
    place INTEGER NOT NULL,  -- from 1
    deals INTEGER NOT NULL,
    people INTEGER NOT NULL,  -- people, not house players, who took part in the match
    at INTEGER NOT NULL,
    -- Whether the match has changed ratings, and if not, why: 'hint', a hint was given; 'often', the same two people alone had
    -- played three that day; 'alone', fewer than two sides had people. NULL: it is not counted yet.
    rated TEXT CHECK (rated IN ('yes', 'hint', 'often', 'alone')),
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "results" VALUES(1,11,1,'slovenian',-100,1,1,4,1000,'yes');
INSERT INTO "results" VALUES(1,12,1,'slovenian',-1100,4,1,4,1000,'yes');
INSERT INTO "results" VALUES(1,13,1,'slovenian',-100,1,1,4,1000,'yes');
INSERT INTO "results" VALUES(1,14,1,'slovenian',-100,1,1,4,1000,'yes');
CREATE TABLE seat_requests (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    declined INTEGER NOT NULL CHECK (declined IN (0, 1)),  -- 1: refused, which holds for the match
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    player INTEGER NOT NULL,
    user INTEGER,  -- NULL: a house player from the start
    name TEXT NOT NULL,
    house INTEGER NOT NULL CHECK (house IN (0, 1)),  -- 1: a house player acts for the seat now
    level TEXT NOT NULL DEFAULT 'club' CHECK (level IN ('novice', 'club', 'master')),  -- of that house player
    away INTEGER,  -- did not move in time: finished deals of the match by then. NULL: present, or the house keeps the seat
    late INTEGER NOT NULL DEFAULT 0,  -- how often in the match its person has run out of time
    PRIMARY KEY (table_id, player),
    CHECK (user IS NOT NULL OR house = 1)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,11,'Ana',0,'club',NULL,0);
INSERT INTO "seats" VALUES(1,1,12,'Bor',0,'club',NULL,0);
INSERT INTO "seats" VALUES(1,2,13,'Cilka',0,'club',NULL,0);
INSERT INTO "seats" VALUES(1,3,14,'Dane',0,'club',NULL,0);
INSERT INTO "seats" VALUES(2,0,11,'Ana',0,'club',NULL,0);
INSERT INTO "seats" VALUES(2,1,12,'Bor',0,'club',NULL,0);
INSERT INTO "seats" VALUES(2,2,13,'Cilka',0,'club',NULL,0);
INSERT INTO "seats" VALUES(2,3,14,'Dane',0,'club',NULL,0);
INSERT INTO "seats" VALUES(3,0,11,'Ana',0,'club',NULL,0);
INSERT INTO "seats" VALUES(3,1,12,'Bor',0,'club',NULL,0);
INSERT INTO "seats" VALUES(3,2,13,'Cilka',0,'club',NULL,0);
INSERT INTO "seats" VALUES(3,3,14,'Dane',0,'club',NULL,0);
CREATE TABLE secrets (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    deal INTEGER NOT NULL,  -- by its number in the log, where it may not be yet
    secret TEXT NOT NULL,  -- in hexadecimal
    PRIMARY KEY (table_id, deal)
) STRICT, WITHOUT ROWID;
INSERT INTO "secrets" VALUES(1,1,'f5b165224a58b791df6af1d8303e61cdc4bb86c3d1c427103c344c4189eb2f1e');
INSERT INTO "secrets" VALUES(2,1,'7bd5d47e446fcec2a3d811736110e5781bcccea696762e6116c6e9c92d99bf35');
INSERT INTO "secrets" VALUES(2,2,'8c2e0718822ce47ca8c74107e66cb0e4b2b3f4d58d82ca6386d2c96e760e819b');
CREATE TABLE server_rules (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,  -- by the name it goes by
    options TEXT NOT NULL,  -- JSON object, text to text
    PRIMARY KEY (guild, game)
) STRICT, WITHOUT ROWID;
INSERT INTO "server_rules" VALUES(1,'slovenian','{"mond_penalty": "21"}');
CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    several INTEGER NOT NULL CHECK (several IN (0, 1)),  -- 1: a channel may have several tables
    patience INTEGER  -- seconds for a move; NULL: nothing chosen
, leagues INTEGER NOT NULL DEFAULT 0 CHECK (leagues IN (0, 1))) STRICT;
INSERT INTO "servers" VALUES(1,1,300,1);
CREATE TABLE shared_pages (
    person INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    guild INTEGER NOT NULL,  -- 0: direct messages
    page TEXT NOT NULL,  -- names the page: daily:share:7
    message INTEGER NOT NULL,
    PRIMARY KEY (person, channel, page)
) STRICT, WITHOUT ROWID;
INSERT INTO "shared_pages" VALUES(11,2,1,'daily:share:1',7);
CREATE TABLE shares (
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    PRIMARY KEY (table_id, deal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "shares" VALUES(1,1);
CREATE TABLE sums (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    month INTEGER NOT NULL,
    company TEXT NOT NULL CHECK (company IN ('people', 'house')),
    user INTEGER NOT NULL,
    players INTEGER NOT NULL,
    deals INTEGER NOT NULL DEFAULT 0,
    total INTEGER NOT NULL DEFAULT 0,  -- the scores of these deals
    squares INTEGER NOT NULL DEFAULT 0,  -- and their squares
    declared INTEGER NOT NULL DEFAULT 0,  -- deals in which they were the declarer
    made INTEGER NOT NULL DEFAULT 0,
    best INTEGER,
    best_table INTEGER,
    best_deal INTEGER,
    worst INTEGER,
    worst_table INTEGER,
    worst_deal INTEGER,
    matches INTEGER NOT NULL DEFAULT 0,
    won INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild, game, month, company, user, players)
) STRICT, WITHOUT ROWID;
INSERT INTO "sums" VALUES(1,'slovenian',0,'people',11,4,2,0,0,0,0,0,1,1,0,1,1,1,1);
INSERT INTO "sums" VALUES(1,'slovenian',0,'people',12,4,2,-1000,1000000,1,0,0,2,1,-1000,1,1,1,0);
INSERT INTO "sums" VALUES(1,'slovenian',0,'people',13,4,2,0,0,0,0,0,1,1,0,1,1,1,1);
INSERT INTO "sums" VALUES(1,'slovenian',0,'people',14,4,2,-1000,1000000,1,0,0,1,1,-1000,2,1,1,1);
INSERT INTO "sums" VALUES(1,'slovenian',197001,'people',11,4,2,0,0,0,0,0,1,1,0,1,1,1,1);
INSERT INTO "sums" VALUES(1,'slovenian',197001,'people',12,4,2,-1000,1000000,1,0,0,2,1,-1000,1,1,1,0);
INSERT INTO "sums" VALUES(1,'slovenian',197001,'people',13,4,2,0,0,0,0,0,1,1,0,1,1,1,1);
INSERT INTO "sums" VALUES(1,'slovenian',197001,'people',14,4,2,-1000,1000000,1,0,0,1,1,-1000,2,1,1,1);
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    founder INTEGER NOT NULL,  -- 0: has asked to be forgotten
    variant TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,  -- JSON object, text to text
    language TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'ended', 'stopped')),
    match TEXT,  -- how the match stands; the store does not look into it
    skis_called_by INTEGER,  -- a player of the table, from 0
    told INTEGER NOT NULL DEFAULT 0,  -- deals whose end the channel has been shown; at the end one more
    created_at INTEGER NOT NULL,
    ended_at INTEGER,
    -- What it waits for while it sleeps: words out of 'remind absent close', and since when. 'now': the table is awake, or was
    -- when the process died, so it is read after a start. NULL: nothing will happen here any more.
    waits TEXT,
    since INTEGER,
    reminded INTEGER,  -- the turn for which a person has been reminded, as all count turns
    ready TEXT NOT NULL DEFAULT '',  -- between deals: the users who have asked for the next one, separated by blanks
    preset TEXT NOT NULL DEFAULT '',  -- the named rules it was opened with, while unchanged; empty: they have no name
    dealer INTEGER,  -- of a rematch, which keeps its seats: a player, from 0. NULL: seats and dealer are drawn by lot
    paused INTEGER,  -- since when; NULL: it is not paused
    resumed INTEGER NOT NULL DEFAULT 0,  -- when the last pause ended
    removed TEXT NOT NULL DEFAULT '',  -- users whom the founder has removed from the lobby, separated by blanks
    level TEXT NOT NULL DEFAULT 'club' CHECK (level IN ('novice', 'club', 'master')),  -- of house players in empty seats
    hints TEXT NOT NULL DEFAULT '' CHECK (hints IN ('', 'on', 'off')),  -- empty: only where one person plays with the house
    patience INTEGER,  -- seconds for a move; 0: no limit, NULL: as the host of the bot has set it
    hurried INTEGER NOT NULL DEFAULT 0 CHECK (hurried IN (0, 1)),  -- 1: the founder chose that, so it holds for one person, too
    reach TEXT NOT NULL DEFAULT 'server' CHECK (reach IN ('server', 'direct', 'guest')),  -- 'guest': the bot only answers
    paused_by INTEGER,  -- the player who alone asked for the pause, which ends after a day; NULL: others asked, too
    contest INTEGER REFERENCES contests (id),  -- whose secrets make its cards; NULL: the table has cards of its own
    CHECK ((state IN ('ended', 'stopped')) = (ended_at IS NOT NULL))
) STRICT;
INSERT INTO "tables" VALUES(1,1,2,11,'slovenian',4,'{"deals": "1", "match_end": "deals"}','en','ended','{"scores":[0,-1000,0,0],"radli":[1,1,1,1],"compulsory":false,"dealer":1,"finished":1,"skis_called":false,"last_dealer":null,"over":true}',NULL,0,1000,1000,'now',NULL,NULL,'','',NULL,NULL,0,'','club','',1000,0,'server',NULL,NULL);
INSERT INTO "tables" VALUES(2,1,2,11,'slovenian',4,'{"deals": "2", "match_end": "deals"}','en','playing','{"scores":[0,0,0,-1000],"radli":[1,1,1,1],"compulsory":false,"dealer":1,"finished":1,"skis_called":false,"last_dealer":null,"over":false}',NULL,0,1000,NULL,'now',NULL,NULL,'','',NULL,1000,900,'','club','',1000,0,'server',NULL,NULL);
INSERT INTO "tables" VALUES(3,1,3,11,'slovenian',4,'{"deals": "3", "match_end": "deals"}','en','lobby',NULL,NULL,0,1000,NULL,'now',NULL,NULL,'','',NULL,NULL,0,'','club','',1000,0,'server',NULL,NULL);
CREATE TABLE take_backs (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    seq INTEGER NOT NULL,  -- the number of the next move: once it is made the question is settled
    agreed TEXT NOT NULL,  -- JSON array of the users who have agreed so far
    refused INTEGER NOT NULL CHECK (refused IN (0, 1)),
    asked TEXT NOT NULL DEFAULT '[]'  -- JSON array: a deal's number, then by player how often they asked in it
) STRICT;
CREATE TABLE team_matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    captain INTEGER,  -- NULL: they have asked to be forgotten
    captain_name TEXT NOT NULL,
    variant TEXT NOT NULL,
    players INTEGER NOT NULL,  -- at a table
    teams INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    language TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('gathering', 'playing', 'off')),
    contest INTEGER REFERENCES contests (id),  -- the deals, once it is played
    rival INTEGER REFERENCES team_matches (id),  -- of two servers each has a match of its own, with the same deals: the other
    code TEXT NOT NULL DEFAULT '',  -- by which another server takes it on; empty: nobody can
    told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1)),  -- 1: its channel has been told the result
    CHECK ((state = 'playing') = (contest IS NOT NULL))
) STRICT;
CREATE TABLE team_members (
    match_id INTEGER NOT NULL REFERENCES team_matches (id),
    person INTEGER NOT NULL,
    team INTEGER NOT NULL,  -- from 0
    place INTEGER,  -- the order in which people of a team have sat down, from 0; NULL: they were asked, and have not
    asked INTEGER NOT NULL CHECK (asked IN (0, 1)),  -- 1: the captain has named them: nobody else sits in that team
    name TEXT NOT NULL,
    PRIMARY KEY (match_id, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE tokens (
    interaction INTEGER PRIMARY KEY,  -- its number in Discord, which tells when it began
    token TEXT NOT NULL,
    person INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    server INTEGER NOT NULL,  -- 0: the bot is a guest there, or it is in no server
    locale TEXT NOT NULL,
    posts INTEGER NOT NULL CHECK (posts IN (0, 1))  -- 1: tables are drawn by it where the bot is a guest
) STRICT;
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,  -- where its board stands
    language TEXT NOT NULL,  -- in which Discord has the server
    organizer INTEGER,  -- NULL: they have asked to be forgotten
    ranking TEXT NOT NULL CHECK (ranking IN ('matchpoints', 'differences')),
    made_at INTEGER NOT NULL,
    called_off INTEGER NOT NULL DEFAULT 0 CHECK (called_off IN (0, 1)),
    nonce TEXT NOT NULL,  -- by which Discord knows the board again when it is posted twice
    message INTEGER,  -- NULL: it is not known whether it was posted
    drawn TEXT NOT NULL DEFAULT '',  -- a digest of what the board shows; empty: not known; '-': it is left as it is
    drawn_at INTEGER NOT NULL DEFAULT 0
, name TEXT NOT NULL DEFAULT '', series INTEGER, weekly INTEGER NOT NULL DEFAULT 0 CHECK (weekly IN (0, 1)), lasts INTEGER NOT NULL DEFAULT 0, told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1))) STRICT;
CREATE TABLE uncounted (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    deals INTEGER NOT NULL,  -- the newest deal that had been finished
    results INTEGER NOT NULL CHECK (results IN (0, 1))  -- 1: its match had been
) STRICT;
CREATE TABLE words (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    deal INTEGER NOT NULL,
    user INTEGER NOT NULL,
    word TEXT NOT NULL,
    PRIMARY KEY (table_id, deal, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX contests_to_settle ON contests (closes) WHERE settled = 0;
CREATE INDEX contests_to_tidy ON contests (closes) WHERE settled = 1 AND tidied = 0;
CREATE UNIQUE INDEX open_table_of_channel ON tables (channel) WHERE state IN ('lobby', 'playing');
CREATE INDEX open_tables_by_guild ON tables (guild) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_by_founder ON tables (founder);
CREATE INDEX tables_by_guild ON tables (guild);
CREATE INDEX tables_by_reach ON tables (reach, guild);
CREATE INDEX tables_by_contest ON tables (contest, id) WHERE contest IS NOT NULL;
CREATE INDEX tables_naming_people ON tables (id) WHERE ready <> '' OR removed <> '';
CREATE INDEX waiting_tables ON tables (id) WHERE waits IS NOT NULL;
CREATE INDEX seats_by_user ON seats (user);
CREATE UNIQUE INDEX live_deal_of_table ON deals (table_id) WHERE state = 'live';
CREATE INDEX moves_by_user ON moves (user) WHERE user IS NOT NULL;
CREATE INDEX seat_requests_by_person ON seat_requests (person);
CREATE INDEX names_by_user ON names (user);
CREATE INDEX looks_by_change ON looks (changed);
CREATE INDEX languages_by_change ON languages (changed);
CREATE INDEX results_by_user ON results (user);
CREATE INDEX played_by_deal ON played (table_id, deal);
CREATE INDEX sums_by_user ON sums (user, guild, month);
CREATE INDEX ratings_by_user ON ratings (user);
CREATE INDEX words_by_user ON words (user);
CREATE INDEX analyses_by_user ON analyses (user);
CREATE INDEX entries_by_person ON entries (person, contest) WHERE person IS NOT NULL;
CREATE INDEX entries_by_home ON entries (contest, home) WHERE finished_at IS NOT NULL;
CREATE INDEX entries_by_reach ON entries (reach, home) WHERE home <> 0;
CREATE INDEX entries_by_table ON entries (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX entries_to_judge ON entries (id) WHERE finished_at IS NOT NULL AND found IS NULL;
CREATE INDEX ladder_by_percent ON ladder (kind, home, span, begins, game, percent DESC, cost, person, days);
CREATE INDEX ladder_by_person ON ladder (person);
CREATE INDEX ladder_by_home ON ladder (home);
CREATE INDEX ladder_counts_by_home ON ladder_counts (home);
CREATE INDEX daily_channels_by_day ON daily_channels (day);
CREATE INDEX reminders_due ON reminders (opened_at) WHERE reminded_at < opened_at;
CREATE INDEX challenges_by_challenger ON challenges (challenger, id) WHERE challenger IS NOT NULL;
CREATE INDEX challenges_by_opponent ON challenges (opponent, id) WHERE opponent IS NOT NULL;
CREATE INDEX challenges_to_decide ON challenges (id) WHERE state = 'accepted' AND decided IS NULL;
CREATE INDEX challenges_untold_by_person ON challenges_untold (person);
CREATE INDEX tournaments_by_server ON tournaments (guild, id);
CREATE INDEX tournaments_by_organizer ON tournaments (organizer, made_at) WHERE organizer IS NOT NULL;
CREATE INDEX tournaments_to_draw ON tournaments (id) WHERE drawn <> '-';
CREATE INDEX entrants_by_person ON entrants (person) WHERE person IS NOT NULL;
CREATE INDEX entrants_by_place ON entrants (tournament, place, number) WHERE place IS NOT NULL;
CREATE INDEX team_matches_by_captain ON team_matches (captain, id) WHERE captain IS NOT NULL;
CREATE INDEX team_matches_by_guild ON team_matches (guild, id);
CREATE INDEX team_matches_by_contest ON team_matches (contest) WHERE contest IS NOT NULL;
CREATE INDEX team_matches_by_rival ON team_matches (rival) WHERE rival IS NOT NULL;
CREATE UNIQUE INDEX team_matches_by_code ON team_matches (code) WHERE code <> '';
CREATE INDEX team_matches_to_tell ON team_matches (id) WHERE told = 0 AND contest IS NOT NULL;
CREATE INDEX team_members_by_person ON team_members (person);
CREATE INDEX seeded_duplicates ON duplicates (form) WHERE seeded = 1;
CREATE INDEX duplicates_to_deal ON duplicate_chairs (form, level, place, lot) WHERE filled = 1 AND withdrawn = 0;
CREATE INDEX duplicates_to_fill ON duplicate_chairs (duplicate) WHERE filled = 0;
CREATE INDEX duplicates_to_reckon ON duplicates_dealt (duplicate) WHERE reckoned = 0;
CREATE INDEX duplicate_results_by_chair ON duplicate_results (duplicate, place, level);
CREATE UNIQUE INDEX duplicate_results_of_house ON duplicate_results (duplicate, place, level, ghost) WHERE ghost <> '';
CREATE INDEX duplicate_results_by_person ON duplicate_results (person) WHERE person IS NOT NULL;
CREATE INDEX duplicate_results_by_home ON duplicate_results (home) WHERE home <> 0;
CREATE INDEX tokens_by_person ON tokens (person);
CREATE INDEX tokens_by_server ON tokens (server);
CREATE INDEX hand_messages_by_person ON hand_messages (person);
CREATE INDEX hand_messages_by_sender ON hand_messages (sender);
CREATE INDEX guest_messages_by_interaction ON guest_messages (shown_by);
CREATE INDEX habits_by_change ON habits (changed);
CREATE INDEX call_lists_by_person ON call_lists (person);
CREATE INDEX puzzle_ratings_of_game ON puzzle_ratings (game);
CREATE INDEX made_puzzles_by_game ON made_puzzles (game, puzzle);
CREATE INDEX made_puzzles_by_table ON made_puzzles (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX puzzle_sources_by_deal ON puzzle_sources (table_id, deal);
CREATE INDEX practices_by_deal ON practices (table_id, deal);
CREATE INDEX ladder_homes_by_home ON ladder_homes (home);
CREATE INDEX league_people_by_home ON league_people (home);
CREATE INDEX league_members_by_league ON league_members (begins, league);
CREATE INDEX league_members_by_person ON league_members (person, begins);
CREATE INDEX tournaments_by_series ON tournaments (series, id) WHERE series IS NOT NULL;
CREATE INDEX tournaments_to_tell ON tournaments (id) WHERE told = 0;
CREATE INDEX tournaments_to_repeat ON tournaments (id) WHERE weekly = 1;
CREATE INDEX shared_pages_by_guild ON shared_pages (guild);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',3);
INSERT INTO "sqlite_sequence" VALUES('practices',1);
INSERT INTO "sqlite_sequence" VALUES('lesson_runs',1);
INSERT INTO "sqlite_sequence" VALUES('contests',3);
INSERT INTO "sqlite_sequence" VALUES('entries',1);
INSERT INTO "sqlite_sequence" VALUES('challenges',3);
COMMIT;
PRAGMA user_version = 65;
