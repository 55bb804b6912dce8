-- How often each later lesson was offered below a person's score, and where last: it is not offered for ever.
CREATE TABLE lesson_offers (
    "user" bigint NOT NULL,
    lesson text NOT NULL,
    shown bigint NOT NULL,
    table_id bigint NOT NULL,
    deal bigint NOT NULL,
    PRIMARY KEY ("user", lesson)
);
