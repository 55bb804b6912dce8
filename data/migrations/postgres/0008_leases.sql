-- Who may write: by shard a number that grows with each holder and stands in every transaction that writes, so that a
-- process that was thought dead cannot. The number is part of a key: who writes locks it as a foreign key would, and
-- whoever takes over waits for that, while the time until which the lease holds can be put off meanwhile. A bot that holds
-- all shards holds shard 0 of 1.
CREATE TABLE leases (
    shard bigint PRIMARY KEY,
    shards bigint NOT NULL,
    number bigint NOT NULL,
    until timestamptz NOT NULL,
    session bigint NOT NULL,
    UNIQUE (shard, number)
);

DROP TABLE owners;
