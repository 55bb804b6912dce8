-- What 0031_rated_ladders.sql beside this folder has made, which tells what a column means.

ALTER TABLE ladder ADD COLUMN kind text NOT NULL DEFAULT 'daily';
ALTER TABLE ladder ALTER COLUMN kind DROP DEFAULT;
ALTER TABLE ladder ADD COLUMN whole bigint NOT NULL DEFAULT 0;
UPDATE ladder SET whole = CAST(floor(percent) AS bigint);
ALTER TABLE ladder ALTER COLUMN whole DROP DEFAULT;
ALTER TABLE ladder DROP CONSTRAINT ladder_pkey;
ALTER TABLE ladder ADD PRIMARY KEY (kind, home, span, begins, game, person);

DROP INDEX ladder_by_percent;
CREATE INDEX ladder_by_percent ON ladder (kind, home, span, begins, game, percent DESC, cost, person, days);

CREATE TABLE ladder_counts (
    kind text NOT NULL,
    home bigint NOT NULL,
    span text NOT NULL,
    begins bigint NOT NULL,
    game text NOT NULL,
    whole bigint NOT NULL,
    days bigint NOT NULL,
    people bigint NOT NULL,
    PRIMARY KEY (kind, home, span, begins, game, whole, days)
);

INSERT INTO ladder_counts (kind, home, span, begins, game, whole, days, people)
SELECT kind, home, span, begins, game, whole, days, count(*) FROM ladder GROUP BY kind, home, span, begins, game, whole, days;
