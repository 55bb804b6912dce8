-- Practices may also begin at the decision of a puzzle, which has no table.
ALTER TABLE practices ALTER COLUMN table_id DROP NOT NULL;
ALTER TABLE practices ALTER COLUMN deal DROP NOT NULL;
ALTER TABLE practices ADD COLUMN puzzle text NOT NULL DEFAULT '';
ALTER TABLE practices ALTER COLUMN puzzle DROP DEFAULT;
ALTER TABLE practices ADD CHECK ((table_id IS NULL) = (puzzle <> '') AND (deal IS NULL) = (puzzle <> ''));

-- Whether a puzzle that most people disliked kept its answer when it was judged anew; NULL: it was not judged anew.
ALTER TABLE puzzle_ratings ADD COLUMN kept bigint CHECK (kept IN (0, 1));
