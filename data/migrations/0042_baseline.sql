-- The database of the first release. A database at an earlier number is refused (bot/store/migrate.py).
--
-- All times are whole seconds since 1970, UTC. Users, guilds, channels, messages and interactions are Discord's ids.
-- Where there is no server, the channel stands in its place.
-- AUTOINCREMENT: the number stands in the buttons of old messages, or tells what is older, and must never return.

-- Contests: many people play the same deals, each alone with the same house, or teams at tables. Which kinds there are the
-- code says.
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
    tidied INTEGER NOT NULL DEFAULT 0 CHECK (tidied IN (0, 1)),  -- 1: long over, and what can be computed again is deleted
    UNIQUE (kind, number, variant, players)
) STRICT;

CREATE INDEX contests_to_settle ON contests (closes) WHERE settled = 0;
CREATE INDEX contests_to_tidy ON contests (closes) WHERE settled = 1 AND tidied = 0;

-- A secret is here before anybody plays; nobody is told it before the contest is over.
CREATE TABLE contest_deals (
    contest INTEGER NOT NULL REFERENCES contests (id),
    deal INTEGER NOT NULL,
    secret TEXT NOT NULL,  -- in hexadecimal
    PRIMARY KEY (contest, deal)
) STRICT, WITHOUT ROWID;

-- The house's answers: whoever comes to the same position gets the same answer.
CREATE TABLE contest_answers (
    contest INTEGER NOT NULL REFERENCES contests (id),
    deal INTEGER NOT NULL,
    player INTEGER NOT NULL,
    seen TEXT NOT NULL,  -- what the player had seen of the deal until then, in short
    code TEXT NOT NULL,
    PRIMARY KEY (contest, deal, player, seen)
) STRICT, WITHOUT ROWID;

-- Tables.
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

CREATE UNIQUE INDEX open_table_of_channel ON tables (channel) WHERE state IN ('lobby', 'playing');
CREATE INDEX open_tables_by_guild ON tables (guild) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_by_founder ON tables (founder);
CREATE INDEX tables_by_guild ON tables (guild);
CREATE INDEX tables_by_reach ON tables (reach, guild);
CREATE INDEX tables_by_contest ON tables (contest, id) WHERE contest IS NOT NULL;
CREATE INDEX tables_naming_people ON tables (id) WHERE ready <> '' OR removed <> '';
CREATE INDEX waiting_tables ON tables (id) WHERE waits IS NOT NULL;

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

CREATE INDEX seats_by_user ON seats (user);

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

CREATE UNIQUE INDEX live_deal_of_table ON deals (table_id) WHERE state = 'live';

-- The primary key is the lock: of two moves with one number the second is refused. A move that was taken back stays, and
-- after it stands one of the code 'undo' by the same player: together they count for nothing.
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

CREATE INDEX moves_by_user ON moves (user) WHERE user IS NOT NULL;

-- The last move of a table that a player asks to take back.
CREATE TABLE take_backs (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    seq INTEGER NOT NULL,  -- the number of the next move: once it is made the question is settled
    agreed TEXT NOT NULL,  -- JSON array of the users who have agreed so far
    refused INTEGER NOT NULL CHECK (refused IN (0, 1)),
    asked TEXT NOT NULL DEFAULT '[]'  -- JSON array: a deal's number, then by player how often they asked in it
) STRICT;

-- Requests to sit in at a running match, for the people who play there. They go with the next deal.
CREATE TABLE seat_requests (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    declined INTEGER NOT NULL CHECK (declined IN (0, 1)),  -- 1: refused, which holds for the match
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_requests_by_person ON seat_requests (person);

-- The messages of a table in its channel whose buttons work, or may work: the last one is its board. A row is written
-- before its message is posted, and goes when the message has lost its buttons, so that none is ever left behind.
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

-- The name under which a user was last seen at a table, in each server by itself: a nickname belongs to its server.
CREATE TABLE names (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX names_by_user ON names (user);

-- What the bot remembers of itself between two starts, such as which commands Discord has.
CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- How people and servers want to see cards, and in which language they want to read. ``changed`` orders the changes of both
-- tables: other processes read those that are new to them. An empty language: the choice was taken back.
CREATE TABLE looks (
    whose TEXT NOT NULL CHECK (whose IN ('person', 'server')),
    id INTEGER NOT NULL,
    style TEXT NOT NULL,
    deck TEXT NOT NULL,
    changed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (whose, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX looks_by_change ON looks (changed);

CREATE TABLE languages (
    whose TEXT NOT NULL CHECK (whose IN ('person', 'server')),
    id INTEGER NOT NULL,
    language TEXT NOT NULL,
    changed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (whose, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX languages_by_change ON languages (changed);

-- What a server has settled for its tables.
CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    several INTEGER NOT NULL CHECK (several IN (0, 1)),  -- 1: a channel may have several tables
    patience INTEGER  -- seconds for a move; NULL: nothing chosen
) STRICT;

CREATE TABLE server_rules (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,  -- by the name it goes by
    options TEXT NOT NULL,  -- JSON object, text to text
    PRIMARY KEY (guild, game)
) STRICT, WITHOUT ROWID;

-- Careers: what people have played, summed up as it is played, so that a profile or a leaderboard reads few rows. All of it
-- can be computed anew from deals, moves and results.
--
-- game: the name of a form, which a table's variant and players tell. month: year and month (202611, UTC) of the end of a
-- deal or a match: a season; 0: all there is. company: whether at least two people played, or one with the house.
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

CREATE INDEX results_by_user ON results (user);

-- A deal as a person played it.
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

CREATE INDEX played_by_deal ON played (table_id, deal);

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

CREATE INDEX sums_by_user ON sums (user, guild, month);

-- How well people play beside each other; every month everybody begins anew, and in 0 goes on.
CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    month INTEGER NOT NULL,
    user INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (guild, game, month, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_user ON ratings (user);

-- Tables that could not be counted when they were played: the backfill counts them.
CREATE TABLE uncounted (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    deals INTEGER NOT NULL,  -- the newest deal that had been finished
    results INTEGER NOT NULL CHECK (results IN (0, 1))  -- 1: its match had been
) STRICT;

-- Fairness: what cards are made of (docs/fairness.md). A secret is here before its deal is; nobody is told it before that is
-- over.
CREATE TABLE secrets (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    deal INTEGER NOT NULL,  -- by its number in the log, where it may not be yet
    secret TEXT NOT NULL,  -- in hexadecimal
    PRIMARY KEY (table_id, deal)
) STRICT, WITHOUT ROWID;

-- The words that people gave for a deal, until they ask to be forgotten.
CREATE TABLE words (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    deal INTEGER NOT NULL,
    user INTEGER NOT NULL,
    word TEXT NOT NULL,
    PRIMARY KEY (table_id, deal, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX words_by_user ON words (user);

-- Finished deals: one that is shared, one of its people has opened to everybody in the server.
CREATE TABLE shares (
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    PRIMARY KEY (table_id, deal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT, WITHOUT ROWID;

-- The decisions for which a player has asked for a hint, by the number of the move that was to be made. A row is written
-- before the hint is shown.
CREATE TABLE hints (
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    player INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, deal, player, seq),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT, WITHOUT ROWID;

-- Deals that people play on from a position, for themselves: the newest of each person, and nothing of it counts.
CREATE TABLE practices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL UNIQUE,
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    position INTEGER NOT NULL,  -- how many moves of the deal stand before it
    seat INTEGER NOT NULL,  -- the player as whom the person plays
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT;

CREATE INDEX practices_by_deal ON practices (table_id, deal);

-- The moves since that position.
CREATE TABLE practice_moves (
    practice INTEGER NOT NULL REFERENCES practices (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    player INTEGER NOT NULL,
    code TEXT NOT NULL,
    step INTEGER NOT NULL,  -- which click of the person's it was made at; 0: before the first
    PRIMARY KEY (practice, seq)
) STRICT, WITHOUT ROWID;

-- What an analysis says of a person's decisions in a deal. The newest are kept; the others can be made again.
CREATE TABLE analyses (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    user INTEGER NOT NULL,
    found TEXT NOT NULL,  -- the store does not look into it
    UNIQUE (table_id, deal, user),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT;

CREATE INDEX analyses_by_user ON analyses (user);

-- One try of a person at one deal of a contest.
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
    ahead INTEGER,  -- own points less the mean of the others', in twelfths; NULL: not finished, or the contest goes by points
    UNIQUE (contest, mark),
    CHECK ((finished_at IS NULL) = (points IS NULL))
) STRICT;

CREATE INDEX entries_by_person ON entries (person, contest) WHERE person IS NOT NULL;
CREATE INDEX entries_by_home ON entries (contest, home) WHERE finished_at IS NOT NULL;
CREATE INDEX entries_by_reach ON entries (reach, home) WHERE home <> 0;
CREATE INDEX entries_by_table ON entries (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX entries_to_judge ON entries (id) WHERE finished_at IS NOT NULL AND found IS NULL;

CREATE TABLE entry_moves (
    entry INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    player INTEGER NOT NULL,
    code TEXT NOT NULL,
    step INTEGER NOT NULL,  -- how many moves the person had made when it was made, this one too
    PRIMARY KEY (entry, seq)
) STRICT, WITHOUT ROWID;

-- House players who have played a seat of a deal before people came.
CREATE TABLE ghosts (
    contest INTEGER NOT NULL REFERENCES contests (id),
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    level TEXT NOT NULL,
    number INTEGER NOT NULL,
    points INTEGER NOT NULL,
    line TEXT NOT NULL,  -- the codes of all moves, separated by blanks
    ahead INTEGER,  -- as in entries
    PRIMARY KEY (contest, deal, seat, level, number)
) STRICT, WITHOUT ROWID;

-- Ladders: how well people have played daily or rated deals in a week, a month or a season, computed anew from the tries
-- whenever one of them is added.
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

CREATE INDEX ladder_by_percent ON ladder (kind, home, span, begins, game, percent DESC, cost, person, days);
CREATE INDEX ladder_by_person ON ladder (person);
CREATE INDEX ladder_by_home ON ladder (home);

-- How many people stand at each place, so that a person's is found without counting all that are before it.
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

CREATE INDEX ladder_counts_by_home ON ladder_counts (home);

-- The channel in which a server has the deal of the day, and the message there.
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

CREATE INDEX daily_channels_by_day ON daily_channels (day);

-- The people who want to be reminded of the deal of the day.
CREATE TABLE reminders (
    person INTEGER PRIMARY KEY,
    language TEXT NOT NULL,
    reminded_at INTEGER NOT NULL,  -- the last time; 0: never
    opened_at INTEGER NOT NULL DEFAULT 0  -- when they opened their last deal of the day
) STRICT;

CREATE INDEX reminders_due ON reminders (opened_at) WHERE reminded_at < opened_at;

-- One person challenges another to play the same deals.
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
    opponent_language TEXT NOT NULL DEFAULT 'en',  -- in which they use Discord
    CHECK ((state = 'accepted') = (contest IS NOT NULL))
) STRICT;

CREATE INDEX challenges_by_challenger ON challenges (challenger, id) WHERE challenger IS NOT NULL;
CREATE INDEX challenges_by_opponent ON challenges (opponent, id) WHERE opponent IS NOT NULL;
CREATE INDEX challenges_to_decide ON challenges (id) WHERE state = 'accepted' AND decided IS NULL;

-- The people who are still to be told by direct message that a challenge of theirs is decided.
CREATE TABLE challenges_untold (
    challenge INTEGER NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    PRIMARY KEY (challenge, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX challenges_untold_by_person ON challenges_untold (person);

-- A server holds a tournament: its deals are a contest of kind 'tournament' with its number.
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
) STRICT;

CREATE INDEX tournaments_by_server ON tournaments (guild, id);
CREATE INDEX tournaments_by_organizer ON tournaments (organizer, made_at) WHERE organizer IS NOT NULL;
CREATE INDEX tournaments_to_draw ON tournaments (id) WHERE drawn <> '-';

-- The people who take part. Place, score and deals are noted once, when it is over: a person forgotten later moves nobody.
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

CREATE INDEX entrants_by_person ON entrants (person) WHERE person IS NOT NULL;
CREATE INDEX entrants_by_place ON entrants (tournament, place, number) WHERE place IS NOT NULL;

-- Teams play the same deals at several tables, which are those of a contest.
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

CREATE INDEX team_matches_by_captain ON team_matches (captain, id) WHERE captain IS NOT NULL;
CREATE INDEX team_matches_by_guild ON team_matches (guild, id);
CREATE INDEX team_matches_by_contest ON team_matches (contest) WHERE contest IS NOT NULL;
CREATE INDEX team_matches_by_rival ON team_matches (rival) WHERE rival IS NOT NULL;
CREATE UNIQUE INDEX team_matches_by_code ON team_matches (code) WHERE code <> '';
CREATE INDEX team_matches_to_tell ON team_matches (id) WHERE told = 0 AND contest IS NOT NULL;

CREATE TABLE team_members (
    match_id INTEGER NOT NULL REFERENCES team_matches (id),
    person INTEGER NOT NULL,
    team INTEGER NOT NULL,  -- from 0
    place INTEGER,  -- the order in which people of a team have sat down, from 0; NULL: they were asked, and have not
    asked INTEGER NOT NULL CHECK (asked IN (0, 1)),  -- 1: the captain has named them: nobody else sits in that team
    name TEXT NOT NULL,
    PRIMARY KEY (match_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX team_members_by_person ON team_members (person);

-- Duplicates: deals that one person plays alone with the house may be dealt to others again. A deal is its cards alone; seats
-- are counted from the dealer.
CREATE TABLE duplicates (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    form TEXT NOT NULL,  -- the game, how many play and the options of a deal
    cards TEXT NOT NULL UNIQUE,  -- in hexadecimal: the key of which the cards follow (docs/fairness.md)
    seeded INTEGER NOT NULL CHECK (seeded IN (0, 1))  -- 1: made beforehand, for nobody
) STRICT;

CREATE INDEX seeded_duplicates ON duplicates (form) WHERE seeded = 1;

-- A seat of such a deal among house players of a level.
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

CREATE INDEX duplicates_to_deal ON duplicate_chairs (form, level, place, lot) WHERE filled = 1 AND withdrawn = 0;
CREATE INDEX duplicates_to_fill ON duplicate_chairs (duplicate) WHERE filled = 0;

-- The people who have seen the cards of a deal, and are not dealt it.
CREATE TABLE duplicates_seen (
    person INTEGER NOT NULL,
    duplicate INTEGER NOT NULL REFERENCES duplicates (id),
    PRIMARY KEY (person, duplicate)
) STRICT, WITHOUT ROWID;

-- At which table a deal was dealt.
CREATE TABLE duplicates_dealt (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    deal INTEGER NOT NULL,  -- by its number in the log
    duplicate INTEGER NOT NULL REFERENCES duplicates (id),
    place INTEGER NOT NULL,
    level TEXT NOT NULL CHECK (level IN ('novice', 'club', 'master')),
    reckoned INTEGER NOT NULL DEFAULT 0 CHECK (reckoned IN (0, 1)),  -- 1: its result is among the results, or will never be
    PRIMARY KEY (table_id, deal)
) STRICT, WITHOUT ROWID;

CREATE INDEX duplicates_to_reckon ON duplicates_dealt (duplicate) WHERE reckoned = 0;

-- How a deal ended for the player of a seat.
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

CREATE INDEX duplicate_results_by_chair ON duplicate_results (duplicate, place, level);
CREATE UNIQUE INDEX duplicate_results_of_house ON duplicate_results (duplicate, place, level, ghost) WHERE ghost <> '';
CREATE INDEX duplicate_results_by_person ON duplicate_results (person) WHERE person IS NOT NULL;
CREATE INDEX duplicate_results_by_home ON duplicate_results (home) WHERE home <> 0;

-- The tokens by which messages can be changed that the bot has answered people with: a process that takes over goes on with
-- them. Each is a secret for a quarter of an hour, and is deleted then.
CREATE TABLE tokens (
    interaction INTEGER PRIMARY KEY,  -- its number in Discord, which tells when it began
    token TEXT NOT NULL,
    person INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    server INTEGER NOT NULL,  -- 0: the bot is a guest there, or it is in no server
    locale TEXT NOT NULL,
    posts INTEGER NOT NULL CHECK (posts IN (0, 1))  -- 1: tables are drawn by it where the bot is a guest
) STRICT;

CREATE INDEX tokens_by_person ON tokens (person);
CREATE INDEX tokens_by_server ON tokens (server);

-- The private pages of people at their tables.
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

CREATE INDEX hand_messages_by_person ON hand_messages (person);
CREATE INDEX hand_messages_by_sender ON hand_messages (sender);

-- Messages for all where the bot is a guest.
CREATE TABLE guest_messages (
    message INTEGER PRIMARY KEY,
    shown_by INTEGER NOT NULL,
    original INTEGER NOT NULL CHECK (original IN (0, 1))
) STRICT;

CREATE INDEX guest_messages_by_interaction ON guest_messages (shown_by);

-- Private pages that say that something is still to come: a process that takes over shows it there.
CREATE TABLE awaited_pages (
    interaction INTEGER PRIMARY KEY,  -- the one that can change it
    message INTEGER,
    original INTEGER NOT NULL CHECK (original IN (0, 1)),  -- 1: the interaction was answered with it, or pressed on it
    leads_to TEXT NOT NULL  -- the custom_id of a control that would bring what is to come
) STRICT;
