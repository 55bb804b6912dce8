-- The first day that counts on the ladders of a server: nobody is asked for days before it.
CREATE TABLE ladder_homes (
    kind text NOT NULL,
    home bigint NOT NULL,
    first_day bigint NOT NULL,
    PRIMARY KEY (kind, home)
);

CREATE INDEX ladder_homes_by_home ON ladder_homes (home);

INSERT INTO ladder_homes (kind, home, first_day)
SELECT kind, home, min(number) FROM entries JOIN contests ON contests.id = contest
WHERE percent IS NOT NULL AND home <> 0 GROUP BY kind, home;

INSERT INTO ladder_homes (kind, home, first_day)
SELECT kind, 0, min(number) FROM entries JOIN contests ON contests.id = contest
WHERE percent IS NOT NULL AND kind = 'rated' GROUP BY kind;
