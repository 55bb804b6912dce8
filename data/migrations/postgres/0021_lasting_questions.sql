-- What 0040_lasting_questions.sql beside this folder has made, which tells what a column means.

CREATE TABLE seat_requests (
    table_id bigint NOT NULL REFERENCES tables (id),
    person bigint NOT NULL,
    name text NOT NULL,
    asked_at bigint NOT NULL,
    declined bigint NOT NULL CHECK (declined IN (0, 1)),
    PRIMARY KEY (table_id, person)
);

CREATE INDEX seat_requests_by_person ON seat_requests (person);

CREATE TABLE awaited_pages (
    interaction bigint PRIMARY KEY,
    message bigint,
    original bigint NOT NULL CHECK (original IN (0, 1)),
    leads_to text NOT NULL
);
